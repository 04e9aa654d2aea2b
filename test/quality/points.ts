import type { Check } from '../../src/api/check.ts'

/** What weighs in a score: "token/owner-mints/mints C35" and the points that it adds, 0 where another one of its group speaks or the tier caps. */
export const pointsOf = (checks: readonly Check[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    checks.flatMap(({ id, outcome, row, tier, solo, points }) =>
      outcome === 'raised' && tier !== 'info' ? [[`${id}/${row} ${tier}${solo}`, points]] : [],
    ),
  )
