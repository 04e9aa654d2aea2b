import Table from 'cli-table3'
import { drawn } from './faithful.ts'
import { visible } from './visible.ts'

export type Column = string | { readonly head: string; readonly align: 'right' }
/** Text that is made safe here, or text of our own that carries colours already. */
export type Cell = string | { readonly painted: string }

/** A boxed table. Colours of the library are off, because it writes them into pipes; `ascii` draws the box with + - |. */
export function table(columns: readonly Column[], rows: readonly (readonly Cell[])[], { ascii = false }: { ascii?: boolean } = {}): string {
  const safe = rows.map(cells => cells.map(cell => (typeof cell === 'string' ? visible(cell) : cell.painted)))
  const first = draw(columns, safe.slice(0, atOnce), { ascii })
  if (safe.length <= atOnce) return `${first.join('\n')}\n`
  // the time of the library grows with the square of the rows, so it draws some at a time, as wide as the widest of all
  const parts: string[][][] = []
  for (let at = 0; at < safe.length; at += atOnce) parts.push(safe.slice(at, at + atOnce))
  const widths = parts.map((part, at) => widthsOf(at === 0 ? first : draw(columns, part, { ascii })))
  const widest = columns.map((_, column) => Math.max(...widths.map(of => of[column] ?? 1)))
  const drawn = parts.map(part => draw(columns, part, { ascii, widths: widest }))
  const [top = [], bottom] = [drawn[0]?.slice(0, 3), drawn[0]?.at(-1)]
  return `${[...top, ...drawn.flatMap(lines => lines.slice(3, -1)), bottom].join('\n')}\n`
}

const atOnce = 20

/** Lines of a table: the border, the head, a line, the rows, the border. */
function draw(columns: readonly Column[], rows: string[][], { ascii, widths }: { ascii: boolean; widths?: number[] }): string[] {
  const boxed = new Table({
    head: columns.map(column => (typeof column === 'string' ? column : column.head)),
    colAligns: columns.map(column => (typeof column === 'string' ? 'left' : column.align)),
    style: { head: [], border: [] },
    ...(ascii && { chars: asciiBox }),
    ...(widths && { colWidths: widths }),
  })
  boxed.push(...rows)
  // the library draws a line under every row; one under the head is enough
  const lines = boxed.toString().split('\n')
  const rule = ascii ? '+' : '├'
  const kept = lines.filter((line, at) => at < 3 || at === lines.length - 1 || !line.startsWith(rule))
  for (const [at, cells] of rows.entries()) drawn(kept[3 + at], cells)
  return kept
}

/** Widths of the columns, from the border above them. */
const widthsOf = ([border = '']: readonly string[]): number[] => [...border.matchAll(/[─-]+/g)].map(([line]) => line.length)

const asciiBox = {
  ...Object.fromEntries(['top', 'bottom', 'mid'].map(name => [name, '-'])),
  ...Object.fromEntries(['top', 'bottom'].flatMap(edge => ['mid', 'left', 'right'].map(at => [`${edge}-${at}`, '+']))),
  'left-mid': '+',
  'mid-mid': '+',
  'right-mid': '+',
  left: '|',
  middle: '|',
  right: '|',
}
