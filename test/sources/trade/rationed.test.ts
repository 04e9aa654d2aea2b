import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const minting = checkIn('token/owner-mints', 'Rations')

const [aDay, inAll] = ['more each day', 'of the supply in all']
test.each([
  ['RationOfDay', aDay],
  ['RationInWords', aDay],
  ['RationInAll', inAll],
  ['RationOfHour', undefined],
  ['RationOfAnyDay', undefined],
  ['RationRunsOver', undefined],
  ['RationRests', undefined],
  ['RationAsked', undefined],
  ['RationOfEach', undefined],
  ['RationHundredfold', undefined],
  ['RationOfOne', undefined],
  ['RationOfAll', undefined],
  ['RationCutShort', undefined],
  ['RationForMany', undefined],
  ['RationBeside', undefined],
])('a ration that is kept for whoever calls, by %s: %s', async (name, bound) => {
  const check = await minting(name)
  expect(check?.outcome).toBe('raised')
  expect([aDay, inAll].find(one => check?.sentence.includes(one))).toBe(bound)
})
