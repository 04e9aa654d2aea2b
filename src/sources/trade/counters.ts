import type { Probe } from '../../evidence/trading.ts'
import { trace } from '../evm/paths/machine.ts'
import type { Inputs, State } from '../evm/paths/state.ts'
import { digitsOf, inBits, small } from '../evm/paths/words.ts'
import type { Question, Reply, Rpc } from '../evm/pool.ts'
import { addressOf } from './machine-state.ts'
import { day, proofOf } from './matrix/basis.ts'
import { holdingIn } from './opened.ts'
import { saleLeg } from './round-trip.ts'
import { approval, opening, purchase, purses, type Stage, sale, saleAmount } from './stage.ts'
import { type Outcome, simulateCall } from './transactions.ts'
import { trialSize } from './trials.ts'

/** Most numbers that are looked into, widths of them in bytes, and steps of our own machine for all: what takes longer to count is years away. */
const [mostCounters, widths, mostWork] = [6, [1, 2], 120_000]
/** Most sales until then: a market that is alive makes as many in weeks. */
const mostSales = 5_000
/** No variable that has a name stands further on; what does is an entry of a mapping or a list. */
const hashed = 1n << 64n

/** A number in storage that a sale changes by one, `at` bits from the right, and what it must come to for the next sale to be refused. */
interface Counter {
  readonly account: bigint
  readonly slot: bigint
  readonly word: bigint
  readonly at: bigint
  readonly bits: bigint
  readonly up: boolean
  readonly end: bigint
}

/**
 * Sales that are counted, where the counter comes to an end behind which none goes through: a number of one byte or two in a variable of
 * its own, that each sale makes one more, or one less. Found by a machine of our own, and shown by the node: with the number one short of
 * its end somebody sells, and nobody after him; with it as it is both do.
 */
export async function afterAll(rpc: Rpc, stage: Stage, state: State): Promise<readonly Probe[]> {
  const found = countersIn(state, stage)
  const shown = await Promise.all(found.map(counter => shownBy(rpc, stage, counter)))
  return shown.flatMap(probe => probe ?? []).slice(0, 1)
}

const fieldIn = ({ word, at, bits }: Pick<Counter, 'word' | 'at' | 'bits'>): bigint => (word >> at) & ((1n << bits) - 1n)
const withField = ({ word, at, bits }: Pick<Counter, 'word' | 'at' | 'bits'>, value: bigint): bigint =>
  (word & ~(((1n << bits) - 1n) << at)) | (value << at)

/** How many sales it takes. */
const salesTo = (counter: Counter): number => small(counter.up ? counter.end - fieldIn(counter) : fieldIn(counter) - counter.end)

function countersIn(state: State, stage: Stage): Counter[] {
  const { holding, sale: call } = holdingIn(state, stage)
  const usual = trace(holding, [call])
  if (!usual.ok || usual.endless) return []
  const work = { left: mostWork - usual.steps }
  const changed = [...usual.stored].flatMap(([account, words]) =>
    [...words].flatMap(([slot, { value }]) => {
      const word = holding.storage.get(account)?.get(slot)
      return word === undefined || word === value || slot >= hashed ? [] : [{ account, slot, word, value }]
    }),
  )
  const lanes = changed.flatMap(one =>
    Array.from({ length: 32 }, (_, nth) => inBits(nth)).flatMap(at => {
      const [before, after] = [one.word, one.value].map(word => fieldIn({ word, at, bits: 8n })) as [bigint, bigint]
      return after - before === 1n || before - after === 1n ? [{ ...one, at, up: after > before }] : []
    }),
  )
  return lanes.slice(0, mostCounters).flatMap(lane => {
    for (const width of widths) {
      const counter = { ...lane, bits: inBits(width) }
      const end = lane.at + counter.bits <= 256n ? endOf(holding, call, counter, work) : undefined
      if (end !== undefined) return salesTo({ ...counter, end }) <= mostSales ? [{ ...counter, end }] : []
    }
    return []
  })
}

/** The number nearest to what it is at which the sale is refused; `undefined` where none is. */
function endOf(state: State, call: Inputs, counter: Omit<Counter, 'end'>, work: { left: number }): bigint | undefined {
  const { account, slot, bits, up } = counter
  const refuses = (value: bigint): boolean => {
    const storage = new Map(state.storage)
    storage.set(account, new Map([...(storage.get(account) ?? []), [slot, withField(counter, value)]]))
    const { ok, endless, steps } = trace({ ...state, storage }, [call])
    work.left -= steps
    return !ok && !endless
  }
  let [open, shut] = [fieldIn(counter), up ? (1n << bits) - 1n : 0n]
  if (!refuses(shut)) return undefined
  while (shut - open > 1n || open - shut > 1n) {
    if (work.left <= 0) return undefined
    const middle = (open + shut) / 2n
    if (refuses(middle)) shut = middle
    else open = middle
  }
  return shut
}

/** Two who bought sell one after the other, with the number as it is, and with it one short of its end. */
async function shownBy(rpc: Rpc, stage: Stage, counter: Counter): Promise<Probe | undefined> {
  const { header, actors } = stage
  const { buyer, bystander } = actors
  const amount = saleAmount(stage, trialSize)
  const last = counter.up ? counter.end - 1n : counter.end + 1n
  const [account, slot] = [addressOf(counter.account), `0x${digitsOf(counter.slot)}`]
  const trades = (value?: bigint): Question<Map<string, Outcome>> =>
    simulateCall({
      header,
      blocks: [
        ...opening(stage, 6),
        {
          after: 24,
          transactions: [buyer, bystander].flatMap(who => [
            ...purchase(stage, who, trialSize, `${who}/buy`),
            approval(stage, `${who}/allow`, who),
          ]),
        },
        {
          after: 24 + day,
          ...(value !== undefined && { overrides: { [account]: { stateDiff: { [slot]: `0x${digitsOf(withField(counter, value))}` } } } }),
          transactions: [sale(stage, 'one', buyer, amount), sale(stage, 'other', bystander, amount)],
        },
      ],
      overrides: purses(stage, trialSize, [buyer, bystander]),
      randao: actors.randao,
    })
  const questions = [trades(), trades(last)] as const
  const replies = (await Promise.all(questions.map(question => rpc(question)))).flat() as Reply<Map<string, Outcome>>[]
  const [asItIs, atEnd] = replies.map(reply => (reply.ok ? reply.value : undefined))
  const sold = (outcomes: ReadonlyMap<string, Outcome> | undefined, key: string) => outcomes?.get(key)?.ok
  if (!sold(asItIs, 'one') || !sold(asItIs, 'other') || !sold(atEnd, 'one') || sold(atEnd, 'other') !== false) return undefined
  const [now, sales] = [fieldIn(counter), salesTo(counter)]
  const result = `with ${last} in ${counter.bits} bits of slot ${slot} of ${account}, where ${now} is, one sale goes through and the next is refused`
  return { kind: 'crowd', ...saleLeg(stage, atEnd?.get('other'), amount), sales, proof: proofOf(stage, questions[1], result) }
}
