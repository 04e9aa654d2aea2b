import { expect, test } from 'vitest'
import { near } from '../../../src/sources/trade/nearby.ts'
import { mask } from '../../../src/sources/trade/slots-behind.ts'
import { checkIn } from '../../support/checking.ts'

const blocking = checkIn('token/owner-blocks-sales', 'Reports')

test('a field that nothing moves yet, as there is nothing to report, is no lever', async () => {
  expect((await blocking('Reported'))?.outcome).toBe('clear')
})

test('and is one where a hash decides what else becomes of it', async () => {
  expect(await blocking('ReportedOrNone')).toMatchObject({ outcome: 'raised' })
})

test('and where a call that is refused by the time of the sale shows nothing of it', async () => {
  expect(await blocking('ReportedForADay')).toMatchObject({ outcome: 'raised' })
})

test('numbers near another are next to it and parts of it away, as far as a word has them', () => {
  expect(near(0n)).toEqual([1n])
  expect(near(10n ** 6n)).toEqual(expect.arrayContaining([10n ** 6n - 1n, 10n ** 6n + 1n, 1_010_000n, 990_000n]))
  expect(near(2n ** 256n - 1n)).not.toContain(2n ** 256n)
})

test('a field is some bits of a word', () => {
  expect(mask({ slot: '0x00', shift: 8, width: 16, reads: [], writes: [], ownWrites: [] })).toBe(0xffff00n)
})
