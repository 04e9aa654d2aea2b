import type { ReportHead, ReportTail, Row } from '../api/report.ts'
import { limitOf, tripped } from '../api/tripped.ts'
import { type Format, knowing, type Limits, type Writer } from './format.ts'
import { addressOf } from './row-text.ts'
import { memorySpool, type Spool } from './spool.ts'
import { disarmed, visible, visibleName } from './visible.ts'

/**
 * A suite for each kind and chain. What failed the gate is a failure, what has no score an error, what was accepted is
 * skipped. Rows come mixed and suites begin with their counts, so finished text waits for the end.
 */
export const junit: Format = {
  name: 'junit',
  extension: 'xml',
  open: (head, page) => knowing(page, limits => suites(head, limits, page.spool?.() ?? memorySpool())),
}

type Outcome = 'failure' | 'error' | 'skipped' | 'passed'
type Counts = Record<Outcome, number>

function suites(head: ReportHead, limits: Limits, waiting: Spool): Writer {
  const counts = new Map<string, Counts>()
  const timestamp = head.started_at.replace(/Z$/, '')

  function* pieces({ summary }: ReportTail): Generator<string> {
    const all: Counts = { failure: 0, error: 0, skipped: 0, passed: 0 }
    for (const of of counts.values()) for (const outcome of outcomes) all[outcome] += of[outcome]
    const time = (summary.duration_ms / 1000).toFixed(1)
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="chainvet"${tally(all)} time="${time}">\n`
    for (const [name, of] of counts) {
      yield `  <testsuite name=${quoted(name)}${tally(of)} timestamp=${quoted(timestamp)}>\n`
      yield* waiting.read(name)
      yield '  </testsuite>\n'
    }
    yield '</testsuites>\n'
    waiting.close()
  }

  return {
    row(row) {
      const name = `${row.kind ?? row.target?.kind ?? 'unknown'}.${row.target?.chain ?? 'unknown'}`
      const of = counts.get(name) ?? { failure: 0, error: 0, skipped: 0, passed: 0 }
      counts.set(name, of)
      of[outcomeOf(row, limits)]++
      waiting.add(name, `${testcase(name, row, limits, head)}\n`)
      return ''
    },
    pieces,
    end: tail => [...pieces(tail)].join(''),
  }
}

const outcomes: readonly Outcome[] = ['failure', 'error', 'skipped', 'passed']

const outcomeOf = (row: Row, limits: Limits): Outcome =>
  tripped(row, limits) ? 'failure' : row.status !== 'scored' ? 'error' : row.ignored ? 'skipped' : 'passed'

const tally = ({ failure, error, skipped, passed }: Counts): string =>
  ` tests="${failure + error + skipped + passed}" failures="${failure}" errors="${error}" skipped="${skipped}"`

function testcase(suiteName: string, row: Row, limits: Limits, { input }: ReportHead): string {
  const file = row.file ?? input.file
  const place = file === null ? '' : ` file=${quoted(file)} line="${row.line}"`
  const start = `    <testcase classname=${quoted(suiteName)} name=${quoted(addressOf(row))}${place}`
  const inside = verdict(row, limits)
  return inside === undefined ? `${start}/>` : `${start}>\n      ${inside}\n    </testcase>`
}

function verdict(row: Row, limits: Limits): string | undefined {
  const { result, error, ignored } = row
  switch (outcomeOf(row, limits)) {
    case 'failure': {
      const message = `score ${result?.risk_score} (${result?.risk_level}), gate is ${limitOf(limits)}`
      return `<failure type=${quoted(visibleName(result?.risk_level ?? 'CRITICAL'))} message=${quoted(message)}>${text(result?.flags ?? [])}</failure>`
    }
    case 'error':
      return `<error type=${quoted(visibleName(error?.code ?? 'UNSCORED'))} message=${quoted(`${error?.message ?? 'no reason given'}; not scored`)}/>`
    case 'skipped':
      return `<skipped message=${quoted(`ignored until ${ignored?.expires}: ${ignored?.reason}`)}/>`
    default:
      return undefined
  }
}

/** What XML 1.0 has no way to write, not even escaped, and visible() leaves alone. */
const legal = (value: string): string =>
  visible(value).replace(/[\ufffe\uffff]/g, unit => `\\u{${unit.charCodeAt(0).toString(16).toUpperCase()}}`)

const escaped = (value: string): string => legal(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const quoted = (value: string): string => `"${escaped(value).replaceAll('"', '&quot;')}"`
const text = (lines: readonly string[]): string => disarmed(lines.map(escaped).join('\n'))
