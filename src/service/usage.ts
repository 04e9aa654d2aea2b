import type { UsageRecord } from '../api/scanner.ts'
import { instantOf } from './period.ts'
import type { Usage } from './store/store.ts'
import { tiers } from './tiers.ts'

/** The record of section 2.3. Money is worked out in millionths of a dollar, so that no sum of cents goes astray. */
export function usageRecord(usage: Usage): UsageRecord {
  const { tier, included, used, periodStart, periodEnd } = usage
  const overage = Math.max(0, used - included)
  // an overage of nothing where there is none to pay: a free tier stops, and a contract that names no price has none
  const price = overagePrice(usage) ?? 0
  return {
    tier,
    included_calls: included,
    used_this_month: used,
    remaining: Math.max(0, included - used),
    overage_calls: overage,
    overage_per_call_usd: price / 1_000_000,
    overage_cost_usd: (overage * price) / 1_000_000,
    period_start: instantOf(periodStart),
    period_end: instantOf(periodEnd),
  }
}

/** Millionths of a dollar for a call beyond the pool: of the tier, or of the contract. */
export const overagePrice = ({ tier, overageMicroUsd }: Usage): number | undefined => overageMicroUsd ?? tiers[tier].overageMicroUsd
