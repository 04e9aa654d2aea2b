import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const taking = checkIn('token/owner-takes-balances', 'Notaries', { part: 'Notary' })

test('what a contract signs for is looked into in each of a few functions', async () => {
  expect((await taking('OfFourNotes'))?.outcome).toBe('raised')
  expect((await taking('OfNotesOfOnesOwn'))?.outcome).toBe('clear')
})

test('of more functions than are tried the others are named, before those that are not understood', async () => {
  // the ninth, which moves what others hold, and those behind it
  expect((await taking('OfManyNotes'))?.sentence).toMatch(
    /what comes of calling 0xb7ab44c2, 0xc5dd2a6f, 0xe29d793e, 0xf7131e60, .* was not seen/,
  )
})
