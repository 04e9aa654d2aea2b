import { ChainvetError } from '../errors.ts'

/**
 * Packages that colour and draw text were taken over to put other addresses in the place of those they were given (npm,
 * September 2025). What they hand back is compared with what they got, and a word that differs ends the program.
 */
const betrayed = (): ChainvetError =>
  new ChainvetError('INTERNAL', 'what was drawn for the screen is not what was found', {
    hint: 'A package that draws or colours text may have been replaced. Use --json, which none of them touches, and install chainvet anew.',
  })

const unstyled = (text: string): string => text.replaceAll(styles, '')
const styles = /\u001b\[[0-9;]*m/g

/** The text in its colours. Throws INTERNAL where they changed more than its looks. */
export function coloured(painted: string, text: string): string {
  if (unstyled(painted) !== text) throw betrayed()
  return painted
}

/** A line of a table, in which there is nothing but its cells, blanks and borders. Throws INTERNAL where it is another. */
export function drawn(line: string | undefined, cells: readonly string[]): string {
  if (line === undefined) throw betrayed()
  const plain = unstyled(line)
  let at = 0
  for (const cell of cells) {
    const text = unstyled(cell)
    const found = plain.indexOf(text, at)
    if (found < 0 || !between.test(plain.slice(at, found))) throw betrayed()
    at = found + text.length
  }
  if (!between.test(plain.slice(at))) throw betrayed()
  return line
}

const between = /^[\s│|]*$/
