import type { ContractFunction } from '../../evidence/contract.ts'
import { wordOf } from '../evm/abi.ts'
import type { PowerCall } from './trials.ts'

/** Calls of one function that file something, numbers under which it may be filed, calls of one function that deal with each, and both together. */
const [mostFiling, mostNumbers, mostDealing, mostTogether] = [8, 4, 2, 60]
/** What is filed is filed under a smaller number. */
const tooLarge = 256n

/** One number or more, and nothing else. */
const allNumbers = /^(?:u?int\d*,?)+$/

/**
 * Something is filed about somebody, such as a motion, a grant or a note, and another function deals with what stands under its
 * number: one call behind another, because which of many was filed under that number is not known when all of them are made.
 */
export function filedCalls(
  functions: readonly ContractFunction[],
  { quiet, refused }: { readonly quiet: readonly PowerCall[]; readonly refused: readonly PowerCall[] },
): PowerCall[] {
  const alone = (call: PowerCall, { selector }: ContractFunction) => call.selector === selector && call.steps === undefined
  const dealing = functions
    .filter(found => allNumbers.test(found.arguments))
    .flatMap(found => dealingWith(refused.filter(call => alone(call, found))))
  // those that say by a number what they file stand behind the others
  const filing = functions
    .filter(({ arguments: types }) => /int/.test(types) && (types.includes('address') || types.includes(',')))
    .flatMap(found => quiet.filter(call => alone(call, found)).slice(-mostFiling))
  return filing.flatMap(step => dealing.map(call => ({ ...call, steps: [step] }))).slice(0, mostTogether)
}

/** The last calls with each of the smallest numbers in front. */
function dealingWith(calls: readonly PowerCall[]): PowerCall[] {
  const byNumber = new Map<bigint, PowerCall[]>()
  for (const call of calls) {
    const number = wordOf(`0x${call.calldata.slice(10, 74)}`)
    if (number !== undefined && number < tooLarge) byNumber.set(number, [...(byNumber.get(number) ?? []), call])
  }
  const numbers = [...byNumber].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, mostNumbers)
  return numbers.flatMap(([, own]) => own.slice(-mostDealing))
}
