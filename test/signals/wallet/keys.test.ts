import { expect, test } from 'vitest'
import type { Permission } from '../../../src/evidence/permissions.ts'
import { rowOf, sentenceOf, verdictOf } from '../verdict-of.ts'

const given = (found: readonly Permission[], complete = true) => ({ permissions: { complete, found } })

test('who took an account over is named, with the day', () => {
  const taken = given([{ kind: 'taken over', holders: ['TForeign'], since: new Date('2025-06-01T00:00:00Z') }])
  expect(sentenceOf('wallet/taken-over', taken, 'tron')).toBe(
    'Only TForeign moves what the wallet holds since 2025-06-01; its own key no longer does.',
  )
})

test.each<[readonly Permission[], string]>([
  [[{ kind: 'taken over', holders: [] }], 'Only another key moves what the wallet holds; its own key no longer does.'],
  [[{ kind: 'taken over', holders: ['TOne', 'TTwo'] }], 'Only TOne, TTwo moves what the wallet holds; its own key no longer does.'],
  [
    [{ kind: 'second key', holders: ['rOne', 'rTwo'] }],
    'Another key, rOne, rTwo, may act for it, and nothing shows that it was taken over.',
  ],
  // a right to one token is none to the wallet
  [[{ kind: 'second key', holders: ['rOne'], asset: 'mint' }], 'Its own key still moves what it holds, or several keys do.'],
  [[{ kind: 'shared', holders: ['rOne'] }], 'Its own key still moves what it holds, or several keys do.'],
  [
    [
      { kind: 'nobody', holders: [] },
      { kind: 'restricted', holders: [] },
    ],
    'No key can act for it any more.',
  ],
  [[], 'Its own key still moves what it holds, or several keys do.'],
])('who acts for a wallet is told: %j', (found, sentence) => {
  expect(sentenceOf('wallet/taken-over', given(found), 'xrp')).toBe(sentence)
})

test.each<[readonly Permission[], string]>([
  [[{ kind: 'shared', holders: ['a', 'b'], rule: '2 of 3' }], 'Several keys decide together (2 of 3).'],
  [[{ kind: 'second key', holders: ['a', 'b'] }], 'a, b may act beside its own key.'],
  [[{ kind: 'second key', holders: [] }], 'A second key may act beside its own key.'],
  [[{ kind: 'contract', holders: [] }], 'Code decides about it, not a key.'],
  [[{ kind: 'nobody', holders: [] }], 'No key can act for it any more.'],
  [[{ kind: 'restricted', holders: [] }], 'It takes payments only from those it chose.'],
  [
    [
      { kind: 'nobody', holders: [] },
      { kind: 'nobody', holders: [] },
      { kind: 'restricted', holders: [] },
    ],
    'No key can act for it any more. It takes payments only from those it chose.',
  ],
])('each way in which others decide is told once: %j', (found, sentence) => {
  expect(sentenceOf('wallet/shared-control', given(found), 'xrp')).toBe(sentence)
})

test.each(['taken over', 'delegate', 'closer'] as const)('"%s" is the business of another signal', kind => {
  expect(rowOf('wallet/shared-control', given([{ kind, holders: ['other'] }]), 'solana')).toBe('clear')
})

test('a right to spend is told alone, and by somebody where nobody is named', () => {
  const spender = (...holders: string[]) => given([{ kind: 'delegate', holders }])
  expect(sentenceOf('wallet/foreign-delegate', spender('a', 'b'), 'solana')).toBe('a, b may spend a token in its place.')
  expect(sentenceOf('wallet/foreign-delegate', spender(), 'solana')).toBe('Somebody else may spend a token in its place.')
})

test.each(['shared', 'second key', 'nobody', 'restricted', 'contract'] as const)('%s is a note and no accusation', kind => {
  const found = given([{ kind, holders: ['other'], rule: 'a rule' }])
  expect(rowOf('wallet/shared-control', found, 'tron')).toBe('note')
  expect(sentenceOf('wallet/shared-control', found, 'tron')).toContain('(a rule).')
  expect(rowOf('wallet/taken-over', found, 'tron')).toBe('clear')
})

test('who may close an account weighs more than who may spend from it, and the others are counted', () => {
  const delegate = { kind: 'delegate', holders: ['spender'], asset: 'mint' } as const
  const found = given([delegate, { kind: 'closer', holders: ['closer'], asset: 'mint' }, delegate])
  expect(rowOf('wallet/foreign-delegate', found, 'solana')).toBe('closer')
  expect(sentenceOf('wallet/foreign-delegate', found, 'solana')).toBe(
    'closer may close the account of mint in its place, and 2 more such rights exist.',
  )
})

test.each(['wallet/taken-over', 'wallet/foreign-delegate', 'wallet/shared-control'])(
  '%s: nothing in a list that was cut is no answer',
  id => {
    expect(verdictOf(id, given([], false), 'solana').outcome).toBe('unknown')
  },
)

