import { sql } from 'kysely'
import { mintId } from '../../id.ts'
import type { Batch, BatchResult, BatchRow, BatchStore } from '../../store.ts'
import { ask, type Database, type Work } from '../database.ts'
import type { BatchLine, BatchRow as Row } from '../tables.ts'
import { claim } from './claim.ts'
import { finish, reclaim } from './finish.ts'
import { finishAll } from './finish-all.ts'

/** Rows that one statement writes: both databases limit the number of values. */
const atOnce = 500
/** Rows that are deleted in one statement: nobody else waits long. */
const forgottenAtOnce = 5_000

export function batchesIn(database: Database): BatchStore {
  const { build } = database
  const seen = build.selectFrom('batches').selectAll().where('state', '<>', 'loading')
  return {
    async create({ account, key, name, input, rows }) {
      const id = mintId('bat')
      const empty = { total: 0, waiting: 0, running: 0, scored: 0, failed: 0 }
      const batch = { id, account, key, name, input: '', state: 'loading' as const, ...empty, created_at: database.now() }
      await database.write(build.insertInto('batches').values(batch), 'harmful')
      try {
        let total = 0
        for await (const some of rows) {
          for (let at = 0; at < some.length; at += atOnce) {
            const part = some.slice(at, at + atOnce)
            await database.transaction(() => load(database, id, total, part), 'harmful')
            total += part.length
          }
        }
        return batchOf(
          await database.transaction(() => open(database, id, account, typeof input === 'string' ? input : input()), 'harmful'),
        )
      } catch (error) {
        await forgetBatch(database, id).catch(() => {})
        throw error
      }
    },
    async byId(account, id) {
      const [row] = await database.read(seen.where('account', '=', account).where('id', '=', id))
      return row && batchOf(row)
    },
    async list(account, limit) {
      return (
        await database.read(seen.where('account', '=', account).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit))
      ).map(batchOf)
    },
    async results(id, after, limit) {
      const lines = build
        .selectFrom('batch_rows')
        .innerJoin('batches', 'batches.id', 'batch_rows.batch')
        .selectAll('batch_rows')
        .select('batches.state as whole')
        .where('batch', '=', id)
        .where('number', '>', after)
        .orderBy('number')
        .limit(limit)
      return (await database.read(lines)).map(resultOf)
    },
    async cancel(account, id) {
      const ended = build
        .updateTable('batches')
        .set({
          state: 'cancelled',
          ended_at: sql<number | null>`CASE WHEN running = 0 THEN ${database.now()} ELSE NULL END`,
        })
        .where('account', '=', account)
        .where('id', '=', id)
        .where('state', 'in', ['waiting', 'running'])
        .returning('id')
      return (await database.write(ended, 'harmful')).length > 0
    },
    claim: (worker, limit, lease) => claim(database, worker, limit, lease),
    finish: (row, outcome) => finish(database, row, outcome),
    finishAll: ends => finishAll(database, ends),
    reclaim: async attempts => {
      const abandoned = build.selectFrom('batches').select('id').where('state', '=', 'loading')
      const age = sql<number>`${database.now()} - ${sql.lit(day)}`
      for (const { id } of await database.read(abandoned.where('created_at', '<', age))) await forgetBatch(database, id)
      return reclaim(database, attempts)
    },
    async forget(days) {
      const limit = sql<number>`${database.now()} - ${sql.lit(days * day)}`
      const old = build.selectFrom('batches').select('id').where('ended_at', '<', limit).where('running', '=', 0).limit(forgottenAtOnce)
      // nobody sees it from here on: what is cut off half way is ended by the next who tidies up
      const hidden = build.updateTable('batches').set({ state: 'loading' }).where('id', 'in', old).where('state', '<>', 'loading')
      const ended = await database.write(hidden.returning('id'), 'harmful')
      for (const { id } of ended) await forgetBatch(database, id)
      return ended.length
    },
  }
}

const day = 86_400_000

function* load({ build }: Database, batch: string, before: number, rows: readonly BatchRow[]): Work<void> {
  if (rows.length === 0) return
  const refused = rows.filter(row => row.refused).length
  const lines = rows.map((row, at) => ({
    batch,
    number: before + at + 1,
    kind: row.kind,
    address: row.address,
    chain_id: row.chainId ?? null,
    input: row.input,
    state: row.refused ? ('failed' as const) : ('waiting' as const),
    attempt: 0,
    status: row.refused?.status ?? null,
    body: row.refused ? JSON.stringify({ detail: row.refused.detail }) : null,
  }))
  yield* ask(build.insertInto('batch_rows').values(lines))
  const grown = build
    .updateTable('batches')
    .set(({ eb }) => ({
      total: eb('total', '+', rows.length),
      waiting: eb('waiting', '+', rows.length - refused),
      failed: eb('failed', '+', refused),
    }))
    .where('id', '=', batch)
  yield* ask(grown)
}

function* open({ build, now }: Database, id: string, account: string, input: string): Work<Row> {
  yield* ask(
    build
      .insertInto('turns')
      .values({ account, served: 0 })
      .onConflict(conflict => conflict.column('account').doNothing()),
  )
  const [row] = yield* ask(
    build
      .updateTable('batches')
      .set({
        input,
        state: sql<Row['state']>`CASE WHEN waiting = 0 THEN 'done' ELSE 'waiting' END`,
        ended_at: sql<number | null>`CASE WHEN waiting = 0 THEN ${now()} ELSE NULL END`,
      })
      .where('id', '=', id)
      .returningAll(),
  )
  if (!row) throw new Error('a batch was lost while it was loaded')
  return row
}

async function forgetBatch(database: Database, id: string): Promise<void> {
  const { build } = database
  const some = build.selectFrom('batch_rows').select('number').where('batch', '=', id).limit(forgottenAtOnce)
  const forgotten = build.deleteFrom('batch_rows').where('batch', '=', id).where('number', 'in', some).returning('number')
  while ((await database.write(forgotten, 'harmless')).length > 0);
  await database.write(build.deleteFrom('batches').where('id', '=', id).where('state', '=', 'loading'), 'harmless')
}

const batchOf = (row: Row): Batch => ({
  id: row.id,
  account: row.account,
  name: row.name,
  input: row.input,
  createdAt: new Date(row.created_at),
  state: row.state === 'loading' ? 'waiting' : row.state,
  rows: row.total,
  scored: row.scored,
  failed: row.failed,
  ...(row.ended_at !== null && { endedAt: new Date(row.ended_at) }),
})

/** Rows that wait are not touched when their batch is cancelled: there may be a million. */
const resultOf = (line: BatchLine & { readonly whole: Row['state'] }): BatchResult => ({
  row: line.number,
  kind: line.kind,
  address: line.address,
  ...(line.chain_id !== null && { chainId: line.chain_id }),
  input: line.input,
  state: line.state === 'waiting' && line.whole === 'cancelled' ? 'cancelled' : line.state,
  ...(line.status !== null && { status: line.status }),
  ...(line.body !== null && { body: line.body }),
})
