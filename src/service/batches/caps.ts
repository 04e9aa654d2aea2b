import type { TierName } from '../store/store.ts'

/** How much one batch may hold. */
export interface BatchCap {
  readonly rows: number
  /** Of the body of the request. */
  readonly bytes: number
}

/** A month's pool at most, and never more than a million rows. */
export const batchCaps: Readonly<Record<TierName, BatchCap>> = {
  free: { rows: 1_000, bytes: 1_048_576 },
  starter: { rows: 25_000, bytes: 16_777_216 },
  growth: { rows: 250_000, bytes: 67_108_864 },
  scale: { rows: 1_000_000, bytes: 268_435_456 },
  enterprise: { rows: 1_000_000, bytes: 268_435_456 },
}

/** Batches of one account that have not ended: more are refused, so that nobody fills the database with what waits. */
export const openBatches = 20
