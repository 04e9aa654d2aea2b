import { afterAll, expect, test } from 'vitest'
import { chainNamed } from '../../../src/chains/index.ts'
import { contractsAmong } from '../../../src/sources/explorer/contracts.ts'
import { contextOf, node, startUpstream, status } from '../../support/upstream.ts'
import { answering, type ScriptedChain } from '../evm/scripted-chain.ts'

const upstream = await startUpstream()
afterAll(() => upstream.stop())

const ethereum = chainNamed('ethereum')
const addresses = Array.from({ length: 450 }, (_, at) => `0x${(at + 1).toString(16).padStart(40, '0')}`)
const code = `0x${'60'.repeat(100)}`
const delegation = `0xef0100${'5a'.repeat(20)}`

function among(list: readonly string[], chain: ScriptedChain) {
  upstream.answer(node(answering(chain)))
  return contractsAmong(list, ethereum, contextOf(upstream, { rpcUrl: upstream.url }))
}

test('those with code of their own, in their order', async () => {
  const [a = '', b = '', c = '', d = ''] = addresses
  const accounts = { [a]: { code }, [b]: { code: delegation }, [d]: { code: '0x00' } }
  expect(await among([a, b, c, d], { accounts })).toEqual([a, d])
})

test('of many, 200 in a request', async () => {
  const every = Object.fromEntries(addresses.filter((_, at) => at % 3 === 0).map(address => [address, { code }]))
  expect(await among(addresses, { accounts: every })).toEqual(Object.keys(every))
  expect(upstream.requests).toHaveLength(3)
})

test('of none, none, and nobody is asked', async () => {
  expect(await among([], {})).toEqual([])
  expect(upstream.requests).toHaveLength(0)
})

test('without a node, or on the node of another chain, nobody knows: a failure, not an empty list', async () => {
  await expect(among(addresses.slice(0, 1), { chainId: 56 })).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  upstream.answer(status(503))
  await expect(contractsAmong(addresses.slice(0, 1), ethereum, contextOf(upstream))).rejects.toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
    message: expect.stringMatching(/^All 5 nodes of Ethereum failed/),
  })
})
