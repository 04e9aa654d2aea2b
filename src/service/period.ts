/** A calendar month in UTC (interface specification, 8.1). It follows from the instant alone: there is no job that resets anything. */
export interface Period {
  /** "2026-11", the key of its counter. */
  readonly name: string
  readonly start: Date
  /** First instant of the next month. */
  readonly end: Date
}

let latest: Period | undefined

/** Asked with every call: a month is worked out once. */
export function periodOf(instant: Date): Period {
  if (!latest || !(instant >= latest.start && instant < latest.end)) latest = monthOf(instant)
  return latest
}

function monthOf(instant: Date): Period {
  const [year, month] = [instant.getUTCFullYear(), instant.getUTCMonth()]
  const start = new Date(Date.UTC(year, month, 1))
  return { name: start.toISOString().slice(0, 7), start, end: new Date(Date.UTC(year, month + 1, 1)) }
}

/** "2026-11-01T00:00:00+00:00", as section 2.3 writes an instant. */
export const instantOf = (date: Date): string => `${date.toISOString().slice(0, 19)}+00:00`
