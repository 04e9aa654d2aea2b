import { ListError } from './publisher.ts'

/** Rows of a comma-separated file (RFC 4180) by the names in its first line. Throws {@link ListError} where one of `columns` is missing. */
export function csvRows(text: string, columns: readonly string[]): Readonly<Record<string, string>>[] {
  const [head = [], ...rows] = records(text)
  if (columns.some(column => !head.includes(column))) throw new ListError('it has other columns than the list had')
  return rows.map(cells => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? 'none'])))
}

function records(text: string): string[][] {
  const found: string[][] = []
  let cells: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/y
  for (let at = 0; at < text.length; at = cell.lastIndex) {
    cell.lastIndex = at
    const match = cell.exec(text)
    if (!match) throw new ListError('it is cut off or no CSV')
    cells.push(match[1] === undefined ? (match[2] as string) : match[1].replaceAll('""', '"'))
    if (match[3] === ',') continue
    if (cells.some(each => each !== '')) found.push(cells)
    cells = []
  }
  if (cells.length > 0) found.push([...cells, ''])
  return found
}
