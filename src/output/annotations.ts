import type { ReportHead, Row } from '../api/report.ts'
import { tripped } from '../api/tripped.ts'
import { counted } from './amounts.ts'
import type { Limits } from './format.ts'
import { addressOf, levelWord, urgency } from './row-text.ts'
import { visibleText } from './visible.ts'
import { keepWorst } from './worst.ts'

/**
 * Lines that GitHub shows beside the file: an error for each row that failed the gate, a warning for each that has no score.
 * GitHub shows ten of each kind for a step, so after the hundred most urgent the rest is a count.
 */
export function githubAnnotations({ input }: Pick<ReportHead, 'input'>, limits: Limits): Annotations {
  const worst = keepWorst<string>(100)
  return {
    row(row) {
      if (row.status !== 'scored' || tripped(row, limits)) worst.add(urgency(row), () => annotation(row, input))
    },
    text() {
      const more = worst.left() > 0 ? [`::warning title=chainvet::${data(`and ${counted(worst.left(), 'row')} more`)}`] : []
      return [...worst.kept(), ...more].map(line => `${line}\n`).join('')
    },
  }
}

export interface Annotations {
  row(row: Row): void
  /** The lines for the rows that came. */
  text(): string
}

function annotation(row: Row, input: ReportHead['input']): string {
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
