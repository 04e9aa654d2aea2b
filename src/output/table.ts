import Table from 'cli-table3'
import { visible } from './visible.ts'

export type Column = string | { readonly head: string; readonly align: 'right' }

/** A boxed table. Cells are made safe here; colours of the library are off, because it writes them into pipes. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const boxed = new Table({
    head: columns.map(column => (typeof column === 'string' ? column : column.head)),
    colAligns: columns.map(column => (typeof column === 'string' ? 'left' : column.align)),
    style: { head: [], border: [] },
  })
  boxed.push(...rows.map(cells => cells.map(visible)))
  // the library draws a line under every row; one under the head is enough
  const lines = boxed.toString().split('\n')
  return `${lines.filter((line, at) => at < 3 || at === lines.length - 1 || !line.startsWith('├')).join('\n')}\n`
}
