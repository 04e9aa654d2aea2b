import { describe, expect, test } from 'vitest'
import { NoActivityError } from '../../src/errors.ts'
import { free } from '../support/service.ts'
import { begin, numbered, treasury } from '../support/story.ts'
import { hang, json, reset, status } from '../support/upstream.ts'

const { quiet } = treasury
const unused = '0xde709f2102306220921060314715629080e2fb77'
const neverUsed = { [unused]: new NoActivityError({ chain: 'Ethereum', others: [] }) }
const others = 'bnb, polygon, arbitrum, optimism, base, avalanche'

describe('errors say what, where and what next', () => {
  test('an unknown chain', async () => {
    const { run } = await begin()
    expect(await run(`scan wallet ${quiet} --chain etherium`)).toEqual({
      code: 2,
      stdout: '',
      stderr: 'error: unknown chain "etherium"  [UNKNOWN_CHAIN]\n  Did you mean ethereum?   All chains: chainvet chains\n',
    })
  })

  test('a wrong capital letter', async () => {
    const { run } = await begin()
    expect(await run('scan wallet 0x8617E340B3D01FA5F11F306F4090FD50E238070d -c eth')).toEqual({
      code: 2,
      stdout: '',
      stderr: `error: address checksum does not match  [CHECKSUM_MISMATCH]
  0x8617E340B3D01FA5F11F306F4090FD50E238070d
                                           ^ expected D
  A wrong capital letter usually means a typing error, sometimes a forged look-alike. Check the source.
  If you are sure: --no-checksum
`,
    })
    expect((await run('scan wallet 0x8617E340B3D01FA5F11F306F4090FD50E238070d -c eth --no-checksum')).code).toBe(0)
  })

  test('a wallet that nobody ever used', async () => {
    const { run } = await begin({ findings: neverUsed })
    expect(await run(`scan wallet ${unused} -c eth`)).toEqual({
      code: 8,
      stdout: `?  UNSCORED  no activity on Ethereum\n   ${unused}\n`,
      stderr: `error: this wallet has no activity on Ethereum, so it was not scored  [NO_ACTIVITY]
  Right chain? The same address exists on ${others}.
  To accept such wallets: --allow-unscored=no-activity
`,
    })
  })

  test('and the same where it was allowed, without alarm', async () => {
    const { run } = await begin({ findings: neverUsed })
    expect(await run(`scan wallet ${unused} -c eth --allow-unscored=no-activity`)).toEqual({
      code: 0,
      stdout: `?  UNSCORED  no activity on Ethereum\n   ${unused}\n`,
      stderr: '',
    })
  })

  test('no key', async () => {
    const { run, service } = await begin()
    expect(await run('usage', { env: { CHAINVET_API_KEY: '' } })).toEqual({
      code: 4,
      stdout: '',
      stderr: `error: no API key for https://api.example.com  [AUTH_MISSING]
  Run: chainvet login --base-url https://api.example.com
  In CI: set CHAINVET_API_KEY (on pull requests from forks GitHub does not pass secrets)
`,
    })
    expect(service.requests).toEqual([])
  })

  test('a revoked key', async () => {
    const { run, service } = await begin()
    for (const subscription of service.keys.values()) subscription.revoked = true
    const { code, stdout, stderr } = await run(`scan wallet ${quiet} -c eth`)
    expect([code, stderr.split('\n')[0]]).toEqual([4, 'error: https://api.example.com does not accept the API key  [AUTH_INVALID]'])
    // nothing stands where a result would
    expect(stdout).toBe('')
  })

  test('no calls left this month', async () => {
    const { run, service } = await begin({ subscription: free(1_000) })
    const { code, stderr } = await run(`scan wallet ${quiet} -c eth`)
    expect([code, stderr]).toEqual([
      6,
      `error: the monthly quota is used up: 1,000 of 1,000 calls, tier free  [QUOTA_EXHAUSTED]
  It resets on 2026-12-01 00:00 UTC.
`,
    ])
    // the refusal was told apart from a rate limit by asking, and was not repeated
    expect(service.everything.map(({ path }) => path)).toEqual(['/v1/scan/wallet', '/v1/usage'])
  })

  test.each([[['--api-key', 'cv_live_secret']], [['--api-key=cv_live_secret']], [['--token', 'cv_live_secret']]])(
    'a key on the command line %j, which is not repeated',
    async words => {
      const { run, service } = await begin()
      const { code, stdout, stderr } = await run(['scan', 'wallet', quiet, '-c', 'eth', ...words])
      expect([code, stdout, stderr]).toEqual([
        2,
        '',
        `error: keys are not taken from the command line  [KEY_ON_COMMAND_LINE]
  It is now in your shell history and was visible to other users (ps). Please rotate it.
  Use: chainvet login, or CHAINVET_API_KEY, or --api-key-file
`,
      ])
      expect(service.requests).toEqual([])
    },
  )

  test.each<[string, string, string]>([
    [
      'a file that is not there',
      'scan wallet --input wallets.csv',
      'error: cannot read wallets.csv: there is no such file  [INPUT_NOT_FOUND]',
    ],
    ['a file and addresses', `scan wallet ${quiet} --input a.csv`, 'error: addresses and --input contradict each other  [USAGE]'],
    [
      '--json and another format',
      `scan wallet ${quiet} -c 1 --json --format csv`,
      'error: --json and --format csv contradict each other  [USAGE]',
    ],
    ['a level that is none', `scan wallet ${quiet} -c 1 --fail-on severe`, "error: option '--fail-on <level>' has an invalid value."],
    [
      'a service by plain http',
      `scan wallet ${quiet} -c 1 --base-url http://api.example.org`,
      'error: the service address from --base-url is plain http',
    ],
  ])('%s ends with 2 before anything is asked', async (_, line, first) => {
    const { run, service } = await begin()
    const { code, stdout, stderr } = await run(line)
    expect([code, stderr.startsWith(first)]).toEqual([2, true])
    expect(stdout === '' || line.includes('--json')).toBe(true)
    expect(service.requests).toEqual([])
  })
})

