import { describe, expect, test } from 'vitest'
import type { Account } from '../../../src/evidence/account.ts'
import type { Label } from '../../../src/evidence/labels.ts'
import { rowOf, sentenceOf } from '../verdict-of.ts'

type Borrowed = Extract<Account['code'], { kind: 'delegated' }>
const given = (more: Partial<Borrowed> = {}) => ({ account: { code: { kind: 'delegated' as const, delegate: '0xdelegate', ...more } } })
const label = (category: Label['category'], more: Partial<Label> = {}): Label => ({
  category,
  list: 'Drainers',
  entity: 'A sweeper',
  confidence: 'curated',
  asOf: '2026-08-01',
  ...more,
})

describe('borrowed code', () => {
  test.each(['sanctions', 'exploit', 'phishing', 'scam'] as const)('that a list accuses of %s is flagged', category => {
    expect(rowOf('wallet/delegated', given({ labels: [label(category)], wallet: 'A wallet', verified: true }))).toBe('flagged')
    expect(rowOf('wallet/delegated', given({ labels: [label(category, { confidence: 'official' })] }))).toBe('flagged')
  })

  test.each([
    ['a mixer', label('mixer')],
    ['a service', label('service')],
    ['taken back', label('phishing', { delistedOn: '2025-03-21' })],
    ['what a community says', label('phishing', { confidence: 'community' })],
    ['what a web page says', label('phishing', { confidence: 'web' })],
  ])('whose label is %s is not', (_, one) => {
    expect(rowOf('wallet/delegated', given({ labels: [one] }))).toBe('unknown')
  })

  test('is told with what is known of it', () => {
    expect(sentenceOf('wallet/delegated', given({ labels: [label('scam')] }))).toBe(
      'The account runs the code of 0xdelegate (EIP-7702), which Drainers lists as A sweeper.',
    )
    expect(sentenceOf('wallet/delegated', given({ wallet: 'Good' }))).toBe(
      'The account runs the code of 0xdelegate, the audited wallet Good (EIP-7702).',
    )
    expect(sentenceOf('wallet/delegated', given({ verified: true }))).toBe(
      'The account runs the code of 0xdelegate, a contract with verified source that no list knows (EIP-7702).',
    )
    expect(sentenceOf('wallet/delegated', given({ verified: false }))).toBe(
      'The account runs the code of 0xdelegate, a contract chainvet does not know and without verified source (EIP-7702).',
    )
  })
})
