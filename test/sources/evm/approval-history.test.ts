import { afterAll, describe, expect, test } from 'vitest'
import { chainById } from '../../../src/chains/index.ts'
import { SourceError } from '../../../src/errors.ts'
import { eventTopics, permit2, topicOf } from '../../../src/sources/evm/approval-events.ts'
import { readHistory } from '../../../src/sources/evm/approval-history.ts'
import type { RpcCall, RpcReply } from '../../support/upstream.ts'
import { type Answer, type Asked, by, callsIn, contextOf, json, node, startUpstream, status } from '../../support/upstream.ts'
import { word } from './scripted-chain.ts'

const upstream = await startUpstream()
afterAll(() => upstream.stop())

const owner = '0x52908400098527886E0F7030069857D2E4169EE7'
const [approval = '', forAll = ''] = eventTopics
const chain = chainById(1)

/** An approval of the owner in a block; its spender tells the block. */
const logAt = (block: number, { event = approval, of = owner, hex = true } = {}) => ({
  address: `0x${'c0'.repeat(20)}`,
  topics: [event, topicOf(of), word(BigInt(block) + 0x1000000n)],
  data: word(1n),
  blockNumber: hex ? `0x${block.toString(16)}` : String(block),
  transactionHash: word(BigInt(block)),
  logIndex: '0x',
})
const spenderAt = (block: number) => `0x${(block + 0x1000000).toString(16).padStart(40, '0')}`

interface Range {
  readonly from: number
  readonly to: number
}
const rangeOf = ({ params }: RpcCall): Range => {
  const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }]
  return { from: Number(fromBlock), to: Number(toBlock) }
}
/** A node with approvals in these blocks, that says no to what it does not like. */
const nodeWith =
  (blocks: readonly number[], refuse: (range: Range, found: readonly number[]) => unknown = () => undefined) =>
  (call: RpcCall): RpcReply => {
    const range = rangeOf(call)
    const found = blocks.filter(block => block >= range.from && block <= range.to)
    const error = refuse(range, found)
    return error === undefined ? { result: found.map(block => logAt(block)) } : { error }
  }
const atMost =
  (most: number, message: string, code = -32000) =>
  ({ from, to }: Range) =>
    to - from + 1 > most ? { code, message } : undefined

/** What happens to the node and to the explorer, which are one upstream here. */
const network = (reply: (call: RpcCall) => RpcReply, explorer: Answer = status(404)): Answer =>
  by(asked => (asked.method === 'POST' ? node(reply) : explorer))

const read = (to: number, answer: Answer, time = 10_000) => {
  upstream.answer(answer)
  const context = contextOf(upstream, { rpcUrl: new URL('http://node.example'), explorerUrl: new URL('http://explorer.example/api') })
  return readHistory({ chain, address: owner }, context, BigInt(to), time)
}
const blocksOf = ({ grants }: Awaited<ReturnType<typeof read>>) => grants.map(({ given }) => Number(given.block))
const ranges = () => upstream.requests.filter(({ method }) => method === 'POST').flatMap(asked => callsIn(asked).map(rangeOf))

describe('a node that searches the whole chain', () => {
  test('is asked once, and nobody else is', async () => {
    const found = await read(25_000_000, network(nodeWith([3, 24_999_999])))
    expect(blocksOf(found)).toEqual([24_999_999, 3])
    expect(found.history).toEqual({ from: 0n, to: 25_000_000n, complete: true, sources: ['Node'] })
    expect(upstream.requests).toHaveLength(1)
  })

  test('that gives logs of somebody else, of another event or of another block is not believed', async () => {
    for (const log of [logAt(5, { of: spenderAt(1) }), logAt(5, { event: word(7n) }), logAt(101)])
      await expect(
        read(
          100,
          network(() => ({ result: [log] })),
        ),
      ).rejects.toThrow(SourceError)
  })

  test('tells an approval by its newest event, and what a fork took back not at all', async () => {
    const logs = [{ ...logAt(5), blockNumber: '0x9' }, logAt(5), { ...logAt(7), removed: true }]
    const found = await read(
      100,
      network(() => ({ result: logs })),
    )
    expect(found.grants).toMatchObject([{ spender: spenderAt(5), given: { block: 9n } }])
  })
})

