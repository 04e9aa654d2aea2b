import { bucketOf, takeFrom } from '../bucket.ts'
import type { Shared } from '../store.ts'

/** Buckets that are remembered: an older one is full again before so many others have come. */
const mostBuckets = 100_000
/** Characters of verdicts that are kept. */
const mostVerdicts = 16_000_000

/** One process has its counters and verdicts in its memory. */
export function memoryShared(clock: () => Date): Shared {
  const buckets = new Map<string, number>()
  const verdicts = new Map<string, { readonly result: string; readonly at: number }>()
  let kept = 0
  const forget = (subject: string): void => {
    const old = verdicts.get(subject)
    if (!old) return
    kept -= old.result.length
    verdicts.delete(subject)
  }
  return {
    async take(name, points, seconds) {
      const now = clock().getTime() * 1000
      const { taken, fullAt } = takeFrom(bucketOf(points, seconds), buckets.get(name) ?? now, now)
      // the one that was used last stands last
      buckets.delete(name)
      buckets.set(name, fullAt)
      for (const oldest of buckets.keys()) {
        if (buckets.size <= mostBuckets) break
        buckets.delete(oldest)
      }
      return taken
    },
    async verdict(subject, age) {
      const found = verdicts.get(subject)
      const old = found && clock().getTime() - found.at
      return old !== undefined && old >= 0 && old <= age ? found?.result : undefined
    },
    async keepVerdict(subject, result) {
      forget(subject)
      verdicts.set(subject, { result, at: clock().getTime() })
      kept += result.length
      for (const oldest of verdicts.keys()) {
        if (kept <= mostVerdicts) break
        forget(oldest)
      }
    },
  }
}
