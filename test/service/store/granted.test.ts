import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createKnownBodies } from '../../../src/service/store/known-bodies.ts'
import { type Charges, type Counted, charge, eachOf, ordersOf } from '../../../src/service/store/sqlite/charges.ts'
import { connect, type End } from '../../../src/service/store/sqlite/connection.ts'
import type { Keys } from '../../../src/service/store/sqlite/errands.ts'
import type { TierName } from '../../../src/service/store/store.ts'
import { type Customer, customer, type Kind, keyFor, type Place, spend, sqliteKind } from './places.ts'

const noon = Date.parse('2026-11-10T12:00:30Z')
const minute = 60_000
const pool = 1_000

// made anew where the same tests are run again
let kind: Kind
beforeAll(() => {
  kind = sqliteKind()
})
afterAll(() => kind.end())

/** A database as the service makes it, and a connection to it such as the thread has that writes. */
async function opened() {
  const place = await kind.fresh()
  let now = noon - 86_400_000
  // no two things are made at the same time
  const store = await place.open({ clock: () => new Date(now++) })
  const connection = connect(place.url)
  onTestFinished(() => connection.close())
  const does = (message: Charges, keys: Keys = new Map()): Counted => {
    const [end] = connection.together([() => charge(keys, message)])
    if (!end || 'error' in end) throw end?.error
    return end.result as Counted
  }
  const at = (instant: number) => {
    now = instant
  }
  return { place, store, connection, does, at }
}

interface Call {
  readonly at?: number
  readonly score?: number
  readonly body?: string
}

/** Charges of one key, as they are put together. */
function chargesOf(digest: Uint8Array, calls: readonly Call[], status = 200): { message: Charges; names: readonly string[] } {
  const waiting = calls.map(({ at = noon, score = 5, body }, nth) => ({
    errand: {
      ...{ do: 'charge' as const, at, request: { digest, what: 'scan/token' } },
      answer: {
        status,
        scan: {
          ...{ kind: 'token' as const, chainId: 10, address: `0x${nth}`, score, level: 'LOW', result: `{"n":${nth},` },
          ...(body !== undefined && { common: { name: body, text: `text of ${body}` } }),
        },
      },
    },
  }))
  const [order] = ordersOf(waiting, createKnownBodies())
  if (order?.message.do !== 'charges' || order.message.calls !== calls.length) throw new Error('these do not belong together')
  return { message: order.message, names: order.names }
}
const some = (digest: Uint8Array, calls: number) =>
  chargesOf(
    digest,
    Array.from({ length: calls }, () => ({})),
  )

/** Rows that charges have written: those of calls that a test had made before have other names. */
const count = async (place: Place, table: 'ledger' | 'history') =>
  (await place.sql(`SELECT count(*) AS n FROM ${table} WHERE id LIKE 'res%' OR id LIKE 'scan%'`))[0]?.['n']
const usedIn = (place: Place) => place.sql('SELECT period, used, ceiling FROM counters ORDER BY period')
const lastUse = async (place: Place, { key }: Pick<Customer, 'key'>) =>
  (await place.sql(`SELECT last_used_at FROM keys WHERE id = '${key.id}'`))[0]?.['last_used_at']

/** Nothing was written, and so many months were counted before. */
async function nothingIn(place: Place, counted = 0): Promise<void> {
  expect([await count(place, 'ledger'), await count(place, 'history')]).toEqual([0, 0])
  expect(await place.sql('SELECT name FROM bodies')).toEqual([])
  expect(await usedIn(place)).toHaveLength(counted)
}

test('charges are counted, and stand in the ledger and in the history, each under its name', async () => {
  const { place, does, store } = await opened()
  const asks = await customer(store)
  const { message, names } = chargesOf(asks.digest, [{ body: 'a' }, { at: noon + 40 }, { body: 'b', score: 71 }], 404)
  expect(does(message)).toEqual({
    ...{ outcome: 'counted', granted: 3, account: asks.account, key: asks.key },
    usage: {
      ...{ tier: 'starter', included: 25_000, used: 3 },
      ...{ periodStart: new Date('2026-11-01T00:00:00Z'), periodEnd: new Date('2026-12-01T00:00:00Z') },
    },
  })
  const { id: account } = asks.account
  const both = { account, key: asks.key.id }
  const row = { ...both, period: '2026-11', what: 'scan/token', state: 'settled', status: 404, reserved_at: noon, ended_at: noon }
  expect(await place.sql('SELECT * FROM ledger ORDER BY id')).toEqual(names.map(id => ({ id, ...row })))
  const kept = [
    { address: '0x0', score: 5, result: '{"n":0,', body: 'a' },
    { address: '0x1', score: 5, result: '{"n":1,', body: null },
    { address: '0x2', score: 71, result: '{"n":2,', body: 'b' },
  ]
  expect(await place.sql('SELECT * FROM history ORDER BY id')).toEqual(
    kept.map((one, nth) => ({
      ...{ id: names[nth]?.replace('res_', 'scan_'), at: noon, ...both },
      ...{ kind: 'token', chain_id: 10, level: 'LOW', ...one },
    })),
  )
  expect(await place.sql('SELECT * FROM bodies ORDER BY name')).toEqual([
    { name: 'a', text: 'text of a', kept_at: noon },
    { name: 'b', text: 'text of b', kept_at: noon },
  ])
  expect(await usedIn(place)).toEqual([{ period: '2026-11', used: 3, ceiling: null }])
  expect(await store.quota.audit()).toEqual([])
})

