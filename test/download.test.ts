import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createDownload, type Sink } from '../src/download.ts'
import { SourceError } from '../src/errors.ts'
import { type Answer, body, clockwork, startUpstream, status, type Upstream } from './support/upstream.ts'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(() => upstream.stop())
afterEach(() => upstream.answer())

const world = clockwork()
const signal = new AbortController().signal
const collected = (): Sink & { readonly text: () => string; readonly begun: () => number } => {
  let chunks: Buffer[] = []
  let times = 0
  return {
    begin() {
      chunks = []
      times++
    },
    add: chunk => void chunks.push(chunk),
    text: () => Buffer.concat(chunks).toString(),
    begun: () => times,
  }
}
const fetchFile = async (answers: readonly Answer[], { maxBytes = 1000, timeout = 20_000, storage = ['storage.example'] } = {}) => {
  upstream.answer(...answers)
  const sink = collected()
  const bytes = await createDownload({ world, timeout })(
    { source: 'A list', url: new URL('/list?x=1', upstream.url), maxBytes, storage },
    sink,
    signal,
  )
  return { bytes, sink }
}
const redirect =
  (location: string): Answer =>
  (_, response) =>
    response.writeHead(302, { location }).end()

test('every byte arrives as it was sent, and nobody is asked to pack it', async () => {
  const { bytes, sink } = await fetchFile([body('0123456789')])
  expect([bytes, sink.text()]).toEqual([10, '0123456789'])
  expect(upstream.requests[0]).toMatchObject({ method: 'GET', path: '/list?x=1', headers: { 'accept-encoding': 'identity' } })
})

describe('is refused', () => {
  const gigabyte: Answer = (_, response) => void response.writeHead(200, { 'content-length': 2 ** 30 }).write('x')
  const endless: Answer = (_, response) => {
    const more = () => {
      if (response.destroyed) return
      response.write('x'.repeat(400))
      setTimeout(more, 1)
    }
    more()
  }
  const cut: Answer = (_, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('x'.repeat(50))
    setTimeout(() => response.destroy(), 20)
  }
  const silent: Answer = (_, response) => void response.writeHead(200).write('x')
  const cases: [string, Answer, string, RegExp][] = [
    ['a body that says it is a gigabyte, before a byte of it is taken', gigabyte, 'BAD_RESPONSE', /sent more than/],
    ['a body that does not end', endless, 'BAD_RESPONSE', /sent more than/],
    ['a packed body', body('x', { headers: { 'content-encoding': 'gzip' } }), 'BAD_RESPONSE', /encoding nobody asked for/],
    ['a body that is cut off', cut, 'NETWORK', /did not answer/],
    ['silence in the middle', silent, 'TIMEOUT', /did not answer within 0.3 s/],
    ['a page that is not there', status(404), 'UPSTREAM_UNAVAILABLE', /refused with status 404/],
    ['a failing host', status(503), 'NETWORK', /answered with status 503/],
    ['a redirect to a stranger', redirect('https://evil.example/list'), 'UPSTREAM_UNAVAILABLE', /not its own, which is not followed/],
    ['a redirect to its storage without TLS', redirect('http://storage.example/list'), 'UPSTREAM_UNAVAILABLE', /not followed/],
    ['a redirect with a name in front', redirect('https://storage.example@evil.example/'), 'UPSTREAM_UNAVAILABLE', /not followed/],
    ['a redirect to another port', redirect('https://storage.example:8443/'), 'UPSTREAM_UNAVAILABLE', /not followed/],
    ['a redirect to nowhere', (_, response) => response.writeHead(302).end(), 'UPSTREAM_UNAVAILABLE', /refused with status 302/],
  ]
  test.each(cases)('%s', async (_, answer, code, words) => {
    const failure = await fetchFile([answer], { timeout: 300 }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SourceError)
    expect([(failure as SourceError).code, (failure as SourceError).message]).toEqual([code, expect.stringMatching(words)])
    expect((failure as SourceError).message).not.toContain('127.0.0.1')
  })
})

test('a failure of the network is tried once more, from the first byte', async () => {
  const half: Answer = (_, response) => {
    response.writeHead(200, { 'content-length': 10 })
    response.write('wrong')
    setTimeout(() => response.destroy(), 20)
  }
  const { bytes, sink } = await fetchFile([half, body('0123456789')])
  expect([bytes, sink.text(), sink.begun()]).toEqual([10, '0123456789', 2])
})

test('a redirect is followed to the storage that was named', async () => {
  // the storage is not there, and that is what is told: it was asked
  await expect(fetchFile([redirect('https://storage.invalid/signed?key=SECRET')], { storage: ['storage.invalid'] })).rejects.toThrow(
    /^A list (?:cannot be found|did not answer|is not there)/,
  )
})

test('what the sink throws is thrown, and whoever asked may stop', async () => {
  upstream.answer(body('x'))
  const full: Sink = {
    begin() {},
    add() {
      throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
    },
  }
  const wanted = { source: 'A list', url: upstream.url, maxBytes: 10 }
  const download = createDownload({ world, timeout: 1_000 })
  await expect(download(wanted, full, signal)).rejects.toMatchObject({ code: 'ENOSPC' })
  await expect(download(wanted, collected(), AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough')
})
