/** What is left in a bucket, and in how many milliseconds a point comes back. */
export interface Taken {
  readonly granted: boolean
  readonly left: number
  readonly wait: number
}

/**
 * A bucket whose points come back evenly (the generic cell rate algorithm, ITU-T I.371): all that is remembered is when it will be
 * full again. Times are microseconds.
 */
export interface Bucket {
  /** Time in which one point comes back. */
  readonly step: number
  /** Time in which all of them do. */
  readonly whole: number
}

export function bucketOf(points: number, seconds: number): Bucket {
  const step = Math.max(1, Math.round((seconds * 1_000_000) / points))
  return { step, whole: step * points }
}

/** Takes a point at `now`. A clock that was set back makes the bucket empty, no more: it neither owes points nor has too many. */
export function takeFrom({ step, whole }: Bucket, fullAt: number, now: number): { readonly taken: Taken; readonly fullAt: number } {
  const before = Math.max(now, Math.min(fullAt, now + whole))
  const after = before + step
  if (after > now + whole) return { taken: { granted: false, left: 0, wait: Math.ceil((after - whole - now) / 1000) }, fullAt: before }
  return { taken: granted({ step, whole }, after - now), fullAt: after }
}

/** What is told of a point that was taken; `missing` is the time until the bucket is full. */
export function granted({ step, whole }: Bucket, missing: number): Taken {
  const left = Math.floor((whole - missing) / step)
  return { granted: true, left, wait: Math.ceil((missing - (whole / step - left - 1) * step) / 1000) }
}
