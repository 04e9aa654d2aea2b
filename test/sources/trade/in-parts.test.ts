import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const taking = checkIn('token/owner-takes-balances', 'Parts')
const blocking = checkIn('token/owner-blocks-sales', 'Parts')
const stopping = checkIn('token/sell-stops', 'Parts')

test.each([
  ['Ground', 'GroundOnce', 'as often as one likes, a little at a time'],
  ['Owing', 'OwingByItself', 'behind a bill for all that there is'],
  ['Handed', 'HandedByThemselves', 'by a successor that takes what it is given'],
])('%s: what holders have goes %s', async (name, twin) => {
  expect(await taking(name)).toMatchObject({ outcome: 'raised' })
  expect((await taking(twin))?.outcome).toBe('clear')
})

test('a price that rose and fell ends sales for good, or for an hour', async () => {
  expect(await stopping('Fused')).toMatchObject({ outcome: 'raised' })
  expect((await stopping('FusedForAnHour'))?.outcome).toBe('clear')
})

test('one hand is raised as often as sales need to be stopped', async () => {
  expect(await blocking('Hands')).toMatchObject({ outcome: 'raised' })
  expect((await blocking('HandsOnce'))?.outcome).toBe('clear')
})
