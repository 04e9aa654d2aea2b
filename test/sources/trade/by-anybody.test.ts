import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const taking = checkIn('token/owner-takes-balances', 'Anybodys')
const masked = checkIn('token/owner-takes-balances', 'Masked')
const unseen = checkIn('token/hidden-mint', 'Anybodys')
const minting = checkIn('token/owner-mints', 'Anybodys')
const books = checkIn('token/false-books', 'Anybodys')
const raising = checkIn('token/owner-raises-tax', 'Anybodys')

test.each([
  ['Mutual', 'OneWay'],
  ['LentTo', 'LentToOneself'],
  ['Billed', 'BilledAndAgreed'],
])('anybody takes what others have: %s, and not %s', async (open, shut) => {
  expect(await taking(open)).toMatchObject({ outcome: 'raised', sentence: expect.stringContaining('Anybody') })
  expect((await taking(shut))?.outcome).toBe('clear')
})

test('bits in front of an account make another of it, where the code looks at all of them', async () => {
  expect(await masked('InFront')).toMatchObject({ outcome: 'raised', sentence: expect.stringContaining('Anybody') })
  expect((await masked('NothingInFront'))?.outcome).toBe('clear')
})

test('anybody who pays for it says what a sale costs', async () => {
  expect(await raising('Auctioned')).toMatchObject({ outcome: 'raised', sentence: expect.stringContaining('Anybody') })
  expect((await raising('AuctionedWithin'))?.outcome).toBe('clear')
})

test.each([
  ['a call has as many bytes as the code wants', 'Lengthy', 'LengthyForNothing'],
  ['the first of many is counted for all', 'Payroll', 'PayrollOfAll'],
])('%s: %s, and not %s', async (_, open, shut) => {
  expect((await unseen(open))?.outcome).toBe('raised')
  expect((await unseen(shut))?.outcome).toBe('clear')
})

test.each([
  ['transfers make more for whom their sender has named before', 'Brought', 'BroughtAndPaid'],
  ['what was burnt comes back by a signature of nobody', 'Burnt', 'BurntForGood'],
  ['one payment counts for each call of a batch', 'Batched', 'BatchedForNothing'],
])('%s: %s, and not %s', async (_, open, shut) => {
  expect(await minting(open)).toMatchObject({ outcome: 'raised', sentence: expect.stringContaining('Anybody') })
  expect((await minting(shut))?.outcome).toBe('clear')
})

test('what nobody has is no lie where the supply leaves it out', async () => {
  expect((await books('BurntForGood'))?.outcome).not.toBe('raised')
})
