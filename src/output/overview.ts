import type { ReportHead, ReportTail, Row } from '../api/report.ts'
import { counted, grouped } from './amounts.ts'
import type { Format, Page } from './format.ts'
import { mark } from './paint.ts'
import { report } from './report.ts'
import { addressOf, arranged, atLeast, briefReason, chainOf, levelWord, placeOf, worstOf } from './row-text.ts'
import { stacked } from './stacked.ts'
import { countsText } from './summary.ts'
import { table } from './table.ts'
import { disarmed } from './visible.ts'

/** The table for people: one line a row, or one block a row where the lines would not fit. A single result is told in full. */
export const overview: Format = {
  name: 'table',
  extension: 'txt',
  open(head, page) {
    const rows: Row[] = []
    return {
      row(row) {
        rows.push(row)
        return ''
      },
      end: tail => disarmed(document(rows, head, tail, page)),
    }
  },
}

/** A terminal that shows more rows than this shows the last ones only. */
const tooMany = 200
const enough = 50

function document(rows: readonly Row[], head: ReportHead, tail: ReportTail, page: Page): string {
  const [row] = rows
  if (row?.result && row.status === 'scored' && rows.length === 1) return report(row.result, page, { row, service: head.tool.service })
  const wanted = atLeast(rows, page.minLevel)
  const long = page.terminal && wanted.length > tooMany
  const shown = arranged(long ? worstOf(wanted, enough) : wanted, page.sort ?? 'level')
  const hidden = rows.length - wanted.length
  const notes = [
    ...(long
      ? [`The ${enough} worst of ${counted(rows.length, 'row')}: ${countsText(tail.summary)}.`, 'all rows: add --output FILE']
      : rows.length === 0
        ? ['no rows']
        : []),
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
