import { parse } from 'csv-parse/sync'
import type { Expected } from './job.ts'

const records = (text: string): Record<string, string>[] => parse(text, { columns: true, relax_column_count: true })

/** What is wrong with the output of an undisturbed run, judged by how its input was made. */
export function faultsIn(output: string, expected: readonly Expected[]): string[] {
  const rows = records(output)
  const faults = rows.length === expected.length ? [] : [`${rows.length} rows for ${expected.length}`]
  for (const [at, { line, cells, status, score, duplicateOf }] of expected.entries()) {
    const row = rows[at]
    if (!row) break
    const text = (value: number | undefined) => (value === undefined ? '' : String(value))
    const said = [
      row['address'],
      row['chain'],
      row['label'],
      row['note'],
      row['cv_line'],
      row['cv_status'],
      row['cv_risk_score'],
      row['cv_duplicate_of'],
    ]
    const due = [...cells.slice(0, 4), String(line), status, text(score), text(duplicateOf)]
    if (JSON.stringify(said) !== JSON.stringify(due))
      faults.push(`line ${line}: ${JSON.stringify(said)} in place of ${JSON.stringify(due)}`)
  }
  return faults
}

export interface Damage {
  readonly lost: number
  readonly doubled: number
  /** Rows that are neither lost nor doubled and differ all the same, and ends that are cut off. */
  readonly torn: number
}

/** How an output differs from the one that it should be. */
export function damageTo(output: string, reference: string): Damage {
  if (output === reference) return { lost: 0, doubled: 0, torn: 0 }
  const [found, due] = [linesOf(output), linesOf(reference)]
  const count = { lost: 0, doubled: 0, torn: 0 }
  for (const [line, row] of due) {
    const copies = found.get(line) ?? []
    if (copies.length === 0) count.lost++
    if (copies.length > 1) count.doubled += copies.length - 1
    if (copies.length > 0 && copies[0] !== row[0]) count.torn++
  }
  for (const line of found.keys()) if (!due.has(line)) count.torn++
  // the same rows in other bytes or in another order
  if (count.lost + count.doubled + count.torn === 0) count.torn++
  return count
}

/** Rows by the line of the input that they are about. */
function linesOf(text: string): Map<string, string[]> {
  const lines = new Map<string, string[]>()
  let rows: Record<string, string>[]
  try {
    rows = records(text)
  } catch {
    return new Map([['not CSV', ['']]])
  }
  for (const row of rows) {
    const line = row['cv_line'] ?? 'none'
    lines.set(line, [...(lines.get(line) ?? []), JSON.stringify(row)])
  }
  return lines
}
