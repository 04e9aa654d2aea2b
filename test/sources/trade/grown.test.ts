import { expect, test } from 'vitest'
import { noBytes } from '../../../src/sources/evm/paths/bytes.ts'
import type { OneWay } from '../../../src/sources/evm/paths/every-way.ts'
import { make, op, type Word } from '../../../src/sources/evm/paths/words.ts'
import { grownOn } from '../../../src/sources/trade/grown.ts'

const token = 1n
const [account, amount] = [0, 32].map((at): Word => ({ value: 7n, term: { kind: 'input', call: 0, at } })) as [Word, Word]
const entry = (value: bigint, key: Word): Word => ({ value, term: { kind: 'hash', inputs: [key, { value: 3n }] } })
const [his, theirs, all] = [entry(100n, account), entry(200n, { value: 5n }), { value: 0n }]
const kept = (slot: Word): Word => ({ value: 9n, term: { kind: 'stored', account: token, slot } })
const put = (slot: Word, value: Word) => ({ account: token, slot, value, sent: 0 })
const add = (slot: Word, by = amount, before = kept(slot)) => put(slot, make(op.add, [before, by]))
const take = (slot: Word, by = amount, before = kept(slot)) => put(slot, make(op.sub, [before, by]))
const enough = (slot: Word): Word => make(op.gt, [amount, kept(slot)])
const grown = (writes: OneWay['writes'], ...asked: readonly Word[]) =>
  grownOn(
    {
      ok: true,
      vague: false,
      writes,
      sent: [],
      looked: [],
      said: noBytes(),
      forks: asked.map((condition, at) => ({ call: 0, place: `${at} 1`, condition, sent: 0 })),
      turns: new Map(asked.map((_, at) => [`${at} 1`, false])),
    },
    { token, supply: new Set([`${token} 0`]) },
  )

test('what is made is what is added, and what is moved from one to another is not made', () => {
  expect(grown([add(all), add(his)])).toEqual([amount, amount])
  expect(grown([take(theirs), add(his)], enough(theirs))).toEqual([])
})

test('less than nothing is very much: what is taken has to be there', () => {
  expect(grown([take(his)])).toBeUndefined()
  expect(grown([take(his), take(all)])).toBeUndefined()
  expect(grown([take(his), take(all)], enough(his))).toEqual([])
  expect(grown([take(all)])).toBeUndefined()
})

test('what was written before lies there, and what comes twice is counted by nothing', () => {
  const first = add(his)
  const more = make(op.mul, [amount, amount])
  expect(grown([take(theirs), first, add(his, more, first.value)], enough(theirs))).toEqual([more])
  expect(grown([first, add(his, amount, first.value)])).toBeUndefined()
  expect(grown([first, take(theirs), add(his, amount, first.value)], enough(theirs))).toEqual([amount])
  expect(grown([first, add(his)])).toBeUndefined()
})

test('what is put back is nothing, but for two who are one here alone', () => {
  const gone = take(his)
  const alike = entry(his.value, { value: 8n })
  expect(grown([gone, add(his, amount, gone.value)])).toEqual([])
  expect(grown([gone, add(alike, amount, gone.value)])).toBeUndefined()
  expect(grown([gone, add(alike, amount, gone.value), add(theirs)], enough(his))).toEqual([amount])
})
