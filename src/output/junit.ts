import type { Gate, ReportHead, Row } from '../api/report.ts'
import { limitOf, tripped } from '../api/tripped.ts'
import type { Format } from './format.ts'
import { addressOf } from './row-text.ts'
import { disarmed, visible, visibleName } from './visible.ts'

/** A suite for each kind and chain. What failed the gate is a failure, what has no score an error, what was accepted is skipped. */
export const junit: Format = {
  name: 'junit',
  extension: 'xml',
  open(head) {
    const suites = new Map<string, Row[]>()
    return {
      row(row) {
        const name = `${row.kind ?? row.target?.kind ?? 'unknown'}.${row.target?.chain ?? 'unknown'}`
        const rows = suites.get(name)
        if (rows) rows.push(row)
        else suites.set(name, [row])
        return ''
      },
      end({ gate, summary }) {
        const all = [...suites.values()].flat()
        const time = (summary.duration_ms / 1000).toFixed(1)
        const blocks = [...suites].map(([name, rows]) => suite(name, rows, gate, head))
        const lines = [`<testsuites name="chainvet"${tally(all, gate)} time="${time}">`, ...blocks, '</testsuites>']
        return `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n`
      },
    }
  },
}

type Outcome = 'failure' | 'error' | 'skipped' | 'passed'

const outcomeOf = (row: Row, gate: Gate): Outcome =>
  tripped(row, gate) ? 'failure' : row.status !== 'scored' ? 'error' : row.ignored ? 'skipped' : 'passed'

function tally(rows: readonly Row[], gate: Gate): string {
  const outcomes = rows.map(row => outcomeOf(row, gate))
  const count = (outcome: Outcome) => outcomes.filter(one => one === outcome).length
  return ` tests="${rows.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}"`
}

function suite(name: string, rows: readonly Row[], gate: Gate, head: ReportHead): string {
  const timestamp = head.started_at.replace(/Z$/, '')
  const cases = rows.map(row => testcase(name, row, gate, head))
  return [`  <testsuite name=${quoted(name)}${tally(rows, gate)} timestamp=${quoted(timestamp)}>`, ...cases, '  </testsuite>'].join('\n')
}

function testcase(suiteName: string, row: Row, gate: Gate, { input }: ReportHead): string {
  const file = row.file ?? input.file
  const place = file === null ? '' : ` file=${quoted(file)} line="${row.line}"`
  const start = `    <testcase classname=${quoted(suiteName)} name=${quoted(addressOf(row))}${place}`
  const inside = verdict(row, gate)
  return inside === undefined ? `${start}/>` : `${start}>\n      ${inside}\n    </testcase>`
}

function verdict(row: Row, gate: Gate): string | undefined {
  const { result, error, ignored } = row
  switch (outcomeOf(row, gate)) {
    case 'failure': {
      const message = `score ${result?.risk_score} (${result?.risk_level}), gate is ${limitOf(gate)}`
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
