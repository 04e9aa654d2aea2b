import { ChainvetError } from '../../errors.ts'

/**
 * The elements of `{"rows": [...]}` as JSON, one a line, in pieces as they arrive: a million rows are never held together.
 * What stands inside an element is not looked at; a document of any other shape rejects with USAGE.
 */
export async function* rowsInJson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let place: Place = 'start'
  /** Bytes of the opening that were matched. */
  let opened = 0
  let depth = 0
  let quoted: 'no' | 'yes' | 'escaped' = 'no'

  for await (const chunk of bytes) {
    const out = Buffer.allocUnsafe(chunk.length + 1)
    let filled = 0
    for (const byte of chunk) {
      if (place === 'start') {
        if (isBlank(byte) && !insideName(opened)) continue
        if (byte !== opening[opened]) throw misshapen()
        opened++
        if (opened === opening.length) place = 'before the first'
      } else if (place === 'element') {
        if (quoted !== 'no') {
          // a line feed may not stand inside a text, and is left there: the reader of the line will refuse it
          quoted = quoted === 'escaped' ? 'yes' : byte === backslash ? 'escaped' : byte === quote ? 'no' : 'yes'
          out[filled++] = isLineEnd(byte) ? refusedInText : byte
          continue
        }
        if (depth === 0 && (byte === comma || byte === closeBracket)) {
          out[filled++] = lineFeed
          place = byte === comma ? 'before another' : 'behind the last'
          continue
        }
        if (byte === quote) quoted = 'yes'
        else if (byte === openBrace || byte === openBracket) depth++
        else if (byte === closeBrace || byte === closeBracket) depth--
        if (depth < 0) throw misshapen()
        out[filled++] = isLineEnd(byte) ? blank : byte
      } else if (isBlank(byte)) {
      } else if (place === 'before the first' || place === 'before another') {
        if (byte === closeBracket && place === 'before the first') place = 'behind the last'
        else if (byte === comma || byte === closeBracket || byte === closeBrace) throw misshapen()
        else {
          place = 'element'
          quoted = byte === quote ? 'yes' : 'no'
          depth = byte === openBrace || byte === openBracket ? 1 : 0
          out[filled++] = byte
        }
      } else if (place === 'behind the last' && byte === closeBrace) place = 'end'
      else throw misshapen()
    }
    if (filled > 0) yield out.subarray(0, filled)
  }
  if (place !== 'end') throw misshapen()
}

type Place = 'start' | 'before the first' | 'before another' | 'element' | 'behind the last' | 'end'

const misshapen = (): ChainvetError =>
  new ChainvetError('USAGE', 'the body is not {"rows": [...]}', {
    hint: 'Options are given in the query: ?type=wallet&chain=ethereum',
  })

const opening = Buffer.from('{"rows":[')
/** Blanks may stand between the signs of the opening, and not inside the name. */
const insideName = (matched: number): boolean => matched >= 2 && matched <= 6

const isBlank = (byte: number): boolean => byte === blank || byte === 0x09 || isLineEnd(byte)
const isLineEnd = (byte: number): boolean => byte === lineFeed || byte === 0x0d
const [lineFeed, blank, quote, comma, backslash] = [0x0a, 0x20, 0x22, 0x2c, 0x5c]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]
/** A control character too, and one that ends no line. */
const refusedInText = 0x01
