import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { ChainvetError } from '../../../errors.ts'
import { periodOf } from '../../period.ts'
import type { StoreOptions } from '../open.ts'
import { accountsIn } from '../sql/accounts.ts'
import { batchesIn } from '../sql/batches/batches.ts'
import type { Asked, Database, Repeat } from '../sql/database.ts'
import { historyIn } from '../sql/history.ts'
import { keysIn } from '../sql/keys.ts'
import type { Tables } from '../sql/tables.ts'
import { touched } from '../sql/touched.ts'
import type { Store } from '../store.ts'
import { type Connections, connectTo } from './connection.ts'
import { prepareServer } from './prepare.ts'
import { postgresQuota } from './quota.ts'
import { postgresSessions } from './sessions.ts'
import { postgresShared } from './shared.ts'

export async function openPostgres(url: string, { clock, connections = 16 }: StoreOptions): Promise<Store> {
  await prepareServer(url)
  const database = databaseOn(connectTo(url, connections), clock)
  return {
    kind: 'postgres',
    accounts: accountsIn(database),
    keys: keysIn(database),
    quota: postgresQuota(database, clock),
    history: historyIn(database),
    batches: batchesIn(database),
    shared: postgresShared(database, clock),
    sessions: postgresSessions(database),
    async now() {
      const [row] = await database.read(database.build.selectNoFrom(database.now().as('at')))
      if (!row) throw new Error('the server did not tell the time')
      return new Date(row.at)
    },
    async check() {
      await database.write(touched(database), 'harmless')
    },
    async backup() {
      throw new ChainvetError('USAGE', 'PostgreSQL is copied with its own tools', {
        hint: 'While the service runs: pg_dump --format=custom --file=chainvet.dump "$DATABASE_URL"\nBack again: pg_restore --dbname="$DATABASE_URL" chainvet.dump',
      })
    },
    close: () => database.close(),
  }
}

/** The server has one clock for all replicas. */
const serverNow = sql<number>`floor(extract(epoch FROM now()) * 1000)::bigint`
const serverPeriod = sql<string>`to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM')`

function databaseOn(connections: Connections, clock: (() => Date) | undefined): Database {
  return {
    kind: 'postgres',
    build: new Kysely<Tables>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: build => new PostgresIntrospector(build),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    }),
    now: () => (clock ? sql<number>`${clock().getTime()}::bigint` : serverNow),
    period: () => (clock ? sql<string>`${periodOf(clock()).name}::text` : serverPeriod),
    async read<R>(query: Asked<R>) {
      return (await connections.run(query.compile(), 'harmless')) as readonly R[]
    },
    async write<R>(query: Asked<R>, repeat: Repeat, turn?: 'first') {
      return (await connections.run(query.compile(), repeat, turn)) as readonly R[]
    },
    transaction: (work, repeat) => connections.transaction(work, repeat),
    close: () => connections.close(),
  }
}
