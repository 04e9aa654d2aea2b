import type { TierName } from './store/store.ts'

export interface Tier {
  readonly name: TierName
  /** Calls of a calendar month; undefined where a contract says it. */
  readonly included: number | undefined
  /** Price of a month in US dollars; undefined where a contract says it. */
  readonly monthlyUsd: number | undefined
  /** Price of a call beyond the pool in millionths of a dollar; undefined where calls stop at the pool or a contract says it. */
  readonly overageMicroUsd: number | undefined
  /** A free tier ends with its pool, the others go on. */
  readonly stops: boolean
}

/** Section 8.4 of the interface specification. */
export const tiers: Readonly<Record<TierName, Tier>> = {
  free: { name: 'free', included: 1_000, monthlyUsd: 0, overageMicroUsd: undefined, stops: true },
  starter: { name: 'starter', included: 25_000, monthlyUsd: 299, overageMicroUsd: 24_000, stops: false },
  growth: { name: 'growth', included: 250_000, monthlyUsd: 1_499, overageMicroUsd: 12_000, stops: false },
  scale: { name: 'scale', included: 1_500_000, monthlyUsd: 4_999, overageMicroUsd: 7_000, stops: false },
  enterprise: { name: 'enterprise', included: undefined, monthlyUsd: undefined, overageMicroUsd: undefined, stops: false },
}
