import { Client } from 'pg'
import { ChainvetError } from '../../../errors.ts'
import { migrations, type Words } from '../sql/migrations.ts'
import { nameOf } from './errors.ts'

const words: Words = {
  int: 'bigint',
  // compared byte by byte, as the other store does
  text: 'text COLLATE "C"',
  bytes: 'bytea',
  strict: '',
  // room for the next version of a row on the same page
  hot: ' WITH (fillfactor = 50)',
  passing: 'UNLOGGED TABLE',
}

/** Any number that is used for nothing else in the database. */
const lockOfMigrations = 0x63766574

/** Refuses a server that would forget what it has confirmed, and brings the tables up to date. Replicas that start at once wait for one of them. */
export async function prepareServer(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'chainvet' })
  client.on('error', () => {})
  try {
    await client.connect()
    await verify(client)
    await client.query('SELECT pg_advisory_lock($1)', [lockOfMigrations])
    await migrate(client)
  } catch (error) {
    throw nameOf(error)
  } finally {
    await client.end().catch(() => {})
  }
}

async function verify(client: Client): Promise<void> {
  const { rows } = await client.query<Server>(
    `SELECT current_setting('synchronous_commit') AS synchronous_commit, current_setting('fsync') AS fsync,
       current_setting('full_page_writes') AS full_page_writes, current_setting('server_encoding') AS encoding,
       current_setting('server_version_num')::int < 120000 AS old, pg_is_in_recovery() AS standby`,
  )
  const [server] = rows
  const refuse = (what: string, hint: string): never => {
    throw new ChainvetError('USAGE', `this PostgreSQL server ${what}`, { hint })
  }
  if (!server) return refuse('does not tell how it is set up', 'Is it PostgreSQL?')
  for (const name of ['synchronous_commit', 'fsync', 'full_page_writes'] as const) {
    if (server[name] !== 'off') continue
    refuse(
      `has ${name} = off`,
      'A call that was answered must be in the ledger after a crash. Set it to on: in postgresql.conf, for the role and for the database.',
    )
  }
  if (server.encoding !== 'UTF8') refuse('does not write UTF-8', 'Make a database that does: createdb -E UTF8 -T template0 chainvet')
  if (server.old) refuse('is older than version 12', 'Use a version that is maintained.')
  if (server.standby) refuse('is a standby, which may only be read', 'Name the primary server.')
}

interface Server {
  readonly synchronous_commit: string
  readonly fsync: string
  readonly full_page_writes: string
  readonly encoding: string
  readonly old: boolean
  readonly standby: boolean
}

async function migrate(client: Client): Promise<void> {
  const { rows: there } = await client.query<{ found: boolean }>("SELECT to_regclass('chainvet.migrations') IS NOT NULL AS found")
  if (!there[0]?.found) await client.query('CREATE SCHEMA IF NOT EXISTS chainvet')
  await client.query('SET search_path = chainvet')
  if (!there[0]?.found) await client.query('CREATE TABLE migrations (step int PRIMARY KEY, made_at timestamptz NOT NULL DEFAULT now())')
  const { rows } = await client.query<{ done: number }>('SELECT count(*)::int AS done FROM migrations')
  const done = rows[0]?.done
  if (done === undefined || done > migrations.length)
    throw new ChainvetError('USAGE', 'this database was written by a newer version of chainvet', {
      hint: 'Use that version, or a copy from before.',
    })
  for (const [at, step] of migrations.entries()) {
    if (at < done) continue
    await client.query('BEGIN')
    for (const statement of step(words)) await client.query(statement)
    await client.query('INSERT INTO migrations (step) VALUES ($1)', [at + 1])
    await client.query('COMMIT')
  }
}
