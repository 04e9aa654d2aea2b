import type { Report, ReportHead, ReportTail, Row } from '../api/report.ts'

/** Members of an object in the order of `names`, then those a newer version added. Absent ones stay absent. */
function ordered(value: object, names: readonly string[]): Record<string, unknown> {
  const members = Object.entries(value)
  return Object.fromEntries([
    ...names.flatMap(name => members.filter(([key]) => key === name)),
    ...members.filter(([key]) => !names.includes(key)),
  ])
}

const rowNames = [
  'line',
  'file',
  'column',
  'status',
  'input',
  'target',
  'given',
  'chain_id',
  'kind',
  'result',
  'error',
  'cached',
  'duplicate_of',
  'note',
  'look_alikes',
  'ignored',
  'baseline',
]

/** A row as it is written: the same row gives the same bytes, whoever made the object. */
export const rowMembers = (row: Row): Record<string, unknown> => ordered(row, rowNames)

const headNames = ['schema_version', 'tool', 'input', 'started_at']
const tailNames = ['sha256', 'gate', 'summary', 'warnings']

/** What is written of a run besides its rows: members known at its start and at its end, and those of a newer version. */
export function runMembers(head: ReportHead, tail: ReportTail): { first: Record<string, unknown>; last: Record<string, unknown> } {
  const { schema_version, tool, started_at, input } = head
  const { file, columns, header, ...inputOfNewer } = input
  const { sha256, gate, summary, warnings } = tail
  const known = [...headNames, ...tailNames, 'results']
  const ofNewer = Object.entries({ ...head, ...tail }).filter(([name]) => !known.includes(name))
  return {
    first: { schema_version, tool, started_at },
    last: {
      input: { file, sha256, rows: summary.rows, columns, header, ...inputOfNewer },
      gate,
      summary,
      warnings,
      ...Object.fromEntries(ofNewer),
    },
  }
}

/** The run of a document: the members of {@link runMembers}, in whatever order, and the rows. */
export function reportFrom(members: Readonly<Record<string, unknown>>, results: readonly unknown[]): unknown {
  const { schema_version, tool, started_at, input, gate, summary, warnings, results: _, ...ofNewer } = members
  const { sha256, rows: __, ...inputOfHead } = input as Record<string, unknown>
  return { schema_version, tool, input: inputOfHead, started_at, results, sha256, gate, summary, warnings, ...ofNewer }
}

/** Head and tail of a report, for the formats that take them apart. */
export function partsOfReport(report: Report): { head: ReportHead; tail: ReportTail } {
  const { schema_version, tool, input, started_at, results: _, sha256, gate, summary, warnings, ...ofNewer } = report
  return { head: { schema_version, tool, input, started_at }, tail: { sha256, gate, summary, warnings, ...ofNewer } }
}
