import type { ContractFunction } from '../../evidence/contract.ts'
import { wordOf } from '../evm/abi.ts'
import { word } from './arguments.ts'
import { saying, wordsIn } from './said.ts'
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
  const behind = filing.flatMap(step => dealing.map(call => ({ ...call, steps: [step] }))).slice(0, mostTogether)
  return [...behind, ...inUnits(functions, quiet, dealing)]
}

/** Nearly all of a hundred, of ten thousand, of a million and of 10^18: what is filed may be a share in any of these units. */
const shares: readonly bigint[] = [99n, 9_900n, 990_000n, 99n * 10n ** 16n]
const mostInUnits = 24

/** Numbers alone are filed under that with which another function deals, each of the others a share. */
function inUnits(functions: readonly ContractFunction[], quiet: readonly PowerCall[], dealing: readonly PowerCall[]): PowerCall[] {
  const filing = functions
    .filter(({ arguments: types }) => allNumbers.test(types) && types.includes(','))
    .flatMap(({ selector }) => quiet.find(call => call.selector === selector && call.steps === undefined) ?? [])
  return dealing
    .flatMap(call => {
      const number = call.calldata.slice(10, 74)
      return filing
        .filter(step => step.selector !== call.selector)
        .flatMap(step => {
          const others = wordsIn(step)
            .map((_, at) => at)
            .slice(1)
          const named = saying(step, [0], number)
          return shares.map(share => ({ ...call, steps: [{ ...step, calldata: saying({ calldata: named }, others, word(share)) }] }))
        })
    })
    .slice(0, mostInUnits)
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
