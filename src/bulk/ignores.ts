import { isLevel, type Level, levels, rankOf } from '../api/level.ts'
import type { Kind, Row } from '../api/report.ts'
import { closest } from '../chains/closest.ts'
import { ChainvetError } from '../errors.ts'
import { parseJson } from '../json.ts'
import { resolveTarget } from './resolve.ts'

/** A risk that somebody accepted: for a reason, up to a level, until a day. */
export interface Ignore {
  /** CAIP-10. */
  readonly target: string
  readonly type: Kind
  /** The level that was looked at. A result above it is not covered. */
  readonly accepted_level: Level
  readonly reason: string
  /** Last day on which it holds, UTC, "2027-01-31". */
  readonly expires: string
  readonly by?: string
  readonly added?: string
}

export interface IgnoreEntry extends Ignore {
  /** Line of the file on which the entry starts. */
  readonly line: number
}

const members = ['target', 'type', 'accepted_level', 'reason', 'expires', 'by', 'added'] as const
const longestDays = 366
const shortestReason = 10

/** Reads an ignore file. Everything that is not exactly right is an error with its line: an ignore that nobody understands hides risks. */
export function readIgnores(text: string, file: string, today: Date): IgnoreEntry[] {
  const refuse = (line: number, problem: string, hint?: string): never => {
    throw new ChainvetError('IGNORE_INVALID', problem, { where: [`${file}:${line}`], ...(hint !== undefined && { hint }) })
  }
  let document: unknown
  try {
    document = parseJson(text.replace(/^\uFEFF/, ''))
  } catch {
    return refuse(1, 'the ignore file is not JSON')
  }
  const { schema_version: schemaVersion, ignores, ...rest } = isRecord(document) ? document : refuse(1, 'the ignore file is not an object')
  for (const name of Object.keys(rest))
    if (name !== '$schema') refuse(1, `unknown member "${name}"`, suggestion(name, ['schema_version', 'ignores']))
  if (String(schemaVersion) !== '1') refuse(1, 'schema_version is not 1')
  if (!Array.isArray(ignores)) return refuse(1, '"ignores" is not a list')
  const lines = linesOfEntries(text)
  const seen = new Map<string, number>()
  return ignores.map((entry: unknown, at) => {
    const line = lines[at] ?? 1
    const ignore = readEntry(entry, today, (problem, hint) => refuse(line, problem, hint))
    const key = `${ignore.type} ${ignore.target}`
    const earlier = seen.get(key)
    if (earlier !== undefined) refuse(line, `the same ${ignore.type} is ignored on line ${earlier} already`)
    seen.set(key, line)
    return { ...ignore, line }
  })
}

type Refuse = (problem: string, hint?: string) => never

function readEntry(entry: unknown, today: Date, refuse: Refuse): Ignore {
  if (!isRecord(entry)) return refuse('an entry is not an object')
  for (const name of Object.keys(entry))
    if (!members.some(member => member === name)) refuse(`unknown member "${name}"`, suggestion(name, members))
  const textOf = (name: (typeof members)[number]): string => {
    const value = entry[name]
    return typeof value === 'string' ? value : refuse(value === undefined ? `"${name}" is missing` : `"${name}" is not text`)
  }
  const { type, accepted_level: level } = { type: textOf('type'), accepted_level: textOf('accepted_level').toUpperCase() }
  if (type !== 'wallet' && type !== 'token') return refuse('"type" is neither wallet nor token')
  if (!isLevel(level)) return refuse(`"accepted_level" is not a level`, `One of ${levels.join(', ')}.`)
  const reason = textOf('reason')
  if (reason.trim().length < shortestReason)
    refuse(`"reason" is shorter than ${shortestReason} characters`, 'Say who looked at what, and why it is fine.')
  const expires = textOf('expires')
  const days = daysUntil(expires, today)
  if (days === undefined) return refuse('"expires" is not a day', 'Expected a day of the calendar such as 2027-01-31.')
  if (days > longestDays) refuse(`"expires" is more than ${longestDays} days ahead`, 'Accept a risk for a year at most, then look again.')
  return {
    target: targetOf(textOf('target'), refuse),
    type,
    accepted_level: level,
    reason,
    expires,
    ...(entry['by'] !== undefined && { by: textOf('by') }),
    ...(entry['added'] !== undefined && { added: textOf('added') }),
  }
}

