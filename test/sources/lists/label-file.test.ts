import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chainNamed } from '../../../src/chains/index.ts'
import {
  encodeLabels,
  fanOutBytes,
  keyBytes,
  keyOf,
  type LabelEntry,
  type LabelRecord,
  type ListFacts,
  magic,
} from '../../../src/sources/lists/label-file.ts'
import { openLabels } from '../../../src/sources/lists/label-index.ts'

fc.configureGlobal({ seed: 1, numRuns: 100 })

const ethereum = chainNamed('ethereum')
const base = chainNamed('base')
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
const entry = fc.record({
  address: evmAddress,
  record: fc
    .record({
      list: fc.constantFrom('List \u20ac', 'Other'),
      entity: fc.string({ unit: 'grapheme', maxLength: 8 }),
      chain: fc.constantFrom(undefined, 1, 8453),
    })
    .map(({ chain, ...rest }) => record({ ...rest, ...(chain !== undefined && { chain }) })),
})

describe('the layout', () => {
  const address = `0x${'01'.repeat(20)}`
  const file = encodeLabels([{ address, record: record() }], lists)
  const header = file.readUInt32BE(4)

  test('magic, header of a multiple of four bytes, fan-out, keys, pointers', () => {
    expect(file.toString('latin1', 0, 4)).toBe('CVL1')
    expect(file.readUInt32BE(0)).toBe(magic)
    expect(header % 4).toBe(0)
    expect(JSON.parse(file.toString('utf8', 8, 8 + header))).toEqual({ entries: 1, lists, records: [record()] })
    expect(file.length).toBe(8 + header + fanOutBytes + keyBytes + 4)
  })

  test('the fan-out counts the keys up to each first byte', () => {
    const counts = Array.from({ length: 256 }, (_, first) => file.readUInt32BE(8 + header + first * 4))
    expect(counts.slice(0, 3)).toEqual([0, 1, 1])
    expect(counts.at(-1)).toBe(1)
  })

  test('each further address with the same label costs 24 bytes', () => {
    const more = Array.from({ length: 100 }, (_, at) => ({ address: `0x${String(at).padStart(40, '0')}`, record: record() }))
    const [ten, hundred] = [encodeLabels(more.slice(0, 10), lists), encodeLabels(more, lists)]
    expect(hundred.length - ten.length - (hundred.readUInt32BE(4) - ten.readUInt32BE(4))).toBe(90 * 24)
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

test('the same entries give the same bytes, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (entries, dice) => {
      const shuffled = entries.map(value => ({ value, place: dice.next().value as number })).sort((a, b) => a.place - b.place)
      expect(
        encodeLabels(
          shuffled.map(({ value }) => value),
          lists,
        ).equals(encodeLabels(entries, lists)),
      ).toBe(true)
    }),
  )
})

/** What a plain search through the entries finds. */
const searched = (entries: readonly LabelEntry[], address: string, chain: number) =>
  entries
    .filter(({ address: listed, record: { chain: bound } }) => listed === address && (bound === undefined || bound === chain))
    .map(({ record: { family: _f, chain: _c, ...label } }) => ({ ...label, asOf: lists.find(({ name }) => name === label.list)?.asOf }))

test('what was written is found, and nothing else, as a plain search finds it', () => {
  const alike = fc.tuple(fc.constantFrom('00', '01', 'fe', 'ff'), fc.nat(2)).map(([byte, last]) => `0x${byte.repeat(19)}0${last}`)
  const entries = fc.array(
    fc.oneof(
      entry,
      fc.tuple(entry, alike).map(([one, address]) => ({ ...one, address })),
    ),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(entries, fc.array(fc.oneof(evmAddress, alike), { maxLength: 5 }), (written, others) => {
      const index = openLabels(encodeLabels(written, lists))
      for (const address of [...written.map(listed => listed.address), ...others]) {
        for (const chain of [ethereum, base]) {
          const found = index.find(address, chain)
          expect(found).toHaveLength(searched(written, address, chain.id).length)
          expect(found).toEqual(expect.arrayContaining(searched(written, address, chain.id)))
        }
      }
    }),
  )
})

test('the same text on two families is two addresses, each with the date of its own list', () => {
  const text = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  const index = openLabels(encodeLabels([{ address: text, record: record({ family: 'tron' }) }], lists))
  expect(index.find(text, tron)).toMatchObject([{ asOf: '2025-01-02' }])
  expect(index.find(text, chainNamed('xrp'))).toEqual([])
})
