import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const minting = checkIn('token/owner-mints', 'Pictures')

test.each([
  ['OfSomebody', 'raised'],
  ['OfNobody', 'clear'],
  ['OfAnyPicture', 'raised'],
  ['OfNoPicture', 'clear'],
])('what whoever has a picture makes, by %s: %s', async (name, outcome) => {
  expect((await minting(name))?.outcome).toBe(outcome)
})
