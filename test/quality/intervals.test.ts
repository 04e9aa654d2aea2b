import { expect, test } from 'vitest'
import { exactInterval } from './intervals.ts'

// worked examples: R's binom.test, and the rule of three made exact (1 - 0.025^(1/n))
test.each([
  [0, 10, 0, 0.3085],
  [5, 10, 0.1871, 0.8129],
  [10, 10, 0.6915, 1],
  [1, 20, 0.0013, 0.2487],
  [95, 100, 0.8872, 0.9836],
])('%i of %i lies between %f and %f', (hits, of, low, high) => {
  const interval = exactInterval(hits, of)
  expect(interval.low).toBeCloseTo(low, 4)
  expect(interval.high).toBeCloseTo(high, 4)
})

test('no misses among 299 prove a recall above .99 at a one-sided 95 %', () => {
  expect(exactInterval(299, 299, 0.9).low).toBeGreaterThan(0.99)
  expect(exactInterval(298, 298, 0.9).low).toBeLessThan(0.99)
})

test('nothing of nothing says nothing', () => {
  expect(exactInterval(0, 0)).toEqual({ low: 0, high: 1 })
})
