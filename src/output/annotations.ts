import type { Report, Row } from '../api/report.ts'
import { tripped } from '../api/tripped.ts'
import { counted } from './amounts.ts'
import { addressOf, levelWord, worstOf } from './row-text.ts'
import { visibleText } from './visible.ts'

/**
 * Lines that GitHub shows beside the file: an error for each row that failed the gate, a warning for each that has no score.
 * GitHub shows ten of each kind for a step, so after the hundred most urgent the rest is a count.
 */
export function githubAnnotations(report: Report): string {
  const shown = report.results.filter(row => row.status !== 'scored' || tripped(row, report.gate))
  const worst = worstOf(shown, 100)
  const lines = worst.map(row => annotation(row, report))
  if (shown.length > worst.length)
    lines.push(`::warning title=chainvet::${data(`and ${counted(shown.length - worst.length, 'row')} more`)}`)
  return lines.map(line => `${line}\n`).join('')
}

function annotation(row: Row, { input }: Report): string {
  const file = row.file ?? input.file
  const place = file === null || file === '-' ? [] : [`file=${property(file)}`, `line=${row.line}`]
  const column = place.length > 0 && row.column !== undefined ? [`col=${row.column}`] : []
  const scored = row.status === 'scored' && row.result
  const title = `title=${property(`chainvet ${levelWord(row)}`)}`
  const message = scored
    ? `${addressOf(row)} scored ${scored.risk_score} (${scored.risk_level}): ${scored.flags[0] ?? 'no signals'}`
    : `${addressOf(row)} has no score: ${row.error?.message ?? levelWord(row)} [${row.error?.code ?? 'UNSCORED'}]`
  return `::${scored ? 'error' : 'warning'} ${[...place, ...column, title].join(',')}::${data(message)}`
}

// https://github.com/actions/toolkit, packages/core/src/command.ts: data and properties are escaped differently
const data = (text: string): string => visibleText(text, 4_000).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
