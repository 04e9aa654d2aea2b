import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copy, inputBytes, load, noBytes, store } from '../../../../src/sources/evm/paths/bytes.ts'
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

/** Of which word each byte of a word is one, and which: as the word itself tells. */
function told({ term }: Word): readonly (string | undefined)[] {
  const named = (of: Word, index: number) => (of.term?.kind === 'input' ? `given ${of.term.at + index}` : `${of.value} ${index}`)
  if (!term) return Array.from({ length: 32 })
  if (term.kind !== 'bytes') return Array.from({ length: 32 }, (_, index) => named({ value: 0x1234n, term }, index))
  return Array.from({ length: 32 }, (_, at) => {
    const part = term.parts.find(({ place, count }) => place <= at && at < place + count)
    return part && named(part.word, part.first + at - part.place)
  })
}

test('however bytes are written and copied, each stays one of what it was, at its place', () => {
  const [most, calldata] = [160, 100]
  const place = fc.integer({ min: 0, max: most - 33 })
  const does = fc.oneof(
    fc.record({ kind: fc.constantFrom('caller', 'given', 'constant'), at: place, from: fc.integer({ min: 0, max: 64 }) }),
    fc.record({ kind: fc.constantFrom('within', 'calldata'), at: place, from: place, count: fc.integer({ min: 0, max: 33 }) }),
  )
  fc.assert(
    fc.property(fc.array(does, { maxLength: 12 }), fc.array(place, { minLength: 1, maxLength: 6 }), (deeds, places) => {
      const memory = noBytes()
      const input = inputBytes(new Uint8Array(calldata).fill(1), 0)
      let bytes: (string | undefined)[] = Array.from({ length: most + 32 })
      for (const one of deeds) {
        if ('count' in one) {
          copy(memory, one.at, one.kind === 'within' ? memory : input, one.from, one.count)
          const source = one.kind === 'within' ? bytes : Array.from({ length: calldata }, (_, at) => `given ${at}`)
          const taken = Array.from({ length: one.count }, (_, nth) => source[one.from + nth])
          bytes = bytes.map((byte, at) => (at >= one.at && at < one.at + one.count ? taken[at - one.at] : byte))
        } else {
          const word = one.kind === 'caller' ? caller : one.kind === 'given' ? given(one.from) : { value: 7n }
          store(memory, one.at, word)
          const taken = one.kind === 'constant' ? [] : told(word)
          bytes = bytes.map((byte, at) => (at >= one.at && at < one.at + 32 ? taken[at - one.at] : byte))
        }
      }
      for (const at of places) {
        const word = load(memory, at)
        const isAlone = word.term !== undefined && word.term.kind !== 'bytes'
        const [found, expected] = [told(word), bytes.slice(at, at + 32)]
        // a word that is all there is stands for the zeros in front of it as well
        expect(found.map((byte, nth) => (isAlone && expected[nth] === undefined ? undefined : byte))).toEqual(expected)
      }
    }),
    { seed: 7, numRuns: 400 },
  )
})
