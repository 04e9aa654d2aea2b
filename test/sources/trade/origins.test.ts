import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const taking = checkIn('token/owner-takes-balances', 'Origins')

test.each([
  ['OfficeOfItsMaker', 'raised'],
  ['OfficeOfNobody', 'clear'],
])('what comes after a call that only he may make who signs it, by %s: %s', async (name, outcome) => {
  expect((await taking(name))?.outcome).toBe(outcome)
})
