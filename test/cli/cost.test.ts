import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { countTargets } from '../../src/bulk/count.ts'
import type { Input } from '../../src/bulk/input.ts'
import { type Run, scanRows } from '../../src/bulk/run.ts'
import { countAll, countBefore, type GuardFlags, guardCost, tellCost } from '../../src/cli/cost.ts'
import { scannerFor } from '../../src/cli/scanner.ts'
import { ChainvetError } from '../../src/errors.ts'
import { free, type Subscription, starter, startService } from '../support/service.ts'
import { status } from '../support/upstream.ts'
import { type Person, personAt } from './person.ts'

const key = 'cv_test_CANARYCANARY4abcd'
const service = await startService({ [key]: starter() })
afterAll(() => service.stop())
beforeEach(() => service.calm())

const person = personAt(service, key)

const addressAt = (at: number): string => `0x${at.toString(16).padStart(40, '0')}`
const list = (count: number): Input => ({
  file: 'wallets.csv',
  columns: null,
  header: null,
  rows: Array.from({ length: count }, (_, at) => ({ line: at + 2, cells: {}, address: addressAt(at + 1), chain: '1' })),
  sha256: () => null,
})

const asked = () => service.requests.map(({ method, path }) => `${method} ${path}`)
const scans = () => asked().filter(request => request.startsWith('POST')).length
const usageAsked = () => asked().filter(request => request === 'GET /v1/usage').length

/** A whole run of so many targets: what the guard says, and what the service was asked for. */
async function run(count: number, subscription: Subscription, who: Person & { readonly piped?: boolean; readonly done?: number } = {}) {
  service.keys.set(key, subscription)
  const { app, flags, stderr } = person(who)
  const chosen = await scannerFor(app, flags)
  const rules = { kind: 'wallet', checksum: true } as const
  const counts = who.piped ? undefined : await countTargets(list(count), rules)
  const before = scans()
  const guarded = await guardCost(app, flags, { chosen, counts, ...(who.done !== undefined && { done: who.done }) }).catch(
    (error: unknown) => {
      if (error instanceof ChainvetError) return error
      throw error
    },
  )
  if (guarded instanceof ChainvetError) return { error: guarded, stderr: stderr.join(''), scans: scans() - before, codes: [] }
  const { maxCalls, concurrency } = flags
  const codes = await codesOf(scanRows(list(count), { ...rules, scanner: guarded, concurrency, maxCalls }))
  return { error: undefined, stderr: stderr.join(''), scans: scans() - before, codes }
}

/** Codes of the rows that have no score. */
async function codesOf({ rows }: Run): Promise<string[]> {
  const codes: string[] = []
  for await (const batch of rows) codes.push(...batch.flatMap(({ row }) => row.error?.code ?? []))
  return codes
}

const left = (calls: number): Subscription => starter(25_000 - calls)

describe('a run that fits', () => {
  test('asks for the account once, says nothing, and scans', async () => {
    expect(await run(5, left(5))).toEqual({ error: undefined, stderr: '', scans: 5, codes: [] })
    expect(usageAsked()).toBe(1)
  })

  test.each<[string, number, Person & { done?: number }]>([
    ['of one target', 1, {}],
    ['of one target that is left', 3, { done: 2 }],
  ])('%s does not ask for the account', async (_, count, who) => {
    await run(count, left(0), who)
    expect(usageAsked()).toBe(0)
  })

  test('because --max-calls ends it within the pool needs no question', async () => {
    expect(await run(9, left(5), { flags: { maxCalls: 5 } })).toMatchObject({ error: undefined, stderr: '', scans: 5 })
  })

  test('because an earlier run has finished most of it needs no question', async () => {
    expect((await run(9, left(5), { done: 4 })).error).toBeUndefined()
  })
})

