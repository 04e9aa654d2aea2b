import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../../src/service/store/open.ts'
import { migrations } from '../../../src/service/store/sql/migrations.ts'
import type { Store } from '../../../src/service/store/store.ts'
import { missing, type PostgresServer, startPostgres } from '../../support/postgres.ts'
import { lossyWayTo } from './lossy.ts'
import { type Customer, customer } from './places.ts'

const wallet = { what: 'scan/wallet' }
// a server of its own: it is stopped in between
const server = (await startPostgres(['max_wal_senders=0'])) as PostgresServer
const stores: Store[] = []
afterAll(async () => {
  for (const store of stores) await store.close()
  await server?.stop()
})

async function open(url: string): Promise<Store> {
  const store = await openStore(url)
  stores.push(store)
  return store
}

async function sql(url: string, ...statements: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query<Record<string, unknown>>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

test.skipIf(server)(`The store in PostgreSQL was not tested. ${missing}`, () => expect(server).toBeUndefined())

describe.skipIf(!server)('a server', () => {
  test('gets its tables once, however many replicas start at once', async () => {
    const url = await server.database()
    const replicas = await Promise.all(Array.from({ length: 5 }, () => open(url)))
    await Promise.all(replicas.map(replica => replica.check()))
    expect(await sql(url, 'SELECT step FROM chainvet.migrations')).toEqual(migrations.map((_, at) => ({ step: at + 1 })))
    await sql(url, 'INSERT INTO chainvet.migrations (step) VALUES (99)')
    await expect(open(url)).rejects.toMatchObject({ code: 'USAGE', message: expect.stringContaining('newer version') })
  })

  test('that would forget what it confirmed is refused', async () => {
    const url = await server.database()
    await sql(url, `ALTER DATABASE ${nameOf(url)} SET synchronous_commit = off`)
    await expect(open(url)).rejects.toMatchObject({ code: 'USAGE', message: expect.stringContaining('synchronous_commit = off') })
    expect(await sql(url, "SELECT to_regnamespace('chainvet') AS made")).toEqual([{ made: null }])
  })

  test('that is told to forget later still waits for the disk at every commit of ours', async () => {
    const url = await server.database()
    const store = await open(url)
    await sql(url, `ALTER DATABASE ${nameOf(url)} SET synchronous_commit = off`)
    await sql(url, `ALTER DATABASE ${nameOf(url)} SET default_transaction_isolation = 'serializable'`)
    const one = await customer(store)
    // calls in a serializable database would get in each other's way
    const answers = await Promise.all(Array.from({ length: 40 }, () => store.quota.reserve({ digest: one.digest, ...wallet })))
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['granted']))
    await sql(
      url,
      "CREATE FUNCTION chainvet.noted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.label := current_setting('synchronous_commit'); RETURN NEW; END $$",
      'CREATE TRIGGER noted BEFORE INSERT ON chainvet.keys FOR EACH ROW EXECUTE FUNCTION chainvet.noted()',
    )
    expect((await customer(store)).key.label).toBe('on')
  })

  test('is copied with its own tools, which are named', async () => {
    const store = await open(await server.database())
    await expect(store.backup('copy')).rejects.toMatchObject({ code: 'USAGE', hint: expect.stringContaining('pg_dump') })
  })

  test('that is not there, or does not let us in, is named without its password', async () => {
    for (const url of [
      'postgres://me:secret-word@127.0.0.1:1/none',
      `${(await server.database()).replace('chainvet@', 'nobody:secret-word@')}`,
    ]) {
      const error = await openStore(url).catch((reason: unknown) => reason)
      expect(error).toMatchObject({ code: 'STORE_UNAVAILABLE', status: 503, retryable: true })
      expect(`${error} ${(error as { hint: string }).hint}`).not.toContain('secret-word')
    }
  })
})