describe('a pool that ends', () => {
  const almost = async (left: number, tier: TierName = 'free') => {
    const all = await opened()
    const asks = await customer(all.store, tier)
    await spend(all.place, asks, '2026-11', pool - left)
    return { ...all, asks }
  }

  test('grants the first of them, and leaves nothing of the others', async () => {
    const { place, does, store, asks } = await almost(2)
    const bodies = [{ body: 'a' }, { body: 'b' }, { body: 'c' }, { body: 'b' }]
    const { message, names } = chargesOf(asks.digest, bodies)
    expect(does(message)).toMatchObject({ outcome: 'counted', granted: 2, usage: { tier: 'free', included: pool, used: pool } })
    expect(await place.sql("SELECT id FROM ledger WHERE id LIKE 'res%' ORDER BY id")).toEqual(names.slice(0, 2).map(id => ({ id })))
    expect(await place.sql('SELECT address, body FROM history ORDER BY id')).toEqual([
      { address: '0x0', body: 'a' },
      { address: '0x1', body: 'b' },
    ])
    expect(await place.sql('SELECT name FROM bodies ORDER BY name')).toEqual([{ name: 'a' }, { name: 'b' }])
    expect(await usedIn(place)).toEqual([{ period: '2026-11', used: pool, ceiling: pool }])
    expect(await store.quota.audit()).toEqual([])
  })

  test('grants all where there is room for just as many', async () => {
    const { place, does, store, asks } = await almost(3)
    expect(does(some(asks.digest, 3).message)).toMatchObject({ granted: 3, usage: { used: pool } })
    expect(await usedIn(place)).toEqual([{ period: '2026-11', used: pool, ceiling: pool }])
    expect(await store.quota.audit()).toEqual([])
  })

  test('grants none when it is empty, and the key was not used', async () => {
    const { place, does, asks } = await almost(0)
    expect(does(chargesOf(asks.digest, [{ body: 'a' }, {}]).message)).toEqual({
      ...{ outcome: 'counted', granted: 0, account: asks.account, key: asks.key },
      usage: expect.objectContaining({ used: pool }),
    })
    await nothingIn(place, 1)
    expect(await usedIn(place)).toEqual([{ period: '2026-11', used: pool, ceiling: null }])
    expect(await lastUse(place, asks)).toBeNull()
  })

  test('grants none where more was used than it has: the contract was a larger one', async () => {
    const { place, does, asks } = await almost(-5)
    expect(does(some(asks.digest, 2).message)).toMatchObject({ granted: 0, usage: { used: pool + 5 } })
    await nothingIn(place, 1)
  })

  test('is as large as the tier says where nothing was used before', async () => {
    const { place, does, store } = await opened()
    const asks = await customer(store, 'free')
    expect(does(some(asks.digest, pool + 1).message)).toMatchObject({ granted: pool, usage: { used: pool } })
    expect(await usedIn(place)).toEqual([{ period: '2026-11', used: pool, ceiling: pool }])
    expect([await count(place, 'ledger'), await count(place, 'history')]).toEqual([pool, pool])
  })

  test('goes on as overage where the tier does not stop', async () => {
    const { does, asks, store } = await almost(0, 'growth')
    await store.accounts.changeTier(asks.account.id, 'enterprise', { included: pool, overageMicroUsd: 5 })
    expect(does(some(asks.digest, 2).message)).toMatchObject({
      ...{ granted: 2, account: { tier: 'enterprise', included: pool } },
      usage: { included: pool, used: pool + 2, overageMicroUsd: 5 },
    })
  })

  test('is that of the month in which the first of them came', async () => {
    const { place, does, asks } = await almost(0)
    const december = Date.parse('2026-12-01T00:00:00Z')
    const { message } = chargesOf(asks.digest, [{ at: december }, { at: december + 1 }])
    expect(does(message)).toMatchObject({ granted: 2, usage: { used: 2, periodStart: new Date(december) } })
    expect(await usedIn(place)).toEqual([
      { period: '2026-11', used: pool, ceiling: null },
      { period: '2026-12', used: 2, ceiling: pool },
    ])
  })
})

