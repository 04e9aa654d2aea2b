import type { ReportHead, ReportTail, Row } from '../api/report.ts'
import { counted, grouped } from './amounts.ts'
import type { Format, Page } from './format.ts'
import { mark } from './paint.ts'
import { report } from './report.ts'
import { addressOf, arranged, atLeast, briefReason, chainOf, levelWord, placeOf, urgency, worstOf } from './row-text.ts'
import { stacked } from './stacked.ts'
import { countsText } from './summary.ts'
import { table } from './table.ts'
import { disarmed } from './visible.ts'
import { allRows, keepWorst } from './worst.ts'

/** The table for people: one line a row, or one block a row where the lines would not fit. A single result is told in full. */
export const overview: Format = {
  name: 'table',
  extension: 'txt',
  open(head, page) {
    const worst = keepWorst<Row>(mostRows)
    const counts = { rows: 0, wanted: 0 }
    let first: Row | undefined
    return {
      row(row) {
        if (counts.rows++ === 0) first = row
        if (atLeast([row], page.minLevel).length === 0) return ''
        counts.wanted++
        worst.add(urgency(row), () => row)
        return ''
      },
      end: tail => disarmed(document(worst.kept(), { ...counts, first }, head, tail, page)),
    }
  },
}

/** A terminal that shows more rows than this shows the last ones only. */
const tooMany = 200
const enough = 50
/** Nobody reads a longer table, and its columns are as wide as the widest of all rows: it cannot be written as they come. */
const mostRows = 5_000

interface Seen {
  readonly rows: number
  /** Rows at the level that was asked for, or above. */
  readonly wanted: number
  readonly first: Row | undefined
}

function document(kept: readonly Row[], { rows, wanted, first }: Seen, head: ReportHead, tail: ReportTail, page: Page): string {
  if (first?.result && first.status === 'scored' && rows === 1)
    return report(first.result, page, { row: first, service: head.tool.service })
  const long = page.terminal && wanted > tooMany
  const shown = arranged(long ? worstOf(kept, enough) : kept, page.sort ?? 'level')
  const hidden = rows - wanted
  const cut = (most: number) => `The ${grouped(most)} worst of ${counted(rows, 'row')}: ${countsText(tail.summary)}.`
  const notes = [
    ...(long ? [cut(enough), 'all rows: add --output FILE'] : wanted > mostRows ? [cut(mostRows), allRows] : rows === 0 ? ['no rows'] : []),
    ...(hidden > 0 ? [`${counted(hidden, 'row')} below ${page.minLevel} not shown.`] : []),
  ]
  return `${layout(shown, page)}${notes.map(note => `${note}\n`).join('')}`
}

function layout(rows: readonly Row[], page: Page): string {
  if (rows.length === 0) return ''
  if (page.accessible) return stacked(rows, page)
  const boxed = table(
    [{ head: 'LINE', align: 'right' }, 'LEVEL', { head: 'SCORE', align: 'right' }, 'CHAIN', 'ADDRESS', 'WHY'],
    rows.map(row => [
      placeOf(row),
      { painted: mark(levelWord(row), page) },
      row.result && row.status === 'scored' ? grouped(row.result.risk_score) : '',
      chainOf(row),
      addressOf(row),
      briefReason(row),
    ]),
    page,
  )
  // the border has no wide characters and no colours: its length is the width
  return boxed.indexOf('\n') <= page.width ? boxed : stacked(rows, page)
}