describe.skipIf(!server)('a connection that breaks', () => {
  let url: string
  let store: Store
  let one: Customer
  beforeAll(async () => {
    if (!server) return
    url = await server.database()
    store = await open(url)
    one = await customer(store, 'free')
  })
  const cut = (where = '') =>
    sql(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() ${where}`,
    )
  const ledger = async () =>
    (await sql(url, `SELECT id, state FROM chainvet.ledger WHERE account = '${one.account.id}'`)).map(({ id, state }) => `${id} ${state}`)

  test('while calls are made loses none and counts none twice', async () => {
    const told: string[] = []
    let over = false
    const cutting = (async () => {
      while (!over) {
        await cut()
        await new Promise(resolve => setTimeout(resolve, 40))
      }
    })()
    const failures: unknown[] = []
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let call = 0; call < 20; call++) {
          try {
            const answer = await store.quota.reserve({ digest: one.digest, ...wallet })
            if (answer.outcome !== 'granted') throw new Error(answer.outcome)
            await store.quota.settle(answer.reservation, { status: 200 })
            told.push(`${answer.reservation} settled`)
          } catch (error) {
            failures.push(error)
          }
        }
      }),
    )
    over = true
    await cutting
    const there = await ledger()
    expect(told.filter(call => !there.includes(call))).toEqual([])
    // every failure is one that may be tried again
    for (const failure of failures) expect(failure).toMatchObject({ code: 'STORE_UNAVAILABLE' })
    expect(there.length - told.length).toBeLessThanOrEqual(failures.length)
    expect(told.length).toBeGreaterThan(100)
    expect(await store.quota.audit()).toEqual([])
  }, 30_000)

  test('in the midst of a commit leaves one call, which is granted', async () => {
    const before = (await ledger()).length
    // the statement has done its work, and is held up at its commit
    await sql(
      url,
      `CREATE FUNCTION chainvet.slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.3); RETURN NULL; END $$`,
      'CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON chainvet.ledger DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chainvet.slow()',
    )
    const call = store.quota.reserve({ digest: one.digest, ...wallet })
    await new Promise(resolve => setTimeout(resolve, 120))
    await cut("AND query LIKE '%counted%'")
    await sql(url, 'DROP TRIGGER slow ON chainvet.ledger')
    expect(await call).toMatchObject({ outcome: 'granted' })
    expect((await ledger()).length).toBe(before + 1)
    expect(await store.quota.audit()).toEqual([])
  })

  test('before the answer to a call arrives leaves one call, which is granted, settled or released', async () => {
    const { port, loseNext, stop } = await lossyWayTo(Number(new URL(url).port))
    const far = await openStore(Object.assign(new URL(url), { port: `${port}` }).href, { connections: 1 })
    try {
      const { used } = await store.quota.usage(one.account.id)
      // the statement is prepared, so that nothing but its answer is under way
      const first = await far.quota.reserve({ digest: one.digest, ...wallet })
      loseNext()
      const second = await far.quota.reserve({ digest: one.digest, ...wallet, idempotency: { key: 'lost', fingerprint: 'a' } })
      if (first.outcome !== 'granted' || second.outcome !== 'granted') throw new Error(`${first.outcome} ${second.outcome}`)
      expect(await store.quota.usage(one.account.id)).toMatchObject({ used: used + 2 })
      loseNext()
      await far.quota.settle(second.reservation, { status: 200, body: '{}' })
      loseNext()
      await far.quota.release(first.reservation, 502)
      expect(await store.quota.usage(one.account.id)).toMatchObject({ used: used + 1 })
      expect((await ledger()).filter(call => [first, second].some(({ reservation }) => call.startsWith(reservation))).sort()).toEqual(
        [`${first.reservation} released`, `${second.reservation} settled`].sort(),
      )
      // what must not happen twice is not tried twice
      loseNext()
      await expect(far.accounts.create({ name: 'lost', tier: 'free' })).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
      expect(await store.accounts.byName('lost')).toBeDefined()
      expect(await store.quota.audit()).toEqual([])
    } finally {
      await far.close()
      await stop()
    }
  })

  test('with the server is told at once, and mended when it is back', async () => {
    await server.halt()
    const start = performance.now()
    await expect(store.quota.reserve({ digest: one.digest, ...wallet })).rejects.toMatchObject({
      code: 'STORE_UNAVAILABLE',
      status: 503,
      retryable: true,
    })
    await expect(store.check()).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
    expect(performance.now() - start).toBeLessThan(5_000)
    await server.start()
    await store.check()
    expect(await store.quota.reserve({ digest: one.digest, ...wallet })).toMatchObject({ outcome: 'granted' })
  }, 30_000)

  test('with a server that crashes loses no call that was answered', async () => {
    const told: string[] = []
    let over = false
    const callers = Array.from({ length: 8 }, async () => {
      while (!over) {
        try {
          const answer = await store.quota.reserve({ digest: one.digest, ...wallet })
          if (answer.outcome !== 'granted') return
          await store.quota.settle(answer.reservation, { status: 200 })
          told.push(`${answer.reservation} settled`)
        } catch {
          await new Promise(resolve => setTimeout(resolve, 20))
        }
      }
    })
    for (let crash = 0; crash < 2; crash++) {
      await new Promise(resolve => setTimeout(resolve, 150))
      await server.crash()
    }
    over = true
    await Promise.all(callers)
    const there = await ledger()
    expect(told.filter(call => !there.includes(call))).toEqual([])
    expect(told.length).toBeGreaterThan(10)
    expect(await store.quota.audit()).toEqual([])
  }, 30_000)

  test('a key that is revoked is dead for every replica within a second, while they are busy', async () => {
    const replicas = [store, await open(url), await open(url)]
    const busy = await customer(store)
    let revokedAt = Number.POSITIVE_INFINITY
    let latest = 0
    const callers = replicas.flatMap(replica =>
      Array.from({ length: 6 }, async () => {
        for (;;) {
          const asked = performance.now()
          const { outcome } = await replica.quota.reserve({ digest: busy.digest, ...wallet })
          if (outcome === 'granted') latest = Math.max(latest, asked)
          else return
        }
      }),
    )
    await new Promise(resolve => setTimeout(resolve, 200))
    expect(await store.keys.revoke(busy.key.id)).toBe(true)
    revokedAt = performance.now()
    await Promise.all(callers)
    // whoever asks after the answer to the revocation is refused
    expect(latest).toBeLessThanOrEqual(revokedAt)
    expect(latest).toBeGreaterThan(0)
  })
})
