import type { Chain } from '../../chains/index.ts'
import type { Flow } from '../exposure.ts'
import { registered, skeleton } from '../identity.ts'
import { exchangeOf } from '../trade/venues.ts'
import type { Movement, WalletHistory } from './history.ts'

/** Spellings of late: a history names the same few addresses over and over, and each takes a hash. */
const spellings = new Map<string, string>()
const mostSpellings = 4_096

/** Canonical spelling of an address of an EVM chain. */
export function canonical(address: string, { family }: Chain): string {
  const known = spellings.get(address)
  if (known !== undefined) return known
  const spelled = String(family.parse(address.toLowerCase()))
  if (spellings.size >= mostSpellings) spellings.clear()
  spellings.set(address, spelled)
  return spelled
}

/** A movement that concerns the wallet, as the wallet sees it. */
export interface Seen extends Movement {
  readonly direction: 'in' | 'out'
  /** The other side, in small letters. */
  readonly party: string
  /** The wallet itself started the transaction. Anybody can have a token tell of a transfer of nothing in the name of anybody. */
  readonly signed: boolean
  /** Native coin, a token of the registry, one that borrows a name of it, or another. */
  readonly asset: 'coin' | 'registered' | 'counterfeit' | 'other'
}

/** What came and went. What stays within the wallet is neither. */
export function seenBy(address: string, { transactions, movements }: WalletHistory, chain: Chain): readonly Seen[] {
  const self = address.toLowerCase()
  const own = new Set(transactions.filter(({ from }) => from === self).map(({ id }) => id))
  const kinds = new Map<string, Seen['asset']>()
  const imitated = symbolsOf(chain)
  const kindOf = ({ token }: Movement): Seen['asset'] => {
    if (!token) return 'coin'
    const known = kinds.get(token.address)
    if (known) return known
    const kind = registered(chain.id, canonical(token.address, chain))
      ? 'registered'
      : token.symbol !== undefined && imitated.has(skeleton(token.symbol))
        ? 'counterfeit'
        : 'other'
    kinds.set(token.address, kind)
    return kind
  }
  const found: Seen[] = []
  for (const move of movements) {
    const { transaction, at, block, from, to, amount, token, internal } = move
    if (from === to) continue
    const out = from === self
    found.push({
      transaction,
      at,
      block,
      from,
      to,
      amount,
      token,
      internal,
      direction: out ? 'out' : 'in',
      party: out ? to : from,
      signed: own.has(transaction),
      asset: kindOf(move),
    })
  }
  return found
}

const symbols = new WeakMap<Chain, ReadonlySet<string>>()

/** What counterfeiters imitate: the coin of the chain and what its markets count in. */
function symbolsOf(chain: Chain): ReadonlySet<string> {
  const made = symbols.get(chain)
  if (made) return made
  const exchange = exchangeOf(chain.id)
  const found = new Set([chain.symbol, ...(exchange ? [exchange.wrapped, ...exchange.quotes].map(coin => coin.symbol) : [])].map(skeleton))
  symbols.set(chain, found)
  return found
}

/** Of a stablecoin of the chain, below which a transfer is a greeting and no payment, in dollars; the coin is measured in thousandths of itself. */
const little = { usd: 1n, coinParts: 1_000n } as const

const units: bigint[] = []
/** Base units of a whole one, of a coin of this program. */
function unit(decimals: number): bigint {
  units[decimals] ??= 10n ** BigInt(decimals)
  return units[decimals]
}

/** Nothing, or next to nothing: what poisoners and spammers send. */
export function isTiny({ amount, asset, token }: Seen, chain: Chain): boolean {
  if (amount === 0n) return true
  if (asset === 'coin') return amount * little.coinParts < unit(chain.decimals)
  const coin = token && stableOf(token.address, chain)
  return coin !== undefined && amount < little.usd * unit(coin.decimals)
}

const stableOf = (address: string, chain: Chain) =>
  exchangeOf(chain.id)?.quotes.find(quote => quote.stable && quote.address.toLowerCase() === address)

/** What counts as a dealing: value in the coin or in tokens of the registry, without what `spam` names. */
export function flowsOf(seen: readonly Seen[], chain: Chain, spam: ReadonlySet<Seen>): readonly Flow[] {
  const quotes = exchangeOf(chain.id)?.quotes
  const flows: Flow[] = []
  for (const move of seen) {
    const { amount, token, direction, transaction, at } = move
    if (amount === 0n || spam.has(move) || (move.asset !== 'coin' && move.asset !== 'registered')) continue
    // what a coin counts in is known of the large ones; of others the index tells
    const decimals = token
      ? (quotes?.find(({ address }) => address.toLowerCase() === token.address)?.decimals ?? token.decimals)
      : chain.decimals
    if (decimals === undefined) continue
    const asset = token ? canonical(token.address, chain) : chain.symbol
    flows.push({ direction, party: canonical(move.party, chain), amount, transaction, at, asset, decimals })
  }
  return flows
}
