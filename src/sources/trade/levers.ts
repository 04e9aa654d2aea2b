import type { Lever } from '../../evidence/powers.ts'
import { hexNumber } from '../evm/block.ts'
import { type Field, fieldsOf } from '../evm/code.ts'
import { keptBits } from '../evm/paths/bits.ts'
import { everyWay, everyWrite } from '../evm/paths/every-way.ts'
import { decidesByHash } from '../evm/paths/hidden.ts'
import type { State } from '../evm/paths/state.ts'
import { small, type Word, wide } from '../evm/paths/words.ts'
import type { Question, Rpc } from '../evm/pool.ts'
import { erc20 } from '../evm/selectors.ts'
import { boundsIn } from './bounded.ts'
import { held } from './confirm.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Known } from './controllers/kinds.ts'
import { givesUp } from './dictionary.ts'
import { emptyWords, numberOf, readMore, stateOf } from './machine-state.ts'
import { type Flip, isMovedNearby } from './nearby.ts'
import { inputsOf } from './plans.ts'
import type { Screening } from './powers.ts'
import { numbersIn, placeInCall } from './said.ts'
import { asked, kept, mask, readSlots, wordsAt } from './slots-behind.ts'
import { approval, opening, purchase, purses, type Stage, sale, saleAmount } from './stage.ts'
import { type Outcome, simulateCall } from './transactions.ts'
import { type PowerCall, trialSize } from './trials.ts'

/** Most fields that are changed and most calls of one function that are looked at. */
const [mostFields, mostCalls] = [8, 6]
/** Steps of our own machine that are made for all of them. */
const mostWork = 300_000
const day = 86_400

const moves = [erc20.transfer, erc20.transferFrom]

/**
 * Switches in storage: fields that every transfer reads, that stop a sale when they change, and that a function writes which
 * goes through for somebody with a say and for no stranger, although no call of it that was tried did write them. The lever is
 * found and the key is not. A field that a call was seen to write is none: what such calls do to sales was tried. Nor is one that
 * is written by calls with numbers near those that go through, behind which sales go on, unless a hash decides; nor one into which the code
 * writes no number but such as sales go on with.
 */
export async function findLevers(
  rpc: Rpc,
  stage: Stage,
  controllers: Controllers,
  { accepted, suspects, untried }: Screening,
  controllerOf: Promise<(caller: string) => Known>,
): Promise<Lever[]> {
  const open = new Set(accepted.filter(({ by }) => by.role === 'stranger').map(({ selector }) => selector))
  // what was not tried was not refused
  const doubtful = new Set(untried.filter(({ by }) => by.role === 'stranger').map(({ selector }) => selector))
  const telling = new Set(suspects.map(({ call }) => call.selector))
  const quiet = accepted.filter(
    ({ by, target, selector, calldata, steps }) =>
      by.role !== 'stranger' &&
      target === stage.token &&
      steps === undefined &&
      // without arguments there is nothing to guess
      calldata.length > 10 &&
      ![open, doubtful, telling, givesUp].some(set => set.has(selector)),
  )
  if (quiet.length === 0) return []
  const written = new Set(quiet.map(({ selector }) => selector))
  const every = controllers.codes.flatMap(fieldsOf)
  const fields = every
    .filter(({ reads, writes }) => moves.some(move => reads.includes(move)) && writes.some(selector => written.has(selector)))
    .slice(0, mostFields)
  if (fields.length === 0) return []
  const state = stateOf(stage, controllers)
  const work = { left: mostWork }
  // what is said of storage from afar is looked at from near by: a function of which all ways are known writes nothing else
  const writes = (field: Field, selector: string, [call]: readonly PowerCall[]): boolean => {
    const all = call && everyWrite(state, inputsOf({ ...call, calldata: selector + emptyWords }), work)
    // a place that is not fixed may be any, unless it is an entry of a mapping
    const elsewhere = ({ value, term }: Word) => (term ? term.kind === 'hash' : value !== numberOf(field.slot))
    const leavesIt = (one: Word) => (keptBits(one, { value: numberOf(field.slot) }) & mask(field)) === mask(field)
    return all?.every(one => one.account !== numberOf(stage.token) || elsewhere(one.slot) || leavesIt(one.value)) !== true
  }
  // of what is hashed no number is near another
  const isToldOpenly = async (selector: string, [call]: readonly PowerCall[]): Promise<boolean> => {
    if (!call) return false
    const inputs = inputsOf({ ...call, calldata: selector + emptyWords })
    const isOpenIn = (one: State) => !decidesByHash(one, inputs, new Set(numbersIn(call).map(placeInCall)), work)
    if (isOpenIn(state)) return true
    // it may call somebody whose code was not read yet
    const unmet = everyWay(state, inputs, work, { matters: () => false }).unread.filter(({ slot }) => slot === undefined)
    const told = unmet.length > 0 ? await readMore(rpc, hexNumber(stage.header.number), state, unmet) : undefined
    return told !== undefined && isOpenIn(told)
  }
  const pivotal = await flipped(rpc, stage, fields)
  const levers = await Promise.all(
    pivotal.map(async ({ flip, proof }): Promise<Lever[]> => {
      const calls = quiet.filter(({ selector }) => flip.field.writes.includes(selector))
      const selectors = [...new Set(calls.map(({ selector }) => selector))]
      const untouched = await Promise.all(
        selectors.map(async selector => {
          const own = calls.filter(call => call.selector === selector).slice(0, mostCalls)
          if (!writes(flip.field, selector, own)) return []
          if (!(await leaves(rpc, stage, own, flip))) return []
          const isSpared = (await isToldOpenly(selector, own)) && (await isMovedNearby(rpc, stage, own, flip, every))
          if (isSpared || (await isBounded(rpc, stage, state, selector, flip))) return []
          return own.slice(0, 1)
        }),
      )
      const known = await controllerOf
      return untouched.flat().map(({ caller, by, selector }) => ({
        caller,
        role: by.role,
        ...held(known(caller), by),
        selector,
        slot: flip.field.slot,
        proof,
      }))
    }),
  )
  return levers.flat()
}

