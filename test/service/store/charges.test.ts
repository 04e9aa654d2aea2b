import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../src/service/store/store.ts'
import { runs } from '../../support/runs.ts'
import { type Customer, customer, type Kind, keyFor, type Place, spend, sqliteKind } from './places.ts'
import { bundled } from './start-child.ts'

const [threaded, plain] = [sqliteKind(await bundled('writer')), sqliteKind()]
afterAll(async () => {
  for (const kind of [threaded, plain]) await kind.end()
})

const start = Date.parse('2026-11-30T23:50:00Z')
const pool = 1_000
const texts = ['0xa', 'be\0fore', '\x100000', 'a\ud800b\udc00', '💰', `"\\u0000'`, ''] as const

const scanOf = (text: string, body?: string, run = 0) => ({
  ...{ kind: 'wallet' as const, chainId: 1, address: text, score: 5, level: 'LOW', result: `{"a":"${text}",` },
  ...(body !== undefined && { common: { name: `${run} of ${body}`, text: `"b":"${body}"}` } }),
})

/** Who asks: 0 and 1 are almost spent, 1 asks by two keys; 2 has no end; 3 was revoked and 4 is nobody. */
type Step =
  | { readonly do: 'charge'; readonly who: number; readonly text: string; readonly body?: string | undefined; readonly status: number }
  | { readonly do: 'named'; readonly who: number; readonly key: string; readonly fingerprint: string }
  | { readonly do: 'reserve'; readonly who: number }
  | { readonly do: 'settle'; readonly which: number; readonly body?: string | undefined }
  /** What the schema refuses. */
  | { readonly do: 'wrong'; readonly who: number; readonly score: number }

const text = fc.constantFrom(...texts)
const body = fc.option(text, { nil: undefined })
const by = fc.constantFrom(0, 0, 2, 2, 3, 4)
const named = { key: fc.constantFrom('k1', 'k2', 'k\0'), fingerprint: fc.constantFrom('a', 'b') }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('charge' as const), who: by, text, body, status: fc.constantFrom(200, 200, 404) }) },
  // of two keys it may be another that finds the pool empty: what they ask is alike
  { weight: 3, arbitrary: fc.constant({ do: 'charge' as const, who: 1, text: 'x', status: 200 }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('named' as const), who: by, ...named }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reserve' as const), who: by }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('settle' as const), which: fc.nat(9), body }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wrong' as const), who: by, score: fc.constantFrom(101, 5.5) }) },
)

/** A store, and what was done in it. */
async function world(kind: Kind) {
  const place = await kind.fresh()
  const clock = { now: start }
  return { place, clock, store: await place.open({ clock: () => new Date(clock.now) }) }
}

/** The customers of one run. */
async function customers({ place, clock, store }: Awaited<ReturnType<typeof world>>, run: number, left: number) {
  clock.now = start
  const all = [await customer(store, 'free'), await customer(store, 'free'), await customer(store), await customer(store)]
  for (const one of all.slice(0, 2)) await spend(place, one, '2026-11', pool - left)
  const second = await keyFor(store, (all[1] as Customer).account.id)
  await store.keys.revoke((all[3] as Customer).key.id)
  const accounts = all.map(({ account }) => account.id)
  const keys = [...all.map(({ key }) => key.id), second.key.id]
  const digests = [...all.map(({ digest }) => digest), new Uint8Array(32), second.digest]
  let turn = 0
  /** One of the two keys, in turns. */
  const digestOf = (one: number) => digests[one === 1 && turn++ % 2 === 1 ? 5 : one] as Uint8Array
  return { run, place, store, clock, accounts, keys, digestOf, open: [] as string[] }
}
type Run = Awaited<ReturnType<typeof customers>>

async function take({ run, store, digestOf, open }: Run, what: Step): Promise<unknown> {
  const { quota } = store
  if (what.do === 'settle') {
    const [id] = open.splice(what.which, 1)
    if (id !== undefined) await quota.settle(id, { status: 200, scan: scanOf('settled', what.body, run) })
    return undefined
  }
  const request = { digest: digestOf(what.who), what: 'scan/wallet' }
  if (what.do === 'reserve') return quota.reserve(request)
  if (what.do === 'charge') return quota.charge(request, { status: what.status, scan: scanOf(what.text, what.body, run) })
  if (what.do === 'wrong') return quota.charge(request, { status: 200, scan: { ...scanOf('wrong'), score: what.score } })
  const { key, fingerprint } = what
  return quota.charge({ ...request, idempotency: { key, fingerprint } }, { status: 200, body: `of ${key}`, scan: scanOf(key) })
}

interface Told {
  readonly who?: number
  readonly [more: string]: unknown
}

/** What is told to a customer, without names that were made by chance. */
function toldOf(all: Run, what: Step, end: PromiseSettledResult<unknown>): Told {
  if (end.status === 'rejected') return { ...('who' in what && { who: what.who }), problem: (end.reason as Error).message }
  const { outcome, account, usage, ...more } = (end.value === undefined ? {} : end.value) as Record<string, unknown> & {
    account?: { id: string }
    usage?: { used: number }
  }
  if (what.do === 'reserve' && outcome === 'granted') all.open.push(more['reservation'] as string)
  const { reservation: _, key: __, ...told } = more
  return { ...('who' in what && { who: what.who }), outcome, account: account && all.accounts.indexOf(account.id), usage, ...told }
}

