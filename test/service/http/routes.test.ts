import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usageRecord } from '../../../src/api/usage.ts'
import { chains } from '../../../src/chains/index.ts'
import { ask, scan, wallet } from '../../support/ask.ts'
import { type Customer, type RealService, startReal } from '../../support/real-service.ts'

let service: RealService
let customer: Customer
beforeAll(async () => {
  service = await startReal({ metrics: { host: '127.0.0.1', port: 0 } })
  customer = await service.customer()
  for (const chain of [1, 10, 56]) await scan(service.url, customer.key, wallet, { chain })
  await ask(service.url, '/v1/scan/token', customer.key, {
    method: 'POST',
    body: JSON.stringify({ contract_address: wallet, chain_id: 1 }),
    headers: { Authorization: `Bearer ${customer.key}`, 'Content-Type': 'application/json' },
  })
})
afterAll(() => service.close())

const get = (path: string, key: string | undefined = customer.key) => ask(service.url, path, key)

test('usage is the record of the specification', async () => {
  const { status, body } = await get('/v1/usage')
  expect(status).toBe(200)
  expect(usageRecord.parse(body)).toEqual(body)
  expect(body).toMatchObject({
    tier: 'starter',
    included_calls: 25_000,
    used_this_month: 4,
    remaining: 24_996,
    overage_per_call_usd: 0.024,
  })
})

test('tiers are those of the specification, with the one of the account', async () => {
  const { body } = await get('/v1/tiers')
  expect(body).toMatchObject({
    tier: 'starter',
    tiers: [
      { tier: 'free', included_calls: 1_000, price_per_month_usd: 0, overage_per_call_usd: null },
      { tier: 'starter', included_calls: 25_000, price_per_month_usd: 299, overage_per_call_usd: 0.024 },
      { tier: 'growth', included_calls: 250_000, price_per_month_usd: 1_499, overage_per_call_usd: 0.012 },
      { tier: 'scale', included_calls: 1_500_000, price_per_month_usd: 4_999, overage_per_call_usd: 0.007 },
      { tier: 'enterprise', included_calls: null, price_per_month_usd: null, overage_per_call_usd: null },
    ],
  })
})

test('chains are told to everybody', async () => {
  const { status, body } = await ask(service.url, '/v1/chains')
  expect(status).toBe(200)
  expect((body['chains'] as { chain_id: number }[]).map(({ chain_id }) => chain_id)).toEqual(chains.map(({ id }) => id))
})

describe('the history', () => {
  const results = async (query: string) => (await get(`/v1/history${query}`)).body['results'] as Record<string, unknown>[]

  test('is read page by page, newest first, and holds each scan once', async () => {
    const seen: unknown[] = []
    let cursor: unknown
    do {
      const { body } = await get(`/v1/history?limit=3${typeof cursor === 'string' ? `&cursor=${cursor}` : ''}`)
      seen.push(...(body['results'] as { chain_id: number; kind: string }[]).map(({ chain_id, kind }) => `${kind} ${chain_id}`))
      cursor = body['next']
    } while (cursor !== null)
    expect(seen).toHaveLength(4)
    expect([...seen].sort()).toEqual(['token 1', 'wallet 1', 'wallet 10', 'wallet 56'])
    expect(seen[0]).toBe('token 1')
  })

  test.each([
    ['?kind=token', 1],
    ['?kind=wallet', 3],
    ['?chain_id=1', 2],
    ['?level=CRITICAL', 1],
    ['?level=LOW', 3],
    [`?address=${wallet}`, 4],
    ['?address=nobody', 0],
    ['?from=2020-01-01', 4],
    ['?to=2020-01-01T00:00:00Z', 0],
    ['?kind=wallet&chain_id=10&limit=200', 1],
  ])('%s holds %d', async (query, count) => {
    expect(await results(query)).toHaveLength(count)
  })

  test.each([
    '?limit=0',
    '?limit=201',
    '?limit=1.5',
    '?limit=',
    '?kind=x',
    '?chain_id=2',
    '?chain_id=--1',
    '?level=low',
    '?from=yesterday',
    '?from=2026-13-01',
    '?cursor=x',
    '?adress=a',
    '?kind=wallet&kind=token',
    '?__proto__=1',
  ])('%s is refused', async query => {
    expect(await get(`/v1/history${query}`)).toMatchObject({ status: 400, body: { detail: expect.any(String) } })
  })

  test('gives back a result as it was sent', async () => {
    const [entry] = await results('?kind=wallet&chain_id=1')
    const { status, body } = await get(`/v1/history/${entry?.['id']}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...entry, result: { wallet_address: wallet, chain_id: 1, risk_score: 5 } })
    expect(body['key']).toBe(customer.record.id)
  })

  test('is that of one account', async () => {
    const other = await service.customer()
    const [entry] = await results('?kind=wallet')
    expect((await get(`/v1/history/${entry?.['id']}`, other.key)).status).toBe(404)
    expect((await get('/v1/history', other.key)).body).toEqual({ results: [], next: null })
    expect((await ask(service.url, '/v1/history')).status).toBe(401)
  })
})

test('health and readiness', async () => {
  expect(await ask(service.url, '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await ask(service.url, '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
  const { check } = service.store
  service.store.check = () => Promise.reject(new Error('the disk failed at /var/lib'))
  expect(await ask(service.url, '/readyz')).toMatchObject({ status: 503, body: { detail: 'The store of the service cannot be used.' } })
  service.store.check = check
})

test('the page for people fetches nothing and runs nothing', async () => {
  const answer = await fetch(new URL('/docs', service.url))
  const text = await answer.text()
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  )
  expect(text).not.toMatch(/<script|<link|<img|src=|@import|url\(|https?:/)
  expect(text).toContain('/v1/scan/wallet')
})

test('metrics are on a port of their own, in the format of Prometheus', async () => {
  expect((await ask(service.url, '/metrics')).status).toBe(404)
  const text = await (await fetch(service.metricsUrl as URL)).text()
  expect(text).toContain('chainvet_requests_total{route="/v1/scan/wallet",status="200"} 3')
  expect(text).toContain('chainvet_calls_total{kind="token",charge="charged"} 1')
  expect(text).toMatch(/^chainvet_scan_seconds_bucket\{kind="wallet",end="scored",le="\+Inf"\} 3$/m)
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[a-z]+="[^"\n]*"(?:,[a-z]+="[^"\n]*")*\})? [\d.e+-]+)$/)
  expect(text).not.toContain(wallet)
})

test('a line of the log is one object in ASCII, and holds neither a key nor an address', async () => {
  const forged = `/v1/history?address=%0a{"level":"error"}&x=${customer.key}`
  await ask(service.url, forged, customer.key)
  await ask(service.url, `/${wallet}`, customer.key, { headers: { 'X-Request-Id': 'a'.repeat(8) } })
  await ask(service.url, '/v1/scan/wallet', customer.key, {
    method: 'POST',
    body: JSON.stringify({ address: `0x${'ab'.repeat(32)}`, chain_id: 1 }),
    headers: { 'Content-Type': 'application/json' },
  })
  await expect.poll(() => service.log.length).toBeGreaterThan(10)
  for (const line of service.log) {
    expect(line).toMatch(/^[\x20-\x7e]+$/)
    expect(Object.keys(JSON.parse(line) as object)).toEqual(expect.arrayContaining(['time', 'level', 'event']))
  }
  const all = service.log.join('\n')
  expect(all).not.toContain(customer.key.slice(8))
  expect(all).not.toContain(wallet)
  expect(all).not.toContain('abababab')
})
