import { beforeEach, expect, test } from 'vitest'
import type { Batch, BatchRow, ClaimedRow, RowOutcome, Store } from '../../../../src/service/store/store.ts'
import { type Customer, customer, type Kind, type Place, spend } from '../places.ts'

const scored: RowOutcome = { state: 'scored', status: 200, body: '{"risk_score":5}', score: 5, level: 'LOW' }
const failed = (status: number): RowOutcome => ({ state: 'failed', status, body: `{"detail":"${status}"}` })
const minute = 60_000

export function batches(kind: Kind): void {
  let now = Date.parse('2026-11-20T12:00:00Z')
  let place: Place
  let store: Store
  beforeEach(async () => {
    now = Date.parse('2026-11-20T12:00:00Z')
    place = await kind.fresh()
    store = await place.open({ clock: () => new Date(now) })
  })

  const rowsOf = (count: number, word = 'a'): BatchRow[] =>
    Array.from({ length: count }, (_, at) => ({ kind: at % 2 === 0 ? 'wallet' : 'token', address: `${word}${at + 1}`, input: `${at}` }))
  const create = ({ account, key }: Customer, ...rows: readonly (readonly BatchRow[])[]): Promise<Batch> =>
    store.batches.create({ account: account.id, key: key.id, name: 'list.csv', input: '["address"]', rows })
  const read = async ({ account, id }: Batch) => {
    const [batch, rows] = await Promise.all([store.batches.byId(account, id), store.batches.results(id, 0, 10_000)])
    if (!batch) throw new Error('The batch is gone.')
    return { ...batch, states: rows.map(({ state }) => state).join(' '), all: rows }
  }
  const used = async ({ account }: Customer) => (await store.quota.usage(account.id)).used
  const names = (rows: readonly ClaimedRow[]) => rows.map(({ address }) => address)

  test('a batch is there when its last row is, with its rows in their order', async () => {
    const one = await customer(store)
    const seen: number[] = []
    async function* arriving() {
      for (const chunk of [rowsOf(700, 'x'), [], rowsOf(3, 'y')]) {
        seen.push((await store.batches.list(one.account.id, 10)).length)
        yield chunk
      }
    }
    const made = { account: one.account.id, name: 'list.csv', input: '["address"]' }
    const batch = await store.batches.create({ ...made, key: one.key.id, rows: arriving() })
    expect(batch).toEqual({
      ...made,
      id: expect.stringMatching(/^bat_/),
      createdAt: new Date(now),
      state: 'waiting',
      rows: 703,
      scored: 0,
      failed: 0,
    })
    expect(seen).toEqual([0, 0, 0])
    expect(await store.batches.list(one.account.id, 10)).toEqual([batch])
    expect(await store.batches.results(batch.id, 699, 2)).toEqual([
      { row: 700, kind: 'token', address: 'x700', input: '699', state: 'waiting' },
      { row: 701, kind: 'wallet', address: 'y1', input: '0', state: 'waiting' },
    ])
    expect(await store.batches.byId('acc_other', batch.id)).toBeUndefined()
    expect(await used(one)).toBe(0)
  })

  test('a batch whose rows do not all arrive leaves nothing', async () => {
    const one = await customer(store)
    function* broken() {
      yield rowsOf(10)
      throw new Error('The client is gone.')
    }
    const rows = broken()
    await expect(store.batches.create({ account: one.account.id, key: one.key.id, name: '', input: '', rows })).rejects.toThrow(
      'The client is gone.',
    )
    expect(await store.batches.list(one.account.id, 10)).toEqual([])
    expect(await place.sql('SELECT 1 FROM batch_rows')).toEqual([])
    expect(await store.batches.claim('w', 10, minute)).toEqual([])
  })

  test('what a killed service had half taken in is forgotten after a day', async () => {
    const one = await customer(store)
    const { id } = await create(one, rowsOf(2))
    await place.sql(`UPDATE batches SET state = 'loading' WHERE id = '${id}'`)
    now += 86_400_000
    await store.batches.reclaim(3)
    expect(await place.sql('SELECT 1 FROM batch_rows')).toHaveLength(2)
    now += 1
    await store.batches.reclaim(3)
    expect(await place.sql('SELECT 1 FROM batch_rows')).toEqual([])
  })

  test('a row that cannot be scanned has failed from the start, and costs nothing', async () => {
    const one = await customer(store)
    const bad = { kind: 'wallet' as const, address: 'x', input: '', refused: { status: 400, detail: 'not an address' } }
    const batch = await create(one, [...rowsOf(1), bad])
    expect(await read(batch)).toMatchObject({ state: 'waiting', failed: 1, states: 'waiting failed' })
    expect((await read(batch)).all[1]).toMatchObject({ status: 400, body: '{"detail":"not an address"}' })
    const none = await create(one, [bad, bad])
    expect(none).toMatchObject({ state: 'done', failed: 2, endedAt: new Date(now) })
    expect(await create(one)).toMatchObject({ state: 'done', rows: 0 })
    expect(names(await store.batches.claim('w', 10, minute))).toEqual(['a1'])
  })

  test('a row is reserved when it is claimed, and charged once for 200 and 404', async () => {
    const one = await customer(store)
    const batch = await create(one, rowsOf(4))
    const rows = await store.batches.claim('w', 10, minute)
    expect(rows.map(({ row, attempt, batch: of, account, key }) => [row, attempt, of, account, key])).toEqual(
      [1, 2, 3, 4].map(row => [row, 1, batch.id, one.account.id, one.key.id]),
    )
    expect(await used(one)).toBe(4)
    expect(await store.batches.claim('w', 10, minute)).toEqual([])
    const outcomes = [scored, failed(404), failed(502), failed(400)]
    for (const [at, row] of rows.entries()) expect(await store.batches.finish(row, outcomes[at] as RowOutcome)).toBe(true)
    // the second time it is too late, whatever is said
    for (const row of rows) expect(await store.batches.finish(row, scored)).toBe(false)
    expect(await used(one)).toBe(2)
    expect(await read(batch)).toMatchObject({
      state: 'done',
      scored: 1,
      failed: 3,
      endedAt: new Date(now),
      states: 'scored failed failed failed',
    })
    expect((await read(batch)).all[0]).toMatchObject({ status: 200, body: '{"risk_score":5}' })
    expect(await store.quota.audit()).toEqual([])
  })

  test('many rows end together as they would alone, each as it was said, and the late ones not at all', async () => {
    const one = await customer(store)
    const made = [await create(one, rowsOf(5, 'a'))]
    now += 1
    made.push(await create(one, rowsOf(3, 'b')))
    const rows = await store.batches.claim('w', 10, minute)
    expect(rows).toHaveLength(8)
    const outcomes: RowOutcome[] = [scored, failed(404), failed(502), { state: 'again', after: 5_000 }, scored, scored, failed(400), scored]
    expect(await store.batches.finish(rows[4] as ClaimedRow, failed(502))).toBe(true)
    const ends = rows.map((row, at) => ({ row, outcome: outcomes[at] as RowOutcome }))
    expect(await store.batches.finishAll(ends)).toEqual([true, true, true, true, false, true, true, true])
    expect(await store.batches.finishAll(ends)).toEqual(ends.map(() => false))
    expect(await store.batches.finishAll([])).toEqual([])
    expect(await used(one)).toBe(4)
    expect(await read(made[0] as Batch)).toMatchObject({
      state: 'running',
      scored: 1,
      failed: 3,
      states: 'scored failed failed waiting failed',
    })
    expect(await read(made[1] as Batch)).toMatchObject({ state: 'done', scored: 2, failed: 1, states: 'scored failed scored' })
    expect(await store.batches.claim('w', 10, minute)).toEqual([])
    now += 5_000
    expect(names(await store.batches.claim('w', 10, minute))).toEqual(['a4'])
    expect(await store.quota.audit()).toEqual([])
  })

  test('a sweep leaves alone what a worker has, however long it takes', async () => {
    const one = await customer(store)
    await create(one, rowsOf(1))
    const [row] = await store.batches.claim('w', 1, 600 * minute)
    now += 300 * minute
    expect(await store.quota.sweep(minute)).toBe(0)
    expect(await store.batches.reclaim(3)).toBe(0)
    expect(await store.batches.finish(row as ClaimedRow, scored)).toBe(true)
    expect(await used(one)).toBe(1)
  })

  test('a row that is put back waits for its time, and costs one call in the end', async () => {
    const one = await customer(store)
    const batch = await create(one, rowsOf(1))
    const [first] = await store.batches.claim('w', 1, minute)
    expect(await store.batches.finish(first as ClaimedRow, { state: 'again', after: 5_000 })).toBe(true)
    expect(await used(one)).toBe(0)
    expect(await store.batches.claim('w', 1, minute)).toEqual([])
    now += 5_000
    const [second] = await store.batches.claim('w', 1, minute)
    expect(second).toMatchObject({ row: 1, attempt: 2 })
    expect(await store.batches.finish(first as ClaimedRow, scored)).toBe(false)
    expect(await store.batches.finish(second as ClaimedRow, scored)).toBe(true)
    expect(await used(one)).toBe(1)
    expect(await read(batch)).toMatchObject({ state: 'done', states: 'scored' })
    expect(await store.quota.audit()).toEqual([])
  })

  test('what a lost worker had goes back to the queue, and fails after so many attempts', async () => {
    const one = await customer(store)
    const batch = await create(one, rowsOf(2))
    const late: ClaimedRow[] = []
    for (let attempt = 1; attempt <= 3; attempt++) {
      const rows = await store.batches.claim('w', 10, minute)
      late.push(...rows)
      expect(rows.map(row => row.attempt)).toEqual([attempt, attempt])
      now += minute
      expect(await store.batches.reclaim(3)).toBe(0)
      now += 1
      expect(await store.batches.reclaim(3)).toBe(2)
      expect(await used(one)).toBe(0)
    }
    expect(await read(batch)).toMatchObject({ state: 'done', failed: 2, states: 'failed failed' })
    expect((await read(batch)).all[0]).toMatchObject({ status: 502 })
    for (const row of late) expect(await store.batches.finish(row, scored)).toBe(false)
    expect(await used(one)).toBe(0)
    expect(await store.quota.audit()).toEqual([])
  })

  test('a free pool that ends in the middle ends the rows that are left with 429, unscanned', async () => {
    const one = await customer(store, 'free')
    await spend(place, one, '2026-11', 997)
    const batch = await create(one, rowsOf(8))
    const rows = await store.batches.claim('w', 5, minute)
    expect(names(rows)).toEqual(['a1', 'a2', 'a3'])
    for (const row of rows) await store.batches.finish(row, scored)
    expect(await read(batch)).toMatchObject({
      state: 'done',
      scored: 3,
      failed: 5,
      states: `${'scored '.repeat(3)}${'failed '.repeat(5)}`.trim(),
    })
    expect((await read(batch)).all[7]).toMatchObject({ status: 429, body: expect.stringContaining('"detail"') })
    expect(await used(one)).toBe(1_000)
    expect(await store.quota.audit()).toEqual([])
  })

  test('a cancelled batch begins no further row, and finishes what was begun', async () => {
    const one = await customer(store)
    const batch = await create(one, rowsOf(5))
    const [first, second] = await store.batches.claim('w', 2, minute)
    expect(await store.batches.cancel('acc_other', batch.id)).toBe(false)
    expect(await store.batches.cancel(one.account.id, batch.id)).toBe(true)
    expect(await store.batches.claim('w', 10, minute)).toEqual([])
    expect(await store.batches.finish(first as ClaimedRow, scored)).toBe(true)
    expect((await read(batch)).endedAt).toBeUndefined()
    expect(await store.batches.finish(second as ClaimedRow, { state: 'again', after: 0 })).toBe(true)
    expect(await read(batch)).toMatchObject({
      state: 'cancelled',
      scored: 1,
      endedAt: new Date(now),
      states: 'scored cancelled cancelled cancelled cancelled',
    })
    expect(await store.batches.cancel(one.account.id, batch.id)).toBe(false)
    expect(await used(one)).toBe(1)
  })

  test('accounts take turns, whoever came first and with however many rows', async () => {
    const [big, small, late] = [await customer(store), await customer(store), await customer(store)]
    await create(big, rowsOf(50, 'big'), rowsOf(50, 'more'))
    await create(big, rowsOf(5, 'second'))
    await create(small, rowsOf(4, 'small'))
    const ofAccount = (rows: readonly ClaimedRow[], { account }: Customer) => rows.filter(row => row.account === account.id).length
    const first = await store.batches.claim('w', 6, minute)
    expect([ofAccount(first, big), ofAccount(first, small)]).toEqual([3, 3])
    await create(late, rowsOf(3, 'late'))
    // one at a time: the newcomer, then whoever waited longest
    const next: string[] = []
    for (let at = 0; at < 6; at++) next.push(...(await store.batches.claim('w', 1, minute)).map(({ account }) => account))
    expect(next.slice(0, 3)).toEqual(expect.arrayContaining([big, small, late].map(({ account }) => account.id)))
    expect(next.filter(account => account === late.account.id)).toHaveLength(3)
    // nobody else waits: the rest is for one
    expect(ofAccount(await store.batches.claim('w', 200, minute), big)).toBe(
      105 - 3 - next.filter(account => account === big.account.id).length,
    )
  })

  test('a batch that ended long ago is forgotten with its rows, and no other', async () => {
    const one = await customer(store)
    const [old, open] = [await create(one, rowsOf(3)), await create(one, rowsOf(2))]
    for (const row of await store.batches.claim('w', 3, minute)) await store.batches.finish(row, scored)
    for (const row of await store.batches.claim('w', 3, minute)) if (row.batch === old.id) await store.batches.finish(row, scored)
    now += 10 * 86_400_000
    expect(await store.batches.forget(10)).toBe(0)
    now += 1
    const ended = (await store.batches.list(one.account.id, 9)).filter(({ state }) => state === 'done').map(({ id }) => id)
    expect(await store.batches.forget(10)).toBe(ended.length)
    expect(ended).toContain(old.id)
    expect((await store.batches.list(one.account.id, 9)).map(({ id }) => id)).toEqual(ended.includes(open.id) ? [] : [open.id])
    expect(await place.sql(`SELECT 1 FROM batch_rows WHERE batch = '${old.id}'`)).toEqual([])
    // what was charged stays charged
    expect(await used(one)).toBeGreaterThanOrEqual(3)
    expect(await store.quota.audit()).toEqual([])
  })

  test('many workers at once do every row once, and each is charged once', async () => {
    const some = await Promise.all(Array.from({ length: 3 }, () => customer(store)))
    const made = await Promise.all(some.map(one => create(one, rowsOf(40))))
    const stores = [store]
    if (kind.kind === 'postgres') stores.push(await place.open({ clock: () => new Date(now) }))
    const done: string[] = []
    const work = async (name: number) => {
      for (;;) {
        const rows = await (stores[name % stores.length] as Store).batches.claim(`w${name}`, 4, minute)
        if (rows.length === 0) return
        const ends = await Promise.all(rows.map((row, at) => store.batches.finish(row, at === 3 ? failed(404) : scored)))
        for (const [at, row] of rows.entries()) if (ends[at]) done.push(`${row.batch} ${row.row}`)
      }
    }
    await Promise.all(Array.from({ length: 6 }, (_, name) => work(name)))
    expect([done.length, new Set(done).size]).toEqual([120, 120])
    for (const [at, batch] of made.entries()) {
      expect(await read(batch)).toMatchObject({ state: 'done', rows: 40 })
      expect(await used(some[at] as Customer)).toBe(40)
    }
    expect(await store.quota.audit()).toEqual([])
  })
}
