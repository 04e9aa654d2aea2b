import { recordText, type WithRecordText } from '../api/record-text.ts'
import type { ReportHead, Row } from '../api/report.ts'
import { rowMembers } from './document.ts'
import { pathOf, valueAt } from './fields.ts'
import type { Format, Page } from './format.ts'
import { lineNumbers } from './line-number.ts'
import { asciiJson, disarmed, visible } from './visible.ts'

/** Cells that stand side by side: what stands above them, and how they are written for a row. */
interface Columns {
  readonly heads: readonly string[]
  cells(row: Row): string
}

/** The columns of the input as they were, ours behind them: one row for each row, in the order of the input. */
export const csv: Format = {
  name: 'csv',
  extension: 'csv',
  open(head, page) {
    let columns: readonly Columns[] | undefined
    const begin = (severalFiles: 'several files' | 'one file') => {
      columns ??= page.fields ? chosen(page.fields, head, page) : [...given(head, page), ours(severalFiles, page)]
      return columns
    }
    // a lone empty cell would be an empty line, which readers skip
    const line = (text: string) => (text === '' ? '""\n' : `${text}\n`)
    const header = (of: readonly Columns[]) => line(of.flatMap(({ heads }) => heads.map(written)).join(','))
    return {
      row(row) {
        const first = columns === undefined
        const all = begin(row.file === undefined ? 'one file' : 'several files')
        let text = (all[0] as Columns).cells(row)
        for (let at = 1; at < all.length; at++) text += `,${(all[at] as Columns).cells(row)}`
        return first ? header(all) + line(text) : line(text)
      },
      end: () => (columns === undefined ? header(begin('one file')) : ''),
    }
  },
}

/** A cell as it stands in the file: in quotes where it could be taken for more than one, or for a command. */
const written = (cell: string): string => (special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** What ends a cell, and what a build server would obey at the beginning of a line. */
const special = /[",\r\n]|^\s*(?:::|##)/

/** Cells of the input, untouched: but for a line inside a cell that a build server would obey. */
function given({ input }: ReportHead, page: Page): Columns[] {
  const own = (row: Row, key: string) => (Object.hasOwn(row.input, key) ? row.input[key] : undefined)
  const safe = (cell: string) => (special.test(cell) ? written(untouched(cell, page)) : cell)
  if (input.columns === null)
    return [
      { heads: ['address'], cells: row => safe(own(row, 'address') ?? row.given ?? row.target?.given ?? missing) },
      { heads: ['chain'], cells: row => (row.target ? written(guarded(row.target.chain, page)) : safe(own(row, 'chain') ?? missing)) },
      { heads: ['type'], cells: row => row.kind ?? missing },
    ]
  const heads = input.header ?? input.columns
  const titled = input.columns.map((key, at) => ({ key, head: heads[at] ?? key }))
  // a result that is scanned again: what it said before gives way
  const again = titled.some(({ head }) => head === 'cv_line')
  const columns = titled.filter(({ head }) => !again || !ourNames.includes(head))
  return [
    {
      heads: columns.map(({ head }) => untouched(head, page)),
      cells(row: WithRecordText) {
        const record = again ? undefined : row[recordText]
        if (record !== undefined) return record
        let text = missing
        for (const [at, { key }] of columns.entries()) text += `${at === 0 ? '' : ','}${safe(own(row, key) ?? missing)}`
        return text
      },
    },
  ]
}

const missing = ''

function ours(files: 'several files' | 'one file', page: Page): Columns {
  const text = remembered(value => written(guarded(value, page)))
  const lineText = lineNumbers()
  const optional = (value: string | null | undefined) => (value === null || value === undefined ? missing : text(value))
  const number = (value: number | null | undefined) => (value === null || value === undefined ? missing : String(value))
  let last: Row['error']
  /** What stands behind the line of a row that repeats none and failed as the last one did: by status and chain. */
  const ends = new Map<string, Map<number, string>>()
  const endOf = (status: string, chainId: number, error: Row['error']): string => {
    const known = error === last ? ends.get(status) : undefined
    if (error !== last) ends.clear()
    last = error
    // a report of a million different numbers must not fill the memory
    const byChain = known && known.size < 100 ? known : new Map<number, string>()
    const end = byChain.get(chainId) ?? `,${status},${chainId},${noScore},,${optional(error?.code)},${optional(error?.message)}`
    ends.set(status, byChain.set(chainId, end))
    return end
  }
  return {
    heads: ourNames.filter(name => name !== 'cv_file' || files === 'several files'),
    cells(row) {
      const { line, status, target, result, error } = row
      if (files === 'one file' && target && !result && row.duplicate_of === null)
        return lineText(line) + endOf(status, target.chain_id, error)
      const place = files === 'one file' ? `${lineText(line)},${status}` : `${optional(row.file)},${lineText(line)},${status}`
      const chainId = number(target?.chain_id ?? result?.chain_id ?? row.chain_id)
      const score = result
        ? [
            number(result.risk_score),
            text(result.risk_level),
            result.flags.length,
            text(result.flags.join('; ')),
            text(`${result.scanned_at}Z`),
          ]
        : noScore
      return `${place},${chainId},${score},${number(row.duplicate_of)},${optional(error?.code)},${optional(error?.message)}`
    },
  }
}

const noScore = ',,,,'

/** The same for a text that comes again: most rows without a score have the same reason. */
function remembered(make: (text: string) => string): (text: string) => string {
  const made = new Map<string, string>()
  return text => {
    const known = made.get(text)
    if (known !== undefined) return known
    const fresh = make(text)
    // a list of a million different reasons must not fill the memory
    if (made.size >= 100) made.clear()
    made.set(text, fresh)
    return fresh
  }
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
function chosen(fields: readonly string[], head: ReportHead, page: Page): Columns[] {
  return fields.map(field => {
    const path = pathOf(field, head)
    const own = path[0] === 'input' || path[0] === 'given'
    const text = (value: unknown): string => {
      if (value === undefined || value === null) return missing
      if (typeof value === 'string') return own ? untouched(value, page) : guarded(value, page)
      if (Array.isArray(value) && value.every(part => typeof part === 'string')) return guarded(value.join('; '), page)
      return typeof value === 'object' ? asciiJson(value) : String(value)
    }
    return { heads: [field], cells: row => written(text(valueAt(rowMembers(row), path))) }
  })
}

const untouched = (cell: string, { csvRaw }: Page): string => (csvRaw || !/[\r\n]/.test(cell) ? cell : disarmed(cell))

/** Text from the network: nothing invisible, and no formula of a spreadsheet. Full-width signs count, because some programs narrow them. */
function guarded(text: string, { csvRaw }: Page): string {
  const shown = disarmed(visible(text))
  return !csvRaw && formula.test(text) ? `'${shown}` : shown
}

const formula = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u
