import { expect, test } from 'vitest'
import { slotToDate } from '../../../src/sources/cardano/slots.ts'

/** Beginnings of eras in the table of CIP-59 that fall on the start of an epoch, 21:44:51 UTC, and the edges. */
test.each<[bigint, string | undefined]>([
  [0n, '2017-09-23T21:44:51.000Z'],
  [4_492_799n, '2020-07-29T21:44:31.000Z'],
  [4_492_800n, '2020-07-29T21:44:51.000Z'],
  [16_588_800n, '2020-12-16T21:44:51.000Z'],
  [23_068_800n, '2021-03-01T21:44:51.000Z'],
  [90_915_881n, '2023-04-26T04:09:32.000Z'],
  [2n ** 64n - 1n, undefined],
])('slot %d begins at %s', (slot, date) => {
  expect(slotToDate(slot)?.toISOString()).toBe(date)
})

test('the last second of the year 9999 is the last date', () => {
  const last = 253_402_300_799n - 1_596_059_091n + 4_492_800n
  expect(slotToDate(last)?.toISOString()).toBe('9999-12-31T23:59:59.000Z')
  expect(slotToDate(last + 1n)).toBeUndefined()
})
