import { sql } from 'kysely'
import { ask, type Database, type Work, written } from '../database.ts'
import type { BatchRow } from '../tables.ts'

/** How the counts of a batch change; together they are nothing. */
interface Change {
  readonly waiting?: number
  readonly running?: number
  readonly scored?: number
  readonly failed?: number
}

/** Moves rows of a batch from one count to another. The batch ends with its last row, and a cancelled one with the last that was begun. */
export function* shift({ build, now }: Database, batch: string, { waiting = 0, running = 0, scored = 0, failed = 0 }: Change): Work<void> {
  const left = sql`running + ${sql.lit(running)} + CASE WHEN state = 'cancelled' THEN 0 ELSE waiting + ${sql.lit(waiting)} END`
  const changed = build
    .updateTable('batches')
    .set(({ eb }) => ({
      waiting: eb('waiting', '+', waiting),
      running: eb('running', '+', running),
      scored: eb('scored', '+', scored),
      failed: eb('failed', '+', failed),
      state: sql<BatchRow['state']>`CASE WHEN state = 'cancelled' THEN state WHEN ${left} = 0 THEN 'done' ELSE 'running' END`,
      ended_at: sql<number | null>`CASE WHEN ended_at IS NULL AND ${left} = 0 THEN ${now()} ELSE ended_at END`,
    }))
    .where('id', '=', batch)
  yield* ask(changed)
}

/** Any number that is used for nothing else in the database. */
const lockOfQueue = 0x63766374

/**
 * Work that touches several accounts comes one after the other: their turns are kept, and none waits for another that waits for it.
 * SQLite lets in one at a time anyway.
 */
export function* inTurn({ kind }: Database): Work<void> {
  if (kind === 'postgres') yield* ask(written('SELECT pg_advisory_xact_lock($1)', [lockOfQueue]))
}

/** The ledger row of one attempt at one row. */
export const reservationOf = (batch: string, row: number, attempt: number): string => `${batch}.${row}.${attempt}`
