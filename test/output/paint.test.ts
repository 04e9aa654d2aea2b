import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrap } from '../../src/output/paint.ts'

test('wrapping keeps every word, in order, and cuts none', () => {
  const words = fc.array(
    fc.string({ minLength: 1, maxLength: 50 }).filter(word => !/\s/.test(word)),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 80 }), (given, width) => {
      const lines = wrap(given.join(' '), width)
      expect(lines.join(' ')).toBe(given.join(' '))
      for (const line of lines) expect(line.length <= width || !line.includes(' ')).toBe(true)
    }),
    { seed: 1 },
  )
})
