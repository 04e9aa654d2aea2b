import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Row } from '../../src/api/report.ts'
import { daysUntil, ignoreRules, readIgnores, writeIgnores } from '../../src/bulk/ignores.ts'
import { ChainvetError } from '../../src/errors.ts'
import { row, walletResult } from '../support/reports.ts'

const today = new Date('2026-11-20T23:59:59Z')
const address = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'
const entry = {
  target: `eip155:1:${address}`,
  type: 'wallet',
  accepted_level: 'HIGH',
  reason: 'exchange hot wallet, mixer flag reviewed by ops, ticket OPS-411',
  expires: '2027-01-31',
  by: 'a.person',
  added: '2026-11-20',
}
const file = (...ignores: unknown[]): string => JSON.stringify({ schema_version: 1, ignores }, undefined, 2)
const read = (text: string) => readIgnores(text, 'chainvet.ignore.json', today)
const refusal = (text: string): ChainvetError => {
  try {
    read(text)
  } catch (error) {
    if (error instanceof ChainvetError) return error
    throw error
  }
  throw new Error('it was accepted')
}

test('a good file is read, and written back as it was', () => {
  const [read1] = read(file(entry))
  expect(read1).toEqual({ ...entry, line: 4 })
  expect(read(writeIgnores(read(file(entry))))).toEqual([{ ...entry, line: 4 }])
})

test('a target may be spelled with the name of its chain, in any case', () => {
  expect(read(file({ ...entry, target: `base:${address.toLowerCase()}` }))[0]?.target).toBe(`eip155:8453:${address}`)
})

describe('what is not exactly right is refused, with its line', () => {
  const { reason: _, ...noReason } = entry
  const { expires: __, ...noExpiry } = entry
  test.each<[string, object, string]>([
    ['no reason', noReason, '"reason" is missing'],
    ['a reason that says nothing', { ...entry, reason: 'ok' }, '"reason" is shorter than 10 characters'],
    ['no expiry', noExpiry, '"expires" is missing'],
    ['a day that is none', { ...entry, expires: '2027-02-30' }, '"expires" is not a day'],
    ['another calendar', { ...entry, expires: '31.01.2027' }, '"expires" is not a day'],
    ['for ever', { ...entry, expires: '2099-01-01' }, '"expires" is more than 366 days ahead'],
    ['a level nobody knows', { ...entry, accepted_level: 'FINE' }, '"accepted_level" is not a level'],
    ['a misspelled member', { ...entry, expiry: '2027-01-31' }, 'unknown member "expiry"'],
    ['a kind nobody knows', { ...entry, type: 'nft' }, '"type" is neither wallet nor token'],
    ['an address without its chain', { ...entry, target: address }, '"target" cannot be used'],
    ['a number for text', { ...entry, reason: 12345678901 }, '"reason" is not text'],
  ])('%s', (_title, wrong, problem) => {
    const error = refusal(file(entry, wrong))
    expect(error.code).toBe('IGNORE_INVALID')
    expect(error.message).toContain(problem)
    // the second entry starts where the first one, with its nine lines, has ended
    expect(error.where).toEqual(['chainvet.ignore.json:13'])
  })

  test('the same subject twice', () => {
    expect(refusal(file(entry, { ...entry, target: `eth:${address}` })).message).toBe('the same wallet is ignored on line 4 already')
  })

  test.each([
    ['no JSON', '{', 'the ignore file is not JSON'],
    ['a list', '[]', 'the ignore file is not an object'],
    ['another version', '{"schema_version":2,"ignores":[]}', 'schema_version is not 1'],
    ['a word for an entry', '{"schema_version":1,"ignores":["all"]}', 'an entry is not an object'],
    ['no list', '{"schema_version":1,"ignores":{}}', '"ignores" is not a list'],
    ['a misspelled list', '{"schema_version":1,"ignore":[]}', 'unknown member "ignore"'],
    ['a prototype', '{"schema_version":1,"ignores":[],"__proto__":{}}', 'the ignore file is not JSON'],
  ])('%s', (_title, text, problem) => {
    expect(refusal(text).message).toBe(problem)
  })
})

test.each<[string, number | undefined]>([
  ['2026-11-20', 0],
  ['2026-11-21', 1],
  ['2026-11-19', -1],
  ['2027-11-20', 365],
  ['2026-02-29', undefined],
  ['2028-02-29', 466],
  ['soon', undefined],
])('%s is %s days from now', (day, days) => {
  expect(daysUntil(day, today)).toBe(days)
})

const scored = (risk_level: string, more: Partial<Row> = {}): Row =>
  row(2, address, { result: walletResult({ wallet_address: address, risk_level }), ...more })

describe('an ignore covers', () => {
  const rules = (more: object = {}, day = today) => ignoreRules(readIgnores(file({ ...entry, ...more }), 'i.json', today), 'i.json', day)

  test('what it was made for, and says why', () => {
    expect(rules().covering(scored('HIGH'))).toEqual({ reason: entry.reason, expires: '2027-01-31', accepted_level: 'HIGH' })
    expect(rules().covering(scored('LOW'))).not.toBeNull()
  })

  test('nothing above the accepted level', () => {
    const risen = rules()
    expect(risen.covering(scored('CRITICAL'))).toBeNull()
    expect(risen.warnings()).toEqual([`i.json:4: the ignore of eip155:1:${address} accepted HIGH, and it is CRITICAL now`])
  })

  test('nothing of an unknown level', () => {
    expect(rules().covering(scored('SEVERE'))).toBeNull()
  })

  test('nothing after its last day, which it still covers', () => {
    expect(rules({}, new Date('2027-01-31T23:59:59Z')).covering(scored('HIGH'))).not.toBeNull()
    const expired = rules({}, new Date('2027-02-01T00:00:00Z'))
    expect(expired.covering(scored('HIGH'))).toBeNull()
    expect(expired.warnings()).toEqual([`i.json:4: the ignore of eip155:1:${address} expired on 2027-01-31`])
  })

  test('no other kind, chain or address', () => {
    const unused = rules()
    const { target } = scored('HIGH')
    expect(unused.covering(scored('HIGH', { target: target && { ...target, kind: 'token' } }))).toBeNull()
    expect(unused.covering(scored('HIGH', { target: target && { ...target, caip10: `eip155:10:${address}` } }))).toBeNull()
    expect(unused.warnings()).toEqual([`i.json:4: the ignore of eip155:1:${address} matches nothing that was scanned`])
  })
})

test('whatever the file holds, it is read or refused with a place', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map(ignores => `{"schema_version":1,"ignores":[${ignores}]}`),
      ),
      text => {
        try {
          expect(read(text)).toBeInstanceOf(Array)
        } catch (error) {
          expect(error).toMatchObject({ code: 'IGNORE_INVALID', where: [expect.stringMatching(/^chainvet\.ignore\.json:\d+$/)] })
        }
      },
    ),
  )
})
