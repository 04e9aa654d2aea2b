import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Consent, costOf, type Decision, decide, millionths, quotaOf } from '../../src/bulk/price.ts'
import { free, starter, usageOf } from '../support/service.ts'

const usual = { concurrency: 4 }

/** The tiers of the interface specification, section 8. */
const tiers: Readonly<Record<string, { included: number; perCall: number }>> = {
  free: { included: 1_000, perCall: 0 },
  starter: { included: 25_000, perCall: 0.024 },
  growth: { included: 250_000, perCall: 0.012 },
  scale: { included: 1_500_000, perCall: 0.007 },
}
const account = (tier: string, used: number) => usageOf({ tier, used, ...(tiers[tier] as { included: number; perCall: number }) })

describe('the arithmetic of the specification', () => {
  const { cases } = JSON.parse(readFileSync(new URL('../corpus/quota.json', import.meta.url), 'utf8')) as {
    cases: readonly {
      id: string
      given: { tier: string; used: number }
      expect: { included_calls: number; remaining: number; overage_calls: number; overage_cost_usd: number }
    }[]
  }
  const usage = cases.filter(({ id }) => id.startsWith('usage-'))

  test('has cases', () => expect(usage.length).toBeGreaterThanOrEqual(4))

  test.each(usage)('$id: what was used, as a run in an unused month', ({ given: { tier, used }, expect: record }) => {
    const { calls, quota } = costOf({ targets: used }, account(tier, 0), usual)
    expect([calls, quota?.left]).toEqual([used, record.included_calls])
    expect(quota?.over).toBe(record.overage_calls)
    if (tier !== 'free') expect(quota?.price).toBe(BigInt(Math.round(record.overage_cost_usd * 1_000_000)))
  })

  test.each(usage)('$id: what is left and spent after it', ({ given: { tier, used }, expect: record }) => {
    const { left, spent } = quotaOf({ ...account(tier, used), ...record }, 1)
    expect(left).toBe(record.remaining)
    expect(spent).toBe(BigInt(Math.round(record.overage_cost_usd * 1_000_000)))
  })
})

test('what the specification draws: 18,204 targets with 6,796 calls left', () => {
  expect(costOf({ targets: 18_204 }, usageOf(starter(18_204)), usual)).toEqual({
    calls: 18_204,
    beyondLimit: 0,
    pace: 6,
    quota: {
      tier: 'starter',
      free: false,
      left: 6_796,
      over: 11_408,
      perCall: 24_000n,
      price: 273_792_000n,
      spent: 0n,
      resets: '2026-12-01T00:00:00+00:00',
    },
  })
})

test('the price is the calls beyond times the price of one, to the millionth', () => {
  const perCall = fc.integer({ min: 1, max: 100_000_000 })
  fc.assert(
    fc.property(perCall, fc.nat(10_000_000), fc.nat(10_000_000), fc.nat(10_000_000), (price, included, used, targets) => {
      const record = usageOf({ tier: 'enterprise', included, used, perCall: price / 1_000_000 })
      const { quota } = costOf({ targets }, record, usual)
      const beyond = Math.max(0, used + targets - Math.max(included, used))
      expect(quota?.over).toBe(beyond)
      expect(quota?.perCall).toBe(BigInt(price))
      expect(quota?.price).toBe(BigInt(beyond) * BigInt(price))
    }),
  )
})

test.each<[string, string, bigint | undefined]>([
  ['', '0.024', 24_000n],
  ['', '25', 25_000_000n],
  ['', '12.5', 12_500_000n],
  ['rounded up, never down', '0.0000011', 2n],
  ['less than a millionth', '1e-7', 1n],
  ['nothing', '0', undefined],
  ['less than nothing', '-1', undefined],
  ['no number', 'NaN', undefined],
  ['more than anybody pays', '1e+21', undefined],
])('%s %s dollars', (_, text, value) => expect(millionths(text)).toBe(value))

