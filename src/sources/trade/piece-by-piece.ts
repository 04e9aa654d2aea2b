import { wide } from '../evm/paths/words.ts'
import { word } from './arguments.ts'
import { amountIn } from './calls.ts'
import { names } from './harmless.ts'
import { saying, wordsIn } from './said.ts'
import { type Stage, untaxed } from './stage.ts'
import { firstOfEach, type PowerCall, trialSize } from './trials.ts'
import { usual } from './usual.ts'

/** Halves of halves, down to less than a sale of the trials is of a purchase. */
const halvings = 7
const mostFunctions = 6

/**
 * What went through with a part of what a holder has, and nobody saw anything of it, such as a lock on some: with all of it. How much that
 * is nobody knows beforehand where purchases are taxed, so half of it is said, and half of that, and so on: what is refused as too much
 * leaves more for those behind it, and less than the smallest is left.
 */
export function pieceByPiece(stage: Stage, quiet: readonly PowerCall[]): PowerCall[] {
  const some = word(amountIn(stage))
  const whole = untaxed(stage, trialSize)
  const pieces = Array.from({ length: halvings }, (_, nth) => word(whole >> wide(nth + 1)))
  const isOfHim = (call: PowerCall) => call.steps === undefined && !usual.has(call.selector) && names(call.calldata, stage.actors.buyer)
  const held = firstOfEach(quiet.filter(isOfHim), 2, ({ selector }) => selector).slice(0, 2 * mostFunctions)
  return held.flatMap(call =>
    wordsIn(call).flatMap((one, at) => {
      if (one !== some) return []
      const calls = pieces.map(piece => ({ ...call, calldata: saying(call, [at], piece) }))
      return calls.slice(-1).map(last => ({ ...last, steps: calls.slice(0, -1) }))
    }),
  )
}
