import { afterAll, describe, expect, test } from 'vitest'
import { chains } from '../../../src/chains/index.ts'
import { explorer } from '../../../src/sources/explorer/explorer.ts'
import { known, subject } from '../../support/subjects.ts'
import { type Answer, by, contextOf, json, node, startUpstream, status } from '../../support/upstream.ts'
import { answering } from '../evm/scripted-chain.ts'

const upstream = await startUpstream()
afterAll(() => upstream.stop())

const wallet = known.vitalik
const evm = chains.filter(({ family }) => family.name === 'evm')
const hosts: Record<string, readonly string[]> = {
  ethereum: ['eth.blockscout.com', 'api.routescan.io', 'api.etherscan.io'],
  bnb: ['api.etherscan.io'],
  polygon: ['polygon.blockscout.com', 'api.etherscan.io'],
  arbitrum: ['arbitrum.blockscout.com', 'api.etherscan.io'],
  optimism: ['optimism.blockscout.com', 'api.routescan.io', 'api.etherscan.io'],
  base: ['base.blockscout.com', 'api.etherscan.io'],
  avalanche: ['api.routescan.io', 'api.etherscan.io'],
}

/** Answers each host in its own dialect; those named here are down. */
function hostsWithout(...down: readonly string[]): Answer {
  return by(asked => {
    const host = String(asked.headers['x-meant-for'])
    if (down.some(name => host.includes(name))) return status(403)
    if (asked.method === 'POST') return node(answering())
    if (asked.query.has('module')) return json({ status: '0', message: 'No transactions found', result: [] })
    if (asked.path.includes('/transactions')) return json({ items: [], next_page_params: null })
    if (asked.path.endsWith('/counters')) return json({ transactions_count: '0', token_transfers_count: '5' })
    return json({ hash: wallet, has_token_transfers: true })
  })
}

const keys = { ETHERSCAN_API_KEY: 'canary' }
const hostsAsked = () => [...new Set(upstream.requests.map(({ headers }) => headers['x-meant-for']))]
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as Error,
  )

describe.each(evm)('$name', ({ names: [name], id }) => {
  const all = hosts[name] ?? []

  test('its indexes are asked in their order, the next only when the one before failed', async () => {
    for (let failed = 0; failed < all.length; failed++) {
      upstream.answer(hostsWithout(...all.slice(0, failed)))
      const found = await explorer(subject('wallet', wallet, name), contextOf(upstream, { keys }))
      expect(hostsAsked()).toEqual(all.slice(0, failed + 1))
      expect(found).toMatchObject({ known: { activity: { transactions: { value: 0 } } }, tags: { activity: 'Explorer' } })
    }
  })

  test('when all fail, the last failure is the answer', async () => {
    upstream.answer(hostsWithout(...all))
    expect(await failure(explorer(subject('wallet', wallet, name), contextOf(upstream, { keys })))).toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
      source: 'Etherscan',
    })
    expect(hostsAsked()).toEqual(all)
  })

  test('Etherscan is asked with the number of the chain and the key, and not at all without a key', async () => {
    upstream.answer(hostsWithout(...all.slice(0, -1)))
    await explorer(subject('token', known.usdc, name), contextOf(upstream, { keys }))
    const asked = upstream.requests.filter(({ headers }) => headers['x-meant-for'] === 'api.etherscan.io')
    expect(asked.map(({ query }) => [query.get('chainid'), query.get('apikey')])).toEqual(Array(asked.length).fill([String(id), 'canary']))
    upstream.answer(hostsWithout())
    await explorer(subject('wallet', wallet, name), contextOf(upstream))
    expect(hostsAsked()).toEqual(all.slice(0, 1).filter(host => host !== 'api.etherscan.io'))
  })

  test('an explorer of the caller replaces them all', async () => {
    for (const [path, dialect] of [
      ['', '/api/v2/addresses/'],
      ['/api', '/api?module='],
    ] as const) {
      upstream.answer(hostsWithout())
      const explorerUrl = new URL(`http://my.example${path}`)
      await explorer(subject('wallet', wallet, name), contextOf(upstream, { keys, explorerUrl }))
      expect(hostsAsked()).toEqual(['my.example'])
      expect(upstream.requests.some(asked => asked.path.includes(dialect))).toBe(true)
      for (const asked of upstream.requests)
        expect(asked.path).toMatch(path === '' ? /\/api(\/v2\/addresses\/|\?module=)/ : /\/api\?module=/)
      expect(upstream.requests.map(asked => asked.path).join()).not.toContain('canary')
    }
  })
})

test('a chain without an open index gives no history, and says what would', async () => {
  const reason = 'BNB Chain has no open index; give one with --explorer-url, or set ETHERSCAN_API_KEY'
  expect(await explorer(subject('wallet', wallet, 'bnb'), contextOf(upstream))).toEqual({
    known: {},
    missing: { activity: reason, exposure: reason, behaviour: reason, creation: reason },
  })
})

test('a token gets its creation', async () => {
  upstream.answer(json({ hash: known.usdc, is_verified: true, message: 'x' }))
  const found = await explorer(subject('token', known.usdc), contextOf(upstream))
  expect(found).toMatchObject({ known: { creation: { verified: true } }, tags: { creation: 'Explorer' } })
})

test('a failure of the explorer of the caller names no URL', async () => {
  upstream.answer(status(403))
  const error = await failure(
    explorer(subject('wallet', wallet), contextOf(upstream, { explorerUrl: new URL('http://canary.example/canary/api') })),
  )
  expect(error?.message).toBe('The explorer refused with status 403')
})

test('a caller who stops is not led to the next index', async () => {
  const controller = new AbortController()
  upstream.answer(
    by(() => {
      controller.abort('enough')
      return () => {}
    }),
  )
  const context = { ...contextOf(upstream, { keys }), signal: controller.signal }
  expect(await failure(explorer(subject('wallet', wallet), context))).toBe('enough')
  expect(hostsAsked()).toEqual(['eth.blockscout.com'])
})
