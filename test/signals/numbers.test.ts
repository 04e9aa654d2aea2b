import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, dollars, percent, span } from '../../src/signals/numbers.ts'

fc.configureGlobal({ seed: 1, numRuns: 1_000 })

test.each([
  [0, '0 %'],
  [0.0004, '<0.1 %'],
  [0.0005, '0.1 %'],
  [0.05, '5 %'],
  [0.999_64, '100 %'],
  [0.1234, '12.3 %'],
  [1, '100 %'],
])('a share of %f is %s', (share, text) => {
  expect(percent(share)).toBe(text)
})

test('a share that is not zero is never told as zero', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, minExcluded: true, noNaN: true }), share => {
      expect(percent(share)).toMatch(/^(<0\.1|(?!0 )\d{1,3}(\.[1-9])?) %$/)
    }),
  )
})

test.each([
  [0, 'less than a second'],
  [0.9, 'less than a second'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [3_599, '59 minutes'],
  [3_600, '1 hour'],
  [86_399, '23 hours'],
  [90_061, '1 day'],
  [172_800, '2 days'],
])('%f seconds are %s', (seconds, text) => {
  expect(span(seconds)).toBe(text)
})

test('days are those of UTC, dollars are whole and grouped', () => {
  expect(day(new Date('2025-12-31T23:59:59.999Z'))).toBe('2025-12-31')
  expect([dollars(0.4), dollars(1_234_567.8)]).toEqual(['$0', '$1,234,568'])
})
