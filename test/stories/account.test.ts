import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { free } from '../support/service.ts'
import { api, begin, key, type Story } from '../support/story.ts'
import { status } from '../support/upstream.ts'

const masked = 'cv_test_****************abcd'
const noKey = { CHAINVET_API_KEY: '' }
const stored = (story: Story) => join(story.folder, '.config/chainvet/credentials.json')
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('login', () => {
  test('asks without an echo, checks the key, and keeps it where only its owner reads', async () => {
    const story = await begin()
    const { code, stdout, stderr } = await story.run('login --no-color', { typed: key, env: noKey })
    expect([code, stdout]).toEqual([0, ''])
    expect(stderr).toBe(`Paste your API key for ${api} (input hidden): 
Checking the key ... ok, tier starter, 24,099 calls left this month.   (this check may count as one call)
Saved to /home/u/.config/chainvet/credentials.json (only you can read it) as ${masked}
`)
    expect(modeOf(stored(story))).toBe('600')
    expect(modeOf(join(story.folder, '.config/chainvet'))).toBe('700')
    expect((await story.run('scan wallet bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 -q', { env: noKey })).code).toBe(0)
  })

  test('takes the key from a pipe, its line end removed', async () => {
    const story = await begin()
    const { code, stderr } = await story.run('login --with-token', { stdin: `${key}\n`, env: noKey })
    expect([code, stderr.startsWith('Checking the key ... ok, tier starter')]).toEqual([0, true])
    expect(story.read('.config/chainvet/credentials.json')).toContain(key)
  })

  test('stores nothing when the service says no, and keeps the key before', async () => {
    const story = await begin()
    await story.run('login --with-token', { stdin: key, env: noKey })
    const before = story.read('.config/chainvet/credentials.json')
    const refused = await story.run('login --with-token', { stdin: 'cv_test_ffffffffffffffffffff', env: noKey })
    expect([refused.code, refused.stderr.includes('Nothing was stored')]).toEqual([4, true])
    story.service.misbehaveAltogether(...Array.from({ length: 4 }, () => status(502, { 'retry-after': '0' })))
    const unreachable = await story.run('login --with-token', { stdin: 'cv_test_ffffffffffffffffffff', env: noKey })
    expect([unreachable.code, unreachable.stderr.includes('--no-verify')]).toEqual([5, true])
    expect(story.read('.config/chainvet/credentials.json')).toBe(before)
  })

  test.each<[string, string]>([
    ['nothing', ''],
    ['two lines', `${key}\n${key}\n`],
    ['a letter that no key has', 'cv_test_ключ'],
  ])('refuses %s', async (_, stdin) => {
    const story = await begin()
    expect((await story.run('login --with-token --no-verify', { stdin, env: noKey })).code).toBe(2)
    expect(story.has('.config/chainvet/credentials.json')).toBe(false)
  })

  test('without a terminal names both ways to do without one', async () => {
    const { run } = await begin()
    const { code, stderr } = await run('login', { env: noKey })
    expect(code).toBe(2)
    expect(stderr).toContain('chainvet login --with-token')
    expect(stderr).toContain('CHAINVET_API_KEY')
  })

  test('warns that a variable wins over what it stores', async () => {
    const { run } = await begin()
    const { code, stderr } = await run('login --with-token', { stdin: key })
    expect([code, stderr]).toEqual([0, expect.stringContaining('warning: CHAINVET_API_KEY is set and wins over the stored key\n')])
  })
})

describe('whoami', () => {
  test('says which key, who said so, and for whom; nobody is asked', async () => {
    const { run, service } = await begin()
    expect(await run('whoami')).toEqual({
      code: 0,
      stderr: '',
      stdout: `${masked}   from environment CHAINVET_API_KEY   for ${api}   profile default\n`,
    })
    expect(JSON.parse((await run('whoami --json')).stdout)).toEqual({
      authenticated: true,
      source: 'env:CHAINVET_API_KEY',
      key: masked,
      base_url: api,
      profile: 'default',
      engine: 'remote',
    })
    expect(service.everything).toEqual([])
  })

  test('tells of a stored key that is not used', async () => {
    const { run } = await begin()
    await run('login --with-token --no-verify', { stdin: 'cv_test_another0another0anot', env: noKey })
    expect((await run('whoami')).stdout.split('\n')[1]).toBe(
      '(a different key is stored for this address in credentials.json and is not used)',
    )
  })

  test('ends with 4 when there is no key, in both forms', async () => {
    const { run } = await begin()
    expect(await run('whoami', { env: noKey })).toMatchObject({ code: 4, stdout: '', stderr: expect.stringContaining('[AUTH_MISSING]') })
    const json = await run('whoami --json', { env: noKey })
    expect([json.code, JSON.parse(json.stdout).error.code]).toEqual([4, 'AUTH_MISSING'])
  })
})

