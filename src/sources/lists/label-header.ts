import { crc32 } from 'node:zlib'
import type { ListFacts } from './label-file.ts'
import { blockBytes, type Layout, layoutOf, magic, type Sizes, startBytes } from './layout.ts'

/** What stands in front of the body. */
export interface LabelHeader extends Sizes {
  readonly lists: readonly ListFacts[]
  readonly layout: Layout
  /** Where the body begins. */
  readonly body: number
  /** CRC-32 of each block of the body. */
  readonly sums: Uint32Array
}

/** Thrown for a label file that is not as it was written: a label that cannot be read must not pass for one that is not there. */
class DamagedLabelsError extends Error {
  override readonly name = 'DamagedLabelsError'
}

export const damaged = (how = 'damaged') => new DamagedLabelsError(`The label file is ${how}.`)

/** Most bytes of a header: some dozens of lists have some kilobytes. */
const mostHeader = 4 * 1024 * 1024

/** How many bytes of the file come before the body, from its first twelve. */
function headerBytes(start: Buffer): number {
  if (start.length < startBytes || start.toString('latin1', 0, 4) !== magic) throw damaged()
  const length = start.readUInt32LE(4)
  if (length === 0 || length % 4 !== 0 || length > mostHeader) throw damaged()
  return length
}

/** Reads the front. `read` gives so many bytes from that place, or throws. `size` is that of the file. */
export function readHeader(size: number, read: (at: number, length: number) => Buffer): LabelHeader {
  const start = read(0, Math.min(size, startBytes))
  const length = headerBytes(start)
  if (startBytes + length > size) throw damaged('cut off')
  const json = read(startBytes, length)
  const { version, entries, records, recordBytes, nameBytes, lists } = sizesIn(json.toString())
  if (version !== 2) throw damaged('of another version')
  const layout = layoutOf({ entries, records, recordBytes, nameBytes })
  const blocks = Math.ceil(layout.bytes / blockBytes)
  const body = startBytes + length + blocks * 4
  if (size < body + layout.bytes) throw damaged('cut off')
  if (size > body + layout.bytes) throw damaged()
  const sums = read(startBytes + length, blocks * 4)
  if (crc32(sums, crc32(json)) !== start.readUInt32LE(8)) throw damaged()
  return { entries, records, recordBytes, nameBytes, lists, layout, body, sums: wordsIn(sums) }
}

/** Numbers as they lie in the file. A view where the machine counts bytes the same way and the place allows one. */
export function wordsIn(bytes: Buffer): Uint32Array {
  const words = Math.floor(bytes.length / 4)
  if (littleEndian && bytes.byteOffset % 4 === 0) return new Uint32Array(bytes.buffer, bytes.byteOffset, words)
  return Uint32Array.from({ length: words }, (_, word) => bytes.readUInt32LE(word * 4))
}

/** Whether this machine counts bytes as the file does. */
export const littleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1

/** Refuses what does not belong to its checksum. `bytes` start at the given block. */
export function assertSums(bytes: Buffer, sums: Uint32Array, block: number): void {
  for (let at = 0; at < bytes.length; at += blockBytes)
    if (crc32(bytes.subarray(at, at + blockBytes)) !== sums[block + at / blockBytes]) throw damaged()
}

function sizesIn(text: string): Sizes & { readonly version: unknown; readonly lists: readonly ListFacts[] } {
  let header: { [name: string]: unknown }
  try {
    header = JSON.parse(text)
  } catch {
    throw damaged()
  }
  const sizes = ['entries', 'records', 'recordBytes', 'nameBytes'].map(name => header[name])
  const sound = sizes.every(size => Number.isSafeInteger(size) && (size as number) >= 0 && (size as number) < 2 ** 31)
  if (!sound || !Array.isArray(header['lists'])) throw damaged()
  return header as unknown as Sizes & { version: unknown; lists: ListFacts[] }
}
