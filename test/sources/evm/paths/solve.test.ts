import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alike, callersFor, waysTo, waysToJudge } from '../../../../src/sources/evm/paths/solve.ts'
import { withChanges } from '../../../../src/sources/evm/paths/with-changes.ts'
import { make, op, type Word } from '../../../../src/sources/evm/paths/words.ts'

const all = 2n ** 256n - 1n
const word = fc.oneof(fc.bigInt(0n, all), fc.bigInt(0n, 1_000n))
const given = (value: bigint, at = 4): Word => ({ value, term: { kind: 'input', call: 0, at } })

/** Steps that a program takes from what it is given to what it looks at. */
const step = fc.oneof(
  fc.tuple(fc.constantFrom(op.add, op.sub, op.xor, op.and, op.or), word, fc.boolean()),
  fc.tuple(fc.constantFrom(op.shl, op.shr), fc.bigInt(0n, 255n), fc.constant(true)),
  fc.tuple(fc.constant(op.div), fc.bigInt(1n, 10n ** 20n), fc.constant(false)),
  fc.tuple(fc.constant(op.not), fc.constant(0n), fc.constant(true)),
)
type Step = readonly [number, bigint, boolean]

const through = (steps: readonly Step[], from: Word): Word =>
  steps.reduce((last, [opcode, value, first]) => {
    if (opcode === op.not) return make(opcode, [last])
    return make(opcode, first ? [{ value }, last] : [last, { value }])
  }, from)

test('what a word can be made it is made', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 4 }), word, word, (steps, now, then) => {
      const [made, wanted] = [through(steps, given(now)), through(steps, { value: then }).value]
      const [way] = waysTo(made, wanted)
      // shifts and masks lose what a later step would need: then nothing is said, and nothing wrong
      const lossy = steps.filter(([opcode]) => [op.and, op.or, op.shl, op.shr, op.div].some(one => one === opcode)).length
      if (way === undefined) expect(lossy).toBeGreaterThan(1)
      else if (lossy < 2) expect(withChanges(made, way)).toBe(wanted)
    }),
    { seed: 1, numRuns: 2_000 },
  )
})

test('what a word would be is what it becomes when it is given that', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 5 }), word, word, (steps, now, then) => {
      const changes = [{ kind: 'input', call: 0, at: 4, count: 32, value: then }] as const
      expect(withChanges(through(steps, given(now)), changes)).toBe(through(steps, { value: then }).value)
    }),
    { seed: 2, numRuns: 500 },
  )
})

test('a condition is turned', () => {
  const judges = fc.constantFrom(op.lt, op.gt, op.slt, op.sgt, op.eq)
  fc.assert(
    fc.property(judges, word, word, fc.boolean(), (opcode, now, other, first) => {
      const condition = make(opcode, first ? [given(now), { value: other }] : [{ value: other }, given(now)])
      const wanted = condition.value === 0n
      const right = waysToJudge(condition, wanted).filter(changes => (withChanges(condition, changes) !== 0n) === wanted)
      // nothing is less than the least
      const extreme = [0n, all, 2n ** 255n, 2n ** 255n - 1n].includes(other)
      if (!extreme) expect(right.length).toBeGreaterThan(0)
    }),
    { seed: 3, numRuns: 1_000 },
  )
})

test('bytes beside one another are changed each for itself', () => {
  const pair: Word = {
    value: (0xaan << 248n) | (5n << 8n) | 7n,
    term: {
      kind: 'bytes',
      parts: [
        { word: { value: 0n, term: { kind: 'input', call: 0, at: 100 } }, first: 0, count: 1, place: 30 },
        { word: { value: 0n, term: { kind: 'input', call: 1, at: 9 } }, first: 0, count: 1, place: 31 },
      ],
    },
  }
  const wanted = (0xaan << 248n) | (0x12n << 8n) | 0x34n
  const [way] = waysTo(pair, wanted)
  // of each no byte more than its own
  expect(way).toEqual([
    { kind: 'input', call: 0, at: 100, count: 1, value: 0x12n << 248n },
    { kind: 'input', call: 1, at: 9, count: 1, value: 0x34n << 248n },
  ])
  expect(withChanges(pair, way ?? [])).toBe(wanted)
  // the byte in front belongs to nobody
  expect(waysTo(pair, 0x1234n)).toEqual([])
})

test('two hashes are alike where what they are hashes of is', () => {
  const hash = (...inputs: Word[]): Word => ({
    value: BigInt(inputs.length * 1_000) + (inputs[0]?.value ?? 0n),
    term: { kind: 'hash', inputs },
  })
  const [key, inner] = [given(1n, 4), given(2n, 36)]
  const entry = hash(key, hash(inner, { value: 9n }))
  const [way = []] = alike(entry, hash({ value: 77n }, hash({ value: 2n ** 200n }, { value: 9n })))
  expect([key, inner].map(word => withChanges(word, way))).toEqual([77n, 2n ** 200n])
  expect(alike(entry, hash({ value: 77n }, hash({ value: 78n }, { value: 8n })))).toEqual([])
})

test('what is summed up again and again comes to an end', () => {
  let word = given(1n)
  for (let nth = 0; nth < 200; nth++) word = make(op.add, [word, word])
  // there are 2 ** 200 ways to come to it
  expect(waysTo(word, 12_345n).length).toBeLessThanOrEqual(8)
})

test('a remainder is met by the next number that leaves it, and not only by itself', () => {
  const length = given(1n)
  const whole = make(op.mod, [length, { value: 21n }])
  expect(waysTo(whole, 0n).map(changes => withChanges(length, changes))).toEqual([0n, 21n])
})

test('a change leaves alone what stays', () => {
  const [way] = waysTo(given(0xaa00bbn), 0xaa11bbn)
  expect(way).toEqual([{ kind: 'input', call: 0, at: 4 + 30, count: 1, value: 0x11n << 248n }])
})

test('who calls is worked out from numbers that are made of his account, and from nothing else', () => {
  const caller = (value: bigint): Word => ({ value, term: { kind: 'caller', call: 0 } })
  const account = fc.bigInt(1n, 2n ** 160n - 1n)
  fc.assert(
    fc.property(account, account, fc.bigInt(1n, 1_000n), word, (now, then, times, added) => {
      const folded = (who: Word) => make(op.add, [make(op.mul, [who, { value: times }]), { value: added }])
      expect(callersFor(folded(caller(now)), folded(caller(then)).value)).toContain(then)
      expect(callersFor(folded(given(now)), folded(given(then)).value)).toEqual([])
    }),
    { seed: 1, numRuns: 500 },
  )
  // nobody has so large an account
  expect(callersFor(caller(1n), 2n ** 160n)).toEqual([])
})
