import { describe, expect, test } from 'vitest'
import type { Approval, Approvals } from '../../src/evidence/approvals.ts'
import type { Label } from '../../src/evidence/labels.ts'
import { flaggedSpender, isFlagged } from '../../src/signals/flagged-spender.ts'

const label = (category: Label['category'], more: Partial<Label> = {}): Label => ({
  category,
  list: 'A list',
  entity: 'Somebody',
  confidence: 'curated',
  asOf: '2026-08-21',
  ...more,
})
const spender = (...labels: readonly Label[]): Approval['spender'] => ({ address: `0x${'11'.repeat(20)}`, kind: 'contract', labels })
const given = { block: 5n, transaction: `0x${'22'.repeat(32)}` }
const approval = (by: Approval['spender'], more: Partial<Approval> = {}): Approval => ({
  kind: 'erc20',
  token: `0x${'33'.repeat(20)}`,
  spender: by,
  registered: false,
  unlimited: true,
  atRisk: 1n,
  given,
  revoke: { to: `0x${'33'.repeat(20)}`, data: '0x', value: 0 },
  proofs: [],
  ...more,
})
const whole: Approvals['history'] = { from: 0n, to: 100n, complete: true, sources: ['Node'] }
const part: Approvals['history'] = { from: 90n, to: 100n, complete: false, reason: 'the node refused', sources: ['Node'] }
const thief = spender(label('phishing'))
const friend = spender(label('service'))
const unread = (by: Approval['spender']) => ({
  kind: 'erc20' as const,
  token: `0x${'44'.repeat(20)}`,
  given,
  spender: by,
  reason: 'it reverts',
})

test.each<[string, Partial<Approvals>, string]>([
  ['an unlimited approval of something that is held', { live: [approval(thief)] }, 'unlimited'],
  ['one of something that nobody can count', { live: [{ ...approval(thief), atRisk: undefined } as unknown as Approval] }, 'unlimited'],
  [
    'one among harmless ones, in a history that is known in part',
    { live: [approval(friend), approval(thief)], history: part },
    'unlimited',
  ],
  ['one of nothing', { live: [approval(thief, { atRisk: 0n })] }, 'limited'],
  ['a limited one', { live: [approval(thief, { unlimited: false })] }, 'limited'],
  ['a limited one beside one that nobody can read', { live: [approval(thief, { unlimited: false })], unread: [unread(thief)] }, 'unknown'],
  ['none, in the whole history', {}, 'clear'],
  ['only harmless ones', { live: [approval(friend)] }, 'clear'],
  ['none, in a part of the history', { history: part }, 'unknown'],
  ['none, and one that nobody can read', { unread: [unread(friend)] }, 'unknown'],
])('%s: %o', (_, given, expected) => {
  const verdict = flaggedSpender.judge({ live: [], unread: [], history: whole, ...given })
  expect(verdict.outcome === 'raised' ? verdict.row : verdict.outcome).toBe(expected)
})

describe('a spender is flagged', () => {
  test.each<[Label['category'], boolean]>([
    ['sanctions', true],
    ['exploit', true],
    ['phishing', true],
    ['scam', true],
    ['service', false],
    ['system', false],
    ['mixer', false],
    ['burn', false],
  ])('by a label of %s: %s', (category, flagged) => {
    expect(isFlagged(spender(label(category)))).toBe(flagged)
    expect(isFlagged(spender(label('service'), label(category)))).toBe(flagged)
    // an entry that was taken back accuses nobody
    expect(isFlagged(spender(label(category, { delistedOn: '2025-03-21' })))).toBe(false)
  })
})

describe('what a flagged spender may take is told', () => {
  const proof = (result: string) => ({ source: 'Node', method: 'eth_call', result })
  const asked = (more: Partial<Approvals>) => flaggedSpender.judge({ live: [], unread: [], history: whole, ...more })
  const other = { ...spender(label('service'), label('scam', { list: 'Scams', entity: 'A drainer' })), address: `0x${'55'.repeat(20)}` }
  const by = `${thief.address} (A list: Somebody)`

  test('with each spender once, and the proofs of all', () => {
    const live = [approval(thief, { proofs: [proof('a')] }), approval(thief, { proofs: [proof('b')] }), approval(other), approval(friend)]
    expect(asked({ live })).toEqual({
      outcome: 'raised',
      row: 'unlimited',
      sentence: `3 live approvals are of a flagged spender: ${by}, ${other.address} (Scams: A drainer).`,
      proofs: [proof('a'), proof('b')],
      tag: 'Approvals',
    })
    expect(asked({ live: [approval(thief, { unlimited: false })] })).toMatchObject({
      sentence: `1 live approval is of a flagged spender: ${by}.`,
      tag: 'Approvals',
    })
  })

  test('by the label that accuses, not by one that was taken back', () => {
    const back = spender(label('scam', { delistedOn: '2025-03-21', entity: 'Nobody' }), label('exploit'))
    expect(asked({ live: [approval(back)] })).toMatchObject({ sentence: `1 live approval is of a flagged spender: ${by}.` })
  })

  test.each<[Partial<Approvals>, string]>([
    [{}, 'No approval is live.'],
    [{ live: [approval(friend)] }, '1 approval checked: no spender is flagged.'],
    [{ live: [approval(friend), approval(friend)] }, '2 approvals checked: no spender is flagged.'],
  ])('or that there is none: %#', (more, sentence) => {
    expect(asked(more)).toEqual({ outcome: 'clear', sentence })
  })

  test.each<[Partial<Approvals>, string]>([
    [{ history: part }, 'only blocks 90 to 100 are known: the node refused'],
    [{ history: { from: 90n, to: 100n, complete: false, sources: [] } }, 'only blocks 90 to 100 are known: the rest was not read'],
    [{ unread: [unread(friend)] }, '1 approval could not be read again'],
    [{ unread: [unread(thief), unread(friend), unread(thief)] }, '2 approvals of flagged spenders could not be read again'],
  ])('or why nobody knows: %#', (more, reason) => {
    expect(asked(more)).toEqual({ outcome: 'unknown', reason })
  })
})
