import { expect, test } from 'vitest'
import type { Evidence } from '../../../src/evidence/evidence.ts'
import { present } from '../../support/subjects.ts'
import { type Given, rowOf, sentenceOf } from '../verdict-of.ts'

const week = 7 * 86_400_000
const none = { kind: 'none' } as const
const contract = { kind: 'contract' } as const
const count = (value: number) => ({ value, atLeast: false })

test.each([
  [-week, 'week', 'First used less than a second ago, on 2026-01-08.'],
  [0, 'week', 'First used less than a second ago, on 2026-01-01.'],
  [week - 1, 'week', 'First used 6 days ago, on 2025-12-25.'],
  [week, 'clear', 'First used on 2025-12-25.'],
])('a wallet first used %i ms ago is "%s"', (ago, row, sentence) => {
  const given = { activity: { firstSeen: new Date(present.getTime() - ago) } }
  expect([rowOf('wallet/new', given), sentenceOf('wallet/new', given)]).toEqual([row, sentence])
})

test.each<[string, Given, string, string]>([
  ['has sent', { account: { nonce: 1_200, code: none }, activity: {} }, 'clear', 'It has sent 1,200 transactions.'],
  [
    'is a contract',
    { account: { nonce: 0, code: contract }, activity: { transactions: count(9) } },
    'clear',
    'It is a contract: contracts do not start transactions.',
  ],
  [
    'received once',
    { account: { nonce: 0, code: none }, activity: { transactions: count(1) } },
    'inbound',
    'It has received 1 transaction and never sent one.',
  ],
  [
    'received',
    { account: { nonce: 0, code: none }, activity: { transactions: count(7) } },
    'inbound',
    'It has received 7 transactions and never sent one.',
  ],
  [
    'lends itself code and received',
    { account: { nonce: 0, code: { kind: 'delegated', delegate: '0xdelegate' } }, activity: { transactions: count(7) } },
    'inbound',
    'It has received 7 transactions and never sent one.',
  ],
  [
    'did neither',
    { account: { nonce: 0, code: none }, activity: { transactions: count(0) } },
    'clear',
    'It has neither sent nor received transactions.',
  ],
  ['sent once', { account: { nonce: 1, code: none }, activity: {} }, 'clear', 'It has sent 1 transaction.'],
  [
    'sent nothing in all that was read',
    { account: { code: none }, activity: { transactions: count(2), outbound: count(0) } },
    'inbound',
    'It has received 2 transactions and never sent one.',
  ],
  [
    'sent nothing in a part',
    { account: { code: none }, activity: { transactions: count(2), outbound: { value: 0, atLeast: true } } },
    'unknown',
    'only a part of its transactions was read',
  ],
  [
    'sent once in a part',
    { account: { code: none }, activity: { outbound: { value: 1, atLeast: true } } },
    'clear',
    'It has sent 1 transaction.',
  ],
  // the number that the chain keeps is whole, whatever was read
  [
    'sent nothing, as the chain has it',
    { account: { nonce: 0, code: none }, activity: { transactions: count(2), outbound: { value: 0, atLeast: true } } },
    'inbound',
    'It has received 2 transactions and never sent one.',
  ],
  [
    'sent nobody knows how often',
    { account: { code: none }, activity: { transactions: count(2) } },
    'unknown',
    'the number of transactions it has sent is not known',
  ],
  ['did nobody knows what', { account: { nonce: 0, code: none }, activity: {} }, 'unknown', 'the number of transactions is not known'],
])('a wallet that %s', (_, given, row, sentence) => {
  expect([rowOf('wallet/inbound-only', given), sentenceOf('wallet/inbound-only', given)]).toEqual([row, sentence])
})

test.each<[Evidence['account']['code'], boolean | undefined, string]>([
  [none, false, 'clear'],
  [{ kind: 'delegated', delegate: '0x' }, false, 'clear'],
  [contract, true, 'clear'],
  [contract, false, 'unverified'],
  [contract, undefined, 'unknown'],
])('an account with the code %j, verified %s, is "%s"', (code, verified, row) => {
  expect(rowOf('wallet/unverified-contract', { account: { code }, activity: verified === undefined ? {} : { verified } })).toBe(row)
})

test('a borrowed code is told with its address', () => {
  expect(sentenceOf('wallet/delegated', { account: { code: { kind: 'delegated', delegate: '0xdelegate' } } })).toBe(
    'The account runs the code of 0xdelegate, a contract chainvet does not know (EIP-7702).',
  )
})

test('every issuer that froze the wallet is told; one that did not is named where none did', () => {
  const asked = (...frozen: boolean[]) => ({
    freezes: { asked: frozen.map((yes, place) => ({ symbol: place === 0 ? 'USDT' : 'USDC', token: '0x', frozen: yes })) },
  })
  expect(sentenceOf('wallet/issuer-frozen', asked(true, true))).toBe('The issuer of USDT and USDC has frozen this wallet.')
  expect(sentenceOf('wallet/issuer-frozen', asked(false, true))).toBe('The issuer of USDC has frozen this wallet.')
  expect(sentenceOf('wallet/issuer-frozen', asked(false, false))).toBe('Not frozen by the issuer of USDT, USDC.')
})
