import { expect, test } from 'vitest'
import { thresholdsIn } from '../../../src/sources/evm/thresholds.ts'

/** What is read of code in hexadecimal, spaces between its instructions. */
const read = (code: string) => thresholdsIn(`0x${code.replaceAll(' ', '')}`)

test('numbers that something unknown is compared with, equality first', () => {
  // a word of storage below 100, and another that is 6, whichever of the two lies on top
  expect(read('6064 5f54 10 50 5f54 6006 14 50').compared).toEqual([6n, 100n])
  expect(read('6006 5f54 14 50').compared).toEqual([6n])
  // a difference that is nothing
  expect(read('610bb8 5f54 03 15').compared).toEqual([3_000n])
})

test('a number is followed through copies and exchanges', () => {
  // PUSH1 6, DUP1, SLOAD, PUSH1 ff, AND, EQ: the number stands in front of what it is compared with, and names a slot before
  expect(read('6006 80 54 60ff 16 14').compared).toEqual([6n])
  expect(read('600c 5f54 90 14').compared).toEqual([12n])
  // pushed below what was there before: nobody knows what that was
  expect(read('5b 92 14').compared).toEqual([])
})

test('numbers beside numbers, sizes of what is sent and answered, and widths say nothing', () => {
  expect(read('600c 6007 14').compared).toEqual([])
  expect(read('6044 36 10').compared).toEqual([])
  expect(read('6006 36 03 6044 11').compared).toEqual([])
  expect(read('6007 3d 10').compared).toEqual([])
  for (const width of ['01', '04', '1f', '20', '40', '7f']) expect(read(`60${width} 5f54 10`).compared).toEqual([])
  expect(read('612711 5f54 10').compared).toEqual([])
})

test('what lies behind an end is dead, and who jumps brings a stack of his own', () => {
  expect(read('00 6006 5f54 14').compared).toEqual([])
  expect(read('6006 5f56 5b 5f54 14').compared).toEqual([])
  // what is not jumped over goes on
  expect(read('6006 5f54 5b 14').compared).toEqual([6n])
})

test('bits that are looked at one by one, by moving the word or by a mask', () => {
  expect(read('5f54 604d 1c 6001 16').bits).toEqual([77n])
  expect(read('5f54 6001 6005 1b 16').bits).toEqual([5n])
  expect(read('5f54 6080 16').bits).toEqual([7n])
  expect(read('5f54 60ff 16').bits).toEqual([])
  expect(read('5f54 6001 16').bits).toEqual([])
})

test('times from a day to two months, the longest first', () => {
  expect(read('62015180 50 6202a300 50 621baf80 50').spans).toEqual([1_814_400, 172_800])
  expect(read('61a8c0 50 62534000 50 62015181 50').spans).toEqual([])
})
