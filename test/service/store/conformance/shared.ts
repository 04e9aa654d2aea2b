import { beforeEach, expect, test } from 'vitest'
import type { Store } from '../../../../src/service/store/store.ts'
import type { Kind } from '../places.ts'

export function shared(kind: Kind): void {
  let now = Date.parse('2026-11-20T12:00:00Z')
  let store: Store | undefined
  let names = 0
  let name = ''
  const take = async (points: number, seconds: number) => {
    if (!store) throw new Error('There is no store.')
    return store.shared.take(name, points, seconds)
  }
  beforeEach(async () => {
    store ??= await (await kind.fresh()).open({ clock: () => new Date(now) })
    name = `bucket ${names++}`
  })

  test('a bucket gives its points, then one as each comes back', async () => {
    expect(await take(3, 30)).toEqual({ granted: true, left: 2, wait: 10_000 })
    now += 4_000
    expect(await take(3, 30)).toEqual({ granted: true, left: 1, wait: 6_000 })
    expect(await take(3, 30)).toEqual({ granted: true, left: 0, wait: 6_000 })
    expect(await take(3, 30)).toEqual({ granted: false, left: 0, wait: 6_000 })
    now += 5_999
    expect(await take(3, 30)).toMatchObject({ granted: false, wait: 1 })
    now += 1
    expect(await take(3, 30)).toEqual({ granted: true, left: 0, wait: 10_000 })
  })

  test('a bucket is full after its time, and never more than full', async () => {
    for (let point = 0; point < 3; point++) await take(3, 30)
    now += 1_000_000
    expect(await take(3, 30)).toEqual({ granted: true, left: 2, wait: 10_000 })
  })

  test('buckets of different names do not know each other', async () => {
    await take(1, 60)
    expect(await take(1, 60)).toMatchObject({ granted: false })
    name = 'another'
    expect(await take(1, 60)).toMatchObject({ granted: true })
  })

  test('of many that ask at once, as many get a point as there are', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => take(7, 60)))
    expect(answers.filter(({ granted }) => granted)).toHaveLength(7)
  })

  test('clock-back: a clock that is set back by an hour gives no burst, and takes no more than a bucket', async () => {
    for (let point = 0; point < 2; point++) await take(5, 10)
    now -= 3_600_000
    const after = await Promise.all(Array.from({ length: 10 }, () => take(5, 10)))
    expect(after.filter(({ granted }) => granted).length).toBeLessThanOrEqual(3)
    expect(after.every(({ left, wait }) => left >= 0 && wait <= 10_000)).toBe(true)
    now += 10_000
    expect(await take(5, 10)).toMatchObject({ granted: true, left: 4 })
  })

  test('a verdict is given again until it is too old', async () => {
    if (!store) throw new Error('There is no store.')
    await store.shared.keepVerdict(name, '{"score":5}')
    expect(await store.shared.verdict(name, 0)).toBe('{"score":5}')
    now += 60_000
    expect(await store.shared.verdict(name, 60_000)).toBe('{"score":5}')
    expect(await store.shared.verdict(name, 59_999)).toBeUndefined()
    await store.shared.keepVerdict(name, '{"score":6}')
    expect(await store.shared.verdict(name, 0)).toBe('{"score":6}')
    expect(await store.shared.verdict('another', 1_000_000)).toBeUndefined()
    now -= 1
    // one from the future is none
    expect(await store.shared.verdict(name, 60_000)).toBeUndefined()
  })
}
