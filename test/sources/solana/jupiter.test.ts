import { afterAll, expect, test } from 'vitest'
import { askJupiter } from '../../../src/sources/solana/jupiter.ts'
import { nodesOf } from '../../../src/sources/solana/nodes.ts'
import { person } from '../../support/solana-layout.ts'
import { type Answer, body, contextOf, json, startUpstream, status } from '../../support/upstream.ts'

const upstream = await startUpstream()
afterAll(() => upstream.stop())

const mint = person('mint')
const ask = (answer: Answer, more: Parameters<typeof contextOf>[1] = {}) => {
  upstream.answer(answer)
  return askJupiter(mint, contextOf(upstream, more))
}

test('is asked about the mint and nothing else', async () => {
  await ask(json([]))
  expect(upstream.requests.map(({ path, headers }) => [headers['x-meant-for'], path])).toEqual([
    ['api.jup.ag', `/tokens/v2/search?query=${mint}`],
  ])
})

test.each<[string, Parameters<typeof contextOf>[1], string]>([
  ['without a provider', { provider: false }, 'Jupiter was left out: --no-provider'],
  [
    'beside a node of the user',
    { rpcUrl: new URL('http://node.test') },
    'Jupiter is not asked beside a node of your own; name an index with --explorer-url',
  ],
])('is not asked %s', async (_, upstreams, missing) => {
  expect(await ask(json([]), upstreams)).toEqual({ missing })
  expect(upstream.requests).toEqual([])
})

test('an index of the user takes its place, with what its URL carries', async () => {
  await ask(json([]), { rpcUrl: new URL('http://node.test'), explorerUrl: new URL('http://index.test/base/?key=1') })
  expect(upstream.requests.map(({ path }) => path)).toEqual([`/base/tokens/v2/search?key=1&query=${mint}`])
})

test.each<[string, Answer, string]>([
  ['its limit', json({ code: 429, message: '[API Gateway] Too many requests' }, { status: 429 }), 'Jupiter asks for fewer requests'],
  ['an outage', status(503), 'Jupiter answered with status 503'],
  ['HTML', body('<html>'), 'Jupiter answered with a body that cannot be used: it is not JSON'],
  ['an object', json({ id: mint }), 'Jupiter answered with something else than was asked for'],
  ['less than nothing', json([{ id: mint, liquidity: -5 }]), 'Jupiter answered with something else than was asked for'],
  ['other tokens', json([{ id: person('other'), liquidity: 5 }]), 'Jupiter does not know the token'],
])('%s costs its own facts only', async (_, answer, missing) => {
  expect(await ask(answer)).toEqual({ missing })
})

test.each<[object, object]>([
  [{ liquidity: 5.5 }, { liquidity: 5.5 }],
  [{ liquidity: null, holderCount: null, firstPool: null }, {}],
  [
    { holderCount: 7, firstPool: { createdAt: '2026-11-19T00:00:00.25Z' } },
    { holders: 7, firstPool: new Date('2026-11-19T00:00:00Z') },
  ],
  // a time to come, and one before there were chains, are no birthdays
  [{ firstPool: { createdAt: '2036-01-01T00:00:00Z' } }, {}],
  [{ firstPool: { createdAt: '1970-01-01T00:00:00Z' } }, {}],
])('%j gives %j', async (row, facts) => {
  const { proof, ...found } = (await ask(json([{ id: mint, ...row }]))) as { proof: object }
  expect(found).toEqual(facts)
  expect(proof).toMatchObject({ source: 'Jupiter', method: 'GET /tokens/v2/search', params: { query: mint } })
})

test('a node of the user replaces all public ones, without a pace', () => {
  expect(nodesOf(undefined).map(({ name, pace }) => [name, pace])).toEqual([
    ['api.mainnet-beta.solana.com', 4],
    ['solana-rpc.publicnode.com', 4],
    ['solana.drpc.org', 4],
  ])
  expect(nodesOf(new URL('http://node.test/key'))).toEqual([{ name: 'The node', url: new URL('http://node.test/key') }])
})
