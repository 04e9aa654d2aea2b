import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const minting = checkIn('token/owner-mints', 'Engines')

test('a contract in the code that goes on for the token alone is not hidden', async () => {
  const check = await minting('DrivenByTrades')
  expect(check?.row).toBe('shared')
})

test.each(['DrivenByWord', 'DrivenByKeeper'])('one is, where somebody else may make more of it: %s', async name => {
  const check = await minting(name)
  expect(check?.row).toMatch(/^mints/)
  expect(check?.sentence).toContain('hidden controller')
})

const keeping = checkIn('token/owner-mints', 'Engines', { part: 'FreeEngine' })

test('one of which the constructor was told is not, wherever it is kept', async () => {
  const check = await keeping('KeptAsTold')
  expect(check?.row).toBe('shared')
})

test.each(['KeptInSecret', 'KeptByWord'])('one is of which nobody was told, or that somebody else has run: %s', async name => {
  const check = await keeping(name)
  expect(check?.row).toMatch(/^mints/)
  expect(check?.sentence).toContain('hidden controller')
})

const sowing = checkIn('token/owner-mints', 'Engines', { part: 'SownEngine' })

test('one of which the constructor was told is, where somebody says how much it makes', async () => {
  const check = await sowing('KeptAsTold')
  expect(check?.row).toMatch(/^mints/)
})
