import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { type Chain, chainNamed } from '../../../src/chains/index.ts'
import type { Label } from '../../../src/evidence/labels.ts'
import { beginningsOf } from '../../../src/sources/lists/beginnings.ts'
import { encodeLabels } from '../../../src/sources/lists/encode-labels.ts'
import type { LabelEntry, LabelRecord, ListFacts } from '../../../src/sources/lists/label-file.ts'
import { openLabelFile } from '../../../src/sources/lists/label-file-index.ts'
import { type LabelIndex, openLabels } from '../../../src/sources/lists/label-index.ts'
import { readLabels } from '../../../src/sources/lists/label-rows.ts'

fc.configureGlobal({ seed: 1, numRuns: 60 })

const folder = mkdtempSync(join(tmpdir(), 'chainvet-index-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const [ethereum, base, tron] = [chainNamed('ethereum'), chainNamed('base'), chainNamed('tron')]
const record: LabelRecord = { category: 'sanctions', list: 'List', entity: 'Somebody', confidence: 'official', family: 'evm' }
const lists: ListFacts[] = (['evm', 'tron'] as const).map(family => ({
  name: 'List',
  category: 'scam',
  family,
  asOf: '2026-01-02',
  entries: 3,
}))
const addresses = ['00', '7f', 'ff'].map(byte => `0x${byte.repeat(20)}`)
const whole = encodeLabels(
  addresses.map(address => ({ address, record })),
  lists,
)

let made = 0
/** The same file read in its place: the first look-ups read blocks of it, later ones hold it in memory. */
function inPlace(file: Buffer): LabelIndex {
  const path = join(folder, String(made++))
  writeFileSync(path, file)
  return openLabelFile(path)
}
const ways: [string, (file: Buffer) => LabelIndex][] = [
  ['in memory', openLabels],
  ['in place', inPlace],
  [
    'in place, then in memory',
    file => {
      const index = inPlace(file)
      for (let at = 0; at < 30; at++) index.find(addresses[0] as string, ethereum)
      return index
    },
  ],
]
const findAll = (open: (file: Buffer) => LabelIndex) => (file: Buffer) => {
  const index = open(file)
  return addresses.map(address => index.find(address, ethereum).length)
}

/** What a Map of lower-case text finds. */
function mapOf(entries: readonly LabelEntry[]) {
  const map = new Map<string, Map<string, LabelRecord>>()
  const keyOf = (family: string, address: string) => `${family} ${family === 'evm' ? address.toLowerCase() : address}`
  for (const { address, record: said } of entries) {
    const key = keyOf(said.family, address)
    map.set(key, (map.get(key) ?? new Map()).set(JSON.stringify(said), said))
  }
  return (address: string, { id, family }: Chain): Label[] =>
    [...(map.get(keyOf(family.name, address))?.values() ?? [])]
      .filter(({ chain }) => chain === undefined || chain === id)
      .map(({ family: _family, chain: _chain, ...label }) => ({ ...label, asOf: '2026-01-02' }))
}

describe.each(ways)('%s', (_, open) => {
  test('a whole file opens, and the first and the last key are found', () => {
    expect(findAll(open)(whole)).toEqual([1, 1, 1])
    expect(open(whole).lists).toEqual(lists)
  })

  test('what was written is found, and nothing else, as a Map finds it', () => {
    // many share their beginning or nearly all of their bytes, and some names are of other families
    const alike = fc.tuple(fc.constantFrom('00', '01', 'fe', 'ff'), fc.nat(2)).map(([byte, last]) => `0x${byte.repeat(19)}0${last}`)
    const near = fc
      .tuple(fc.constantFrom('00000000', '00000001', 'fffffffe'), fc.nat(3))
      .map(([start, n]) => `0x${start}${'7'.repeat(31)}${n}`)
    const any = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(bytes => `0x${Buffer.from(bytes).toString('hex')}`)
    const evm = fc.oneof(alike, near, any)
    const names = fc.constantFrom('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb')
    const said = fc
      .record({ entity: fc.constantFrom('a', 'b'), chain: fc.constantFrom(undefined, 1, 8453) })
      .map(({ entity, chain }): LabelRecord => ({ ...record, entity, ...(chain !== undefined && { chain }) }))
    const entry = fc.oneof(
      fc.record({ address: evm, record: said }),
      names.map((address): LabelEntry => ({ address, record: { ...record, family: 'tron' } })),
    )
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60 }), fc.array(evm, { maxLength: 8 }), (entries, others) => {
        const [index, map] = [open(encodeLabels(entries, lists)), mapOf(entries)]
        const byEntity = (a: Label, b: Label) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)
        const asked = [...entries.map(each => each.address), ...others]
        for (const address of asked.filter(text => text.startsWith('0x'))) {
          for (const chain of [ethereum, base]) {
            expect([...index.find(address, chain)].sort(byEntity)).toEqual(map(address, chain).sort(byEntity))
            expect([...index.find(`0x${address.slice(2).toUpperCase()}`, chain)].sort(byEntity)).toEqual(map(address, chain).sort(byEntity))
          }
        }
        for (const name of ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'])
          expect(index.find(name, tron)).toEqual(map(name, tron))
      }),
    )
  })

  test('a file cut off at any place, and one with something behind it, is refused', () => {
    for (let length = 0; length < whole.length; length += 7)
      expect(() => findAll(open)(whole.subarray(0, length))).toThrow(/^The label file is (?:cut off|damaged)\.$/)
    expect(() => findAll(open)(Buffer.concat([whole, Buffer.of(0)]))).toThrow('The label file is damaged.')
  })

  test('a bit that has turned anywhere is noticed before a label is missed', () => {
    for (let at = 0; at < whole.length; at += 3) {
      const file = Buffer.from(whole)
      file[at] = (file[at] as number) ^ (1 << (at % 8))
      // what is not read cannot be missed; what is read is the block that everything lies in
      expect(() => findAll(open)(file)).toThrow(/^The label file is/)
    }
  })
})

