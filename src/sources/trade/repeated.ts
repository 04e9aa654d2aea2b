import { wordOf } from '../evm/abi.ts'
import { numbersIn, wordsIn } from './said.ts'
import { firstOfEach, type PowerCall } from './trials.ts'

/** How often something is called: what grows by one each time comes near the whole in percent, by a few it has by fewer. */
const [mostRepeats, ...fewer] = [91, 40, 20] as const
/** Most functions that take arguments, and calls of each. */
const [mostFunctions, mostOfFunction] = [6, 2]

/** Shares in percent that one step may be bounded by. */
export const steep: readonly bigint[] = [2n, 5n, 10n, 25n]

/** One call behind another. */
export const often = (call: PowerCall, times: number = mostRepeats): PowerCall => ({
  ...call,
  steps: Array.from({ length: times - 1 }, () => call),
})

interface What {
  /** Functions that need no second step. */
  readonly grave: ReadonlySet<string>
  /** Those that stop sales, which may be for an hour only. */
  readonly stopping: ReadonlySet<string>
  /** Numbers that the code knows. */
  readonly compared: readonly bigint[]
}

/**
 * Calls that went through, each as often as may matter: what adds a little, or doubles something, may do so without end. One without
 * arguments is called as often as numbers of the code say, too; of the others those that say a number, the smallest first: what is bounded
 * each time is not bounded in all.
 */
export function repeated(accepted: readonly PowerCall[], { grave, stopping, compared }: What): readonly PowerCall[] {
  const own = accepted.filter(({ steps, value }) => steps === undefined && value === undefined)
  const bare = firstOfEach(
    own.filter(({ calldata }) => calldata.length === 10),
    1,
    ({ selector }) => selector,
  )
  const numbered = firstOfEach(
    own.filter(call => !grave.has(call.selector) && sumOf(call) > 0n).sort((one, other) => (sumOf(one) < sumOf(other) ? -1 : 1)),
    mostOfFunction,
    ({ selector }) => selector,
  )
  return [
    ...bare.filter(({ selector }) => !grave.has(selector)).flatMap(call => countsOf(compared).map(times => often(call, times))),
    ...bare.filter(({ selector }) => stopping.has(selector)).map(call => often(call)),
    ...numbered.slice(0, mostFunctions * mostOfFunction).map(call => often(call)),
  ]
}

/** All numbers that a call says. */
const sumOf = (call: PowerCall): bigint =>
  numbersIn(call)
    .flatMap(at => wordOf(`0x${wordsIn(call)[at]}`) ?? [])
    .reduce((sum, value) => sum + value, 0n)

/** Often, and as often as numbers that the code knows say: what counts up to one of them may ask for that very one. */
const countsOf = (compared: readonly bigint[]): number[] =>
  [...new Set([mostRepeats, ...fewer, ...compared.filter(count => count <= mostRepeats).map(Number)])].slice(0, 6)
