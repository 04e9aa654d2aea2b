import { describe, expect, test } from 'vitest'
import { chainById } from '../../src/chains/index.ts'
import type { Refusal } from '../../src/service/refusal.ts'
import type { ChargedAnswer, Reserved, ReserveRequest } from '../../src/service/store/store.ts'
import type { Question } from '../../src/service/verdicts.ts'
import {
  account,
  calls,
  charged,
  client,
  counter,
  digest,
  granted,
  left,
  ofScan,
  opening,
  question,
  refusalOf,
  rest,
  start,
  usage,
  wallet,
} from './counter.ts'

describe('a request with a name', () => {
  const requestIn = (asked: readonly (readonly unknown[])[]) => asked[0]?.[1] as ReserveRequest
  const idempotency = async (more: Partial<Question>, repeat = 'name') => {
    const { cashier, asked } = counter()
    await charged(cashier, more, repeat)
    return { named: requestIn(asked).idempotency, settled: asked[2]?.[2] as ChargedAnswer }
  }
  const underway: Reserved = { outcome: 'underway', account }
  const repeated: Reserved = { outcome: 'repeated', account, status: 404, body: '{"detail":"x"}' }

  test('is known by everything that its answer depends on, and its answer is kept', async () => {
    const { named, settled } = await idempotency({})
    expect(named).toEqual({ key: 'name', fingerprint: expect.stringMatching(/^[\w-]{43}$/) })
    expect(settled).toEqual({ status: 200, body: opening + rest, scan: ofScan })
    const others = [{ kind: 'token' as const }, { chain: chainById(10) }, { given: wallet.toLowerCase() }]
    const prints = await Promise.all([{}, ...others].map(async more => (await idempotency(more)).named?.fingerprint))
    expect(prints[0]).toBe(named?.fingerprint)
    expect(new Set(prints).size).toBe(4)
    const { named: other } = await idempotency({}, 'other')
    expect(other).toEqual({ key: 'other', fingerprint: named?.fingerprint })
  })

  test('is known by what an errand asks for', async () => {
    const print = async (asks: string) => {
      const { cashier, asked } = counter()
      await cashier.chargeFor({ digest, what: 'approvals', asked: asks, repeat: 'name', answer: async () => ({}) }, client())
      return requestIn(asked).idempotency
    }
    const [one, same, other] = [await print('a'), await print('a'), await print('b')]
    expect(one).toEqual({ key: 'name', fingerprint: expect.stringMatching(/^[\w-]{43}$/) })
    expect(same).toEqual(one)
    expect(other?.fingerprint).not.toBe(one?.fingerprint)
  })

  test.each([true, false])('gets the same answer again, uncharged (a verdict is there: %s)', async verdict => {
    const { cashier, names, calls: counted } = counter({ verdict, charge: [repeated], reserve: [repeated] })
    expect(await charged(cashier, {}, 'name')).toEqual({ status: 404, text: '{"detail":"x"}', repeated: true })
    expect(names()).toEqual([verdict ? 'charge' : 'reserve'])
    expect(counted()).toEqual([calls('repeated')])
  })

  test.each([true, false])('is refused where it is another request (a verdict is there: %s)', async verdict => {
    const mismatch: Reserved = { outcome: 'mismatch', account }
    const { cashier, names, calls: counted } = counter({ verdict, charge: [mismatch], reserve: [mismatch] })
    expect(await refusalOf(charged(cashier, {}, 'name'))).toMatchObject({ status: 400, headers: {} })
    expect([names(), counted()]).toEqual([[verdict ? 'charge' : 'reserve'], []])
  })

  test.each([true, false])('waits for the first of its name, and gets its answer (a verdict is there: %s)', async verdict => {
    const { cashier, names } = counter({ verdict, charge: [underway], reserve: [underway, underway, repeated] })
    expect(await charged(cashier, {}, 'name')).toMatchObject({ repeated: true, status: 404 })
    expect(names()).toEqual([...(verdict ? ['charge'] : []), 'reserve', 'sleep', 'reserve', 'sleep', 'reserve'])
  })

  test('takes the place of the first where that failed', async () => {
    const { cashier, names } = counter({ reserve: [underway, granted] })
    expect(await charged(cashier, {}, 'name')).toMatchObject({ repeated: false, status: 200 })
    expect(names()).toEqual(['reserve', 'sleep', 'reserve', 'scan', 'settle'])
  })

  test('is told to come back where the first takes too long, and nothing is charged', async () => {
    const { cashier, asked, calls: counted } = counter({ reserve: [underway] })
    expect(await refusalOf(charged(cashier, {}, 'name'))).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
    const waited = asked.reduce((sum, [name, time]) => (name === 'sleep' ? sum + (time as number) : sum), 0)
    // as long as the limit says, and one more look
    expect(waited).toBeGreaterThanOrEqual(120)
    expect(waited).toBeLessThanOrEqual(170)
    expect(asked.some(([name]) => ['scan', 'settle', 'release'].includes(name))).toBe(false)
    expect(counted()).toEqual([])
  })

  test('waits no longer than its client does', async () => {
    const controller = new AbortController()
    controller.abort(left)
    const { cashier, names } = counter({ reserve: [underway] })
    await expect(charged(cashier, {}, 'name', client(false, controller))).rejects.toBe(left)
    expect([names(), cashier.underWay]).toEqual([['reserve', 'sleep'], 0])
  })
})

