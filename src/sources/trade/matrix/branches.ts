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
const requestGas = 50_000_000n

const named = (name: string, transactions: readonly Transaction[]): Transaction[] =>
  transactions.map(transaction => ({ ...transaction, key: `${name}/${transaction.key}` }))

/** A read of what an account holds, keyed "holds". */
export const holds = ({ token, actors }: Stage, holder: string, key = 'holds'): Transaction => ({
  key,
  from: actors.stranger,
  to: token,
  data: balanceOf(holder),
})

/** What an account does, each step in a block of its own. Seconds count from the block of its purchase. */
function eventsOf(stage: Stage, { name, buyer, size, entry, steps }: Branch): SimulatedBlock[] {
  const buying = purchase(stage, buyer, size)
  const enters = [...buying, holds(stage, buyer, 'bought'), approval(stage, 'approve', buyer)]
  // where something is done later, what is looked at is what comes of that
  const unheard = enters.map(transaction => ({ ...transaction, unheard: true as const }))
  const now = steps.flatMap(({ after, transactions }) => (after === 0 ? transactions : []))
  const atOnce = steps.length > 0 ? [...unheard, ...now] : buying
  return [
    { after: 0, ...(entry && { surroundings: entry }), transactions: named(name, atOnce) },
    ...steps
      .filter(({ after }) => after > 0)
      .map(({ after, transactions, surroundings, skip, left }) => ({
        after,
        transactions: named(name, transactions),
        ...(surroundings && { surroundings }),
        ...(skip !== undefined && { skip }),
        ...(left !== undefined && { overrides: { [buyer]: { balance: left } } }),
      })),
  ]
}

/** A branch with what it comes to. */
interface Written {
  readonly branch: Branch
  readonly events: readonly SimulatedBlock[]
}

/** Purchases in blocks that follow one another, and each step in its time. */
function blocksOf(stage: Stage, written: readonly Written[], surroundings: Batch['surroundings']): SimulatedBlock[] {
  const first = opening(stage, blockTime)
  const bought = (nth: number) => (first.length + nth + 1) * blockTime
  const events = written.flatMap(({ events: own }, nth) => own.map(block => ({ ...block, after: bought(nth) + block.after })))
  let last = 0
  return [...first, ...events.sort((a, b) => a.after - b.after)].map(({ after, ...block }) => {
    // two blocks never have the same time
    last = Math.max(after, last + 1)
    return Object.assign(block, { after: last, surroundings: { ...surroundings, ...block.surroundings } })
  })
}

const gasOf = (blocks: readonly SimulatedBlock[]): bigint =>
  blocks.reduce((sum, { transactions }) => transactions.reduce((own, { gas = ordinaryGas }) => own + gas, sum), 0n)

/** Halves of what is written until each fits into the gas that a node grants one request. */
function parts(stage: Stage, written: readonly Written[]): (readonly Written[])[] {
  const gas = written.reduce((sum, { events }) => sum + gasOf(events), gasOf(opening(stage, blockTime)))
  if (gas <= requestGas || written.length < 2) return [written]
  const middle = Math.ceil(written.length / 2)
  return [written.slice(0, middle), written.slice(middle)].flatMap(half => parts(stage, half))
}

/** The requests of a batch. Everybody in it has money of its own. */
export function simulateBatch(stage: Stage, { branches, ...batch }: Batch): Question<Map<string, Outcome>>[] {
  return parts(
    stage,
    branches.map(branch => ({ branch, events: eventsOf(stage, branch) })),
  ).map(part => simulatePart(stage, part, batch))
}

function simulatePart(
  stage: Stage,
  part: readonly Written[],
  { surroundings, validation, code, gifts }: Omit<Batch, 'branches'>,
): Question<Map<string, Outcome>> {
  const { header, actors } = stage
  const branches = part.map(({ branch }) => branch)
  const blocks = blocksOf(stage, part, surroundings)
  const dearest = branches.reduce((most, { size }) => (size.purchase > most.purchase ? size : most), { purchase: 0n, sale: 0n, gas: 0n })
  const richest = purse(stage, dearest, gifts)
  const buyers = new Set(branches.map(({ buyer }) => buyer))
  const senders = new Set(blocks.flatMap(({ transactions }) => transactions.map(({ from }) => from)))
  const overrides = Object.fromEntries(
    [...senders].map(account => [account, { ...richest, ...(code !== undefined && buyers.has(account) && { code }) }]),
  )
  const heard = stage.route.pool.address
  return simulateCall({ header, blocks, overrides, randao: actors.randao, heard, ...(validation !== undefined && { validation }) })
}
