import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const taking = checkIn('token/owner-takes-balances', 'Crowds')
const minting = checkIn('token/owner-mints', 'Crowds')
const blocking = checkIn('token/owner-blocks-sales', 'Crowds')

test('the last of twelve notes is looked into like the first', async () => {
  expect((await taking('OfTwelveNotes'))?.outcome).toBe('raised')
  expect((await taking('OfNotesOfTheirOwn'))?.outcome).toBe('clear')
})

test.each(['OfOddWidths', 'OfOneDeed'])('what is signed has any width and shape: %s', async name => {
  expect((await taking(name))?.outcome).toBe('raised')
})

test('of more notes than are looked into the others are named', async () => {
  // the selector of the one that moves what others hold
  expect((await taking('OfThirteenNotes'))?.sentence).toMatch(/what comes of calling 0xfd63a2a9 was not seen/)
})

test('what is signed as lists moves what each of many holds', async () => {
  expect((await taking('OfOneSweep'))?.outcome).toBe('raised')
  expect((await taking('OfASweepOfTheirOwn'))?.outcome).toBe('clear')
})

test('of whom it is not found who signs is named', async () => {
  // the selector of what winds and then moves what others hold
  expect((await taking('OfSignedRounds'))?.sentence).toMatch(/what comes of calling 0xf0a3bcef was not seen/)
})

test('among two dozen settings that nobody works with the one that changes a price is tried like one of few', async () => {
  expect((await minting('OfManySettings'))?.outcome).toBe('raised')
  expect((await minting('OfSettingsAlone'))?.outcome).toBe('clear')
})

test('behind many doors that are shut one opens to a name in two halves', async () => {
  expect((await blocking('OfManyDoors'))?.outcome).toBe('raised')
})
