import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Reserved, Store } from '../../../../src/service/store/store.ts'
import { customer, type Kind, type Place, spend } from '../places.ts'

const { cases } = JSON.parse(readFileSync(new URL('../../../corpus/quota.json', import.meta.url), 'utf8')) as {
  cases: { id: string; given: { used: number; concurrent: number; replicas: number }; expect: { accepted: number; rejected: number } }[]
}
const wallet = { what: 'scan/wallet' }
const countOf = (answers: readonly Reserved[], outcome: Reserved['outcome']) => answers.filter(answer => answer.outcome === outcome).length
const granted = (answer: Reserved) => {
  if (answer.outcome !== 'granted') throw new Error(`The call was not granted: ${answer.outcome}.`)
  return answer.reservation
}

export function quota(kind: Kind): void {
  let now = new Date('2026-11-20T12:00:00Z')
  let place: Place
  let store: Store
  beforeAll(async () => {
    place = await kind.fresh()
    store = await place.open({ clock: () => now })
  })

  test('a call is counted before it is answered, and stays counted when it is', async () => {
    const { account, key, digest } = await customer(store, 'free')
    const answer = await store.quota.reserve({ digest, ...wallet })
    const usage = { tier: 'free', included: 1_000, used: 1, periodStart: new Date('2026-11-01'), periodEnd: new Date('2026-12-01') }
    expect(answer).toMatchObject({ outcome: 'granted', account, key: { id: key.id }, usage })
    await store.quota.settle(granted(answer), { status: 200 })
    await store.quota.settle(granted(answer), { status: 200 })
    await store.quota.release(granted(answer), 502)
    expect(await store.quota.usage(account.id)).toEqual(usage)
    expect(await store.quota.days(account.id)).toEqual([{ day: '2026-11-20', calls: 1 }])
  })

  test('a call whose answer is there is counted and charged in one step, with its place in the history', async () => {
    const { account, key, digest } = await customer(store, 'free')
    const scan = {
      kind: 'wallet',
      chainId: 1,
      address: '0xa',
      score: 5,
      level: 'LOW',
      result: '{"a":',
      common: { name: 'n1', text: '1}' },
    } as const
    const answer = await store.quota.charge({ digest, ...wallet }, { status: 200, scan })
    expect(answer).toMatchObject({ outcome: 'granted', account, usage: { used: 1 } })
    await store.quota.release(granted(answer), 502)
    expect(await store.quota.usage(account.id)).toMatchObject({ used: 1 })
    const { entries } = await store.history.page(account.id, { limit: 5 })
    expect(entries).toMatchObject([{ key: key.id, address: '0xa', score: 5, at: now }])
    expect(await store.history.entry(account.id, entries[0]?.id as string)).toMatchObject({ result: '{"a":1}' })
    // a repeat is answered from what was kept, and a settled call has its place once
    const request = { digest, ...wallet, idempotency: { key: 'k', fingerprint: 'a' } }
    const first = await store.quota.charge(request, { status: 200, body: '{"a":1}', scan })
    expect(first).toMatchObject({ outcome: 'granted', usage: { used: 2 } })
    expect(await store.quota.charge(request, { status: 200, body: '{"a":1}', scan })).toMatchObject({
      outcome: 'repeated',
      body: '{"a":1}',
    })
    await store.quota.settle(granted(first), { status: 200, scan })
    expect((await store.history.page(account.id, { limit: 5 })).entries).toHaveLength(2)
    expect(await store.quota.charge({ digest: new Uint8Array(32), ...wallet }, { status: 200, scan })).toEqual({ outcome: 'refused' })
    expect(await store.quota.audit()).toEqual([])
  })

  test('of calls that are charged in one step, those beyond the pool leave nothing', async () => {
    const one = await customer(store, 'free')
    await spend(place, one, '2026-11', 995)
    const scan = { kind: 'token', chainId: 1, address: '0xb', score: 5, level: 'LOW', result: '{}' } as const
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => store.quota.charge({ digest: one.digest, ...wallet }, { status: 200, scan })),
    )
    expect([countOf(answers, 'granted'), countOf(answers, 'exhausted')]).toEqual([5, 35])
    expect((await store.history.page(one.account.id, { limit: 50 })).entries).toHaveLength(5)
    expect(await store.quota.audit()).toEqual([])
  })

  test('a contract says what a call beyond its pool costs', async () => {
    const account = await store.accounts.create({ name: 'contract', tier: 'enterprise', included: 7, overageMicroUsd: 4_500 })
    expect(await store.quota.usage(account.id)).toMatchObject({ included: 7, overageMicroUsd: 4_500 })
    await store.accounts.changeTier(account.id, 'growth')
    expect(await store.quota.usage(account.id)).not.toHaveProperty('overageMicroUsd')
  })

  test('a call that failed costs nothing, however often that is said', async () => {
    const { account, digest } = await customer(store, 'free')
    const reservation = granted(await store.quota.reserve({ digest, ...wallet }))
    await Promise.all([store.quota.release(reservation, 502), store.quota.release(reservation, 502), store.quota.release(reservation, 502)])
    await store.quota.settle(reservation, { status: 200 })
    expect(await store.quota.usage(account.id)).toMatchObject({ used: 0 })
    expect(await store.quota.days(account.id)).toEqual([])
    expect(await store.quota.audit()).toEqual([])
  })

  test('a status that is not charged cannot be settled, and a charged one not released', async () => {
    const { account, digest } = await customer(store, 'free')
    const reservation = granted(await store.quota.reserve({ digest, ...wallet }))
    await expect(store.quota.settle(reservation, { status: 502 })).rejects.toThrow()
    await expect(store.quota.release(reservation, 404)).rejects.toThrow()
    await store.quota.settle(reservation, { status: 404 })
    expect(await store.quota.usage(account.id)).toMatchObject({ used: 1 })
  })

  test('a free tier ends with its pool, and begins again when a call fails', async () => {
    const one = await customer(store, 'free')
    await spend(place, one, '2026-11', 999)
    const last = await store.quota.reserve({ digest: one.digest, ...wallet })
    expect(last).toMatchObject({ outcome: 'granted', usage: { used: 1_000 } })
    const beyond = await store.quota.reserve({ digest: one.digest, ...wallet })
    expect(beyond).toMatchObject({ outcome: 'exhausted', account: one.account, usage: { used: 1_000, included: 1_000 } })
    await store.quota.release(granted(last), 502)
    expect(await store.quota.reserve({ digest: one.digest, ...wallet })).toMatchObject({ outcome: 'granted' })
  })

  test('paid tiers go on beyond their pool', async () => {
    const one = await customer(store, 'enterprise', 10)
    await spend(place, one, '2026-11', 10)
    expect(await store.quota.reserve({ digest: one.digest, ...wallet })).toMatchObject({
      outcome: 'granted',
      usage: { used: 11, included: 10 },
    })
  })

  const race = cases.find(({ id }) => id === 'race-last')
  test('race-last: of 500 calls at once over 3 replicas, the one that is left is taken once', async () => {
    if (!race) throw new Error('The case is gone.')
    const { used, concurrent, replicas: count } = race.given
    const one = await customer(store, 'free')
    await spend(place, one, '2026-11', used)
    // a file has one service, whose callers all come at once
    const replicas = [store]
    while (kind.kind === 'postgres' && replicas.length < count) replicas.push(await place.open({ clock: () => now }))
    const answers = await Promise.all(
      Array.from({ length: concurrent }, (_, at) =>
        (replicas[at % replicas.length] as Store).quota.reserve({ digest: one.digest, ...wallet }),
      ),
    )
    expect([countOf(answers, 'granted'), countOf(answers, 'exhausted')]).toEqual([race.expect.accepted, race.expect.rejected])
    expect(await store.quota.audit()).toEqual([])
    for (const answer of answers) if (answer.outcome === 'exhausted') expect(answer.usage.used).toBe(1_000)
  })

  test('the first calls of a month, all at once, are all counted', async () => {
    const { account, digest } = await customer(store)
    await Promise.all(Array.from({ length: 60 }, () => store.quota.reserve({ digest, ...wallet })))
    expect(await store.quota.usage(account.id)).toMatchObject({ used: 60 })
  })

  test('a month ends with its last millisecond, and each has a counter of its own', async () => {
    const { account, digest } = await customer(store, 'free')
    now = new Date('2026-11-30T23:59:59.999Z')
    const late = granted(await store.quota.reserve({ digest, ...wallet }))
    now = new Date('2026-12-01T00:00:00.000Z')
    expect(await store.quota.usage(account.id)).toMatchObject({ used: 0, periodStart: now, periodEnd: new Date('2027-01-01') })
    granted(await store.quota.reserve({ digest, ...wallet }))
    granted(await store.quota.reserve({ digest, ...wallet }))
    // what was reserved in November goes back to November
    await store.quota.release(late, 502)
    expect(await store.quota.usage(account.id)).toMatchObject({ used: 2 })
    expect(await store.quota.days(account.id)).toEqual([{ day: '2026-12-01', calls: 2 }])
    now = new Date('2026-11-20T12:00:00Z')
    expect(await store.quota.usage(account.id)).toMatchObject({ used: 0 })
    expect(await store.quota.audit()).toEqual([])
  })

  test('months roll by arithmetic over 240 months, leap days included', async () => {
    const { account, digest } = await customer(store, 'free')
    for (let month = 0; month < 240; month++) {
      now = new Date(Date.UTC(2026, month + 1, 0, 23, 59, 59, 999))
      const last = await store.quota.reserve({ digest, ...wallet })
      now = new Date(now.getTime() + 1)
      const first = await store.quota.reserve({ digest, ...wallet })
      // each month has the last call of the test before, and the first of it
      expect([last, first].map(answer => answer.outcome === 'granted' && answer.usage.used)).toEqual([month === 0 ? 1 : 2, 1])
    }
    expect(await place.sql(`SELECT 1 FROM counters WHERE account = '${account.id}'`)).toHaveLength(241)
    now = new Date('2026-11-20T12:00:00Z')
    expect(await store.quota.audit()).toEqual([])
  }, 60_000)

  test('what a replica left behind is released after a while, and nothing before', async () => {
    const { account, digest } = await customer(store)
    granted(await store.quota.reserve({ digest, ...wallet }))
    now = new Date(now.getTime() + 120_000)
    const young = granted(await store.quota.reserve({ digest, ...wallet, idempotency: { key: 'young', fingerprint: 'x' } }))
    expect(await store.quota.sweep(120_000)).toBeGreaterThanOrEqual(0)
    expect(await store.quota.usage(account.id)).toMatchObject({ used: 2 })
    now = new Date(now.getTime() + 1)
    await store.quota.sweep(120_000)
    expect(await store.quota.usage(account.id)).toMatchObject({ used: 1 })
    await store.quota.settle(young, { status: 200, body: '{}' })
    now = new Date(now.getTime() + 600_000)
    expect(await store.quota.sweep(120_000)).toBe(0)
    expect(await store.quota.usage(account.id)).toMatchObject({ used: 1 })
    expect(await store.quota.audit()).toEqual([])
  })

  test('a request under an idempotency key is charged once, and answered again as it was', async () => {
    const { account, digest } = await customer(store)
    const request = { digest, ...wallet, idempotency: { key: 'k-1', fingerprint: 'a' } }
    const reservation = granted(await store.quota.reserve(request))
    expect(await store.quota.reserve(request)).toEqual({ outcome: 'underway', account })
    expect(await store.quota.reserve({ ...request, idempotency: { key: 'k-1', fingerprint: 'b' } })).toEqual({
      outcome: 'mismatch',
      account,
    })
    await store.quota.settle(reservation, { status: 404, body: '{"detail":"no activity"}' })
    expect(await store.quota.reserve(request)).toEqual({ outcome: 'repeated', account, status: 404, body: '{"detail":"no activity"}' })
    expect(await store.quota.usage(account.id)).toMatchObject({ used: 1 })
    // the key of another account is another key
    const other = await customer(store)
    expect(await store.quota.reserve({ ...request, digest: other.digest })).toMatchObject({ outcome: 'granted' })
  })

  test('a request that failed may be tried again under its idempotency key', async () => {
    const { account, digest } = await customer(store)
    const request = { digest, ...wallet, idempotency: { key: 'k', fingerprint: 'a' } }
    await store.quota.release(granted(await store.quota.reserve(request)), 502)
    await store.quota.settle(granted(await store.quota.reserve(request)), { status: 200, body: '{}' })
    expect(await store.quota.usage(account.id)).toMatchObject({ used: 1 })
  })

  test('an idempotency key is kept for a day', async () => {
    const { account, digest } = await customer(store)
    const request = { digest, ...wallet, idempotency: { key: 'day', fingerprint: 'a' } }
    await store.quota.settle(granted(await store.quota.reserve(request)), { status: 200, body: '{}' })
    now = new Date(now.getTime() + 86_399_999)
    expect(await store.quota.reserve(request)).toMatchObject({ outcome: 'repeated' })
    now = new Date(now.getTime() + 1)
    expect(await store.quota.reserve({ ...request, idempotency: { key: 'day', fingerprint: 'b' } })).toMatchObject({ outcome: 'granted' })
    expect(await store.quota.usage(account.id)).toMatchObject({ used: 2 })
    now = new Date('2026-11-20T12:00:00Z')
  })

  test('of many requests under one idempotency key at once, one is granted', async () => {
    const { account, digest } = await customer(store)
    const request = { digest, ...wallet, idempotency: { key: 'at once', fingerprint: 'a' } }
    const answers = await Promise.all(Array.from({ length: 40 }, () => store.quota.reserve(request)))
    expect([countOf(answers, 'granted'), countOf(answers, 'underway')]).toEqual([1, 39])
    expect(await store.quota.usage(account.id)).toMatchObject({ used: 1 })
    expect(await store.quota.audit()).toEqual([])
  })

  test('a key that was used up is not lost for a request that was refused', async () => {
    const one = await customer(store, 'free')
    await spend(place, one, '2026-11', 1_000)
    const request = { digest: one.digest, ...wallet, idempotency: { key: 'later', fingerprint: 'a' } }
    expect(await store.quota.reserve(request)).toMatchObject({ outcome: 'exhausted' })
    await store.accounts.changeTier(one.account.id, 'starter')
    expect(await store.quota.reserve(request)).toMatchObject({ outcome: 'granted', usage: { used: 1_001 } })
  })

  test('an audit finds what does not add up', async () => {
    const one = await customer(store)
    await spend(place, one, '2026-10', 3)
    await place.sql(`UPDATE counters SET used = 5 WHERE account = '${one.account.id}'`)
    expect(await store.quota.audit()).toEqual([{ account: one.account.id, period: '2026-10', counter: 5, ledger: 3 }])
    await place.sql(`UPDATE counters SET used = 3 WHERE account = '${one.account.id}'`)
    expect(await store.quota.audit()).toEqual([])
  })

  test('the schema itself refuses a counter beyond its pool, or below nothing', async () => {
    const one = await customer(store, 'free')
    await store.quota.reserve({ digest: one.digest, ...wallet })
    await expect(place.sql(`UPDATE counters SET used = 1001 WHERE account = '${one.account.id}'`)).rejects.toThrow(/check/i)
    await expect(place.sql(`UPDATE counters SET used = -1 WHERE account = '${one.account.id}'`)).rejects.toThrow(/check/i)
  })

  test('nobody is told the usage of an account that is not there', async () => {
    await expect(store.quota.usage('acc_nobody')).rejects.toMatchObject({ code: 'USAGE' })
  })
}
