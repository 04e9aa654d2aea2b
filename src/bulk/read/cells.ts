import { ChainvetError } from '../../errors.ts'
import type { Batch } from './records.ts'

/** Splits a text of sound records into their cells. */
export type Parse = (text: Buffer | string, delimiter: string) => string[][]

/** The parser is loaded when there is a file to read. */
export async function loadParser(): Promise<Parse> {
  const { parse } = await import('csv-parse/sync')
  return (text, delimiter) =>
    parse(text, {
      delimiter,
      // never found out from the first line, which would leave a CR in the last cell of a mixed file
      record_delimiter: text.includes('\r') ? ['\r\n', '\n', '\r'] : '\n',
      // the parser looks for a quote at every byte
      quote: text.includes('"') ? '"' : null,
      skip_empty_lines: true,
      // how many cells a row must have is checked against the header, row by row
      relax_column_count: true,
    })
}

/** The cells of the sound records of `batch`, in order. */
export function cellsOf({ bytes, starts, ends }: Batch, delimiter: string, parse: Parse): string[][] {
  const [first, end] = [starts[0], ends.at(-1)]
  if (first === undefined || end === undefined) return []
  const records = parsed(() => parse(bytes.subarray(first, end), delimiter))
  if (records?.length !== starts.length) throw new ChainvetError('INTERNAL', 'two readers disagree about where the rows of this file end')
  return records
}

function parsed(parse: () => string[][]): string[][] | undefined {
  try {
    return parse()
  } catch {
    return undefined
  }
}

/** The cells of one line that may not be a sound record; `undefined` where it is none. */
export const cellsOfLine = (line: string, delimiter: string, parse: Parse): string[] | undefined =>
  parsed(() => parse(line, delimiter))?.[0]
