import { Hono } from 'hono'
import { counted, grouped } from '../../output/amounts.ts'
import { type Markup, markup, nothing } from '../../output/html/markup.ts'
import { fine } from '../../output/html/overview.ts'
import type { Parts, ServiceEnv } from '../parts.ts'
import type { Usage } from '../store/store.ts'
import { type Tier, tiers } from '../tiers.ts'
import { overagePrice, usageRecord } from '../usage.ts'
import type { Guard } from './guard.ts'
import { historyTable } from './history-table.ts'
import { answer, page } from './layout.ts'
import { monthChart } from './month-chart.ts'
import { dayOf, dollars, monthOf, tierNames } from './words.ts'

/** The first page: how much of the month is used, day by day, and the last scans. */
export function usageRoutes({ store }: Pick<Parts, 'store'>, guard: Guard): Hono<ServiceEnv> {
  return new Hono<ServiceEnv>().get(
    '/dashboard',
    guard.reading(async visit => {
      const { account } = visit
      const [usage, days, now, { entries }] = await Promise.all([
        store.quota.usage(account.id),
        store.quota.days(account.id),
        store.now(),
        store.history.page(account.id, { limit: 5 }),
      ])
      const body = markup`${quota(usage)}${monthChart(days, usage, now)}
<section aria-labelledby="last"><h2 id="last">Last scans</h2>${entries.length === 0 ? none : markup`${historyTable(entries)}<p><a href="/dashboard/history">All scans</a></p>`}</section>`
      return answer(page({ title: `Usage in ${monthOf(usage.periodStart)}`, place: 'usage', body }, visit))
    }),
  )
}

const none = markup`<p>Nothing has been scanned yet. <a href="/dashboard/scan">Scan an address</a></p>`

function quota(usage: Usage): Markup {
  const { included, used, periodEnd } = usage
  const tier = tiers[usage.tier]
  const { overage_calls: over, overage_cost_usd: cost, remaining } = usageRecord(usage)
  const end = dayOf(periodEnd)
  const left =
    over > 0
      ? markup`${counted(over, 'call')} beyond the pool${overagePrice(usage) === undefined ? nothing : markup`, ${dollars(cost)} so far`}.`
      : markup`${counted(remaining, 'call')} left until ${end}, 00:00 UTC.`
  const facts: readonly (readonly [string, string])[] = [
    ['Tier', tierNames[tier.name]],
    ['Included calls', grouped(included)],
    ['Used', grouped(used)],
    ['Remaining', grouped(remaining)],
    ['Beyond the pool', `${grouped(over)}${overagePrice(usage) === undefined ? '' : `, ${dollars(cost)}`}`],
    ['Month ends', `${end}, 00:00 UTC`],
  ]
  return markup`<p class="lede">${grouped(used)} of ${counted(included, 'call')} used. ${left}</p>${warning(usage, tier, overagePrice(usage))}${quotaBar(usage)}
<dl class="facts">${facts.map(([name, text]) => markup`<div><dt>${name}</dt><dd>${text}</dd></div>`)}</dl>`
}

/** What somebody has to know before the pool is empty, and after. */
function warning({ included, used, periodEnd }: Usage, { stops }: Tier, price: number | undefined): Markup {
  if (included === 0 || used < included * 0.8) return nothing
  const each = price === undefined ? 'as your contract says' : `${dollars(price / 1_000_000)} each`
  const sentence =
    used >= included
      ? stops
        ? `The pool of this month is used up. Scans are refused until ${dayOf(periodEnd)}, 00:00 UTC, or until the tier is changed.`
        : `The pool of this month is used up. Scans go on and are charged ${each}.`
      : stops
        ? `The pool of this month will be used up soon. Scans are refused then until ${dayOf(periodEnd)}, 00:00 UTC.`
        : `The pool of this month will be used up soon. Scans go on then and are charged ${each}.`
  return markup`<div class="warn" role="note"><p>${sentence}</p></div>`
}

/** The pool as a bar; calls beyond it stand behind its end. */
function quotaBar({ included, used }: Usage): Markup {
  const whole = Math.max(included, used, 1)
  const [inside, over] = [Math.min(used, included), Math.max(0, used - included)]
  const part = (count: number): number => fine((100 * count) / whole)
  const end = over > 0 ? markup`<line class="limit" x1="${part(included)}%" x2="${part(included)}%" y1="0" y2="32"/>` : nothing
  return markup`<svg class="bar quota" role="img" aria-labelledby="quota-t" aria-describedby="quota-d" width="100%" height="34"><title id="quota-t">Calls of this month</title><desc id="quota-d">${grouped(used)} used, ${grouped(included)} included${over > 0 ? `, ${grouped(over)} beyond` : ''}.</desc><rect class="track" x="0" y="6" width="100%" height="20"/><rect class="f-s3" x="0" y="6" width="${part(inside)}%" height="20"/>${over > 0 ? markup`<rect class="f-high" x="${part(included)}%" y="6" width="${part(over)}%" height="20"/>` : nothing}${end}</svg>`
}
