import { levelOf } from '../../api/level.ts'
import { counted, grouped } from '../amounts.ts'
import { type Sheet, strangers } from './keep.ts'
import { type Markup, markup, nothing } from './markup.ts'
import { percent, type Standing } from './wording.ts'

/** The whole run in two pictures. One row needs none. */
export function overview(sheet: Sheet): Markup {
  if (sheet.tail.summary.rows < 2) return nothing
  return markup`<section aria-labelledby="overview"><h2 id="overview">Overview</h2><div class="pair">${distribution(sheet)}${histogram(sheet)}</div></section>`
}

interface Share extends Standing {
  readonly count: number
  readonly name: string
}

function sharesOf({ tail }: Sheet): Share[] {
  const { summary } = tail
  return [
    { word: 'UNKNOWN', tone: 'strange', count: strangers(tail), name: 'Unknown level' },
    { word: 'CRITICAL', tone: 'critical', count: summary.critical, name: 'CRITICAL' },
    { word: 'HIGH', tone: 'high', count: summary.high, name: 'HIGH' },
    { word: 'MEDIUM', tone: 'medium', count: summary.medium, name: 'MEDIUM' },
    { word: 'LOW', tone: 'low', count: summary.low, name: 'LOW' },
    { word: 'UNSCORED', tone: 'unknown', count: summary.unscored, name: 'Unscored' },
    { word: 'NO ACTIVITY', tone: 'idle', count: summary.no_activity, name: 'No activity' },
    { word: 'BAD ROW', tone: 'bad', count: summary.bad_rows, name: 'Bad rows' },
  ]
}

function distribution(sheet: Sheet): Markup {
  const shares = sharesOf(sheet)
  const total = shares.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return nothing
  const present = shares.filter(({ count }) => count > 0)
  let from = 0
  const bars = present.map(({ tone, count, name }) => {
    const x = (100 * from) / total
    from += count
    return markup`<rect class="f-${tone}" x="${fine(x)}%" y="0" width="${fine((100 * count) / total)}%" height="34"><title>${name}: ${grouped(count)}</title></rect>`
  })
  const words = present.map(({ name, count }) => `${name} ${grouped(count)}`).join(', ')
  return markup`<figure class="card"><figcaption>Rows by level</figcaption>
<svg class="bar" role="img" aria-labelledby="levels-t" aria-describedby="levels-d" width="100%" height="34"><title id="levels-t">Rows by level</title><desc id="levels-d">${words}.</desc>${bars}</svg>
<table class="legend"><thead class="sr"><tr><th scope="col">Level</th><th scope="col">Rows</th><th scope="col">Share</th></tr></thead><tbody>${shares
    .filter(({ tone, count }) => tone !== 'strange' || count > 0)
    .map(
      ({ tone, name, count }) =>
        markup`<tr${count === 0 ? markup` class="none"` : nothing}><th scope="row"><svg class="key" width="14" height="14" aria-hidden="true"><rect class="f-${tone}" width="14" height="14"/></svg>${name}</th><td>${grouped(count)}</td><td>${percent(count / total)}</td></tr>`,
    )}</tbody></table></figure>`
}

const width = 5
const top = 22
const height = 150

/** Twenty bins of five points; the last one holds 100 as well. */
function histogram(sheet: Sheet): Markup {
  const bins = Array.from({ length: 100 / width }, () => 0)
  for (const [score, count] of sheet.scores) {
    const bin = Math.min(bins.length - 1, Math.max(0, Math.floor(score / width)))
    bins[bin] = (bins[bin] ?? Number.NaN) + count
  }
  const scored = bins.reduce((sum, count) => sum + count, 0)
  if (scored === 0) return markup`<figure class="card"><figcaption>Rows by score</figcaption><p>No row has a score.</p></figure>`
  const most = Math.max(...bins)
  const bars = bins.map((count, bin) => {
    if (count === 0) return nothing
    const tall = Math.max(3, (height * count) / most)
    const y = top + height - tall
    return markup`<rect class="f-${levelOf(bin * width).toLowerCase()}" x="${fine(bin * width + 0.4)}%" y="${fine(y)}" width="${width - 0.8}%" height="${fine(tall)}"><title>${binName(bin)}: ${grouped(count)}</title></rect><text class="${count > 99 ? 'wide ' : ''}mid" x="${bin * width + width / 2}%" y="${fine(y - 5)}">${grouped(count)}</text>`
  })
  const filled = bins.flatMap((count, bin) => (count > 0 ? [{ bin, count }] : []))
  return markup`<figure class="card"><figcaption>Rows by score</figcaption>
<svg class="histogram" role="img" aria-labelledby="scores-t" aria-describedby="scores-d" width="100%" height="${top + height + 40}"><title id="scores-t">Rows by score, in steps of five points</title><desc id="scores-d">${filled.map(({ bin, count }) => `${binName(bin)}: ${grouped(count)}`).join('; ')}. MEDIUM begins at 25, HIGH at 50, CRITICAL at 80.</desc>${thresholds(top - 18, top + height)}${bars}<line class="axis" x1="0" x2="100%" y1="${top + height}" y2="${top + height}"/>${scale(top + height + 16)}</svg>
<details><summary>The numbers</summary><table class="plain"><thead><tr><th scope="col">Score</th><th scope="col">Level</th><th scope="col">Rows</th></tr></thead><tbody>${filled.map(
    ({ bin, count }) =>
      markup`<tr><th scope="row">${binName(bin)}</th><td>${levelOf(bin * width)}</td><td class="num">${grouped(count)}</td></tr>`,
  )}</tbody></table><p>${counted(scored, 'row')} with a score.</p></details></figure>`
}

const binName = (bin: number): string => `${bin * width} to ${bin === 100 / width - 1 ? 100 : bin * width + width - 1}`

/** At most two digits behind the point: pages stay small. */
export const fine = (value: number): number => Math.round(value * 100) / 100

/** Where levels begin, as lines from `from` to `to`. */
export const thresholds = (from: number, to: number): readonly Markup[] =>
  [25, 50, 80].map(at => markup`<line class="limit" x1="${at}%" x2="${at}%" y1="${from}" y2="${to}"/>`)

/** The scale of scores below a picture; on narrow screens numbers alone. */
export const scale = (y: number): Markup =>
  markup`<text x="0" y="${y}">0</text>${(
    [
      [25, 'MEDIUM'],
      [50, 'HIGH'],
      [80, 'CRITICAL'],
    ] as const
  ).map(
    ([at, level]) =>
      markup`<text class="mid" x="${at}%" y="${y}">${at}</text><text class="mid wide" x="${at}%" y="${y + 14}">${level}</text>`,
  )}<text class="end" x="100%" y="${y}">100</text>`
