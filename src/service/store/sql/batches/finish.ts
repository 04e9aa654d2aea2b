import { sql } from 'kysely'
import type { ClaimedRow, RowOutcome } from '../../store.ts'
import { ask, type Database, type Work } from '../database.ts'
import { releaseOne } from '../quota.ts'
import type { BatchLine } from '../tables.ts'
import { inTurn, reservationOf, shift } from './shift.ts'

/** Leases that are looked at in one transaction. */
const atOnce = 200
/** What an attempt that nobody ended is released with. */
const neverAnswered = 504
const upstreamFailed = 502

export const finish = (database: Database, row: ClaimedRow, outcome: RowOutcome): Promise<boolean> =>
  database.transaction(() => finishRow(database, row, outcome), 'harmless')

function* finishRow(database: Database, { batch, row, attempt }: ClaimedRow, outcome: RowOutcome): Work<boolean> {
  const reservation = reservationOf(batch, row, attempt)
  const ended = yield* endAttempt(database, { batch, number: row, attempt }, outcome)
  if (!ended) return false
  if (outcome.state === 'again') yield* releaseOne(database, reservation, upstreamFailed)
  else if (outcome.status === 200 || outcome.status === 404) yield* settleOne(database, reservation, outcome.status)
  else yield* releaseOne(database, reservation, outcome.status)
  yield* shift(database, batch, { running: -1, [outcome.state === 'again' ? 'waiting' : outcome.state]: 1 })
  return true
}

/** Only the attempt that runs can be ended: a worker that lost its lease comes too late. */
function* endAttempt(
  { build, now }: Database,
  { batch, number, attempt }: Pick<BatchLine, 'batch' | 'number' | 'attempt'>,
  outcome: RowOutcome,
): Work<boolean> {
  const change = build
    .updateTable('batch_rows')
    .where('batch', '=', batch)
    .where('number', '=', number)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running')
    .returning('number')
  const set =
    outcome.state === 'again'
      ? change.set({ state: 'waiting', lease_until: null, not_before: sql<number>`${now()} + ${sql.lit(outcome.after)}` })
      : change.set({
          state: outcome.state,
          lease_until: null,
          status: outcome.status,
          body: outcome.body,
          ...(outcome.state === 'scored' && { score: outcome.score, level: outcome.level }),
        })
  return (yield* ask(set)).length > 0
}

function* settleOne({ build, now }: Database, reservation: string, status: number): Work<void> {
  const settled = build
    .updateTable('ledger')
    .set({ state: 'settled', status, ended_at: now() })
    .where('id', '=', reservation)
    .where('state', '=', 'reserved')
    .returning('id')
  if ((yield* ask(settled)).length !== 1) throw new Error('a row of a batch has no reservation')
}

export async function reclaim(database: Database, attempts: number): Promise<number> {
  for (let reclaimed = 0; ; ) {
    const some = await database.transaction(() => reclaimSome(database, attempts), 'harmless')
    reclaimed += some
    if (some < atOnce) return reclaimed
  }
}

function* reclaimSome(database: Database, attempts: number): Work<number> {
  const { build, now, kind } = database
  yield* inTurn(database)
  const late = build
    .selectFrom('batch_rows')
    .select(['batch', 'number', 'attempt'])
    .where('state', '=', 'running')
    .where('lease_until', '<', now())
    .orderBy('lease_until')
    .limit(atOnce)
  const lines = yield* ask(kind === 'postgres' ? late.forUpdate().skipLocked() : late)
  for (const line of lines) {
    const given = line.attempt < attempts
    yield* endAttempt(database, line, given ? { state: 'again', after: 0 } : { state: 'failed', status: upstreamFailed, body: gaveUp })
    yield* releaseOne(database, reservationOf(line.batch, line.number, line.attempt), neverAnswered)
    yield* shift(database, line.batch, { running: -1, [given ? 'waiting' : 'failed']: 1 })
  }
  return lines.length
}

const gaveUp = JSON.stringify({ detail: 'This row could not be scanned: every attempt was cut off.' })
