import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Reserved, Store } from '../../../../src/service/store/store.ts'
import { runs } from '../../../support/runs.ts'
import { type Customer, customer, type Kind, type Place, spend } from '../places.ts'

/** What may happen to an account. Numbers choose among what there is. */
type Step =
  | { readonly do: 'reserve'; readonly repeat?: { readonly key: string; readonly fingerprint: string } }
  | { readonly do: 'settle' | 'release'; readonly which: number }
  | { readonly do: 'sweep' | 'next month' | 'revoke' | 'up' | 'down' }
  | { readonly do: 'wait'; readonly seconds: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ do: 'reserve' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('reserve' as const),
      repeat: fc.record({ key: fc.constantFrom('k1', 'k2'), fingerprint: fc.constantFrom('a', 'b') }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('settle' as const, 'release' as const), which: fc.nat(7) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('sweep', 'next month', 'revoke', 'up', 'down') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 60, 121, 86_400) }) },
)

const start = Date.parse('2026-11-29T23:58:00Z')
const patience = 120_000
const pool = 1_000
const wallet = { what: 'scan/wallet' }

export function model(kind: Kind): void {
  let now = start
  let place: Place
  let store: Store
  beforeAll(async () => {
    place = await kind.fresh()
    store = await place.open({ clock: () => new Date(now) })
  })
  const numRuns = runs(kind.kind === 'sqlite' ? 60 : 15)

  /** An account of the free tier with a few calls left. */
  async function almostSpent(left: number): Promise<Customer> {
    now = start
    const one = await customer(store, 'free')
    await spend(place, one, '2026-11', pool - left)
    return one
  }

  test('step by step, every answer is the one that the rules give', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 4 }), fc.array(step, { minLength: 5, maxLength: 25 }), async (left, steps) => {
        const one = await almostSpent(left)
        const rules = rulesFor(pool - left)
        const calls: { id: string; call: Call }[] = []
        for (const what of steps) {
          if (what.do === 'reserve') {
            const expected = rules.reserve(now, what.repeat)
            const answer = await store.quota.reserve({ digest: one.digest, ...wallet, ...(what.repeat && { idempotency: what.repeat }) })
            expect(answer.outcome).toBe(expected.outcome)
            if (answer.outcome === 'granted' && expected.call) calls.push({ id: answer.reservation, call: expected.call })
            if (answer.outcome === 'granted') expect(answer.usage.used).toBe(rules.used(now))
            if (answer.outcome === 'repeated') expect(answer).toMatchObject({ status: 200, body: `"${what.repeat?.key}"` })
          } else if (what.do === 'settle' || what.do === 'release') {
            const found = calls[what.which % Math.max(1, calls.length)]
            if (!found) continue
            rules.end(found.call, what.do === 'settle' ? 'settled' : 'released')
            if (what.do === 'settle') await store.quota.settle(found.id, { status: 200, body: `"${found.call.repeat?.key}"` })
            else await store.quota.release(found.id, 502)
          } else await other(what, one, rules)
          expect((await store.quota.usage(one.account.id)).used).toBe(rules.used(now))
        }
        expect(await store.quota.audit()).toEqual([])
        for (const { call } of calls) rules.end(call, 'released')
        for (const { id } of calls) await store.quota.release(id, 500)
      }),
      { numRuns },
    )
  }, 60_000)

  async function other(what: Step, one: Customer, rules: Rules): Promise<void> {
    if (what.do === 'wait') now += what.seconds * 1_000
    if (what.do === 'next month') now = Date.UTC(new Date(now).getUTCFullYear(), new Date(now).getUTCMonth() + 1, 1)
    if (what.do === 'sweep') {
      rules.sweep(now)
      await store.quota.sweep(patience)
    }
    if (what.do === 'revoke') {
      rules.revoke()
      await store.keys.revoke(one.key.id)
    }
    if (what.do === 'up' || what.do === 'down') {
      rules.stops(what.do === 'down')
      await store.accounts.changeTier(one.account.id, what.do === 'down' ? 'free' : 'starter')
    }
  }

  test('all at once, the counter is the ledger and no pool is exceeded', async () => {
    const wave = fc.array(step, { minLength: 3, maxLength: 14 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 4 }), fc.array(wave, { minLength: 1, maxLength: 3 }), async (left, waves) => {
        const one = await almostSpent(left)
        const open: string[] = []
        let upgraded = false
        for (const steps of waves) {
          upgraded ||= steps.some(what => what.do === 'up')
          const answers = await Promise.all(
            steps.map(async (what): Promise<Reserved | undefined> => {
              if (what.do === 'reserve')
                return store.quota.reserve({ digest: one.digest, ...wallet, ...(what.repeat && { idempotency: what.repeat }) })
              const id = 'which' in what ? open[what.which % Math.max(1, open.length)] : undefined
              if (what.do === 'settle' && id !== undefined) await store.quota.settle(id, { status: 200, body: '{}' })
              else if (what.do === 'release' && id !== undefined) await store.quota.release(id, 502)
              else if (what.do !== 'settle' && what.do !== 'release') await other(what, one, rulesFor(0))
              return undefined
            }),
          )
          for (const answer of answers) if (answer?.outcome === 'granted') open.push(answer.reservation)
          expect(await store.quota.audit()).toEqual([])
          if (!upgraded) expect((await store.quota.usage(one.account.id)).used).toBeLessThanOrEqual(pool)
        }
        for (const id of open) await store.quota.release(id, 500)
      }),
      { numRuns },
    )
  }, 60_000)
}

interface Call {
  readonly at: number
  readonly repeat: { readonly key: string; readonly fingerprint: string } | undefined
  state: 'reserved' | 'settled' | 'released'
}
type Rules = ReturnType<typeof rulesFor>

/** The rules of the quota once more, as plainly as they can be written. */
function rulesFor(before: number) {
  const calls: Call[] = []
  let alive = true
  let stops = true
  const month = (at: number) => new Date(at).toISOString().slice(0, 7)
  const used = (at: number) =>
    calls.filter(call => call.state !== 'released' && month(call.at) === month(at)).length + (month(at) === month(start) ? before : 0)
  return {
    used,
    reserve(at: number, repeat: Call['repeat']): { outcome: Reserved['outcome']; call?: Call } {
      if (!alive) return { outcome: 'refused' }
      const same = calls.findLast(
        call => call.state !== 'released' && call.repeat?.key === repeat?.key && repeat !== undefined && call.at > at - 86_400_000,
      )
      if (same && same.repeat?.fingerprint !== repeat?.fingerprint) return { outcome: 'mismatch' }
      if (same) return { outcome: same.state === 'reserved' ? 'underway' : 'repeated' }
      if (stops && used(at) >= pool) return { outcome: 'exhausted' }
      const call: Call = { at, repeat, state: 'reserved' }
      calls.push(call)
      return { outcome: 'granted', call }
    },
    end(call: Call, state: 'settled' | 'released') {
      if (call.state === 'reserved') call.state = state
    },
    sweep(at: number) {
      for (const call of calls) if (call.state === 'reserved' && call.at < at - patience) call.state = 'released'
    },
    revoke() {
      alive = false
    },
    stops(whether: boolean) {
      stops = whether
    },
  }
}
