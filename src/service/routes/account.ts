import { Hono } from 'hono'
import { jsonAnswer } from '../answer.ts'
import type { Parts, ServiceEnv } from '../parts.ts'
import { tiers } from '../tiers.ts'
import { usageRecord } from '../usage.ts'

/** What a customer may know of its account: section 4.3, and the tiers of section 8.4. */
export const accountRoutes = ({ store }: Pick<Parts, 'store'>): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>()
    .get('/v1/usage', async ({ var: { customer } }) => jsonAnswer(usageRecord(await store.quota.usage(customer.account.id))))
    .get('/v1/tiers', ({ var: { customer } }) =>
      jsonAnswer({
        tier: customer.account.tier,
        tiers: Object.values(tiers).map(({ name, included, monthlyUsd, overageMicroUsd }) => ({
          tier: name,
          included_calls: included ?? null,
          price_per_month_usd: monthlyUsd ?? null,
          overage_per_call_usd: overageMicroUsd === undefined ? null : overageMicroUsd / 1_000_000,
        })),
      }),
    )
