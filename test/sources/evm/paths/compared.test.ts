import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Compared, compare, likenessOf, numbersOf } from '../../../../src/sources/evm/paths/compared.ts'
import { leastOf, sumOf, toldBy } from '../../../../src/sources/evm/paths/sums.ts'
import { isSame, op, type Term, type Word } from '../../../../src/sources/evm/paths/words.ts'

const number = fc.bigInt({ min: 0n, max: 5n })
const call = fc.integer({ min: 0, max: 1 })
const { word } = fc.letrec<{ word: Word }>(tie => {
  const next = tie('word')
  const of = (term: fc.Arbitrary<Term>) => fc.tuple(number, term).map(([value, made]) => ({ value, term: made }))
  const opcode = fc.constantFrom(op.add, op.and, op.lt, op.eq, op.iszero)
  return {
    word: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      number.map(value => ({ value })),
      of(fc.record({ kind: fc.constantFrom('size', 'wei', 'time', 'caller'), call })),
      of(fc.record({ kind: fc.constant('input'), call, at: fc.constantFrom(4, 36) })),
      of(fc.tuple(call, next).map(([nth, by]) => ({ kind: 'input', call: nth, at: 4, by }))),
      of(fc.tuple(number, next).map(([account, slot]) => ({ kind: 'stored', account, slot }))),
      of(fc.array(next, { maxLength: 2 }).map(inputs => ({ kind: 'hash', inputs }))),
      of(fc.tuple(opcode, fc.array(next, { maxLength: 2 })).map(([code, operands]) => ({ kind: 'made', opcode: code, operands }))),
      of(fc.tuple(call, next).map(([nth, digest]) => ({ kind: 'signer', call: nth, digest }))),
    ),
  }
})

test('a word is compared with the numbers that whatever is the same was compared with, and no other', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, number), { maxLength: 30 }), word, (pairs, sought) => {
      const compared: Compared = new Map()
      for (const [of, value] of pairs) compare(compared, of, value)
      for (const asked of [...pairs.map(([of]) => of), ...pairs.map(([of]) => structuredClone(of)), sought]) {
        const same = asked.term ? pairs.filter(([of]) => isSame(of, asked)).map(([, value]) => value) : []
        expect(numbersOf(compared, asked)).toEqual(same)
      }
    }),
    { numRuns: 300 },
  )
})

test('what is alike is seldom something else', () => {
  const terms = Array.from({ length: 4_096 }, (_, at): Term => ({ kind: 'input', call: 0, at }))
  const fields = terms.map((term): Term => ({ kind: 'stored', account: 1n, slot: { value: 0n, term } }))
  const sums = fields.map((term): Term => ({ kind: 'made', opcode: op.add, operands: [{ value: 32n }, { value: 0n, term }] }))
  expect(new Set([...terms, ...fields, ...sums].map(likenessOf)).size).toBeGreaterThan(0.99 * 3 * 4_096)
})

test('what more forks say is told as if all had been told of at once', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, fc.boolean()), { maxLength: 20 }), fc.nat({ max: 20 }), word, (forks, first, sought) => {
      const said = forks.flatMap(([{ term }, holds]): [Term, boolean][] => (term ? [[term, holds]] : []))
      const atOnce = toldBy(new Map(said), false)
      const before = toldBy(new Map(said.slice(0, first)), true)
      const sum = sumOf(sought)
      if (sum) leastOf(sum, before)
      const further = toldBy(new Map(said), false, before)
      for (const kind of ['equal', 'least', 'most'] as const) expect(further[kind]).toEqual(atOnce[kind])
      expect(sum && leastOf(sum, further)).toEqual(sum && leastOf(sum, atOnce))
    }),
    { numRuns: 300 },
  )
})
