import { open } from 'node:fs/promises'
import { crc32, createInflateRaw } from 'node:zlib'

/** Thrown for an archive that cannot be read, or that is made to hurt. */
class ZipError extends Error {
  override readonly name = 'ZipError'
}

/** Whether a file begins as an archive does. */
export const looksZipped = (start: Buffer): boolean => start.length >= 4 && start.readUInt32LE(0) === 0x04034b50

/**
 * The one file in an archive whose name ends in `ending`, piece by piece. No more than `most` bytes are inflated, and the last
 * piece comes only if length and checksum are those of the directory. Throws {@link ZipError}.
 */
export async function* unzipped(path: string, ending: string, most: number): AsyncGenerator<Buffer> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const readAt = async (at: number, length: number): Promise<Buffer> => {
      if (at < 0 || length < 0 || at + length > size) throw new ZipError('it is cut off')
      const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at)
      if (bytesRead !== length) throw new ZipError('it is cut off')
      return buffer
    }
    const entry = entryIn(await directory(size, readAt), ending)
    if (entry.bytes > most) throw new ZipError('it unpacks to more than the list can be')
    const local = await readAt(entry.at, 30)
    if (!looksZipped(local)) throw new ZipError('it is damaged')
    const start = entry.at + 30 + local.readUInt16LE(26) + local.readUInt16LE(28)
    if (start + entry.packed > size) throw new ZipError('it is cut off')
    const packed = file.createReadStream({ start, end: start + entry.packed - 1, autoClose: false })
    const pieces = entry.method === 0 ? packed : packed.pipe(createInflateRaw())
    packed.on('error', error => pieces.destroy(error))
    let [sum, arrived] = [0, 0]
    for await (const piece of pieces as AsyncIterable<Buffer>) {
      arrived += piece.length
      if (arrived > entry.bytes) throw new ZipError('it unpacks to more than it says')
      sum = crc32(piece, sum)
      yield piece
    }
    if (arrived !== entry.bytes || sum !== entry.sum) throw new ZipError('it is damaged')
  } catch (error) {
    if (error instanceof ZipError || (error as Error).name === 'XmlError') throw error
    if (typeof (error as { code?: unknown }).code === 'string' && /^Z_/.test((error as { code: string }).code))
      throw new ZipError('it is damaged')
    throw error
  } finally {
    await file.close()
  }
}

interface Entry {
  readonly name: string
  readonly method: number
  readonly sum: number
  readonly packed: number
  readonly bytes: number
  readonly at: number
}

/** The directory stands at the end, before a comment of up to 64 KiB. */
async function directory(size: number, readAt: (at: number, length: number) => Promise<Buffer>): Promise<Buffer> {
  const tail = await readAt(Math.max(0, size - 65_557), Math.min(size, 65_557))
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || end + 22 > tail.length) throw new ZipError('it is cut off')
  const [length, at] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (length > 1024 * 1024) throw new ZipError('it holds more files than a list has')
  return readAt(at, length)
}

function entryIn(bytes: Buffer, ending: string): Entry {
  for (let at = 0; at + 46 <= bytes.length && bytes.readUInt32LE(at) === 0x02014b50; ) {
    const nameLength = bytes.readUInt16LE(at + 28)
    const entry: Entry = {
      name: bytes.toString('latin1', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      sum: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      bytes: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    }
    if (entry.name.toLowerCase().endsWith(ending)) {
      if (entry.method !== 0 && entry.method !== 8) throw new ZipError('it is packed in a way nobody uses')
      return entry
    }
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  throw new ZipError(`it holds no file that ends in ${ending}`)
}
