import type { PowerEffect } from '../../evidence/powers.ts'
import { functionsOf } from '../evm/code.ts'
import { fieldOf, fieldsBeside, fieldsIn, isOfVariables, isOneWord, type Kept, stepOf, writtenBy } from '../evm/paths/asking.ts'
import { load, marksOf } from '../evm/paths/bytes.ts'
import { elementOf, longest } from '../evm/paths/elements.ts'
import { isVariable, mayBeOne } from '../evm/paths/entries.ts'
import { isTurned, type OneWay } from '../evm/paths/every-way.ts'
import { trace } from '../evm/paths/machine.ts'
import type { Sent, State, Trace, Write } from '../evm/paths/state.ts'
import { addressBits } from '../evm/paths/tables.ts'
import { digitsOf, isWorkedOut, make, op, type Word } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { erc20, views } from '../evm/selectors.ts'
import type { Target } from './controllers/doors.ts'
import { numberOf } from './machine-state.ts'
import { inputsOf } from './plans.ts'
import { balanceOf } from './router.ts'
import type { Stage } from './stage.ts'
import { isAllSeen, machineFor, nameless, plainCode, type Says } from './whole-ways.ts'

/** What functions of a contract can send a token, by selectors; 'any' where they may do anything. */
type Sending = ReadonlySet<string> | 'any'

/**
 * Which powers a contract has that functions which let in nobody who is known have no part in: on all of their ways these call the
 * token alone, by other selectors, and write nothing by which others know whom they let in, nor in the token anything but
 * what a transfer writes and sums. Whom they obey does not matter then.
 */
export async function apartFrom(
  rpc: Rpc,
  stage: Stage,
  known: State,
  { contract, shut }: { readonly contract: Target; readonly shut: readonly string[] },
): Promise<(effect: PowerEffect) => boolean> {
  const { look, waysOf } = machineFor(rpc, stage, known)
  const [own, token] = [numberOf(contract.address), numberOf(stage.token)]
  const tried = contract.functions.map(({ selector }) => selector)
  const open = tried.filter(selector => !shut.includes(selector))
  const seen = await look((state): ReturnType<Says<(Seen & { readonly sends: ReadonlySet<string> }) | 'any'>> => {
    const unknown = [own, token].filter(account => !state.codes.has(account))
    if (unknown.length > 0) return { says: undefined, unread: unknown.map(account => ({ account })) }
    const code = plainCode(state, own)
    if (code === undefined) return { says: 'any', unread: [] }
    // what only seems to look was tried by nobody
    const untried = functionsOf(code).flatMap(({ selector }) => (tried.includes(selector) ? [] : [selector]))
    const dark = waysOf(state, own, [...shut, ...untried, ...nameless])
    const [others, moves] = [waysOf(state, own, open), waysOf(state, token, [erc20.transfer])]
    const unread = [dark, others, moves].flatMap(one => one.unread)
    if (!dark.through || !others.through || !moves.through || unread.length > 0) return { says: undefined, unread }
    if (dark.rounds || others.rounds || !isAllSeen(code, dark, others)) return { says: 'any', unread }
    const { counts } = supplyIn(state, stage)
    const never = neverGone([...dark.through, ...others.through], own)
    const ways = dark.through.filter(way => !never.has(way))
    const sends = countsOnly(ways, moves.through, { token, counts }) ? sentBy(ways, token) : 'any'
    return { says: sends === 'any' ? sends : { sends, ways, others: others.through, moves: moves.through }, unread }
  })
  if (seen === undefined || seen === 'any') return () => false
  const { sends, ...all } = seen
  const isApart = (selector: string) => !sends.has(selector) && opensNothing(all, selector, { own, token })
  return ({ caller, target, selector, steps = [] }) => {
    const before = steps.flatMap(step => (step.caller === caller ? [step.calldata.slice(0, 10)] : []))
    return target === undefined && selector !== undefined && [selector, ...before].every(isApart)
  }
}

