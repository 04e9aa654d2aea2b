import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const minting = checkIn('token/owner-mints', 'Credits')

test.each([
  ['CreditNoted', 'mints-paced'],
  ['CreditPaid', 'mints-hidden'],
  ['CreditDue', 'mints-hidden'],
  ['CreditLater', 'mints-hidden'],
])('one unit is made of whatever is asked for, by %s: %s', async (name, row) => {
  const check = await minting(name)
  expect(check?.outcome === 'raised' && check.row).toBe(row)
})
