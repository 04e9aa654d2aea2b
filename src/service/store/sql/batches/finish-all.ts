import { type RawBuilder, sql } from 'kysely'
import type { RowEnd } from '../../store.ts'
import { ask, type Database, type Work } from '../database.ts'
import { reservationOf, shift } from './shift.ts'

/** What an attempt that is put back is released with. */
const upstreamFailed = 502

/** Ends many rows of one account: a few statements for all of them, and their batch is held for the last of these only. */
export const finishAll = (database: Database, ends: readonly RowEnd[]): Promise<readonly boolean[]> =>
  database.transaction(() => finishRows(database, ends), 'harmless')

function* finishRows(database: Database, ends: readonly RowEnd[]): Work<readonly boolean[]> {
  if (ends.length === 0) return []
  const ended = yield* endAttempts(database, ends)
  const inTime = ends.filter(({ row }) => ended.has(reservationOf(row.batch, row.row, row.attempt)))
  if (inTime.length > 0) {
    yield* endCalls(database, inTime)
    // in one order, or two of these could wait for each other
    for (const [batch, counts] of [...countsOf(inTime)].sort(([one], [other]) => (one < other ? -1 : 1)))
      yield* shift(database, batch, counts)
  }
  return ends.map(({ row }) => ended.has(reservationOf(row.batch, row.row, row.attempt)))
}

/** Only attempts that run can be ended: a worker that lost its lease comes too late. The reservations of those that did. */
function* endAttempts({ build, now }: Database, ends: readonly RowEnd[]): Work<ReadonlySet<string>> {
  const values = ends.map(({ row, outcome }) => {
    const { status, body } = outcome.state === 'again' ? { status: null, body: null } : outcome
    const { score, level } = outcome.state === 'scored' ? outcome : { score: null, level: null }
    const state = outcome.state === 'again' ? 'waiting' : outcome.state
    const after = outcome.state === 'again' ? outcome.after : null
    return sql`(${text(row.batch)}, ${whole(row.row)}, ${whole(row.attempt)}, ${text(state)}, ${whole(after)}, ${whole(status)}, ${text(body)}, ${whole(score)}, ${text(level)})`
  })
  const change = sql<{ batch: string; number: number; attempt: number }>`UPDATE batch_rows SET state = e.column4, lease_until = NULL,
    not_before = ${now()} + e.column5, status = e.column6, body = e.column7, score = e.column8, level = e.column9
    FROM (VALUES ${sql.join(values)}) AS e
    WHERE batch_rows.batch = e.column1 AND batch_rows.number = e.column2 AND batch_rows.attempt = e.column3 AND batch_rows.state = 'running'
    RETURNING batch, number, attempt`
  const rows = yield* ask({ compile: () => change.compile(build) })
  return new Set(rows.map(({ batch, number, attempt }) => reservationOf(batch, number, attempt)))
}

/** Settles the calls of rows that were answered, and gives back those of the others. */
function* endCalls({ build, now }: Database, ends: readonly RowEnd[]): Work<void> {
  const values = ends.map(({ row, outcome }) => {
    const status = outcome.state === 'again' ? upstreamFailed : outcome.status
    const state = status === 200 || status === 404 ? 'settled' : 'released'
    return sql`(${text(reservationOf(row.batch, row.row, row.attempt))}, ${text(state)}, ${whole(status)})`
  })
  const change = sql<{
    account: string
    period: string
    state: string
  }>`UPDATE ledger SET state = e.column2, status = e.column3, ended_at = ${now()}
    FROM (VALUES ${sql.join(values)}) AS e
    WHERE ledger.id = e.column1 AND ledger.state = 'reserved'
    RETURNING account, period, state`
  const calls = yield* ask({ compile: () => change.compile(build) })
  if (calls.length !== ends.length) throw new Error('a row of a batch has no reservation')
  const released = new Map<string, { readonly account: string; readonly period: string; count: number }>()
  for (const { account, period, state } of calls) {
    if (state !== 'released') continue
    const one = released.get(`${account} ${period}`) ?? { account, period, count: 0 }
    one.count++
    released.set(`${account} ${period}`, one)
  }
  for (const { account, period, count } of released.values())
    yield* ask(
      build
        .updateTable('counters')
        .set(({ eb }) => ({ used: eb('used', '-', count) }))
        .where('account', '=', account)
        .where('period', '=', period),
    )
}

type Counts = { running: number; waiting: number; scored: number; failed: number }

function countsOf(ends: readonly RowEnd[]): ReadonlyMap<string, Counts> {
  const all = new Map<string, Counts>()
  for (const { row, outcome } of ends) {
    const counts = all.get(row.batch) ?? { running: 0, waiting: 0, scored: 0, failed: 0 }
    counts.running--
    counts[outcome.state === 'again' ? 'waiting' : outcome.state]++
    all.set(row.batch, counts)
  }
  return all
}

// the types of the values of such a list are not found out from the columns they are compared with
const text = (value: string | null): RawBuilder<unknown> => sql`CAST(${value} AS text)`
const whole = (value: number | null): RawBuilder<unknown> => sql`CAST(${value} AS bigint)`