test('what was written with a key out of place, or a label of no list, is not believed either', () => {
  const other = encodeLabels(
    addresses.map(address => ({ address, record: { ...record, list: 'Lisp' } })),
    lists,
  )
  expect(() => readLabels(other)).toThrow('The label file is not one that chainvet writes.')
  expect(() => openLabels(other).find(addresses[0] as string, ethereum)).toThrow('The label file is damaged.')
  const words = encodeLabels([{ address: addresses[0] as string, record: { ...record, entity: 'a\u202eb' } }], lists)
  expect(() => readLabels(words)).toThrow('The label file is not one that chainvet writes.')
})

test('however often it was asked, it finds every key, and no other one', () => {
  const many = Array.from({ length: 400 }, (_, at) => `0x${(at * 977).toString(16).padStart(6, '0')}${'5a'.repeat(17)}`)
  const index = inPlace(
    encodeLabels(
      many.map(address => ({ address, record })),
      lists,
    ),
  )
  for (const address of [...many, ...many.map(each => each.toUpperCase().replace('0X', '0x'))])
    expect(index.find(address, ethereum)).toHaveLength(1)
  for (const address of many) expect(index.find(`${address.slice(0, -1)}b`, ethereum)).toEqual([])
  for (let at = 0; at < 500; at++) expect(index.find(`0xf${at.toString(16).padStart(39, '0')}`, ethereum)).toEqual([])
})

test('how keys begin is told for each of them', () => {
  const { mayHold } = beginningsOf(Uint32Array.of(0, 0x12345f01, 0xffffffff))
  const addressOf = (beginning: string) => `0x${beginning.padEnd(40, '7')}`
  expect(['00000', '12345', 'fffff', 'FFFFF'].map(addressOf).map(mayHold)).toEqual([true, true, true, true])
  expect(['00001', '12344', '12346', 'ffffe', '02345'].map(addressOf).map(mayHold)).toEqual([false, false, false, false, false])
})