describe('as JSON, stdout holds one document and stderr one human error', () => {
  test('an unknown chain', async () => {
    const { run } = await begin()
    const { code, stdout, stderr } = await run(`scan wallet ${quiet} --chain etherium --json`)
    expect(code).toBe(2)
    expect(JSON.parse(stdout)).toEqual({
      error: {
        code: 'UNKNOWN_CHAIN',
        message: 'unknown chain "etherium"',
        hint: expect.stringContaining('Did you mean ethereum?'),
        where: [],
        exit_code: 2,
        retryable: false,
        http_status: null,
        target: { input: quiet, chain: 'etherium' },
      },
    })
    expect(stderr).toMatch(/^error: unknown chain "etherium" {2}\[UNKNOWN_CHAIN\]\n/)
  })

  test('no activity', async () => {
    const { run } = await begin({ findings: neverUsed })
    const { code, stdout } = await run(`scan wallet ${unused} -c eth --json`)
    expect([code, JSON.parse(stdout).error]).toEqual([
      8,
      expect.objectContaining({
        code: 'NO_ACTIVITY',
        exit_code: 8,
        retryable: false,
        http_status: 404,
        target: { input: unused, chain: 'ethereum' },
      }),
    ])
  })

  test('a gateway that is down', async () => {
    const { run, service } = await begin()
    service.misbehave(status(502))
    const { code, stdout } = await run(`scan wallet ${quiet} -c eth --json --retries 0`)
    expect([code, JSON.parse(stdout).error]).toEqual([
      5,
      expect.objectContaining({ code: 'UPSTREAM_UNAVAILABLE', exit_code: 5, retryable: true, http_status: 502 }),
    ])
  })
})

describe('what may pass is tried again', () => {
  test('a 502 is repeated after half a second, then a second', async () => {
    const { run, service } = await begin()
    service.misbehave(status(502), json({ detail: 'Upstream down.' }, { status: 502 }))
    const began = performance.now()
    const { code } = await run(`scan wallet ${quiet} -c eth`)
    expect([code, service.requests.length]).toEqual([0, 3])
    expect(performance.now() - began).toBeGreaterThanOrEqual(1_500)
  })

  test('a rate limit waits as long as it was asked to, and is no quota', async () => {
    const { run, service } = await begin()
    service.misbehave(json({ detail: 'Slow down.' }, { status: 429, headers: { 'retry-after': '1' } }))
    const began = performance.now()
    const { code } = await run(`scan wallet ${quiet} -c eth`)
    expect(code).toBe(0)
    expect(service.everything.map(({ path }) => path)).toEqual(['/v1/scan/wallet', '/v1/usage', '/v1/scan/wallet'])
    expect(performance.now() - began).toBeGreaterThanOrEqual(950)
  })

  test.each<[string, number, string]>([
    ['502', 502, 'UPSTREAM_UNAVAILABLE'],
    ['429', 429, 'RATE_LIMITED'],
  ])('a %s that stays ends with 5', async (_, code, name) => {
    const { run, service } = await begin()
    const later = json({ detail: 'Later.' }, { status: code, headers: { 'retry-after': '0' } })
    service.misbehave(later)
    const ran = await run(`scan wallet ${quiet} -c eth --retries 0`)
    expect([ran.code, ran.stderr.includes(`[${name}]`)]).toEqual([5, true])
  })

  test('a connection that breaks, and a service that never answers', async () => {
    const { run, service } = await begin()
    service.misbehave(reset())
    const broken = await run(`scan wallet ${quiet} -c eth --retries 0`)
    service.misbehave(hang())
    const silent = await run(`scan wallet ${quiet} -c eth --retries 0 --timeout 300ms`)
    expect([broken.code, silent.code]).toEqual([5, 5])
    expect(broken.stderr).toContain('[NETWORK]')
    expect(silent.stderr).toContain('[TIMEOUT]')
  })
})

test('several of one kind are told together', async () => {
  const { run, write, service } = await begin()
  write('list.txt', Array.from({ length: 5 }, (_, at) => `eth:${numbered(at)}`).join('\n'))
  service.misbehave(...Array.from({ length: 5 }, () => status(502)))
  const { code, stderr } = await run('scan wallet --input list.txt --retries 0')
  expect([code, stderr]).toEqual([
    5,
    `5 rows UPSTREAM_UNAVAILABLE (lines 1, 2, 3 ...): https://api.example.com answered with status 502
5 rows: 5 unscored.  5 calls.  0.0 s
`,
  ])
})
