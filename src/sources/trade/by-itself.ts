import type { AbiParameter } from 'viem'
import { type Choice, max, zeroWord } from './arguments.ts'

/** Numbers that are wide enough for an amount in base units, which dates and shares seldom are. */
const wide = /^uint(?:96|1\d\d|2\d\d)$/
/** Most of several numbers that are tried so. */
const mostPlaces = 3

/** Nearly the whole in percent and in basis points, and a quarter, which many limits allow. */
export const rates = [99n, 9_900n, 25n, 2_500n]

/** One of several numbers that is much, and the others little. */
interface OneByItself {
  /** So much in each of the smallest spaces of time, or one so often. */
  readonly rated: readonly Choice[]
  /** A date at the beginning of all, and much for each moment since. */
  readonly scheduled: readonly Choice[]
  /** A rate beside an amount, which may be the most that it comes to: one that is as small as a rate hides what the rate does. */
  readonly capped: readonly Choice[]
  /** What has no bound beside what has one, also from below. */
  readonly boundless: readonly Choice[]
}

export function oneByItself(parameters: readonly AbiParameter[], amount: bigint, casting: readonly string[] = []): OneByItself {
  const places = parameters.flatMap(({ type }, at) => (/^u?int\d*$/.test(type) ? [at] : []))
  if (places.length < 2) return { rated: [], scheduled: [], capped: [], boundless: [] }
  const usual = { casting, flag: true, word: zeroWord }
  const first = places.slice(0, mostPlaces)
  const amounts = places.filter(at => wide.test(parameters[at]?.type ?? 'none')).slice(0, 2)
  return {
    rated: casting.length > 0 ? first.map(only => ({ ...usual, value: amount, only, others: 1n })) : [],
    scheduled: casting.length > 0 ? [] : amounts.map(only => ({ ...usual, value: amount, only })),
    capped: rates
      .slice(0, casting.length > 0 ? 2 : rates.length)
      .flatMap(value => first.filter(only => amounts.some(at => at !== only)).map(only => ({ ...usual, value, only, others: amount }))),
    boundless: [0n, 1n].flatMap(others => first.map(only => ({ ...usual, value: max, only, others }))),
  }
}