describe('calls', () => {
  test.each<[string, object, [calls: number, beyondLimit: number]]>([
    ['are one a target', {}, [100, 0]],
    ['that an earlier run has finished cost nothing', { done: 30 }, [70, 0]],
    ['are never less than none', { done: 130 }, [0, 0]],
    ['are at most --max-calls', { maxCalls: 40 }, [40, 60]],
    ['that --max-calls does not reach stay', { maxCalls: 400 }, [100, 0]],
    ['of what is left are counted against --max-calls', { done: 30, maxCalls: 40 }, [40, 30]],
  ])('%s', (_, more, [calls, beyondLimit]) => {
    expect(costOf({ targets: 100 }, usageOf(starter()), { ...usual, ...more })).toMatchObject({ calls, beyondLimit })
  })

  test.each<[string, object, boolean, number | undefined]>([
    ['follow from the scans in flight', { concurrency: 8 }, true, 12],
    ['are not faster than --rate', { concurrency: 32, rate: 5 }, true, 5],
    ['are not faster than the scans in flight', { concurrency: 1, rate: 5 }, true, 1.5],
    ['of the engine of this process are at a pace that nobody knows', { concurrency: 4 }, false, undefined],
    ['of the engine of this process keep to --rate', { concurrency: 4, rate: 2 }, false, 2],
  ])('%s', (_, more, remote, pace) => {
    expect(costOf({ targets: 100 }, remote ? usageOf(starter()) : undefined, { ...usual, ...more }).pace).toBe(pace)
  })

  test('of the engine of this process have no price', () => {
    expect(costOf({ targets: 100 }, undefined, usual).quota).toBeUndefined()
  })
})

describe('a record that contradicts itself is read so that less is left', () => {
  test.each<[string, object, object]>([
    ['more left than there is', { remaining: 1_000_000 }, { left: 24_099 }],
    ['less left than there is', { remaining: 10 }, { left: 10, over: 90 }],
    ['more used than told', { used_this_month: 24_990 }, { left: 10, over: 90 }],
    ['fewer than none', { remaining: -5 }, { left: 0, over: 100 }],
    ['more spent than the calls say', { overage_cost_usd: 7.5 }, { spent: 7_500_000n }],
    ['less spent than the calls say', { overage_calls: 1_000 }, { spent: 24_000_000n }],
    ['no price', { overage_per_call_usd: 0 }, { perCall: undefined, price: undefined }],
    ['a price below nothing', { overage_per_call_usd: -1 }, { perCall: undefined, price: undefined }],
    ['a free tier with a price', { tier: 'FREE' }, { free: true, price: undefined }],
  ])('%s', (_, odd, quota) => {
    expect(quotaOf({ ...usageOf(starter()), ...odd }, 100)).toMatchObject(quota)
  })
})

