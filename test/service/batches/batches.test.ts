import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { ChainvetError, NoActivityError } from '../../../src/errors.ts'
import { readReport } from '../../../src/output/read-report.ts'
import { missing, startPostgres } from '../../support/postgres.ts'
import { chargedTo, csvOf, openPlace, type Place, type PlaceOptions, scripted, wallet } from './place.ts'

const postgres = await startPostgres()
afterAll(() => postgres?.stop())
test.skipIf(postgres !== undefined)(`PostgreSQL was not tested. ${missing}`, () => expect(postgres).toBeUndefined())

const down = () => new ChainvetError('UPSTREAM_UNAVAILABLE', 'the node did not answer')

describe.each(postgres ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const))('batches in %s', kind => {
  const places: Place[] = []
  const open = async (options: PlaceOptions = {}) => {
    const place = await openPlace({ where: kind === 'postgres' ? await postgres?.database() : undefined, ...options })
    places.push(place)
    return place
  }
  afterEach(async () => {
    for (const place of places.splice(0)) await place.close()
  })

  test('every row is scanned once, charged once, and has its result in its place', async () => {
    const { scanner, asked } = scripted()
    const place = await open({ scanner })
    const me = await place.customer()
    const id = await place.send(me, `${csvOf(0, 250)}junk,1\n${csvOf(250, 300).split('\n').slice(1).join('\n')}`)
    expect(await place.ended(me, id)).toMatchObject({ state: 'done', rows: 301, scored: 300, failed: 1, remaining: 0 })
    expect(asked.sort()).toEqual(Array.from({ length: 300 }, (_, n) => wallet(n)))
    expect(await chargedTo(place, me.account)).toBe(300)
    expect(await place.store.quota.audit()).toEqual([])
    const lines = (await place.results(me, id)).trimEnd().split('\n').slice(1)
    expect(lines.map(line => line.split(',')[0])).toEqual(
      [...Array(250).keys()].map(wallet).concat('junk', ...Array.from({ length: 50 }, (_, n) => wallet(n + 250))),
    )
    expect(lines.map(line => line.split(',')[2])).toEqual(Array.from({ length: 301 }, (_, at) => String(at + 2)))
    expect(lines[250]).toContain(',bad_row,')
    const report = readReport(await (await place.ask(me, `/v1/batches/${id}/results`)).text())
    expect(report.summary).toMatchObject({ rows: 301, low: 300, bad_rows: 1, calls: 300, complete: true, exit_code: 8 })
  })

  test('a scan that fails is tried again, and a row that fails every time ends without a charge', async () => {
    const failures = new Map<string, number>()
    const place = await open({
      ...scripted(address => {
        const before = failures.get(address) ?? 0
        failures.set(address, before + 1)
        if (address === wallet(1) || (address === wallet(2) && before === 0)) throw down()
        if (address === wallet(3)) throw new NoActivityError({ chain: 'Ethereum', others: [] })
        if (address === wallet(4)) throw new ChainvetError('UNSCORED', 'this wallet was not scored: too little is known')
      }),
      rules: { attempts: 3 },
    })
    const me = await place.customer()
    const id = await place.send(me, csvOf(0, 6))
    expect(await place.ended(me, id)).toMatchObject({ state: 'done', scored: 3, failed: 3 })
    expect([1, 2, 3, 4].map(n => failures.get(wallet(n)))).toEqual([3, 2, 1, 1])
    // three results, and the wallet that is known to be empty
    expect(await chargedTo(place, me.account)).toBe(4)
    expect(await place.store.quota.audit()).toEqual([])
    const report = readReport(await (await place.ask(me, `/v1/batches/${id}/results`)).text())
    expect(report.results.map(({ status, error }) => (error ? [status, error.code, error.message] : status))).toEqual([
      'scored',
      ['unscored', 'UPSTREAM_UNAVAILABLE', 'the node did not answer'],
      'scored',
      ['no_activity', 'NO_ACTIVITY', 'this wallet has no activity on Ethereum, so it was not scored'],
      ['unscored', 'UNSCORED', 'this wallet was not scored: too little is known'],
      'scored',
    ])
  })

  test('a bug in the scanner and a scan that never ends cost a row its result and no other', async () => {
    const place = await open({
      ...scripted(address => {
        if (address === wallet(0)) throw new TypeError('undefined is not a function')
        return address === wallet(1) ? new Promise<void>(() => {}) : undefined
      }),
      rules: { attempts: 2, timeout: 50 },
    })
    const me = await place.customer()
    const id = await place.send(me, csvOf(0, 5))
    expect(await place.ended(me, id)).toMatchObject({ scored: 3, failed: 2 })
    const text = await place.results(me, id)
    expect(text).toContain('INTERNAL')
    expect(text).not.toContain('undefined is not a function')
    expect(text).toContain('TIMEOUT')
    expect(await chargedTo(place, me.account)).toBe(3)
  })

  test('what is cancelled begins no further row, and says of each that waited why it has no score', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const { scanner, asked } = scripted(() => held)
    const place = await open({ scanner, lanes: 4 })
    const me = await place.customer()
    const id = await place.send(me, csvOf(0, 50))
    while (asked.length < 4) await pause(5)
    expect((await place.ask(me, `/v1/batches/${id}/cancel`, { method: 'POST' })).status).toBe(200)
    release()
    expect(await place.ended(me, id)).toMatchObject({ state: 'cancelled', rows: 50, scored: 8 })
    // four that were scanned, and as many that a worker held
    expect(asked).toHaveLength(8)
    expect(await chargedTo(place, me.account)).toBe(8)
    const lines = (await place.results(me, id)).trimEnd().split('\n').slice(1)
    expect(lines).toHaveLength(50)
    expect(lines.filter(line => line.includes(',INTERRUPTED,the batch was cancelled before this row was scanned'))).toHaveLength(42)
    expect((await place.ask(me, `/v1/batches/${id}`, { method: 'DELETE' })).status).toBe(200)
  })

  test('a free account is scanned up to its pool, and not one row further', async () => {
    const { scanner, asked } = scripted()
    const place = await open({ scanner, lanes: 64 })
    const me = await place.customer('free')
    const first = await place.send(me, csvOf(0, 960))
    expect(await place.ended(me, first)).toMatchObject({ scored: 960 })
    const id = await place.send(me, csvOf(1000, 1100))
    expect(await place.ended(me, id)).toMatchObject({ state: 'done', scored: 40, failed: 60 })
    expect(asked).toHaveLength(1_000)
    expect(await chargedTo(place, me.account)).toBe(1_000)
    expect((await place.results(me, id)).match(/QUOTA_EXHAUSTED/g)).toHaveLength(60)
  })

  test('a small batch does not wait for the large one of another account', async () => {
    const { scanner, asked } = scripted(() => pause(2))
    const place = await open({ scanner, lanes: 4 })
    const [large, small] = [await place.customer(), await place.customer()]
    const first = await place.send(large, csvOf(0, 1_000))
    while (asked.length < 20) await pause(2)
    const begun = asked.length
    await place.ended(small, await place.send(small, csvOf(5_000, 5_020)))
    // taking turns, twenty rows of the one need about twenty of the other; the rest may be what was under way meanwhile
    expect(asked.length - begun).toBeLessThan(300)
    expect((await place.batch(large, first)).remaining).toBeGreaterThan(0)
  })

  test('a service that stops gives back what it has not ended, and the next one goes on', async () => {
    const { scanner, asked } = scripted(
      (_, signal) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const where = kind === 'postgres' ? await postgres?.database() : undefined
    const place = await open({ scanner, lanes: 4, ...(where !== undefined && { where }) })
    const me = await place.customer()
    const id = await place.send(me, csvOf(0, 20))
    while (asked.length < 4) await pause(5)
    await place.batches.stop(20)
    expect(await place.batch(me, id)).toMatchObject({ remaining: 20, ended_at: null })
    expect(await chargedTo(place, me.account)).toBe(0)
    expect(await place.store.batches.claim('next', 50, 60_000)).toHaveLength(20)
  })
})