/** The fields of which a token says how much of it there is, and what it reads for that and nobody has asked the chain for. */
export const supplyIn = (state: State, stage: Asked): Counting => countsIn(state, stage, views.totalSupply)

/** The same of how much of it somebody has. */
export const holdingIn = (state: State, stage: Asked): Counting => countsIn(state, stage, balanceOf(stage.actors.stranger))

type Asked = Pick<Stage, 'actors' | 'token'>
type Counting = Pick<Trace, 'unread'> & { readonly counts: ReadonlySet<string> }

function countsIn(state: State, { actors, token }: Asked, calldata: string): Counting {
  const { reads, unread } = trace(state, [inputsOf({ caller: actors.stranger, target: token, calldata })])
  return { counts: new Set(reads.flatMap(one => fieldOf(one) ?? [])), unread }
}

/** Ways of functions that let in nobody who is known, those of the others, and those of a transfer of the token. */
interface Seen {
  readonly ways: readonly OneWay[]
  readonly others: readonly OneWay[]
  readonly moves: readonly OneWay[]
}

/** Whether all that ways write in a token are sums, of balances that its transfers write and of the supply. */
function countsOnly(
  ways: readonly OneWay[],
  moves: readonly OneWay[],
  { token, counts }: { readonly token: bigint; readonly counts: ReadonlySet<string> },
): boolean {
  const moved = new Set(moves.flatMap(way => way.writes.flatMap(write => placeOf(way, write)?.field ?? [])))
  return ways.every(way =>
    way.writes.every(write => {
      if (write.account !== token) return true
      const field = placeOf(way, write)?.field
      return field !== undefined && (moved.has(field) || counts.has(field)) && isSum(write)
    }),
  )
}

/** Whether something is added to a word, or taken from one that is kept for nobody who is chosen. */
function isSum(write: Write): boolean {
  const step = stepOf(write)
  const { term } = write.slot
  return step !== undefined && (step.adds || (term?.kind === 'hash' && term.inputs.every(input => !input.term)))
}

/**
 * Ways that nobody can go any more: a variable of the contract would have to be another for it, and becomes that on such ways alone, of
 * which one would have to be the first. `files`: any entry of anything may be written besides.
 */
export function neverGone(ways: readonly OneWay[], own: bigint, files = false): ReadonlySet<OneWay> {
  const isOwn = ({ field }: Kept) => field.startsWith(`${own} `) && (files ? isVariable(field) : isOneWord(field))
  const needs = new Map(
    ways.map(way => [
      way,
      way.forks.flatMap(fork => {
        const fields = isTurned(way, fork) && isOfVariables(fork.condition) ? fieldsIn(fork.condition) : []
        return fields.length > 0 && fields.every(isOwn) ? [fields] : []
      }),
    ]),
  )
  const never = new Set(ways.filter(way => needs.get(way)?.length))
  for (let before = -1; before !== never.size; ) {
    before = never.size
    const written = ways.filter(way => !never.has(way)).flatMap(way => way.writes.map(write => placeOf(way, write)))
    for (const way of never) if (needs.get(way)?.every(fields => written.some(place => meets(place, fields)))) never.delete(way)
  }
  return never
}

function sentBy(ways: readonly OneWay[], token: bigint): Sending {
  const selectors = ways
    .flatMap(({ sent }) => sent)
    .map(one => (one.target.value === token && isOfVariables(one.target) ? saidIn(one) : undefined))
  const known = selectors.flatMap(one => one ?? [])
  return known.length < selectors.length ? 'any' : new Set(known)
}

/** The selector that a call says, where nobody chooses it. */
export function saidIn({ input, size, own }: Sent): string | undefined {
  if (own || size.term || size.value < 4n) return undefined
  const selector = make(op.shr, [{ value: 224n }, load(input, 0)])
  return selector.term ? undefined : `0x${digitsOf(selector.value).slice(-8)}`
}

/**
 * Whether ways write nothing that others ask, or make anything of, which come to a deed or write what those ask; nor where they send
 * what they send, nor what a transfer asks for.
 */
