import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Evidence } from '../../../src/evidence/evidence.ts'
import { rowOf, sentenceOf, verdictOf } from '../verdict-of.ts'

fc.configureGlobal({ seed: 1, numRuns: 1_000 })

type Sale = Evidence['trading']['sales'][number]

const selling = (...taxes: (number | undefined)[]) => ({
  trading: { sales: taxes.map((tax, index): Sale => ({ after: index, ok: true, ...(tax !== undefined && { tax }) })) },
})

// measured taxes are off by the rounding of base units: a step begins half a tenth of a percent early
test.each([
  [0, 'clear'],
  [0.0494, 'clear'],
  [0.0495, 'twentieth'],
  [0.05, 'twentieth'],
  [0.0994, 'twentieth'],
  [0.0995, 'tenth'],
  [0.1994, 'tenth'],
  [0.1995, 'fifth'],
  [0.4994, 'fifth'],
  [0.4995, 'half'],
  [0.8994, 'half'],
  [0.8996, 'all'],
  [1, 'all'],
])('a tax of %f on a sale is "%s"', (tax, row) => {
  expect(rowOf('token/sell-tax', selling(tax))).toBe(row)
})

test('the highest tax decides, whenever it is taken and by whom', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 }), taxes => {
      expect(rowOf('token/sell-tax', selling(...taxes))).toBe(rowOf('token/sell-tax', selling(Math.max(...taxes))))
    }),
  )
  expect(rowOf('token/sell-tax', { trading: { sales: [{ after: 12, ok: true, tax: 0 }], resale: { ok: true, tax: 0.99 } } })).toBe('all')
})

test('a refused sale has no tax', () => {
  expect(rowOf('token/sell-tax', { trading: { sales: [{ after: 12, ok: false, tax: 0.99 }] } })).toBe('unknown')
})

test('a sale that could not be measured is not a sale without a tax', () => {
  const unknown = { outcome: 'unknown', reason: 'not every sale could be measured' }
  expect(verdictOf('token/sell-tax', selling(0, undefined))).toEqual(unknown)
  expect(verdictOf('token/sell-tax', { trading: { sales: [{ after: 12, ok: true, tax: 0 }], resale: { ok: true } } })).toEqual(unknown)
  expect(rowOf('token/sell-tax', selling(undefined, 0.99))).toBe('all')
  expect(rowOf('token/sell-tax', { trading: { sales: [{ after: 12, ok: true, tax: 0 }], resale: { ok: false } } })).toBe('clear')
})

test.each([
  [[0], 'A sale loses 0 % to the token.'],
  [[0.0001], 'A sale loses <0.1 % to the token.'],
  [[0.02, 0.024], 'A sale loses 2.4 % to the token.'],
  [[0.02, 0.9904], 'A sale loses between 2 % and 99 % to the token.'],
  [[0.125], 'A sale loses 12.5 % to the token.'],
])('taxes of %j are told as "%s"', (taxes, sentence) => {
  expect(sentenceOf('token/sell-tax', selling(...taxes))).toBe(sentence)
})
