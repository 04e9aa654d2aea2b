import { setTimeout as pause } from 'node:timers/promises'
import type { CompiledQuery } from 'kysely'
import { Pool, type PoolClient, types } from 'pg'
import type { Repeat, Work } from '../sql/database.ts'
import { restored, stored } from '../text.ts'
import { unavailable } from '../unavailable.ts'
import { isConnectionLost, isUndone, nameOf } from './errors.ts'
import { createGate, type Turn } from './gate.ts'

export interface Connections {
  run(query: CompiledQuery, repeat: Repeat, turn?: Turn): Promise<readonly unknown[]>
  transaction<T>(work: () => Work<T>, repeat: Repeat): Promise<T>
  close(): Promise<void>
}

/**
 * What every connection is told, whatever the server, the database or the role has set: a commit waits for the disk, a statement sees
 * what was committed before it, and nothing waits for ever.
 */
const session = [
  'SET search_path = chainvet',
  'SET synchronous_commit = on',
  "SET default_transaction_isolation = 'read committed'",
  "SET statement_timeout = '10s'",
  "SET lock_timeout = '5s'",
  "SET idle_in_transaction_session_timeout = '10s'",
].join('; ')

/** Milliseconds in which a statement has its answer, or its connection is given up: the server may have vanished. */
const longest = 12_000
const toConnect = 3_000
/** Pauses before another attempt, in milliseconds: a restart that takes longer is told to whoever asked. */
const pauses: readonly number[] = [20, 80, 200, 400]
/** Statements that each connection keeps prepared. */
const mostPrepared = 300
const bigint = 20

export function connectTo(url: string, most: number): Connections {
  const pool = new Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: toConnect,
    query_timeout: longest,
    keepAlive: true,
    application_name: 'chainvet',
    onConnect: async client => void (await client.query(session)),
    // all whole numbers here are counts and times of our own, far below 2^53
    types: { getTypeParser: (oid, format) => (oid === bigint ? (text: string) => Number(text) : types.getTypeParser(oid, format)) },
  })
  // a connection that breaks while nobody uses it is replaced by the next who needs one; one that is in use tells its statement
  pool.on('error', () => {})
  pool.on('connect', client => void client.on('error', () => {}))
  const names = new Map<string, string>()
  // waiting for a connection is no failure to connect
  const gate = createGate(most)

  const ask = async (client: PoolClient, { sql, parameters }: CompiledQuery): Promise<readonly unknown[]> => {
    let name = names.get(sql)
    if (name === undefined && names.size < mostPrepared) {
      name = `chainvet_${names.size}`
      names.set(sql, name)
    }
    const values = parameters.map(storable)
    const { rows } = await client.query<Record<string, unknown>>({ text: sql, values, ...(name !== undefined && { name }) })
    return rows.map(restoredRow)
  }
  const once = async <T>(body: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch(error => {
      throw Object.assign(new NeverBegun('no connection'), { cause: error })
    })
    let broken = false
    try {
      return await body(client)
    } catch (error) {
      broken = isConnectionLost(error)
      throw error
    } finally {
      client.release(broken)
    }
  }
  /** Does again what did not happen, and what may be done twice. */
  const attempt = async <T>(body: (client: PoolClient) => Promise<T>, repeat: Repeat, turn: Turn): Promise<T> => {
    for (let before = 0; ; before++) {
      const leave = await gate.enter(turn)
      try {
        return await once(body)
      } catch (error) {
        const again = error instanceof NeverBegun || isUndone(error) || (repeat === 'harmless' && isConnectionLost(error))
        const wait = pauses[before]
        if (pool.ended || !again || wait === undefined) throw error instanceof NeverBegun ? nameOf(error.cause) : nameOf(error)
        leave()
        await pause(wait)
      } finally {
        leave()
      }
    }
  }
  return {
    run: (query, repeat, turn = 'next') => attempt(client => ask(client, query), repeat, turn),
    transaction: (work, repeat) => attempt(client => inTransaction(client, work, query => ask(client, query)), repeat, 'next'),
    async close() {
      if (!pool.ended) await pool.end()
    },
  }
}

/** No connection was to be had: nothing has happened. */
class NeverBegun extends Error {
  override readonly name = 'NeverBegun'
}

async function inTransaction<T>(
  client: PoolClient,
  work: () => Work<T>,
  ask: (query: CompiledQuery) => Promise<readonly unknown[]>,
): Promise<T> {
  await client.query('BEGIN')
  let result: T
  try {
    const steps = work()
    let step = steps.next([])
    while (!step.done) step = steps.next(await ask(step.value))
    result = step.value
  } catch (error) {
    if (!isConnectionLost(error)) await client.query('ROLLBACK')
    throw error
  }
  const { command } = await client.query('COMMIT')
  // the server answers COMMIT with ROLLBACK where a statement had failed
  if (command !== 'COMMIT') throw unavailable('it took nothing')
  return result
}

const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return stored(value)
  return Array.isArray(value) ? value.map(storable) : value
}

const restoredRow = (row: Record<string, unknown>): unknown => {
  for (const name in row) {
    const value = row[name]
    if (typeof value === 'string') row[name] = restored(value)
  }
  return row
}