describe('a run that needs more than is left', () => {
  test('is refused before its first scan where nobody can be asked', async () => {
    const { error, scans: asked, stderr } = await run(8, left(5))
    expect([asked, stderr]).toEqual([0, ''])
    expect(error).toMatchObject({
      code: 'OVERAGE_NOT_ALLOWED',
      message: 'this run needs more calls than are left this month',
      where: ['needs 8; 5 left this month (tier starter, resets 2026-12-01 UTC)', '3 calls x $0.024 = $0.072'],
      hint: 'Nothing was scanned. To stop at the included calls: --max-calls 5\nTo go past them: --allow-overage',
    })
  })

  test.each<[string, Person]>([
    ['--yes answers a question, and there is none without a terminal', { flags: { yes: true } }],
    ['--no-input asks nothing on a terminal', { flags: { prompts: false }, typed: ['y'] }],
    ['--max-calls beyond the pool is no consent', { flags: { maxCalls: 6 } }],
    ['a limit for overage is no consent', { config: { overage_limit_usd: 100 } }],
  ])('%s', async (_, who) => {
    expect(await run(8, left(5), who)).toMatchObject({ error: { code: 'OVERAGE_NOT_ALLOWED' }, scans: 0 })
  })

  test('goes on with --allow-overage, and says for how much', async () => {
    const { error, stderr, scans: asked } = await run(8, left(5), { flags: { allowOverage: true } })
    expect([error, asked]).toEqual([undefined, 8])
    expect(stderr).toBe('note: this run goes past the included calls: 3 calls x $0.024 = $0.072\n')
  })

  test('goes on where the configuration of the user allows it', async () => {
    expect(await run(8, left(5), { config: { allow_overage: true } })).toMatchObject({ error: undefined, scans: 8 })
  })

  test.each(['y', 'Y', 'yes', ' YES '])('goes on when "%s" is the answer', async answer => {
    const { error, stderr, scans: asked } = await run(8, left(5), { typed: [answer] })
    expect([error, asked]).toEqual([undefined, 8])
    expect(stderr).toBe(`wallets.csv   8 rows: 8 to scan
calls         needs 8; 5 left this month (tier starter, resets 2026-12-01 UTC)
overage       3 calls x $0.024 = $0.072
time          about 2 s at 6 calls per second
Go past the included calls, for $0.072? [y/N] 
yes
`)
  })

  test.each(['', 'n', 'no', 'yess', 'y\nn', 'ja'])('ends when %j is the answer', async answer => {
    const { error, stderr, scans: asked } = await run(8, left(5), { typed: [answer] })
    expect([error?.code, asked]).toEqual(['OVERAGE_NOT_ALLOWED', 0])
    expect(stderr.endsWith('\nno\n')).toBe(true)
  })

  test('ends when the question is left with Ctrl-C', async () => {
    const { error, scans: asked } = await run(8, left(5), { typed: [undefined] })
    expect([error?.code, error?.message, asked]).toEqual(['INTERRUPTED', 'stopped before anything was scanned', 0])
  })

  test('asks nothing on a terminal where --yes has answered', async () => {
    const { error, stderr, scans: asked } = await run(8, left(5), { typed: [undefined], flags: { yes: true } })
    expect([error, asked]).toEqual([undefined, 8])
    expect(stderr).toBe('note: this run goes past the included calls: 3 calls x $0.024 = $0.072\n')
  })

  test('costs no more than was agreed to, whoever else uses the key', async () => {
    const subscription = left(5)
    service.keys.set(key, subscription)
    const { app, flags } = person({ typed: ['y'] })
    const chosen = await scannerFor(app, flags)
    const counts = await countTargets(list(8), { kind: 'wallet', checksum: true })
    const scanner = await guardCost(app, flags, { chosen, counts })
    // more rows than were counted: the file has grown meanwhile
    const codes = await codesOf(scanRows(list(12), { kind: 'wallet', checksum: true, scanner, concurrency: 4 }))
    expect(subscription.used).toBe(25_003)
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'OVERAGE_NOT_ALLOWED'))
  })
})

describe('a limit for the overage of the month', () => {
  const allowed = { flags: { allowOverage: true } }

  test.each<[string, number, number, number]>([
    ['lets pass what it has room for', 0.072, 8, 8],
    ['refuses what costs more', 0.071, 8, 0],
    ['of nothing refuses everything', 0, 8, 0],
  ])('%s', async (_, limit, count, expected) => {
    const { error, scans: asked } = await run(count, left(5), { ...allowed, config: { overage_limit_usd: limit } })
    expect([asked, error?.code]).toEqual([expected, expected === 0 ? 'OVERAGE_NOT_ALLOWED' : undefined])
  })

  test('counts what this month has cost already, and says what would be enough', async () => {
    const { error, scans: asked } = await run(8, starter(26_000), { ...allowed, config: { overage_limit_usd: '24.10' } })
    expect(asked).toBe(0)
    expect(error).toMatchObject({
      message: 'this run would cost more than your limit for overage',
      where: [
        'needs 8; 0 left this month (tier starter, resets 2026-12-01 UTC)',
        '8 calls x $0.024 = $0.192',
        'overage_limit_usd is $24.10; $24.00 are spent this month',
      ],
      hint: 'Nothing was scanned.\nTo raise it: chainvet config set overage_limit_usd 25',
    })
  })

  test('holds for an answer on the terminal, too', async () => {
    const { error, stderr, scans: asked } = await run(8, left(5), { typed: ['y'], config: { overage_limit_usd: 0.05 } })
    expect([error?.code, stderr, asked]).toEqual(['OVERAGE_NOT_ALLOWED', '', 0])
  })
})

