import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely'
import { ChainvetError } from '../../../errors.ts'
import { periodOf } from '../../period.ts'
import type { StoreOptions } from '../open.ts'
import { accountsIn } from '../sql/accounts.ts'
import { batchesIn } from '../sql/batches/batches.ts'
import { type Asked, ask, type Database } from '../sql/database.ts'
import { historyIn } from '../sql/history.ts'
import { keysIn } from '../sql/keys.ts'
import type { Tables } from '../sql/tables.ts'
import { touched } from '../sql/touched.ts'
import type { Store } from '../store.ts'
import { type Connection, connect } from './connection.ts'
import { copyTo } from './copy.ts'
import { filesystemOf } from './filesystem.ts'
import { holdAlone } from './lock.ts'
import { migrate } from './migrate.ts'
import { sqliteQuota } from './quota.ts'
import { memoryShared } from './shared.ts'
import { createTeller, here, type Teller } from './teller.ts'

export async function openSqlite(path: string, { as = 'service', clock = () => new Date(), writer }: StoreOptions): Promise<Store> {
  const file = resolve(path)
  makeReady(file)
  const letGo = as === 'service' ? holdAlone(file) : () => {}
  try {
    const connection = connect(file)
    const teller = as === 'service' ? createTeller(file, connection, writer) : here(connection)
    const end = async () => {
      await teller.close()
      connection.settle()
      // the driver lets go of the file when its statements are collected: everything is in the one file before
      if (as === 'service' && connection.handle.isOpen) connection.handle.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      connection.close()
      letGo()
    }
    try {
      migrate(connection, file)
      return storeOn(databaseOn(connection, clock, end), connection, clock, teller)
    } catch (error) {
      connection.close()
      throw error
    }
  } catch (error) {
    letGo()
    throw error
  }
}

/** A new file is made for the eyes of its owner only, and only where locks can be relied on. */
function makeReady(file: string): void {
  const folder = dirname(file)
  if (!existsSync(folder)) throw new ChainvetError('USAGE', `the folder ${folder} does not exist`, { hint: 'Make it first.' })
  if (existsSync(file) && !statSync(file).isFile())
    throw new ChainvetError('USAGE', `${file} is no file`, { hint: 'Name the file of the store.' })
  const network = filesystemOf(folder)
  if (network !== undefined)
    throw new ChainvetError('USAGE', `${file} is on a network filesystem (${network}), where a database can be damaged`, {
      hint: 'Name a file on a disk of this machine, or a PostgreSQL server: --database postgres://...',
    })
  try {
    closeSync(openSync(file, 'a', 0o600))
  } catch (error) {
    throw new ChainvetError('USAGE', `${file} cannot be written`, { hint: 'May you write there? Check its permissions.', cause: error })
  }
}

function databaseOn(connection: Connection, clock: () => Date, end: () => Promise<void>): Database {
  return {
    kind: 'sqlite',
    build: new Kysely<Tables>({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: build => new SqliteIntrospector(build),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    }),
    now: () => sql<number>`${clock().getTime()}`,
    period: () => sql<string>`${periodOf(clock()).name}`,
    async read<R>(query: Asked<R>) {
      return connection.run(query.compile()) as readonly R[]
    },
    write: query => connection.commit(() => ask(query)),
    transaction: work => connection.commit(work),
    close: end,
  }
}

function storeOn(database: Database, connection: Connection, clock: () => Date, teller: Teller): Store {
  return {
    kind: 'sqlite',
    accounts: accountsIn(database),
    keys: keysIn(database),
    quota: sqliteQuota(database, clock, teller),
    history: historyIn(database),
    batches: batchesIn(database),
    shared: memoryShared(clock),
    now: async () => clock(),
    async check() {
      await database.write(touched(database), 'harmless')
    },
    backup: file => copyTo(connection, resolve(file)),
    close: () => database.close(),
  }
}
