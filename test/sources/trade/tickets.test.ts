import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const minting = checkIn('token/owner-mints', 'Tickets')
const taking = checkIn('token/owner-takes-balances', 'Tickets')

test.each([
  ['Answered', 'raised'],
  ['Logged', 'raised'],
  ['Slow', 'raised'],
  ['Nobodys', 'clear'],
])('what is made for whoever says what was handed out for it, by %s: %s', async (name, outcome) => {
  expect((await minting(name))?.outcome).toBe(outcome)
})

test('what holders have is taken by who says what was handed out for it', async () => {
  expect(await taking('Recalled')).toMatchObject({ outcome: 'raised', row: 'takes' })
})
