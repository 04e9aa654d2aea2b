import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptBits, zeroBits } from '../../../../src/sources/evm/paths/bits.ts'
import { op, type Word } from '../../../../src/sources/evm/paths/words.ts'

const all = (1n << 256n) - 1n
const fixed = (value: bigint): Word => ({ value })
const [slot, other] = [fixed(6n), fixed(7n)]
const input = (value: bigint, at = 4): Word => ({ value, term: { kind: 'input', call: 0, at } })
const stored = (value: bigint, place = slot): Word => ({ value, term: { kind: 'stored', account: 1n, slot: place } })
const made = (opcode: number, value: bigint, ...operands: readonly Word[]): Word => ({ value, term: { kind: 'made', opcode, operands } })
const and = (a: Word, b: Word) => made(op.and, a.value & b.value, a, b)
const or = (a: Word, b: Word) => made(op.or, a.value | b.value, a, b)
const shl = (by: bigint, a: Word) => made(op.shl, by > 255n ? 0n : (a.value << by) & all, fixed(by), a)
const shr = (by: bigint, a: Word) => made(op.shr, by > 255n ? 0n : a.value >> by, fixed(by), a)
const mul = (a: Word, by: bigint) => made(op.mul, (a.value * by) & all, a, fixed(by))

const [low, middle] = [0xffffn, 0xffffn << 16n]

test('what is put into the middle of a word leaves the rest as it was', () => {
  const put = or(and(stored(0x1111_2222_3333n), fixed(all & ~middle)), shl(16n, and(input(0x9999n), fixed(low))))
  expect(keptBits(put, slot)).toBe(all & ~middle)
  expect(keptBits(put, other)).toBe(0n)
  // in two steps
  const again = or(and(put, fixed(all & ~(low << 32n))), mul(and(input(5n, 36), fixed(low)), 1n << 32n))
  expect(keptBits(again, slot)).toBe(all & ~middle & ~(low << 32n))
})

test('what may be wider than its place leaves nothing behind it', () => {
  const put = or(and(stored(1n), fixed(all & ~middle)), shl(16n, input(9n)))
  expect(keptBits(put, slot)).toBe(low)
  expect(keptBits(made(op.add, 3n, stored(1n), input(2n)), slot)).toBe(0n)
  expect(keptBits(input(1n), slot)).toBe(0n)
  expect(keptBits(stored(1n), slot)).toBe(all)
})

test('an account has 160 bits and an answer to a question one', () => {
  expect(zeroBits({ value: 7n, term: { kind: 'caller', call: 0 } })).toBe(all & ~((1n << 160n) - 1n))
  expect(zeroBits(made(op.eq, 1n, input(1n), input(1n)))).toBe(all & ~1n)
  expect(zeroBits(fixed(6n))).toBe(all & ~6n)
})

const word = fc.bigInt({ min: 0n, max: all })
const power = fc.integer({ min: 0, max: 255 }).map(by => 1n << BigInt(by))
const tree = fc.letrec<{ word: Word }>(tie => {
  const next = tie('word')
  return {
    word: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      word.map(value => input(value)),
      fc.constant(stored(0x1234_5678_9abc_def0n << 70n)),
      word.map(value => stored(value, other)),
      word.map(fixed),
      fc.tuple(next, next).map(([a, b]) => and(a, b)),
      fc.tuple(next, next).map(([a, b]) => or(a, b)),
      fc.tuple(fc.bigInt({ min: 0n, max: 300n }), next).map(([by, a]) => shl(by, a)),
      fc.tuple(fc.bigInt({ min: 0n, max: 300n }), next).map(([by, a]) => shr(by, a)),
      fc.tuple(next, power).map(([a, by]) => mul(a, by)),
    ),
  }
}).word

test('bits are what they are said to be, however a word is put together', () => {
  fc.assert(
    fc.property(tree, one => {
      expect(one.value & zeroBits(one)).toBe(0n)
      const kept = keptBits(one, slot)
      expect(one.value & kept).toBe((0x1234_5678_9abc_def0n << 70n) & kept)
    }),
    { numRuns: 2_000 },
  )
})
