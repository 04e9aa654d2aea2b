import { describe, expect, test } from 'vitest'
import { ChainvetError, NoActivityError } from '../../src/errors.ts'
import { free } from '../support/service.ts'
import { begin, type Finding, listOf, numbered, present, type Story, treasury } from '../support/story.ts'
import { json, status } from '../support/upstream.ts'

const { phishing: critical, quiet: low, young: medium, mixer: high, broken } = treasury
const down = new ChainvetError('UPSTREAM_UNAVAILABLE', 'No provider answered.')
const unused = new NoActivityError({ chain: 'Ethereum', others: [] })
const strange: Finding = { risk_score: 90, risk_level: 'SEVERE', flags: [] }
const findings = { [critical]: 100, [high]: 72, [medium]: 45, [low]: 5, [broken]: down }

/** Scans a list, and gives the code it ended with. */
async function codeOf(story: Story, rows: string, flags = '', env = {}): Promise<number> {
  story.write('list.csv', rows)
  return (await story.run(`scan wallet --input list.csv --retries 0 ${flags}`, { env })).code
}

const ignoring = (target: string, level: string, expires: string) => ({
  schema_version: 1,
  ignores: [{ target: `eip155:1:${target}`, type: 'wallet', accepted_level: level, reason: 'reviewed by ops, OPS-411', expires }],
})

describe('the truth table of the gate', () => {
  const bad = 'address,chain\n0x1,ethereum\n0x2,ethereum\n'
  test.each<[string, string, number, number]>([
    ['all below', listOf(low, medium, high), 0, 0],
    ['one CRITICAL', listOf(low, critical), 20, 20],
    ['none, one upstream failure', listOf(low, broken), 8, 0],
    ['one CRITICAL and one failure', listOf(critical, broken), 20, 20],
    ['all rows bad', bad, 8, 8],
    ['header only', 'address,chain\n', 2, 2],
  ])('%s', async (_, rows, plain, allowed) => {
    const story = await begin({ findings })
    expect(await codeOf(story, rows, '--fail-on critical')).toBe(plain)
    expect(await codeOf(story, rows, '--fail-on critical --allow-unscored')).toBe(allowed)
  })

  test('a level word unknown to this version is 8, and --allow-unscored does not help: --level-map does', async () => {
    const story = await begin({ findings: { ...findings, [medium]: strange } })
    const rows = listOf(low, medium)
    expect(await codeOf(story, rows, '--fail-on critical')).toBe(8)
    expect(await codeOf(story, rows, '--fail-on critical --allow-unscored')).toBe(8)
    expect(await codeOf(story, rows, '--fail-on critical --level-map SEVERE=critical')).toBe(20)
  })

  test.each<[string, object, number]>([
    ['CRITICAL but ignored and valid', ignoring(critical, 'CRITICAL', '2027-01-31'), 0],
    ['CRITICAL, ignored at HIGH', ignoring(critical, 'HIGH', '2027-01-31'), 20],
    ['CRITICAL, ignore expired', ignoring(critical, 'CRITICAL', '2026-11-19'), 20],
    ['CRITICAL, ignore of today, the last day', ignoring(critical, 'CRITICAL', present.slice(0, 10)), 0],
  ])('%s', async (_, file, code) => {
    const story = await begin({ findings })
    story.write('chainvet.ignore.json', file)
    expect(await codeOf(story, listOf(critical, low), '--fail-on critical')).toBe(code)
    expect(await codeOf(story, listOf(critical, low), '--fail-on critical --allow-unscored')).toBe(code)
  })

  test('bad rows have to be named to be allowed', async () => {
    const story = await begin({ findings })
    expect(await codeOf(story, bad, '--fail-on critical --allow-unscored=bad-row')).toBe(0)
    expect(await codeOf(story, listOf(low, broken), '--fail-on critical --allow-unscored=bad-row')).toBe(8)
  })

  test('header only is 0 with --allow-empty', async () => {
    const story = await begin({ findings })
    expect(await codeOf(story, 'address,chain\n', '--fail-on critical --allow-empty')).toBe(0)
  })

  test('a key revoked at row 50, nothing critical before, is 4', async () => {
    const story = await begin()
    const rows = Array.from({ length: 60 }, (_, at) => numbered(at))
    story.write('list.csv', listOf(...rows))
    story.findings.set(numbered(48), {
      get risk_score() {
        for (const subscription of story.service.keys.values()) subscription.revoked = true
        return 5
      },
      flags: [],
    })
    const { code, stdout } = await story.run('scan wallet --input list.csv --fail-on critical --concurrency 1 -f csv')
    expect(code).toBe(4)
    expect(stdout.trimEnd().split('\n')).toHaveLength(61)
    expect(stdout.match(/,scored,/g)).toHaveLength(49)
    // the first refusal was the last call
    expect(story.service.requests).toHaveLength(50)
  })
})

