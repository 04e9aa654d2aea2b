import { wordOf } from '../evm/abi.ts'
import { small, wide } from '../evm/paths/words.ts'
import { inPlaceOf, word } from './arguments.ts'
import { forAnother, placeInCall, wordsIn } from './said.ts'
import type { Stage } from './stage.ts'
import type { PowerCall } from './trials.ts'

/** How many there are at most, and how often one stands in a list. */
const [mostPeople, mostTimes] = [24, 64]
/** Bytes in front of the words of a call. */
const selectorLength = 4

/** Calls that somebody makes for each of many accounts that are named in the place of another, and that each of many strangers makes for himself. */
export function amongMany({ actors }: Stage, calls: readonly PowerCall[], most: number): PowerCall[] {
  const forOne = (nth: number): readonly PowerCall[] => {
    const account = actors.another(`one of many/${nth}`)
    return calls.flatMap(call => [
      ...(call.by.role === 'stranger' && call.caller !== actors.buyer
        ? [
            {
              ...call,
              caller: account,
              by: { address: account, role: 'stranger' as const },
              calldata: inPlaceOf(call.caller, account, call.calldata),
            },
          ]
        : []),
      ...forAnother(call, account).map(calldata => ({ ...call, calldata })),
    ])
  }
  const found: PowerCall[] = []
  for (let nth = 0; nth < mostPeople; nth++) {
    const one = forOne(nth)
    if (found.length + one.length > most) break
    found.push(...one)
  }
  return found
}

/** The call with the first in each list that ends it as often as may matter: what is bounded for a call may not be for each in it. */
export function manyTimes(call: PowerCall): PowerCall[] {
  const words = wordsIn(call)
  const numbers = words.map(one => wordOf(`0x${one}`))
  return words.flatMap((_, at) => {
    const [length, first] = [numbers[at], words[at + 1]]
    const place = wide(placeInCall(at) - selectorLength)
    const isList = length !== undefined && length > 0n && at + 1 + small(length) === words.length && numbers.slice(0, at).includes(place)
    if (!isList || first === undefined) return []
    const longer = [...words.slice(0, at), word(wide(mostTimes)), ...Array.from({ length: mostTimes }, () => first)]
    return [{ ...call, calldata: call.calldata.slice(0, 10) + longer.join('') }]
  })
}
