import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const minting = checkIn('token/owner-mints', 'Accruals')

test.each([
  ['CompoundsYearly', 'mints-paced'],
  ['CompoundsYearlyThenAll', 'mints-hidden'],
  ['CompoundsYearlyThenOften', 'mints-hidden'],
  ['CompoundsYearlyThenMonthly', 'mints-hidden'],
  ['CompoundsYearlyForAWhile', 'mints-hidden'],
  ['CompoundsThirds', 'mints-hidden'],
  ['CompoundsDaily', 'mints-paced'],
  ['CompoundsDailyThenAll', 'mints-hidden'],
  ['CompoundsDueThenAll', 'mints-hidden'],
  ['CompoundsLessEachHour', 'mints-hidden'],
  ['CompoundsLessAtWill', 'mints-hidden'],
])('what is made once a term is over, by %s: %s', async (name, row) => {
  const check = await minting(name)
  expect(check?.outcome === 'raised' ? check.row : check?.outcome).toBe(row)
})

test.each([
  ['AccruesForAnHour', 'mints-paced'],
  ['AccruesEverFaster', 'mints-hidden'],
  ['AccruesByBlocks', 'mints-hidden'],
  ['AccruesThenAtOnce', 'mints-hidden'],
])('what has accrued for an hour at most, by %s: %s', async (name, row) => {
  const check = await minting(name)
  expect(check?.outcome === 'raised' ? check.row : check?.outcome).toBe(row)
})
