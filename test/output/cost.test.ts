import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Counts } from '../../src/api/cost.ts'
import { costOf } from '../../src/bulk/price.ts'
import { adviceText, costJson, costText, dollars, questionText, stopsText } from '../../src/output/cost.ts'
import { free, type Subscription, starter, usageOf } from '../support/service.ts'

const wide = { width: Number.POSITIVE_INFINITY, accessible: false }
const drawn: Counts = {
  file: 'wallets.csv',
  rows: 18_311,
  targets: 18_204,
  duplicates: 96,
  badRows: 11,
  badPlaces: [40, 77, 1_902, 2_000].map(line => ({ line })),
  sha256: 'ab'.repeat(32),
}
const two: Counts = { ...drawn, file: null, rows: 2, targets: 2, duplicates: 0, badRows: 0, badPlaces: [], sha256: null }

const costFor = (counts: Counts, subscription: Subscription | undefined = starter(18_204), more: object = {}) =>
  costOf(counts, subscription && usageOf(subscription), { concurrency: 4, ...more })
const local = (counts: Counts, more: object = {}) => costOf(counts, undefined, { concurrency: 4, ...more })

test('the answer of a dry run is that of the specification', () => {
  const cost = costFor(drawn)
  expect(
    costText(drawn, cost, wide) + adviceText(cost, { allowOverage: false }),
  ).toBe(`wallets.csv   18,311 rows: 18,204 to scan, 96 duplicates, 11 bad rows (lines 40, 77, 1,902 ...)
calls         needs 18,204; 6,796 left this month (tier starter, resets 2026-12-01 UTC)
overage       11,408 calls x $0.024 = $273.79
time          about 51 min at 6 calls per second
nothing was scanned.  To go past the included calls: --allow-overage, or stop at the pool: --max-calls 6796
`)
})

test('the engine of this process has no quota, and its calls are free', () => {
  const text = costText(drawn, local(drawn), wide)
  expect(text).toBe(`wallets.csv   18,311 rows: 18,204 to scan, 96 duplicates, 11 bad rows (lines 40, 77, 1,902 ...)
calls         needs 18,204; free: the engine of this process has no quota
`)
  expect(adviceText(local(drawn), { allowOverage: false })).toBe('nothing was scanned.\n')
})

test('for screen readers it is one fact a line', () => {
  expect(
    costText(drawn, costFor(drawn), { ...wide, accessible: true }),
  ).toBe(`wallets.csv: 18,311 rows: 18,204 to scan, 96 duplicates, 11 bad rows (lines 40, 77, 1,902 ...)
calls: needs 18,204; 6,796 left this month (tier starter, resets 2026-12-01 UTC)
overage: 11,408 calls x $0.024 = $273.79
time: about 51 min at 6 calls per second
`)
})

test('on a narrow terminal lines go on below their text', () => {
  const lines = costText(drawn, costFor(drawn), { ...wide, width: 60 })
    .trimEnd()
    .split('\n')
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(60)
  expect(lines.slice(0, 2)).toEqual([
    'wallets.csv   18,311 rows: 18,204 to scan, 96 duplicates, 11',
    '              bad rows (lines 40, 77, 1,902 ...)',
  ])
})

describe('the lines', () => {
  test.each<[string, Counts, ReturnType<typeof costFor>, string]>([
    [
      'fit',
      two,
      costFor(two, starter(), { rate: 2 }),
      'addresses   2 rows: 2 to scan\ncalls       needs 2; 24,099 left this month (tier starter, resets 2026-12-01 UTC)\ntime        about 1 s at 2 calls per second\n',
    ],
    [
      'stay without what is not there',
      { ...two, rows: 0, targets: 0 },
      local({ ...two, targets: 0 }),
      'addresses   0 rows: 0 to scan\ncalls       needs 0; free: the engine of this process has no quota\n',
    ],
    [
      'know one of each',
      { ...two, rows: 3, targets: 1, duplicates: 1, badRows: 1, badPlaces: [{ line: 3 }] },
      local(two),
      'addresses   3 rows: 1 to scan, 1 duplicate, 1 bad row (line 3)\ncalls       needs 2; free: the engine of this process has no quota\n',
    ],
    [
      'name the files where there are several',
      { ...two, badRows: 1, badPlaces: [{ line: 3, file: 'src/a.ts' }] },
      local(two),
      'addresses   2 rows: 2 to scan, 1 bad row (src/a.ts:3)\ncalls       needs 2; free: the engine of this process has no quota\n',
    ],
    [
      'say what --max-calls leaves out',
      two,
      local(two, { maxCalls: 1 }),
      'addresses   2 rows: 2 to scan\ncalls       needs 1 (--max-calls leaves 1 target out); free: the engine of this process has no quota\n',
    ],
  ])('%s', (_, counts, cost, text) => {
    expect(costText(counts, cost, wide)).toBe(text)
  })

  test.each<[string, Subscription, string, string]>([
    ['free', free(999), 'overage     none on this tier: the run stops at the pool, with 1 target left\n', 'nothing was scanned.\n'],
    [
      'without a price',
      { ...starter(24_999), perCall: 0 },
      'overage     1 call at a price that the service does not say\n',
      '--max-calls 1\n',
    ],
    ['whose pool is empty', starter(25_000), 'overage     2 calls x $0.024 = $0.048\n', 'To go past the included calls: --allow-overage\n'],
  ])('of an account %s', (_, subscription, line, advice) => {
    const cost = costFor(two, subscription)
    expect(costText(two, cost, wide)).toContain(line)
    expect(adviceText(cost, { allowOverage: false }).endsWith(advice)).toBe(true)
  })

  test('advise nothing to who has allowed it', () => {
    expect(adviceText(costFor(drawn), { allowOverage: true })).toBe('nothing was scanned.\n')
  })

  test('show what a hostile file and a hostile tier are', () => {
    const counts = { ...two, file: 'a\u001b[2J.csv' }
    expect(costText(counts, costFor(two, { ...starter(), tier: 'x\u202e\r' }), wide)).not.toMatch(/[\u001b\u202e\r]/)
    expect(costJson(counts, costFor(two, { ...starter(), tier: 'x\u202e' }), { allowOverage: false })).toMatch(/^[\x20-\x7e]+\n$/)
  })
})

