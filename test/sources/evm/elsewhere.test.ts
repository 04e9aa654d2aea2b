import { afterAll, expect, test } from 'vitest'
import { chainNamed } from '../../../src/chains/index.ts'
import { NoActivityError } from '../../../src/errors.ts'
import { activeElsewhere } from '../../../src/sources/evm/elsewhere.ts'
import { known } from '../../support/subjects.ts'
import { by, contextOf, hang, node, startUpstream, status } from '../../support/upstream.ts'
import { answering } from './scripted-chain.ts'

const upstream = await startUpstream()
afterAll(() => upstream.stop())

const ethereum = chainNamed('ethereum')
const wallet = known.vitalik
const lower = wallet.toLowerCase()
const meantFor = (asked: { headers: Record<string, unknown> }) => String(asked.headers['x-meant-for'])

/** Base has transactions of the address, Polygon coin; Arbitrum is down, and the others know nothing. */
const world = (rest = status(403)) =>
  by(asked => {
    const host = meantFor(asked as never)
    if (host.includes('arb')) return rest
    const says = answering({ accounts: { [lower]: host.includes('base') ? { nonce: 3n } : {} } })
    return node(call => (call.method === 'eth_getBalance' ? { result: host.includes('polygon') ? '0x1' : '0x0' } : says(call)))
  })

test('the chains on which the address has sent something or holds coin are named, each node asked once', async () => {
  upstream.answer(world())
  expect(await activeElsewhere(wallet, ethereum, contextOf(upstream))).toEqual(['polygon', 'base'])
  expect(upstream.requests).toHaveLength(6)
  expect(upstream.requests.some(asked => meantFor(asked as never).includes('ethereum'))).toBe(false)
})

test('a node that says nothing is not waited for longer than a hint is worth', async () => {
  upstream.answer(world(hang()))
  const began = performance.now()
  expect(await activeElsewhere(wallet, ethereum, contextOf(upstream))).toEqual(['polygon', 'base'])
  expect(performance.now() - began).toBeLessThan(10_000)
})

test.each([{ rpcUrl: new URL('http://own.example') }, { explorerUrl: new URL('http://own.example') }])(
  'nobody public is asked where the caller named %o',
  async own => {
    upstream.answer(world())
    expect(await activeElsewhere(wallet, ethereum, contextOf(upstream, own))).toEqual([])
    expect(upstream.requests).toEqual([])
  },
)

test('the failure says where to scan instead', () => {
  const others = ['bnb', 'base']
  expect(new NoActivityError({ chain: 'Ethereum', others, active: ['base'] }).hint).toBe('It has activity on base: scan it there.')
  expect(new NoActivityError({ chain: 'Ethereum', others }).hint).toContain('The same address exists on bnb, base.')
})
