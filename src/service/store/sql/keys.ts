import { sql } from 'kysely'
import { mintId } from '../id.ts'
import type { KeyRecord, Keys } from '../store.ts'
import { accountOf } from './accounts.ts'
import type { Database } from './database.ts'
import type { KeyRow } from './tables.ts'

export function keysIn(database: Database): Keys {
  const { build } = database
  const living = (id: string) =>
    build
      .updateTable('keys')
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', database.now())]))
      .returning('id')
  return {
    async create(key) {
      const row = { id: mintId('key'), ...key, created_at: database.now() }
      const [made] = await database.write(build.insertInto('keys').values(row).returningAll(), 'harmful')
      return keyOf(made as KeyRow)
    },
    async list(account) {
      const all = build.selectFrom('keys').selectAll().orderBy('created_at').orderBy('id')
      return (await database.read(account === undefined ? all : all.where('account', '=', account))).map(keyOf)
    },
    async find(digest) {
      const found = build
        .selectFrom('keys')
        .innerJoin('accounts', 'accounts.id', 'keys.account')
        .selectAll('keys')
        .select(['accounts.name', 'accounts.tier', 'accounts.included', 'accounts.overage_micro_usd', 'accounts.created_at as since'])
        .where('digest', '=', digest)
        .where('revoked_at', 'is', null)
        .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', database.now())]))
      const [row] = await database.read(found)
      return row && { key: keyOf(row), account: accountOf({ ...row, id: row.account, created_at: row.since }) }
    },
    async revoke(id) {
      return (await database.write(living(id).set({ revoked_at: database.now() }), 'harmful')).length > 0
    },
    async expire(id, overlap) {
      // a second rotation gives the first key no longer life
      const end = sql<number>`CASE WHEN expires_at < ${database.now()} + ${sql.lit(Math.trunc(overlap))} THEN expires_at ELSE ${database.now()} + ${sql.lit(Math.trunc(overlap))} END`
      return (await database.write(living(id).set({ expires_at: end }), 'harmless')).length > 0
    },
  }
}

export const keyOf = (row: KeyRow): KeyRecord => ({
  id: row.id,
  account: row.account,
  label: row.label,
  mode: row.mode,
  ending: row.ending,
  createdAt: new Date(row.created_at),
  ...(row.expires_at !== null && { expiresAt: new Date(row.expires_at) }),
  ...(row.revoked_at !== null && { revokedAt: new Date(row.revoked_at) }),
  ...(row.last_used_at !== null && { lastUsedAt: new Date(row.last_used_at) }),
})