test.each<[number, string]>([
  [89, '89 s'],
  [90, '2 min'],
  [3_034, '51 min'],
  [5_399, '90 min'],
  [5_400, '2 h'],
  [166_667, '46 h'],
  [1_000_000, '12 days'],
])('%i calls at one a second take about %s', (calls, words) => {
  const cost = { ...local({ ...two, targets: calls }), pace: 1 }
  expect(costText(two, cost, wide)).toContain(`about ${words} at 1 call per second\n`)
})

describe('dollars', () => {
  test.each<[bigint, string]>([
    [273_792_000n, '$273.79'],
    [10_500_007_000n, '$10,500.01'],
    [24_000n, '$0.024'],
    [7_000n, '$0.007'],
    [1n, '$0.000001'],
    [0n, '$0.00'],
    [500_000n, '$0.50'],
    [999_999n, '$0.999999'],
    [1_000_000n, '$1.00'],
    [1_005_000n, '$1.01'],
    [1_004_999n, '$1.00'],
    [9_007_199_254_740_993_000_000n, '$9,007,199,254,740,993.00'],
  ])('%s millionths are %s', (millionths, text) => expect(dollars(millionths)).toBe(text))

  test('are never more than half a cent from the price, and no price is shown as nothing', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 18n }), price => {
        const [, whole = '', part = ''] = /^\$([\d,]+)\.(\d{2,6})$/.exec(dollars(price)) ?? []
        const shown = BigInt(whole.replaceAll(',', '') + part.padEnd(6, '0'))
        const off = shown > price ? shown - price : price - shown
        expect(off <= (price >= 1_000_000n ? 5_000n : 0n)).toBe(true)
        expect(shown > 0n).toBe(true)
      }),
    )
  })
})

describe('as JSON', () => {
  test('it is the same, with an exact price', () => {
    expect(JSON.parse(costJson(drawn, costFor(drawn), { indent: 2, allowOverage: false }))).toEqual({
      schema_version: 1,
      dry_run: true,
      input: { file: 'wallets.csv', sha256: 'ab'.repeat(32) },
      rows: 18_311,
      targets: 18_204,
      duplicates: 96,
      bad_rows: 11,
      bad_places: [{ line: 40 }, { line: 77 }, { line: 1_902 }, { line: 2_000 }],
      calls: 18_204,
      quota: { tier: 'starter', remaining: 6_796, period_end: '2026-12-01T00:00:00+00:00' },
      overage: { calls: 11_408, possible: true, allowed: false, per_call_usd: 0.024, cost_usd: 273.792 },
      calls_per_second: 6,
      seconds: 3_034,
    })
  })

  test('the engine of this process has neither quota nor overage', () => {
    const text = costJson(two, local(two), { allowOverage: true })
    expect(JSON.parse(text)).toMatchObject({ quota: null, overage: null, calls: 2, calls_per_second: null, seconds: null })
    expect(text.indexOf('\n')).toBe(text.length - 1)
  })

  test('a free tier has no overage, whatever is allowed', () => {
    expect(JSON.parse(costJson(two, costFor(two, free(999)), { allowOverage: true })).overage).toEqual({
      calls: 1,
      possible: false,
      allowed: false,
      per_call_usd: null,
      cost_usd: null,
    })
  })

  test('its price is the calls times the price of one, digit for digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.nat(1_000_000), (perCall, targets) => {
        const record = usageOf({ tier: 'scale', included: 0, used: 0, perCall: perCall / 1_000_000 })
        const text = costJson(two, costOf({ targets }, record, { concurrency: 1 }), { allowOverage: false })
        const product = String(BigInt(perCall) * BigInt(targets)).padStart(7, '0')
        const written = `${product.slice(0, -6)}.${product.slice(-6)}`.replace(/\.?0+$/, '')
        expect(/"cost_usd":([\d.]+(?:e-\d+)?)/.exec(text)?.[1]).toBe(targets === 0 ? '0' : String(Number(written)))
        if (targets > 0 && perCall * targets >= 10) expect(/"cost_usd":([\d.]+)/.exec(text)?.[1]).toBe(written)
      }),
    )
  })
})

test.each([
  [
    free(400),
    undefined,
    'what is piped in cannot be counted before it is scanned; the run stops after the calls that are left: 600 left this month (tier free, resets 2026-12-01 UTC)',
  ],
  [
    starter(400),
    undefined,
    'what is piped in cannot be counted before it is scanned; the run stops after the calls that are left: 24,600 left this month (tier starter, resets 2026-12-01 UTC); to go past them: --allow-overage',
  ],
  [
    free(999),
    2,
    'this run needs 2 calls and stops after those that are left: 1 left this month (tier free, resets 2026-12-01 UTC); 1 target can be scanned later',
  ],
])('where a run stops is said before: %j', (subscription, calls, text) => {
  const { quota } = costFor(two, subscription)
  expect(quota && stopsText(quota, calls)).toBe(text)
})

test('the question names the price, where there is one', () => {
  expect(questionText(costFor(drawn))).toBe('Go past the included calls, for $273.79? [y/N] ')
  expect(questionText(costFor(two, { ...starter(25_000), perCall: 0 }))).toBe('Go past the included calls? [y/N] ')
})
