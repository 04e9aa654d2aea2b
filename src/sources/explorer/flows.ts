import type { Chain } from '../../chains/index.ts'
import type { Flow } from '../exposure.ts'
import { registered, skeleton } from '../identity.ts'
import { exchangeOf } from '../trade/venues.ts'
import type { Movement, WalletHistory } from './history.ts'

/** Canonical spelling of an address of an EVM chain. */
export const canonical = (address: string, { family }: Chain): string => String(family.parse(address.toLowerCase()))

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
  return movements
    .filter(({ from, to }) => from !== to)
    .map(move => ({
      ...move,
      direction: move.from === self ? ('out' as const) : ('in' as const),
      party: move.from === self ? move.to : move.from,
      signed: own.has(move.transaction),
      asset: kindOf(move),
    }))
}

/** What counterfeiters imitate: the coin of the chain and what its markets count in. */
function symbolsOf({ id, symbol }: Chain): ReadonlySet<string> {
  const exchange = exchangeOf(id)
  return new Set([symbol, ...(exchange ? [exchange.wrapped, ...exchange.quotes].map(coin => coin.symbol) : [])].map(skeleton))
}

/** Of a stablecoin of the chain, below which a transfer is a greeting and no payment, in dollars; the coin is measured in thousandths of itself. */
const little = { usd: 1n, coinParts: 1_000n } as const

/** Base units of a whole one. */
const unit = (decimals: number): bigint => 10n ** BigInt(decimals)

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
  return seen.flatMap((move): Flow[] => {
    const { asset, amount, token, direction, transaction, at, party } = move
    if (amount === 0n || spam.has(move) || (asset !== 'coin' && asset !== 'registered')) return []
    const common = { direction, party: canonical(party, chain), amount, transaction, ...(at && { at }) }
    if (!token) return [{ ...common, asset: chain.symbol, decimals: chain.decimals }]
    // what a coin counts in is known of the large ones; of others the index tells
    const decimals = quotes?.find(({ address }) => address.toLowerCase() === token.address)?.decimals ?? token.decimals
    return decimals === undefined ? [] : [{ ...common, asset: canonical(token.address, chain), decimals }]
  })
}
