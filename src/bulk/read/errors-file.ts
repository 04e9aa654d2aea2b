import type { Row } from '../../api/report.ts'
import { placesOf, type Role } from './roles.ts'

/** The lines of the file for `--errors-file`. */
export interface ErrorsCsv {
  readonly head: string
  /** The line of a row that could not be used. */
  row(row: Pick<Row, 'line' | 'input' | 'error'>): string
}

/**
 * Bad rows as csvclean writes them: `line_number,msg`, then the columns of the input, unchanged, so that the file can be
 * mended and read again. The two columns of an earlier errors file give way to the new ones. An input without columns
 * gets the columns address and chain.
 */
export function errorsCsv({
  columns,
  header,
}: {
  readonly columns: readonly string[] | null
  readonly header: readonly string[] | null
}): ErrorsCsv {
  const kept = (columns ?? []).map((key, place) => ({ key, title: header?.[place] ?? key }))
  const again = kept[0]?.title === own[0] && kept[1]?.title === own[1]
  const carried = again ? kept.slice(own.length) : kept
  const cellsOf = (input: Row['input']): string[] =>
    columns === null
      ? roles.map(role => cellNamed(input, role))
      : carried.map(({ key }) => (Object.hasOwn(input, key) ? (input[key] as string) : ''))
  return {
    head: csvLine([...own, ...(columns === null ? roles : carried.map(({ title }) => title))]),
    row: ({ line, input, error }) => csvLine([String(line), error ? plain(`${error.code}: ${error.message}`) : '', ...cellsOf(input)]),
  }
}

const own = ['line_number', 'msg'] as const
const roles: readonly Role[] = ['address', 'chain']

function cellNamed(input: Row['input'], role: Role): string {
  const names = Object.keys(input)
  const name = names[placesOf(role, names)[0] ?? -1]
  return name === undefined ? '' : (input[name] as string)
}

/** A message quotes cells: what could end a line or hide in one is left out. It begins with a code, so it is no formula. */
const plain = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')

const csvLine = (cells: readonly string[]): string =>
  `${cells.map(cell => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`
