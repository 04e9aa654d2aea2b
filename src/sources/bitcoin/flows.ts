import type { Flow } from '../exposure.ts'
import type { Shape } from './joint.ts'
import { type Coin, carriesData, holderOf, sumOf, type Transaction } from './transaction.ts'

/** What tells the coins of the wallet from those of others. */
export interface Sides {
  readonly wallet: string
  /** Other addresses of its owner. */
  readonly others: { has(holder: string): boolean }
  /** Whether a list accuses the holder: what went to or came from such a one is never taken for the owner's own. */
  accused(holder: string): boolean
  shapeOf(transaction: Transaction): Shape | undefined
}

/**
 * Less than a dollar at any price that bitcoin ever had, sent by somebody else: anybody can do that to anybody, so it says
 * nothing of the wallet. In satoshi.
 */
const unsolicited = 1_000n

/** Where a shape is this sure, its outputs belong to strangers. */
const sure = 60

/** What moved between the wallet and others. A transaction with many inputs pays each output from all of them alike. */
export function flowsOf(transactions: readonly Transaction[], sides: Sides): Flow[] {
  return transactions.flatMap(transaction => (spends(transaction, sides.wallet) ? outbound : inbound)(transaction, sides))
}

/** Whether the wallet signed it. One that is listed for the wallet and pays it nothing must spend from it. */
export const spends = (transaction: Transaction, wallet: string): boolean =>
  transaction.inputs.some(({ spends: coin }) => coin?.address === wallet) ||
  (transaction.inputs.some(({ spends: coin }) => !coin) && !transaction.outputs.some(({ address }) => address === wallet))

/** Stands for who is not known, and for nobody: new coins, and inputs that the host is silent about. */
const nobody = { coinbase: 'new coins', silent: 'not said' } as const

function inbound(transaction: Transaction, sides: Sides): Flow[] {
  const amount = sumOf(transaction.outputs.filter(({ address }) => address === sides.wallet))
  if (amount <= unsolicited && !transaction.coinbase) return []
  const known = transaction.inputs.flatMap(({ spends: coin }) => coin ?? [])
  const rest = totalIn(transaction) - sumOf(known)
  const sources = [
    ...known.map(coin => ({ party: holderOf(coin), value: coin.value })),
    ...(rest > 0n ? [{ party: transaction.coinbase ? nobody.coinbase : nobody.silent, value: rest }] : []),
  ]
  const parts = split(amount, sources)
  return parts.flatMap(({ party, value }) => (isOwn(party, sides) ? [] : flow('in', party, value, transaction)))
}

function outbound(transaction: Transaction, sides: Sides): Flow[] {
  const shape = sides.shapeOf(transaction)
  if (shape && shape.confidence >= sure) return []
  const known = transaction.inputs.flatMap(({ spends: coin }) => coin ?? [])
  const signers = new Set(known.map(holderOf))
  const own = sumOf(known.filter(({ address }) => address === sides.wallet))
  const whole = totalIn(transaction)
  const change = changeOf(transaction, sides)
  return transaction.outputs.flatMap(coin => {
    const party = holderOf(coin)
    const back = isOwn(party, sides) || coin === change || (signers.has(party) && !sides.accused(party))
    if (back || coin.value === 0n) return []
    // an input the host is silent about may be the wallet's, so all of the output is
    const part = own === 0n || known.length < transaction.inputs.length ? coin.value : (coin.value * own) / whole
    return flow('out', party, part > 0n ? part : 1n, transaction)
  })
}

const isOwn = (party: string, { wallet, others, accused }: Sides): boolean => party === wallet || (others.has(party) && !accused(party))

/** What went in, as the outputs and the fee tell: some hosts are silent about inputs. */
function totalIn({ inputs, outputs, fee }: Transaction): bigint {
  const known = sumOf(inputs.flatMap(({ spends: coin }) => coin ?? []))
  const out = sumOf(outputs) + (fee === undefined ? 0n : fee)
  return known > out ? known : out
}

/**
 * The output that returns to the owner, where only one can be it: all inputs are of one kind of address, one output is too,
 * and the payments are not. Nothing that a list accuses is change, and nothing where an output openly returns to a signer.
 */
export function changeOf(
  transaction: Transaction,
  { wallet, others, accused }: Pick<Sides, 'wallet' | 'others' | 'accused'>,
): Coin | undefined {
  const ins = transaction.inputs.flatMap(({ spends: coin }) => coin ?? [])
  const [kind, another] = new Set(ins.map(kindOf))
  if (ins.length < transaction.inputs.length || kind === undefined || another !== undefined) return undefined
  const signers = new Set([wallet, ...ins.map(holderOf)])
  const outs = transaction.outputs.filter(coin => !carriesData(coin))
  if (outs.some(coin => signers.has(holderOf(coin)) || others.has(holderOf(coin)))) return undefined
  const [alike, second] = outs.filter(coin => kindOf(coin) === kind)
  return alike && !second && outs.length > 1 && !accused(holderOf(alike)) ? alike : undefined
}

/** Kind of address, by its first characters and length. */
const kindOf = ({ address, script }: Coin): string =>
  address === undefined ? script.slice(0, 2) : address.startsWith('bc1') ? `${address.slice(0, 4)} ${address.length}` : address.slice(0, 1)

/** Shares of `amount` in proportion to values; together they are exactly the amount. */
export function split(amount: bigint, sources: readonly { readonly party: string; readonly value: bigint }[]) {
  const whole = sources.reduce((sum, { value }) => sum + value, 0n)
  let [passed, given] = [0n, 0n]
  return sources.map(({ party, value }) => {
    passed += value
    const part = whole === 0n ? 0n : (amount * passed) / whole - given
    given += part
    return { party, value: part }
  })
}

const flow = (direction: Flow['direction'], party: string, amount: bigint, { id, at }: Transaction): Flow[] =>
  amount > 0n ? [{ direction, party, asset: 'BTC', decimals: 8, amount, transaction: id, ...(at && { at }) }] : []
