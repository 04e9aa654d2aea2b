import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chains } from '../../../src/chains/index.ts'
import { encodeLabels } from '../../../src/sources/lists/encode-labels.ts'
import type { LabelEntry } from '../../../src/sources/lists/label-file.ts'
import { openLabels } from '../../../src/sources/lists/label-index.ts'
import { labelFacts, registryFacts } from '../../labels/facts.ts'

const committed = (name: string) => readFileSync(new URL(`../../../src/sources/lists/${name}`, import.meta.url))
const { entries, lists } = labelFacts()
const index = openLabels(committed('labels.bin'))
const evm = chains.filter(({ family }) => family.name === 'evm')

/** The chains of an entry: its own, or all of its family. */
const homes = ({ record }: LabelEntry) =>
  chains.filter(({ id, family }) => (record.chain === undefined ? family.name === record.family : id === record.chain))
const of = (list: string) => entries.filter(({ record }) => record.list === list)
const names = (labels: readonly { entity: string }[]) => labels.map(({ entity }) => entity)

describe('the committed files are those that `npm run labels` writes from the tables', () => {
  test('labels.bin', () => {
    expect(encodeLabels(entries, lists).equals(committed('labels.bin'))).toBe(true)
  })
  test('registry.json', () => {
    expect(JSON.parse(committed('registry.json').toString())).toEqual(registryFacts())
  })
})

describe('the tables', () => {
  test('no address stands twice under one list, entity and chain', () => {
    const keys = entries.map(({ address, record }) => JSON.stringify([record.family === 'evm' ? address.toLowerCase() : address, record]))
    expect(keys.length - new Set(keys).size).toBe(0)
  })

  test('every row names somebody, in printable words, and days are days', () => {
    for (const { record } of entries) {
      for (const text of [record.entity, record.list, record.programme ?? 'x']) expect(text).toMatch(/^[^\p{Cc}\p{Bidi_Control}]{1,200}$/u)
      for (const day of [record.listedOn ?? '2020-01-01', record.delistedOn ?? '2020-01-01'])
        expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
    }
  })

  test('no two tokens of the registry share an address on one chain', () => {
    const registry = registryFacts()
    expect(new Set(registry.map(({ chain, address }) => `${chain} ${address}`)).size).toBe(registry.length)
  })

  test('the sizes of the lists add up, and each has a date', () => {
    expect(lists.reduce((sum, list) => sum + list.entries, 0)).toBe(entries.length)
    for (const { asOf } of lists) expect(asOf).toMatch(/^202[0-9]-[01][0-9]-[0-3][0-9]$/)
  })
})

describe('in the file', () => {
  test('every entry is found on every chain it is for, with its own words', () => {
    for (const entry of entries) {
      const { family: _family, chain: _chain, ...label } = entry.record
      for (const chain of homes(entry)) expect(index.find(entry.address, chain)).toContainEqual({ ...label, asOf: expect.any(String) })
    }
  })

  test('and on no other chain', () => {
    for (const entry of entries) {
      const own = homes(entry)
      const foreign = chains.filter(other => !own.includes(other) && (other.family.name === 'evm') === (entry.record.family === 'evm'))
      for (const chain of foreign) {
        const elsewhere = entries.filter(other => other.address === entry.address && homes(other).includes(chain))
        expect(names(index.find(entry.address, chain)).sort()).toEqual(elsewhere.map(({ record }) => record.entity).sort())
      }
    }
  })

  test('a sanctioned EVM address is found on all seven EVM chains', () => {
    const sanctioned = entries.filter(({ record }) => record.category === 'sanctions' && record.family === 'evm')
    expect(sanctioned.length).toBeGreaterThan(100)
    expect(evm).toHaveLength(7)
    for (const { address } of sanctioned) {
      for (const chain of evm) expect(index.find(address, chain).some(({ category }) => category === 'sanctions')).toBe(true)
    }
  })

  test('a mixer is one on its own chain', () => {
    const mixers = of('Mixers')
    for (const { address, record } of mixers) {
      const on = evm
        .filter(chain => index.find(address, chain).some(({ category, entity }) => category === 'mixer' && entity === record.entity))
        .map(({ id }) => id)
      expect(on).toEqual(
        evm
          .map(({ id }) => id)
          .filter(id =>
            mixers.some(other => other.address === address && other.record.entity === record.entity && other.record.chain === id),
          ),
      )
    }
  })

  test('the case of an EVM address does not matter', () => {
    for (const { address } of entries.filter(({ record }) => record.family === 'evm').slice(0, 50)) {
      const [found] = [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`].map(text => index.find(text, evm[0] as never))
      for (const text of [address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`])
        expect(index.find(text, evm[0] as never)).toEqual(found)
    }
  })

  test('an address with one digit changed is not found', () => {
    const listed = new Set(entries.map(({ address }) => address.toLowerCase()))
    for (const { address } of entries.filter(({ record }) => record.family === 'evm')) {
      for (const at of [2, 21, 41]) {
        const digit = (Number.parseInt(address.charAt(at), 16) ^ 1).toString(16)
        const changed = `${address.slice(0, at)}${digit}${address.slice(at + 1)}`.toLowerCase()
        if (!listed.has(changed)) for (const chain of evm) expect(index.find(changed, chain)).toEqual([])
      }
    }
  })

  test('an address of Tornado Cash is a mixer, and carries the day on which it was taken off the list', () => {
    const [ethereum] = evm
    const labels = ethereum ? index.find('0x8589427373D6D84E98730D7795D8f6f8731FDA16', ethereum) : []
    expect(labels.find(({ category }) => category === 'mixer')).toMatchObject({
      list: 'Mixers',
      entity: expect.stringContaining('Tornado Cash'),
    })
    expect(labels.find(({ category }) => category === 'sanctions')).toMatchObject({
      list: 'OFAC SDN',
      delistedOn: '2025-03-21',
      confidence: 'official',
    })
    const tornado = entries.filter(({ record }) => record.category === 'sanctions' && record.entity === 'Tornado Cash')
    expect(tornado.length).toBeGreaterThan(50)
    // two went earlier, when the designation was written anew
    expect(tornado.filter(({ record }) => record.delistedOn !== '2025-03-21').map(({ record }) => record.delistedOn)).toEqual([
      '2022-09-16',
      '2022-09-16',
    ])
  })
})
