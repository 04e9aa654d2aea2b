import type { ContractFunction } from '../../evidence/contract.ts'
import { inOneWord } from './arguments.ts'
import { callsTo } from './calls.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { givesUp } from './dictionary.ts'
import { names } from './harmless.ts'
import type { Stage } from './stage.ts'
import { callBy, firstOfEach, type PowerCall } from './trials.ts'

/** Calls of one function that are said once more, such with numbers that its code knows, calls behind both, and all of each kind. */
const [mostOfEach, mostKnown, mostBehind, mostTwice, mostThrice] = [6, 6, 4, 36, 24]

/**
 * What is said twice: a motion that is confirmed, or a thing that is made and then taken into use, by another function that takes the same
 * words, those in front of them, or the number of the first of all before them. Behind both comes what stayed shut. `quiet` are calls that
 * went through for him and showed nothing, `shut` are functions that did not let him in, and `refusing` those that refused something to him.
 */
export function echoedCalls(
  stage: Stage,
  target: Target,
  by: Caller,
  {
    quiet,
    shut,
    refusing,
    compared,
  }: {
    readonly quiet: readonly PowerCall[]
    readonly shut: readonly ContractFunction[]
    readonly refusing: readonly ContractFunction[]
    /** Numbers that the code compares something with. */
    readonly compared: readonly bigint[]
  },
): PowerCall[] {
  const typesOf = new Map(target.functions.map(found => [found.selector, found.arguments.split(',')]))
  const closed = refusing.filter(
    ({ selector, arguments: types }) => !givesUp.has(selector) && types.split(',').every(type => inOneWord.test(type)),
  )
  const said = firstOfEach(
    quiet.filter(({ selector, steps }) => steps === undefined && typesOf.get(selector)?.every(type => inOneWord.test(type)) === true),
    mostOfEach,
    ({ selector }) => selector,
  )
  const known = target.functions
    .filter(({ selector, arguments: types }) => types.includes('int') && said.some(step => step.selector === selector))
    .flatMap(found => callsTo(stage, target, by, found, { values: compared }).slice(0, mostKnown))
  const echoesOf = (steps: readonly PowerCall[]) =>
    steps.flatMap(step => {
      const own = typesOf.get(step.selector) ?? []
      return closed.flatMap(found => {
        if (found.selector === step.selector) return []
        const words = echoOf(step.calldata.slice(10), own, found.arguments.split(','))
        return words === undefined ? [] : [{ ...callBy(by, target.address, found.selector + words), steps: [step] }]
      })
    })
  const twice = [...echoesOf(said).slice(0, mostTwice), ...echoesOf(known).slice(0, mostTwice)]
  const thrice = twice
    .filter(({ steps: [step] }) => step !== undefined && names(step.calldata, by.address))
    .flatMap(({ steps, ...call }) =>
      shut
        .filter(({ selector }) => selector !== call.selector && !givesUp.has(selector))
        .flatMap(found => callsTo(stage, target, by, found).slice(0, 2))
        .slice(0, mostBehind)
        .map(behind => ({ ...behind, steps: [...steps, call] })),
    )
  return [...twice, ...thrice.slice(0, mostThrice)]
}

/** The words of a call for a function of other types; `undefined` where it takes others. */
function echoOf(words: string, own: readonly string[], wanted: readonly string[]): string | undefined {
  // how wide a number is, or whether it is one, the code does not always tell
  const begins = (types: readonly string[], front: readonly string[]) =>
    front.every((type, at) => (type === 'address') === (types[at] === 'address'))
  if (wanted.length <= own.length && begins(own, wanted)) return words.slice(0, 64 * wanted.length)
  const [first, ...rest] = wanted
  const isNumbered = first?.startsWith('uint') === true && rest.length === own.length && begins(own, rest)
  return isNumbered ? '0'.repeat(64) + words : undefined
}
