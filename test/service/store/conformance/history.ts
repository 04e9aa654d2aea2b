import { beforeAll, expect, test } from 'vitest'
import type { HistoryQuery, HistorySummary, Store } from '../../../../src/service/store/store.ts'
import type { Kind, Place } from '../places.ts'

const second = 1_000

export function history(kind: Kind): void {
  const start = Date.parse('2026-11-20T12:00:00Z')
  let now = start
  let place: Place
  let store: Store
  beforeAll(async () => {
    place = await kind.fresh()
    store = await place.open({ clock: () => new Date(now) })
  })

  const scan = (account: string, address: string, more: object = {}) =>
    store.history.record({
      account,
      key: 'key_1',
      kind: 'wallet',
      chainId: 1,
      address,
      score: 5,
      level: 'LOW',
      result: `{"for":"${address}"}`,
      ...more,
    })
  const addresses = (entries: readonly HistorySummary[]) => entries.map(({ address }) => address)
  const walk = async (account: string, query: Omit<HistoryQuery, 'cursor'>, between = async () => {}): Promise<string[]> => {
    const seen: string[] = []
    for (let cursor: string | undefined; ; ) {
      const { entries, next } = await store.history.page(account, { ...query, ...(cursor !== undefined && { cursor }) })
      seen.push(...addresses(entries))
      if (next === undefined) return seen
      cursor = next
      await between()
    }
  }

  test('shows the newest first, each once, in pages of any size', async () => {
    for (let at = 0; at < 23; at++) {
      // several within one millisecond, too
      now = start + Math.floor(at / 3) * second
      await scan('acc_pages', `a${at}`)
    }
    const whole = addresses((await store.history.page('acc_pages', { limit: 200 })).entries)
    expect([...whole].sort()).toEqual(Array.from({ length: 23 }, (_, at) => `a${at}`).sort())
    const groups = whole.map(address => Math.floor(Number(address.slice(1)) / 3))
    expect(groups).toEqual([...groups].sort((one, other) => other - one))
    for (const limit of [1, 2, 7, 22, 23, 24]) expect(await walk('acc_pages', { limit })).toEqual(whole)
  })

  test('a walk through the pages sees what was there when it began, once, while more is scanned', async () => {
    for (let at = 0; at < 12; at++) {
      now = start + at * second
      await scan('acc_walk', `a${at}`)
    }
    let more = 0
    const seen = await walk('acc_walk', { limit: 5 }, async () => {
      now = start + 100 * second
      for (let at = 0; at < 4; at++) await scan('acc_walk', `later${more++}`)
    })
    expect(seen).toEqual(Array.from({ length: 12 }, (_, at) => `a${11 - at}`))
    expect(more).toBe(8)
  })

  test('is filtered by kind, chain, level, address and time, alone and together', async () => {
    now = start
    await scan('acc_filter', 'one')
    now = start + second
    await scan('acc_filter', 'two', { kind: 'token', chainId: 56, score: 100, level: 'CRITICAL' })
    now = start + 2 * second
    await scan('acc_filter', 'one', { chainId: -1, score: 60, level: 'HIGH' })
    const found = async (query: Omit<HistoryQuery, 'limit'>) =>
      addresses((await store.history.page('acc_filter', { limit: 10, ...query })).entries)
    expect(await found({})).toEqual(['one', 'two', 'one'])
    expect(await found({ kind: 'token' })).toEqual(['two'])
    expect(await found({ chainId: -1 })).toEqual(['one'])
    expect(await found({ level: 'CRITICAL' })).toEqual(['two'])
    expect(await found({ address: 'one' })).toEqual(['one', 'one'])
    expect(await found({ address: 'ONE' })).toEqual([])
    expect(await found({ from: new Date(start + second) })).toEqual(['one', 'two'])
    expect(await found({ to: new Date(start + second) })).toEqual(['one'])
    expect(await found({ from: new Date(start + second), to: new Date(start + 2 * second) })).toEqual(['two'])
    expect(await found({ kind: 'wallet', level: 'HIGH', address: 'one', chainId: -1 })).toEqual(['one'])
    expect(await walk('acc_filter', { limit: 1, kind: 'wallet' })).toEqual(['one', 'one'])
  })

  test('an entry is shown whole to its account, and to no other', async () => {
    await scan('acc_mine', 'mine')
    const [summary] = (await store.history.page('acc_mine', { limit: 1 })).entries
    if (!summary) throw new Error('There is no entry.')
    expect(summary).toEqual({
      id: expect.any(String),
      at: new Date(now),
      account: 'acc_mine',
      key: 'key_1',
      kind: 'wallet',
      chainId: 1,
      address: 'mine',
      score: 5,
      level: 'LOW',
    })
    expect(await store.history.entry('acc_mine', summary.id)).toEqual({ ...summary, result: '{"for":"mine"}' })
    expect(await store.history.entry('acc_other', summary.id)).toBeUndefined()
    expect(await store.history.entry('acc_mine', 'scan_nothing')).toBeUndefined()
    expect((await store.history.page('acc_other', { limit: 10 })).entries).toEqual([])
  })

  test.each(['', 'x', "'; DROP TABLE history; --", '1.scan_', 'zzzzzzzzzzzzzzzzzzzz.scan_00000000000000000000'])(
    '%j is no place in it',
    async cursor => {
      await expect(store.history.page('acc_pages', { limit: 5, cursor })).rejects.toMatchObject({ code: 'USAGE' })
    },
  )

  test('a place in the history of one account shows nothing of another', async () => {
    const { next } = await store.history.page('acc_pages', { limit: 5 })
    if (next === undefined) throw new Error('There is no next page.')
    expect((await store.history.page('acc_nobody', { limit: 5, cursor: next })).entries).toEqual([])
  })

  test('forgets what is older than a number of days', async () => {
    now = start - 40 * 86_400 * second
    await scan('acc_old', 'old')
    now = start - 30 * 86_400 * second
    await scan('acc_old', 'a month')
    now = start
    await scan('acc_old', 'new')
    expect(await store.history.forget(30)).toBe(1)
    expect(await walk('acc_old', { limit: 10 })).toEqual(['new', 'a month'])
    expect(await store.history.forget(30)).toBe(0)
  })

  test('keeps what many were told once, for as long as one of them can read it', async () => {
    const common = (name: string) => ({ result: '{"own":1,', common: { name, text: '"all":2}' } })
    now = start - 60 * 86_400 * second
    await scan('acc_common', 'first', common('shared'))
    await scan('acc_common', 'alone', common('alone'))
    now = start - 20 * 86_400 * second
    await scan('acc_common', 'second', common('shared'))
    now = start
    await store.history.forget(30)
    const { entries } = await store.history.page('acc_common', { limit: 10 })
    expect(addresses(entries)).toEqual(['second'])
    expect((await store.history.entry('acc_common', entries[0]?.id as string))?.result).toBe('{"own":1,"all":2}')
    const bodies = () => place.sql("SELECT name FROM bodies WHERE name IN ('shared', 'alone')")
    expect(await bodies()).toEqual([{ name: 'shared' }])
    await store.history.forget(10)
    expect(await bodies()).toEqual([])
  })

  test('a score that is none is refused by the schema', async () => {
    await expect(scan('acc_score', 'x', { score: 101 })).rejects.toThrow()
  })
}
