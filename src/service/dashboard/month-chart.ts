import { counted, grouped } from '../../output/amounts.ts'
import { type Markup, markup, nothing } from '../../output/html/markup.ts'
import { fine } from '../../output/html/overview.ts'
import type { Usage } from '../store/store.ts'
import { dayOf } from './words.ts'

type Days = readonly { readonly day: string; readonly calls: number }[]

const [top, height] = [22, 150]
const day = 86_400_000

/** Calls by day as bars, in words, and as a table: whoever sees no picture gets the same. Days to come are left empty. */
export function monthChart(days: Days, { periodStart, periodEnd }: Pick<Usage, 'periodStart' | 'periodEnd'>, now: Date): Markup {
  const calls = new Map(days.map(each => [each.day, each.calls]))
  const length = Math.round((periodEnd.getTime() - periodStart.getTime()) / day)
  const all = Array.from({ length }, (_, at) => {
    const date = new Date(periodStart.getTime() + at * day)
    return { n: at + 1, date, count: calls.get(date.toISOString().slice(0, 10)), past: date.getTime() <= now.getTime() }
  })
  const used = all.flatMap(({ count, ...rest }) => (count === undefined || count === 0 ? [] : [{ ...rest, count }]))
  const [busiest] = [...used].sort((a, b) => b.count - a.count)
  if (!busiest) return markup`<section aria-labelledby="days"><h2 id="days">Day by day</h2><p>No call in this month yet.</p></section>`
  const wide = 100 / length
  const bars = used.map(({ n, date, count }) => {
    const tall = Math.max(2, (height * count) / busiest.count)
    const y = fine(top + height - tall)
    return markup`<rect class="day f-s3" x="${fine((n - 1) * wide + wide * 0.12)}%" y="${y}" width="${fine(wide * 0.76)}%" height="${fine(tall)}"><title>${dayOf(date)}: ${counted(count, 'call')}</title></rect>`
  })
  const peak = markup`<text class="mid" x="${fine(Math.min(96, Math.max(4, (busiest.n - 0.5) * wide)))}%" y="${top - 6}">${grouped(busiest.count)}</text>`
  const scale = all.map(({ n }) =>
    n === 1 || n % 5 === 0 ? markup`<text class="mid" x="${fine((n - 0.5) * wide)}%" y="${top + height + 17}">${n}</text>` : nothing,
  )
  const total = used.reduce((sum, { count }) => sum + count, 0)
  const words = `${counted(total, 'call')} on ${counted(used.length, 'day')}; most on ${dayOf(busiest.date)}: ${grouped(busiest.count)}.`
  return markup`<section aria-labelledby="days"><h2 id="days">Day by day</h2><figure class="days"><figcaption>${words}</figcaption>
<svg class="histogram" role="img" aria-labelledby="days-t" aria-describedby="days-d" width="100%" height="${top + height + 24}"><title id="days-t">Calls by day of the month, UTC</title><desc id="days-d">${words}</desc>${bars}${peak}<line class="axis" x1="0" x2="100%" y1="${top + height}" y2="${top + height}"/>${scale}</svg>
<details><summary>The numbers</summary><table class="plain"><thead><tr><th scope="col">Day</th><th scope="col" class="num">Calls</th></tr></thead><tbody>${all
    .filter(({ past }) => past)
    .map(
      ({ date, count }) =>
        markup`<tr><th scope="row">${dayOf(date)}</th><td class="num">${count === undefined ? '0' : grouped(count)}</td></tr>`,
    )}</tbody></table></details></figure></section>`
}