/** The field at nothing, at one and at its largest, and the other way round, the rest of the word as it is. */
function flipsOf(field: Field, before: bigint): Flip[] {
  const all = mask(field)
  const unit = 1n << BigInt(field.shift)
  const values = field.width === 8 ? [before ^ unit] : [before & ~all, (before & ~all) | unit, before | all, before ^ unit]
  return [...new Set(values)].filter(after => after !== before).map(after => ({ field, before, after }))
}

/** Whether all that a function can write into a field lies between two numbers with which a sale goes through, and so does it with all between. */
async function isBounded(rpc: Rpc, stage: Stage, state: State, selector: string, { field, before }: Flip): Promise<boolean> {
  const bounds = await boundsIn(rpc, stage, state, selector, field)
  if (!bounds) return false
  const ends = [bounds.least, bounds.most].map((end): Flip => {
    return { field, before, after: (before & ~mask(field)) | (end << wide(field.shift)) }
  })
  const sold = await Promise.all(ends.map(end => asked(rpc, sales(stage, end, 2))))
  return sold.every(outcomes => outcomes?.get('before')?.ok === true && outcomes.get('changed')?.ok === true)
}

/** Reads the fields, then sells once with each of them changed: a sale that fails, between two that go through, hangs on the field. */
async function flipped(rpc: Rpc, stage: Stage, fields: readonly Field[]): Promise<{ flip: Flip; proof: Lever['proof'] }[]> {
  const slots = [...new Set(fields.map(({ slot }) => slot))]
  const now = await asked(rpc, readSlots(stage, slots, []))
  const values = wordsAt(now?.get('slots'), slots)
  if (!values) return []
  const flips = fields.flatMap(field => flipsOf(field, values.get(field.slot) ?? 0n))
  const runs = flips.map(flip => ({ flip, question: sales(stage, flip, flips.length) }))
  const answers = await Promise.all(runs.map(async ({ flip, question }) => ({ flip, question, outcomes: await asked(rpc, question) })))
  const stops = answers.filter(
    ({ outcomes }) => outcomes?.get('before')?.ok && outcomes.get('changed')?.ok === false && outcomes.get('again')?.ok,
  )
  const first = stops.filter(({ flip: { field } }, at) => stops.findIndex(other => other.flip.field === field) === at)
  return first.map(({ flip, question: { method, params } }) => ({
    flip,
    proof: {
      source: 'Node',
      method,
      params,
      block: small(stage.header.number),
      result: `with ${kept(flip.after)} in slot ${flip.field.slot} the sale fails, with ${kept(flip.before)} it goes through`,
    },
  }))
}

/** Sales before a field is changed, with it changed, and when it is again what it was; each of a part of what was bought. */
function sales(stage: Stage, { field, before, after }: Flip, parts: number): Question<Map<string, Outcome>> {
  const { token, header, actors } = stage
  const sells = (key: string) => sale(stage, key, actors.buyer, saleAmount(stage, trialSize) / wide(parts + 2))
  const changed = (value: bigint) => ({ [token]: { stateDiff: { [field.slot]: kept(value) } } })
  return simulateCall({
    header,
    blocks: [
      ...opening(stage, 6),
      { after: 12, transactions: [...purchase(stage, actors.buyer, trialSize), approval(stage, 'allow', actors.buyer)] },
      { after: day, transactions: [sells('before')] },
      { after: 2 * day, overrides: changed(after), transactions: [sells('changed')] },
      { after: 3 * day, overrides: changed(before), transactions: [sells('again')] },
    ],
    overrides: purses(stage, trialSize, [actors.buyer]),
    randao: actors.randao,
  })
}

/**
 * Whether none of the calls, each by itself, writes the field: neither as it is nor when it was changed before. A function that
 * was seen to write another field of the word, and is said to write that one only, has nothing to do with this one.
 */
async function leaves(rpc: Rpc, stage: Stage, calls: readonly PowerCall[], { field, before, after }: Flip): Promise<boolean> {
  const seen = await Promise.all(
    [before, after].flatMap(value =>
      calls.map(async call => {
        const outcomes = await asked(rpc, readSlots(stage, [field.slot], [call], { stateDiff: { [field.slot]: kept(value) } }))
        const found = wordsAt(outcomes?.get('slots'), [field.slot])?.get(field.slot)
        if (outcomes?.get('call')?.ok !== true || found === undefined) return false
        const all = mask(field)
        const elsewhere = (found & ~all) !== (value & ~all) && !field.ownWrites.includes(call.selector)
        return !elsewhere && (found & all) === (value & all)
      }),
    ),
  )
  return seen.every(Boolean)
}
