import { ledgerOf } from '../api/ledger.ts'
import { sanctionsScreen } from '../api/sanctions-screen.ts'
import type { ScanResult } from '../api/scanner.ts'
import { ChainvetError } from '../errors.ts'

const day = 86_400_000

/** Oldest lists of sanctions by which a gate may let somebody through, in milliseconds: 14 days. */
export const longestAge = 14 * day

/**
 * Why a gate cannot rest on a result: its lists of sanctions are older than `longest`, and nothing else stood in for them.
 * `undefined` for all others, and for a result that does not say on which lists it rests.
 */
export function oldListsOf(
  result: ScanResult,
  { longest, now }: { readonly longest: number; readonly now: Date },
): ChainvetError | undefined {
  const coverage = ledgerOf(result)?.coverage
  if (!coverage?.missing.some(({ check }) => check === sanctionsScreen)) return undefined
  const [oldest] = coverage.lists.flatMap(({ as_of, sanctions }) => (sanctions ? [as_of] : [])).sort()
  if (oldest === undefined) return undefined
  const age = now.getTime() - Date.parse(`${oldest}T00:00:00Z`)
  if (!(age > longest)) return undefined
  return new ChainvetError('DATA_TOO_OLD', `its lists of sanctions are of ${oldest}, ${Math.floor(age / day)} days old`, {
    hint: 'A gate rests on lists that are younger. Fetch them anew: chainvet data update\nTo allow older ones: chainvet config set data_max_age 30d',
  })
}
