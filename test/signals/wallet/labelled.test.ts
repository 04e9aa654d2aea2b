import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Label } from '../../../src/evidence/labels.ts'
import { rowOf, sentenceOf, verdictOf } from '../verdict-of.ts'

fc.configureGlobal({ seed: 1, numRuns: 500 })

const label = (more: Partial<Label>): Label => ({
  category: 'scam',
  list: 'A list',
  entity: 'Somebody',
  confidence: 'curated',
  asOf: '2025-11-19',
  ...more,
})
const found = (...labels: Label[]) => ({
  labels: { lists: [{ name: 'A list', category: 'scam' as const, asOf: '2025-11-19', entries: 9 }], found: labels },
})
const community = (list: string) => label({ confidence: 'community', list })
const web = label({ confidence: 'web' })

test.each<[string, Label[], string]>([
  ['an official label of a theft', [label({ category: 'exploit', confidence: 'official' })], 'exploit'],
  ['a curated label of a theft', [label({ category: 'exploit' })], 'exploit'],
  ['a curated label of phishing', [label({ category: 'phishing' })], 'scam'],
  ['reports of two communities', [community('one'), community('two')], 'community'],
  ['two reports of one community', [community('one'), community('one')], 'web'],
  ['a report of a community and a page', [community('one'), web], 'web'],
  ['a page', [web], 'web'],
  ['two communities and a curated list', [community('one'), community('two'), label({})], 'scam'],
  ['a label of a service', [label({ category: 'service' })], 'clear'],
  ['a label that was taken back', [label({ delistedOn: '2025-01-01' })], 'clear'],
  ['nothing', [], 'clear'],
])('%s', (_, labels, row) => {
  expect(rowOf('wallet/labelled', found(...labels))).toBe(row)
})

test('the gravest label decides, whichever list was read first', () => {
  const all = [label({ category: 'phishing' }), label({ category: 'exploit' }), community('one'), web]
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), shuffled => {
      expect(rowOf('wallet/labelled', found(...shuffled))).toBe('exploit')
    }),
  )
})

test('every list that names the address is told, with what it knows and its date', () => {
  const verdict = verdictOf(
    'wallet/labelled',
    found(label({ listedOn: '2022-04-14', programme: 'DPRK3' }), label({ list: 'Another', entity: 'x' })),
  )
  expect(verdict).toMatchObject({
    tag: 'Labels',
    sentence: 'A list lists it as Somebody (DPRK3) since 2022-04-14 (list of 2025-11-19); Another lists it as x (list of 2025-11-19).',
  })
})

describe('where nothing was found, the lists are counted and dated', () => {
  const lists = (...days: string[]) => ({
    labels: { lists: days.map(asOf => ({ name: 'x', category: 'scam' as const, asOf, entries: 1 })), found: [] },
  })

  test.each([
    [lists(), 'No scam, theft or phishing label on 0 lists.'],
    [lists('2025-11-19', '2025-11-19'), 'No scam, theft or phishing label on 2 lists of 2025-11-19.'],
    [lists('2026-08-21', '2025-11-19', '2026-01-01'), 'No scam, theft or phishing label on 3 lists of 2025-11-19 to 2026-08-21.'],
  ])('%j', (given, sentence) => {
    expect(sentenceOf('wallet/labelled', given)).toBe(sentence)
  })
})

describe('sanctions', () => {
  const official = (more: Partial<Label>) => label({ category: 'sanctions', list: 'OFAC SDN', confidence: 'official', ...more })

  test.each(['wallet', 'token'])('name a %s until the entry is taken back', kind => {
    expect(rowOf(`${kind}/sanctioned`, found(official({})))).toBe('listed')
    expect(rowOf(`${kind}/sanctioned`, found(official({ delistedOn: '2025-03-21' })))).toBe('clear')
    expect(rowOf(`${kind}/sanctioned`, found(official({ delistedOn: '2025-03-21' }), official({ list: 'EU' })))).toBe('listed')
  })

  test('that were taken back are told with both days, where they are known', () => {
    const past = official({ entity: 'Tornado Cash', delistedOn: '2025-03-21' })
    expect(sentenceOf('wallet/delisted', found(past, { ...past, listedOn: '2022-08-08' }, official({})))).toBe(
      'OFAC SDN listed it as Tornado Cash and took that back on 2025-03-21; OFAC SDN listed it as Tornado Cash on 2022-08-08 and took that back on 2025-03-21.',
    )
  })
})

test.each([
  ['wallet/mixer', 'mixer', 'A list lists it as Somebody (list of 2025-11-19).'],
  ['wallet/service', 'service', 'It belongs to Somebody, a service (A list of 2025-11-19).'],
  ['wallet/system-address', 'system', 'It belongs to the protocol (Somebody).'],
  ['wallet/system-address', 'burn', 'It is a burn address (Somebody): coins sent there are lost.'],
] as const)('%s: a label of the category "%s" is told', (id, category, sentence) => {
  expect(verdictOf(id, found(label({ category })))).toMatchObject({ sentence, tag: 'Labels' })
})

test.each([
  ['wallet/sanctioned', {}],
  ['token/sanctioned', {}],
  ['wallet/delisted', { delistedOn: '2025-03-21' }],
])('%s is told under sanctions', (id, more) => {
  expect(verdictOf(id, found(label({ category: 'sanctions', confidence: 'official', ...more })))).toMatchObject({ tag: 'Sanctions' })
})

test('only sanctions are told as taken back', () => {
  expect(rowOf('wallet/delisted', found(label({ category: 'mixer', delistedOn: '2025-03-21' })))).toBe('clear')
})
