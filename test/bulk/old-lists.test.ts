import { expect, test } from 'vitest'
import type { ScanResult } from '../../src/api/scanner.ts'
import { longestAge, oldListsOf } from '../../src/bulk/old-lists.ts'
import { walletResult } from '../support/reports.ts'

const now = new Date('2026-11-20T12:00:00Z')

/** A result that rests on lists of that day; `missing` says whether anything stood in for them. */
function resting(asOf: string, missing: boolean): ScanResult {
  const result = walletResult({})
  const { coverage } = result.security_summary
  const gap = missing ? [{ check: 'sanctions screen', reason: 'the lists are old' }] : []
  const lists = [
    { name: 'OFAC SDN', as_of: asOf, entries: 3, sanctions: true as const },
    { name: 'Services', as_of: '2020-01-01', entries: 3 },
  ]
  return { ...result, security_summary: { ...result.security_summary, coverage: { ...coverage, missing: gap, lists } } }
}

test.each<[string, boolean, string | undefined]>([
  ['2026-11-05', true, 'its lists of sanctions are of 2026-11-05, 15 days old'],
  // fourteen days are allowed, to the moment
  ['2026-11-07', true, undefined],
  // a list that is kept on the chain stood in for them
  ['2026-11-05', false, undefined],
  ['no day', true, undefined],
])('lists of %s, missing %s: %s', (asOf, missing, why) => {
  const failure = oldListsOf(resting(asOf, missing), { longest: longestAge, now })
  expect([failure?.code, failure?.message]).toEqual(why === undefined ? [undefined, undefined] : ['DATA_TOO_OLD', why])
})