test.each([
  [100, 30],
  [90, 27],
  [60, 18],
  [49, 15],
  [5, 6],
])('a joint transaction whose shape is %d %% sure weighs 30 times that: %d', (confidence, solo) => {
  const found = [
    { id: 'weak', protocol: 'JoinMarket', confidence: 1 },
    { id: 'sure', protocol: 'Wasabi 2', confidence },
  ] as const
  expect(verdictOf('wallet/joint-transactions', { mixing: { read: { transactions: 9, complete: true }, found } })).toMatchObject({
    row: 'joint',
    solo,
    sentence: `2 of 9 transactions have the shape of a joint one, the surest sure (Wasabi 2, ${confidence} % sure).`,
  })
})

test('of joint transactions that are equally sure the first by its name is told, and when it was', () => {
  const one = (id: string, at?: string) => ({
    id,
    protocol: 'Wasabi 2' as const,
    confidence: 90,
    ...(at !== undefined && { at: new Date(at) }),
  })
  const mixing = (complete: boolean, ...found: ReturnType<typeof one>[]) => ({ mixing: { read: { transactions: 1_200, complete }, found } })
  const told = 'the shape of a joint one, the surest'
  expect(sentenceOf('wallet/joint-transactions', mixing(true, one('b'), one('a', '2025-06-01')))).toBe(
    `2 of 1,200 transactions have ${told} a of 2025-06-01 (Wasabi 2, 90 % sure).`,
  )
  expect(sentenceOf('wallet/joint-transactions', mixing(false, one('a'), one('b')))).toBe(
    `2 of the newest 1,200 transactions have ${told} a (Wasabi 2, 90 % sure).`,
  )
  expect(sentenceOf('wallet/joint-transactions', mixing(true, one('a')))).toBe(
    `1 of 1,200 transactions has ${told} a (Wasabi 2, 90 % sure).`,
  )
})

test('of those who signed together with the wallet the gravest label counts', () => {
  const member = (address: string, category: 'sanctions' | 'mixer' | 'scam', confidence: 'official' | 'curated' | 'community') => ({
    address,
    transaction: 'id',
    label: { category, confidence, list: 'A list', entity: 'x', asOf: '2025-11-19' },
  })
  const cluster = (...named: ReturnType<typeof member>[]) => ({ cluster: { read: { transactions: 9, complete: true }, size: 9, named } })
  const all = cluster(member('mixer', 'mixer', 'curated'), member('scam', 'scam', 'community'), member('ofac', 'sanctions', 'official'))
  expect(verdictOf('wallet/cluster', all)).toMatchObject({
    row: 'sanctioned',
    solo: 79,
    sentence: 'It signed together with ofac (A list: x) in id.',
  })
  expect(verdictOf('wallet/cluster', cluster(member('scam', 'scam', 'community')))).toMatchObject({ row: 'listed', solo: 50 })
  const [first, second] = [member('first', 'mixer', 'curated'), member('second', 'mixer', 'curated')]
  for (const both of [cluster(first, second), cluster(second, first)])
    expect(sentenceOf('wallet/cluster', both)).toBe('It signed together with first (A list: x) in id.')
})

test.each([
  ['sanctions', 'official', 'sanctioned', 79],
  ['mixer', 'curated', 'mixer', 30],
  ['mixer', 'community', 'mixer', 30],
  ['exploit', 'official', 'listed', 60],
  ['scam', 'curated', 'listed', 60],
  ['phishing', 'community', 'listed', 50],
  ['sanctions', 'web', 'web', 20],
  ['service', 'curated', 'clear', undefined],
  ['system', 'curated', 'clear', undefined],
  ['burn', 'curated', 'clear', undefined],
] as const)('who signed with an address labelled %s (%s) is "%s": %s', (category, confidence, row, solo) => {
  const label = { category, confidence, list: 'A list', entity: 'x', asOf: '2025-11-19' }
  const cluster = (more: { delistedOn?: string }) => ({
    cluster: {
      read: { transactions: 9, complete: true },
      size: 9,
      named: [{ address: 'other', transaction: 'id', label: { ...label, ...more } }],
    },
  })
  expect(rowOf('wallet/cluster', cluster({}))).toBe(row)
  expect(verdictOf('wallet/cluster', cluster({}))).toMatchObject(solo === undefined ? {} : { solo })
  expect(rowOf('wallet/cluster', cluster({ delistedOn: '2025-01-01' }))).toBe('clear')
})

test.each([
  [1, true, undefined, 'It signed together with one other address, of which no list names one.'],
  [1_200, true, undefined, 'It signed together with 1,200 other addresses, of which no list names one.'],
  [2, false, undefined, 'It signed together with 2 other addresses, of which no list names one, as far as its history was read.'],
  [2, true, 1_500, '1,500 of its transactions did not tell all who signed'],
])('%d who signed with it, whole: %s, unread: %s', (size, complete, unread, sentence) => {
  const read = { transactions: 9, complete, ...(unread !== undefined && { unread }) }
  expect(sentenceOf('wallet/cluster', { cluster: { read, size, named: [] } })).toBe(sentence)
})
