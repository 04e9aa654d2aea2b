import { ChainvetError } from '../../errors.ts'
import { cellsOfLine, type Parse } from './cells.ts'
import { isTarget } from './columns.ts'
import { placesOf } from './roles.ts'
import { trimmed } from './trim.ts'
import { inputName } from './wording.ts'

/**
 * What stands between the cells, found in the first line alone: the comma, tab or semicolon that brings an address to
 * light, else the one that makes the most cells. Semicolons are named and refused: a spreadsheet that writes them also
 * writes decimal commas, so whoever has the file says it with `--delimiter`, or the file itself with a line "sep=;".
 */
export function sniffDelimiter(line: string, file: string, parse: Parse): string {
  const tried = [',', '\t', ';'].map(delimiter => ({ delimiter, cells: cellsOfLine(line, delimiter, parse) ?? [] }))
  const most = Math.max(...tried.map(({ cells }) => cells.length))
  const found = tried.find(({ cells }) => showsAddress(cells)) ?? tried.find(({ cells }) => cells.length === most)
  if (found?.delimiter === ';') {
    throw new ChainvetError(
      'CSV_NO_ADDRESS_COLUMN',
      `the cells of ${inputName(file)} are separated by ";", which is not the delimiter of CSV`,
      {
        hint: 'Name the delimiter: --delimiter ";"',
      },
    )
  }
  return found?.delimiter ?? ','
}

function showsAddress(cells: readonly string[]): boolean {
  const names = cells.map(trimmed)
  return placesOf('address', names).length > 0 || names.some(isTarget)
}
