import { describe, expect, test } from 'vitest'
import { takeOne, withMonth } from '../../src/service/burst.ts'
import type { Parts } from '../../src/service/parts.ts'
import { createSeats } from '../../src/service/seats.ts'
import { bucketOf, granted, takeFrom } from '../../src/service/store/bucket.ts'
import type { Usage } from '../../src/service/store/store.ts'
import { tiers } from '../../src/service/tiers.ts'
import { overagePrice } from '../../src/service/usage.ts'

test('tiers cost what the specification says, and only the free one ends with its pool', () => {
  const rows = Object.values(tiers).map(({ name, included, monthlyUsd, overageMicroUsd, stops }) => [
    ...[name, included, monthlyUsd, overageMicroUsd === undefined ? undefined : overageMicroUsd / 1_000_000, stops],
  ])
  expect(rows).toEqual([
    ['free', 1_000, 0, undefined, true],
    ['starter', 25_000, 299, 0.024, false],
    ['growth', 250_000, 1_499, 0.012, false],
    ['scale', 1_500_000, 4_999, 0.007, false],
    ['enterprise', undefined, undefined, undefined, false],
  ])
  const usage = { tier: 'starter', included: 1, used: 1, periodStart: new Date(), periodEnd: new Date() } as const
  // a contract names its own price
  expect([overagePrice(usage), overagePrice({ ...usage, overageMicroUsd: 5 })]).toEqual([24_000, 5])
})

describe('a bucket', () => {
  const bucket = bucketOf(4, 2)

  test('gives its points at once, then one in each even part of its time', () => {
    expect(bucket).toEqual({ step: 500_000, whole: 2_000_000 })
    const now = 10_000_000
    let fullAt = 0
    const left: (number | string)[] = []
    for (let nth = 0; nth < 5; nth++) {
      const { taken, fullAt: next } = takeFrom(bucket, fullAt, now)
      left.push(taken.granted ? taken.left : `wait ${taken.wait}`)
      fullAt = next
    }
    expect(left).toEqual([3, 2, 1, 0, 'wait 500'])
    expect(takeFrom(bucket, fullAt, now + 499_999).taken).toEqual({ granted: false, left: 0, wait: 1 })
    expect(takeFrom(bucket, fullAt, now + 500_000)).toEqual({ taken: { granted: true, left: 0, wait: 500 }, fullAt: fullAt + 500_000 })
  })

  test('that was refused is no emptier, and one whose clock was set back is empty and no more', () => {
    const { fullAt } = takeFrom(bucket, 12_000_000, 10_000_000)
    expect(fullAt).toBe(12_000_000)
    const back = takeFrom(bucket, 99_000_000, 10_000_000)
    expect(back).toEqual({ taken: { granted: false, left: 0, wait: 500 }, fullAt: 12_000_000 })
    expect(takeFrom(bucket, back.fullAt, 10_500_000).taken.granted).toBe(true)
  })

  test('tells when the next point comes back', () => {
    expect(granted(bucket, 500_000)).toEqual({ granted: true, left: 3, wait: 500 })
    expect(granted(bucket, 600_000)).toEqual({ granted: true, left: 2, wait: 100 })
    // more points than microseconds
    expect(bucketOf(4_000_000, 1)).toEqual({ step: 1, whole: 4_000_000 })
  })
})

describe('seats', () => {
  const refusal = (take: () => unknown) => {
    try {
      take()
      return undefined
    } catch (error) {
      const { status, message, headers } = error as { status: number; message: string; headers: object }
      return [status, message, headers]
    }
  }
  const full = [503, 'The service is busy. Try again in a moment.', { 'Retry-After': '1' }]
  const many = [429, 'Too many scans at the same time: 2 of an account are allowed.', { 'Retry-After': '1' }]

  test('are counted for each key, until it is known whose it is, and then for all of an account', () => {
    const seats = createSeats({ concurrent: 2, scans: 9 })
    const first = seats.take('a')
    seats.take('a')
    expect(refusal(() => seats.take('a'))).toEqual(many)
    seats.take('b')
    first()
    // given back once, however often it is called
    first()
    expect(seats.taken).toBe(2)
    expect(refusal(() => seats.take('a'))).toBeUndefined()
    for (const key of ['c', 'd']) seats.learn(key, 'account')
    for (const key of ['c', 'd']) seats.take(key)
    expect(refusal(() => seats.take('c'))).toEqual(many)
    expect(refusal(() => seats.take('d'))).toEqual(many)
  })

  test('are as many as the service has, whoever asks', () => {
    const seats = createSeats({ concurrent: 2, scans: 3 })
    const back = ['a', 'b', 'c'].map(key => seats.take(key))
    expect(refusal(() => seats.take('d'))).toEqual(full)
    for (const give of back) give()
    expect(seats.taken).toBe(0)
    expect(refusal(() => seats.take('d'))).toBeUndefined()
  })

  test('a key that changes hands is counted with its new account, and old keys are forgotten in the end', () => {
    const seats = createSeats({ concurrent: 1, scans: 99 })
    seats.learn('a', 'one')
    seats.learn('a', 'one')
    seats.learn('b', 'two')
    seats.learn('a', 'two')
    seats.take('b')
    expect(refusal(() => seats.take('a'))?.[0]).toBe(429)
    for (let nth = 0; nth < 10_000; nth++) seats.learn(`key ${nth}`, 'others')
    // nobody knows any more that this was a key of the second account
    expect(refusal(() => seats.take('a'))).toBeUndefined()
  })
})

