import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { ChainvetError } from '../../errors.ts'

/** A piece of a text; it begins and ends between two characters. Its bytes are overwritten by the next. */
export interface TextBlock {
  readonly bytes: Buffer
  readonly last: boolean
}

export interface TextSource {
  /** Path as given, "-" for standard input. */
  readonly file: string
  readonly bytes: AsyncIterable<Uint8Array>
}

export interface TextBlocks {
  /** At least one. Can be read once. */
  readonly blocks: AsyncGenerator<TextBlock, void>
  /** Of all bytes, hex; null before the last block. */
  sha256(): string | null
}

/**
 * Cuts a text into blocks of valid UTF-8, without its byte-order mark. Where a block ends depends on what is in the file
 * and never on how it arrived, so a file that is refused is refused after the same rows every time. Throws
 * CSV_BAD_ENCODING with the offset of the first byte that is not UTF-8, and INPUT_NOT_FOUND where reading itself fails.
 */
export function textBlocks(source: TextSource): TextBlocks {
  const hash = createHash('sha256')
  let digest: string | null = null

  async function* blocks(): AsyncGenerator<TextBlock, void> {
    const window = Buffer.allocUnsafe(blockSize)
    let filled = 0
    let offset = 0
    for await (const chunk of chunksOf(source)) {
      hash.update(chunk)
      for (let taken = 0; taken < chunk.length; ) {
        const part = chunk.subarray(taken, taken + blockSize - filled)
        window.set(part, filled)
        filled += part.length
        taken += part.length
        if (filled < blockSize) continue
        const end = lastBoundary(window)
        yield { bytes: text(window.subarray(0, end), offset, source.file), last: false }
        window.copyWithin(0, end)
        filled = blockSize - end
        offset += end
      }
    }
    digest = hash.digest('hex')
    yield { bytes: text(window.subarray(0, filled), offset, source.file), last: true }
  }

  return { blocks: blocks(), sha256: () => digest }
}

async function* chunksOf({ file, bytes }: TextSource): AsyncGenerator<Uint8Array, void> {
  try {
    yield* bytes
  } catch (error) {
    if (error instanceof ChainvetError) throw error
    throw new ChainvetError('INPUT_NOT_FOUND', `${file} could not be read to its end`, { hint: 'Try again.', cause: error })
  }
}

/** The block without its mark, once it is known to be UTF-8. */
function text(block: Buffer, offset: number, file: string): Buffer {
  if (offset === 0) refuseOtherFormats(block, file)
  if (!isUtf8(block)) {
    const at = firstInvalid(block)
    throw badEncoding(file, `byte 0x${block.toString('hex', at, at + 1)} at offset ${offset + at} is not UTF-8`, saveAsUtf8)
  }
  return offset === 0 && block.indexOf(mark) === 0 ? block.subarray(mark.length) : block
}

function refuseOtherFormats(block: Buffer, file: string): void {
  for (const { starts, what, hint } of otherFormats)
    if (starts.some(bytes => block.subarray(0, bytes.length).equals(Buffer.from(bytes)))) {
      throw badEncoding(file, `byte 0x${block.toString('hex', 0, 1)} at offset 0 begins ${what}`, hint)
    }
}

export const badEncoding = (file: string, problem: string, hint: string): ChainvetError =>
  new ChainvetError('CSV_BAD_ENCODING', `${file === '-' ? 'the input' : file} is not a text in UTF-8: ${problem}`, { hint })

const saveAsUtf8 = 'In Excel save it as "CSV UTF-8", or convert it: iconv -f WINDOWS-1252 -t UTF-8 FILE > utf8.csv'
export const convertUtf16 = 'Convert it: iconv -f UTF-16 -t UTF-8 FILE > utf8.csv'

const otherFormats = [
  {
    what: 'UTF-16',
    hint: convertUtf16,
    starts: [
      [0xff, 0xfe],
      [0xfe, 0xff],
    ],
  },
  {
    what: 'a workbook or another zip archive',
    hint: 'Open it in the spreadsheet and save it as "CSV UTF-8".',
    starts: [[0x50, 0x4b, 3, 4]],
  },
  { what: 'an old Excel workbook', hint: 'Open it in the spreadsheet and save it as "CSV UTF-8".', starts: [[0xd0, 0xcf, 0x11, 0xe0]] },
  { what: 'a gzip archive', hint: 'Unpack it: gunzip -c FILE | chainvet ... --input -', starts: [[0x1f, 0x8b]] },
]

const mark = Buffer.from([0xef, 0xbb, 0xbf])

/** Where the last character that may be incomplete begins: at most three bytes before the end. */
function lastBoundary(block: Buffer): number {
  for (let back = 1; back <= 3; back++) {
    const at = block.length - back
    const byte = block[at]
    if (byte === undefined || byte < 0x80) break
    if (byte >= 0xc0) return at
  }
  return block.length
}

/** Offset of the first byte at which decoding puts a replacement that the text itself does not have. */
function firstInvalid(block: Buffer): number {
  const decoded = block.toString('utf8')
  let [at, seen] = [0, 0]
  for (let next = decoded.indexOf(replacement); next >= 0; next = decoded.indexOf(replacement, next + 1)) {
    at += Buffer.byteLength(decoded.slice(seen, next))
    if (!block.subarray(at, at + 3).equals(Buffer.from(replacement))) return at
    at += 3
    seen = next + 1
  }
  return at
}

const replacement = '\ufffd'
const blockSize = 262_144
