import { wide } from '../evm/paths/words.ts'
import type { PowerCall } from './trials.ts'

const day = 86_400
/** How often somebody comes who looks for what comes less than once a month, in days: none of these is a part of the next. */
const visited = [1, 3, 7, 20, 31, 61, 100, 200] as const
/** Most visits of one row. */
const mostVisits = 134
/** Calls at once that bring nothing right after one. */
export const mostAtOnce = 8

/** How often somebody comes several times a day, and how often in a day that is. */
export const sooner = [
  { wait: 60, perDay: 1_440n },
  { wait: 600, perDay: 144n },
  { wait: 3_600, perDay: 24n },
  { wait: 21_600, perDay: 4n },
  { wait: 43_200, perDay: 2n },
] as const
/** The same of whoever is as quick as can be. */
const quick = [{ wait: 1, perDay: 86_400n }, ...sooner] as const
/** How often he comes again, as a number and to be divided by. */
export const often = { times: 20, parts: 20n } as const

/** So many calls at once, and again after each of these times. */
export function inTerms(call: PowerCall, terms: number, waits: readonly number[], last = terms): PowerCall {
  const turn = (wait: number): PowerCall[] =>
    Array.from({ length: terms }, (_, at) => (at === terms - 1 && wait > 0 ? { ...call, wait } : call))
  const steps = [...waits.flatMap(turn), ...Array.from({ length: last - 1 }, () => call)]
  return { ...call, steps, wait: waits.reduce((sum, wait) => sum + wait, 0) }
}

interface Quick {
  /** What calls make that bring no more at once. */
  readonly twice: bigint
  made(one: PowerCall): Promise<bigint | undefined>
}

/**
 * The most that is made in a day by whoever comes at each of some times; `undefined` where that is not known of one, or where somebody who comes
 * ever sooner has more.
 */
export async function fastestIn(call: PowerCall, { twice, made }: Quick): Promise<bigint | undefined> {
  const comes = (waits: readonly number[]) => made(inTerms(call, 1, waits))
  const times = quick.map(({ wait }) => Array<number>(often.times).fill(wait))
  const hastening = [...times].reverse().flat()
  const [all, each] = await Promise.all([comes(hastening), Promise.all(times.map(comes))])
  const most = quick.reduce<bigint | undefined>((fastest, { perDay }, at) => {
    const had = each[at]
    if (fastest === undefined || had === undefined) return undefined
    const pace = ((had - twice) * perDay + often.parts - 1n) / often.parts
    return pace > fastest ? pace : fastest
  }, 0n)
  if (most === undefined || all === undefined) return undefined
  const seconds = hastening.reduce((sum, wait) => sum + wait, 0)
  return (all - twice) * 86_400n <= (most * wide(seconds) * 21n) / 20n ? most : undefined
}

/**
 * The most that a call makes within so many days, by whoever makes it once and again every day, or every week, or twice a year, and by
 * whoever makes it several times in the end; `undefined` where one of these is not known.
 */
export async function mostInTerms(
  call: PowerCall,
  days: number,
  made: (one: PowerCall) => Promise<bigint | undefined>,
): Promise<bigint | undefined> {
  const rows = visited.map(each => Array<number>(Math.min(Math.ceil(days / each), mostVisits)).fill(each * day))
  const all = await Promise.all([...rows.map(waits => made(inTerms(call, 1, waits))), made(inTerms(call, 1, [days * day], mostAtOnce))])
  return all.reduce((most, one) => (most === undefined || one === undefined ? undefined : one > most ? one : most))
}

/** Whether a call that comes each day for months brings nothing right after that, as it did not at first. */
export async function isTireless(call: PowerCall, made: (one: PowerCall) => Promise<bigint | undefined>): Promise<boolean> {
  const daily = Array<number>(mostVisits).fill(day)
  const [once, again] = await Promise.all([1, mostAtOnce].map(last => made(inTerms(call, 1, daily, last))))
  return once !== undefined && again !== undefined && (again - once) * wide(mostVisits) <= once
}
