import type { Question } from '../../evm/pool.ts'
import { balanceOf } from '../router.ts'
import { approval, opening, purchase, purse, type Size, type Stage } from '../stage.ts'
import { type Outcome, ordinaryGas, type SimulatedBlock, type Surroundings, simulateCall, type Transaction } from '../transactions.ts'

/** What an account does some time after its purchase, in a block of its own. */
interface Step {
  /** Seconds after the purchase; 0 is the block of the purchase. */
  readonly after: number
  readonly transactions: readonly Transaction[]
  readonly surroundings?: Partial<Surroundings>
  /** Block numbers that are passed over before it. */
  readonly skip?: number
  /** What the account has left in native coin by then, as hex. */
  readonly left?: string
}

/** One account that buys and then does one thing. Keys of its transactions begin with its name and a slash. */
export interface Branch {
  readonly name: string
  readonly buyer: string
  readonly size: Size
  /** What is seen of the block of the purchase. */
  readonly entry?: Partial<Surroundings>
  readonly steps: readonly Step[]
}

/** Branches that share one request: they see each other's trades, but no account does more than its own. */
export interface Batch {
  readonly branches: readonly Branch[]
  /** What is seen by everything that does not say otherwise. */
  readonly surroundings?: Partial<Surroundings>
  readonly validation?: boolean
  /** Code that the buyers get, as hex. */
  readonly code?: string
  /** What they spend besides their purchases, in wei. */
  readonly gifts?: bigint
}

const blockTime = 12

/** Most gas of all transactions of one request: the RPCGasCap that geth has by default, for `eth_simulateV1` as a whole. */
export const requestGas = 50_000_000n

const named = (name: string, transactions: readonly Transaction[]): Transaction[] =>
  transactions.map(transaction => ({ ...transaction, key: `${name}/${transaction.key}` }))

/** A read of what an account holds, keyed "holds". */
export const holds = ({ token, actors }: Stage, holder: string, key = 'holds'): Transaction => ({
  key,
  from: actors.stranger,
  to: token,
  data: balanceOf(holder),
})

/** Purchases in blocks that follow one another, and each step in its time. */
function blocksOf(stage: Stage, { branches, surroundings }: Batch): SimulatedBlock[] {
  const first = opening(stage, blockTime)
  const start = first.length * blockTime
  const bought = (nth: number) => start + (nth + 1) * blockTime
  const events: SimulatedBlock[] = branches.flatMap((branch, nth) => [
    {
      after: bought(nth),
      ...(branch.entry && { surroundings: branch.entry }),
      transactions: named(branch.name, [
        ...purchase(stage, branch.buyer, branch.size),
        ...(branch.steps.length > 0 ? [holds(stage, branch.buyer, 'bought'), approval(stage, 'approve', branch.buyer)] : []),
        ...branch.steps.flatMap(({ after, transactions }) => (after === 0 ? transactions : [])),
      ]),
    },
    ...branch.steps
      .filter(({ after }) => after > 0)
      .map(({ after, transactions, surroundings: own, skip, left }) => ({
        after: bought(nth) + after,
        transactions: named(branch.name, transactions),
        ...(own && { surroundings: own }),
        ...(skip !== undefined && { skip }),
        ...(left !== undefined && { overrides: { [branch.buyer]: { balance: left } } }),
      })),
  ])
  let last = 0
  return [...first, ...events.sort((a, b) => a.after - b.after)].map(({ after, ...block }) => {
    // two blocks never have the same time
    last = Math.max(after, last + 1)
    return Object.assign(block, { after: last, surroundings: { ...surroundings, ...block.surroundings } })
  })
}

const gasOf = (transactions: readonly Transaction[]): bigint => transactions.reduce((sum, { gas = ordinaryGas }) => sum + gas, 0n)

/** Gas that the transactions of a batch may use together. */
export const gasOfBatch = (stage: Stage, batch: Batch): bigint =>
  blocksOf(stage, batch).reduce((sum, { transactions }) => sum + gasOf(transactions), 0n)

/** The request of a batch. Everybody in it has money of its own. */
export function simulateBatch(stage: Stage, batch: Batch): Question<Map<string, Outcome>> {
  const { header, actors } = stage
  const { branches, validation, code, gifts } = batch
  const blocks = blocksOf(stage, batch)
  const dearest = branches.reduce((most, { size }) => (size.purchase > most.purchase ? size : most), { purchase: 0n, sale: 0n, gas: 0n })
  const richest = purse(stage, dearest, gifts)
  const buyers = new Set(branches.map(({ buyer }) => buyer))
  const senders = new Set(blocks.flatMap(({ transactions }) => transactions.map(({ from }) => from)))
  const overrides = Object.fromEntries(
    [...senders].map(account => [account, { ...richest, ...(code !== undefined && buyers.has(account) && { code }) }]),
  )
  return simulateCall({ header, blocks, overrides, randao: actors.randao, ...(validation !== undefined && { validation }) })
}