function targetOf(text: string, refuse: Refuse): string {
  try {
    const { chain, address } = resolveTarget(text, { checksum: true, command: 'chainvet ignore add' })
    return `${chain.caip2}:${address}`
  } catch (error) {
    if (!(error instanceof ChainvetError)) throw error
    return refuse(`"target" cannot be used: ${error.message}`, 'Expected chain and address in one, such as eip155:1:0x... or base:0x...')
  }
}

/** Whole days from today to a day of the calendar; negative when it is past. `undefined` for what is no day, such as February 30th. */
export function daysUntil(day: string, today: Date): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return undefined
  return Math.round((date.getTime() - new Date(`${today.toISOString().slice(0, 10)}T00:00:00Z`).getTime()) / 86_400_000)
}

export interface IgnoreRules {
  /** The entry that covers a scored row, if one does. Remembers which entries were of use. */
  covering(row: Row): Row['ignored']
  /** What a person should know: entries that have expired, that cover less than was found, that match nothing. To be asked after the last row. */
  warnings(): string[]
}

export function ignoreRules(entries: readonly IgnoreEntry[], file: string, today: Date): IgnoreRules {
  const bySubject = new Map(entries.map(entry => [`${entry.type} ${entry.target}`, entry]))
  const used = new Set<IgnoreEntry>()
  const risen = new Map<IgnoreEntry, string>()
  const isExpired = ({ expires }: Ignore) => (daysUntil(expires, today) ?? -1) < 0

  return {
    covering({ target, result }) {
      const entry = target && bySubject.get(`${target.kind} ${target.caip10}`)
      if (!entry || !result) return null
      used.add(entry)
      if (isExpired(entry)) return null
      const level = result.risk_level
      if (!isLevel(level) || rankOf(level) > rankOf(entry.accepted_level)) {
        risen.set(entry, level)
        return null
      }
      return { reason: entry.reason, expires: entry.expires, accepted_level: entry.accepted_level }
    },
    warnings: () =>
      entries.flatMap(entry => {
        const place = `${file}:${entry.line}: the ignore of ${entry.target}`
        if (isExpired(entry)) return [`${place} expired on ${entry.expires}`]
        const level = risen.get(entry)
        if (level !== undefined) return [`${place} accepted ${entry.accepted_level}, and it is ${level} now`]
        return used.has(entry) ? [] : [`${place} matches nothing that was scanned`]
      }),
  }
}

/** The ignore file with one entry more, or fewer. The rest of the file keeps its order. */
export const writeIgnores = (entries: readonly Ignore[]): string =>
  `${JSON.stringify(
    {
      schema_version: 1,
      ignores: entries.map(({ target, type, accepted_level, reason, expires, by, added }) => ({
        target,
        type,
        accepted_level,
        reason,
        expires,
        ...(by !== undefined && { by }),
        ...(added !== undefined && { added }),
      })),
    },
    undefined,
    2,
  )}\n`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function suggestion(name: string, known: readonly string[]): string {
  const near = closest(name, known)
  return near === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${near}"?`
}

/** The line on which each member of the list "ignores" starts: braces two deep, outside of texts. */
function linesOfEntries(text: string): number[] {
  const lines: number[] = []
  let line = 1
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '\n') line++
    if (quoted) {
      if (character === '\\') at++
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '{' && ++depth === 2) lines.push(line)
    else if (character === '}') depth--
  }
  return lines
}
