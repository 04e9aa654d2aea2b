import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const tax = checkIn('token/sell-tax', 'Beside')
const raising = checkIn('token/owner-raises-tax', 'Beside')
const taking = checkIn('token/owner-takes-balances', 'Beside')

test('what a sale takes beside what is sold is a tax', async () => {
  expect(await tax('EighthBeside')).toMatchObject({ outcome: 'raised' })
  expect((await tax('FewBeside'))?.outcome).toBe('clear')
})

test.each([
  ['FewBeside', { raised: 'clear', taken: 'clear' }],
  ['HalfBeside', { raised: 'raised', taken: 'clear' }],
  ['AllBeside', { raised: 'clear', taken: 'raised' }],
])('a charge beside sales is raised, and is a theft where it is more than what is sold: %s', async (name, { raised, taken }) => {
  expect((await raising(name))?.outcome).toBe(raised)
  expect((await taking(name))?.outcome).toBe(taken)
})
