import { isAscii } from 'node:buffer'
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

/** The sound records of a batch, by their places there; to be asked for in their order. */
export interface Records {
  cells(at: number): string[]
  /** The record itself, where it may be written as it is into a file whose delimiter is the same; `undefined` elsewhere. */
  plain(at: number): string | undefined
}

/**
 * Cells of the sound records of `batch`. A record without a quote is cut at its delimiters, which is all there is to it;
 * those with quotes are parsed, all of a batch at once.
 */
export function recordsOf(batch: Batch, delimiter: string, parse: Parse): Records {
  const { bytes, count, starts, ends } = batch
  const mayQuote = bytes.includes(quote)
  let parsed: ReadonlyMap<number, string[]> | undefined
  let [begin, end, base] = [0, 0, 0]
  // records of plain ASCII are decoded many at once
  let many: string | undefined
  let isPlain = false
  let [lastAt, lastText] = [-1, '']

  const textAt = (at: number): string => {
    if (at === lastAt) return lastText
    lastAt = at
    const [from, to] = [starts[at] as number, ends[at] as number]
    if (at >= end || at < begin) {
      begin = at
      end = Math.min(at + together, count)
      base = from
      const part = bytes.subarray(base, ends[end - 1])
      many = isAscii(part) ? part.toString('latin1') : undefined
      isPlain = many !== undefined && !special.test(many)
    }
    lastText = many === undefined ? bytes.toString('utf8', from, to) : many.slice(from - base, to - base)
    return lastText
  }

  return {
    cells(at) {
      const text = textAt(at)
      if (!mayQuote || !text.includes('"')) return cut(text, delimiter)
      parsed ??= quotedRecords(batch, delimiter, parse)
      return parsed.get(at) ?? disagree()
    },
    plain(at) {
      const text = textAt(at)
      return isPlain ? text : undefined
    },
  }
}

/** A quote, or what a build server may obey. */
const special = /"|::|##/

const together = 256
const [quote, lineFeed] = [0x22, Buffer.from('\n')]

function cut(text: string, delimiter: string): string[] {
  const cells: string[] = []
  let start = 0
  for (let end = text.indexOf(delimiter); end >= 0; end = text.indexOf(delimiter, start)) {
    cells.push(text.slice(start, end))
    start = end + 1
  }
  cells.push(start === 0 ? text : text.slice(start))
  return cells
}

function quotedRecords({ bytes, count, starts, ends }: Batch, delimiter: string, parse: Parse): ReadonlyMap<number, string[]> {
  const places: number[] = []
  const pieces: Buffer[] = []
  let next = -1
  for (let at = 0; at < count; at++) {
    const start = starts[at] as number
    if (next < start) next = bytes.indexOf(quote, start)
    if (next < 0) break
    const end = ends[at] as number
    if (next >= end) continue
    places.push(at)
    pieces.push(bytes.subarray(start, end), lineFeed)
  }
  const records = attempt(() => parse(Buffer.concat(pieces), delimiter))
  if (records?.length !== places.length) disagree()
  return new Map(places.map((place, at) => [place, records?.[at] as string[]]))
}

function disagree(): never {
  throw new ChainvetError('INTERNAL', 'two readers disagree about where the rows of this file end')
}

function attempt(parse: () => string[][]): string[][] | undefined {
  try {
    return parse()
  } catch {
    return undefined
  }
}

/** The cells of one line that may not be a sound record; `undefined` where it is none. */
export const cellsOfLine = (line: string, delimiter: string, parse: Parse): string[] | undefined =>
  attempt(() => parse(line, delimiter))?.[0]
