import type { AbiParameter } from 'viem'
import { type Choice, max, zeroWord } from './arguments.ts'

/** Numbers that are wide enough for an amount in base units, which dates and shares seldom are. */
const wide = /^uint(?:96|1\d\d|2\d\d)$/
/** Most of several numbers that are tried so. */
const mostPlaces = 3

/** One of several numbers that is much, and the others little. */
interface OneByItself {
  /** So much in each of the smallest spaces of time, or one so often. */
  readonly rated: readonly Choice[]
  /** A date at the beginning of all, and much for each moment since. */
  readonly scheduled: readonly Choice[]
  /** What has no bound beside what has one, also from below. */
  readonly boundless: readonly Choice[]
}

export function oneByItself(parameters: readonly AbiParameter[], amount: bigint, casting: readonly string[] = []): OneByItself {
  const places = parameters.flatMap(({ type }, at) => (/^u?int\d*$/.test(type) ? [at] : []))
  if (places.length < 2) return { rated: [], scheduled: [], boundless: [] }
  const usual = { casting, flag: true, word: zeroWord }
  const first = places.slice(0, mostPlaces)
  const dates = places.filter(at => wide.test(parameters[at]?.type ?? 'none')).slice(0, 2)
  return {
    rated: casting.length > 0 ? first.map(only => ({ ...usual, value: amount, only, others: 1n })) : [],
    scheduled: casting.length > 0 ? [] : dates.map(only => ({ ...usual, value: amount, only })),
    boundless: [0n, 1n].flatMap(others => first.map(only => ({ ...usual, value: max, only, others }))),
  }
}
