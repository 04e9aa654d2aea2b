import type { PowerCall } from './trials.ts'

const day = 86_400
/** How often somebody comes who looks for what comes less than once a month, in days: none of these is a part of the next. */
const visited = [1, 3, 7, 20, 31, 61, 100, 200] as const
/** Most visits of one row, and calls of one visit. */
const [mostVisits, mostAtOnce] = [134, 8]

/** So many calls at once, and again after each of these times. */
export function inTerms(call: PowerCall, terms: number, waits: readonly number[], last = terms): PowerCall {
  const turn = (wait: number): PowerCall[] =>
    Array.from({ length: terms }, (_, at) => (at === terms - 1 && wait > 0 ? { ...call, wait } : call))
  const steps = [...waits.flatMap(turn), ...Array.from({ length: last - 1 }, () => call)]
  return { ...call, steps, wait: waits.reduce((sum, wait) => sum + wait, 0) }
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