test('what Permit2 says counts only from Permit2', async () => {
  const [, , granted = ''] = eventTopics
  const token = `0x${'70'.repeat(20)}`
  const forged = { ...logAt(5, { event: granted }), topics: [granted, topicOf(owner), topicOf(token), topicOf(spenderAt(5))] }
  const real = { ...forged, address: permit2, topics: [granted, topicOf(owner), topicOf(token), topicOf(spenderAt(6))] }
  const reply = network(() => ({ result: [forged, real] }))
  const found = await read(100, reply)
  expect(found.grants).toMatchObject([{ kind: 'permit2', token, spender: spenderAt(6) }])
})

test('events of tokens that nobody knows push no approval of a genuine token out', async () => {
  const flood = Array.from({ length: 1_100 }, (_, at) => logAt(1_000 + at))
  const genuine = { ...logAt(3), address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' }
  const found = await read(
    25_000_000,
    network(() => ({ result: [genuine, ...flood] })),
  )
  expect(found.grants).toHaveLength(1_000)
  expect(found.grants[0]).toMatchObject({ spender: spenderAt(3), token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' })
  expect(found.history).toMatchObject({ complete: false, reason: '1101 different approvals are named; 1000 of them were read' })
})

describe('a node that limits the blocks of a search', () => {
  test.each([
    ['50,000 blocks', 'exceed maximum block range: 50000', 50_000],
    ['1,000 blocks, in words of a proxy', 'eth_getLogs is limited to a 1000 blocks range', 1_000],
    ['2,048 blocks', 'requested too many blocks from 0 to 60000, maximum is set to 2048', 2_048],
    ['10,000 blocks of a free plan', 'ranges over 10000 blocks are not supported on freetier', 10_000],
    ['2K blocks', 'You can make eth_getLogs requests with up to a 2K block range', 2_000],
    ['a number that it does not say', 'block range is too large', 600],
  ])('of %s is asked for as many as it allows, back to the first block', async (_, message, most) => {
    const blocks = [0, 1, 29_999, 30_000, 59_000, 60_000]
    const found = await read(60_000, network(nodeWith(blocks, atMost(most, message))))
    expect([...blocksOf(found)].sort((a, b) => a - b)).toEqual(blocks)
    expect(found.history).toMatchObject({ from: 0n, complete: true, sources: ['Node'] })
    const asked = ranges().filter(({ from, to }) => to - from + 1 <= most)
    expect(asked.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(60_001)
  })

  test('of results is asked for fewer blocks where there are many, and for more again where there are few', async () => {
    const blocks = Array.from({ length: 60 }, (_, at) => 9_900 + at)
    const refuse = (_: Range, found: readonly number[]) =>
      found.length > 10 ? { code: -32005, message: 'query returned more than 10000 results' } : undefined
    const found = await read(10_000, network(nodeWith(blocks, refuse)))
    expect([...blocksOf(found)].sort((a, b) => a - b)).toEqual(blocks)
    expect(found.history).toMatchObject({ from: 0n, complete: true })
    expect(
      Math.max(
        ...ranges()
          .slice(10)
          .map(({ from, to }) => to - from),
      ),
    ).toBeGreaterThan(1_000)
  })

  test('leaves the history incomplete where nobody knows the rest, and says from which block on it is known', async () => {
    const found = await read(25_000_000, network(nodeWith([3, 24_999_999], atMost(1_000, 'eth_getLogs is limited to a 1000 blocks range'))))
    expect(blocksOf(found)).toEqual([24_999_999])
    const { from, complete, reason } = found.history
    expect(complete).toBe(false)
    expect(reason).toMatch(/\S/)
    expect(Number(from)).toBe(
      Math.min(
        ...ranges()
          .filter(({ from: low, to }) => to - low < 1_000)
          .map(({ from: low }) => low),
      ),
    )
    expect(upstream.requests.length).toBeLessThan(200)
  })

  test('is not asked beyond half of the time', async () => {
    const began = Date.now()
    const found = await read(25_000_000, network(nodeWith([], atMost(10, 'block range of 10'))), 300)
    expect(found.history.complete).toBe(false)
    expect(Date.now() - began).toBeLessThan(3_000)
  })
})

describe('an explorer knows what the node does not hand out', () => {
  const limited = nodeWith([24_999_999], atMost(1_000, 'eth_getLogs is limited to a 1000 blocks range'))
  const rows = (logs: readonly object[]): Answer =>
    json(logs.length > 0 ? { status: '1', message: 'OK', result: logs } : { status: '0', message: 'No logs found', result: [] })
  const explorer = (logs: readonly ReturnType<typeof logAt>[]): Answer =>
    by(({ query }: Asked) => {
      const [first, last] = [Number(query.get('fromBlock')), Number(query.get('toBlock'))]
      const found = logs.filter(
        ({ topics, blockNumber }) => topics[0] === query.get('topic0') && Number(blockNumber) >= first && Number(blockNumber) <= last,
      )
      return rows(found.slice(0, 1_000).map(log => ({ ...log, topics: [...log.topics, null] })))
    })

  test('from the first block on, while the newest blocks are those of the node', async () => {
    const found = await read(25_000_000, network(limited, explorer([logAt(3), logAt(77, { event: forAll })])))
    expect(blocksOf(found)).toEqual([24_999_999, 77, 3])
    expect(found.history).toEqual({ from: 0n, to: 25_000_000n, complete: true, sources: ['Node', 'The explorer'] })
    const [question] = upstream.requests.filter(({ method }) => method === 'GET')
    expect(question?.path).toMatch(/^\/api\?/)
    expect(Object.fromEntries(question?.query ?? [])).toMatchObject({
      module: 'logs',
      action: 'getLogs',
      topic1: topicOf(owner),
      topic0_1_opr: 'and',
    })
  })

  test('in several pages', async () => {
    const many = Array.from({ length: 2_500 }, (_, at) => logAt(at + 1))
    const found = await read(25_000_000, network(limited, explorer(many)))
    expect(found.history).toMatchObject({ complete: false, reason: expect.stringContaining('2501 different approvals') })
    expect(found.grants).toHaveLength(1_000)
    expect(blocksOf(found)[0]).toBe(24_999_999)
  })

  test('but one with more than it gives at once has a gap, and the history begins behind it', async () => {
    const crowd = Array.from({ length: 1_200 }, () => logAt(50))
    const found = await read(25_000_000, network(limited, explorer(crowd)))
    expect(found.history.complete).toBe(false)
    expect(Number(found.history.from)).toBeGreaterThan(24_000_000)
  })

  test.each([
    ['logs of somebody else', by(({ query }: Asked) => rows([logAt(3, { of: spenderAt(9), event: String(query.get('topic0')) })]))],
    ['logs of another event', rows([logAt(3, { event: word(9n) })])],
    ['a refusal', json({ status: '0', message: 'NOTOK', result: 'Max calls per sec rate limit reached (3/sec)' })],
    ['something else', json({ hello: 1 })],
  ])('and is not believed when it answers with %s', async (_, answer) => {
    const found = await read(25_000_000, network(limited, answer))
    expect(found.history.complete).toBe(false)
    expect(found.history.sources).toEqual(['Node'])
    expect(blocksOf(found)).toEqual([24_999_999])
  })

  test('alone, where the node has no logs at all', async () => {
    const without = () => ({ error: { code: -32601, message: 'the method eth_getLogs does not exist/is not available' } })
    const found = await read(100, network(without, explorer([logAt(3)])))
    expect(found.history).toEqual({ from: 0n, to: 100n, complete: true, sources: ['The explorer'] })
    expect(blocksOf(found)).toEqual([3])
  })
})

test.each([
  ['the method is not there', () => ({ error: { code: -32601, message: 'the method eth_getLogs does not exist/is not available' } })],
  ['it refuses even one block', () => ({ error: { code: -32000, message: 'block range too large' } })],
  ['it answers with an error', () => ({ error: { code: -32000, message: 'pruned history unavailable' } })],
])('where nobody tells anything because %s, there is no answer', async (_, reply) => {
  await expect(read(100, network(reply))).rejects.toThrow('The history of Ethereum could not be read')
})
