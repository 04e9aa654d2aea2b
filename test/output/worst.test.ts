import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepWorst } from '../../src/output/worst.ts'

test('of whatever comes the most urgent are kept, of equals the first, in the order they came', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4 })), fc.integer({ min: 1, max: 7 }), (urgencies, most) => {
      const worst = keepWorst<number>(most)
      for (const [at, urgency] of urgencies.entries()) worst.add(urgency, () => at)
      const due = urgencies
        .map((urgency, at) => ({ urgency, at }))
        .sort((a, b) => b.urgency - a.urgency || a.at - b.at)
        .slice(0, most)
        .map(({ at }) => at)
        .sort((a, b) => a - b)
      expect(worst.kept()).toEqual(due)
      expect(worst.left()).toBe(urgencies.length - due.length)
    }),
  )
})

test('what comes too late is not even made', () => {
  const worst = keepWorst<string>(10)
  let made = 0
  for (let at = 0; at < 10_000; at++)
    worst.add(1, () => {
      made++
      return 'row'
    })
  expect(made).toBeLessThanOrEqual(20)
})
