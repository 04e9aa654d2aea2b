import type { Input } from '../bulk/input.ts'
import { fileBytes } from '../bulk/read/file-bytes.ts'

const [lineFeed, carriageReturn, quote, hash, blank, tab] = [0x0a, 0x0d, 0x22, 0x23, 0x20, 0x09]

/**
 * Rows of a file as fast as it can be read, for the share of them that is done: line breaks outside of quotes, and no empty
 * lines. Cells are not looked at, so a file that is not as it should be may have a few more or less. `undefined` for what is no
 * UTF-8, and where a quote never closes: such a file is refused when it is read.
 */
export async function rowsInFile(path: string, { header, columns }: Pick<Input, 'header' | 'columns'>): Promise<number | undefined> {
  // a plain list has comments, and quotes mean nothing in it
  const isList = columns === null
  let rows = 0
  let first = true
  let [quoted, started, comment] = [false, false, false]
  const end = () => {
    if (started && !comment) rows++
    started = false
    comment = false
  }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const bytes of fileBytes(path)) {
    if (!decodes(decoder, bytes)) return undefined
    if (first && bytes.length > 1 && ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)))
      return undefined
    first = false
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]
      if (byte === quote && !isList) {
        quoted = !quoted
        started = true
      } else if (byte === lineFeed && !quoted) end()
      else if (!started && byte !== carriageReturn && byte !== blank && byte !== tab) {
        started = true
        comment = isList && byte === hash
      }
    }
  }
  end()
  if (quoted || !decodes(decoder)) return undefined
  return Math.max(0, rows - (header === null ? 0 : 1))
}

function decodes(decoder: InstanceType<typeof TextDecoder>, bytes?: Uint8Array): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined })
    return true
  } catch {
    return false
  }
}
