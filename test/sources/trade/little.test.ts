import { expect, test } from 'vitest'
import { addresses } from '../../support/chain/ethereum.ts'
import { checkIn } from '../../support/checking.ts'

const taking = checkIn('token/owner-takes-balances', 'Trims', { told: ['address,address', [addresses.factory, addresses.weth]] })

test.each([
  ['TrimsOnce', 'takes-little'],
  ['TrimsByTheYear', 'takes-little'],
  ['TrimsByTheWeek', 'takes'],
  ['TrimsOften', 'takes'],
  ['TrimsByTheDay', 'takes'],
  ['TrimsUntilTold', 'takes'],
  ['TrimsLater', 'takes'],
  ['TrimsAndShuts', 'takes'],
  ['TrimsByRounds', 'takes'],
  ['TrimsForAnybody', 'takes'],
  ['TrimsByWord', 'takes'],
  ['TrimsAsSigned', 'takes'],
  ['TrimsByWhoever', 'takes-little'],
  ['TrimsByEach', 'takes'],
  ['TrimsByHolders', 'takes'],
  ['TrimsForEach', 'takes'],
  ['TrimsByLines', 'takes'],
  ['TrimsByMembers', 'takes'],
])('what a steward keeps of what holders have, by %s: %s', async (name, row) => {
  const check = await taking(name)
  expect(check?.outcome === 'raised' ? check.row : check?.outcome).toBe(row)
})
