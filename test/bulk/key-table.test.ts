import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFirstLines, createKeyTable } from '../../src/bulk/key-table.ts'

test('what was put under a key is found under it, however many there are', () => {
  const table = createKeyTable()
  for (let at = 0; at < 5_000; at++) table.put(`wallet eip155:1:0x${at.toString(16).padStart(40, '0')}`, at * 4_294_967_296)
  expect(table.size).toBe(5_000)
  for (let at = 0; at < 5_000; at++) {
    expect([...table.candidates(`wallet eip155:1:0x${at.toString(16).padStart(40, '0')}`)]).toContain(at * 4_294_967_296)
  }
})

test('what was never put is rarely found', () => {
  const table = createKeyTable()
  for (let at = 0; at < 20_000; at++) table.put(`a${at}`, at)
  const strangers = Array.from({ length: 20_000 }, (_, at) => [...table.candidates(`b${at}`)].length).reduce((sum, found) => sum + found, 0)
  // 32 bits: 20,000 x 20,000 / 2^32 is a tenth of a stranger
  expect(strangers).toBeLessThan(5)
})

test('it agrees with a map, whatever the keys', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.nat())), pairs => {
      const table = createKeyTable()
      const map = new Map<string, number[]>()
      for (const [key, value] of pairs) {
        table.put(key, value)
        map.set(key, [...(map.get(key) ?? []), value])
      }
      for (const [key, values] of map) expect([...table.candidates(key)]).toEqual(expect.arrayContaining(values))
    }),
  )
})

test('first lines are those of a map, and a stranger has none', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.string(), (keys, stranger) => {
      const lines = createFirstLines()
      for (const [at, key] of keys.entries()) lines.set(key, at + 1)
      for (const [at, key] of keys.entries()) expect(lines.get(key)).toBe(at + 1)
      if (!keys.includes(stranger)) expect(lines.get(stranger)).toBeNull()
    }),
  )
})