describe('nothing is scanned, and nothing charged', () => {
  const exhausted: Reserved = { outcome: 'exhausted', account, usage: usage({ used: 1_000 }) }

  test.each([
    ['9.5 s before the end of the month', new Date(start), '10'],
    ['in the last second', new Date('2026-11-30T23:59:59.999Z'), '1'],
    ['by a clock that is ahead', new Date('2026-12-01T00:00:07Z'), '1'],
  ])('when the pool is exhausted, %s', async (_, now, wait) => {
    for (const verdict of [true, false]) {
      const { cashier, names, calls: counted } = counter({ verdict, now, reserve: [exhausted], charge: [exhausted] })
      const refusal = await refusalOf(charged(cashier))
      expect(refusal).toMatchObject({ status: 429, headers: { 'Retry-After': wait, RateLimit: expect.stringContaining('"month";r=0') } })
      expect((refusal as Refusal).message).toMatch(/1000 calls.*2026-12-01 at 00:00 UTC/)
      expect([names(), counted()]).toEqual([[verdict ? 'charge' : 'reserve'], []])
    }
  })

  test('when the key is none', async () => {
    for (const verdict of [true, false]) {
      const refused: Reserved = { outcome: 'refused' }
      const { cashier, names, calls: counted } = counter({ verdict, reserve: [refused], charge: [refused] })
      expect(await refusalOf(charged(cashier))).toMatchObject({ status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })
      expect([names(), counted()]).toEqual([[verdict ? 'charge' : 'reserve'], []])
    }
  })

  test('when the service stops', async () => {
    const { cashier, names } = counter({ stopping: true, verdict: true })
    expect(await refusalOf(charged(cashier))).toMatchObject({ status: 503, headers: { 'Retry-After': '1', Connection: 'close' } })
    const errand = { digest, what: 'approvals' as const, asked: 'a', answer: async () => ({}) }
    expect(await refusalOf(cashier.chargeFor(errand, client()))).toMatchObject({ status: 503 })
    expect([names(), cashier.underWay]).toEqual([[], 0])
  })

  test.each([
    ['that failed', { scan: () => Promise.reject(new Error('a bug')) }],
    ['that were remembered', { verdict: true }],
  ])('when the account has its share of scans: its keys are known by their calls, %s', async (_, script) => {
    let hang = false
    const { cashier, asked } = counter({
      ...{ concurrent: 1, ...script },
      async release() {
        // the second round never ends
        if (hang) await new Promise(() => {})
      },
    })
    const by = (nth: number) => cashier.charge({ digest: new Uint8Array(32).fill(nth), question: question() }, client())
    await Promise.allSettled([by(1)])
    await Promise.allSettled([by(2)])
    hang = true
    const before = asked.length
    const [first, second] = [by(1), by(2)]
    void first.catch(() => {})
    expect(await refusalOf(second)).toMatchObject({ status: 429, headers: { 'Retry-After': '1' } })
    expect(asked.length - before).toBeLessThanOrEqual(3)
  })
})
