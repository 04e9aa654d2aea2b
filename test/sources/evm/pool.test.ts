import { afterAll, describe, expect, test } from 'vitest'
import { SourceError } from '../../../src/errors.ts'
import { createHttp } from '../../../src/http.ts'
import { createRpc, type Question, type Rpc } from '../../../src/sources/evm/pool.ts'
import { bytes, quantity } from '../../../src/sources/quantities.ts'
import {
  type Answer,
  answerOf,
  body,
  callsIn,
  clockwork,
  corpus,
  hang,
  json,
  node,
  type RpcCall,
  type RpcReply,
  reset,
  startUpstream,
  status,
} from '../../support/upstream.ts'

const upstreams = await Promise.all([startUpstream(), startUpstream(), startUpstream()])
const [first, second] = upstreams
afterAll(() => Promise.all(upstreams.map(upstream => upstream.stop())))

const balance: Question<bigint> = { method: 'eth_getBalance', params: ['0xa', 'latest'], result: quantity }
const code: Question<string> = { method: 'eth_getCode', params: ['0xa', 'latest'], result: bytes }

/** A pool of as many nodes as there are answers. */
function poolOf(...answers: readonly Answer[]): Rpc {
  const endpoints = answers.map((answer, at) => {
    const upstream = upstreams[at]
    if (!upstream) throw new Error('There are three nodes.')
    upstream.answer(answer)
    return { name: `node-${at + 1}.example`, url: new URL('/v3/canary?key=canary', upstream.url) }
  })
  return createRpc({
    http: createHttp({ world: clockwork(), timeout: 10_000 }),
    endpoints,
    chain: 'Ethereum',
    signal: new AbortController().signal,
  })
}

const five = (): RpcReply => ({ result: '0x5' })
const saying = (error: unknown): Answer => node(() => ({ error }))
const counts = () => upstreams.map(({ requests }) => requests.length)
const failure = async (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error: unknown) => error,
  )