test('logout forgets the key, and says that it is still valid', async () => {
  const story = await begin()
  await story.run('login --with-token', { stdin: key, env: noKey })
  expect(await story.run('logout', { env: noKey })).toEqual({
    code: 0,
    stdout: '',
    stderr: `Removed the key for ${api}. It is still valid on the server: revoke it in the dashboard.\n`,
  })
  expect((await story.run('whoami', { env: noKey })).code).toBe(4)
})

describe('usage', () => {
  const subscription = { tier: 'starter', included: 25_000, used: 24_120, perCall: 0.024 }

  test('as it is drawn', async () => {
    const { run } = await begin({ subscription })
    expect(await run('usage')).toEqual({
      code: 0,
      stderr: '',
      stdout: `┌───────────┬────────────────────────────────────────────────────┐
│ Tier      │ starter                                            │
│ Period    │ 2026-11-01 to 2026-12-01 (UTC), resets in 11 days  │
│ Included  │ 25,000 calls                                       │
│ Used      │ 24,120 calls  [###################-]  96 %         │
│ Remaining │ 880 calls                                          │
│ Overage   │ 0 calls, $0.00 so far ($0.024 per call after that) │
└───────────┴────────────────────────────────────────────────────┘
`,
    })
  })

  test('as JSON: the record of the service, and one member of ours', async () => {
    const { run } = await begin({ subscription })
    const { chainvet, ...record } = JSON.parse((await run('usage --json')).stdout)
    expect(record).toEqual({
      tier: 'starter',
      included_calls: 25_000,
      used_this_month: 24_120,
      remaining: 880,
      overage_calls: 0,
      overage_per_call_usd: 0.024,
      overage_cost_usd: 0,
      period_start: '2026-11-01T00:00:00+00:00',
      period_end: '2026-12-01T00:00:00+00:00',
    })
    expect(chainvet).toMatchObject({ schema_version: 1, service: api })
  })

  test.each<[string, number, string]>([
    ['--fail-at 96', 6, 'usage: 96 % of the included calls are used, the limit is 96 %.   exit 6\n'],
    ['--fail-at 97', 0, ''],
    ['--warn-at 90', 0, 'warning: 96 % of the included calls are used\n'],
  ])('%s', async (flags, code, words) => {
    const { run } = await begin({ subscription })
    expect(await run(`usage ${flags}`)).toMatchObject({ code, stderr: words })
  })

  test('of the local engine is nothing', async () => {
    const { run } = await begin()
    const { code, stderr } = await run('usage', { env: { CHAINVET_BASE_URL: '' } })
    expect([code, stderr.split('\n')[0]]).toEqual([2, 'error: no service configured; the local engine has no quota  [USAGE]'])
  })
})

test('the key is in no output, whatever goes wrong', async () => {
  const story = await begin({ subscription: free(1_000) })
  story.write('w.csv', `address,chain\n0x52908400098527886E0F7030069857D2E4169EE7,eth\n`)
  const leaks: string[] = []
  for (const line of [
    'scan wallet -i w.csv -vv --json',
    'scan wallet -i w.csv -vv -f html',
    'usage -vv',
    'config list',
    'whoami --json',
    'doctor',
    'doctor --share',
    `login --with-token`,
  ]) {
    const { stdout, stderr } = await story.run(line, { stdin: key, env: { CHAINVET_DEBUG: '1' } })
    if ((stdout + stderr).includes(key)) leaks.push(line)
  }
  expect(leaks).toEqual([])
})

test('a quota that ends in the middle of a file keeps what was scanned', async () => {
  const story = await begin({ subscription: free(990) })
  const rows = Array.from({ length: 20 }, (_, at) => `0x${(at + 16).toString(16).repeat(20)},eth`)
  story.write('w.csv', `address,chain\n${rows.join('\n')}\n`)
  const { code, stdout, stderr } = await story.run('scan wallet -i w.csv -f csv --concurrency 1')
  expect(code).toBe(6)
  expect([stdout.match(/,scored,/g)?.length, stdout.match(/,QUOTA_EXHAUSTED,/g)?.length]).toEqual([10, 10])
  expect(stderr).toContain(
    '10 rows QUOTA_EXHAUSTED (lines 12, 13, 14 ...): the monthly quota is used up: 1,000 of 1,000 calls, tier free\n',
  )
})
