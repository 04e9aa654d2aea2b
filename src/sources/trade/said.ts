import { wordOf } from '../evm/abi.ts'
import { largest, word } from './arguments.ts'
import type { PowerCall } from './trials.ts'

/** Below this a word of calldata may be an amount or a count: five quadrillion tokens of eighteen decimals; an address is above it. */
const countable = 2n ** 112n
/** No address is as large. */
export const beyondAddresses = 2n ** 160n

/** Words of what a call says, in hexadecimal digits. */
export const wordsIn = ({ calldata }: Pick<PowerCall, 'calldata'>): readonly string[] => calldata.slice(10).match(/.{64}/g) ?? []

/** The byte of a call at which one of its words begins. */
export const placeInCall = (nth: number): number => 4 + 32 * nth

/** Which words of a call are numbers. Where there is no other, the largest of all are some. */
export function numbersIn(call: Pick<PowerCall, 'calldata'>): readonly number[] {
  const placesOf = (isOne: (value: bigint) => boolean) =>
    wordsIn(call).flatMap((one, at) => (isOne(wordOf(`0x${one}`) ?? countable) ? [at] : []))
  const small = placesOf(value => value < countable)
  return small.length > 0 ? small : placesOf(value => value >= beyondAddresses)
}

/** A word of a call as it is compared with others: one that can hardly be a number counts as any other account, for ours are others in each scan. */
export const sortable = (one: string): string => (/^0{24}(?!0{6})/.test(one) ? `${'0'.repeat(24)}${'f'.repeat(40)}` : one)

/** Compares what calls say by their numbers, so that what is tried does not depend on how accounts are called. */
export function byNumbers(one: Pick<PowerCall, 'calldata'>, other: Pick<PowerCall, 'calldata'>): number {
  const digits = (call: Pick<PowerCall, 'calldata'>) => call.calldata.slice(0, 10) + wordsIn(call).map(sortable).join('')
  const [his, others] = [digits(one), digits(other)]
  return his === others ? 0 : his < others ? -1 : 1
}

/** What a call says with another word in these places. */
export const saying = (call: Pick<PowerCall, 'calldata'>, places: readonly number[], other: string): string =>
  call.calldata.slice(0, 10) +
  wordsIn(call)
    .map((one, at) => (places.includes(at) ? other : one))
    .join('')

/** The call with each of its numbers, one by one and then all, at such an amount, or at the largest that there is. */
export function enlarged(call: PowerCall, amount: bigint): string[] {
  const [numbers, large] = [numbersIn(call), word(amount < largest ? amount : largest)]
  const places = [...numbers.map(at => [at]), numbers].filter(({ length }) => length > 0)
  return [...new Set(places.map(some => saying(call, some, large)))]
}

/** The call with each of its numbers twice as large. */
export const doubled = (call: PowerCall): string[] =>
  numbersIn(call).flatMap(at => {
    const value = wordOf(`0x${wordsIn(call)[at]}`)
    return value !== undefined && value * 2n < largest ? [saying(call, [at], word(value * 2n))] : []
  })

/** Whether a word may be the address of somebody. */
export const isAccount = (word: string): boolean => /^0{24}/.test(word) && !/^0{48}/.test(word)

/** The call with somebody else in each word that may be an account. */
export function forAnother(call: Pick<PowerCall, 'calldata'>, account: string): string[] {
  const other = account.slice(2).toLowerCase().padStart(64, '0')
  return wordsIn(call).flatMap((one, at) => (isAccount(one) ? [saying(call, [at], other)] : []))
}