describe('a key that is not alive pays for nothing', () => {
  test('because it was revoked, or was never there', async () => {
    const { place, does, store } = await opened()
    const asks = await customer(store)
    await store.keys.revoke(asks.key.id)
    for (const digest of [asks.digest, new Uint8Array(32)])
      expect(does(chargesOf(digest, [{ body: 'a' }, {}]).message)).toEqual({ outcome: 'refused' })
    await nothingIn(place)
  })

  test('because it has expired when the last of them came; before that it pays for all', async () => {
    const { place, does, store, at } = await opened()
    const asks = await customer(store)
    at(noon)
    await store.keys.expire(asks.key.id, 50)
    const end = ((await place.sql('SELECT expires_at FROM keys'))[0] as { expires_at: number }).expires_at
    expect(end - noon).toBeGreaterThanOrEqual(50)
    expect(does(chargesOf(asks.digest, [{ at: end - 50 }, { at: end }]).message)).toEqual({ outcome: 'refused' })
    await nothingIn(place)
    expect(does(chargesOf(asks.digest, [{ at: end - 50 }, { at: end - 1 }]).message)).toMatchObject({ granted: 2 })
  })

  test('and another key of the same account does, out of the same pool', async () => {
    const { place, does, store } = await opened()
    const asks = await customer(store)
    const second = await keyFor(store, asks.account.id)
    await store.keys.revoke(asks.key.id)
    expect(does(some(second.digest, 2).message)).toMatchObject({ granted: 2, account: asks.account, key: second.key })
    expect(await place.sql('SELECT DISTINCT account, key FROM ledger')).toEqual([{ account: asks.account.id, key: second.key.id }])
  })
})

test('the last use of a key is written once a minute', async () => {
  const { place, does, store } = await opened()
  const asks = await customer(store)
  const full = noon - (noon % minute)
  expect(full).toBeLessThan(noon)
  const keys: Keys = new Map()
  const uses: unknown[] = []
  for (const at of [noon, noon + 29_999, noon + 30_000, noon]) {
    expect(does(chargesOf(asks.digest, [{ at }]).message, keys)).toMatchObject({ granted: 1 })
    uses.push(await lastUse(place, asks))
  }
  expect(uses).toEqual([full, full, full + minute, full + minute])
})

test('charges of which one is wrong end each for itself: the others are granted', async () => {
  const { place, connection, store } = await opened()
  const asks = await customer(store, 'free')
  const { message, names } = chargesOf(asks.digest, [{ body: 'a' }, { score: 101, body: 'b' }, { body: 'a' }])
  const ends: readonly End[] = connection.together([() => charge(new Map(), message)], () =>
    eachOf(message).map(one => () => charge(new Map(), one)),
  )
  expect(ends.map(end => ('error' in end ? 'wrong' : (end.result as { granted: number; usage: { used: number } })))).toMatchObject([
    { granted: 1, usage: { used: 1 } },
    'wrong',
    { granted: 1, usage: { used: 2 } },
  ])
  expect(await place.sql('SELECT id FROM ledger ORDER BY id')).toEqual([names[0], names[2]].map(id => ({ id })))
  expect(await place.sql('SELECT id, body FROM history ORDER BY id')).toEqual(
    [names[0], names[2]].map(id => ({ id: id?.replace('res_', 'scan_'), body: 'a' })),
  )
  expect(await place.sql('SELECT name FROM bodies')).toEqual([{ name: 'a' }])
  expect(await store.quota.audit()).toEqual([])
})

describe('a counter that contradicts itself', () => {
  const digest = new Uint8Array(32).fill(9)
  const row = (tier: TierName) => ({
    ...{ id: 'key_1', account: 'acc_1', label: 'l', mode: 'live', ending: 'abcd', digest, created_at: 1 },
    ...{ expires_at: null, revoked_at: null, last_used_at: null, name: 'n', tier, included: null, overage_micro_usd: null, since: 1 },
  })
  /** Answers statements with what stands here, one after the other. */
  const told = (tier: TierName, answers: readonly (readonly unknown[])[]) => {
    const work = charge(new Map(), some(digest, 2).message)
    work.next()
    work.next([row(tier)])
    for (const answer of answers) work.next(answer)
  }

  test('charges nobody: the call fails', () => {
    // a tier that does not stop has room for every call
    expect(() => told('starter', [[]])).toThrow('were not counted')
    // and one that stops, for as many as it has left
    expect(() => told('free', [[], [{ used: pool - 1 }], []])).toThrow('were not counted')
  })
})