describe('whether a run may begin', () => {
  const nobody: Consent = { allowed: false, cap: undefined, canAsk: false }
  const somebody: Consent = { ...nobody, canAsk: true }
  const anything: Consent = { ...nobody, allowed: true }
  const upTo = (dollars: number): Consent => ({ ...anything, cap: BigInt(dollars) * 1_000_000n })
  const paid = (left: number) => starter(25_000 - left)
  const go = (most: number | undefined, stops = false): Decision => ({ go: true, most, stops })

  test.each<[string, ReturnType<typeof starter>, number | undefined, Consent, Decision]>([
    ['it fits', paid(100), 100, nobody, go(100)],
    ['it fits and overage is allowed', paid(100), 100, anything, go(undefined)],
    ['one call too many, and nobody to ask', paid(100), 101, nobody, { refuse: 'pool' }],
    ['one call too many, and somebody to ask', paid(100), 101, somebody, { ask: true, most: 101 }],
    ['one call too many, which is allowed', paid(100), 101, anything, go(undefined)],
    // a dollar is 41 calls of $0.024 and a bit
    ['as many as the limit has room for', paid(100), 141, upTo(1), go(141)],
    ['one more than the limit has room for', paid(100), 142, upTo(1), { refuse: 'cap' }],
    ['a limit holds for who is asked, too', paid(100), 142, { ...upTo(1), allowed: false, canAsk: true }, { refuse: 'cap' }],
    ['a limit allows nothing by itself', paid(100), 141, { ...upTo(1), allowed: false }, { refuse: 'pool' }],
    ['within the limit somebody is asked', paid(100), 141, { ...upTo(1), allowed: false, canAsk: true }, { ask: true, most: 141 }],
    ['the limit is that of the month: 24 cents are spent', starter(25_010), 31, upTo(1), go(31)],
    ['and 31 calls are left of it', starter(25_010), 32, upTo(1), { refuse: 'cap' }],
    ['a limit that is spent', starter(25_050), 1, upTo(1), { refuse: 'cap' }],
    ['a limit of nothing', paid(0), 1, upTo(0), { refuse: 'cap' }],
    ['nobody can count, and calls are left', paid(100), undefined, nobody, go(100, true)],
    ['nobody can count, and none is left', paid(0), undefined, nobody, { refuse: 'pool' }],
    ['nobody can count, and every price is allowed', paid(0), undefined, anything, go(undefined)],
    ['nobody can count, up to a limit', paid(100), undefined, upTo(1), go(141, true)],
    ['nobody can count, and the limit is spent', starter(25_050), undefined, upTo(1), { refuse: 'cap' }],
    ['a price that is not told fits under no limit', { ...paid(100), perCall: 0 }, 101, upTo(1_000), { refuse: 'cap' }],
    ['a price that is not told may be agreed to', { ...paid(100), perCall: 0 }, 101, somebody, { ask: true, most: 101 }],
    ['and is not agreed to by silence', { ...paid(100), perCall: 0 }, 101, nobody, { refuse: 'pool' }],
    ['free, and it fits', free(900), 100, nobody, go(undefined)],
    ['free, and it does not fit', free(900), 101, nobody, go(undefined, true)],
    ['free, and overage cannot be allowed', free(900), 101, anything, go(undefined, true)],
    ['free, and nobody can count', free(900), undefined, nobody, go(undefined, true)],
    ['free, and none is left', free(1_000), 2, anything, { refuse: 'exhausted' }],
    ['free, none is left and none is needed', free(1_000), 0, nobody, go(undefined)],
  ])('%s', (_, subscription, calls, consent, decision) => {
    expect(decide(quotaOf(usageOf(subscription), calls ?? 1), calls, consent)).toEqual(decision)
  })

  test('nobody pays more than was allowed, whatever the account and the run', () => {
    const consent = fc.record({
      allowed: fc.boolean(),
      cap: fc.option(fc.bigInt({ min: 0n, max: 10_000_000_000n }), { nil: undefined }),
      canAsk: fc.boolean(),
    })
    const calls = fc.option(fc.nat(3_000_000), { nil: undefined })
    fc.assert(
      fc.property(fc.constantFrom('starter', 'growth', 'scale'), fc.nat(2_000_000), calls, consent, (tier, used, wanted, said) => {
        const quota = quotaOf(account(tier, used), wanted ?? 1)
        const decision = decide(quota, wanted, said)
        if ('refuse' in decision) return
        const started = Math.min(decision.most ?? Number.POSITIVE_INFINITY, wanted ?? Number.POSITIVE_INFINITY)
        const beyond = Math.max(0, started - quota.left)
        if (!said.allowed && !('ask' in decision)) expect(beyond).toBe(0)
        if (said.cap !== undefined && beyond > 0)
          expect(quota.spent + BigInt(beyond) * (quota.perCall as bigint)).toBeLessThanOrEqual(said.cap)
        // what may begin is finished, or says before that it will not be
        if (wanted !== undefined) expect(started).toBe(wanted)
      }),
    )
  })
})
