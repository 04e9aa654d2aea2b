import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const blocking = checkIn('token/owner-blocks-sales', 'Waits')
const stopping = checkIn('token/sell-stops', 'Waits')
const minting = checkIn('token/owner-mints', 'Waits')

test.each([
  ['BackInAWeek', 'raised'],
  ['BackInHalfAYear', 'raised'],
  ['NeverBack', 'clear'],
])('what an owner does who comes back, by %s: %s', async (name, outcome) => {
  expect((await blocking(name))?.outcome).toBe(outcome)
})

test.each(['MakesLater', 'MakesInAnHour', 'MakesOnADay'])('what somebody makes at another time is made: %s', async name => {
  expect((await minting(name))?.outcome).toBe('raised')
})

test.each([
  ['LapsesInTwoYears', 'clear'],
  ['EndsInTwoYears', 'raised'],
])('an allowance that lapses is given anew, and a market that ends is none: %s, %s', async (name, outcome) => {
  expect((await stopping(name))?.outcome).toBe(outcome)
})