describe('several at once', () => {
  test('a found CRITICAL wins over a revoked key, an empty pool and a rate limit', async () => {
    for (const trouble of [status(401), status(429), status(502)]) {
      const story = await begin({ findings, subscription: free(998) })
      story.findings.set(low.toLowerCase(), {
        get risk_score() {
          story.service.misbehave(trouble)
          return 5
        },
      })
      expect(await codeOf(story, listOf(critical, low, high), '--fail-on critical --concurrency 1')).toBe(20)
    }
  })

  test('4 wins over 8, and 6 over 8', async () => {
    const revoked = await begin({ findings })
    revoked.service.misbehave(json({ detail: 'Down.' }, { status: 502 }), status(401))
    expect(await codeOf(revoked, listOf(low, medium, high), '--concurrency 1')).toBe(4)
    const empty = await begin({ findings: { [medium]: unused }, subscription: free(999) })
    expect(await codeOf(empty, listOf(medium, low, high), '--concurrency 1')).toBe(6)
  })

  test('5 is for a run in which nothing came out; with one score it is 8', async () => {
    const story = await begin({ findings })
    expect(await codeOf(story, listOf(broken))).toBe(5)
    expect(await codeOf(story, listOf(broken, low))).toBe(8)
    expect((await story.run(`scan wallet ${broken} -c eth --retries 0`)).code).toBe(5)
  })

  test('a limit of requests is 5, an empty pool 6: the status is the same', async () => {
    const limited = await begin()
    limited.service.misbehave(status(429, { 'retry-after': '0' }))
    expect(await codeOf(limited, listOf(low))).toBe(5)
    const exhausted = await begin({ subscription: free(1_000) })
    expect(await codeOf(exhausted, listOf(low))).toBe(6)
  })
})

