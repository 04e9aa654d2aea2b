import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { chainNamed } from '../../src/chains/index.ts'
import { createHttp, networkOf } from '../../src/http.ts'
import { idsIn, renumbered, withoutIds } from '../../src/recording/json-rpc.ts'
import { createRecorder, sha256 } from '../../src/recording/record.ts'
import { redactor } from '../../src/recording/redact.ts'
import { createReplay } from '../../src/recording/replay.ts'
import { frozen, momentOf } from '../../src/recording/world.ts'
import { realWorld } from '../../src/world.ts'
import {
  type Answer,
  body,
  by,
  clockwork,
  cut,
  drip,
  gzipped,
  hang,
  json,
  late,
  raw,
  redirect,
  reset,
  startUpstream,
  status,
} from '../support/upstream.ts'

const upstream = await startUpstream()
afterAll(() => upstream.stop())
const plain = redactor({ own: [], keys: [] })
const signal = new AbortController().signal

type Asking = (path: string, sent?: unknown) => Promise<string>

/** How questions end through a wire: their answers, or the failures that a source would see. */
const asking = (wire: Parameters<typeof createHttp>[0]['wire'], timeout = 400): Asking => {
  const http = createHttp({ world: clockwork(), timeout, ...(wire && { wire }) })
  return (path, sent) => {
    const call = { source: 'The host', url: new URL(path, upstream.url), schema: z.unknown(), maxBytes: 1_000 }
    return http({ ...call, ...(sent !== undefined && { method: 'POST', body: sent }) }, signal).then(
      value => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}n` : part)),
      (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
    )
  }
}

/** Asks the host, and then the recording of that. */
async function twice(questions: (ask: Asking) => Promise<unknown>, timeout?: number): Promise<[unknown, unknown]> {
  const recorder = createRecorder(realWorld, plain)
  const first = await questions(asking(recorder.wire(networkOf({}, 400)), timeout))
  const heard = JSON.parse(JSON.stringify(recorder.end(), (_, value) => (value instanceof Map ? [...value] : value)))
  const bodies = new Map<string, string>(heard.bodies)
  const replay = createReplay(heard, ({ outcome }) => (outcome.kind === 'answer' ? (bodies.get(outcome.file) ?? '') : ''), plain)
  upstream.answer(json({ the: 'network was asked' }))
  const second = await questions(asking(replay.wire, timeout))
  expect([replay.missing(), replay.unused(), upstream.requests]).toEqual([[], [], []])
  replay.end()
  return [first, second]
}

const answers: Readonly<Record<string, readonly Answer[]>> = {
  'a document': [json({ a: 1, b: 123456789012345678901234567890n })],
  'a packed one': [gzipped('{"a":[1,2,3]}')],
  'an error, then a document': [status(500), json({ a: 1 })],
  'a rate limit with seconds, then a document': [status(429, { 'retry-after': '0' }), json({ a: 1 })],
  'a rate limit for an hour': [status(429, { 'retry-after': '3600' })],
  'a redirect': [redirect('http://127.0.0.1:1/')],
  'a refusal': [status(403)],
  'no JSON': [body('<html>')],
  'a body that is too long': [body('"'.padEnd(2_000, 'x'))],
  'no text': [body(Buffer.from([0x22, 0xff, 0x22]))],
  'an encoding nobody asked for': [body('x', { headers: { 'content-encoding': 'br' } })],
  'a body that ends early': [cut('{"a":', 100)],
  'a reset': [reset()],
  'no HTTP': [raw('hello')],
  'a drip': [drip('1', 50, 100)],
  silence: [hang()],
}

describe.each(Object.keys(answers))('%s', name => {
  test('is the same from the recording', async () => {
    upstream.answer(...(answers[name] ?? []))
    const [first, second] = await twice(ask => ask('/'))
    expect(second).toBe(first)
  })
})

test('a question that is asked again gets its answers in their order, whatever lies between', async () => {
  const counted = (() => {
    let count = 0
    return by(({ path }) => json({ path, count: count++ }))
  })()
  upstream.answer(counted)
  const [first, second] = await twice(async ask => [await ask('/a'), await ask('/b'), await ask('/a'), await ask('/b')])
  expect(second).toEqual(first)
  expect(new Set(first as string[]).size).toBe(4)
})

test('answers come in the order in which they came, so that what follows is the same', async () => {
  upstream.answer(by(({ path }) => late(path === '/slow' ? 120 : 0, json({ path }))))
  const [first, second] = await twice(async ask => {
    const order: string[] = []
    const one = async (path: string) => order.push(await ask(path))
    await Promise.all([one('/slow'), one('/first').then(() => one('/second'))])
    return order
  })
  expect(second).toEqual(first)
  expect(first).toEqual(['/first', '/second', '/slow'].map(path => JSON.stringify({ path })))
})

test('messages are found by what they ask, and answered under the number of today', async () => {
  upstream.answer(by(({ body: sent }) => json([JSON.parse(sent)].flat().map(({ id, method }) => ({ id, result: { id: 7, method } })))))
  let number = 0
  const [first, second] = await twice(async ask => {
    number += 10
    const call = (method: string, at: number) => ({ jsonrpc: '2.0', id: number + at, method, params: [] })
    const told = async (sent: unknown) => JSON.parse(await ask('/', sent)) as { id: number; result: unknown }[]
    const parts = await Promise.all([told([call('a', 0), call('b', 1)]), told(call('a', 2))])
    return parts.flat().map(({ id, result }) => [id - number, result])
  })
  expect(second).toEqual(first)
  expect(first).toEqual([
    [0, { id: 7, method: 'a' }],
    [1, { id: 7, method: 'b' }],
    [2, { id: 7, method: 'a' }],
  ])
})

describe('numbers of messages', () => {
  test.each([
    [
      '{"jsonrpc":"2.0","id":1,"result":{"id":1,"n":12345678901234567890123}}',
      '{"jsonrpc":"2.0","id":5,"result":{"id":1,"n":12345678901234567890123}}',
    ],
    ['[ {"id": 2 ,"result":"\\"id\\":1"},{"result":["id",1],"id":1}]', '[ {"id": 6 ,"result":"\\"id\\":1"},{"result":["id",1],"id":5}]'],
    ['{"id":null,"error":"no"}', '{"id":null,"error":"no"}'],
    ['{"id":9,"result":1}', '{"id":"not asked","result":1}'],
    ['{"id":"1","result":1}', '{"id":"not asked","result":1}'],
    ['{"result":1', '{"result":1'],
    ['"id', '"id'],
  ])('of %s', (answer, expected) => {
    expect(renumbered(answer, ['1', '2'], ['5', '6'])).toBe(expected)
  })

  test('do not tell two requests apart, other members do', () => {
    const of = (id: number, param: string) => JSON.stringify([{ jsonrpc: '2.0', id, method: 'm', params: [param] }])
    expect(withoutIds(of(1, 'a'))).toBe(withoutIds(of(2, 'a')))
    expect(withoutIds(of(1, 'a'))).not.toBe(withoutIds(of(1, 'b')))
    expect([idsIn(of(3, 'a')), idsIn('no JSON'), idsIn(null)]).toEqual([['3'], [], []])
  })
})

describe('keys', () => {
  const own = [new URL('https://node.example/v3/0123456789abcdef?dkey=short'), new URL('https://node.example/v3/fedcba9876543210')]
  const redact = redactor({ own, keys: ['sk_1234567890'] })
  test.each([
    ['https://node.example/v3/0123456789abcdef?dkey=short&x=1', 'https://node.example/v3/-?dkey=-&x=1'],
    ['https://node.example/v3/fedcba9876543210/more', 'https://node.example/v3/-2/more'],
    ['https://user:word@other.example/0123456789abcdef', 'https://other.example/-'],
    ['https://api.example/?apikey=anything&address=0x1', 'https://api.example/?apikey=-&address=0x1'],
    ['https://api.example/path/sk_1234567890', 'https://api.example/path/-'],
    ['https://node.example/v3/-?dkey=-', 'https://node.example/v3/-?dkey=-'],
  ])('of %s are not written', (url, written) => {
    expect(redact.url(new URL(url))).toBe(written)
    expect(redact.url(new URL(written))).toBe(written)
  })

  test('of bodies are not written either, and short words stay', () => {
    expect(redact.text('{"k":"sk_1234567890","p":"0123456789abcdef","s":"short"}')).toBe('{"k":"-","p":"-","s":"short"}')
  })
})

test('a frozen world draws the same numbers from the same seed, each of them once', () => {
  const moment = momentOf(realWorld)
  const draw = (seed: string) => {
    const world = frozen(realWorld, { ...moment, seed })
    return [world.random(32), world.random(5), world.random(70)].map(bytes => Buffer.from(bytes).toString('hex'))
  }
  const drawn = draw(moment.seed)
  expect(draw(moment.seed)).toEqual(drawn)
  expect(draw(momentOf(realWorld).seed)).not.toEqual(drawn)
  expect(drawn.map(text => text.length)).toEqual([64, 10, 140])
  expect(drawn[0]?.startsWith(drawn[1] ?? '')).toBe(false)
  expect(frozen(realWorld, moment).now()).toEqual(moment.at)
})

test('look-ups are answered as they were, and one that was not made is missed', () => {
  const ethereum = chainNamed('ethereum')
  const label = { category: 'scam' as const, list: 'A list', entity: 'X', confidence: 'community' as const, asOf: '2026-01-01' }
  const recorder = createRecorder(realWorld, plain)
  const index = recorder.labels({ lists: [], find: address => (address === '0xa' ? [label] : []) })
  expect([index.find('0xa', ethereum), index.find('0xb', ethereum)]).toEqual([[label], []])
  const replay = createReplay(recorder.end(), () => '', plain)
  expect([replay.labels.find('0xb', ethereum), replay.labels.find('0xa', ethereum), replay.missing()]).toEqual([[], [label], []])
  expect([replay.labels.find('0xc', ethereum), replay.missing().length]).toEqual([[], 1])
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})