describe('one node', () => {
  test('one question is a message, several are a batch, and their numbers never repeat', async () => {
    const rpc = poolOf(node(({ method }) => ({ result: method === 'eth_getCode' ? '0x60' : '0x5' })))
    expect(await rpc(balance)).toEqual([{ ok: true, value: 5n }])
    expect(await rpc(balance, code)).toEqual([
      { ok: true, value: 5n },
      { ok: true, value: '0x60' },
    ])
    expect(first.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(Array(2).fill('POST /v3/canary?key=canary'))
    expect(JSON.parse(first.requests[0]?.body ?? '')).toEqual({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_getBalance',
      params: ['0xa', 'latest'],
    })
    expect(first.requests.flatMap(callsIn).map(({ id }) => id)).toEqual([1, 2, 3])
  })

  test('a batch is matched by its numbers, whatever its order', async () => {
    const rpc = poolOf(
      node(
        ({ method }) => ({ result: method === 'eth_getCode' ? '0x60' : '0x5' }),
        messages => [...messages].reverse(),
      ),
    )
    expect(await rpc(balance, code)).toEqual([
      { ok: true, value: 5n },
      { ok: true, value: '0x60' },
    ])
  })

  test('what a call ends with is an answer: a revert, with its data', async () => {
    const rpc = poolOf(saying({ code: 3, message: 'execution reverted: no', data: '0x08c379a0' }))
    expect(await rpc(code)).toEqual([{ ok: false, kind: 'execution', message: 'execution reverted: no', data: '0x08c379a0' }])
  })

  test('data of a refusal that is no text is left out', async () => {
    const rpc = poolOf(saying({ code: 3, message: 'execution reverted', data: { deep: ['0x'] } }))
    expect(await rpc(code)).toEqual([{ ok: false, kind: 'execution', message: 'execution reverted' }])
  })

  test('an error may be a bare text', async () => {
    expect(await failure(poolOf(saying('Missed `to` address'))(code))).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
    expect(await failure(poolOf(saying('rate limit reached'))(code))).toMatchObject({ code: 'RATE_LIMITED' })
    expect(await poolOf(saying('execution reverted'))(code)).toEqual([{ ok: false, kind: 'execution', message: 'execution reverted' }])
  })

  test('an error under status 400 is read as one', async () => {
    const rpc = poolOf(json({ jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'no such method' } }, { status: 400 }))
    expect(await rpc(code)).toMatchObject([{ ok: false, kind: 'unsupported' }])
  })

  const numbered = (calls: readonly RpcCall[], at: number) => calls[at]?.id
  const lies: [string, (calls: readonly RpcCall[]) => unknown][] = [
    ['another number', calls => ({ id: 999, result: '0x5', calls })],
    ['no number', () => ({ result: '0x5' })],
    ['null for a number', () => ({ id: null, result: '0x5' })],
    ['its number as text', calls => ({ id: String(numbered(calls, 0)), result: '0x5' })],
    ['a result and an error', calls => ({ id: numbered(calls, 0), result: '0x0', error: { code: -32000, message: 'missing trie node' } })],
    ['null where a value is due', calls => ({ id: numbered(calls, 0), result: null })],
    ['neither result nor error', calls => ({ id: numbered(calls, 0) })],
    ['empty data where a value is due', calls => ({ id: numbered(calls, 0), result: '0x' })],
    ['a number of JSON where hex is due', calls => ({ id: numbered(calls, 0), result: 5 })],
    ['2^256', calls => ({ id: numbered(calls, 0), result: `0x1${'0'.repeat(64)}` })],
    ['an error without a message', calls => ({ id: numbered(calls, 0), error: { code: -32000 } })],
    ['an empty list', () => []],
    [
      'the answer twice, once as zero',
      calls => [
        { id: numbered(calls, 0), result: '0x0' },
        { id: numbered(calls, 0), result: '0x5' },
      ],
    ],
    ['a text', () => 'OK'],
    ['null', () => null],
  ]
  test.each(lies)('%s is not an answer', async (_, lie) => {
    const rpc = poolOf((asked, response) => json(lie(callsIn(asked)))(asked, response))
    expect(await failure(rpc(balance))).toMatchObject({ code: 'BAD_RESPONSE' })
    expect(counts()[0]).toBe(1)
  })

  test('a batch that is answered by one message, or in part, is not answered', async () => {
    const one = poolOf(node(five, messages => messages[0]))
    expect(await failure(one(balance, balance))).toMatchObject({ code: 'BAD_RESPONSE' })
    const part = poolOf(node(five, messages => messages.slice(1)))
    expect(await failure(part(balance, balance))).toMatchObject({ code: 'BAD_RESPONSE' })
    const nameless = poolOf(json({ id: null, result: '0x5' }))
    expect(await failure(nameless(balance, balance))).toMatchObject({ code: 'BAD_RESPONSE' })
  })

  test('a batch that is refused as a whole is refused, with or without a number', async () => {
    for (const id of [null, undefined]) {
      const rpc = poolOf(json({ jsonrpc: '2.0', id, error: { code: -32005, message: 'limit exceeded' } }))
      expect(await failure(rpc(balance, balance))).toMatchObject({ code: 'RATE_LIMITED' })
    }
  })
})

