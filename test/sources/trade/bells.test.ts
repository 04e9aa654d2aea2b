import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const taking = checkIn('token/owner-takes-balances', 'Bells')

test('a contract is seen to act in order that was bound once and calls five others one behind another', async () => {
  const check = await taking('StruckByFive')
  expect(check?.row).toBe('takes-several')
})

test('it does not where the last of them has a door to it', async () => {
  const check = await taking('StruckByFour')
  expect(check?.row).toBe('takes')
})
