import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { usageTable, usedPercent } from '../../src/output/usage.ts'
import { version } from '../../src/version.ts'
import { makeHome } from '../support/home.ts'
import { runCli } from '../support/run-cli.ts'
import { free, starter, startService, usageOf } from '../support/service.ts'
import { json } from '../support/upstream.ts'

const key = 'cv_test_CANARYCANARY4abcd'
const service = await startService({ [key]: starter() })
afterAll(() => service.stop())
beforeEach(() => {
  service.calm()
  service.keys.set(key, starter(24_120))
})

const page = { now: new Date('2026-11-21T00:00:00Z'), width: Number.POSITIVE_INFINITY, ascii: false, accessible: false }
const usage = (...argv: readonly string[]) =>
  runCli(['usage', '--base-url', service.url.origin, ...argv], makeHome().env({ CHAINVET_API_KEY: key }))

describe('the table', () => {
  test('says what is used, what is left and what it costs', () => {
    expect(usageTable(usageOf(starter(24_120)), page)).toBe(`┌───────────┬────────────────────────────────────────────────────┐
│ Tier      │ starter                                            │
│ Period    │ 2026-11-01 to 2026-12-01 (UTC), resets in 10 days  │
│ Included  │ 25,000 calls                                       │
│ Used      │ 24,120 calls  [###################-]  96 %         │
│ Remaining │ 880 calls                                          │
│ Overage   │ 0 calls, $0.00 so far ($0.024 per call after that) │
└───────────┴────────────────────────────────────────────────────┘
`)
  })

  test('in ASCII, without a box, and for screen readers', () => {
    expect(usageTable(usageOf(starter()), { ...page, ascii: true })).toMatch(/^\+-+\+-+\+\n\| Tier {6}\| starter/)
    expect(usageTable(usageOf(starter()), { ...page, width: 40 })).toMatch(/^Tier {7}starter\nPeriod/)
    expect(usageTable(usageOf(starter(24_120)), { ...page, accessible: true })).toContain(
      'Used: 24,120 calls, 96 %\nRemaining: 880 calls\n',
    )
  })

  test('of a free tier says that calls stop', () => {
    expect(usageTable(usageOf(free(1_000)), page)).toContain('0 calls, $0.00 so far; calls stop at the end of the pool')
  })

  test('shows all digits of a price, and what a hostile tier is', () => {
    const record = usageOf({ tier: 'scale\u001b[2J', included: 1_500_000, used: 3_000_001, perCall: 0.007 })
    const text = usageTable(record, page)
    expect(text).toContain('1,500,001 calls, $10,500.007 so far ($0.007 per call after that)')
    expect(text).toContain('[####################]  200 %')
    expect(text).toContain('scale\\x1b[2J')
  })

  test.each([
    ['2026-11-30T23:00:00Z', 'resets in 1 day '],
    ['2026-11-29T23:00:00Z', 'resets in 2 days'],
    ['2026-12-01T00:00:00Z', 'resets now'],
    ['2027-01-01T00:00:00Z', 'resets now'],
  ])('at %s it %s', (now, words) => {
    expect(usageTable(usageOf(starter()), { ...page, now: new Date(now) })).toContain(words)
  })
})

test.each([
  [0, 1_000, 0],
  [999, 1_000, 99],
  [1_000, 1_000, 100],
  [1_001, 1_000, 100],
  [2_000, 1_000, 200],
  [0, 0, 0],
  [1, 0, 100],
])('%i of %i calls are %i %%', (used, included, percent) => {
  expect(usedPercent(usageOf({ tier: 't', included, used, perCall: 0 }))).toBe(percent)
})

describe('the arithmetic of the specification is shown as it comes', () => {
  const { cases } = JSON.parse(readFileSync(new URL('../corpus/quota.json', import.meta.url), 'utf8')) as {
    cases: readonly { id: string; given: { tier: string; used: number }; expect: Record<string, number> }[]
  }
  test.each(cases.filter(({ id }) => id.startsWith('usage-')))('$id', async ({ given, expect: record }) => {
    service.misbehave(json({ ...usageOf({ ...starter(), ...given }), ...record, tier: given.tier }))
    const { stdout } = await usage('--json')
    expect(JSON.parse(stdout)).toMatchObject({ tier: given.tier, ...record })
  })
})

describe('usage', () => {
  test('as JSON is the record of the service and one member more', async () => {
    service.misbehave(json({ ...usageOf(starter(24_120)), a_new_field: [1] }))
    const { code, stdout, stderr } = await usage('--json')
    expect([code, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toEqual({
      ...usageOf(starter(24_120)),
      a_new_field: [1],
      chainvet: { schema_version: 1, version, service: service.url.origin, used_percent: 96 },
    })
  })

  test.each<[string[], number, RegExp]>([
    [[], 0, /^$/],
    [['--warn-at', '97'], 0, /^$/],
    [['--warn-at', '96'], 0, /^warning: 96 % of the included calls are used\n$/],
    [['--warn-at', '96', '-q'], 0, /^$/],
    [['--fail-at', '97'], 0, /^$/],
    [['--fail-at', '96'], 6, /^usage: 96 % of the included calls are used, the limit is 96 %\. {3}exit 6\n$/],
    [['--fail-at', '90', '--warn-at', '50'], 6, /exit 6/],
    [['--fail-at', '0'], 2, /from 1 to 1000/],
    [['--fail-at', 'most'], 2, /from 1 to 1000/],
  ])('with %j ends with %i', async (argv, exit, words) => {
    const { code, stderr } = await usage(...argv)
    expect(code).toBe(exit)
    expect(stderr).toMatch(words)
  })

  test('without a service says that nothing is counted', async () => {
    const home = makeHome()
    const { code, stderr } = await runCli(['usage'], home.env({ CHAINVET_API_KEY: key }), { cwd: home.project })
    expect(code).toBe(2)
    expect(stderr).toContain('error: no service configured; the local engine has no quota  [USAGE]')
  })

  test('without a key says how to get one', async () => {
    const home = makeHome()
    const { code, stderr } = await runCli(['usage', '--base-url', 'https://api.example.com'], home.env(), { cwd: home.project })
    expect(code).toBe(4)
    expect(stderr).toBe(`error: no API key for https://api.example.com  [AUTH_MISSING]
  Run: chainvet login --base-url https://api.example.com
  In CI: set CHAINVET_API_KEY (on pull requests from forks GitHub does not pass secrets)
`)
  })

  test('of a revoked key ends with 4, as JSON too', async () => {
    service.keys.set(key, { ...starter(), revoked: true })
    const { code, stdout } = await usage('--json')
    expect([code, JSON.parse(stdout).error]).toMatchObject([4, { code: 'AUTH_INVALID', exit_code: 4, retryable: false }])
  })
})
