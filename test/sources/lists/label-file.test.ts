import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chainNamed } from '../../../src/chains/index.ts'
import { encodeLabels } from '../../../src/sources/lists/encode-labels.ts'
import { keyOf, type LabelEntry, type LabelRecord, type ListFacts } from '../../../src/sources/lists/label-file.ts'
import { openLabels } from '../../../src/sources/lists/label-index.ts'
import { readLabels } from '../../../src/sources/lists/label-rows.ts'
import { keyBytes } from '../../../src/sources/lists/layout.ts'

fc.configureGlobal({ seed: 1, numRuns: 100 })

const ethereum = chainNamed('ethereum')
const tron = chainNamed('tron')

const lists: ListFacts[] = [
  { name: 'List \u20ac', category: 'scam', family: 'evm', asOf: '2026-01-02', entries: 1 },
  { name: 'List \u20ac', category: 'scam', family: 'tron', asOf: '2025-01-02', entries: 1 },
  { name: 'Other', category: 'scam', family: 'evm', asOf: '2024-05-06', entries: 1 },
]
const record = (more: Partial<LabelRecord> = {}): LabelRecord => ({
  category: 'sanctions',
  list: 'List \u20ac',
  entity: 'Somebody',
  confidence: 'official',
  family: 'evm',
  ...more,
})
const evmAddress = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(bytes => `0x${Buffer.from(bytes).toString('hex')}`)
const entry: fc.Arbitrary<LabelEntry> = fc.record({
  address: evmAddress,
  record: fc
    .record({
      list: fc.constantFrom('List \u20ac', 'Other'),
      entity: fc.string({ maxLength: 8 }),
      chain: fc.constantFrom(undefined, 1, 8453),
    })
    .map(({ chain, ...rest }) => record({ ...rest, ...(chain !== undefined && { chain }) })),
})

describe('the layout', () => {
  const address = `0x${'01'.repeat(20)}`
  const file = encodeLabels([{ address, record: record() }], lists)
  const length = file.readUInt32LE(4)
  const text = JSON.stringify(record())
  const body = 12 + length + 4

  test('magic, checksum, a header of a multiple of four bytes, a checksum for the block, fan-out, columns, pointers, records, tails', () => {
    expect(file.toString('latin1', 0, 4)).toBe('CVL2')
    expect(length % 4).toBe(0)
    expect(file.readUInt32LE(8)).toBe(crc32(file.subarray(12, body)))
    expect(JSON.parse(file.toString('utf8', 12, 12 + length))).toEqual({
      version: 2,
      entries: 1,
      records: 1,
      recordBytes: Buffer.byteLength(text),
      nameBytes: 0,
      lists,
    })
    expect(file.readUInt32LE(body - 4)).toBe(crc32(file.subarray(body)))
    const fanOut = 257 * 4
    // three columns, a pointer that fills four bytes, where the record ends
    const columns = body + fanOut
    const word = 0x01010101n
    const fold = (factor: bigint) => Number(word ^ ((word * factor) & 0xffffffffn))
    expect([0, 4, 8].map(at => file.readUInt32LE(columns + at))).toEqual([Number(word), fold(0x9e3779b1n), fold(0x85ebca6bn)])
    expect(file.readUInt32LE(columns + 16)).toBe(Buffer.byteLength(text))
    expect(file.toString('utf8', columns + 20, columns + 20 + Buffer.byteLength(text))).toBe(text)
    expect(file.length).toBe(columns + 20 + Math.ceil(Buffer.byteLength(text) / 4) * 4 + 8)
  })

  test('the fan-out counts the keys below each beginning', () => {
    const counts = Array.from({ length: 257 }, (_, first) => file.readUInt32LE(body + first * 4))
    expect(counts.slice(0, 4)).toEqual([0, 0, 1, 1])
    expect(counts.at(-1)).toBe(1)
  })

  test('each further address with the same label costs 21 bytes', () => {
    const more = Array.from({ length: 800 }, (_, at) => ({ address: `0x${String(at).padStart(40, '0')}`, record: record() }))
    const [ten, more10] = [encodeLabels(more.slice(0, 400), lists), encodeLabels(more, lists)]
    const sums = (bytes: Buffer) => Math.ceil((bytes.length - 12 - bytes.readUInt32LE(4)) / 4100) * 4
    expect(more10.length - ten.length - (sums(more10) - sums(ten))).toBe(400 * 21)
  })

  test('no labels at all are a file too', () => {
    expect(openLabels(encodeLabels([], [])).find(address, ethereum)).toEqual([])
  })
})

describe('keys', () => {
  test('of EVM chains are the 20 bytes, whatever the case', () => {
    const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
    expect(Buffer.from(keyOf('evm', address)).toString('hex')).toBe(address.slice(2).toLowerCase())
    expect(keyOf('evm', address.toLowerCase())).toEqual(keyOf('evm', address))
  })

  test('of other chains are a hash of family and text, in which the case counts', () => {
    const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
    expect(keyOf('tron', address)).toHaveLength(keyBytes)
    expect(keyOf('tron', address)).not.toEqual(keyOf('tron', address.toLowerCase()))
    expect(keyOf('tron', address)).not.toEqual(keyOf('bitcoin', address))
  })
})

test('the same entries give the same bytes, in whatever order they come, and once where they come twice', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (entries, dice) => {
      const shuffled = [...entries, ...entries.slice(0, 3)]
        .map(value => ({ value, place: dice.next().value as number }))
        .sort((a, b) => a.place - b.place)
      expect(
        encodeLabels(
          shuffled.map(({ value }) => value),
          lists,
        ).equals(encodeLabels(entries, lists)),
      ).toBe(true)
    }),
  )
})

test('everything that was written is read again: addresses, labels, lists', () => {
  const names = fc.constantFrom('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb')
  const anyEntry = fc.oneof(
    entry,
    names.map(address => ({ address, record: record({ family: 'tron' }) })),
  )
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 30 }), entries => {
      const read = readLabels(encodeLabels(entries, lists))
      const once = new Set(entries.map(each => JSON.stringify(each)))
      expect(new Set(read.entries.map(each => JSON.stringify(each)))).toEqual(once)
      expect(read.lists).toEqual(lists)
    }),
  )
})

test('the same text on two families is two addresses, each with the date of its own list', () => {
  const text = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  const index = openLabels(encodeLabels([{ address: text, record: record({ family: 'tron' }) }], lists))
  expect(index.find(text, tron)).toMatchObject([{ asOf: '2025-01-02' }])
  expect(index.find(text, chainNamed('xrp'))).toEqual([])
})
