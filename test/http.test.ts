import fc from 'fast-check'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { ChainvetError } from '../src/errors.ts'
import { createHttp } from '../src/http.ts'
import type { Wire } from '../src/wire.ts'
import {
  type Answer,
  answerOf,
  body,
  by,
  clockwork,
  corpus,
  cut,
  drip,
  gzipped,
  hang,
  hangInBody,
  headerFlood,
  json,
  type Knock,
  knock,
  late,
  raw,
  redirect,
  reset,
  startMute,
  startUpstream,
  status,
} from './support/upstream.ts'

fc.configureGlobal({ seed: 1, numRuns: 40 })

const upstream = await startUpstream()
const elsewhere = await startUpstream(json({ stolen: true }))
afterAll(async () => {
  await upstream.stop()
  await elsewhere.stop()
})

const ask = (how: Knock = {}) => knock(upstream.url, how)

const broken = ['UPSTREAM_UNAVAILABLE', 'NETWORK', 'TIMEOUT', 'BAD_RESPONSE']
const codesOf = { USE: [undefined], UPSTREAM_ERROR: broken, HOSTILE: ['BAD_RESPONSE'], RATE_LIMITED: ['RATE_LIMITED'], MISSING: [] }

/** Faults of HTTP and of JSON; what a provider says in its own dialect belongs to the test of its source. */
const ofTransport = corpus('explorer', 'evm_rpc', 'goplus_token').filter(
  ({ id }) =>
    /^(html|empty|status|json|gzip|drip|header|redirect|429|418)/.test(id) || ['rpc-1e400', 'rpc-dupkeys', 'gp-proto'].includes(id),
)

test('the corpus has 27 cases for the door', () => {
  expect(ofTransport).toHaveLength(27)
})

