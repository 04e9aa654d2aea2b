import { changesState } from '../evm/code.ts'
import { largest } from './arguments.ts'
import { callsTo } from './calls.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { givesUp } from './dictionary.ts'
import { foreignAt } from './foreign.ts'
import { keyOf, names } from './harmless.ts'
import { pieceByPiece } from './piece-by-piece.ts'
import type { Suspect } from './powers.ts'
import { often } from './repeated.ts'
import { doneWithHolder, entered, underNames } from './row.ts'
import type { Stage } from './stage.ts'
import { firstOfEach, type PowerCall } from './trials.ts'
import { usual } from './usual.ts'
import { wordByWord } from './word-by-word.ts'

/** What somebody was let do by a contract, and by no means all that he may. */
interface LetThrough {
  readonly own: readonly PowerCall[]
  /** Functions that are his and no stranger's. */
  readonly may: ReadonlySet<string>
  /** Functions that need no second step. */
  readonly grave: ReadonlySet<string>
  /** Names that the code knows. */
  readonly words: readonly string[]
  readonly tried: readonly PowerCall[]
}

/** Most of what stands under two names. */
const mostNamed = 24

/** What shows nothing as a whole, in its parts: one word of a call, one piece of an amount, one call of two. */
export function inParts(stage: Stage, target: Target, by: Caller, { own, may, grave, words, tried }: LetThrough): PowerCall[] {
  const mild = own.filter(({ selector }) => may.has(selector) && !grave.has(selector) && !givesUp.has(selector))
  return [
    ...entered(stage, target, by, own),
    ...underNames(target, by, { may, words }).slice(0, mostNamed),
    ...wordByWord(mild, tried),
    ...pieceByPiece(stage, mild),
    ...fallsOf(stage, target, by, may),
    ...askedOfUs(stage, target, by, mild),
    ...broughtAbout(stage, target, by, { mild, may }),
  ]
}

/** Parts of a hundred and of ten thousand by which something falls at once. */
const falls = [99n, 9n, 990n]
const mostFalls = 6

/** What takes a number below nothing, again and again: a bound on each fall is none on where they lead. The code does not always tell a sign. */
const fallsOf = (stage: Stage, target: Target, by: Caller, may: ReadonlySet<string>): PowerCall[] =>
  target.functions
    .filter(({ selector, arguments: types }) => may.has(selector) && /^(?:int\d+|uint256)$/.test(types))
    .flatMap(found => falls.flatMap(fall => callsTo(stage, target, by, found, { values: [largest + 1n - fall] }).slice(0, 1)))
    .slice(0, mostFalls)
    .map(call => often(call))

/** Calls that name code of ours as somebody to be asked, what is done behind each with a holder, and functions that may make something for it. */
const [mostNaming, mostDone, mostMaking] = [4, 24, 6]

/**
 * What is done with a holder by what asks others, once those are code of ours, which says yes to everything and does nothing; and what
 * is made for a coin, once that is the coin: whoever may put another in its place has as much of it as he likes.
 */
function askedOfUs(stage: Stage, target: Target, by: Caller, mild: readonly PowerCall[]): PowerCall[] {
  const steps = firstOfEach(
    mild.filter(({ calldata, steps }) => steps === undefined && names(calldata, foreignAt(stage))),
    1,
    ({ selector }) => selector,
  ).slice(0, mostNaming)
  const making = target.functions
    .filter(found => changesState(found) && !givesUp.has(found.selector) && !usual.has(found.selector) && found.arguments.includes('uint'))
    .slice(0, mostMaking)
  return steps.flatMap(step => [
    ...doneWithHolder(stage, target, by, { step, most: 2 }).slice(0, mostDone),
    ...making
      .filter(({ selector }) => selector !== step.selector)
      .flatMap(found => callsTo(stage, target, by, found).slice(0, 2))
      .map((call): PowerCall => ({ ...call, steps: [step] })),
  ])
}

/** Settings that are moved, what is then said to each, how often, and what is brought about by that; and all of these together. */
const [mostMoved, mostSaid, saidOften, mostCarried, mostBrought] = [6, 4, 5, 4, 36]

/** What is moved by one call, said to by others that take no words, again and again, and brought about by one that nobody may call before. */
function broughtAbout(
  stage: Stage,
  target: Target,
  by: Caller,
  { mild, may }: { readonly mild: readonly PowerCall[]; readonly may: ReadonlySet<string> },
): PowerCall[] {
  const bare = firstOfEach(
    mild.filter(({ calldata, steps }) => calldata.length === 10 && steps === undefined),
    1,
    ({ selector }) => selector,
  ).slice(0, mostSaid)
  if (bare.length === 0) return []
  const moved = firstOfEach(
    mild.filter(({ calldata, steps }) => calldata.length > 10 && steps === undefined),
    2,
    ({ selector }) => selector,
  ).slice(0, mostMoved)
  const said = bare.flatMap(call => Array.from({ length: saidOften }, () => call))
  const carried = target.functions
    .filter(found => changesState(found) && !may.has(found.selector) && !givesUp.has(found.selector) && found.arguments === '')
    .slice(0, mostCarried)
    .flatMap(found => callsTo(stage, target, by, found).slice(0, 1))
  return moved.flatMap(step => carried.map((call): PowerCall => ({ ...call, steps: [step, ...said] }))).slice(0, mostBrought)
}

/**
 * What names code of ours before it stands apart from calls that are proved anyway: whoever else is named has code in the laboratory alone.
 * What goes through by itself as well makes nothing by that.
 */
export function asksUs(stage: Stage, accepted: readonly PowerCall[]): (suspect: Suspect) => boolean {
  const alone = new Set(accepted.flatMap(call => (call.steps === undefined ? keyOf(call) : [])))
  return ({ kind, call }) =>
    (kind !== 'mints' || !alone.has(keyOf(call))) && (call.steps ?? []).some(step => names(step.calldata, foreignAt(stage)))
}
