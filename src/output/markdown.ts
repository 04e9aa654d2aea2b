import { levels } from '../api/level.ts'
import type { ReportHead, ReportTail, Row } from '../api/report.ts'
import { limitOf, tripped } from '../api/tripped.ts'
import { counted, grouped } from './amounts.ts'
import type { Format, Page } from './format.ts'
import { addressOf, arranged, atLeast, chainOf, deceptiveName, levelWord, placeOf, remarks, urgency } from './row-text.ts'
import { countsText } from './summary.ts'
import { visibleName, visibleText } from './visible.ts'

/** For comments on pull requests and summaries of builds: the verdict first, then what is at MEDIUM or above. */
export const markdown: Format = {
  name: 'markdown',
  extension: 'md',
  open(head, page) {
    const rows: Row[] = []
    return {
      row(row) {
        rows.push(row)
        return ''
      },
      end: tail => document(rows, head, tail, page),
    }
  },
}

/** GitHub takes comments of 65,536 characters. */
const mostCharacters = 60_000

function document(rows: readonly Row[], head: ReportHead, tail: ReportTail, page: Page): string {
  const top = `### chainvet: ${verdict(rows, tail)}\n\n${about(head, tail)}\n`
  const high = new Set(atLeast(rows, page.minLevel ?? 'MEDIUM'))
  // what failed the gate is shown, however low it is, unless somebody chose what to see
  const shown = rows.filter(row => row.status === 'scored' && (high.has(row) || (page.minLevel === undefined && tripped(row, tail.gate))))
  if (shown.length === 0) return top
  const lines = new Map(shown.map(row => [row, `${line(row)}\n`]))
  const urgent = [...shown].sort((a, b) => urgency(b) - urgency(a))
  const kept = new Set<Row>()
  let size = top.length + heading.length + 200
  for (const row of urgent) {
    size += lines.get(row)?.length ?? mostCharacters
    if (size > mostCharacters) break
    kept.add(row)
  }
  const body = arranged(
    shown.filter(row => kept.has(row)),
    page.sort ?? 'line',
  )
  const left = shown.length - kept.size
  const note = left > 0 ? `\n${counted(left, 'row')} more left out: a comment holds ${grouped(mostCharacters)} characters.\n` : ''
  return `${top}\n${heading}${body.map(row => lines.get(row)).join('')}${note}`
}

const heading = '| Line | Level | Score | Chain | Address | Why |\n|---:|---|---:|---|---|---|\n'

function verdict(rows: readonly Row[], { gate, summary }: ReportTail): string {
  const limit = limitOf(gate)
  if (gate.tripped) {
    const failed = levelCounts(rows.filter(row => tripped(row, gate)))
    return `gate **FAILED** (${failed === '' ? counted(gate.count, 'row') : failed}, limit is below ${limit})`
  }
  const open = summary.no_activity + summary.unscored + summary.bad_rows
  if (!summary.complete) return '**INCOMPLETE**, the run was stopped before its end'
  if (summary.exit_code !== 0) return `**INCOMPLETE** (${counted(open, 'row')} without a score, exit ${summary.exit_code})`
  if (limit === undefined) {
    const high = levelCounts(rows.filter(row => !['LOW', 'UNSCORED', 'BAD ROW'].includes(levelWord(row))))
    return `${high === '' ? 'nothing at MEDIUM or above' : `**${high}**`}, no gate`
  }
  return `gate clear (all ${open > 0 ? 'scores' : counted(summary.rows, 'row')} below ${limit})`
}

/** "1 CRITICAL, 2 HIGH". */
function levelCounts(rows: readonly Row[]): string {
  const words = rows.map(levelWord)
  const counts = [...levels].reverse().map(level => [words.filter(word => word === level).length, level] as const)
  return counts
    .filter(([count]) => count > 0)
    .map(([count, level]) => `${grouped(count)} ${level}`)
    .join(', ')
}

function about({ input }: ReportHead, { summary }: ReportTail): string {
  const source = input.file === null ? '' : ` of ${input.file === '-' ? 'standard input' : code(input.file)}`
  return `${counted(summary.rows, 'row')}${source}${summary.rows > 0 ? `: ${countsText(summary)}` : ''}`
}

function line(row: Row): string {
  const flags = row.result?.flags ?? []
  const more = flags.length > 1 ? [`(+${flags.length - 1})`] : []
  const why = [...(flags[0] === undefined ? [] : [escaped(visibleText(flags[0], 500))]), ...more].join(' ')
  const aside = [...deceptiveName(row), ...remarks(row)].map(escaped).join('; ')
  const cells = [
    escaped(placeOf(row)),
    escaped(visibleName(levelWord(row))),
    String(row.result?.risk_score),
    escaped(chainOf(row)),
    code(addressOf(row)),
    [why, aside].filter(part => part !== '').join('; '),
  ]
  return `| ${cells.join(' | ')} |`
}

/** A code span, where the text can stand in one: a table cell takes no pipe there, and no backtick can be escaped. */
function code(text: string): string {
  const shown = visibleText(text, 300)
  return /^[\w.:/ -]+$/.test(shown) ? `\`${shown}\`` : escaped(shown)
}

/**
 * Text that stays text: no emphasis, link, image, HTML, table cell or formula. What GitHub looks for in finished text, mentions,
 * references and bare addresses of pages, is broken by an empty comment, because no escape survives until then.
 */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_~|[\]$]/g, '\\$&')
    .replace(/@|#(?=\d)|\bGH-(?=\d)|:(?=\/\/)|\bwww(?=\.)/gi, '$&<!-- -->')
