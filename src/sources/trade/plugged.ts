import { parametersOf } from '../evm/abi.ts'
import { type Choice, word, written, zeroWord } from './arguments.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { foreignAt } from './foreign.ts'
import type { Stage } from './stage.ts'
import { callBy, type PowerCall } from './trials.ts'

/** Functions of either kind that are tried with one another. */
const mostOfEach = 3
const one = `0x${word(1n)}`
const wordBesideAddress = /^(?:(?:uint256|bytes32)(?:\[\])?,address|address,(?:uint256|bytes32)(?:\[\])?)$/

/**
 * Code of ours that is named to functions which only the fallback knows, or put under a selector which no function has and then
 * called by it, or filed under a name and then run under that name. `unknown` is a selector that no function has.
 */
export function pluggedCalls(
  stage: Stage,
  { address: target, functions }: Target,
  by: Caller,
  { unlisted, unknown }: { readonly unlisted: readonly string[]; readonly unknown: string },
): PowerCall[] {
  const foreign = foreignAt(stage)
  const call = (calldata: string): PowerCall => callBy(by, target, calldata)
  const callsOf = (wanted: (types: string) => boolean, choices: readonly Omit<Choice, 'casting' | 'flag'>[]): string[] =>
    functions
      .filter(({ arguments: types }) => wanted(types))
      .flatMap(({ selector, arguments: types }) => {
        const parameters = parametersOf(types)
        const made = choices.flatMap(choice =>
          parameters ? (written(selector, types, parameters, { ...choice, casting: [foreign], flag: true }, stage.actors.buyer) ?? []) : [],
        )
        return [...new Set(made)]
      })
  const plugs = [
    ...callsOf(
      types => types.includes('address') && types.includes('bytes4'),
      [0n, 1n].map(value => ({ value, word: zeroWord, selector: unknown })),
    ),
    // the code does not always tell a selector, or a list of them, from words
    ...callsOf(types => wordBesideAddress.test(types), [{ value: BigInt(unknown.padEnd(66, '0')), word: unknown.padEnd(66, '0') }]),
  ]
  const files = callsOf(types => /^(?:uint256|bytes32),address/.test(types), [{ value: 1n, word: one }])
  const runs = callsOf(types => /^(?:uint256|bytes32),bytes$/.test(types), [{ value: 1n, word: one, data: '0x78' }])
  return [
    ...unlisted.map(each => call(each + foreign.slice(2).padStart(64, '0'))),
    ...plugs.map(step => ({ ...call(unknown), steps: [call(step)] })),
    ...runs.slice(0, mostOfEach).flatMap(run => files.slice(0, mostOfEach).map(step => ({ ...call(run), steps: [call(step)] }))),
  ]
}
