import { crc32 } from 'node:zlib'
import { keyOf, type LabelEntry, type LabelRecord, type ListFacts } from './label-file.ts'
import { blockBytes, folded, keyBytes, type Layout, layoutOf, magic, startBytes, tailBytes } from './layout.ts'

/**
 * The bytes of a label file; `layout.ts` says how they lie. The same entries give the same bytes, in whatever order they
 * come. An entry that is given twice is written once.
 */
export function encodeLabels(entries: readonly LabelEntry[], lists: readonly ListFacts[]): Buffer {
  const { keys, rows, records, placeOf } = sorted(entries)
  const names = [...rows].flatMap(row => nameOf(entries[row])).join('')
  const sizes = {
    entries: rows.length,
    records: records.length,
    recordBytes: records.reduce((sum, { length }) => sum + length, 0),
    nameBytes: Buffer.byteLength(names),
  }
  const layout = layoutOf(sizes)
  const body = Buffer.alloc(layout.bytes)
  writeKeys(body, layout, { keys, rows })
  rows.forEach((row, at) => {
    body.writeUIntLE(placeOf[row] as number, layout.pointers + at * layout.pointerBytes, layout.pointerBytes)
  })
  let end = 0
  records.forEach((record, index) => {
    record.copy(body, layout.records + end)
    end += record.length
    body.writeUInt32LE(end, layout.recordEnds + index * 4)
  })
  body.write(names, layout.names)
  return withFront(body, JSON.stringify({ version: 2, ...sizes, lists }))
}

const nameOf = (entry: LabelEntry | undefined): string[] => (entry && entry.record.family !== 'evm' ? [`${entry.address}\n`] : [])

interface Sorted {
  readonly keys: Buffer
  /** Entries in the order of their keys. */
  readonly rows: Uint32Array
  readonly records: readonly Buffer[]
  /** Place of the record of each entry. */
  readonly placeOf: Uint32Array
}

/** Everything lies in a few arrays: a million entries as objects would take a minute. */
function sorted(entries: readonly LabelEntry[]): Sorted {
  const texts = new Map<LabelRecord, string>()
  for (const { record } of entries) if (!texts.has(record)) texts.set(record, JSON.stringify(record))
  const ordered = [...new Set(texts.values())].sort()
  const places = new Map(ordered.map((text, place) => [text, place]))
  const placeOf = Uint32Array.from(entries, ({ record }) => places.get(texts.get(record) as string) as number)
  const keys = Buffer.alloc(entries.length * keyBytes)
  entries.forEach(({ address, record: { family } }, at) => {
    if (family === 'evm') keys.write(address.slice(2), at * keyBytes, keyBytes, 'hex')
    else keys.set(keyOf(family, address), at * keyBytes)
  })
  const first = Uint32Array.from(entries, (_, at) => keys.readUInt32BE(at * keyBytes))
  const compare = (a: number, b: number): number =>
    (first[a] as number) - (first[b] as number) ||
    keys.compare(keys, b * keyBytes, (b + 1) * keyBytes, a * keyBytes, (a + 1) * keyBytes) ||
    (placeOf[a] as number) - (placeOf[b] as number)
  const order = Uint32Array.from(entries, (_, at) => at).sort(compare)
  const rows = order.filter((row, at) => at === 0 || compare(order[at - 1] as number, row) !== 0)
  return { keys, rows, records: ordered.map(text => Buffer.from(text)), placeOf }
}

function writeKeys(body: Buffer, layout: Layout, { keys, rows }: Pick<Sorted, 'keys' | 'rows'>): void {
  const wordOf = (row: number, part: number) => keys.readUInt32BE(row * keyBytes + part * 4)
  let counted = 0
  for (let bucket = 0; bucket < layout.buckets; bucket++) {
    while (counted < rows.length && wordOf(rows[counted] as number, 0) >>> (32 - layout.bits) <= bucket) counted++
    body.writeUInt32LE(counted, layout.fanOut + (bucket + 1) * 4)
  }
  rows.forEach((row, at) => {
    const [first, second, third] = layout.columns
    body.writeUInt32LE(wordOf(row, 0), first + at * 4)
    body.writeUInt32LE(folded(wordOf(row, 1), wordOf(row, 3), 1), second + at * 4)
    body.writeUInt32LE(folded(wordOf(row, 2), wordOf(row, 4), 2), third + at * 4)
    keys.copy(body, layout.tails + at * tailBytes, (row + 1) * keyBytes - tailBytes, (row + 1) * keyBytes)
  })
}

/** Puts in front what has to be read first: the header and a checksum for each block of the body. */
function withFront(body: Buffer, json: string): Buffer {
  const header = Buffer.from(json.padEnd(json.length + ((4 - (Buffer.byteLength(json) % 4)) % 4)))
  const sums = Buffer.alloc(Math.ceil(body.length / blockBytes) * 4)
  for (let at = 0; at < body.length; at += blockBytes) sums.writeUInt32LE(crc32(body.subarray(at, at + blockBytes)), (at / blockBytes) * 4)
  const start = Buffer.alloc(startBytes)
  start.write(magic, 'latin1')
  start.writeUInt32LE(header.length, 4)
  start.writeUInt32LE(crc32(sums, crc32(header)), 8)
  return Buffer.concat([start, header, sums, body])
}
