import type { Chain } from '../../chains/index.ts'
import type { Label } from '../../evidence/labels.ts'
import { beginningsOf, digitOf } from './beginnings.ts'
import { keyOf, type ListFacts } from './label-file.ts'
import { assertSums, damaged, littleEndian, readHeader, wordsIn } from './label-header.ts'
import { labelsIn } from './label-records.ts'
import { blockBytes, folded, type Layout } from './layout.ts'

export interface LabelIndex {
  readonly lists: readonly ListFacts[]
  /** Every label of an address on a chain. */
  find(address: string, chain: Chain): readonly Label[]
}

/**
 * Opens a label file from its bytes; nothing is copied out of them, and no entry is an object before it is found. Of the body
 * the tails and names may be left out of `file`; `size` is that of the whole. Throws when the file is damaged.
 */
export function openLabels(file: Buffer, size = file.length): LabelIndex {
  const header = readHeader(size, (at, length) => slice(file, at, length))
  const { layout, body, entries, lists } = header
  assertSums(slice(file, body, size === file.length ? layout.bytes : heldBytes(layout)), header.sums, 0)
  const words = (at: number, count: number) => wordsIn(slice(file, body + at, count * 4))
  const fanOut = words(layout.fanOut, layout.buckets + 1)
  const first = words(layout.columns[0], entries)
  const second = words(layout.columns[1], entries)
  const third = words(layout.columns[2], entries)
  if (fanOut[0] !== 0 || fanOut[layout.buckets] !== entries) throw damaged()
  const pointers = pointersIn(slice(file, body + layout.pointers, entries * layout.pointerBytes), layout)
  const labels = labelsIn(
    lists,
    layout,
    (at, length) => slice(file, body + at, length),
    row => pointers[row],
  )
  const shift = 32 - layout.bits
  // of a long list most beginnings are taken
  const beginnings = entries < 200_000 ? beginningsOf(first) : undefined

  /** First row whose key begins like that, or the place where it would be. */
  const startOf = (one: number): number => {
    let low = fanOut[one >>> shift] as number
    const end = fanOut[(one >>> shift) + 1] as number
    let high = end
    while (high - low > 8) {
      const middle = (low + high) >>> 1
      if ((first[middle] as number) < one) low = middle + 1
      else high = middle
    }
    while (low < end && (first[low] as number) < one) low++
    return low
  }
  const labelsAt = (start: number, one: number, two: number, three: number, chain: Chain): readonly Label[] => {
    let row = start
    while (row < entries && first[row] === one && (second[row] !== two || third[row] !== three)) row++
    if (row === entries || first[row] !== one) return none
    let end = row + 1
    while (end < entries && first[end] === one && second[end] === two && third[end] === three) end++
    return labels(row, end, chain)
  }
  return {
    lists,
    find(address, chain) {
      if (chain.family.name !== 'evm') {
        const [one, two, three] = wordsOf(chain.family.name, address)
        return labelsAt(startOf(one), one, two, three, chain)
      }
      if (beginnings?.mayHold(address) === false) return none
      const one = hexWord(address, 2)
      const row = startOf(one)
      if (row === entries || first[row] !== one) return none
      const two = folded(hexWord(address, 10), hexWord(address, 26), 1)
      return labelsAt(row, one, two, folded(hexWord(address, 18), hexWord(address, 34), 2), chain)
    },
  }
}

/** The one answer for every stranger. */
export const none: readonly Label[] = []

/** Bytes of the body that look-ups need, in whole blocks. */
export const heldBytes = ({ tails, bytes }: Layout): number => Math.min(bytes, Math.ceil(tails / blockBytes) * blockBytes)

function slice(file: Buffer, at: number, length: number): Buffer {
  if (at + length > file.length) throw damaged('cut off')
  return file.subarray(at, at + length)
}

/** Places of records, in as many bytes as they need; what fills the last four bytes is never asked for. */
function pointersIn(bytes: Buffer, { pointerBytes }: Layout): Uint8Array | Uint16Array | Uint32Array {
  if (pointerBytes === 1) return bytes
  if (pointerBytes === 4) return wordsIn(bytes)
  return littleEndian && bytes.byteOffset % 2 === 0
    ? new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
    : Uint16Array.from({ length: bytes.length / 2 }, (_, row) => bytes.readUInt16LE(row * 2))
}

/** Eight hex digits as a number. */
function hexWord(text: string, at: number): number {
  let word = 0
  for (let digit = at; digit < at + 8; digit++) word = (word << 4) | digitOf(text.charCodeAt(digit))
  return word >>> 0
}

/** The searched form of an address. */
export function wordsOf(family: string, address: string): [number, number, number] {
  const key = keyOf(family, address)
  const word = (part: number) => new DataView(key.buffer, key.byteOffset, key.length).getUint32(part * 4)
  return [word(0), folded(word(1), word(3), 1), folded(word(2), word(4), 2)]
}
