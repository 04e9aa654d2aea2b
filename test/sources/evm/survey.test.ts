import { afterAll, describe, expect, test } from 'vitest'
import { chainNamed } from '../../../src/chains/index.ts'
import { createHttp } from '../../../src/http.ts'
import { createRpc, type Question } from '../../../src/sources/evm/pool.ts'
import type { Survey } from '../../../src/sources/evm/scout.ts'
import { must, readBlock } from '../../../src/sources/evm/survey.ts'
import { quantity } from '../../../src/sources/quantities.ts'
import { callsIn, clockwork, node, type RpcCall, type RpcReply, startUpstream } from '../../support/upstream.ts'
import { answering, headerAt, present, type ScriptedChain, surveyed } from './scripted-chain.ts'

const upstream = await startUpstream()
const other = await startUpstream()
afterAll(() => Promise.all([upstream.stop(), other.stop()]))

const ethereum = chainNamed('ethereum')
const wallet = `0x${'ab'.repeat(20)}`
const survey: Survey = { accounts: [wallet], questions: [], pairs: [] }
const nonce = (block: string): Question<bigint> => ({ method: 'eth_getTransactionCount', params: [wallet, block], result: quantity })

function read(reply: (call: RpcCall) => RpcReply, fallback?: (call: RpcCall) => RpcReply) {
  upstream.answer(node(reply))
  if (fallback) other.answer(node(fallback))
  const endpoints = [upstream, ...(fallback ? [other] : [])].map(({ url }, at) => ({ name: `node ${at + 1}`, url }))
  const rpc = createRpc({ http: createHttp({ world: clockwork() }), endpoints, chain: 'Ethereum', signal: new AbortController().signal })
  return readBlock(rpc, ethereum, survey, [nonce])
}

const blocksAsked = () =>
  upstream.requests.map(request => callsIn(request).map(({ params }) => params.find(part => /^(latest|0x\w{1,20})$/.test(String(part)))))

describe('one block', () => {
  test('header, state and the rest come in one request', async () => {
    const { header, report, more } = await read(answering({ accounts: { [wallet]: { balance: 7n, nonce: 3n } } }))
    expect(header).toMatchObject({ number: 100n, timestamp: present })
    expect(report.accounts).toMatchObject([{ balance: 7n, codeSize: 0n }])
    expect(more).toEqual([3n])
    expect(blocksAsked()).toEqual([['latest', 'latest', 'latest']])
  })

  /** A chain whose state is one block ahead of its header, until it is asked for a block by number. */
  const moving =
    (chain: ScriptedChain, ahead = 12n) =>
    (call: RpcCall): RpcReply => {
      const byNumber = call.params.includes('0x64')
      if (call.method !== 'eth_call' || byNumber) return answering(chain)(call)
      return { result: surveyed((call.params[0] as { data: string }).data, { ...chain, timestamp: present + ahead }) }
    }

  test.each([12n, -12n])('when the state is that of another block (%s s), everything is asked once more by number', async ahead => {
    const { header, more } = await read(moving({ accounts: { [wallet]: { nonce: 3n } } }, ahead))
    expect(header.number).toBe(100n)
    expect(more).toEqual([3n])
    expect(blocksAsked()).toEqual([
      ['latest', 'latest', 'latest'],
      ['0x64', '0x64', '0x64'],
    ])
  })

  test('a node that answers for another block again is not believed', async () => {
    const drifting = (call: RpcCall): RpcReply =>
      call.method === 'eth_call'
        ? { result: surveyed((call.params[0] as { data: string }).data, { timestamp: present + 1n }) }
        : answering()(call)
    await expect(read(drifting)).rejects.toMatchObject({
      code: 'BAD_RESPONSE',
      message: 'The node answers for another block than the one it was asked for',
    })
  })
})

describe('another chain', () => {
  test('is refused, and named', async () => {
    await expect(read(answering({ chainId: 56 }))).rejects.toMatchObject({
      code: 'BAD_RESPONSE',
      message: 'node 1 serves chain 56, not Ethereum (1)',
      hint: 'Give the URL of a node of Ethereum, or the chain that this node serves.',
    })
  })

  test('is refused in the second reading too, which another node may answer', async () => {
    let requests = 0
    const dying = (call: RpcCall): RpcReply => {
      if (++requests > 3) return { error: { code: -32000, message: 'header not found' } }
      return call.method === 'eth_call'
        ? { result: surveyed((call.params[0] as { data: string }).data, { timestamp: present + 1n }) }
        : answering()(call)
    }
    await expect(read(dying, answering({ chainId: 56 }))).rejects.toMatchObject({
      message: 'All 2 nodes of Ethereum failed; the last: node 2 serves chain 56, not Ethereum (1)',
      hint: 'Give the URL of a node of Ethereum, or the chain that this node serves.',
    })
  })
})

describe('no block', () => {
  const failing: [string, (call: RpcCall) => RpcReply, string][] = [
    ['null for the header', call => (call.method === 'eth_getBlockByNumber' ? { result: null } : answering()(call)), 'BAD_RESPONSE'],
    [
      'no data for the state: a node that is behind',
      call => (call.method === 'eth_call' ? { result: '0x' } : answering()(call)),
      'BAD_RESPONSE',
    ],
    [
      'a state that was cut off',
      call =>
        call.method === 'eth_call' ? { result: String((answering()(call) as { result: string }).result).slice(0, -64) } : answering()(call),
      'BAD_RESPONSE',
    ],
    [
      'a state of other accounts',
      call =>
        call.method === 'eth_call'
          ? { result: surveyed((call.params[0] as { data: string }).data, {}).replace('0x', '0x00') }
          : answering()(call),
      'BAD_RESPONSE',
    ],
    [
      'a read that reverts',
      call => (call.method === 'eth_call' ? { error: { code: 3, message: 'execution reverted' } } : answering()(call)),
      'UPSTREAM_UNAVAILABLE',
    ],
    [
      'a method that is not there',
      call => (call.method === 'eth_call' ? { error: { code: -32601, message: 'method not found' } } : answering()(call)),
      'UPSTREAM_UNAVAILABLE',
    ],
    [
      'a height beyond 2^53',
      call => (call.method === 'eth_getBlockByNumber' ? { result: headerAt({ number: 2n ** 53n }) } : answering()(call)),
      'BAD_RESPONSE',
    ],
    [
      'a time that no calendar knows',
      call => (call.method === 'eth_getBlockByNumber' ? { result: headerAt({ timestamp: 2n ** 200n }) } : answering()(call)),
      'BAD_RESPONSE',
    ],
  ]
  test.each(failing)('%s', async (_, reply, code) => {
    await expect(read(reply)).rejects.toMatchObject({ name: 'SourceError', code })
  })
})

test('a reply that leaves nothing to go on with is a failure of the node of that chain', () => {
  expect(must({ ok: true, value: 0n }, ethereum)).toBe(0n)
  expect(() => must({ ok: false, kind: 'unsupported', message: 'canary' }, ethereum)).toThrow(
    /^The node of Ethereum does not offer a method that every node offers$/,
  )
  expect(() => must({ ok: false, kind: 'execution', message: 'canary' }, ethereum)).toThrow(
    /^The node of Ethereum could not run a plain read$/,
  )
})
