import type { Probe } from '../../evidence/trading.ts'
import { trace } from '../evm/paths/machine.ts'
import type { Inputs, State, Trace, Work } from '../evm/paths/state.ts'
import { digitsOf, inBits, isWorkedOut, small } from '../evm/paths/words.ts'
import type { Question, Reply, Rpc } from '../evm/pool.ts'
import { amountIn } from './calls.ts'
import { addressOf } from './machine-state.ts'
import { day, proofOf } from './matrix/basis.ts'
import { holdingIn } from './opened.ts'
import { saleLeg } from './round-trip.ts'
import { approval, opening, purchase, purses, type Stage, sale, saleAmount } from './stage.ts'
import { type Outcome, simulateCall } from './transactions.ts'
import { trialSize } from './trials.ts'

/** Most numbers that are looked into, widths of them in bytes, and steps of our own machine for all. */
const [mostCounters, widths, mostWork] = [6, [1, 2], 120_000]
/** Most sales until then: a market that is alive makes as many in weeks. */
const mostSales = 5_000

/** A number in storage that each sale changes by one, `at` bits from the right, and what it must come to for the next sale to be refused. */
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
 * its own, that each sale makes one more, or one less, whatever its size. Found by a machine of our own, and shown by the node: with the
 * number one short of its end somebody sells, and nobody after him, nor a month later who buys then; with it as it is all do.
 */
export async function afterAll(rpc: Rpc, stage: Stage, state: State): Promise<readonly Probe[]> {
  for (const counter of countersIn(state, stage)) {
    const probe = await shownBy(rpc, stage, counter)
    if (probe) return [probe]
  }
  return []
}

type Place = Pick<Counter, 'word' | 'at' | 'bits'>
const fieldIn = ({ word, at, bits }: Place): bigint => (word >> at) & ((1n << bits) - 1n)
const withField = ({ word, at, bits }: Place, value: bigint): bigint => (word & ~(((1n << bits) - 1n) << at)) | (value << at)

/** How many sales it takes. */
const salesTo = (counter: Counter): number => small(counter.up ? counter.end - fieldIn(counter) : fieldIn(counter) - counter.end)

function countersIn(state: State, stage: Stage): Counter[] {
  const { holding, sale: call, sells } = holdingIn(state, stage)
  const usual = trace(holding, [call])
  if (!isPlain(usual)) return []
  const changed = [...usual.stored].flatMap(([account, words]) =>
    [...words].flatMap(([slot, { value }]) => {
      const word = holding.storage.get(account)?.get(slot)
      return word === undefined || word === value || isWorkedOut({ value: slot }) ? [] : [{ account, slot, word, value }]
    }),
  )
  const lanes = changed.flatMap(one =>
    Array.from({ length: 32 }, (_, nth) => inBits(nth)).flatMap(at => {
      const byte = (word: bigint, from: bigint) => fieldIn({ word, at: from, bits: 8n })
      const [before, after] = [byte(one.word, at), byte(one.value, at)]
      // a byte that goes along with the one below it is part of a larger number
      const isOwn = at === 0n || byte(one.word, at - 8n) === byte(one.value, at - 8n)
      return isOwn && (after - before === 1n || before - after === 1n) ? [{ ...one, at, up: after > before }] : []
    }),
  )
  if (lanes.length === 0) return []
  // half as much, right after it
  const again = trace(holding, [call, sells(amountIn(stage) / 2n)])
  const work = { left: mostWork - usual.steps - again.steps }
  const isCounted = ({ account, slot, value, at, up }: (typeof lanes)[number]): boolean => {
    const next = again.stored.get(account)?.get(slot)?.value
    const [one, two] = [value, next ?? value].map(word => fieldIn({ word, at, bits: 8n })) as [bigint, bigint]
    return two - one === (up ? 1n : -1n)
  }
  return (isPlain(again) ? lanes.filter(isCounted) : []).slice(0, mostCounters).flatMap(lane => {
    for (const width of widths) {
      const counter = { ...lane, bits: inBits(width) }
      const end = lane.at + counter.bits <= 256n ? endOf(holding, call, counter, work) : undefined
      if (end !== undefined) return salesTo({ ...counter, end }) <= mostSales ? [{ ...counter, end }] : []
    }
    return []
  })
}

/** Whether calls went through, and nothing was made up or unknown on the way. */
const isPlain = ({ ok, endless, guessed, unread }: Trace): boolean => ok && !endless && !guessed && unread.length === 0

/** A number at which the sale is refused, and before which it is not; `undefined` where it is not refused at the largest, or at nothing. */
function endOf(state: State, call: Inputs, counter: Omit<Counter, 'end'>, work: Work): bigint | undefined {
  const { account, slot, bits, up } = counter
  const refuses = (value: bigint): boolean => {
    const storage = new Map(state.storage)
    storage.set(account, new Map([...(storage.get(account) ?? []), [slot, withField(counter, value)]]))
    const done = trace({ ...state, storage }, [call])
    work.left -= done.steps
    return !done.ok && isPlain({ ...done, ok: true })
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

const month = 30 * day

/** Two who bought sell one after the other, and a month later one who bought then; with the number as it is, and with it one short of its end. */
async function shownBy(rpc: Rpc, stage: Stage, counter: Counter): Promise<Probe | undefined> {
  const { header, actors } = stage
  const { buyer, bystander, recipient } = actors
  const amount = saleAmount(stage, trialSize)
  const [now, last] = [fieldIn(counter), counter.up ? counter.end - 1n : counter.end + 1n]
  const [account, slot] = [addressOf(counter.account), `0x${digitsOf(counter.slot)}`]
  const enters = (who: string) => [...purchase(stage, who, trialSize, `${who}/buy`), approval(stage, `${who}/allow`, who)]
  const trades = (value: bigint): Question<Map<string, Outcome>> =>
    simulateCall({
      header,
      blocks: [
        ...opening(stage, 6),
        { after: 24, transactions: [buyer, bystander].flatMap(enters) },
        {
          after: 24 + day,
          overrides: { [account]: { stateDiff: { [slot]: `0x${digitsOf(withField(counter, value))}` } } },
          transactions: [sale(stage, 'one', buyer, amount), sale(stage, 'other', bystander, amount), ...enters(recipient)],
        },
        { after: 24 + month, transactions: [sale(stage, 'later', recipient, amount)] },
      ],
      overrides: purses(stage, trialSize, [buyer, bystander, recipient]),
      randao: actors.randao,
    })
  const questions = [trades(now), trades(last)] as const
  const replies = (await Promise.all(questions.map(question => rpc(question)))).flat() as Reply<Map<string, Outcome>>[]
  const [asItIs, atEnd] = replies.map(reply => (reply.ok ? reply.value : undefined))
  const sold = (outcomes: ReadonlyMap<string, Outcome> | undefined, key: string) => outcomes?.get(key)?.ok
  const all = ['one', 'other', 'later'].every(key => sold(asItIs, key))
  const none = sold(atEnd, 'one') && ['other', 'later'].every(key => sold(atEnd, key) === false) && sold(atEnd, `${recipient}/buy`)
  if (!all || !none) return undefined
  const result =
    `with ${last} in ${counter.bits} bits of slot ${slot} of ${account}, where ${now} is, one sale goes through, and neither the next ` +
    'nor one a month later'
  return {
    kind: 'crowd',
    ...saleLeg(stage, atEnd?.get('other'), amount),
    sales: salesTo(counter),
    proof: proofOf(stage, questions[1], result),
  }
}
