import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Row } from '../../src/api/report.ts'
import { createTally, type GateRules } from '../../src/bulk/gate.ts'
import { row, walletResult } from '../support/reports.ts'

const rules = (more: Partial<GateRules> = {}): GateRules => ({
  failOn: 'CRITICAL',
  failOnScore: null,
  exitCode: 20,
  allowUnscored: false,
  ...more,
})

const scored = (risk_level: string, risk_score: number, more: Partial<Row> = {}): Row =>
  row(2, '0x52908400098527886E0F7030069857D2E4169EE7', { result: walletResult({ risk_level, risk_score }), ...more })
const [low, medium, high, critical] = [scored('LOW', 5), scored('MEDIUM', 40), scored('HIGH', 70), scored('CRITICAL', 100)]

const without = (code: string, status: Row['status'] = 'unscored'): Row =>
  row(3, '0x8617E340B3D01FA5F11F306F4090FD50E238070D', { status, error: { code, message: 'why', hint: null } })
const upstream = without('UPSTREAM_UNAVAILABLE')
const bad = without('INVALID_ADDRESS', 'bad_row')

const ignored = { reason: 'reviewed by ops', expires: '2027-01-31', accepted_level: 'CRITICAL' } as const

const exitOf = (rows: readonly Row[], given: GateRules): number => {
  const tally = createTally(given)
  for (const each of rows) tally.add(each)
  return tally.summary({ calls: 0, retries: 0, duration_ms: 0 }).exit_code
}

describe('the truth table of the gate', () => {
  test.each<[string, Row[], number, number]>([
    ['all below', [low, medium, high], 0, 0],
    ['one CRITICAL', [low, critical], 20, 20],
    ['none, one upstream failure', [low, upstream], 8, 0],
    ['one CRITICAL and one failure', [critical, upstream], 20, 20],
    ['a level word unknown to this version', [low, without('UNKNOWN_LEVEL')], 8, 8],
    ['an answer that contradicts itself', [low, without('CONTRADICTION')], 8, 8],
    ['CRITICAL but ignored and valid', [low, { ...critical, ignored }], 0, 0],
    ['all rows bad', [bad, bad], 8, 8],
    ['key revoked at row 50, nothing critical before', [low, without('AUTH_INVALID')], 4, 4],
    ['key revoked after a CRITICAL', [critical, without('AUTH_INVALID')], 20, 20],
    ['pool empty after half of the rows', [low, without('QUOTA_EXHAUSTED')], 6, 6],
    ['a wallet without activity', [low, without('NO_ACTIVITY', 'no_activity')], 8, 0],
    ['nothing could be scored, for the time being', [upstream, upstream], 5, 0],
    ['the only green: every row LOW', [low, low], 0, 0],
  ])('%s', (_, rows, strict, allowing) => {
    expect(exitOf(rows, rules())).toBe(strict)
    expect(exitOf(rows, rules({ allowUnscored: true }))).toBe(allowing)
  })
})

test('codes that are named are allowed, and no other', () => {
  expect(exitOf([low, without('NO_ACTIVITY', 'no_activity')], rules({ allowUnscored: ['no-activity'] }))).toBe(0)
  expect(exitOf([low, upstream], rules({ allowUnscored: ['no-activity'] }))).toBe(8)
  expect(exitOf([low, bad], rules({ allowUnscored: ['bad-row'] }))).toBe(0)
})

test.each<[string, Partial<GateRules>, Row, boolean]>([
  ['a level above the limit', { failOn: 'MEDIUM' }, high, true],
  ['a level below it', { failOn: 'HIGH' }, medium, false],
  ['no limit at all', { failOn: null }, critical, false],
  ['a score at the limit', { failOn: null, failOnScore: 70 }, high, true],
  ['a score below it', { failOn: null, failOnScore: 71 }, high, false],
  ['either limit', { failOn: 'CRITICAL', failOnScore: 70 }, high, true],
  ['a row that is as it was', {}, { ...critical, baseline: 'same' }, false],
  ['a row that is better than it was', {}, { ...critical, baseline: 'better' }, false],
  ['a row that is worse', {}, { ...critical, baseline: 'worse' }, true],
  ['a row that is new', {}, { ...critical, baseline: 'new' }, true],
  ['a level word nobody knows', {}, scored('SEVERE', 50), true],
])('%s', (_, more, each, tripped) => {
  expect(exitOf([each], rules(more))).toBe(tripped ? 20 : 0)
})

test('another exit code is taken', () => {
  expect(exitOf([critical], rules({ exitCode: 77 }))).toBe(77)
})

test('every row is counted once, under one heading', () => {
  const tally = createTally(rules())
  for (const each of [
    low,
    medium,
    high,
    critical,
    upstream,
    bad,
    without('NO_ACTIVITY', 'no_activity'),
    { ...low, duplicate_of: 2 },
    { ...critical, ignored },
  ])
    tally.add(each)
  expect(tally.summary({ calls: 7, retries: 1, duration_ms: 12 })).toEqual({
    rows: 9,
    critical: 2,
    high: 1,
    medium: 1,
    low: 2,
    no_activity: 1,
    unscored: 1,
    bad_rows: 1,
    duplicates: 1,
    ignored: 1,
    calls: 7,
    retries: 1,
    duration_ms: 12,
    exit_code: 20,
    complete: true,
  })
  expect(tally.gate()).toMatchObject({ tripped: true, count: 1, lines: [2] })
})

test('a run that was stopped ends with the code of the signal, whatever it found', () => {
  const tally = createTally(rules())
  tally.add(critical)
  expect(tally.summary({ calls: 1, retries: 0, duration_ms: 1, stopped: 143 })).toMatchObject({ exit_code: 143, complete: false })
})

const anyRow = fc.constantFrom(low, medium, high, critical, upstream, bad, without('UNKNOWN_LEVEL'), without('NO_ACTIVITY', 'no_activity'))

test('no row makes a failing run pass, and order does not matter', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 8 }), anyRow, fc.boolean(), (rows, more, allowUnscored) => {
      const given = rules({ failOn: 'HIGH', allowUnscored })
      const before = exitOf(rows, given)
      expect(exitOf([...rows].reverse(), given)).toBe(before)
      if (before !== 0) expect(exitOf([...rows, more], given)).not.toBe(0)
      if (before === 20) expect(exitOf([...rows, more], given)).toBe(20)
    }),
  )
})
