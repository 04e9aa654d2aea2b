import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { givesUp } from './dictionary.ts'
import { pieceByPiece } from './piece-by-piece.ts'
import { entered, underNames } from './row.ts'
import type { Stage } from './stage.ts'
import type { PowerCall } from './trials.ts'
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
  ]
}
