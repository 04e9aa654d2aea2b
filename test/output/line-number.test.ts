import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineNumbers } from '../../src/output/line-number.ts'

test('a number is its digits, in whatever order they come', () => {
  const number = fc.oneof(
    fc.nat(),
    fc.integer(),
    fc.maxSafeInteger(),
    fc.double(),
    fc.constantFrom(0, 999, 1_000, 1_001, 999_999, 1_000_000, 4_294_967_296),
  )
  fc.assert(
    fc.property(fc.array(number), numbers => {
      const text = lineNumbers()
      for (const each of numbers) expect(text(each)).toBe(String(each))
    }),
  )
})