describe('hostile and broken answers', () => {
  test.each(ofTransport)('$id: $why', async example => {
    upstream.answer(answerOf(example, '0x00'))
    elsewhere.answer(json({ stolen: true }))
    const { code, sleeps, value } = await ask(example.id === 'drip' ? { timeout: 250 } : {})
    expect(codesOf[example.expect.source]).toContain(code)
    expect(value === undefined).toBe(code !== undefined)
    expect(sleeps.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(example.expect.wait_ms_max ?? 1_000)
    expect(({} as Record<string, unknown>)['is_honeypot']).toBeUndefined()
  })

  test('a redirect is not followed, wherever it leads and however it is written', async () => {
    elsewhere.answer(json({ stolen: true }))
    for (const code of [300, 301, 302, 303, 307, 308]) {
      upstream.answer(redirect(new URL('/collect', elsewhere.url).href, code))
      const { error } = await ask({ call: { method: 'POST', body: { secret: 1 }, headers: { 'x-api-key': 'secret' } } })
      expect(error).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', message: 'The source answered with a redirect, which is not followed' })
      expect(upstream.requests).toHaveLength(1)
    }
    expect(elsewhere.requests).toHaveLength(0)
  })
})

describe('what is asked', () => {
  test('a GET names what it takes, and sends no body', async () => {
    upstream.answer(json({ a: 1n }))
    const { value } = await ask({ call: { url: new URL('/path?q=%20x', upstream.url), headers: { 'x-key': 'k' } } })
    expect(value).toEqual({ a: '1' })
    const [asked] = upstream.requests
    expect(asked).toMatchObject({ method: 'GET', path: '/path?q=%20x', body: '' })
    expect(asked?.headers).toMatchObject({ accept: 'application/json', 'accept-encoding': 'gzip', 'user-agent': 'chainvet', 'x-key': 'k' })
  })

  test('a POST sends JSON', async () => {
    upstream.answer(json([]))
    await ask({ call: { method: 'POST', body: { jsonrpc: '2.0', id: 1 } } })
    expect(upstream.requests[0]).toMatchObject({ method: 'POST', body: '{"jsonrpc":"2.0","id":1}' })
    expect(upstream.requests[0]?.headers['content-type']).toBe('application/json')
  })

  test('one layer of gzip is inflated', async () => {
    upstream.answer(gzipped('{"big":9007199254740993}'))
    expect((await ask()).value).toEqual({ big: 9007199254740993n })
  })

  test('a body may be as long as the limit and no longer', async () => {
    const limit = 1_000
    upstream.answer(body(`"${'a'.repeat(limit - 2)}"`), body(`"${'a'.repeat(limit - 1)}"`))
    const http = createHttp({ world: clockwork() })
    const call = { source: 'The source', url: upstream.url, schema: z.string(), maxBytes: limit }
    expect(await http(call, new AbortController().signal)).toHaveLength(limit - 2)
    await expect(http(call, new AbortController().signal)).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })

  test('an answer of the wrong shape is a failure, not an empty answer', async () => {
    upstream.answer(json({ items: 'none' }))
    expect((await ask({ call: { schema: z.object({ items: z.array(z.unknown()) }) } })).error).toMatchObject({
      code: 'BAD_RESPONSE',
      message: 'The source answered with something else than was asked for',
    })
    expect(upstream.requests).toHaveLength(1)
  })

  test('a status that was announced carries an answer, any other does not', async () => {
    upstream.answer(json({ message: 'Not found' }, { status: 404 }))
    expect((await ask({ call: { alsoStatus: [404] } })).value).toEqual({ message: 'Not found' })
    expect((await ask({ call: { alsoStatus: [400] } })).code).toBe('UPSTREAM_UNAVAILABLE')
  })
})

describe('a second try', () => {
  const once: [string, Answer, string][] = [
    ['a 4xx', status(403), 'UPSTREAM_UNAVAILABLE'],
    ['a 204', status(204), 'UPSTREAM_UNAVAILABLE'],
    ['a redirect', redirect('/'), 'UPSTREAM_UNAVAILABLE'],
    ['a body that is not JSON', body('<html>'), 'BAD_RESPONSE'],
    ['a damaged gzip body', body('{}', { headers: { 'content-encoding': 'gzip' } }), 'BAD_RESPONSE'],
    ['an encoding nobody asked for', body('{}', { headers: { 'content-encoding': 'br' } }), 'BAD_RESPONSE'],
    ['text that is not UTF-8', body(Buffer.from([0x22, 0xff, 0x22])), 'BAD_RESPONSE'],
    ['two byte-order marks', body('\ufeff\ufeff{}'), 'BAD_RESPONSE'],
    ['bytes that are not HTTP', raw('SSH-2.0-OpenSSH_9.6\r\n'), 'BAD_RESPONSE'],
    ['headers without end', headerFlood(64 * 1024), 'BAD_RESPONSE'],
  ]
  test.each(once)('%s is asked once', async (_, answer, code) => {
    upstream.answer(answer)
    expect((await ask()).code).toBe(code)
    expect(upstream.requests).toHaveLength(1)
  })

  const twice: [string, Answer, string][] = [
    ['a 429', status(429), 'RATE_LIMITED'],
    ['a 500', status(500), 'UPSTREAM_UNAVAILABLE'],
    ['a 503', status(503), 'UPSTREAM_UNAVAILABLE'],
    ['a connection that is reset', reset(), 'NETWORK'],
    ['a body that is cut off', cut('{"a":1}', 400), 'NETWORK'],
  ]
  test.each(twice)('%s is asked twice, and no more', async (_, answer, code) => {
    upstream.answer(answer)
    expect((await ask()).code).toBe(code)
    expect(upstream.requests).toHaveLength(2)
  })

  test('a refusal inside an answer is asked twice when it is a rate limit, else once', async () => {
    for (const [code, count] of [
      ['RATE_LIMITED', 2],
      ['UPSTREAM_UNAVAILABLE', 1],
    ] as const) {
      upstream.answer(json({ refused: true }))
      const { error } = await ask({ call: { refusal: () => ({ code, problem: 'says no' }) } })
      expect(error).toMatchObject({ code, message: 'The source says no' })
      expect(upstream.requests).toHaveLength(count)
    }
  })

  test('any two statuses: the second is asked for when the first can mend, and decides', async () => {
    const statuses = fc.constantFrom(200, 204, 301, 400, 401, 402, 403, 404, 418, 429, 500, 502, 503, 521)
    const mendable = (code: number) => code === 429 || code >= 500
    const codeOf = (code: number) => (code === 200 ? undefined : code === 429 ? 'RATE_LIMITED' : 'UPSTREAM_UNAVAILABLE')
    await fc.assert(
      fc.asyncProperty(statuses, statuses, async (first, second) => {
        upstream.answer(json({}, { status: first }), json({}, { status: second }), status(200))
        const { code } = await ask()
        expect(upstream.requests).toHaveLength(mendable(first) ? 2 : 1)
        expect(code).toBe(codeOf(mendable(first) ? second : first))
      }),
    )
  })

  test('a host that comes back is believed', async () => {
    upstream.answer(reset(), json({ a: 1 }))
    expect((await ask()).value).toEqual({ a: 1 })
  })
})

describe('Retry-After', () => {
  const start = '2026-11-20T12:00:00.000Z'
  const waits: [string, string | string[], number[]][] = [
    ['seconds', '2', [2_000]],
    ['none at all', '0', [0]],
    ['a date', 'Fri, 20 Nov 2026 12:00:03 GMT', [3_000]],
    ['a date of RFC 850', 'Friday, 20-Nov-26 12:00:03 GMT', [3_000]],
    ['a date that has passed', 'Fri, 20 Nov 2026 11:00:00 GMT', [0]],
    ['a word', 'soon', [150]],
    ['a negative number', '-1', [150]],
    ['a fraction', '1.5', [150]],
    ['an empty text', '', [150]],
    ['two of them', ['1', '2'], [150]],
    ['longer than the call may take', '6', []],
    ['longer than half a minute', '31', []],
    ['longer than a timer can count', '99999999999', []],
    ['more digits than any number has', '9'.repeat(300), [150]],
  ]
  test.each(waits)('%s', async (name, value, sleeps) => {
    upstream.answer(status(429, { 'retry-after': value }))
    const asked = await ask({ start, timeout: name.includes('half') ? 60_000 : 5_000 })
    expect(asked.sleeps).toEqual(sleeps)
    expect(asked.code).toBe('RATE_LIMITED')
    expect(upstream.requests).toHaveLength(sleeps.length + 1)
  })
})

describe('one deadline for everything', () => {
  const silent: [string, Answer[]][] = [
    ['no headers', [hang()]],
    ['no end of the body', [hangInBody()]],
    ['a byte now and then', [drip(' ', 20, 10_000)]],
    ['a second try that hangs', [late(100, status(503)), hang()]],
    ['a second try that would come too late', [late(150, status(503)), late(150, json({}))]],
  ]
  test.each(silent)('%s', async (_, answers) => {
    upstream.answer(...answers)
    const { error } = await ask({ timeout: 250 })
    expect(error).toMatchObject({ code: 'TIMEOUT', message: 'The source did not answer within 0.25 s' })
  })

  test('a connection that is never completed', async () => {
    const mute = await startMute()
    onTestFinished(mute.stop)
    const { error } = await ask({ timeout: 200, call: { url: mute.url } })
    expect(error).toMatchObject({ code: 'TIMEOUT' })
  })

  test('a place in the queue', async () => {
    upstream.answer(json({}))
    const world = {
      ...clockwork(),
      sleep: (_: number, signal: AbortSignal) =>
        new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    }
    const http = createHttp({ world, timeout: 500 })
    const call = { source: 'The source', url: upstream.url, schema: z.unknown(), pace: 0.1 }
    await http(call, new AbortController().signal)
    await expect(http(call, new AbortController().signal)).rejects.toMatchObject({ code: 'TIMEOUT' })
    expect(upstream.requests).toHaveLength(1)
  })
})

describe('a host that fails', () => {
  /** So many calls one after the other at hosts that answer as the script has it; how many requests each of them saw, and how the calls ended. */
  async function asked(calls: number, hosts: readonly string[], statusOf: (nth: number, host: string) => number) {
    const requests = new Map<string, number>()
    const wire: Wire = async ({ origin }, { reads }) => {
      const { hostname } = new URL(origin)
      const nth = (requests.get(hostname) ?? 0) + 1
      requests.set(hostname, nth)
      const answered = statusOf(nth, hostname)
      return { status: answered, headers: {}, text: reads(answered) ? '{}' : undefined }
    }
    const http = createHttp({ world: clockwork(), wire })
    const ends: string[] = []
    for (let call = 0; call < calls; call++)
      for (const host of hosts)
        ends.push(
          await http({ source: 'The source', url: new URL(`https://${host}/`), schema: z.unknown() }, new AbortController().signal).then(
            () => 'answered',
            (error: ChainvetError) => error.code,
          ),
        )
    return { requests, ends: new Set(ends) }
  }
  const third = (nth: number): boolean => Math.imul(nth, 0x9e3779b1) >>> 0 < 2 ** 32 / 3

  test.each([503, 429])('without end is asked about once for each call: status %i', async down => {
    const { requests, ends } = await asked(1_000, ['down.example'], () => down)
    expect(requests.get('down.example')).toBeLessThanOrEqual(1_100)
    expect(ends).toEqual(new Set([down === 429 ? 'RATE_LIMITED' : 'UPSTREAM_UNAVAILABLE']))
  })

  test('for a third of the calls is asked again each time that may help', async () => {
    const { ends } = await asked(1_000, ['shaky.example'], nth => (third(nth) && !third(nth - 1) ? 503 : 200))
    expect(ends).toEqual(new Set(['answered']))
  })

  test('does not take from another what may be asked there', async () => {
    const { requests, ends } = await asked(500, ['down.example', 'shaky.example'], (nth, host) =>
      host === 'down.example' || nth % 2 === 1 ? 503 : 200,
    )
    expect(requests.get('shaky.example')).toBe(1_000)
    expect(ends).toEqual(new Set(['UPSTREAM_UNAVAILABLE', 'answered']))
  })
})

describe('a caller who stops', () => {
  const reason = new Error('stop')
  const moments: [string, Answer][] = [
    ['before the headers', hang()],
    ['in the body', hangInBody()],
    ['while a body drips', drip(' ', 10, 10_000)],
  ]
  test.each(moments)('%s gets the own reason back', async (_, answer) => {
    const controller = new AbortController()
    upstream.answer(
      by(() => {
        setTimeout(() => controller.abort(reason), 30)
        return answer
      }),
    )
    expect((await ask({ signal: controller.signal })).error).toBe(reason)
  })

  test('before the call: nothing is asked', async () => {
    upstream.answer(json({}))
    expect((await ask({ signal: AbortSignal.abort(reason) })).error).toBe(reason)
    expect(upstream.requests).toHaveLength(0)
  })

  test('between two tries', async () => {
    upstream.answer(status(429))
    const controller = new AbortController()
    const sleep = async (_: number, signal: AbortSignal) => {
      controller.abort(reason)
      signal.throwIfAborted()
    }
    const http = createHttp({ world: { ...clockwork(), sleep } })
    await expect(http({ source: 'The source', url: upstream.url, schema: z.unknown() }, controller.signal)).rejects.toBe(reason)
    expect(upstream.requests).toHaveLength(1)
  })

  test('while a connection is made', async () => {
    const mute = await startMute()
    onTestFinished(mute.stop)
    const controller = new AbortController()
    setTimeout(() => controller.abort(reason), 50)
    expect((await ask({ signal: controller.signal, timeout: 60_000, call: { url: mute.url } })).error).toBe(reason)
  })
})
