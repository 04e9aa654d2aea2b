import type { Gate, ReportTail, Summary } from '../api/report.ts'
import { limitOf } from '../api/tripped.ts'
import { counted, duration, grouped } from './amounts.ts'
import type { Paper } from './paint.ts'
import { visible } from './visible.ts'

/** "1 critical, 1 low, 1 bad row": what became of the rows, kinds without a row left out. */
export function countsText({ critical, high, medium, low, no_activity, unscored, bad_rows, rows }: Summary): string {
  const known: readonly (readonly [number, string])[] = [
    [critical, 'critical'],
    [high, 'high'],
    [medium, 'medium'],
    [low, 'low'],
    [no_activity, 'without activity'],
    [unscored, 'unscored'],
    [bad_rows, bad_rows === 1 ? 'bad row' : 'bad rows'],
  ]
  const others = rows - known.reduce((sum, [count]) => sum + count, 0)
  const parts = [...known, [others, 'of an unknown level'] as const].filter(([count]) => count > 0)
  return parts.map(([count, what]) => `${grouped(count)} ${what}`).join(', ')
}

/** The line for stderr that says what a run did. */
export function summaryText({ summary }: Pick<ReportTail, 'summary'>, _paper: Paper): string {
  const { rows, duplicates, ignored, calls, retries, duration_ms, complete } = summary
  const aside = [...(duplicates > 0 ? [counted(duplicates, 'duplicate')] : []), ...(ignored > 0 ? [`${grouped(ignored)} ignored`] : [])]
  const retried = retries > 0 ? ` (${retries === 1 ? '1 retry' : `${grouped(retries)} retries`})` : ''
  const parts = [
    `${counted(rows, 'row')}${rows > 0 ? `: ${countsText(summary)}` : ''}${aside.length > 0 ? ` (${aside.join(', ')})` : ''}.`,
    `${counted(calls, 'call')}${retried}.`,
    duration(duration_ms),
  ]
  return `${parts.join('  ')}${complete ? '' : '  Stopped before its end.'}\n`
}

/** The line for stderr that says what the gate decided; "" without a gate. Only a gate that is clear is green. */
export function gateText({ gate, summary }: Pick<ReportTail, 'gate' | 'summary'>, { chalk }: Paper): string {
  const limit = limitOf(gate)
  if (limit === undefined) return ''
  const name = `gate ${limit.toLowerCase()}`
  const exit = `exit ${summary.exit_code}\n`
  if (gate.tripped) return `${name}: ${chalk.bold.red('FAILED')} by ${grouped(gate.count)} (${linesText(gate)}).   ${exit}`
  const open = summary.no_activity + summary.unscored + summary.bad_rows
  if (summary.exit_code === 0 && summary.complete) {
    const allowed = open > 0 ? `, ${counted(open, 'row')} without a score allowed` : ''
    return `${chalk.green(`${name}: clear`)}${allowed}.   ${exit}`
  }
  return `${name}: not tripped, and not clear: ${summary.complete ? `${counted(open, 'row')} without a score` : 'the run was stopped'}.   ${exit}`
}

/** "line 2", "lines 2, 7 and 12", "lines 2, 7, 12 and 40 more". */
function linesText({ lines, count }: Gate): string {
  // a search of many files may find the same line in several of them
  const named = [...new Set(lines)].slice(0, 3).map(grouped)
  const more = count - named.length
  if (more > 0) return `lines ${named.join(', ')} and ${grouped(more)} more`
  const [last = '', ...others] = named.reverse()
  return others.length === 0 ? `line ${last}` : `lines ${others.reverse().join(', ')} and ${last}`
}

/** Rows without a score, grouped by why: a line for each code. */
export function troublesText(
  troubles: ReadonlyMap<string, { readonly count: number; readonly lines: readonly number[]; readonly sentence: string }>,
  _paper: Paper,
): string {
  return [...troubles]
    .map(([code, { count, lines, sentence }]) => {
      const where = `line${count === 1 ? '' : 's'} ${lines.map(grouped).join(', ')}${count > lines.length ? ' ...' : ''}`
      return `${counted(count, 'row')} ${visible(code)} (${where}): ${visible(sentence)}\n`
    })
    .join('')
}
