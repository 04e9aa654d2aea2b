import { sql } from 'kysely'
import { ChainvetError } from '../../../errors.ts'
import { known, readCount } from '../../../read.ts'
import { mintTimed } from '../id.ts'
import type { HistoryEntry, HistoryStore, HistorySummary, PastScan } from '../store.ts'
import { type Asked, ask, type Database, type Work } from './database.ts'
import type { HistoryRow } from './tables.ts'

const day = 86_400_000
/** Entries that are forgotten in one statement: nobody else waits long. */
const atOnce = 5_000
const summary = ['id', 'at', 'account', 'key', 'kind', 'chain_id', 'address', 'score', 'level'] as const

export function historyIn(database: Database): HistoryStore {
  const { build } = database
  const inTurns = async (some: Asked<unknown>): Promise<number> => {
    for (let ended = 0; ; ) {
      const { length } = await database.write(some, 'harmless')
      ended += length
      if (length < atOnce) return ended
    }
  }
  return {
    async record(scan) {
      const id = mintTimed('scan')
      await database.transaction(() => recordIn(database, id, scan), 'harmless')
    },
    async page(account, { cursor, limit, kind, chainId, level, address, from, to }) {
      let page = build.selectFrom('history').select(summary).where('account', '=', account)
      if (kind !== undefined) page = page.where('kind', '=', kind)
      if (chainId !== undefined) page = page.where('chain_id', '=', chainId)
      if (level !== undefined) page = page.where('level', '=', level)
      if (address !== undefined) page = page.where('address', '=', address)
      if (from !== undefined) page = page.where('at', '>=', from.getTime())
      if (to !== undefined) page = page.where('at', '<', to.getTime())
      if (cursor !== undefined) {
        const last = placeOf(cursor)
        page = page.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(last.at, last.id)))
      }
      // one more than is shown tells whether there is another page
      const rows = await database.read(
        page
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit + 1),
      )
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return { entries: shown.map(summaryOf), ...(last && { next: cursorAt(last) }) }
    },
    async entry(account, id) {
      const entries = build.selectFrom('history').leftJoin('bodies', 'bodies.name', 'history.body').selectAll('history').select('text')
      const [row] = await database.read(entries.where('account', '=', account).where('id', '=', id))
      return row && entryOf(row)
    },
    async forget(days) {
      const old = build
        .selectFrom('history')
        .select('id')
        .where('at', '<', sql<number>`${database.now()} - ${sql.lit(days * day)}`)
      const some = build.deleteFrom('history').where('id', 'in', old.limit(atOnce)).returning('id')
      const forgotten = await inTurns(some)
      const limit = sql<number>`${database.now()} - ${sql.lit(days * day + keptAnew)}`
      const unused = build.selectFrom('bodies').select('name').where('kept_at', '<', limit).limit(atOnce)
      // asked again of each row: one that was kept anew in the meantime stays
      await inTurns(build.deleteFrom('bodies').where('name', 'in', unused).where('kept_at', '<', limit).returning('name'))
      return forgotten
    },
  }
}

/**
 * Milliseconds after which a body that comes again is young again: one that is older than the oldest scan by so much belongs to none.
 */
export const keptAnew = 3_600_000

function* recordIn({ build, now }: Database, id: string, { chainId, common, ...scan }: PastScan): Work<void> {
  if (common?.text !== undefined) {
    const body = build.insertInto('bodies').values({ name: common.name, text: common.text, kept_at: now() })
    yield* ask(
      body.onConflict(conflict =>
        conflict
          .column('name')
          .doUpdateSet(({ ref }) => ({ kept_at: ref('excluded.kept_at') }))
          .whereRef('bodies.kept_at', '<', sql<number>`excluded.kept_at - ${sql.lit(keptAnew)}`),
      ),
    )
  }
  const row = { id, at: now(), chain_id: chainId, ...scan, body: common?.name ?? null }
  yield* ask(
    build
      .insertInto('history')
      .values(row)
      .onConflict(conflict => conflict.column('id').doNothing()),
  )
}

const summaryOf = ({ at, chain_id: chainId, ...rest }: Omit<HistoryRow, 'result' | 'body'>): HistorySummary => ({
  ...rest,
  at: new Date(at),
  chainId,
})

const entryOf = ({ result, body: _, text, ...rest }: HistoryRow & { readonly text: string | null }): HistoryEntry => ({
  ...summaryOf(rest),
  result: text === null ? result : result + text,
})

/** The place of the last entry of a page: entries that come later do not move it. */
const cursorAt = ({ at, id }: { readonly at: number; readonly id: string }): string => `${at}.${id}`

function placeOf(cursor: string): { readonly at: number; readonly id: string } {
  const [, digits, id] = /^(\d{1,15})\.(scan_[0-9A-Za-z]{20})$/.exec(cursor) ?? []
  const at = known(readCount(digits))
  if (at === undefined || id === undefined)
    throw new ChainvetError('USAGE', 'this is no place in the history', { hint: 'Start without a cursor.' })
  return { at, id }
}
