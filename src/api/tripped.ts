import { isLevel, rankOf } from './level.ts'
import type { Gate, Row } from './report.ts'

/** Whether a row is one of those that failed the gate: its score or level is too high, and nobody accepted it or knew it before. */
export function tripped(
  { status, result, ignored, baseline }: Row,
  { fail_on, fail_on_score }: Pick<Gate, 'fail_on' | 'fail_on_score'>,
): boolean {
  if (status !== 'scored' || !result || ignored || baseline === 'same' || baseline === 'better') return false
  // a word that this version does not know is the worst there is
  const rank = isLevel(result.risk_level) ? rankOf(result.risk_level) : rankOf('CRITICAL')
  return (fail_on !== null && rank >= rankOf(fail_on)) || (fail_on_score !== null && result.risk_score >= fail_on_score)
}

/** "CRITICAL", "score 70", "CRITICAL or score 70"; `undefined` where there is no gate. */
export function limitOf({ fail_on, fail_on_score }: Pick<Gate, 'fail_on' | 'fail_on_score'>): string | undefined {
  const parts = [...(fail_on === null ? [] : [fail_on]), ...(fail_on_score === null ? [] : [`score ${fail_on_score}`])]
  return parts.length > 0 ? parts.join(' or ') : undefined
}
