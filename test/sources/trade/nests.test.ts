import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const inWarm = checkIn('token/upgradeable', 'Nests', { part: 'WarmNest' })
const inCold = checkIn('token/upgradeable', 'Nests', { part: 'ColdNest' })

test('who puts code where a token runs it replaces the code, under a name that only the constructor knew', async () => {
  const told = await inWarm('Nestling')
  expect(told?.outcome).toBe('raised')
  expect(told?.sentence).toMatch(/^The code can be replaced by 0x\w{40} \(one account\)/)
})

test('nobody does so where nothing can be put any more', async () => {
  expect((await inCold('Nestling'))?.outcome).not.toBe('raised')
})