describe('several nodes', () => {
  const reasons: [string, Answer][] = [
    ['is down', status(503)],
    ['resets', reset()],
    ['is silent', hang()],
    ['wants no more requests', status(429)],
    ['refuses', status(403)],
    ['wants to be paid', status(402)],
    ['shows a challenge page', body('<!DOCTYPE html>')],
    ['limits inside an answer', saying({ code: -32005, message: 'limit exceeded' })],
    [
      'bears only smaller batches',
      json({ id: null, error: { code: 31, message: 'Batch of more than 3 requests are not allowed on free tier' } }),
    ],
    ['does not have the block', saying({ code: -32000, message: 'header not found' })],
    ['has thrown the state away', saying({ code: -32000, message: 'missing trie node 00 (path ) <nil>' })],
    ['fails in some way', saying({ code: -32000, message: 'internal error' })],
    ['has no answer', node(() => ({ result: null }))],
    ['answers something else', node(() => ({ result: '0xzz' }))],
    ['contradicts the protocol', json({ id: 77, result: '0x5' })],
  ]
  test.each(reasons)('one that %s is left for the next, which is kept', async (_, answer) => {
    const rpc = poolOf(answer, node(five))
    for (let times = 0; times < 3; times++) expect(await rpc(balance)).toEqual([{ ok: true, value: 5n }])
    expect(first.requests.length).toBeLessThanOrEqual(2)
    expect(second.requests).toHaveLength(3)
  })

  test('one bad part of a batch makes the whole batch go to the next: answers of two nodes are not mixed', async () => {
    const half = node(({ method }) =>
      method === 'eth_getCode' ? { error: { code: -32000, message: 'header not found' } } : { result: '0x1' },
    )
    const whole = node(({ method }) => ({ result: method === 'eth_getCode' ? '0x60' : '0x5' }))
    expect(await poolOf(half, whole)(balance, code)).toEqual([
      { ok: true, value: 5n },
      { ok: true, value: '0x60' },
    ])
  })

  test('the first that answers is kept while it answers', async () => {
    const rpc = poolOf(
      node(five),
      node(() => ({ result: '0x6' })),
    )
    for (let times = 0; times < 3; times++) expect(await rpc(balance)).toEqual([{ ok: true, value: 5n }])
    expect(counts().slice(0, 2)).toEqual([3, 0])
  })

  test('a failed call is no reason to ask another: it is the answer', async () => {
    const rpc = poolOf(
      saying({ code: 3, message: 'execution reverted' }),
      node(() => ({ result: '0x60' })),
    )
    expect(await rpc(code)).toMatchObject([{ ok: false, kind: 'execution' }])
    expect(counts()[1]).toBe(0)
  })

  test('what one node does not offer is asked of the others; the rest still goes to the first', async () => {
    const without = node(({ method }) =>
      method === 'eth_getCode' ? { error: { code: -32601, message: 'the method does not exist/is not available' } } : { result: '0x5' },
    )
    const rpc = poolOf(
      without,
      status(503),
      node(() => ({ result: '0x60' })),
    )
    expect(await rpc(code)).toEqual([{ ok: true, value: '0x60' }])
    expect(await rpc(balance)).toEqual([{ ok: true, value: 5n }])
    expect(counts()).toEqual([2, 2, 1])
  })

  test('what none of them offers is said, not thrown', async () => {
    const unsupported = saying({ code: -32601, message: 'unsupported method' })
    expect(await poolOf(unsupported, unsupported)(code)).toMatchObject([{ ok: false, kind: 'unsupported' }])
    expect(await poolOf(unsupported, status(503))(code)).toMatchObject([{ ok: false, kind: 'unsupported' }])
  })

  test('all down: one failure that names the chain and the last reason, and no URL', async () => {
    const error = await failure(poolOf(status(503), reset(), saying({ code: -32005, message: 'limit exceeded: canary' }))(balance))
    expect(error).toBeInstanceOf(SourceError)
    expect(error).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'All 3 nodes of Ethereum failed; the last: node-3.example asks for fewer or smaller requests',
    })
    expect(String(error)).not.toContain('canary')
  })

  test('when all have failed, all are asked again', async () => {
    const rpc = poolOf(status(403), status(403))
    await failure(rpc(balance))
    first.answer(node(five))
    expect(await rpc(balance)).toEqual([{ ok: true, value: 5n }])
  })

  test('a single node speaks for itself, and no node at all is said', async () => {
    expect(await failure(poolOf(status(403))(balance))).toMatchObject({ message: 'node-1.example refused with status 403' })
    expect(await failure(poolOf()(balance))).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', message: 'Ethereum has no node to ask' })
  })

  test('a caller who stops ends it: no other node is asked', async () => {
    const controller = new AbortController()
    first.answer((...given) => {
      controller.abort('enough')
      return hang()(...given)
    })
    second.answer(node(five))
    const endpoints = [first, second].map(({ url }) => ({ name: 'node', url }))
    const rpc = createRpc({ http: createHttp({ world: clockwork() }), endpoints, chain: 'Ethereum', signal: controller.signal })
    expect(await failure(rpc(balance))).toBe('enough')
    expect(second.requests).toHaveLength(0)
  })
})

describe('the corpus of answers', () => {
  const outcomes = {
    USE: [undefined],
    MISSING: ['BAD_RESPONSE'],
    UPSTREAM_ERROR: ['UPSTREAM_UNAVAILABLE', 'BAD_RESPONSE'],
    RATE_LIMITED: ['RATE_LIMITED'],
    HOSTILE: ['BAD_RESPONSE'],
  }
  /** What chain a node serves and how high it stands is read from the block itself: see the survey. */
  const here = corpus('evm_rpc').filter(({ id }) => !['rpc-wrong-chain', 'rpc-block-future'].includes(id))

  test.each(here)('$id: $why', async example => {
    const rpc = poolOf(answerOf(example))
    const settled = await failure(example.id === 'rpc-empty-code' ? rpc(code) : rpc(balance))
    expect(outcomes[example.expect.source]).toContain(settled instanceof SourceError ? settled.code : undefined)
  })
})
