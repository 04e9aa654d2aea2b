import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checksummed, keccak256 } from '../../src/chains/encoding/keccak.ts'
import { signals } from '../../src/signals/index.ts'
import { slots } from '../../src/sources/evm/code.ts'
import venues from '../../src/sources/trade/venues.json' with { type: 'json' }

const root = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const utf8 = (text: string) => new TextEncoder().encode(text)
/** The texts of each signal, and those for chains where it is checked in another way. */
const texts = signals.flatMap(({ id, verify, remedy, weights, elsewhere }) => [
  { id, verify, remedy, weights },
  ...elsewhere.map(({ on, verify, remedy }) => ({ id: `${id} on ${on.join(' and ')}`, verify, remedy, weights })),
])
const everything = texts.flatMap(({ verify, remedy }) => [verify, remedy]).join('\n')
const found = (pattern: RegExp): string[][] => [...everything.matchAll(pattern)].map(([, ...groups]) => groups)

describe.each(texts)('$id', ({ verify, remedy, weights }) => {
  test.each([
    ['verify', verify],
    ['remedy', remedy],
  ])('says in one to three sentences how to %s', (_, text) => {
    expect(text).toMatch(/^[A-Z].*[^.]\.$/)
    expect(text.length).toBeGreaterThan(40)
    expect(text.split(/(?<=[.;"]) (?=[A-Z])/).length).toBeLessThanOrEqual(3)
    expect(text).not.toMatch(/\s\s|\n|undefined|TODO|TBD|\.\.\./)
  })

  test('speaks no language of the program', () => {
    expect(`${verify} ${remedy}`).not.toMatch(/\b(?:dossier|decibans?|solo|tier|woe-1|judge|proof run|laborator|trial|evidence kind)/i)
    expect(verify).not.toMatch(/chainvet/i)
  })

  test('names a page, a call or a table with which it is verified', () => {
    expect(verify).toMatch(
      /explorer|eth_|\(0x[0-9a-f]{8}\)|`cast |src\/\S+\.tsv|https:\/\/|Open the list that the flag names|\bget[A-Z]\w+|\/wallet\/[a-z]+/,
    )
  })

  test('says that nothing is to be cleared where it adds no points, and only there', () => {
    const info = Object.values(weights).every(({ tier }) => tier === 'info')
    expect(remedy.startsWith('There is nothing to clear')).toBe(info)
  })
})

test('no two signals are verified alike, and a remedy stands for one signal or a few notes', () => {
  const [verified, cleared] = [texts.map(({ verify }) => verify), texts.map(({ remedy }) => remedy)]
  expect(new Set(verified).size).toBe(verified.length)
  expect(cleared.length - new Set(cleared).size).toBeLessThanOrEqual(2)
})

test('the selectors are those of the functions', () => {
  const named = found(/(\w+\([a-z0-9,]*\)) \(0x([0-9a-f]{8})\)/g)
  expect(named.length).toBeGreaterThan(15)
  for (const [signature = '', selector = ''] of named)
    expect([signature, keccak256(utf8(signature)).slice(0, 8)]).toEqual([signature, selector])
})

test('the addresses are spelled with their checksum, and the oracles are those that are asked', () => {
  const addresses = found(/(0x[0-9a-fA-F]{40})(?![0-9a-fA-F])/g).flat()
  for (const address of addresses) expect(address).toBe(checksummed(address.toLowerCase()))
  const oracles = new Set(Object.values(venues).map(({ oracle }) => oracle))
  for (const oracle of oracles) expect(addresses).toContain(oracle)
  expect(venues['8453'].oracle).toBe('0x3A91A31cB3dC49b4db9Ce721F50a9D076c8D739B')
})

test('the slots of proxies are those that are read', () => {
  expect(
    found(/(0x[0-9a-f]{64})/g)
      .flat()
      .sort(),
  ).toEqual(Object.values(slots).sort())
})

describe('the tables', () => {
  const named = signals.flatMap(({ id, verify }) => {
    const path = /src\/\S+?\.tsv/.exec(verify)?.[0]
    return path === undefined ? [] : [{ id, path, columns: [...verify.matchAll(/`([a-z_]+)`/g)].map(([, column]) => column) }]
  })

  test.each(named)('$id names $path with columns that stand in it', ({ path, columns }) => {
    expect(existsSync(new URL(path, root))).toBe(true)
    const header = read(path).split('\n')[0]?.split('\t') ?? []
    expect(columns.length).toBeGreaterThan(0)
    expect(columns.filter(column => column === undefined || !header.includes(column))).toEqual([])
  })

  test('are named by every signal that reads one of them', () => {
    expect(named.map(({ id }) => id).sort()).toEqual([
      'token/canonical',
      'token/impersonates',
      'token/sanctioned',
      'wallet/delisted',
      'wallet/mixer',
      'wallet/sanctioned',
      'wallet/service',
      'wallet/system-address',
    ])
  })
})

test('the pages of the provider are those that are asked', () => {
  const source = read('src/sources/goplus.ts')
  const [base] = /https:\/\/api\.[^']+/.exec(source) ?? []
  for (const page of found(/(https:\/\/\S+)/g).flat()) expect(page.startsWith(`${base}/`)).toBe(true)
  expect(
    found(/\/(address_security|token_security)\//g)
      .flat()
      .sort(),
  ).toEqual(['address_security', 'token_security'])
})
