import { describe, expect, test } from 'vitest'
import { NoActivityError } from '../../src/errors.ts'
import { starter } from '../support/service.ts'
import { begin, key, listOf, treasury } from '../support/story.ts'
import { status } from '../support/upstream.ts'

const { phishing, quiet, mixer } = treasury

async function watched() {
  const story = await begin({ findings: { [mixer]: 72 } })
  story.write('w.csv', listOf(phishing, quiet, mixer))
  return story
}
const once = 'watch w.csv --type wallet --once --state state.json'

describe('watch --once --state', () => {
  test('the first pass remembers and prints nothing; the second prints what moved', async () => {
    const { run, findings } = await watched()
    expect(await run(once)).toEqual({ code: 0, stdout: '', stderr: '3 rows, 0 changed\n' })
    findings.set(phishing.toLowerCase(), { risk_score: 100, flags: ['[GoPlus] Address is linked to phishing activity.'] })
    findings.set(mixer.toLowerCase(), 30)
    const { code, stdout, stderr } = await run(`${once} --concurrency 1`)
    expect([code, stderr]).toEqual([0, '3 rows, 2 changed\n'])
    expect(stdout).toBe(`2026-11-20T19:02:36Z  WORSE  -  LOW 5 -> !! CRITICAL 100
   ethereum:${phishing}
   [GoPlus] Address is linked to phishing activity.
2026-11-20T19:02:36Z  BETTER !  HIGH 72 -> *  MEDIUM 30
   ethereum:${mixer}
`)
    expect((await run(once)).stdout).toBe('')
  })

  test('as JSON Lines, a line for each change', async () => {
    const { run, findings } = await watched()
    await run(once)
    findings.set(quiet.toLowerCase(), 55)
    const { stdout } = await run(`${once} --format jsonl`)
    expect(JSON.parse(stdout)).toMatchObject({
      type: 'change',
      at: '2026-11-20T19:02:36Z',
      line: 3,
      target: { caip10: `eip155:1:${quiet}` },
      from: { risk_level: 'LOW', risk_score: 5 },
      to: { risk_level: 'HIGH', risk_score: 55, error: null },
    })
  })

  test('a score that moves inside of its level is no news', async () => {
    const { run, findings } = await watched()
    await run(once)
    findings.set(mixer.toLowerCase(), 79)
    expect((await run(once)).stdout).toBe('')
  })

  test('an outage moves no level, and what is known is kept', async () => {
    const { run, service, findings } = await watched()
    await run(once)
    service.misbehave(status(502))
    const during = await run(`${once} --retries 0 --concurrency 1`)
    expect(during).toEqual({
      code: 0,
      stdout: '',
      stderr:
        '1 row UPSTREAM_UNAVAILABLE (line 2): https://api.example.com answered with status 502\n3 rows, 0 changed, 1 without a score\n',
    })
    findings.set(phishing.toLowerCase(), 100)
    expect((await run(once)).stdout).toContain('WORSE  -  LOW 5 -> !! CRITICAL 100')
  })

  test('an outage of everything ends with 5, and the state is not emptied', async () => {
    const { run, service, findings } = await watched()
    await run(once)
    service.misbehave(status(502), status(502), status(502))
    expect((await run(`${once} --retries 0`)).code).toBe(5)
    findings.set(phishing.toLowerCase(), 100)
    expect((await run(once)).stdout).toContain('WORSE  -  LOW 5 -> !! CRITICAL 100')
  })

  test('who was only met during an outage is new afterwards', async () => {
    const { run, service, findings } = await watched()
    service.misbehave(status(502))
    await run(`${once} --retries 0 --concurrency 1`)
    findings.set(phishing.toLowerCase(), 100)
    expect((await run(once)).stdout).toBe(`2026-11-20T19:02:36Z  NEW    !! CRITICAL 100\n   ethereum:${phishing}\n`)
  })

  test('a wallet that was never used and is CRITICAL now got worse', async () => {
    const { run, findings } = await watched()
    findings.set(quiet.toLowerCase(), new NoActivityError({ chain: 'Ethereum', others: [] }))
    await run(once)
    findings.set(quiet.toLowerCase(), 100)
    expect((await run(once)).stdout.split('\n')[0]).toBe('2026-11-20T19:02:36Z  WORSE  ?  UNSCORED NO_ACTIVITY -> !! CRITICAL 100')
  })

  test('a row that is not understood is no news, every time', async () => {
    const { run, write } = await watched()
    write('w.csv', `${listOf(phishing)}0x123,ethereum\n`)
    await run(once)
    expect(await run(once)).toEqual({ code: 0, stdout: '', stderr: '2 rows, 0 changed, 1 without a score\n' })
  })

  test('a list has to say what its rows are, or --type does', async () => {
    const { run, write, service } = await watched()
    expect(await run('watch w.csv --once')).toMatchObject({ code: 2, stderr: expect.stringContaining('[USAGE]') })
    write('mixed.csv', `type,address,chain\ntoken,${quiet},eth\nwallet,${mixer},eth\n`)
    expect((await run('watch mixed.csv --once')).code).toBe(0)
    expect(service.requests.map(({ path }) => path).sort()).toEqual(['/v1/scan/token', '/v1/scan/wallet'])
  })

  test('a row that is new in the list is told', async () => {
    const { run, write } = await watched()
    await run(once)
    write('w.csv', listOf(phishing, quiet, mixer, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'))
    expect((await run(once)).stdout).toBe(`2026-11-20T19:02:36Z  NEW    -  LOW 5
   ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed
`)
  })

  test('the state is a report that others can read', async () => {
    const { run } = await watched()
    await run(once)
    expect((await run('convert state.json --fail-on high -q')).code).toBe(20)
  })

  test('an empty list is no quiet pass', async () => {
    const { run, write } = await watched()
    write('w.csv', '')
    expect((await run(once)).code).toBe(2)
  })

  test.each<[number, string]>([
    [4, 'AUTH_INVALID'],
    [6, 'QUOTA_EXHAUSTED'],
  ])('ends with %d for %s; no level has moved, and what is known is kept', async (code, error) => {
    const { run, service, findings } = await watched()
    await run(once)
    const [subscription] = service.keys.values()
    const before = { ...subscription }
    Object.assign(subscription ?? {}, code === 4 ? { revoked: true } : { tier: 'free', included: 1_000, used: 1_000 })
    expect(await run(once)).toEqual({ code, stdout: '', stderr: expect.stringMatching(new RegExp(`^error: .*  \\[${error}\\]$`, 'm')) })
    Object.assign(subscription ?? {}, { revoked: false }, before)
    findings.set(phishing.toLowerCase(), 100)
    expect((await run(once)).stdout).toContain('WORSE  -  LOW 5 -> !! CRITICAL 100')
  })
})

describe('watch --every', () => {
  test('goes on until Ctrl-C, which ends it with 130', async () => {
    const { start, findings, service } = await watched()
    const running = start('watch w.csv --type wallet --every 1s --format jsonl')
    await running.said('3 rows, 0 changed; next pass ')
    findings.set(quiet.toLowerCase(), 90)
    await running.said('"risk_level":"CRITICAL"')
    running.child.kill('SIGINT')
    const { code, stdout } = await running.ended
    expect(code).toBe(130)
    expect(stdout.trimEnd().split('\n')).toHaveLength(1)
    expect(service.requests.length).toBeGreaterThanOrEqual(6)
  })

  test('ends with 4 when the key is refused: it would be refused for ever', async () => {
    const { start, service } = await watched()
    for (const subscription of service.keys.values()) subscription.revoked = true
    const { code, stderr } = await start('watch w.csv --type wallet --every 1h').ended
    expect([code, stderr]).toEqual([4, expect.stringContaining('does not accept the API key  [AUTH_INVALID]')])
  })
})

describe('what a watch may cost', () => {
  const twoLeft = { ...starter(24_998) }

  test('a pass that goes past the included calls does not begin', async () => {
    const { run, service, write } = await begin({ subscription: twoLeft })
    write('w.csv', listOf(phishing, quiet, mixer))
    const { code, stdout, stderr } = await run('watch w.csv --type wallet --once')
    expect([code, stdout]).toEqual([6, ''])
    expect(stderr).toContain('this run needs more calls than are left this month  [OVERAGE_NOT_ALLOWED]')
    expect(service.requests).toEqual([])
  })

  test('unless that is allowed', async () => {
    const { run, service, write } = await begin({ subscription: twoLeft })
    write('w.csv', listOf(phishing, quiet, mixer))
    expect((await run('watch w.csv --type wallet --once --allow-overage')).code).toBe(0)
    expect(service.requests).toHaveLength(3)
  })

  test('the pass that empties the pool is the last one that asks: the next is put off, and the watch goes on', async () => {
    const story = await begin({ subscription: starter(24_997) })
    story.write('w.csv', listOf(phishing, quiet, mixer))
    const started = story.start('watch w.csv --type wallet --every 1s')
    await started.said('this run needs more calls than are left this month; nothing was scanned; next pass')
    expect(story.service.requests).toHaveLength(3)
    story.service.keys.set(key, starter(0))
    await started.said('3 rows, 0 changed; next pass')
    started.child.kill('SIGINT')
    expect((await started.ended).code).toBe(130)
  })
})
