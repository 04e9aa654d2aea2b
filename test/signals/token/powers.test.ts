import { describe, expect, test } from 'vitest'
import type { PowerEffect } from '../../../src/evidence/powers.ts'
import { rowOf, sentenceOf, verdictOf } from '../verdict-of.ts'

const effect = (kind: PowerEffect['kind'], more: Partial<PowerEffect> = {}): PowerEffect => ({
  kind,
  caller: '0xowner',
  role: 'owner',
  callerKind: 'account',
  selector: '0x8456cb59',
  calldata: '0x8456cb59',
  proof: { source: 'Node', method: 'eth_simulateV1', result: kind },
  ...more,
})
const powers = (...effects: PowerEffect[]) => ({
  powers: {
    callers: [
      { address: '0xowner', role: 'owner', kind: 'account' },
      { address: '0xstranger', role: 'stranger', kind: 'account' },
    ],
    tried: 30,
    accepted: 11,
    effects,
  } as const,
})

test.each([
  ['token/owner-blocks-sales', 'blocks all sales', 'all', 'The owner 0xowner (one account) can block all sales by calling 0x8456cb59.'],
  [
    'token/owner-blocks-sales',
    'blocks one holder',
    'one',
    'The owner 0xowner (one account) can stop a single holder from selling by calling 0x8456cb59.',
  ],
  [
    'token/owner-takes-balances',
    'takes balances',
    'takes',
    "The owner 0xowner (one account) can take a holder's tokens by calling 0x8456cb59.",
  ],
  ['token/owner-mints', 'mints', 'mints', 'The owner 0xowner (one account) can create tokens by calling 0x8456cb59.'],
  [
    'token/hidden-mint',
    'mints unseen',
    'unseen',
    'The owner 0xowner (one account) can write itself a balance that the total supply does not show, by calling 0x8456cb59.',
  ],
] as const)('%s: who "%s" is raised as "%s", named, with the proof', (id, kind, row, sentence) => {
  const proofs = [effect(kind).proof]
  expect(verdictOf(id, powers(effect(kind)))).toEqual({ outcome: 'raised', row, sentence, proofs })
})

test.each([
  ['token/owner-blocks-sales', 'Sales went on whatever was called'],
  ['token/owner-takes-balances', 'The balance of a holder stayed as it was'],
  ['token/owner-raises-tax', 'The sell tax stayed below 20 % whatever was called'],
  ['token/owner-mints', 'The supply did not grow'],
  ['token/hidden-mint', 'Every balance that grew was paid for'],
])('%s: where nothing happened, it is said what was tried', (id, beginning) => {
  expect(sentenceOf(id, powers())).toBe(`${beginning}: 30 calls by the owner 0xowner and a stranger were executed (11 went through).`)
})

test.each([
  [{ role: 'stranger', caller: '0xstranger' }, 'Anybody can create tokens by calling 0x8456cb59.'],
  [{ callerKind: 'contract' }, 'The owner 0xowner (a contract) can create tokens by calling 0x8456cb59.'],
] as const)('the caller %j is told as such', (more, sentence) => {
  expect(sentenceOf('token/owner-mints', powers(effect('mints', more)))).toBe(sentence)
})

test('who can stop everybody is not told as one who can stop one', () => {
  expect(rowOf('token/owner-blocks-sales', powers(effect('blocks one holder'), effect('blocks all sales')))).toBe('all')
})

describe('a tax that can be raised', () => {
  const to = (...taxes: (number | undefined)[]) =>
    powers(...taxes.map(tax => effect('raises the sell tax', tax === undefined ? {} : { tax })))

  test.each([
    [0.1994, 'clear'],
    [0.1995, 'fifth'],
    [0.4994, 'fifth'],
    [0.4995, 'half'],
    [1, 'half'],
  ])('to %f is "%s"', (tax, row) => {
    expect(rowOf('token/owner-raises-tax', to(tax))).toBe(row)
  })

  test('counts at its highest', () => {
    const sentence = 'The owner 0xowner (one account) can raise the sell tax to 99 % by calling 0x8456cb59.'
    expect(sentenceOf('token/owner-raises-tax', to(0.25, 0.99, 0.6))).toBe(sentence)
  })

  test('to what nobody measured is not a tax that stays low', () => {
    const reason = 'a call raised the sell tax to an amount that could not be measured'
    expect(verdictOf('token/owner-raises-tax', to(undefined))).toEqual({ outcome: 'unknown', reason })
    expect(verdictOf('token/owner-raises-tax', to(0.15, undefined))).toEqual({ outcome: 'unknown', reason })
    expect(rowOf('token/owner-raises-tax', to(undefined, 0.99))).toBe('half')
  })
})

test('a power that takes its course says how long', () => {
  const steps = [{ caller: '0xowner', calldata: '0x1a2b3c4d' }]
  const told = (more: Partial<PowerEffect>) =>
    sentenceOf('token/owner-blocks-sales', powers(effect('blocks all sales', { wait: 82_800, ...more })))
  expect(told({ steps })).toBe('The owner 0xowner (one account) can block all sales by calling 0x8456cb59 23 hours after 0x1a2b3c4d.')
  expect(told({})).toBe('The owner 0xowner (one account) can block all sales by calling 0x8456cb59, which shows 23 hours later.')
})
