import type { Row } from '../../api/report.ts'
import { grouped } from '../../output/amounts.ts'
import { type Markup, markup, nothing } from '../../output/html/markup.ts'
import { addressOf, badge, placeOf, type Standing, sentenceOf, standingOf } from '../../output/html/wording.ts'
import { visibleText } from '../../output/visible.ts'
import { reportRow } from '../batches/report-row.ts'
import type { Batch, BatchStore } from '../store/store.ts'

/** Rows of a batch that is read as a whole for a page; of a longer one the results are taken away as a file. */
export const mostRows = 2_000
const pageSize = 200
/** Rows that are named, and batches whose overview is remembered. */
const [named, remembered] = [10, 100]

export interface Overviews {
  /** What came out of a batch that has ended: how many rows have which level, and the worst rows. */
  of(batch: Batch): Promise<Markup>
}

/** A batch that has ended does not change any more, so it is read once. */
export function createOverviews(batches: Pick<BatchStore, 'results'>): Overviews {
  const known = new Map<string, Markup>()
  return {
    async of(batch) {
      if (batch.rows > mostRows || batch.endedAt === undefined) return nothing
      const found = known.get(batch.id) ?? (await overview(batches, batch))
      known.delete(batch.id)
      known.set(batch.id, found)
      for (const oldest of known.keys()) {
        if (known.size <= remembered) break
        known.delete(oldest)
      }
      return found
    },
  }
}

interface Line {
  readonly n: number
  readonly row: Row
  readonly standing: Standing
}

async function overview(batches: Pick<BatchStore, 'results'>, { id }: Batch): Promise<Markup> {
  const counts = new Map<string, { readonly standing: Standing; count: number }>()
  let worst: Line[] = []
  for (let after = 0; ; ) {
    const results = await batches.results(id, after, pageSize)
    for (const result of results) {
      after = result.row
      if (result.state === 'cancelled') continue
      const row = reportRow(result)
      const standing = standingOf(row)
      const same = counts.get(standing.word)
      if (same) same.count++
      else counts.set(standing.word, { standing, count: 1 })
      if (isUrgent(standing)) worst.push({ n: result.row, row, standing })
    }
    worst = worst.sort(worstFirst).slice(0, named)
    if (results.length < pageSize) break
  }
  const levels = [...counts.values()].sort((a, b) => placeOf(a.standing) - placeOf(b.standing))
  return markup`<section aria-labelledby="outcome"><h2 id="outcome">What came out</h2><ul class="levels">${levels.map(({ standing, count }) => markup`<li>${badge(standing)} ${grouped(count)}</li>`)}</ul>${worst.length === 0 ? markup`<p>No row is HIGH or CRITICAL.</p>` : markup`<h3>Worst first</h3>${worstList(id, worst)}`}</section>`
}

/** HIGH or worse, and what this version has no word for. */
const isUrgent = ({ tone }: Standing): boolean => tone === 'strange' || tone === 'critical' || tone === 'high'

const scoreOf = ({ row }: Line): number => row.result?.risk_score ?? -1

const worstFirst = (a: Line, b: Line): number => placeOf(a.standing) - placeOf(b.standing) || scoreOf(b) - scoreOf(a) || a.n - b.n

const worstList = (id: string, worst: readonly Line[]): Markup =>
  markup`<ol class="why">${worst.map(line => {
    const [first] = line.row.result?.flags ?? []
    return markup`<li>${badge(line.standing)} <b>${scoreOf(line)}</b> <a class="mono" href="/dashboard/batches/${id}/rows/${line.n}">${addressOf(line.row)}</a>${first === undefined ? nothing : markup`<br>${sentenceOf(visibleText(first, 240))}`}</li>`
  })}</ol>`
