import { ledgerOf } from '../../api/ledger.ts'
import { isLevel, type Level } from '../../api/level.ts'
import type { ReportHead, ReportTail, Row } from '../../api/report.ts'
import { isWalletResult, type ScanResult } from '../../api/scanner.ts'
import type { Page } from '../format.ts'
import { isBelow, placeOf, standingOf } from './wording.ts'

/** Rows beyond these, worst first, have no section of their own, and are not shown at all. */
export const limits = { sections: 2_000, rows: 5_000 }

/** A row in the page. */
export interface Entry {
  /** Its place in the report, from 1: the page calls it by that. */
  readonly n: number
  readonly row: Row
}

interface ListState {
  readonly name: string
  readonly asOf: string
  readonly entries: number
}

/** Everything a page shows. */
export interface Sheet {
  readonly head: ReportHead
  readonly tail: ReportTail
  /** In the order of the page. */
  readonly entries: readonly Entry[]
  /** The same, worst first. */
  readonly worst: readonly Entry[]
  /** Rows with a score, by score. */
  readonly scores: ReadonlyMap<number, number>
  readonly lists: readonly ListState[]
  /** Names of the scoring models, where the service tells. */
  readonly models: readonly string[]
  readonly sort: 'line' | 'level' | 'score'
  readonly least: Level | undefined
  /** Rows that are only counted: their level is below the one asked for. */
  readonly hidden: number
  /** Rows that are only counted: there are too many. */
  readonly cut: number
  /** All rows in their order; `undefined` where not all of them were kept. */
  readonly all: readonly Row[] | undefined
}

/** Rows that may be kept above the limit before the least worrying ones are dropped. */
const slack = 1_000

export interface Keeper {
  add(row: Row): void
  sheet(head: ReportHead, tail: ReportTail): Sheet
}

/** Keeps of a run what the page will show: all rows while there are few, then the worst. */
export function keeper({ minLevel, sort }: Pick<Page, 'minLevel' | 'sort'>): Keeper {
  let entries: Entry[] = []
  /** The least worrying of those that are kept, once some were dropped. */
  let last: Entry | undefined
  let all: Row[] | undefined = []
  let seen = 0
  let hidden = 0
  const scores = new Map<number, number>()
  const lists = new Map<string, ListState>()
  const models = new Set<string>()

  function count({ result }: Row): void {
    if (!result) return
    const score = result.risk_score
    const before = scores.get(score)
    scores.set(score, before === undefined ? 1 : before + 1)
    const ledger = ledgerOf(result)
    if (!ledger || lists.size > 100) return
    models.add(ledger.model)
    for (const { name, as_of: asOf, entries: size } of ledger.coverage.lists) lists.set(`${name} ${asOf}`, { name, asOf, entries: size })
  }

  return {
    add(row) {
      seen++
      count(row)
      all?.push(row)
      if (seen > limits.rows) all = undefined
      if (isBelow(row, minLevel)) hidden++
      else {
        const entry = { n: seen, row }
        // most rows of a long report are not among the worst of it
        if (!last || worstFirst(entry, last) < 0) entries.push(entry)
      }
      if (entries.length >= limits.rows + slack) {
        entries = trimmed(entries)
        last = entries.at(-1)
      }
    },
    sheet(head, tail) {
      const worst = [...entries].sort(worstFirst).slice(0, limits.rows)
      return {
        head,
        tail,
        entries: sorted(worst, sort),
        worst,
        scores,
        lists: [...lists.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.asOf < b.asOf ? -1 : 1)),
        models: [...models].sort(),
        sort: sort ?? 'line',
        least: minLevel,
        hidden,
        cut: seen - hidden - worst.length,
        all,
      }
    },
  }
}

/** The worst, and of those without a section only what the table shows: later rows can only push them further down. */
const trimmed = (entries: readonly Entry[]): Entry[] =>
  [...entries]
    .sort(worstFirst)
    .slice(0, limits.rows)
    .map((entry, at) => (at < limits.sections ? entry : { ...entry, row: slim(entry.row) }))

function slim(row: Row): Row {
  const { result } = row
  if (!result) return row
  const bare: object = { ...result, ...(isWalletResult(result) ? { security_summary: {} } : { token_data: {} }) }
  return { ...row, result: bare as ScanResult }
}

const scoreOf = ({ row: { result } }: Entry): number => result?.risk_score ?? -1

const worstFirst = (a: Entry, b: Entry): number =>
  placeOf(standingOf(a.row)) - placeOf(standingOf(b.row)) || scoreOf(b) - scoreOf(a) || a.n - b.n

function sorted(worst: readonly Entry[], sort: Page['sort']): readonly Entry[] {
  if (sort === 'level') return worst
  if (sort === 'score') return [...worst].sort((a, b) => scoreOf(b) - scoreOf(a) || a.n - b.n)
  return [...worst].sort((a, b) => a.n - b.n)
}

/** The level of the worst row that has one. */
export const worstLevel = ({ summary }: ReportTail): Level | undefined => {
  const counts = { CRITICAL: summary.critical, HIGH: summary.high, MEDIUM: summary.medium, LOW: summary.low }
  return Object.entries(counts).flatMap(([level, count]) => (isLevel(level) && count > 0 ? [level] : []))[0]
}

/** Rows with a score whose level is a word that this version does not know. */
export const strangers = ({ summary }: ReportTail): number => {
  const { rows, critical, high, medium, low, no_activity, unscored, bad_rows } = summary
  return Math.max(0, rows - (critical + high + medium + low + no_activity + unscored + bad_rows))
}
