import { ChainvetError } from '../../../src/errors.ts'
import type { Random } from '../../torture/random.ts'
import { type Change, changedBy, inWords, pathsIn, placeOf, spoilings } from './change.ts'
import type { Seen, Stage } from './stage.ts'

const heights = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL']

/**
 * What the absence of a part says by itself, so that without it a lower level is right. A list that is an element shorter, or has
 * none, is the list of another history, which no reader can tell; an account that is null does not exist, and one
 * without data says nothing; and no line to an issuer
 * is how the ledger says that there is none. And these are left out by the servers where there is nothing to say: rippled leaves out flags of a line that are not set, keys that are not there and the last marker; proto3, in which Tron is
 * written, leaves out rules that nobody changed and results that were a success.
 */
const rows = /^(?:lines|data|transactions|value)$/
export const unsaidWhenNone = /^(?:freeze_peer|RegularKey|TransferRate|owner_permission|active_permission|ret)$/
const isStatement = ({ path, spoiling, key }: Change): boolean =>
  spoiling === 'empty'
    ? rows.test(String(path.at(-1))) || (path.at(-1) === 'result' && key.includes('action=')) || /\.data\.0$/.test(path.join('.'))
    : spoiling === 'null'
      ? /\.value(?:\.\d+)?$/.test(path.join('.')) && /getAccountInfo|getMultipleAccounts/.test(key)
      : spoiling === 'gone' && (typeof path.at(-1) === 'number' || unsaidWhenNone.test(String(path.at(-1))))

/**
 * Every field of every answer, spoiled in every way, alone and in all answers of its endpoint. Of a field that stands in many rows
 * `each` are taken.
 */
export function singleChanges({ answers }: Stage, random: Random, each: number): Change[] {
  const groups = new Map<string, Pick<Change, 'key' | 'path'>[]>()
  for (const [key, { text }] of answers) {
    if (!/^\s*[[{]/.test(text)) continue
    for (const path of pathsIn(JSON.parse(text))) {
      const place = placeOf({ key, path })
      groups.set(place, [...(groups.get(place) ?? []), { key, path }])
    }
  }
  return [...groups.values()]
    .flatMap(places => {
      const chosen = places.length <= each ? places : Array.from({ length: each }, () => random.pick(places))
      const alone = chosen.flatMap(place => spoilings.map((spoiling): Change => ({ ...place, spoiling, everywhere: false })))
      const [first] = places
      if (!first || places.length === 1) return alone
      return [...alone, ...spoilings.map((spoiling): Change => ({ ...first, spoiling, everywhere: true }))]
    })
    .filter(change => !isStatement(change))
}

export interface Outcome {
  /** Refused, or told that a decisive check is missing. */
  readonly indeterminate: boolean
  /** Refused. */
  readonly refused?: true
  /** What is wrong, in words. */
  readonly wrong?: string
}

/** Scans with these changes, and compares with the verdict on everything. */
export async function compared(stage: Stage, changes: readonly Change[]): Promise<Outcome> {
  const cause = changes.map(inWords).join('; ')
  try {
    return judgedAgainst(stage, await stage.scan(changedBy(changes)), cause)
  } catch (error) {
    return { indeterminate: false, wrong: `${stage.scene.name}: CRASH ${String(error)} — ${cause}` }
  }
}

/** Compares a verdict on less with the verdict on everything. */
export function judgedAgainst({ scene, full }: Stage, less: Seen | ChainvetError, cause: string): Outcome {
  const because = (what: string) => `${scene.name}: ${what} — ${cause}`
  if (less instanceof ChainvetError) return { indeterminate: true, refused: true }
  const { level, checks, missing } = less
  const cleared = [...full.checks].flatMap(([id, outcome]) => (outcome === 'raised' && checks.get(id) === 'clear' ? [id] : []))
  const lower = heights.indexOf(level) < heights.indexOf(full.level)
  const told = level !== 'LOW' && missing.length > 0
  const indeterminate = missing.length > 0
  if (level === 'LOW' && missing.length > 0) return { indeterminate, wrong: because(`LOW without ${missing.join(', ')}`) }
  if (lower && !told) return { indeterminate, wrong: because(`${full.level} became ${level} (cleared ${cleared.join(', ') || 'none'})`) }
  // of a part that was read nothing may be found in it, if it is said that it was a part
  const worse = heights.indexOf(level) > heights.indexOf(full.level)
  if (cleared.length > 0 && !indeterminate && !worse) return { indeterminate, wrong: because(`cleared ${cleared.join(', ')}; ${level}`) }
  return { indeterminate }
}
