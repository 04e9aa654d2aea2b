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
})
