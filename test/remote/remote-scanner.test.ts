import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/endpoints.ts'
import { ChainvetError } from '../../src/errors.ts'
import type { Exchange } from '../../src/http.ts'
import { createRemoteScanner, type RemoteOptions } from '../../src/remote/remote-scanner.ts'
import { free, type Service, starter, startService, tokenResult, usageOf, walletResult } from '../support/service.ts'
import { known } from '../support/subjects.ts'
import { type Answer, body, by, clockwork, cut, hang, json, redirect, reset, startUpstream, status } from '../support/upstream.ts'

const key = 'cv_test_CANARYCANARYabcd'
const service: Service = await startService({ [key]: starter() })
const elsewhere = await startUpstream(json({}))
afterAll(async () => {
  await service.stop()
  await elsewhere.stop()
})
beforeEach(() => {
  service.calm()
  service.keys.set(key, starter())
  elsewhere.answer(json({}))
})

type World = ReturnType<typeof clockwork>
const remote = (more: Partial<RemoteOptions> = {}, world: World = clockwork()) =>
  createRemoteScanner({ baseUrl: service.url, key, world, timeout: 20_000, ...more })
const wallet = { address: known.vitalik, chain_id: 1 }

/** How a scan of a wallet ends, and what it cost. */
async function outcome(answers: readonly Answer[], more: Partial<RemoteOptions> = {}, ask: 'wallet' | 'token' | 'usage' = 'wallet') {
  service.misbehave(...answers)
  const world = clockwork()
  let calls = 0
  const scanner = remote({ onCall: () => void calls++, ...more }, world)
  const work =
    ask === 'usage'
      ? scanner.usage()
      : ask === 'wallet'
        ? scanner.scanWallet(wallet)
        : scanner.scanToken({ contract_address: known.uniswapToken, chain_id: 1 })
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error !== undefined && !(error instanceof ChainvetError)) throw error
  return { error, code: error?.code, calls, sleeps: world.sleeps, paths: service.requests.map(({ path }) => path) }
}

const again = (answer: Answer, times: number): Answer[] => Array.from({ length: times }, () => answer)
const detail = (code: number, text: string, headers = {}) => json({ detail: text }, { status: code, headers })

describe('what is asked', () => {
  test('a wallet, a token and the usage, at the paths of the interface, with the key in its header', async () => {
    const scanner = remote()
    expect(await scanner.scanWallet(wallet)).toEqual(walletResult(known.vitalik, 1))
    expect(await scanner.scanToken({ contract_address: known.uniswapToken, chain_id: 8453 })).toEqual(tokenResult(known.uniswapToken, 8453))
    expect(await scanner.usage()).toEqual(usageOf(starter(903)))
    expect(service.requests.map(({ method, path, body: sent }) => [method, path, sent])).toEqual([
      ['POST', endpoints.scanWallet.path, JSON.stringify(wallet)],
      ['POST', endpoints.scanToken.path, JSON.stringify({ contract_address: known.uniswapToken, chain_id: 8453 })],
      ['GET', endpoints.usage.path, ''],
    ])
    for (const { headers, path } of service.requests) {
      expect(headers['x-api-key']).toBe(key)
      expect(headers.authorization).toBeUndefined()
      expect(path).not.toContain('CANARY')
    }
  })

  test('under a name that stays the same until it is answered, so that an answer that was lost is paid for once', async () => {
    const names = () => service.requests.map(({ headers }) => headers['idempotency-key'])
    expect((await outcome([cut('{"wallet', 500), status(502)])).error).toBeUndefined()
    const [first, ...others] = names()
    expect(first).toMatch(/^[\x21-\x7e]{20,255}$/)
    expect(others).toEqual([first, first])
    service.calm()
    const scanner = remote()
    await scanner.scanWallet(wallet)
    await scanner.scanWallet(wallet, undefined, { name: 'row-1-of-mine' })
    await scanner.usage()
    const [fresh, given, none] = names().slice(-3)
    expect(fresh).not.toBe(first)
    expect([given, none]).toEqual(['row-1-of-mine', undefined])
  })

  test('below the path of the base URL where it has one', async () => {
    service.misbehave(by(() => json(walletResult(known.vitalik, 1))))
    await remote({ baseUrl: new URL('/screening/', service.url) }).scanWallet(wallet)
    expect(service.requests[0]?.path).toBe('/screening/v1/scan/wallet')
  })

  test('only about what is an address of a chain: a private key never leaves', async () => {
    const scanner = remote()
    const given = (address: string, chain_id: number) =>
      scanner.scanWallet({ address, chain_id }).then(String, error => (error as ChainvetError).code)
    expect(await given(`0x${'ab'.repeat(32)}`, 1)).toBe('INVALID_ADDRESS')
    expect(await given('0x5290', 1)).toBe('INVALID_ADDRESS')
    expect(await given('0x8617E340B3D01FA5F11F306F4090FD50E238070d', 1)).toBe('CHECKSUM_MISMATCH')
    expect(await given(known.vitalik, 99)).toBe('UNKNOWN_CHAIN')
    expect(service.requests).toEqual([])
  })

  test('an address with a wrong checksum, where that is waived', async () => {
    const address = '0x8617E340B3D01FA5F11F306F4090FD50E238070d'
    expect(await remote({ checksum: false }).scanWallet({ address, chain_id: 1 })).toMatchObject({ wallet_address: address })
  })
})

