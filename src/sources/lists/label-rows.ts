import { bytesToHex } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { chains, parseAddress } from '../../chains/index.ts'
import { keyOf, type LabelEntry, type LabelRecord, type ListFacts } from './label-file.ts'
import { assertSums, damaged, type LabelHeader, readHeader } from './label-header.ts'
import { readRecord } from './label-records.ts'
import { folded, keyBytes, tailBytes } from './layout.ts'

/** Everything that a label file holds. */
export interface LabelSet {
  readonly lists: readonly ListFacts[]
  readonly entries: readonly LabelEntry[]
}

const familyName = z.enum(['evm', 'bitcoin', 'solana', 'tron', 'xrp', 'cardano'])
const category = z.enum(['sanctions', 'mixer', 'exploit', 'phishing', 'scam', 'service', 'system', 'burn'])
const day = z.iso.date()
/** Words of a publisher: no control characters, nothing that turns the direction of writing. */
const words = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u)

const labelRecord = z.strictObject({
  category,
  list: words,
  entity: words,
  programme: words.optional(),
  listedOn: day.optional(),
  delistedOn: day.optional(),
  confidence: z.enum(['official', 'curated', 'community', 'web']),
  family: familyName,
  chain: z.int().optional(),
})

const listFacts = z.strictObject({
  name: words,
  category,
  family: familyName,
  asOf: day,
  entries: z.int().min(0),
  fixed: z.literal(true).optional(),
  origin: z
    .strictObject({
      source: words,
      host: words,
      fetchedAt: z.iso.datetime(),
      issuedOn: day.optional(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    })
    .optional(),
})

/** Reads the whole of a label file and believes nothing of it. Throws `DamagedLabelsError`. */
export function readLabels(file: Buffer): LabelSet {
  const header = readHeader(file.length, (at, length) => file.subarray(at, at + length))
  const body = file.subarray(header.body)
  assertSums(body, header.sums, 0)
  const lists = z.array(listFacts).max(1_000).safeParse(header.lists)
  if (!lists.success) throw damaged('not one that chainvet writes')
  const records = recordsIn(header, body)
  const entries = entriesIn(header, body, records)
  assertFanOut(header, body)
  const dated = new Set(lists.data.map(({ name, family }) => `${family} ${name}`))
  if (records.some(({ list, family }) => !dated.has(`${family} ${list}`))) throw damaged('not one that chainvet writes')
  return { lists: lists.data as ListFacts[], entries }
}

function recordsIn({ records, layout }: LabelHeader, body: Buffer): LabelRecord[] {
  const read = (at: number, length: number) => body.subarray(at, at + length)
  return Array.from({ length: records }, (_, place) => {
    const record = labelRecord.safeParse(readRecord(layout, read, place))
    if (!record.success) throw damaged('not one that chainvet writes')
    return record.data as LabelRecord
  })
}

function entriesIn({ entries, layout, nameBytes }: LabelHeader, body: Buffer, records: readonly LabelRecord[]): LabelEntry[] {
  const names = body.toString('utf8', layout.names, layout.names + nameBytes).split('\n')
  let before: Buffer | undefined
  let named = 0
  const found = Array.from({ length: entries }, (_, row) => {
    const key = keyAt(row, layout, body)
    if (before && Buffer.compare(before, key) > 0) throw damaged()
    before = key
    const record = records[body.readUIntLE(layout.pointers + row * layout.pointerBytes, layout.pointerBytes)]
    if (!record) throw damaged()
    const address = record.family === 'evm' ? `0x${bytesToHex(key)}` : (names[named++] as string)
    if (record.family !== 'evm' && (address === undefined || !key.equals(keyOf(record.family, address)))) throw damaged()
    return { address, record }
  })
  if (named !== names.length - 1) throw damaged()
  return found
}

function keyAt(row: number, { columns, tails }: LabelHeader['layout'], body: Buffer): Buffer {
  const key = Buffer.alloc(keyBytes)
  body.copy(key, keyBytes - tailBytes, tails + row * tailBytes, tails + (row + 1) * tailBytes)
  const [first, second, third] = columns.map(column => body.readUInt32LE(column + row * 4)) as [number, number, number]
  key.writeUInt32BE(first, 0)
  key.writeUInt32BE(folded(second, key.readUInt32BE(12), 1), 4)
  key.writeUInt32BE(folded(third, key.readUInt32BE(16), 2), 8)
  return key
}

/** Places ascend, the last is the number of keys, and the keys of a place begin with it. */
function assertFanOut({ entries, layout }: LabelHeader, body: Buffer): void {
  const [first] = layout.columns
  const beginning = (row: number) => body.readUInt32LE(first + row * 4) >>> (32 - layout.bits)
  let from = body.readUInt32LE(layout.fanOut)
  if (from !== 0) throw damaged()
  for (let bucket = 0; bucket < layout.buckets; bucket++) {
    const to = body.readUInt32LE(layout.fanOut + (bucket + 1) * 4)
    if (to < from || to > entries) throw damaged()
    if (to > from && (beginning(from) !== bucket || beginning(to - 1) !== bucket)) throw damaged()
    from = to
  }
  if (from !== entries) throw damaged()
}

/** The spelling of an address that people are shown: with the checksum of EIP-55 on EVM chains. */
export function shownAddress({ address, record }: LabelEntry): string {
  const home = chains.find(({ family }) => family.name === record.family)
  return home ? parseAddress(address, home) : address
}
