import type { UsageRecord } from '../api/scanner.ts'
import { instantOf } from './period.ts'
import type { Usage } from './store/store.ts'
import { tiers } from './tiers.ts'

/** The record of section 2.3. Money is worked out in millionths of a dollar, so that no sum of cents goes astray. */
export function usageRecord({ tier, included, used, periodStart, periodEnd }: Usage): UsageRecord {
  const overage = Math.max(0, used - included)
  const price = tiers[tier].overageMicroUsd ?? 0
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
