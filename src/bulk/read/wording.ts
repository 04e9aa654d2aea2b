import { secretIn } from '../../chains/secrets.ts'

/** A file as messages name it. */
export const inputName = (file: string): string => (file === '-' ? 'the input' : file)

export const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text)

/** A cell for people. Where a file has no header its first row is taken for one, and that row may hold a key. */
export const shown = (cell: string): string => (secretIn(cell) ? '[secret removed]' : clip(cell))

/** Cells for people, the first dozen. */
export const listed = (cells: readonly string[]): string =>
  cells.slice(0, 12).map(shown).join(', ') + (cells.length > 12 ? `, ... (${cells.length} in all)` : '')
