import { sql } from 'kysely'
import { ask, type Database } from '../sql/database.ts'
import type { SessionStore } from '../store.ts'

/** Sessions that all replicas know. Their tables are not logged: after a crash of the server everybody signs in again. */
export function postgresSessions(database: Database): SessionStore {
  const { build } = database
  const ago = (milliseconds: number) => sql<number>`${database.now()} - ${sql.lit(milliseconds)}`
  return {
    async open(name, digest) {
      const row = { name, digest, started_at: database.now(), used_at: database.now() }
      await database.write(build.insertInto('sessions').values(row), 'harmful')
    },
    async find(name, { whole, idle }) {
      const living = build.updateTable('sessions').set({ used_at: database.now() }).where('name', '=', name)
      const [row] = await database.write(
        living.where('started_at', '>=', ago(whole)).where('used_at', '>=', ago(idle)).returning('digest'),
        'harmless',
      )
      return row && new Uint8Array(row.digest)
    },
    async close(name) {
      await database.transaction(function* () {
        yield* ask(build.deleteFrom('session_forms').where('session', '=', name))
        yield* ask(build.deleteFrom('sessions').where('name', '=', name))
      }, 'harmless')
    },
    async move(name, digest) {
      await database.write(build.updateTable('sessions').set({ digest }).where('name', '=', name), 'harmless')
    },
    async once(name, form) {
      const known = build
        .selectFrom('sessions')
        .select(['name', sql<string>`${form}::text`.as('form')])
        .where('name', '=', name)
      const first = build
        .insertInto('session_forms')
        .columns(['session', 'form'])
        .expression(known)
        .onConflict(conflict => conflict.doNothing())
      return (await database.write(first.returning('form'), 'harmful')).length > 0
    },
  }
}

/** Forgets sessions that began more than `age` milliseconds ago. */
export async function forgetSessions(database: Database, age: number): Promise<void> {
  const { build } = database
  const ended = build
    .selectFrom('sessions')
    .select('name')
    .where('started_at', '<', sql<number>`${database.now()} - ${sql.lit(age)}`)
  await database.write(build.deleteFrom('session_forms').where('session', 'in', ended), 'harmless')
  await database.write(build.deleteFrom('sessions').where('name', 'in', ended), 'harmless')
}
