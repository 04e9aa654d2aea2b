/** Bytes of a key. */
export const keyBytes = 20
/** Bytes at the end of a key that are folded into those before them, and kept for listings. */
export const tailBytes = 8
/** How a file begins. */
export const magic = 'CVL2'
/** Magic, length of the header, checksum of what lies between here and the body. */
export const startBytes = 12
/** What one checksum of the body covers. */
export const blockBytes = 4096

/**
 * How a label file lies. Numbers are little-endian; everything starts at a multiple of four.
 *
 *   12 bytes  "CVL2", length of the header, CRC-32 of header and checksums
 *   header    UTF-8 JSON (`LabelHeader`), padded with spaces
 *   checksums CRC-32 of each 4 KiB of the body: a part of the file can be read, and trusted, without the rest
 *   body      fan-out    for each beginning of a key, how many keys begin with a smaller one
 *             3 columns  the keys in ascending order, folded to three numbers each (`folded`)
 *             pointers   index of the record of each key
 *             records    where each ends, then their JSON one behind the other
 *             tails      the last eight bytes of the keys, from which the columns give back the rest
 *             names      the addresses that are not EVM, a line each, in the order of their keys
 *
 * A look-up needs no tails and no names. Addresses that differ in their first twelve or in their last eight bytes alone, as
 * those of precompiled contracts do, never fold to the same; to find one that does by chance takes 2^96 keys.
 */
export interface Layout {
  /** Bits of a key that choose its place in the fan-out. */
  readonly bits: number
  readonly buckets: number
  readonly pointerBytes: 1 | 2 | 4
  readonly fanOut: number
  readonly columns: readonly [number, number, number]
  readonly pointers: number
  readonly recordEnds: number
  readonly records: number
  /** End of what is held in memory. */
  readonly tails: number
  readonly names: number
  /** Length of the body. */
  readonly bytes: number
}

export interface Sizes {
  readonly entries: number
  readonly records: number
  readonly recordBytes: number
  readonly nameBytes: number
}

/** The searched form of a key, from its five words: the last two are folded into the second and the third. It is its own inverse. */
export const folded = (word: number, tail: number, part: 1 | 2): number =>
  (word ^ Math.imul(tail, part === 1 ? 0x9e3779b1 : 0x85ebca6b)) >>> 0

/** Places in the body, which follow from the sizes alone. */
export function layoutOf({ entries, records, recordBytes, nameBytes }: Sizes): Layout {
  const bits = Math.min(20, Math.max(8, Math.ceil(Math.log2(Math.max(1, entries))) - 2))
  const buckets = 2 ** bits
  const pointerBytes = records <= 0x100 ? 1 : records <= 0x10000 ? 2 : 4
  let end = 0
  const take = (bytes: number): number => {
    const start = end
    end += Math.ceil(bytes / 4) * 4
    return start
  }
  const fanOut = take((buckets + 1) * 4)
  const columns = [take(entries * 4), take(entries * 4), take(entries * 4)] as const
  const pointers = take(entries * pointerBytes)
  const recordEnds = take(records * 4)
  const texts = take(recordBytes)
  const tails = take(entries * 8)
  const names = take(nameBytes)
  return { bits, buckets, pointerBytes, fanOut, columns, pointers, recordEnds, records: texts, tails, names, bytes: end }
}
