import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { Label } from '../../evidence/labels.ts'
import { assertSums, damaged, type LabelHeader, readHeader, wordsIn } from './label-header.ts'
import { heldBytes, type LabelIndex, none, openLabels, wordsOf } from './label-index.ts'
import { labelsIn, type ReadBody } from './label-records.ts'
import { blockBytes } from './layout.ts'

/** After so many look-ups the file is read into memory: a few of them read a few blocks of it. */
const fewLookUps = 24
/** What one read of the front fetches: all of it, for most files. */
const frontBytes = 16 * 1024

/** An index that holds its file open. */
export interface LabelFileIndex extends LabelIndex {
  /** Lets the file go. Nobody may ask it any more. */
  close(): void
}

/**
 * Opens a label file where it lies. A look-up reads the few blocks that it needs; many look-ups read the file once, without
 * what only a listing of it needs. Whatever is read is held against its checksum. Throws when the file is damaged or not there.
 */
export function openLabelFile(path: string): LabelFileIndex {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const header = readFront(file, size)
    return indexOf(file, size, header)
  } catch (error) {
    closeSync(file)
    throw error
  }
}

function indexOf(file: number, size: number, header: LabelHeader): LabelFileIndex {
  const find = finder(header, blockReader(file, header))
  let memory: LabelIndex | undefined
  let lookUps = 0
  let open = true
  const load = (): LabelIndex => {
    return openLabels(readAt(file, 0, header.body + heldBytes(header.layout)), size)
  }
  return {
    lists: header.lists,
    find(address, chain) {
      if (!memory && ++lookUps > fewLookUps) memory = load()
      return memory ? memory.find(address, chain) : find(address, chain)
    },
    close() {
      if (open) closeSync(file)
      open = false
    },
  }
}

/** The look-up that reads: where the keys of a beginning lie, the keys, and of those that match the record. */
function finder(header: LabelHeader, read: ReadBody): LabelIndex['find'] {
  const { layout, entries, lists } = header
  const labels = labelsIn(lists, layout, read)
  return (address, chain): readonly Label[] => {
    const [one, two, three] = wordsOf(chain.family.name, address)
    const place = read(layout.fanOut + (one >>> (32 - layout.bits)) * 4, 8)
    const [from, to] = [place.readUInt32LE(0), place.readUInt32LE(4)]
    if (from > to || to > entries) throw damaged()
    const [first, second, third] = layout.columns.map(column => wordsIn(read(column + from * 4, (to - from) * 4)))
    const isIt = (row: number) => first?.[row] === one && second?.[row] === two && third?.[row] === three
    let row = 0
    while (row < to - from && !isIt(row)) row++
    let end = row
    while (end < to - from && isIt(end)) end++
    return row === end ? none : labels(from + row, from + end, chain)
  }
}

/** Reads whole blocks, each of them once, and holds them against their checksums. */
function blockReader(file: number, { body, layout, sums }: LabelHeader): ReadBody {
  const kept = new Map<number, Buffer>()
  return (at, length) => {
    const first = Math.floor(at / blockBytes)
    const last = Math.max(first, Math.ceil((at + length) / blockBytes) - 1)
    const known = first === last ? kept.get(first) : undefined
    const end = Math.min((last + 1) * blockBytes, layout.bytes)
    const blocks = known ?? readAt(file, body + first * blockBytes, end - first * blockBytes)
    if (!known) assertSums(blocks, sums, first)
    if (first === last) kept.set(first, blocks)
    return blocks.subarray(at - first * blockBytes, at - first * blockBytes + length)
  }
}

function readFront(file: number, size: number): LabelHeader {
  const front = readAt(file, 0, Math.min(size, frontBytes))
  return readHeader(size, (at, length) => {
    if (at + length > size) throw damaged('cut off')
    return at + length <= front.length ? front.subarray(at, at + length) : readAt(file, at, length)
  })
}

function readAt(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length)
  let filled = 0
  while (filled < length) {
    const read = readSync(file, bytes, filled, length - filled, at + filled)
    if (read === 0) throw damaged('cut off')
    filled += read
  }
  return bytes
}
