import { expect, test } from 'vitest'
import { rowOf, verdictOf } from '../verdict-of.ts'

test.each([
  [0.0494, 'clear'],
  [0.0495, 'twentieth'],
  [0.0994, 'twentieth'],
  [0.0995, 'tenth'],
  [0.1994, 'tenth'],
  [0.1995, 'fifth'],
  [0.4994, 'fifth'],
  [0.4995, 'half'],
  [0.8994, 'half'],
  [0.8996, 'all'],
  [1, 'all'],
])('a tax of %f on a transfer is "%s"', (tax, row) => {
  expect(rowOf('token/transfer-tax', { trading: { transfer: { ok: true, tax } } })).toBe(row)
})

test.each([{ ok: true }, { ok: false, tax: 0.99 }])('of %j no tax is known', transfer => {
  const reason = 'no transfer went through that could be measured'
  expect(verdictOf('token/transfer-tax', { trading: { transfer } })).toEqual({ outcome: 'unknown', reason })
})
