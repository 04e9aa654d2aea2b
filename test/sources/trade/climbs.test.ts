import { expect, test } from 'vitest'
import { word } from '../../../src/sources/trade/arguments.ts'
import { inTheGap } from '../../../src/sources/trade/climbs.ts'
import type { PowerCall } from '../../../src/sources/trade/trials.ts'
import { checkIn } from '../../support/checking.ts'

const raising = checkIn('token/owner-raises-tax', 'Spreads')

test.each([
  ['SpreadOfNearlyAll', 'half'],
  ['SpreadOfAFew', undefined],
])('a part in units that nobody guesses is raised as far as it goes: %s, %s', async (name, row) => {
  const check = await raising(name)
  expect(check?.outcome === 'raised' ? check.row : undefined).toBe(row)
})

const saying = (...numbers: readonly bigint[]) => ({ calldata: `0x12345678${numbers.map(word).join('')}` }) as PowerCall

test('numbers in a gap lie below what was refused and far above what went through', () => {
  expect(inTheGap([saying(99n), saying(10_000n)], [saying(1_000_000n), saying(2n ** 255n)])).toEqual([
    999_999n,
    990_000n,
    900_000n,
    750_000n,
    500_000n,
  ])
  expect(inTheGap([saying(60n)], [saying(100n)])).toEqual([])
  expect(inTheGap([saying(40n)], [saying(20n)])).toEqual([])
  expect(inTheGap([], [saying(3n, 100n)])).toEqual([2n, 1n])
})
