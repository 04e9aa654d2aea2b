import { ChainvetError } from '../../errors.ts'
import type { TextBlock } from './text-blocks.ts'

/** How the records of a text are told apart. */
export interface Dialect {
  /** Byte between two cells; null where a line is one record as it stands, and quotes mean nothing. */
  readonly delimiter: number | null
  /** Byte at the beginning of a line that is a comment. */
  readonly comment: number | null
  /** Most bytes of a record. */
  readonly largest: number
  /** Physical line on which the text begins, from 1. */
  readonly line: number
}

/** A record that cannot be parsed. It ends where a sound one would, so that nothing after it is lost. */
export interface OddRecord {
  readonly line: number
  readonly why: 'long' | 'quotes'
  /** As it stands in the file; "" where it is too long to keep. */
  readonly text: string
  /** Sound records of the batch that stand before it. */
  readonly after: number
}

/** The records that end in one block. All of it but the odd ones is overwritten by the next. */
export interface Batch {
  /** The sound records, and between them empty lines, comments and odd records. */
  readonly bytes: Buffer
  /** Sound records. */
  readonly count: number
  /** Of each sound record: its first byte in `bytes`, the byte after its last, and its line. */
  readonly starts: Uint32Array
  readonly ends: Uint32Array
  readonly lines: Float64Array
  readonly odd: readonly OddRecord[]
}

/**
 * Finds where records begin and end and on which lines, in one pass and in bounded memory. RFC 4180: a quote opens a cell
 * at its beginning only, two of them inside are one, and a line ends with LF, CRLF or CR. A quote anywhere else makes an
 * odd record. A quote that is still open at the end of the text, or at a line break further than `largest` from the
 * beginning of its record, throws CSV_BAD_ROW with the line of the quote.
 */
export function recordSplitter({ delimiter, comment, largest, line: firstLine }: Dialect): (block: TextBlock) => Batch {
  const kinds = new Uint8Array(256)
  kinds[lf] = Kind.lf
  kinds[cr] = Kind.cr
  if (delimiter !== null) {
    kinds[quote] = Kind.quote
    kinds[delimiter] = Kind.delimiter
  }

  let state: number = State.record
  let line = firstLine
  let recordLine = firstLine
  let quoteLine = firstLine
  /** Bytes of the record that stood in earlier blocks and were dropped. */
  let dropped = 0
  let bad = false
  let afterCr = false
  let buffer: Buffer = nothing
  /** The bytes of the buffer that are read again with the next block: the beginning of a record. */
  let rest: Buffer = nothing
  let places = { starts: new Uint32Array(64), ends: new Uint32Array(64), lines: new Float64Array(64) }

  return ({ bytes: block, last }) => {
    const size = rest.length + block.length
    const roomy = size <= buffer.length ? buffer : Buffer.allocUnsafe(Math.max(size, 2 * buffer.length))
    roomy.set(rest)
    roomy.set(block, rest.length)
    buffer = roomy
    const bytes = buffer.subarray(0, size)
    const odd: OddRecord[] = []
    let count = 0
    let start = 0
    let at = rest.length

    const endRecord = (): void => {
      const length = at - start + dropped
      if (length <= largest && !bad) {
        if (count === places.starts.length) places = doubled(places)
        places.starts[count] = start
        places.ends[count] = at
        places.lines[count] = recordLine
        count++
      } else {
        const tooLong = length > largest
        const text = tooLong ? '' : bytes.toString('utf8', start, at)
        odd.push({ line: recordLine, why: tooLong ? 'long' : 'quotes', text, after: count })
      }
      dropped = 0
      bad = false
    }

    for (; at < bytes.length; at++) {
      const kind = kinds[bytes[at] as number]
      if (kind === Kind.other && state === State.plain) continue
      if (afterCr) {
        afterCr = false
        if (kind === Kind.lf) {
          if (state === State.record) start = at + 1
          continue
        }
      }
      if (kind === Kind.lf || kind === Kind.cr) {
        afterCr = kind === Kind.cr
        if (state === State.quoted) {
          if (at - start + dropped > largest) throw unclosed(quoteLine, largest)
        } else {
          if (state !== State.comment && state !== State.record) endRecord()
          state = State.record
          start = at + 1
        }
        line++
        continue
      }
      if (state === State.comment) continue
      if (state === State.record) {
        recordLine = line
        start = at
        if (bytes[at] === comment) {
          state = State.comment
          continue
        }
        state = State.cell
      }
      if (state === State.quoted) {
        if (kind === Kind.quote) state = State.quoteSeen
      } else if (kind === Kind.delimiter) state = State.cell
      else if (kind === Kind.quote) {
        if (state === State.plain) bad = true
        else {
          if (state === State.cell) quoteLine = line
          state = State.quoted
        }
      } else {
        if (state === State.quoteSeen) bad = true
        state = State.plain
      }
    }

    if (last) {
      if (state === State.quoted) throw unclosed(quoteLine, undefined)
      if (state !== State.comment && state !== State.record) endRecord()
      state = State.record
      rest = nothing
    } else if (state === State.record) rest = nothing
    else if (state === State.comment || dropped > 0 || at - start > largest) {
      dropped += state === State.comment ? 0 : at - start
      rest = nothing
    } else rest = bytes.subarray(start)
    return { bytes, count, ...places, odd }
  }
}

function doubled({ starts, ends, lines }: Pick<Batch, 'starts' | 'ends' | 'lines'>) {
  const size = 2 * starts.length
  const places = { starts: new Uint32Array(size), ends: new Uint32Array(size), lines: new Float64Array(size) }
  places.starts.set(starts)
  places.ends.set(ends)
  places.lines.set(lines)
  return places
}

const unclosed = (line: number, largest: number | undefined): ChainvetError =>
  new ChainvetError('CSV_BAD_ROW', `the quote that opens on line ${line} is never closed`, {
    where: largest === undefined ? [] : [`It is still open after ${largest} bytes.`],
    hint: 'A quote inside a quoted cell is written twice. Where the quote is no sign of its own, quote the whole cell: "5"" pipe"',
  })

const [lf, cr, quote] = [0x0a, 0x0d, 0x22]
const nothing = Buffer.alloc(0)
const Kind = { other: 0, lf: 1, cr: 2, delimiter: 3, quote: 4 } as const
/** record: at the beginning of a line; cell: at the beginning of a cell; quoteSeen: after a quote that may be the closing one. */
const State = { record: 0, cell: 1, plain: 2, quoted: 3, quoteSeen: 4, comment: 5 } as const
