import { wordOf } from '../evm/abi.ts'
import { word } from './arguments.ts'
import { rates } from './by-itself.ts'
import { inTurns } from './in-turns.ts'
import { numbersIn, saying, wordsIn } from './said.ts'
import type { PowerCall } from './trials.ts'

/** Words of a call, calls of one function that are varied, and variants in all. */
const [mostWords, mostVaried, mostVariants] = [8, 5, 80]
/** Shares of the whole, what is a long time in seconds and blocks and a large share of anything, and nothing. */
const values = [...rates.slice(0, 2), 2n ** 32n - 1n, 0n, ...rates.slice(2)]

/**
 * Calls that went through, with a share, a long time or nothing in the place of one of their numbers: what bounds the numbers against one
 * another, such as an end behind a beginning, or a sum, refuses most that are drawn without regard to it, and of those that it lets
 * through all are small.
 */
export function wordByWord(quiet: readonly PowerCall[], tried: readonly PowerCall[]): PowerCall[] {
  const known = new Set(tried.map(({ calldata }) => calldata))
  const functions = new Map<string, PowerCall[]>()
  for (const call of quiet) {
    const { length } = wordsIn(call)
    if (call.steps === undefined && length > 1 && length <= mostWords)
      functions.set(call.selector, [...(functions.get(call.selector) ?? []), call])
  }
  const variants = [...functions.values()].map(calls => () => variantsOf(calls).filter(({ calldata }) => !known.has(calldata)))
  return [...inTurns(variants)].slice(0, mostVariants)
}

/** Those with the largest number in one place each, as an end that is far away leaves room for what lies before it; and the first. */
function variantsOf(calls: readonly PowerCall[]): PowerCall[] {
  const places = Array.from({ length: mostWords }, (_, at) => at)
  const largest = places.flatMap(at => largestAt(calls, at) ?? [])
  const bases = [...new Set([...largest, ...calls.slice(0, 1)])].slice(0, mostVaried)
  const made = bases.flatMap(call =>
    values.flatMap(value => numbersIn(call).map(at => ({ ...call, calldata: saying(call, [at], word(value)) }))),
  )
  return [...new Map(made.map(call => [call.calldata, call])).values()]
}

function largestAt(calls: readonly PowerCall[], at: number): PowerCall | undefined {
  let [best, most]: [PowerCall | undefined, bigint] = [undefined, 0n]
  for (const call of calls) {
    const value = numbersIn(call).includes(at) ? wordOf(`0x${wordsIn(call)[at]}`) : undefined
    if (value !== undefined && value > most) [best, most] = [call, value]
  }
  return best
}