describe('flags of the gate', () => {
  test.each<[string, string, number]>([
    ['without a gate CRITICAL is no failure', '', 0],
    ['--fail-on in any case', '--fail-on CriTical', 20],
    ['--fail-on high', '--fail-on high', 20],
    ['--fail-on none', '--fail-on none', 0],
    ['--fail-on-score at the score', '--fail-on-score 100', 20],
    ['--gate-exit-code', '--fail-on critical --gate-exit-code 42', 42],
    ['--min-level does not change it', '--fail-on low --min-level critical', 20],
    ['--format does not change it', '--fail-on critical -f csv', 20],
  ])('%s', async (_, flags, code) => {
    expect(await codeOf(await begin({ findings }), listOf(low, critical), flags)).toBe(code)
  })

  test('--fail-on-score trips at the number, not below', async () => {
    const story = await begin({ findings })
    expect(await codeOf(story, listOf(high), '--fail-on-score 72')).toBe(20)
    expect(await codeOf(story, listOf(high), '--fail-on-score 73')).toBe(0)
  })

  test.each<[string, string, number]>([
    ['no flag', '', 8],
    ['--allow-unscored', '--allow-unscored', 0],
    ['its code', '--allow-unscored=no-activity', 0],
    ['another code', '--allow-unscored=timeout', 8],
    ['several codes', '--allow-unscored=timeout,no-activity', 0],
  ])('a wallet without activity and %s', async (_, flags, code) => {
    expect(await codeOf(await begin({ findings: { [medium]: unused } }), listOf(medium, low), flags)).toBe(code)
  })

  test('--allow-unscored does not swallow the word behind it', async () => {
    const story = await begin({ findings: { [medium]: unused } })
    expect((await story.run(`scan wallet -c eth --allow-unscored ${medium}`)).code).toBe(0)
  })

  test.each(['', '--fail-on high', '--allow-unscored', '-f json'])('nothing to scan is 2, with "%s" too', async flags => {
    const story = await begin()
    story.write('list.csv', '')
    const { code, stderr } = await story.run(`scan wallet -i list.csv ${flags}`)
    expect([code, stderr]).toEqual([2, expect.stringContaining('[INPUT_EMPTY]')])
    expect((await story.run(`scan wallet -i list.csv --allow-empty ${flags}`)).code).toBe(0)
  })

  test('the last line on stderr explains the gate', async () => {
    const story = await begin({ findings })
    const last = async (rows: string, flags: string) => {
      story.write('list.csv', rows)
      return (await story.run(`scan wallet -i list.csv --retries 0 ${flags}`)).stderr.trimEnd().split('\n').at(-1)
    }
    expect(await last(listOf(critical, low), '--fail-on critical')).toBe('gate critical: FAILED by 1 (line 2).   exit 20')
    expect(await last(listOf(low), '--fail-on critical')).toBe('gate critical: clear.   exit 0')
    expect(await last(listOf(low, broken), '--fail-on high')).toBe('gate high: not tripped, and not clear: 1 row without a score.   exit 8')
    expect(await last(listOf(low, broken), '--fail-on high --allow-unscored')).toBe(
      'gate high: clear, 1 row without a score allowed.   exit 0',
    )
    expect(await last(listOf(critical, high), '--fail-on high --fail-on-score 90')).toBe(
      'gate high or score 90: FAILED by 2 (lines 2 and 3).   exit 20',
    )
  })

  test('--quiet leaves the verdict to the exit code', async () => {
    const story = await begin({ findings })
    story.write('list.csv', listOf(critical, broken))
    expect(await story.run('scan wallet -i list.csv --retries 0 --fail-on critical -q -f csv')).toMatchObject({ code: 20, stderr: '' })
  })
})

describe('a pull request from a fork', () => {
  test('cannot loosen the gate: the flag of the pipeline wins over the project file', async () => {
    const story = await begin({ findings })
    story.write('chainvet.config.json', { fail_on: 'none', allow_unscored: true, allow_empty: true, min_level: 'critical' })
    expect(await codeOf(story, listOf(low, critical), '--fail-on critical')).toBe(20)
  })

  test('nor what the user has said', async () => {
    const story = await begin({ findings })
    story.write('.config/chainvet/config.json', { fail_on: 'critical' })
    story.write('chainvet.config.json', { fail_on: 'none' })
    story.write('list.csv', listOf(low, critical))
    const { code, stderr } = await story.run('scan wallet -i list.csv')
    expect(code).toBe(20)
    expect(stderr).toContain('warning: ./chainvet.config.json would loosen fail_on; your own setting stays in force\n')
  })

  test('but a project may be stricter', async () => {
    const story = await begin({ findings })
    story.write('.config/chainvet/config.json', { fail_on: 'critical' })
    story.write('chainvet.config.json', { fail_on: 'high' })
    expect(await codeOf(story, listOf(high))).toBe(20)
  })

  test('has no key, and that is said', async () => {
    const story = await begin()
    story.write('list.csv', listOf(low))
    const { code, stderr } = await story.run('scan wallet -i list.csv --fail-on critical', { env: { CHAINVET_API_KEY: '' } })
    expect([code, stderr]).toEqual([4, expect.stringContaining('on pull requests from forks GitHub does not pass secrets')])
  })
})
