import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const raising = checkIn('token/owner-raises-tax', 'Terms')
const blocking = checkIn('token/owner-blocks-sales', 'Terms')

test.each(['Between', 'ForATime', 'UnderSeal', 'InTwoFigures'])(
  'a share of sales is raised on terms that hang together: %s',
  async name => {
    expect(await raising(name)).toMatchObject({ outcome: 'raised' })
    expect((await raising(`Little${name}`))?.outcome).toBe('clear')
  },
)

test('sales of amounts between two marks are put off for ever', async () => {
  expect(await blocking('WaitBetween')).toMatchObject({ outcome: 'raised' })
  expect((await blocking('LittleWaitBetween'))?.outcome).toBe('clear')
})

test.each([
  ['KeptAside', 'raised'],
  ['TaxedAndKeptAside', 'raised'],
  ['OwnKeptAside', 'clear'],
])('all that a holder has is put aside, however much that is, by %s: %s', async (name, outcome) => {
  expect((await blocking(name))?.outcome).toBe(outcome)
})
