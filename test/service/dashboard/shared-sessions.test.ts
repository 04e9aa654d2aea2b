import { afterAll, expect, test } from 'vitest'
import { createSessions } from '../../../src/service/dashboard/sessions.ts'
import { openStore } from '../../../src/service/store/open.ts'
import { missing, startPostgres } from '../../support/postgres.ts'

const server = await startPostgres()
const hour = 3_600_000
const [one, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
afterAll(() => server?.stop())

test.skipIf(server)(`Sessions of replicas were not tested. ${missing}`, () => expect(server).toBeUndefined())

test.skipIf(!server)('whoever signs in at one replica is known to the others, until the session ends at any of them', async () => {
  const url = (await server?.database()) as string
  let now = Date.parse('2026-11-20T12:00:00Z')
  const clock = () => new Date(now)
  const stores = await Promise.all([openStore(url, { clock }), openStore(url, { clock })])
  let drawn = 0
  const world = { now: clock, random: (size: number) => new Uint8Array(size).fill(++drawn) }
  const [left, right] = stores.map(store => createSessions(world, store.sessions)) as [
    ReturnType<typeof createSessions>,
    ReturnType<typeof createSessions>,
  ]
  try {
    const token = await left.open(one)
    expect((await right.find(token))?.digest).toEqual(one)
    expect((await right.find(token))?.proof).toBe((await left.find(token))?.proof)
    expect(await right.find(`${token}x`)).toBeUndefined()
    // a form is taken once, wherever it arrives
    expect(await Promise.all([left.once(token, 'a'), right.once(token, 'a')])).toContain(true)
    expect([await left.once(token, 'a'), await right.once('stranger', 'a'), await right.once(token, 'b')]).toEqual([false, false, true])
    await right.move(token, other)
    expect((await left.find(token))?.digest).toEqual(other)
    now += 2 * hour
    expect(await left.find(token)).toBeDefined()
    now += 2 * hour + 1
    expect(await right.find(token)).toBeUndefined()
    const second = await right.open(one)
    for (let hours = 1; hours <= 12; hours++) {
      now += hour
      expect(await left.find(second)).toBeDefined()
    }
    now += 1
    expect(await left.find(second)).toBeUndefined()
    const third = await right.open(one)
    await left.close(third)
    expect(await right.find(third)).toBeUndefined()
    now += 48 * hour
    await stores[0]?.quota.sweep(120_000)
    expect(await stores[1]?.sessions?.once('nobody', 'x')).toBe(false)
  } finally {
    for (const store of stores) await store.close()
  }
})
