import { expect, test } from 'vitest'
import type { Judged } from './attack.ts'
import { countsOf, entryOf, reportOf, scoreOf } from './report.ts'

const judged = (outcome: Judged['outcome'], file = 'src/one.ts'): Judged => ({
  ...{ id: '1', file, line: 7, mutator: 'EqualityOperator', original: 'a <\n  b | c', replacement: 'a <= b | c', outcome },
})

test('what no test reaches counts as much as what no test notices, and a score is never rounded up', () => {
  const all = [judged('killed'), judged('timeout'), judged('survived'), judged('uncovered')]
  expect(scoreOf(countsOf(all))).toBe('50.0')
  expect(scoreOf({ killed: 8_499, timeout: 0, survived: 1_501, uncovered: 0 })).toBe('84.9')
})

test('a room is told with its files and survivors, each on one line', () => {
  const entry = entryOf('signals', [judged('killed'), judged('uncovered'), judged('killed', 'src/two.ts')], 9, 12)
  const report = reportOf([{ ...entry, commit: 'abc', date: '2026-11-22T00:00:00Z', machine: '2 cores' }])
  expect(report).toContain('| **signals** | 3 | 2 | 0 | 0 | 1 | 66.6 % |')
  expect(report).toContain('9 tests, 12 s; abc, 2026-11-22T00:00:00Z, 2 cores.')
  expect(report).toContain('| src/two.ts | 1 | 1 | 0 | 0 | 0 | 100.0 % |')
  expect(report).toContain('| src/one.ts:7 | EqualityOperator, not reached | `` a < b \\| c `` | `` a <= b \\| c `` |')
})
