import { stringify } from 'csv-stringify/sync'
import type { ReportHead, Row } from '../api/report.ts'
import { rowMembers } from './document.ts'
import { pathOf, valueAt } from './fields.ts'
import type { Format, Page } from './format.ts'
import { asciiJson, disarmed, visible } from './visible.ts'

/** One line of cells: what stands above it, and how it is read from a row. */
interface Column {
  readonly head: string
  cell(row: Row): string
}

/** The columns of the input as they were, ours behind them: one row for each row, in the order of the input. */
export const csv: Format = {
  name: 'csv',
  extension: 'csv',
  open(head, page) {
    let columns: readonly Column[] | undefined
    const begin = (severalFiles: 'several files' | 'one file') => {
      columns ??= page.fields ? chosen(page.fields, head, page) : [...given(head, page), ...ours(severalFiles, page)]
      return columns
    }
    const line = (cells: readonly string[]) =>
      // a lone empty cell would be an empty line, which readers skip
      stringify([cells], { quoted_empty: cells.length === 1, quoted_match: atCommand })
    const header = (of: readonly Column[]) => line(of.map(column => column.head))
    return {
      row(row) {
        const first = columns === undefined
        const all = begin(row.file === undefined ? 'one file' : 'several files')
        return `${first ? header(all) : ''}${line(all.map(column => column.cell(row)))}`
      },
      end: () => (columns === undefined ? header(begin('one file')) : ''),
    }
  },
}

/** What a build server would obey at the beginning of a line stands in quotes there. */
const atCommand = /^\s*(?:::|##)/

/** Cells of the input, untouched: but for a line inside a cell that a build server would obey. */
function given({ input }: ReportHead, page: Page): Column[] {
  const safe = (cell: string) => untouched(cell, page)
  const own = (row: Row, key: string) => (Object.hasOwn(row.input, key) ? row.input[key] : undefined)
  if (input.columns === null)
    return [
      { head: 'address', cell: row => safe(own(row, 'address') ?? row.given ?? row.target?.given ?? missing) },
      { head: 'chain', cell: row => (row.target ? guarded(row.target.chain, page) : safe(own(row, 'chain') ?? missing)) },
      { head: 'type', cell: row => row.kind ?? missing },
    ]
  const heads = input.header ?? input.columns
  const columns = input.columns.map((key, at) => ({ head: heads[at] ?? key, cell: (row: Row) => safe(own(row, key) ?? missing) }))
  // a result that is scanned again: what it said before gives way
  const again = columns.some(({ head }) => head === 'cv_line')
  return columns.filter(({ head }) => !again || !ourNames.includes(head)).map(({ head, cell }) => ({ head: safe(head), cell }))
}

const missing = ''

function ours(files: 'several files' | 'one file', page: Page): Column[] {
  const text = (value: string | null | undefined) => guarded(value ?? missing, page)
  const number = (value: number | null | undefined) => (value === null || value === undefined ? missing : String(value))
  const columns: Readonly<Record<string, (row: Row) => string>> = {
    cv_file: row => text(row.file),
    cv_line: row => number(row.line),
    cv_status: row => row.status,
    cv_chain_id: row => number(row.target?.chain_id ?? row.result?.chain_id ?? row.chain_id),
    cv_risk_score: row => number(row.result?.risk_score),
    cv_risk_level: row => text(row.result?.risk_level),
    cv_flag_count: row => number(row.result?.flags.length),
    cv_flags: row => text(row.result?.flags.join('; ')),
    cv_scanned_at: row => (row.result ? text(`${row.result.scanned_at}Z`) : missing),
    cv_duplicate_of: row => number(row.duplicate_of),
    cv_error_code: row => text(row.error?.code),
    cv_error: row => text(row.error?.message),
  }
  return ourNames
    .filter(name => name !== 'cv_file' || files === 'several files')
    .map(name => ({ head: name, cell: columns[name] ?? (() => missing) }))
}

const ourNames: readonly string[] = [
  'cv_file',
  'cv_line',
  'cv_status',
  'cv_chain_id',
  'cv_risk_score',
  'cv_risk_level',
  'cv_flag_count',
  'cv_flags',
  'cv_scanned_at',
  'cv_duplicate_of',
  'cv_error_code',
  'cv_error',
]

/** The fields that were asked for and nothing else. Text of the user's own cells is left alone here too. */
function chosen(fields: readonly string[], head: ReportHead, page: Page): Column[] {
  return fields.map(field => {
    const path = pathOf(field, head)
    const own = path[0] === 'input' || path[0] === 'given'
    return {
      head: field,
      cell(row) {
        const value = valueAt(rowMembers(row), path)
        if (value === undefined || value === null) return missing
        if (typeof value === 'string') return own ? untouched(value, page) : guarded(value, page)
        if (Array.isArray(value) && value.every(part => typeof part === 'string')) return guarded(value.join('; '), page)
        return typeof value === 'object' ? asciiJson(value) : String(value)
      },
    }
  })
}

const untouched = (cell: string, { csvRaw }: Page): string => (csvRaw || !/[\r\n]/.test(cell) ? cell : disarmed(cell))

/** Text from the network: nothing invisible, and no formula of a spreadsheet. Full-width signs count, because some programs narrow them. */
function guarded(text: string, { csvRaw }: Page): string {
  const shown = disarmed(visible(text))
  return !csvRaw && formula.test(text) ? `'${shown}` : shown
}

const formula = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u
