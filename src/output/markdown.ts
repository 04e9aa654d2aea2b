import { levels } from '../api/level.ts'
import type { ReportHead, ReportTail, Row } from '../api/report.ts'
import { limitOf, tripped } from '../api/tripped.ts'
import { counted, grouped } from './amounts.ts'
import { type Format, knowing, type Limits, type Page, type Writer } from './format.ts'
import { addressOf, arranged, atLeast, chainOf, deceptiveName, levelWord, placeOf, remarks, urgency } from './row-text.ts'
import { countsText } from './summary.ts'
import { visibleName, visibleText } from './visible.ts'
import { keepWorst } from './worst.ts'

/** For comments on pull requests and summaries of builds: the verdict first, then what is at MEDIUM or above. */
export const markdown: Format = {
  name: 'markdown',
  extension: 'md',
  open: (head, page) => knowing(page, limits => comment(head, limits, page)),
}

/** GitHub takes comments of 65,536 characters. */
const mostCharacters = 60_000
/** No line is shorter than that, so more of them never fit. */
const mostLines = mostCharacters / 30

function comment(head: ReportHead, limits: Limits, page: Page): Writer {
  const failed = new Map<string, number>()
  const levelsSeen = new Map<string, number>()
  const worst = keepWorst<Row>(mostLines)
  let shown = 0
  return {
    row(row) {
      const failing = tripped(row, limits)
      count(levelsSeen, levelWord(row))
      if (failing) count(failed, levelWord(row))
      if (row.status !== 'scored') return ''
      // what failed the gate is shown, however low it is, unless somebody chose what to see
      if (atLeast([row], page.minLevel ?? 'MEDIUM').length === 0 && (page.minLevel !== undefined || !failing)) return ''
      shown++
      worst.add(urgency(row), () => row)
      return ''
    },
    end(tail) {
      const top = `### chainvet: ${verdict({ failed, levelsSeen }, tail)}\n\n${about(head, tail)}\n`
      return shown === 0 ? top : top + listed(worst.kept(), shown, mostCharacters - top.length, page)
    },
  }
}

/** The rows that fit, the most urgent first of all, in the order that was asked for. */
function listed(rows: readonly Row[], shown: number, room: number, page: Page): string {
  const lines = new Map(rows.map(row => [row, `${line(row)}\n`]))
  const kept = new Set<Row>()
  let size = heading.length + 200
  for (const row of [...rows].sort((a, b) => urgency(b) - urgency(a))) {
    size += lines.get(row)?.length ?? mostCharacters
    if (size > room) break
    kept.add(row)
  }
  const body = arranged(
    rows.filter(row => kept.has(row)),
    page.sort ?? 'line',
  )
  const left = shown - kept.size
  const note = left > 0 ? `\n${counted(left, 'row')} more left out: a comment holds ${grouped(mostCharacters)} characters.\n` : ''
  return `\n${heading}${body.map(row => lines.get(row)).join('')}${note}`
}

function count(counts: Map<string, number>, word: string): void {
  const before = counts.get(word)
  counts.set(word, before === undefined ? 1 : before + 1)
}

const heading = '| Line | Level | Score | Chain | Address | Why |\n|---:|---|---:|---|---|---|\n'

interface Seen {
  /** Rows that failed the gate, and all rows, by the word of their level. */
  readonly failed: ReadonlyMap<string, number>
  readonly levelsSeen: ReadonlyMap<string, number>
}

function verdict({ failed, levelsSeen }: Seen, { gate, summary }: ReportTail): string {
  const limit = limitOf(gate)
  if (gate.tripped) {
    const words = levelCounts(failed)
    return `gate **FAILED** (${words === '' ? counted(gate.count, 'row') : words}, limit is below ${limit})`
  }
  const open = summary.no_activity + summary.unscored + summary.bad_rows
  if (!summary.complete) return '**INCOMPLETE**, the run was stopped before its end'
  if (summary.exit_code !== 0) return `**INCOMPLETE** (${counted(open, 'row')} without a score, exit ${summary.exit_code})`
  if (limit === undefined) {
    const high = levelCounts(new Map([...levelsSeen].filter(([word]) => !['LOW', 'UNSCORED', 'BAD ROW'].includes(word))))
    return `${high === '' ? 'nothing at MEDIUM or above' : `**${high}**`}, no gate`
  }
  return `gate clear (all ${open > 0 ? 'scores' : counted(summary.rows, 'row')} below ${limit})`
}

/** "1 CRITICAL, 2 HIGH". */
function levelCounts(counts: ReadonlyMap<string, number>): string {
  const known = [...levels].reverse().flatMap(level => {
    const count = counts.get(level)
    return count === undefined ? [] : [`${grouped(count)} ${level}`]
  })
  return known.join(', ')
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
