import { z } from 'zod'

const instant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)

/** Section 2.3. */
export const usageRecord = z.looseObject({
  tier: z.string(),
  included_calls: z.int(),
  used_this_month: z.int(),
  remaining: z.int(),
  overage_calls: z.int(),
  overage_per_call_usd: z.number(),
  overage_cost_usd: z.number(),
  period_start: instant,
  period_end: instant,
})