describe('a free tier', () => {
  test('says where it will stop, goes on, and stops there', async () => {
    const { error, stderr, scans: asked, codes } = await run(8, free(995), { flags: { allowOverage: true } })
    expect(error).toBeUndefined()
    expect(stderr).toBe(
      'note: this run needs 8 calls and stops after those that are left: 5 left this month (tier free, resets 2026-12-01 UTC); 3 targets can be scanned later\n',
    )
    expect(codes).toEqual(['QUOTA_EXHAUSTED', 'QUOTA_EXHAUSTED', 'QUOTA_EXHAUSTED'])
    expect(asked).toBeGreaterThanOrEqual(5)
  })

  test('with nothing left is not begun', async () => {
    const { error, scans: asked } = await run(8, free(1_000))
    expect([error?.code, error?.message, asked]).toEqual([
      'QUOTA_EXHAUSTED',
      'the monthly quota is used up: 1,000 of 1,000 calls, tier free',
      0,
    ])
  })
})

describe('what is piped in cannot be counted', () => {
  test('so the run stops at the pool, and says so before', async () => {
    const { stderr, scans: asked, codes } = await run(8, left(5), { piped: true })
    expect(stderr).toMatch(
      /^note: what is piped in cannot be counted before it is scanned; .* 5 left this month .*; to go past them: --allow-overage\n$/,
    )
    expect([asked, codes]).toEqual([5, ['OVERAGE_NOT_ALLOWED', 'OVERAGE_NOT_ALLOWED', 'OVERAGE_NOT_ALLOWED']])
  })

  test.each<[string, Subscription, Person, number]>([
    ['--allow-overage lets it go on', left(5), { flags: { allowOverage: true } }, 8],
    ['a limit ends it where the money ends', left(5), { flags: { allowOverage: true }, config: { overage_limit_usd: 0.05 } }, 7],
    ['with an empty pool it is not begun', left(0), {}, 0],
    [
      'with an empty pool and a limit that is spent it is not begun',
      starter(26_000),
      { flags: { allowOverage: true }, config: { overage_limit_usd: 24 } },
      0,
    ],
    ['--quiet stops it as well', left(5), { flags: { quiet: true } }, 5],
  ])('%s', async (_, subscription, who, expected) => {
    const { error, scans: asked, stderr } = await run(8, subscription, { ...who, piped: true })
    expect([asked, error?.code]).toEqual([expected, expected === 0 ? 'OVERAGE_NOT_ALLOWED' : undefined])
    if (who.flags?.quiet) expect(stderr).toBe('')
  })

  test('and --max-calls within the pool needs no word', async () => {
    expect(await run(8, left(5), { piped: true, flags: { maxCalls: 4 } })).toMatchObject({ stderr: '', scans: 4, error: undefined })
  })
})

describe('an account that does not answer', () => {
  test('begins nothing: nobody knows what a run costs', async () => {
    service.misbehave(status(502))
    const { error, scans: asked } = await run(8, left(5))
    expect(asked).toBe(0)
    expect(error).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', retryable: true, hint: expect.stringContaining('--allow-overage') })
    expect(error?.message).toBe('it is not known how many calls are left this month, nor what a run would cost')
    expect(error?.where[0]).toContain('answered with status 502')
  })

  test('is no hindrance to who has allowed every price', async () => {
    service.misbehave(status(502))
    const { error, stderr, scans: asked } = await run(8, left(5), { flags: { allowOverage: true } })
    expect([error, asked]).toEqual([undefined, 8])
    expect(stderr).toMatch(/^warning: it is not known how many calls are left this month/)
  })

  test('is one to who has set a limit', async () => {
    service.misbehave(status(502))
    const { error, scans: asked } = await run(8, left(5), { flags: { allowOverage: true }, config: { overage_limit_usd: 100 } })
    expect([error?.code, asked]).toEqual(['UPSTREAM_UNAVAILABLE', 0])
    expect(error?.hint).not.toContain('--allow-overage')
  })

  test('because the key is refused says that', async () => {
    const { error } = await run(8, { ...left(5), revoked: true }, { flags: { allowOverage: true } })
    expect(error?.code).toBe('AUTH_INVALID')
  })
})

