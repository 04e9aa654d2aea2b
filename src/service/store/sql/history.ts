import { sql } from 'kysely'
import { ChainvetError } from '../../../errors.ts'
import { known, readCount } from '../../../read.ts'
import { mintId } from '../id.ts'
import type { HistoryEntry, HistoryStore, HistorySummary } from '../store.ts'
import type { Database } from './database.ts'
import type { HistoryRow } from './tables.ts'

const day = 86_400_000
/** Entries that are forgotten in one statement: nobody else waits long. */
const atOnce = 5_000
const summary = ['id', 'at', 'account', 'key', 'kind', 'chain_id', 'address', 'score', 'level'] as const

export function historyIn(database: Database): HistoryStore {
  const { build } = database
  return {
    async record({ chainId, ...entry }) {
      const row = { id: mintId('scan'), at: database.now(), chain_id: chainId, ...entry }
      await database.write(
        build
          .insertInto('history')
          .values(row)
          .onConflict(conflict => conflict.column('id').doNothing()),
        'harmless',
      )
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
      const [row] = await database.read(build.selectFrom('history').selectAll().where('account', '=', account).where('id', '=', id))
      return row && entryOf(row)
    },
    async forget(days) {
      const old = build
        .selectFrom('history')
        .select('id')
        .where('at', '<', sql<number>`${database.now()} - ${sql.lit(days * day)}`)
      const some = build.deleteFrom('history').where('id', 'in', old.limit(atOnce)).returning('id')
      for (let forgotten = 0; ; ) {
        const { length } = await database.write(some, 'harmless')
        forgotten += length
        if (length < atOnce) return forgotten
      }
    },
  }
}

const summaryOf = ({ at, chain_id: chainId, ...rest }: Omit<HistoryRow, 'result'>): HistorySummary => ({
  ...rest,
  at: new Date(at),
  chainId,
})
const entryOf = ({ at, chain_id: chainId, ...rest }: HistoryRow): HistoryEntry => ({ ...rest, at: new Date(at), chainId })

/** The place of the last entry of a page: entries that come later do not move it. */
const cursorAt = ({ at, id }: { readonly at: number; readonly id: string }): string => `${at}.${id}`

function placeOf(cursor: string): { readonly at: number; readonly id: string } {
  const [, digits, id] = /^(\d{1,15})\.(scan_[0-9A-Za-z]{20})$/.exec(cursor) ?? []
  const at = known(readCount(digits))
  if (at === undefined || id === undefined)
    throw new ChainvetError('USAGE', 'this is no place in the history', { hint: 'Start without a cursor.' })
  return { at, id }
}
