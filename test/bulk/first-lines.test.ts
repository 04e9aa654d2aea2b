import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { createFirstLines } from '../../src/bulk/first-lines.ts'
import { createSpool, recordWords } from '../../src/bulk/spool.ts'

const folder = process.env['TMPDIR']
afterEach(() => {
  if (folder === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = folder
})

const word = fc.oneof(fc.constantFrom(0, 1, 0xffff_ffff), fc.integer({ min: 0, max: 0xffff_ffff }))
const key = fc.record({ words: fc.array(word, { minLength: 5, maxLength: 5 }), space: fc.integer({ min: -64, max: 400_000 }) })

test('first lines are those of a map, whatever the keys', () => {
  fc.assert(
    fc.property(fc.array(key, { maxLength: 60 }), keys => {
      const lines = createFirstLines()
      const map = new Map<string, number>()
      // each key comes twice, so that there is something to find
      for (const [at, { words, space }] of [...keys, ...keys].entries()) {
        const text = `${space} ${words}`
        expect(lines.firstOf(Uint32Array.from(words), space, at + 1)).toBe(map.get(text) ?? null)
        if (!map.has(text)) map.set(text, at + 1)
      }
      lines.close()
    }),
    { numRuns: 20 },
  )
})

test('keys that differ in one bit are two', () => {
  const lines = createFirstLines()
  expect(lines.firstOf(new Uint32Array(5), 0, 1)).toBeNull()
  for (let bit = 0; bit < 160; bit++) {
    const words = new Uint32Array(5)
    words[bit >> 5] = 1 << (bit & 31)
    expect(lines.firstOf(words, 0, bit + 2)).toBeNull()
  }
  for (let bit = 0; bit < 32; bit++) expect(lines.firstOf(new Uint32Array(5), 1 << bit, bit + 200)).toBeNull()
  expect(lines.firstOf(new Uint32Array(5), 0, 300)).toBe(1)
  lines.close()
})

describe('more keys than the memory is to hold', () => {
  const many = 100_000
  const wordsOf = (number: number) => Uint32Array.of(0, 0, 0, number % 7, number)

  const wrong = () => {
    const lines = createFirstLines()
    let count = 0
    for (let number = 0; number < many; number++) if (lines.firstOf(wordsOf(number), 1, number + 1) !== null) count++
    for (let number = 0; number < many; number += 7) if (lines.firstOf(wordsOf(number), 1, many + number) !== number + 1) count++
    lines.close()
    return count
  }

  test('are found on the disk, where no file is left', () => {
    const ours = () => readdirSync(tmpdir()).filter(name => name.startsWith('chainvet-') && /^chainvet-[0-9a-f]{32}$/.test(name))
    const before = ours()
    expect(wrong()).toBe(0)
    expect(ours()).toEqual(before)
  })

  test('are found in memory where no file can be written', () => {
    process.env['TMPDIR'] = '/nonexistent/folder'
    expect(wrong()).toBe(0)
  })
})

test('a record is what was put there, wherever it lies', () => {
  const spool = createSpool()
  for (let number = 0; number < 70_000; number++) {
    spool.chunk().fill(number, spool.place(), spool.place() + recordWords)
    expect(spool.append()).toBe(number)
  }
  for (const number of [0, 1, 32_767, 32_768, 65_535, 65_536, 69_999]) {
    const at = spool.seek(number)
    expect([...spool.found().subarray(at, at + recordWords)]).toEqual(Array(recordWords).fill(number))
  }
  spool.close()
})
