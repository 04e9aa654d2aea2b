import type { ContractFunction } from '../../evidence/contract.ts'
import { changesState } from '../evm/code.ts'
import { word } from './arguments.ts'
import { amountIn, callsTo } from './calls.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { givesUp } from './dictionary.ts'
import { names } from './harmless.ts'
import { numbersIn, saying } from './said.ts'
import { type Stage, untaxed } from './stage.ts'
import { callBy, firstOfEach, type PowerCall, trialSize } from './trials.ts'
import { usual } from './usual.ts'

/** Functions of either kind that are called in a row, and how often those that were refused are tried again in it. */
const [mostInARow, rounds] = [6, 3]

/**
 * What takes three calls or more, such as a change that is prepared, proposed and enacted: one call of every function that went
 * through, then again and again one of each that was refused, in whichever order they have to come.
 */
export function inARow(
  stage: Stage,
  target: Target,
  by: Caller,
  quiet: readonly PowerCall[],
  shut: readonly ContractFunction[],
): PowerCall[] {
  const known = [...new Map(quiet.map(call => [call.selector, call])).keys()].slice(0, mostInARow)
  const closed = shut.filter(({ selector }) => !givesUp.has(selector)).slice(0, mostInARow)
  return [[99n], [9_900n]].flatMap(values => {
    const all = (found: ContractFunction) => callsTo(stage, target, by, found, { values })
    // what favours the holder hides what becomes of the others
    const apart = (calls: readonly PowerCall[]) => calls.filter(({ calldata }) => !names(calldata, stage.actors.buyer)).slice(0, 1)
    const opening = target.functions.filter(({ selector }) => known.includes(selector)).flatMap(found => apart(all(found)))
    const again = Array.from({ length: rounds }, () => closed.flatMap(found => all(found).slice(0, 1))).flat()
    return again.map((call, at) => ({ ...call, steps: [...opening, ...again.slice(0, at)] }))
  })
}

/** Functions by which something is entered of a holder, and what is done with him behind them in all. */
const [mostEntered, mostBehind] = [6, 36]
/** A year in seconds: what is due at once is nothing that somebody may still take back. */
const year = word(31_536_000n)

/**
 * What is entered of a holder by one function, such as a grant of as much as he has, and what another then does with him: neither shows
 * anything by itself.
 */
export function entered(stage: Stage, target: Target, by: Caller, quiet: readonly PowerCall[]): PowerCall[] {
  const { buyer } = stage.actors
  // some count only from half of what he has on
  const amounts = [amountIn(stage), untaxed(stage, trialSize)].map(word)
  const isOfHim = ({ calldata, steps, target: at }: PowerCall) => steps === undefined && at === target.address && names(calldata, buyer)
  const steps = firstOfEach(quiet.filter(isOfHim), 1, ({ selector }) => selector).flatMap((call): PowerCall[] => {
    const [first, ...others] = numbersIn(call)
    if (first === undefined || usual.has(call.selector)) return []
    return amounts.map(much => ({ ...call, calldata: saying({ calldata: saying(call, others, year) }, [first], much) }))
  })
  return steps
    .slice(0, mostEntered)
    .flatMap(step => doneWithHolder(stage, target, by, { step, most: 1 }))
    .slice(0, mostBehind)
}

/** What every other function does with a holder whom it names, behind a step: most calls of each. */
export function doneWithHolder(
  stage: Stage,
  target: Target,
  by: Caller,
  { step, most }: { readonly step: PowerCall; readonly most: number },
): PowerCall[] {
  const isMeant = (found: ContractFunction) =>
    changesState(found) && found.selector !== step.selector && !usual.has(found.selector) && !givesUp.has(found.selector)
  return target.functions
    .filter(isMeant)
    .flatMap(found =>
      callsTo(stage, target, by, found)
        .filter(({ calldata }) => names(calldata, stage.actors.buyer))
        .slice(0, most),
    )
    .map(call => ({ ...call, steps: [step] }))
}

/** A name, which is a number as far as the code tells, and a number that is kept under it. */
const keepsNumbers = /^(?:bytes32|uint256),uint\d*$/
/** Names that something is kept under. */
const mostNames = 6
/** A share of a whole, and that whole. */
const parts = [
  [99n, 100n],
  [9_900n, 10_000n],
] as const

/**
 * Numbers under names that mean something together only, such as what a part is divided by and how many of these are taken: a share
 * under one of the names that the code knows behind the whole under each of the others.
 */
export function underNames(
  target: Target,
  by: Caller,
  { may, words }: { readonly may: ReadonlySet<string>; readonly words: readonly string[] },
): PowerCall[] {
  const known = words.slice(0, mostNames).map(name => name.slice(2))
  if (known.length < 2) return []
  return target.functions
    .filter(found => may.has(found.selector) && keepsNumbers.test(found.arguments))
    .flatMap(({ selector }) => {
      const says = (name: string, value: bigint) => callBy(by, target.address, selector + name + word(value))
      return parts.flatMap(([share, whole]) =>
        known.map(name => ({
          ...says(name, share),
          steps: known.filter(other => other !== name).map(other => says(other, whole)),
        })),
      )
    })
}
