import { hexNumber } from '../evm/block.ts'
import type { Field } from '../evm/code.ts'
import { wide } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { largest, word } from './arguments.ts'
import { numberOf } from './machine-state.ts'
import { numbersIn, saying, wordsIn } from './said.ts'
import { asked, kept, type Lent, mask, readSlots, wordsAt } from './slots-behind.ts'
import { approval, opening, purchase, purses, type Stage, sale, saleAmount } from './stage.ts'
import { fewCoins, simulateCall } from './transactions.ts'
import { type PowerCall, trialSize } from './trials.ts'

/** Most calls with numbers near those that go through, and states in which they are tried. */
const [mostNear, mostStates] = [60, 4]
const day = 86_400
/** Fields of fewer bits are switches and dates. */
const narrowest = 96
/** A thousand coins: what is counted in base units is seldom more by as much, and nothing is too little for what asks for some. */
const plenty = 10n ** 21n

/** A field that is not what it was. */
export interface Flip {
  readonly field: Field
  readonly before: bigint
  readonly after: bigint
}

/** Numbers near one: next to it, and parts of a million more and less, as far as a word has them. */
export const near = (value: bigint): bigint[] =>
  [1n, value / 1_000_000n, value / 10_000n, value / 1_000n, value / 100n]
    .flatMap(by => (by > 0n ? [value - by, value + by] : []))
    .filter(one => one >= 0n && one <= largest)

/**
 * Whether calls with numbers near those of some write the field, and a sale goes through behind each that does. Where none does, as nothing is
 * there yet of what they deal with, or too little, there is plenty of it, by one of the `fields` that they read.
 */
export async function isMovedNearby(
  rpc: Rpc,
  stage: Stage,
  calls: readonly PowerCall[],
  flip: Flip,
  fields: readonly Field[],
): Promise<boolean> {
  const sells = await movedIn(rpc, stage, calls, flip, {})
  if (sells.length > 0) return sells.every(Boolean)
  const selectors = new Set(calls.map(({ selector }) => selector))
  const counts = fields.filter(({ width, reads }) => width >= narrowest && reads.some(selector => selectors.has(selector)))
  const slots = [...new Set(counts.map(({ slot }) => slot))]
  const now = slots.length > 0 ? wordsAt((await asked(rpc, readSlots(stage, slots, [])))?.get('slots'), slots) : undefined
  const poor = counts.filter(({ slot, shift, width }) => {
    const has = now?.get(slot)
    return has !== undefined && (has >> wide(shift)) % (1n << wide(width)) < plenty
  })
  const rich = poor.slice(0, mostStates).map(
    ({ slot, shift }): Lent => ({
      stateDiff: { [slot]: kept((now?.get(slot) as bigint) + (plenty << wide(shift))) },
      balance: hexNumber(plenty),
    }),
  )
  const seen = await Promise.all(rich.map(lent => movedIn(rpc, stage, calls, flip, lent)))
  return seen.some(({ length }) => length > 0) && seen.flat().every(Boolean)
}

/** Whether a sale goes through behind each of the calls that write the field, where the token has what it is lent. */
async function movedIn(rpc: Rpc, stage: Stage, calls: readonly PowerCall[], { field, before }: Flip, lent: Lent): Promise<boolean[]> {
  const own = lent.stateDiff?.[field.slot]
  const had = (own === undefined ? before : numberOf(own)) & mask(field)
  const others = calls.flatMap(call =>
    numbersIn(call).flatMap(at => {
      const said = numberOf(`0x${wordsIn(call)[at]}`)
      const numbers = lent.stateDiff ? [...near(said), ...near(plenty)] : near(said)
      return numbers.map((value): PowerCall => ({ ...call, calldata: saying(call, [at], word(value)) }))
    }),
  )
  const seen = await Promise.all(
    others.slice(0, mostNear).map(async call => {
      const outcomes = await asked(rpc, readSlots(stage, [field.slot], [call], lent))
      const found = wordsAt(outcomes?.get('slots'), [field.slot])?.get(field.slot)
      const isMoved = outcomes?.get('call')?.ok === true && found !== undefined && (found & mask(field)) !== had
      return isMoved ? sellsBehind(rpc, stage, call, lent) : []
    }),
  )
  return seen.flat()
}

/** Whether a sale goes through behind a call; nothing where none does before it, or the call is refused by then. */
async function sellsBehind(rpc: Rpc, stage: Stage, call: PowerCall, lent: Lent): Promise<boolean[]> {
  const { actors, header, token } = stage
  const sells = (key: string) => sale(stage, key, actors.buyer, saleAmount(stage, trialSize) / 3n)
  const { caller, target, calldata } = call
  const question = simulateCall({
    header,
    blocks: [
      ...opening(stage, 6),
      { after: 12, transactions: [...purchase(stage, actors.buyer, trialSize), approval(stage, 'allow', actors.buyer)] },
      { after: day, transactions: [sells('before')] },
      { after: 2 * day, transactions: [{ key: 'call', from: caller, to: target, data: calldata }] },
      { after: 3 * day, transactions: [sells('behind')] },
    ],
    overrides: {
      ...purses(stage, trialSize, [actors.buyer]),
      [caller]: { balance: fewCoins },
      ...(lent.stateDiff && { [token]: lent }),
    },
    randao: actors.randao,
  })
  const outcomes = await asked(rpc, question)
  const isShown = outcomes?.get('before')?.ok === true && outcomes.get('call')?.ok === true
  return isShown ? [outcomes?.get('behind')?.ok === true] : []
}