function opensNothing(
  { ways, others, moves }: Seen,
  deed: string,
  { own, token }: { readonly own: bigint; readonly token: bigint },
): boolean {
  const mayCome = ({ sent }: OneWay) => sent.some(one => one.target.value !== token || (saidIn(one) ?? deed) === deed)
  const coming = new Set(others.filter(mayCome))
  const askedBy = (some: Iterable<OneWay>) =>
    [...some].flatMap(way => [...way.forks.flatMap(({ condition }) => fieldsIn(condition)), ...madeOf(way)])
  for (let before = -1; before !== coming.size; ) {
    before = coming.size
    const wanted = askedBy(coming)
    for (const way of others) if (way.writes.some(write => meets(placeOf(way, write), wanted))) coming.add(way)
  }
  const asked = [
    ...askedBy(coming),
    ...ways.flatMap(({ sent }) => sent.flatMap(({ target }) => fieldsIn(target))),
    ...moves
      .flatMap(({ forks }) => forks.flatMap(({ condition }) => fieldsIn(condition)))
      .filter(({ field }) => field.startsWith(`${own} `)),
  ]
  const writes = ways.flatMap(way => way.writes.map(write => placeOf(way, write)))
  if (writes.includes(undefined)) return false
  const known = writes.flatMap(one => one ?? [])
  const counts = new Set(known.flatMap(({ length }) => length ?? []))
  // a list has an end as long as it grows by one at a time
  const areLists = [...ways, ...others].every(way => way.writes.every(write => !isSteppedOn(way, write, counts) || isStep(write)))
  return areLists && known.every(one => !meets(one, asked))
}

/** Whether what is written may be some of what is asked. */
export const meets = (place: Place | undefined, asked: readonly Kept[]): boolean =>
  place === undefined || asked.some(({ field, bits }) => field === 'nowhere' || (mayBeOne(field, place.field) && (bits & place.bits) > 0n))

/** Fields that a way makes something of: what it writes, but for what lay there, and whom it calls with what. */
function madeOf({ writes, sent }: OneWay): readonly Kept[] {
  return [
    ...writes.flatMap(write => [...fieldsIn(write.slot), ...fieldsBeside(write)]),
    ...sent.flatMap(({ target, input }) => [target, ...marksOf(input).map(({ word }) => word)].flatMap(fieldsIn)),
  ]
}

export interface Place extends Pick<Kept, 'field' | 'bits'> {
  /** Where it is an element of a list, the field in which the length of that stands. */
  readonly length?: string
}

/** Where something is written; `undefined` where that may be anywhere. */
export function placeOf(way: OneWay, write: Write): Place | undefined {
  if (isWorkedOut(write.slot)) return undefined
  const element = elementOf(way, write)
  return element ? { ...element, bits: -1n } : writtenBy(write)
}

/** Where ways write something. */
export const writtenOn = (ways: Iterable<OneWay>): readonly (Place | undefined)[] =>
  [...ways].flatMap(way => way.writes.map(write => placeOf(way, write)))

/** The account that a word is compared as: other variables may lie beside it. */
export const accountIn = ({ value }: Word): bigint => value & addressBits

/** Whether a write may be one of some fields. */
export function isSteppedOn(way: OneWay, write: Write, fields: ReadonlySet<string>): boolean {
  if (fields.size === 0) return false
  const place = placeOf(way, write)
  return place === undefined || fields.has(place.field)
}

/** Whether a number becomes one more or less, or none. */
function isStep(write: Write): boolean {
  if (!write.value.term) return write.value.value === 0n
  const step = stepOf(write)
  if (!step || step.by.term || step.before.value > longest) return false
  const isOne = step.by.value === 1n
  // one less than none is more than there can be
  return step.before.value === 0n ? isOne && step.adds : isOne || (step.by.value === lessOne && step.adds)
}

/** What is added to take one away. */
const lessOne = 2n ** 256n - 1n