describe('no key is sent', () => {
  test.each([
    ['over plain http to another machine', { baseUrl: new URL('http://api.example.com') }],
    ['to a URL with a user name', { baseUrl: new URL('https://a@127.0.0.1/') }],
    ['while certificates are not checked', { world: { ...clockwork(), env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } } }],
  ])('%s', (_, more) => {
    const asked: unknown[] = []
    const exchange: Exchange = async question => {
      asked.push(question)
      return { status: 200, retryAfter: undefined, text: '{}' }
    }
    expect(() => remote({ exchange, ...more })).toThrow(expect.objectContaining({ code: 'CONFIG_INVALID' }))
    expect([asked, service.requests]).toEqual([[], []])
  })

  test('to where a redirect leads', async () => {
    for (const code of [301, 302, 303, 307, 308]) {
      service.calm()
      const { error, paths } = await outcome([redirect(new URL('/v1/scan/wallet', elsewhere.url).href, code)])
      expect(error).toMatchObject({
        code: 'CONTRADICTION',
        message: `${service.url.origin} answered with a redirect, which is not followed`,
      })
      expect(paths).toHaveLength(1)
    }
    expect(elsewhere.requests).toEqual([])
  })

  test('to a proxy, which would see what is plain http', async () => {
    const world = {
      ...clockwork(),
      env: { HTTP_PROXY: elsewhere.url.href, HTTPS_PROXY: elsewhere.url.href, ALL_PROXY: elsewhere.url.href },
    }
    expect(await remote({ world }).scanWallet(wallet)).toMatchObject({ risk_level: 'LOW' })
    expect(elsewhere.requests).toEqual([])
  })
})

