import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { Client } from 'pg'
import { digestOf, mintKey } from '../../../src/service/keys.ts'
import { openStore, type StoreOptions } from '../../../src/service/store/open.ts'
import type { Account, KeyRecord, Store, TierName } from '../../../src/service/store/store.ts'
import { startPostgres } from '../../support/postgres.ts'

/** An empty store that nobody else uses, and what only tests may do with it. */
export interface Place {
  readonly url: string
  open(options?: StoreOptions): Promise<Store>
  /** Runs statements past the store. */
  sql(text: string): Promise<readonly Record<string, unknown>[]>
}

export interface Kind {
  readonly kind: 'sqlite' | 'postgres'
  /** Program of the thread that writes, where there is one. */
  readonly writer?: string
  fresh(): Promise<Place>
  end(): Promise<void>
}

export function sqliteKind(writer?: string): Kind {
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-store-'))
  const open: Store[] = []
  let made = 0
  return {
    kind: 'sqlite',
    ...(writer !== undefined && { writer }),
    async fresh() {
      const url = join(folder, `${made++}.db`)
      return {
        url,
        open: options => opened(open, url, { ...options, ...(writer !== undefined && { writer }) }),
        async sql(text) {
          const handle = new DatabaseSync(url, { timeout: 2_000 })
          try {
            return handle.prepare(text).all() as Record<string, unknown>[]
          } finally {
            handle.close()
          }
        },
      }
    },
    async end() {
      await Promise.all(open.map(store => store.close()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** `undefined` where there is no server. */
export async function postgresKind(): Promise<Kind | undefined> {
  const server = await startPostgres()
  if (!server) return undefined
  const open: Store[] = []
  return {
    kind: 'postgres',
    async fresh() {
      const url = await server.database()
      return {
        url,
        open: options => opened(open, url, options),
        async sql(text) {
          const client = new Client({ connectionString: url, options: '-c search_path=chainvet' })
          await client.connect()
          try {
            return (await client.query<Record<string, unknown>>(text)).rows
          } finally {
            await client.end()
          }
        },
      }
    },
    async end() {
      await Promise.all(open.map(store => store.close()))
      await server.stop()
    },
  }
}

async function opened(all: Store[], url: string, options: StoreOptions = {}): Promise<Store> {
  const store = await openStore(url, options)
  all.push(store)
  return store
}

/** Somebody who asks: an account and a living key. */
export interface Customer {
  readonly account: Account
  readonly key: KeyRecord
  readonly digest: Uint8Array
}

const pepper = Buffer.from('a secret of tests')
let customers = 0

export async function customer(store: Store, tier: TierName = 'starter', included?: number): Promise<Customer> {
  customers += 1
  const account = await store.accounts.create({ name: `customer ${customers}`, tier, ...(included !== undefined && { included }) })
  return { account, ...(await keyFor(store, account.id)) }
}

export async function keyFor(store: Store, account: string): Promise<{ readonly key: KeyRecord; readonly digest: Uint8Array }> {
  const secret = mintKey('live')
  const digest = digestOf(secret, pepper)
  return { digest, key: await store.keys.create({ account, label: 'tests', mode: 'live', ending: secret.slice(-4), digest }) }
}

/** Writes calls of a month that were made before, so that a test need not make them. */
export async function spend(place: Place, { account, key }: Customer, period: string, calls: number): Promise<void> {
  const start = Date.parse(`${period}-01T00:00:00Z`)
  await place.sql(`INSERT INTO counters (account, period, used) VALUES ('${account.id}', '${period}', ${calls})`)
  await place.sql(
    `WITH RECURSIVE calls (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM calls WHERE n < ${calls})
     INSERT INTO ledger (id, account, key, period, what, state, status, reserved_at, ended_at)
     SELECT '${account.id}-' || n, '${account.id}', '${key.id}', '${period}', 'scan/wallet', 'settled', 200, ${start}, ${start} FROM calls`,
  )
}
