import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chainNamed } from '../../../src/chains/index.ts'
import { beginningsOf } from '../../../src/sources/lists/beginnings.ts'
import { encodeLabels, fanOutBytes, type LabelRecord } from '../../../src/sources/lists/label-file.ts'
import { openLabels } from '../../../src/sources/lists/label-index.ts'

const ethereum = chainNamed('ethereum')
const record: LabelRecord = { category: 'sanctions', list: 'List', entity: 'Somebody', confidence: 'official', family: 'evm' }
const lists = [{ name: 'List', category: 'scam', family: 'evm', asOf: '2026-01-02', entries: 3 }] as const
const addresses = ['00', '7f', 'ff'].map(byte => `0x${byte.repeat(20)}`)
const whole = encodeLabels(
  addresses.map(address => ({ address, record })),
  lists,
)
const fanOut = 8 + whole.readUInt32BE(4)
const pointers = whole.length - 3 * 4

const damagedAt = (change: (file: Buffer) => void): Buffer => {
  const file = Buffer.from(whole)
  change(file)
  return file
}
const findAll = (file: Buffer) => {
  const index = openLabels(file)
  return addresses.map(address => index.find(address, ethereum).length)
}

test('a whole file opens, and the first and the last key are found', () => {
  expect(findAll(whole)).toEqual([1, 1, 1])
  expect(openLabels(whole).lists).toEqual(lists)
})

test('a file cut off at any place throws, and so does one with something behind it', () => {
  for (let length = 0; length < whole.length; length++) expect(() => openLabels(whole.subarray(0, length))).toThrow(/^The label file is/)
  expect(() => openLabels(Buffer.concat([whole, Buffer.of(0)]))).toThrow('The label file is cut off.')
})

describe('a damaged file throws', () => {
  const damages: [string, (file: Buffer) => void][] = [
    ['the magic', file => file.writeUInt32BE(0x43564c32, 0)],
    ['no length of the header', file => file.writeUInt32BE(0, 4)],
    ['a header longer than the file', file => file.writeUInt32BE(0xffffffff, 4)],
    ['a header of another length', file => file.writeUInt32BE(fanOut - 12, 4)],
    ['a header that is no JSON', file => file.write('(', 8)],
    ['a header with fewer entries', file => file.write('{"entries":2', 8)],
    ['a pointer to nothing', file => file.writeUInt32BE(1, pointers)],
    ['a label of a list that is not in the file', file => file.write('Lisp', file.indexOf('"list":"List"') + 8)],
  ]
  test.each(damages)('%s', (_, change) => {
    expect(() => findAll(damagedAt(change))).toThrow(/^The label file is (damaged|cut off)\.$/)
  })

  test('any other value in any place of the fan-out', () => {
    for (let place = 0; place < 256; place++) {
      const right = whole.readUInt32BE(fanOut + place * 4)
      for (const wrong of [0, 1, 2, 3, 4, 0xffffffff].filter(value => value !== right)) {
        expect(() => openLabels(damagedAt(file => void file.writeUInt32BE(wrong, fanOut + place * 4)))).toThrow(
          'The label file is damaged.',
        )
      }
    }
  })

  test('a first byte of a key', () => {
    for (let row = 0; row < 3; row++) {
      const change = (file: Buffer) => file.writeUInt8(0x42, fanOut + fanOutBytes + row * 20)
      expect(() => openLabels(damagedAt(change))).toThrow('The label file is damaged.')
    }
  })
})

test('the file of the program opens without a copy of it: the index reads where the bytes lie', () => {
  const file = readFileSync(new URL('../../../src/sources/lists/labels.bin', import.meta.url))
  const index = openLabels(file)
  const lazarus = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96'
  expect(index.find(lazarus, ethereum)).toHaveLength(1)
  file.fill(0)
  expect(index.find(lazarus, ethereum)).toEqual([])
})

test('however often it was asked, it finds every key, and no other one', () => {
  const many = Array.from({ length: 400 }, (_, at) => `0x${(at * 977).toString(16).padStart(6, '0')}${'5a'.repeat(17)}`)
  const index = openLabels(
    encodeLabels(
      many.map(address => ({ address, record })),
      [{ ...lists[0], entries: 400 }],
    ),
  )
  for (const address of [...many, ...many.map(each => each.toUpperCase().replace('0X', '0x'))])
    expect(index.find(address, ethereum)).toHaveLength(1)
  for (const address of many) expect(index.find(`${address.slice(0, -1)}b`, ethereum)).toEqual([])
  for (let at = 0; at < 500; at++) expect(index.find(`0xf${at.toString(16).padStart(39, '0')}`, ethereum)).toEqual([])
})

test('how keys begin is told for each of them', () => {
  const keys = Uint8Array.from([...Array(20).fill(0), ...[0x12, 0x34, 0x5f], ...Array(17).fill(1), ...Array(20).fill(0xff)])
  const { mayHold } = beginningsOf(keys)
  const addressOf = (beginning: string) => `0x${beginning.padEnd(40, '7')}`
  expect(['00000', '12345', 'fffff', 'FFFFF'].map(addressOf).map(mayHold)).toEqual([true, true, true, true])
  expect(['00001', '12344', '12346', 'ffffe', '02345'].map(addressOf).map(mayHold)).toEqual([false, false, false, false, false])
})
