/** One line of a benchmark: a piece of work beside its floor, both measured in the same run. */
export interface Row {
  readonly work: string
  readonly floor: string
  /** Medians, in the unit that the bench says. */
  readonly median: number
  readonly floorMedian: number
  /** The ratio must not pass this, or must reach it where more is better. */
  readonly goal: number
  readonly better: 'less' | 'more'
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

type Works<Name extends string> = Readonly<Record<Name, () => Promise<number> | number>>

/**
 * Runs all `works` in turn, `rounds` times over, and gives what each came to: a machine that slows down slows all of
 * them, so that ratios stay true. Every other round goes backwards: what one leaves behind for the next to clear away falls on both.
 */
export async function timesInTurn<Name extends string>(works: Works<Name>, rounds: number): Promise<Record<Name, number[]>> {
  const forwards = Object.entries(works) as [Name, Works<Name>[Name]][]
  const times = Object.fromEntries(forwards.map(([name]) => [name, []])) as unknown as Record<Name, number[]>
  for (let round = 0; round < rounds; round++)
    for (const [name, work] of round % 2 === 0 ? forwards : forwards.toReversed()) times[name].push(await work())
  return times
}

/** The medians of {@link timesInTurn}. */
export async function inTurn(works: Works<string>, rounds: number): Promise<Record<string, number>> {
  const times = await timesInTurn(works, rounds)
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)]))
}

export const milliseconds = (work: () => void): number => {
  const start = process.hrtime.bigint()
  work()
  return Number(process.hrtime.bigint() - start) / 1e6
}
