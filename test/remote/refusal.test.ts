import { expect, test } from 'vitest'
import { chainNamed } from '../../src/chains/index.ts'
import type { FailureCode } from '../../src/errors.ts'
import { quotaExhausted, refusalOf } from '../../src/remote/refusal.ts'
import { free, usageOf } from '../support/service.ts'
import { known } from '../support/subjects.ts'

const reader = { service: 'https://api.example.com', key: 'cv_live_CANARYSECRET7f3a' }
const question = { kind: 'wallet', given: known.vitalik, chain: chainNamed('bitcoin') } as const
const reply = (status: number, text = '{"detail":"Said so."}') => ({ status, text, retryAfter: undefined })

test.each<[number, FailureCode, FailureCode, FailureCode]>([
  [201, 'CONTRADICTION', 'CONTRADICTION', 'CONTRADICTION'],
  [302, 'CONTRADICTION', 'CONTRADICTION', 'CONTRADICTION'],
  [400, 'INVALID_ADDRESS', 'INVALID_ADDRESS', 'CONTRADICTION'],
  [401, 'AUTH_INVALID', 'AUTH_INVALID', 'AUTH_INVALID'],
  [403, 'CONTRADICTION', 'CONTRADICTION', 'CONTRADICTION'],
  [404, 'NO_ACTIVITY', 'CONTRADICTION', 'CONTRADICTION'],
  [429, 'RATE_LIMITED', 'RATE_LIMITED', 'RATE_LIMITED'],
  [500, 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'],
  [502, 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'],
])('status %i of a wallet is %s, of a token %s, of the usage %s', (status, ofWallet, ofToken, ofUsage) => {
  const codes = [question, { ...question, kind: 'token' } as const, undefined].map(asked => refusalOf(reply(status), reader, asked).code)
  expect(codes).toEqual([ofWallet, ofToken, ofUsage])
})

test.each(['', 'null', '[]', '{"detail":7}', '<html>', '{"detail"', '{"detail":"a","detail":"b"}'])(
  'a body without a detail says nothing: %j',
  text => {
    expect(refusalOf(reply(401, text), reader, question).where).toEqual([])
  },
)

test('a chain of its own kind has no others to be on', () => {
  expect(refusalOf(reply(404), reader, question).hint).toBe('Check the address: nothing was ever sent to it.')
})

test('an empty pool is told with its numbers and its reset', () => {
  expect(quotaExhausted(usageOf(free(1_000)))).toMatchObject({
    code: 'QUOTA_EXHAUSTED',
    message: 'the monthly quota is used up: 1,000 of 1,000 calls, tier free',
    hint: 'It resets on 2026-12-01 00:00 UTC.',
  })
})
