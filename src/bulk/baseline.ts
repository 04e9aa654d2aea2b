import { isLevel, rankOf } from '../api/level.ts'
import type { Report, Row } from '../api/report.ts'

/** Under which a row is found again in another report: the subject, wherever its row has moved. */
export const subjectOf = ({ target }: Row): string | undefined => (target ? `${target.kind} ${target.caip10}` : undefined)

/** How a row stands against the last report. A subject that had no score then is new: nobody has accepted it. */
export function compareWith(baseline: Report): (row: Row) => Row['baseline'] {
  const before = new Map<string, number>()
  for (const row of baseline.results) {
    const subject = subjectOf(row)
    const rank = rankIn(row)
    if (subject !== undefined && rank !== undefined) before.set(subject, rank)
  }
  return row => {
    const rank = rankIn(row)
    const subject = subjectOf(row)
    const old = subject === undefined ? undefined : before.get(subject)
    if (rank === undefined || old === undefined) return 'new'
    if (rank === old) return 'same'
    return rank > old ? 'worse' : 'better'
  }
}

const rankIn = ({ status, result }: Row): number | undefined =>
  status === 'scored' && result && isLevel(result.risk_level) ? rankOf(result.risk_level) : undefined

export interface Difference {
  readonly change: 'worse' | 'better' | 'new' | 'gone'
  readonly before?: Row
  readonly after?: Row
}

/**
 * What became of a subject; `undefined` where its level stayed. One that lost its score is worse: what was known is not
 * known any more. One that had no score is worse too when it turns out to be anything but LOW.
 */
export function changeOf(before: Row | undefined, after: Row): Exclude<Difference['change'], 'gone'> | undefined {
  if (!before) return 'new'
  const [was, is] = [rankIn(before), rankIn(after)]
  if (was === is) return undefined
  return is === undefined || is > (was ?? rankOf('LOW')) ? 'worse' : 'better'
}

/** What changed between two reports, worst news first. A subject that is new without a score is told too. */
export function differences(before: Report, after: Report): Difference[] {
  const [old, present] = [bySubject(before), bySubject(after)]
  const changes: Difference[] = []
  for (const [subject, row] of present) {
    const earlier = old.get(subject)
    const change = changeOf(earlier, row)
    if (change !== undefined) changes.push({ change, ...(earlier && { before: earlier }), after: row })
  }
  for (const [subject, row] of old) if (!present.has(subject)) changes.push({ change: 'gone', before: row })
  const order = ['worse', 'new', 'better', 'gone']
  return changes.sort((a, b) => order.indexOf(a.change) - order.indexOf(b.change))
}

function bySubject({ results }: Report): Map<string, Row> {
  const rows = new Map<string, Row>()
  for (const row of results) {
    const subject = subjectOf(row)
    if (subject !== undefined && !rows.has(subject)) rows.set(subject, row)
  }
  return rows
}
