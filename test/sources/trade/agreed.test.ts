import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const taking = checkIn('token/owner-takes-balances', 'Agreed')

test('nothing is taken that its holder has agreed to himself, by the hash of all that is done', async () => {
  const check = await taking('Moved')
  expect(check?.outcome).toBe('clear')
})

test.each([
  ['by whoever else agrees', 'MovedForAll'],
  ['of which the hash says less', 'MovedByLess'],
  ['where somebody agrees for others', 'MovedByClerk'],
  ['where some had agreed from the beginning', 'MovedFromBefore'],
  ['where words may be put anywhere', 'MovedByNumber'],
])('some is %s: %s', async (_, name) => {
  const check = await taking(name)
  expect(check?.outcome).toBe('raised')
})
