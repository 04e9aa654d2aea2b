import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const taking = checkIn('token/owner-takes-balances', 'ByHand')

test('a maker who needs no leave is found in code that was written by hand, and nobody where everybody needs it', async () => {
  expect(await taking('ByHandOfOne')).toMatchObject({ outcome: 'raised', row: 'takes' })
  expect((await taking('ByHand'))?.outcome).toBe('clear')
})
