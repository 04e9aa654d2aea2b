import { Chalk } from 'chalk'
import { describe, expect, test } from 'vitest'
import type { Gate, Summary } from '../../src/api/report.ts'
import { limitOf, tripped } from '../../src/api/tripped.ts'
import { counted, duration, grouped } from '../../src/output/amounts.ts'
import { countsText, gateText, summaryText, troublesText } from '../../src/output/summary.ts'
import { manyMixed, page, row, walletResult } from '../support/reports.ts'

const plain = page()
const coloured = page({ chalk: new Chalk({ level: 1 }) })
const green = /\u001b\[(?:32|92)m/

test('what a run did is the line of the specification', () => {
  expect(summaryText(manyMixed, plain)).toBe(
    '6 rows: 1 critical, 1 high, 1 medium, 1 low, 1 unscored, 1 bad row.  11 calls (6 retries).  4.1 s\n',
  )
})

const none: Summary = {
  rows: 0,
  critical: 0,
  high: 0,
  medium: 0,
  low: 0,
  no_activity: 0,
  unscored: 0,
  bad_rows: 0,
  duplicates: 0,
  ignored: 0,
  calls: 0,
  retries: 0,
  duration_ms: 0,
  exit_code: 0,
  complete: true,
}

test.each([
  [{}, '0 rows.  0 calls.  0.0 s\n'],
  [{ rows: 1, low: 1, calls: 1, retries: 1 }, '1 row: 1 low.  1 call (1 retry).  0.0 s\n'],
  [
    { rows: 1_200, low: 1_198, bad_rows: 2, duplicates: 96, ignored: 1, duration_ms: 75_400 },
    '1,200 rows: 1,198 low, 2 bad rows (96 duplicates, 1 ignored).  0 calls.  1 min 15 s\n',
  ],
  [
    { rows: 3, no_activity: 2, complete: false },
    '3 rows: 2 without activity, 1 of an unknown level.  0 calls.  0.0 s  Stopped before its end.\n',
  ],
] as const)('%j', (more, text) => {
  expect(summaryText({ summary: { ...none, ...more } }, plain)).toBe(text)
})

const gate: Gate = {
  fail_on: 'CRITICAL',
  fail_on_score: null,
  gate_exit_code: 20,
  allow_unscored: false,
  tripped: false,
  lines: [],
  count: 0,
}

describe('what the gate decided', () => {
  test('failed, by which rows', () => {
    expect(gateText(manyMixed, plain)).toBe('gate critical: FAILED by 1 (line 2).   exit 20\n')
  })

  test.each([
    [[2, 7], 2, 'lines 2 and 7'],
    [[2, 7, 1902], 3, 'lines 2, 7 and 1,902'],
    [[2, 7, 9, 11], 4, 'lines 2, 7, 9 and 1 more'],
    [Array.from({ length: 1000 }, (_, at) => at + 2), 4000, 'lines 2, 3, 4 and 3,997 more'],
  ])('%j', (lines, count, text) => {
    expect(gateText({ gate: { ...gate, tripped: true, lines, count }, summary: { ...none, exit_code: 20 } }, plain)).toContain(`(${text})`)
  })

  test('clear is green, and nothing else is', () => {
    expect(gateText({ gate, summary: none }, plain)).toBe('gate critical: clear.   exit 0\n')
    expect(gateText({ gate, summary: none }, coloured)).toMatch(green)
    for (const summary of [
      { ...none, exit_code: 8, unscored: 1 },
      { ...none, exit_code: 130, complete: false },
      { ...none, complete: false },
    ])
      expect(gateText({ gate, summary }, coloured)).not.toMatch(green)
    expect(gateText(manyMixed, coloured)).not.toMatch(green)
  })

  test('not tripped is not clear where a row has no score', () => {
    expect(gateText({ gate, summary: { ...none, exit_code: 8, unscored: 1, bad_rows: 1 } }, plain)).toBe(
      'gate critical: not tripped, and not clear: 2 rows without a score.   exit 8\n',
    )
    expect(gateText({ gate, summary: { ...none, no_activity: 1 } }, plain)).toBe(
      'gate critical: clear, 1 row without a score allowed.   exit 0\n',
    )
  })

  test('no gate, no line', () => {
    expect(gateText({ gate: { ...gate, fail_on: null }, summary: none }, plain)).toBe('')
    expect(limitOf({ ...gate, fail_on_score: 70 })).toBe('CRITICAL or score 70')
  })
})

test.each([
  ['HIGH', 72, {}, true],
  ['MEDIUM', 49, {}, false],
  ['MEDIUM', 70, {}, true],
  ['SEVERE', 0, {}, true],
  ['CRITICAL', 100, { ignored: { reason: 'r', expires: '2027-01-31', accepted_level: 'CRITICAL' as const } }, false],
  ['CRITICAL', 100, { baseline: 'same' as const }, false],
  ['CRITICAL', 100, { baseline: 'worse' as const }, true],
  ['CRITICAL', 100, { status: 'unscored' as const }, false],
] as const)('%s with a score of %i and %j trips a gate of HIGH or 70: %s', (risk_level, risk_score, more, expected) => {
  const one = row(2, '0xa', { result: walletResult({ risk_level, risk_score }), ...more })
  expect(tripped(one, { ...gate, fail_on: 'HIGH', fail_on_score: 70 })).toBe(expected)
})

test('rows without a score are grouped by why, hostile words made visible', () => {
  const troubles = new Map([
    ['INVALID_ADDRESS', { count: 4, lines: [7, 9, 1902], sentence: 'expected 0x' }],
    ['X\u001b', { count: 1, lines: [3], sentence: '\u202e' }],
  ])
  expect(troublesText(troubles, plain)).toBe(
    '4 rows INVALID_ADDRESS (lines 7, 9, 1,902 ...): expected 0x\n1 row X\\x1b (line 3): \\u{202E}\n',
  )
})

test('numbers and times for people', () => {
  expect([grouped(1234.5), grouped(-0.00000001), counted(1, 'row'), counted(1000, 'row')]).toEqual([
    '1,234.5',
    '-0.00000001',
    '1 row',
    '1,000 rows',
  ])
  expect([0, 59_940, 60_000, 3_599_999, 3_600_000, 90_000_000].map(duration)).toEqual([
    '0.0 s',
    '59.9 s',
    '1 min 0 s',
    '59 min 59 s',
    '1 h 0 min',
    '25 h 0 min',
  ])
  expect(countsText({ ...none, rows: 2, critical: 2 })).toBe('2 critical')
})
