import Table from 'cli-table3'
import { visible } from './visible.ts'

export type Column = string | { readonly head: string; readonly align: 'right' }
/** Text that is made safe here, or text of our own that carries colours already. */
export type Cell = string | { readonly painted: string }

/** A boxed table. Colours of the library are off, because it writes them into pipes; `ascii` draws the box with + - |. */
export function table(columns: readonly Column[], rows: readonly (readonly Cell[])[], { ascii = false }: { ascii?: boolean } = {}): string {
  const boxed = new Table({
    head: columns.map(column => (typeof column === 'string' ? column : column.head)),
    colAligns: columns.map(column => (typeof column === 'string' ? 'left' : column.align)),
    style: { head: [], border: [] },
    ...(ascii && { chars: asciiBox }),
  })
  boxed.push(...rows.map(cells => cells.map(cell => (typeof cell === 'string' ? visible(cell) : cell.painted))))
  // the library draws a line under every row; one under the head is enough
  const lines = boxed.toString().split('\n')
  const rule = ascii ? '+' : '├'
  return `${lines.filter((line, at) => at < 3 || at === lines.length - 1 || !line.startsWith(rule)).join('\n')}\n`
}

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
