import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copy, load, noBytes, store } from '../../../../src/sources/evm/paths/bytes.ts'
import { isSame, make, op, type Word } from '../../../../src/sources/evm/paths/words.ts'

const caller: Word = { value: 0x1234n, term: { kind: 'caller', call: 0 } }
const given = (at: number): Word => ({ value: BigInt(at), term: { kind: 'input', call: 0, at } })
const rest = (1n << 224n) - 1n

test('what is said behind a selector is known through every copy', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 64 }), fc.bigInt(1n, 2n ** 32n - 1n), (shift, selector) => {
      const memory = noBytes()
      store(memory, 4, caller)
      store(memory, 36, given(68))
      // as compilers put a selector before what stands there
      store(memory, 0, make(op.or, [make(op.and, [{ value: rest }, load(memory, 0)]), { value: selector << 224n }]))
      const copied = noBytes()
      for (let at = 0; at < 96; at += 32) store(copied, shift + at, load(memory, at))
      const again = noBytes()
      copy(again, 0, copied, shift, 96)
      const said = make(op.shr, [{ value: 224n }, load(again, 0)])
      expect(said).toEqual({ value: selector })
      expect(isSame(load(again, 4), caller)).toBe(true)
      expect(isSame(load(again, 36), given(68))).toBe(true)
    }),
    { seed: 5 },
  )
})

test('part of a word, and a word among others, is not the word', () => {
  const memory = noBytes()
  store(memory, 0, given(4))
  expect(isSame(load(memory, 1), given(4))).toBe(false)
  store(memory, 0, make(op.or, [given(4), { value: 1n }]))
  expect(isSame(load(memory, 0), given(4))).toBe(false)
  // a caller has twenty bytes: with something before them he is another
  store(memory, 0, make(op.or, [caller, { value: 1n << 200n }]))
  expect(isSame(load(memory, 0), caller)).toBe(false)
})