describe('what a key may do in a short time', () => {
  const asked: unknown[][] = []
  const parts = (taken: { granted: boolean; left: number; wait: number } | Error, points: number | undefined = 50, seconds = 1) => {
    const lines: string[] = []
    const store = {
      shared: {
        async take(...given: unknown[]) {
          asked.push(given)
          if (taken instanceof Error) throw taken
          return taken
        },
      },
    }
    const burst = points === undefined ? undefined : { points, seconds }
    return { lines, all: { store, limits: { burst }, log: { warn: (what: string) => lines.push(what) } } as unknown as Parts }
  }

  test('is told in header fields, in whole seconds', async () => {
    const { all } = parts({ granted: true, left: 7, wait: 1_001 }, 50, 10)
    expect(await takeOne(all, 'scan', 'somebody')).toEqual({ 'RateLimit-Policy': '"burst";q=50;w=10', RateLimit: '"burst";r=7;t=2' })
    await takeOne(all, 'read', new Uint8Array([255, 254, 253]))
    expect(asked.splice(0)).toEqual([
      ['scan somebody', 50, 10],
      ['read __79', 50, 10],
    ])
  })

  test.each([
    [1, 'Too many requests: 50 in a second are allowed. Slow down.'],
    [10, 'Too many requests: 50 in 10 seconds are allowed. Slow down.'],
  ])('is refused when it was done, in %d s', async (seconds, message) => {
    const { all } = parts({ granted: false, left: -1, wait: 20 }, 50, seconds)
    await expect(takeOne(all, 'scan', 'somebody')).rejects.toMatchObject({
      ...{ status: 429, message },
      headers: { 'RateLimit-Policy': `"burst";q=50;w=${seconds}`, RateLimit: '"burst";r=0;t=1', 'Retry-After': '1' },
    })
  })

  test('is not refused where nobody can count, nor where there is no limit', async () => {
    const { all, lines } = parts(new Error('the disk is full'))
    expect(await takeOne(all, 'scan', 'somebody')).toBeUndefined()
    expect(lines).toEqual(['burst-limit-failed'])
    asked.splice(0)
    expect(await takeOne({ ...all, limits: { ...all.limits, burst: undefined } }, 'scan', 'somebody')).toBeUndefined()
    expect(asked).toEqual([])
  })

  const usage = (more: Partial<Usage> = {}): Usage => ({
    ...{ tier: 'free', included: 1_000, used: 400 },
    ...{ periodStart: new Date('2026-11-01T00:00:00Z'), periodEnd: new Date('2026-12-01T00:00:00Z') },
    ...more,
  })
  const now = new Date('2026-11-30T23:59:58.500Z')
  const burst = { 'RateLimit-Policy': '"burst";q=50;w=1', RateLimit: '"burst";r=7;t=1' }

  test('stands beside what is left of the month, where calls end with it', () => {
    const month = { 'RateLimit-Policy': '"month";q=1000;w=2592000', RateLimit: '"month";r=600;t=2' }
    expect(withMonth(undefined, usage(), now)).toEqual(month)
    expect(withMonth(burst, usage(), now)).toEqual({
      'RateLimit-Policy': `${burst['RateLimit-Policy']}, ${month['RateLimit-Policy']}`,
      RateLimit: `${burst.RateLimit}, ${month.RateLimit}`,
    })
    expect(withMonth(undefined, usage({ used: 1_001 }), new Date('2026-12-02'))).toMatchObject({ RateLimit: '"month";r=0;t=0' })
    expect([withMonth(burst, usage({ tier: 'starter' }), now), withMonth(undefined, usage({ tier: 'starter' }), now)]).toEqual([burst, {}])
  })
})