describe('the engine of this process', () => {
  test('is not guarded', async () => {
    const { app, flags, stderr } = person({ flags: { engine: 'local', offline: true } })
    const chosen = await scannerFor(app, { ...flags, engine: 'local', offline: true })
    const counts = await countTargets(list(30), { kind: 'wallet', checksum: true })
    expect(await guardCost(app, flags, { chosen, counts })).toBe(chosen.scanner)
    expect([stderr, asked()]).toEqual([[], []])
  })
})

describe('a long file', () => {
  const guard = async (used: number, rows: number) => {
    service.keys.set(key, starter(used))
    const { app, flags, stderr } = person({})
    const chosen = await scannerFor(app, flags)
    let counted = 0
    const exactly = async () => {
      counted++
      return countTargets(list(20), { kind: 'wallet', checksum: true })
    }
    const end = await guardCost(app, flags, { chosen, counts: undefined, estimate: { rows, exactly } }).then(
      () => 'begins',
      (error: unknown) => (error as ChainvetError).code,
    )
    return { end, counted, said: stderr.join('') }
  }

  test('is not counted where the included calls are more than enough', async () => {
    expect(await guard(0, 10_000)).toEqual({ end: 'begins', counted: 0, said: '' })
  })

  test('is counted where they might not be, and what it costs is what counts', async () => {
    expect(await guard(24_985, 10_000)).toMatchObject({ end: 'OVERAGE_NOT_ALLOWED', counted: 1 })
    expect(await guard(24_980, 10_000)).toEqual({ end: 'begins', counted: 1, said: '' })
  })
})

describe('counting before a run', () => {
  const once = (): Input => ({
    ...list(0),
    file: '-',
    rows: (async function* () {
      yield* list(3).rows
    })(),
  })
  const rules = { chain: '1', checksum: true }

  test('leaves the input for the run', async () => {
    const { app, flags } = person({})
    const input = once()
    const counts = await countBefore(app, { ...flags, ...rules }, { input, kind: 'wallet', again: async () => once() })
    expect(counts?.targets).toBe(3)
    expect((await countAll(app, { ...flags, ...rules }, { input, kind: 'wallet' })).rows).toBe(3)
  })

  test('needs nothing opened again for the addresses of a command line', async () => {
    const { app, flags } = person({})
    expect(await countBefore(app, { ...flags, ...rules }, { input: list(4), kind: 'wallet' })).toMatchObject({ targets: 4 })
  })

  test('is not possible for what is piped in, which stays unread', async () => {
    const { app, flags } = person({})
    const input = once()
    expect(await countBefore(app, { ...flags, ...rules }, { input, kind: 'wallet' })).toBeUndefined()
    expect((await countAll(app, { ...flags, ...rules }, { input, kind: 'wallet' })).rows).toBe(3)
  })
})

describe('a dry run', () => {
  async function dryRun(who: Person, count = 8) {
    const { app, flags, stdout, stderr } = person(who)
    const chosen = await scannerFor(app, flags)
    await tellCost(app, flags, { chosen, counts: await countTargets(list(count), { kind: 'wallet', checksum: true }) })
    return { stdout: stdout.join(''), stderr: stderr.join(''), code: app.exitCode }
  }
  beforeEach(() => void service.keys.set(key, left(5)))

  test('asks for nothing but the account, and answers on stdout', async () => {
    expect(await dryRun({})).toEqual({
      stdout: `wallets.csv   8 rows: 8 to scan
calls         needs 8; 5 left this month (tier starter, resets 2026-12-01 UTC)
overage       3 calls x $0.024 = $0.072
time          about 2 s at 6 calls per second
nothing was scanned.  To go past the included calls: --allow-overage, or stop at the pool: --max-calls 5
`,
      stderr: '',
      code: 0,
    })
    expect(asked()).toEqual(['GET /v1/usage'])
  })

  test.each<Partial<GuardFlags>>([{ json: true }, { format: 'json' }, { format: 'jsonl' }])('%j is one document', async flags => {
    const { stdout } = await dryRun({ flags, typed: ['y'] })
    expect(JSON.parse(stdout)).toMatchObject({ dry_run: true, calls: 8, overage: { calls: 3, cost_usd: 0.072 } })
    expect(stdout.trimEnd().includes('\n')).toBe(flags.format !== 'jsonl')
  })

  test('fails with the account', async () => {
    service.misbehave(status(502))
    await expect(dryRun({})).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
  })
})