describe('every status of section 7 has its meaning', () => {
  test('400: the words of the service, made short, without the key', async () => {
    const { error, calls } = await outcome([detail(400, `bad ${key} \u001b[2J${'x'.repeat(500)}`)])
    expect(error).toMatchObject({ code: 'INVALID_ADDRESS', message: `${service.url.origin} does not accept this wallet on Ethereum` })
    expect(error?.where[0]).toMatch(/^bad cv_test_\*{12}abcd \u001b\[2Jx+$/)
    expect(error?.where[0]).toHaveLength(300)
    expect(calls).toBe(1)
  })

  test('401: the key is not accepted', async () => {
    service.keys.set(key, { ...starter(), revoked: true })
    const { error, calls } = await outcome([])
    expect(error).toMatchObject({ code: 'AUTH_INVALID', where: ['Invalid API key.'], hint: expect.stringContaining('chainvet whoami') })
    expect(calls).toBe(1)
  })

  test('401 with a page of a proxy in place of a detail is the same', async () => {
    const { error } = await outcome([body('<html>no</html>', { status: 401 })])
    expect(error).toMatchObject({ code: 'AUTH_INVALID', where: [] })
  })

  test('404: the wallet has no activity, and where else it may be', async () => {
    const { error, calls } = await outcome([detail(404, 'No activity.')])
    expect(error).toMatchObject({
      code: 'NO_ACTIVITY',
      message: 'this wallet has no activity on Ethereum, so it was not scored',
      hint: 'Right chain? The same address exists on bnb, polygon, arbitrum, optimism, base, avalanche.',
    })
    expect(calls).toBe(1)
  })

  test.each<[string, Answer, 'wallet' | 'token' | 'usage']>([
    ['404 without a detail: this is not the service', status(404), 'wallet'],
    ['404 for a token', detail(404, 'What?'), 'token'],
    ['404 for the usage', detail(404, 'What?'), 'usage'],
    ['400 for the usage', detail(400, 'What?'), 'usage'],
    ['403', status(403), 'wallet'],
    ['418', status(418), 'wallet'],
    ['204', status(204), 'wallet'],
    ['201 with a result', json(walletResult(known.vitalik, 1), { status: 201 }), 'wallet'],
    ['a redirect of the usage', redirect('https://evil.example'), 'usage'],
    ['a body that inflates to rubbish', body('nonsense', { headers: { 'content-encoding': 'gzip' } }), 'wallet'],
    ['a usage record without its tier', json({ ...usageOf(starter()), tier: undefined }), 'usage'],
    ['a usage record that is a failure', json({ ...usageOf(starter()), detail: 'x' }), 'usage'],
  ])('what it does not know contradicts it, and is not asked again: %s', async (_, answer, ask) => {
    const { code, paths } = await outcome([answer], {}, ask)
    expect([code, paths.length]).toEqual(['CONTRADICTION', 1])
  })
})

describe('429 has two meanings, and the account is asked which', () => {
  test('the free pool is empty', async () => {
    service.keys.set(key, free(1_000))
    const { error, calls, paths } = await outcome([])
    expect(error).toMatchObject({
      code: 'QUOTA_EXHAUSTED',
      message: 'the monthly quota is used up: 1,000 of 1,000 calls, tier free',
      hint: 'It resets on 2026-12-01 00:00 UTC.',
    })
    expect([calls, paths]).toEqual([1, ['/v1/scan/wallet', '/v1/usage']])
  })

  test.each<[string, Answer | undefined]>([
    ['calls are left', json(usageOf(free(999)))],
    ['the tier may go past its pool', json(usageOf(starter(30_000)))],
    ['the account does not answer', status(503)],
    ['the account is rate limited too', status(429)],
    ['the account says nothing usable', json({ tier: 'free', remaining: 0 })],
    ['the account is another service', body('<html>')],
  ])('a rate limit passes, where %s', async (_, answer) => {
    const { code, calls, sleeps, paths } = await outcome([status(429), ...(answer ? [answer] : [])])
    expect([code, calls]).toEqual([undefined, 2])
    expect(paths).toEqual(['/v1/scan/wallet', '/v1/usage', '/v1/scan/wallet'])
    expect(sleeps).toEqual([500])
  })

  test('the account is asked once for a scan, however often it is refused', async () => {
    const { error, calls, paths } = await outcome([status(429), json(usageOf(free(10))), ...again(detail(429, 'Slow down.'), 3)])
    expect(error).toMatchObject({
      code: 'RATE_LIMITED',
      where: ['Slow down.'],
      message: `${service.url.origin} asks for fewer requests, 4 times`,
    })
    expect(calls).toBe(4)
    expect(paths.filter(path => path === '/v1/usage')).toHaveLength(1)
  })

  test('scans that are refused together share one question', async () => {
    service.keys.set(key, free(1_000))
    const scanner = remote()
    const ends = await Promise.all(
      Array.from({ length: 8 }, () => scanner.scanWallet(wallet).catch(error => (error as ChainvetError).code)),
    )
    expect(new Set(ends)).toEqual(new Set(['QUOTA_EXHAUSTED']))
    expect(service.requests.filter(({ path }) => path === '/v1/usage').length).toBeLessThanOrEqual(4)
  })
})

describe('what may pass is tried again', () => {
  test.each<[string, Answer, string]>([
    ['502', detail(502, 'Upstream is down.'), 'UPSTREAM_UNAVAILABLE'],
    ['503', status(503), 'UPSTREAM_UNAVAILABLE'],
    ['a reset connection', reset(), 'NETWORK'],
    ['a body that breaks off', cut('{"wallet', 500), 'NETWORK'],
    ['silence', hang(), 'TIMEOUT'],
  ])('%s: three times more, then it is told', async (name, answer, code) => {
    const timeout = name === 'silence' ? 60 : 20_000
    const ended = await outcome(again(answer, 4), { timeout })
    expect([ended.code, ended.calls, ended.sleeps]).toEqual([code, 4, [500, 1_000, 2_000]])
    expect(ended.error?.message).toMatch(/, 4 times$/)
    service.calm()
    // the fourth is answered, which a busy machine may take its time for
    expect(await outcome(again(answer, 3), { timeout: Math.max(timeout, 1_000) })).toMatchObject({ code: undefined, calls: 4 })
  })

  test('as often as was asked for, and told of as it happens', async () => {
    const retries: unknown[] = []
    const { calls } = await outcome(again(status(502), 2), { retries: 1, onRetry: retry => void retries.push(retry) })
    expect([calls, retries]).toEqual([2, [{ code: 'UPSTREAM_UNAVAILABLE', attempt: 1, wait: 500 }]])
    service.calm()
    expect(await outcome([status(502)], { retries: 0 })).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', calls: 1, sleeps: [] })
  })

  test.each([
    ['7', [7_000]],
    ['0', [0]],
    ['60', [60_000]],
    ['86400', [60_000]],
    ['99999999999999999999', [500]],
    ['Fri, 20 Nov 2026 12:00:30 GMT', [30_000]],
    ['Fri, 20 Nov 2099 12:00:30 GMT', [60_000]],
    ['Fri, 20 Nov 2020 12:00:30 GMT', [0]],
    ['-1', [500]],
    ['soon', [500]],
  ])('Retry-After %s wins over the backoff, up to a minute: waits %j ms', async (header, waits) => {
    expect(await outcome([status(502, { 'retry-after': header })])).toMatchObject({ code: undefined, sleeps: waits })
  })

  test('a wait ends when the caller stops', async () => {
    service.misbehave(status(502, { 'retry-after': '60' }))
    const stop = new AbortController()
    const world = {
      ...clockwork(),
      sleep: (_: number, signal: AbortSignal) =>
        new Promise<void>((_ok, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    }
    const work = createRemoteScanner({
      baseUrl: service.url,
      key,
      world,
      onRetry: () => setTimeout(() => stop.abort(new Error('enough')), 5),
    }).scanWallet(wallet, stop.signal)
    await expect(work).rejects.toThrow('enough')
    expect(service.requests).toHaveLength(1)
  })

  test('a call ends when the caller stops', async () => {
    service.misbehave(hang())
    const stop = new AbortController()
    const work = remote().scanWallet(wallet, stop.signal)
    setTimeout(() => stop.abort(new Error('enough')), 20)
    await expect(work).rejects.toThrow('enough')
  })
})

test('nobody there is told in words for a service', async () => {
  const gone = await startUpstream()
  await gone.stop()
  await expect(remote({ baseUrl: gone.url }).usage()).rejects.toMatchObject({
    code: 'NETWORK',
    message: `${gone.url.origin} is not there: connection refused, 4 times`,
    hint: expect.not.stringContaining('--rpc-url'),
  })
})