/** Everything that was written for them, in one order, and without names that were made by chance. */
async function rowsOf({ run, place, store, accounts, keys }: Run): Promise<readonly string[]> {
  expect(await store.quota.audit()).toEqual([])
  const mine = `account IN ('${accounts.join("', '")}')`
  const selects = {
    ledger: `account, key, period, what, state, status, reserved_at, ended_at FROM ledger WHERE ${mine} AND id LIKE 'res%'`,
    history: `account, key, at, kind, chain_id, address, score, level, result, body FROM history WHERE ${mine}`,
    counters: `account, period, used, ceiling FROM counters WHERE ${mine}`,
    repeats: `account, key AS name, fingerprint, status, body, created_at FROM repeats WHERE ${mine}`,
    bodies: `name, text, kept_at FROM bodies WHERE name LIKE '${run} of %'`,
    uses: `account, last_used_at FROM keys WHERE ${mine} AND account <> '${accounts[1]}'`,
  }
  const all: string[] = []
  for (const [table, select] of Object.entries(selects))
    for (const { account, key, ...row } of await place.sql(`SELECT ${select}`)) {
      const [whose, by] = [accounts.indexOf(account as string), keys.indexOf(key as string)]
      all.push(JSON.stringify({ table, whose, by: by === 4 ? 1 : by, ...row }))
    }
  return all.sort()
}

test('charges that come together end as they would one by one, and leave the same', async () => {
  const wave = fc.record({ after: fc.constantFrom(0, 1, 60_000, 600_000), steps: fc.array(step, { minLength: 1, maxLength: 30 }) })
  const places = [await world(threaded), await world(plain)] as const
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 12 }), fc.array(wave, { minLength: 1, maxLength: 3 }), async (left, waves) => {
      run++
      const [together, alone] = [await customers(places[0], run, left), await customers(places[1], run, left)]
      for (const { after, steps } of waves) {
        for (const { clock } of [together, alone]) clock.now += after
        const ends = await Promise.allSettled(steps.map(what => take(together, what)))
        const expected: PromiseSettledResult<unknown>[] = []
        for (const what of steps) expected.push(...(await Promise.allSettled([take(alone, what)])))
        const told = (all: Run, of: typeof ends) => of.map((end, at) => toldOf(all, steps[at] as Step, end))
        const [one, other] = [told(together, ends), told(alone, expected)]
        const byTwoKeys = ({ who }: Told) => who === 1
        const some = (of: typeof one) => of.filter(byTwoKeys).map(each => JSON.stringify(each))
        expect(one.filter(each => !byTwoKeys(each))).toEqual(other.filter(each => !byTwoKeys(each)))
        expect(some(one).sort()).toEqual(some(other).sort())
      }
      expect(await rowsOf(together)).toEqual(await rowsOf(alone))
    }),
    { numRuns: runs(60) },
  )
})

describe('of charges that come together', () => {
  const scan = scanOf('0xa', 'b')
  const opened = async (clock?: () => Date): Promise<{ place: Place; store: Store }> => {
    const place = await threaded.fresh()
    return { place, store: await place.open({ ...(clock && { clock }) }) }
  }

  test('each belongs to the month in which it came, and a key pays for none after its end', async () => {
    const month = Date.parse('2026-12-01T00:00:00Z')
    let now = month - 2
    const { store } = await opened(() => new Date(now))
    const { account, key, digest } = await customer(store)
    const asked = [-2, -1, 0, 1].map(offset => {
      now = month + offset
      return store.quota.charge({ digest, what: 'scan/wallet' }, { status: 200, scan })
    })
    const periods = (await Promise.all(asked)).map(
      one => one.outcome === 'granted' && [one.usage.periodStart.getUTCMonth(), one.usage.used],
    )
    expect(periods).toEqual([
      [10, 1],
      [10, 2],
      [11, 1],
      [11, 2],
    ])
    await store.keys.expire(key.id, 5)
    const late = [1, 6].map(offset => {
      now = month + 1 + offset
      return store.quota.charge({ digest, what: 'scan/wallet' }, { status: 200, scan })
    })
    expect((await Promise.all(late)).at(-1)).toEqual({ outcome: 'refused' })
    expect(await store.quota.audit()).toEqual([])
    expect((await store.history.page(account.id, { limit: 10 })).entries.length).toBeLessThanOrEqual(5)
  })

  test('those that are beyond the pool leave no text behind that others would miss', async () => {
    const { place, store } = await opened()
    const [spent, other] = [await customer(store, 'free'), await customer(store)]
    await spend(place, spent, new Date().toISOString().slice(0, 7), pool)
    for (const idempotency of [undefined, { key: 'k', fingerprint: 'a' }])
      expect(
        await store.quota.charge(
          { digest: spent.digest, what: 'scan/wallet', ...(idempotency && { idempotency }) },
          { status: 200, body: '', scan },
        ),
      ).toMatchObject({ outcome: 'exhausted' })
    await store.quota.charge({ digest: other.digest, what: 'scan/wallet' }, { status: 200, scan })
    const { entries } = await store.history.page(other.account.id, { limit: 1 })
    expect(await store.history.entry(other.account.id, entries[0]?.id as string)).toMatchObject({ result: '{"a":"0xa","b":"b"}' })
  })

  test('each has a name of its own in the ledger and in the history', async () => {
    const { place, store } = await opened()
    const { digest } = await customer(store)
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => store.quota.charge({ digest, what: 'scan/wallet' }, { status: 200, scan })),
    )
    const told = answers.map(one => (one.outcome === 'granted' ? one.reservation : ''))
    expect((await place.sql('SELECT id FROM ledger')).map(({ id }) => id).sort()).toEqual([...told].sort())
    expect(answers.map(one => one.outcome === 'granted' && one.usage.used)).toEqual(Array.from({ length: 300 }, (_, at) => at + 1))
    const kept = (await place.sql('SELECT id FROM history')).map(({ id }) => String(id))
    expect(kept).toHaveLength(300)
    for (const id of kept) expect(id).toMatch(/^scan_[0-9A-Za-z]{20}$/)
  })
})
