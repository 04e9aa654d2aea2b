import type { JointTransaction } from '../../evidence/mixing.ts'
import { type Coin, carriesData, holderOf, spentBy, sumOf, type Transaction } from './transaction.ts'

export type Shape = Pick<JointTransaction, 'protocol' | 'confidence'>

/**
 * The joint transaction (CoinJoin) that a transaction has the shape of. The rules and their confidence are those of
 * GraphSense (2026), after Stockinger et al.; a payout of a service to many customers looks alike and is none, and neither
 * is Stonewall, which one owner makes alone.
 */
export function shapeOf(transaction: Transaction, isService: (holder: string) => boolean): Shape | undefined {
  const ins = spentBy(transaction)
  if (!ins || transaction.outputsCut) return undefined
  const outs = transaction.outputs.filter(coin => !carriesData(coin))
  if (isStonewall(outs) || holders(outs).size < outs.length) return undefined
  const served = ins.some(coin => isService(holderOf(coin)))
  return (
    whirlpool(ins, transaction.outputs) ??
    (served ? undefined : wasabi1(ins, outs)) ??
    wasabi2(ins, outs) ??
    (served ? undefined : joinMarket(ins, outs))
  )
}

/** Whether the inputs may belong to several owners: any such shape, one with two equal outputs, or that of a PayJoin. */
export function mayBeJoint(transaction: Transaction): boolean {
  const ins = spentBy(transaction)
  if (!ins || transaction.outputsCut) return true
  const owners = holders(ins).size
  const outs = transaction.outputs.filter(coin => !carriesData(coin))
  const equal = mostFrequent(outs)
  const half = equal >= 2 && equal <= owners && 2 * equal >= outs.length
  return half || isStonewall(outs) || isPayJoin(ins, outs) || shapeOf(transaction, () => false) !== undefined
}

/** Three or four outputs, exactly two of them equal. */
export function isStonewall(outs: readonly Coin[]): boolean {
  const repeated = [...frequencies(outs).values()].filter(count => count > 1)
  return (outs.length === 3 || outs.length === 4) && repeated.length === 1 && repeated[0] === 2
}

/** Two outputs, the larger of which could be paid without the smallest input: who pays alone leaves that one at home. */
function isPayJoin(ins: readonly Coin[], outs: readonly Coin[]): boolean {
  if (outs.length !== 2 || holders(ins).size < 2) return false
  return sumOf(ins) - least(ins) >= most(outs)
}

const pools: readonly bigint[] = [100_000n, 1_000_000n, 5_000_000n, 50_000_000n]
/** What an input that is new in the pool brings along for the miners, in satoshi. */
const [leastEntry, mostEntry] = [100n, 100_000n]

/** Five in, five out, all of one pool; those that were in it before bring its amount exactly. */
function whirlpool(ins: readonly Coin[], outs: readonly Coin[]): Shape | undefined {
  if (ins.length !== 5 || outs.length !== 5 || holders(ins).size < 5) return undefined
  const pool = pools.find(amount => outs.every(({ value }) => value === amount))
  if (pool === undefined) return undefined
  const entries = ins.map(({ value }) => value - pool).filter(more => more !== 0n)
  const fits = entries.every(more => more >= leastEntry && more <= mostEntry)
  return fits && entries.length >= 1 && entries.length <= 4 ? { protocol: 'Whirlpool', confidence: 60 } : undefined
}

/** 0.1 BTC and its doubles. */
const levels: readonly bigint[] = [1n, 2n, 4n, 8n, 16n, 32n, 64n, 128n, 256n, 512n, 1_024n].map(times => times * 10_000_000n)
/** Inputs that one owner may bring. */
const inputsEach = 7

/** Equal outputs of 0.1 BTC within 5 %, and from version 1.1 on of its doubles too. */
function wasabi1(ins: readonly Coin[], outs: readonly Coin[]): Shape | undefined {
  const owners = holders(ins).size
  if (ins.length < 10 || isCrowded(ins)) return undefined
  const found = frequencies(outs)
  const [base = 0, ...doubles] = levels.map(amount => {
    const near = [...found].filter(([value]) => 20n * distance(value, amount) <= amount)
    return Math.max(0, ...near.map(([, count]) => count))
  })
  const repeated = doubles.filter(count => count >= 2)
  const mixed = base + repeated.reduce((sum, count) => sum + count, 0)
  const largest = Math.max(base, ...repeated)
  if (base < 3 || largest > owners || owners > inputsEach * largest || 2 * mixed < outs.length - 1) return undefined
  if (repeated.length === 0) return base === mostFrequent(outs) ? { protocol: 'Wasabi 1.0', confidence: 70 } : undefined
  const tightness = (largest / owners - 1 / inputsEach) / (1 - 1 / inputsEach)
  return { protocol: 'Wasabi 1.1', confidence: Math.floor(50 + 50 * tightness) }
}

/** Many inputs, no small output, at least three amounts that return and make up half of the outputs, and change. */
function wasabi2(ins: readonly Coin[], outs: readonly Coin[]): Shape | undefined {
  if (ins.length < 20 || isCrowded(ins) || outs.some(({ value }) => value < 5_000n)) return undefined
  const repeated = [...frequencies(outs).values()].filter(count => count > 1)
  const denominated = repeated.reduce((sum, count) => sum + count, 0)
  const fits = repeated.length >= 3 && 2 * denominated >= outs.length && denominated < outs.length && 10 * denominated >= ins.length
  return fits ? { protocol: 'Wasabi 2', confidence: 60 } : undefined
}

/** Equal outputs at or below this are dust, not a share in a round. */
const dust = 2_730n

/** As many equal outputs as owners, and change. Many other things look like this. */
function joinMarket(ins: readonly Coin[], outs: readonly Coin[]): Shape | undefined {
  const equal = mostFrequent(outs.filter(({ value }) => value > dust))
  const fits = equal >= 3 && 2 * equal >= outs.length && equal < outs.length && equal <= holders(ins).size
  return fits ? { protocol: 'JoinMarket', confidence: 49 } : undefined
}

/** One holder brings more than a tenth of the inputs: that is a purse, not a crowd. */
const isCrowded = (ins: readonly Coin[]): boolean => [...tally(ins.map(holderOf)).values()].some(count => 10 * count > ins.length)

const holders = (coins: readonly Coin[]): ReadonlySet<string> => new Set(coins.map(holderOf))
const frequencies = (coins: readonly Coin[]): ReadonlyMap<bigint, number> => tally(coins.map(({ value }) => value))

function tally<T>(items: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>()
  for (const item of items) {
    const before = counts.get(item)
    counts.set(item, before === undefined ? 1 : before + 1)
  }
  return counts
}

const mostFrequent = (coins: readonly Coin[]): number => Math.max(0, ...frequencies(coins).values())
const distance = (a: bigint, b: bigint): bigint => (a < b ? b - a : a - b)
const least = (coins: readonly Coin[]): bigint => coins.map(({ value }) => value).reduce((a, b) => (b < a ? b : a))
const most = (coins: readonly Coin[]): bigint => coins.map(({ value }) => value).reduce((a, b) => (b > a ? b : a))
