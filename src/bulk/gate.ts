import type { Level } from '../api/level.ts'
import type { Gate, Row, Summary } from '../api/report.ts'
import { tripped } from '../api/tripped.ts'
import { type FailureCode, failures } from '../errors.ts'

export interface GateRules {
  /** Trips on a result at this level or above. */
  readonly failOn: Level | null
  /** Trips on a score of this or more. */
  readonly failOnScore: number | null
  readonly exitCode: number
  /** Rows without a score that are fine all the same: all whose reason can be believed, or those with one of these codes. */
  readonly allowUnscored: boolean | readonly string[]
}

/** "no-activity" for NO_ACTIVITY: how codes are spelled behind --allow-unscored. */
const allowedName = (code: string): string => code.toLowerCase().replaceAll('_', '-')

/** Reasons that have to be named to be allowed: the input is wrong, or the answer cannot be believed. */
const onlyByName: readonly string[] = ['UNKNOWN_LEVEL', 'CONTRADICTION', 'BAD_RESPONSE']

function isAllowed({ status, error }: Row, allow: GateRules['allowUnscored']): boolean {
  if (Array.isArray(allow))
    return (status === 'bad_row' && allow.includes('bad-row')) || (error !== undefined && allow.includes(allowedName(error.code)))
  return (
    allow === true &&
    status !== 'bad_row' &&
    error !== undefined &&
    !onlyByName.includes(error.code) &&
    ![4, 6].includes(exitOf(error.code))
  )
}

const exitOf = (code: string): number => (code in failures ? failures[code as FailureCode].exit : 8)

/** Counts rows as they pass, and knows at the end how the run ended. Holds no rows. */
export function createTally(rules: GateRules) {
  const counts = { rows: 0, critical: 0, high: 0, medium: 0, low: 0, no_activity: 0, unscored: 0, bad_rows: 0, duplicates: 0, ignored: 0 }
  const lines: number[] = []
  let count = 0
  let forgiven = 0
  /** Exit codes of rows without a score, and whether anything was scored: together they decide between 4, 5, 6 and 8. */
  const wrong = new Set<number>()
  let scored = 0
  const limits = { fail_on: rules.failOn, fail_on_score: rules.failOnScore }

  return {
    add(row: Row): void {
      counts.rows++
      if (row.duplicate_of !== null) counts.duplicates++
      if (row.ignored) counts.ignored++
      if (row.status === 'scored' && row.result) {
        scored++
        const level = row.result.risk_level.toLowerCase()
        if (level === 'critical' || level === 'high' || level === 'medium' || level === 'low') counts[level]++
        if (tripped(row, limits) && ++count <= 1000) lines.push(row.line)
        return
      }
      if (row.status === 'bad_row') counts.bad_rows++
      else if (row.status === 'no_activity') counts.no_activity++
      else counts.unscored++
      if (isAllowed(row, rules.allowUnscored)) forgiven++
      else wrong.add(row.status === 'bad_row' ? 8 : exitOf(row.error?.code ?? 'UNSCORED'))
    },

    gate: (): Gate => ({
      ...limits,
      gate_exit_code: rules.exitCode,
      allow_unscored: typeof rules.allowUnscored === 'boolean' ? rules.allowUnscored : [...rules.allowUnscored],
      tripped: count > 0,
      lines: [...lines],
      count,
    }),

    /** Whether asking again for the rows without a score may help. */
    worthResuming: (): boolean => [4, 5, 6].some(code => wrong.has(code)),

    /** `stopped` is the exit code of the signal that ended the run early. */
    summary({ stopped, ...more }: Pick<Summary, 'calls' | 'retries' | 'duration_ms'> & { stopped?: number | undefined }): Summary {
      return { ...counts, ...more, exit_code: stopped ?? exit(), complete: stopped === undefined }
    },
  }

  /** A found risk is a verdict even if other rows failed; after it comes what a person has to mend, then what time mends. */
  function exit(): number {
    if (count > 0) return rules.exitCode
    if (wrong.has(4)) return 4
    if (wrong.has(6)) return 6
    // every question was refused as wrong: trying again changes nothing
    if (wrong.has(2) && wrong.size === 1 && scored === 0 && forgiven === 0) return 2
    // nothing came of the run, and trying again may help
    if (wrong.has(5) && scored === 0 && forgiven === 0) return 5
    return wrong.size > 0 ? 8 : 0
  }
}
