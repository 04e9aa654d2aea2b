import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { createGzip, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { SourceError } from '../../src/errors.ts'
import { createHttp, type Http, type HttpOptions } from '../../src/http.ts'
import type { Context, Upstreams } from '../../src/sources/index.ts'
import { realWorld, type World } from '../../src/world.ts'

/** One request as it arrived. */
export interface Asked {
  readonly method: string
  /** Path and query as they stood in the request line. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** What happens to one request. Answers are made by the functions below; `by` chooses among them. */
export type Answer = (asked: Asked, response: ServerResponse) => unknown

/** A host on loopback that answers as it is told, and remembers what it was asked. */
export interface Upstream {
  readonly url: URL
  readonly requests: readonly Asked[]
  /** Counts the scripts. A door that was made for an earlier one is no longer heard: see `led`. */
  readonly turn: number
  /** The nth request from now gets the nth answer, and the last answer is for all that follow. Forgets earlier requests. */
  answer(...answers: readonly Answer[]): void
  stop(): Promise<void>
}

export async function startUpstream(...answers: readonly Answer[]): Promise<Upstream> {
  let script = answers
  let requests: Asked[] = []
  let turn = 0
  const server = createServer({ maxHeaderSize: 1 << 20 }, async (request, response) => {
    const chunks: Buffer[] = []
    // a client that goes away in the middle is no failure of this side
    for (const stream of [request, response]) stream.on('error', () => {})
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.headers['x-turn'] !== undefined && request.headers['x-turn'] !== String(turn)) return void response.destroy()
    const path = request.url ?? '/'
    const asked: Asked = {
      method: request.method ?? '',
      path,
      query: new URL(path, 'http://upstream').searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    }
    requests.push(asked)
    const answer = script[Math.min(requests.length, script.length) - 1] ?? status(404)
    await answer(asked, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    get requests() {
      return requests
    },
    get turn() {
      return turn
    },
    answer(...next) {
      script = next
      requests = []
      turn++
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** A port that takes connections and never says a word; by https, the connection is never complete. */
export async function startMute(): Promise<{ readonly url: URL; stop(): Promise<void> }> {
  const sockets: Socket[] = []
  const server = createTcpServer(socket => {
    socket.on('error', () => {})
    sockets.push(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}`),
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

type Headers = Readonly<Record<string, string | readonly string[]>>

interface Shape {
  readonly status?: number
  readonly headers?: Headers
}

const head = (response: ServerResponse, { status = 200, headers = {} }: Shape): ServerResponse =>
  response.writeHead(status, headers as Record<string, string | string[]>)

/** A body as it stands. */
export const body =
  (content: string | Buffer, shape: Shape = {}): Answer =>
  (_, response) =>
    head(response, shape).end(content)

export const json = (value: unknown, { status, headers }: Shape = {}): Answer =>
  body(
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)),
    {
      ...(status !== undefined && { status }),
      headers: { 'content-type': 'application/json', ...headers },
    },
  )

/** A status with an empty body. */
export const status = (code: number, headers: Headers = {}): Answer => body('', { status: code, headers })

export const redirect = (to: string, code = 302): Answer => status(code, { location: to })

/** The answer after `ms` milliseconds of silence. */
export const late =
  (ms: number, answer: Answer): Answer =>
  async (asked, response) => {
    await pause(ms)
    return answer(asked, response)
  }

/** Takes the request and never answers. */
export const hang = (): Answer => () => {}

/** Sends headers, and then nothing more. */
export const hangInBody =
  (start = '{'): Answer =>
  (_, response) =>
    head(response, {}).write(start)

/** Closes the connection with a reset before a byte of the answer. */
export const reset = (): Answer => (_, response) => response.socket?.resetAndDestroy()

/** Announces `declared` bytes, sends `content` and closes the connection. */
export const cut =
  (content: string | Buffer, declared: number, shape: Shape = {}): Answer =>
  (_, response) =>
    head(response, { ...shape, headers: { ...shape.headers, 'content-length': String(declared) } }).write(content, () =>
      response.socket?.destroy(),
    )

/** Sends `chunk` every `ms` milliseconds, `times` times or until nobody listens. */
export const drip =
  (chunk: string, ms: number, times: number, shape: Shape = {}): Answer =>
  async (_, response) => {
    head(response, shape)
    for (let sent = 0; sent < times && !response.destroyed; sent++) {
      response.write(chunk)
      await pause(ms)
    }
    response.end()
  }

/** Bytes on the connection in place of an answer: whatever they are, HTTP or not. */
export const raw =
  (bytes: string | Buffer): Answer =>
  (_, response) =>
    response.socket?.end(bytes)

/** A body of `length` characters, made as it is sent. */
const long =
  (length: number, { before = '', after: end = '', ...shape }: Shape & { before?: string; after?: string } = {}): Answer =>
  (_, response) =>
    Readable.from(pieces(length, before, end)).pipe(head(response, shape))

/** A body that inflates to `inflated` zeros; with two layers the packed body is packed again. */
export const gzipBomb =
  (inflated: number, { layers = 1, ...shape }: Shape & { layers?: number } = {}): Answer =>
  (_, response) => {
    let stream: NodeJS.ReadableStream = Readable.from(pieces(inflated, '', '', '0'))
    for (let layer = 0; layer < layers; layer++) stream = stream.pipe(createGzip())
    return stream.pipe(
      head(response, { ...shape, headers: { 'content-encoding': Array(layers).fill('gzip').join(', '), ...shape.headers } }),
    )
  }

export const gzipped = (text: string): Answer => body(gzipSync(text), { headers: { 'content-encoding': 'gzip' } })

function* pieces(length: number, before: string, end: string, character = 'a'): Generator<Buffer> {
  const block = Buffer.alloc(64 * 1024, character)
  if (before) yield Buffer.from(before)
  for (let left = length; left > 0; left -= block.length) yield left >= block.length ? block : block.subarray(0, left)
  if (end) yield Buffer.from(end)
}

/** Headers of about `bytes` in all. */
export const headerFlood = (bytes: number, content = '{}'): Answer => body(content, { headers: { 'x-pad': 'p'.repeat(bytes) } })

/** Chooses the answer by the request. */
export const by =
  (choose: (asked: Asked) => Answer): Answer =>
  (asked, response) =>
    choose(asked)(asked, response)

/** One call of a JSON-RPC request, which may be one of a batch. */
export interface RpcCall {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

export const callsIn = ({ body: text }: Asked): readonly RpcCall[] => [JSON.parse(text)].flat() as RpcCall[]

/** What a node says to one call: a result, or an error as it stands. */
export type RpcReply = { readonly result: unknown } | { readonly error: unknown }

/** A JSON-RPC node. A batch is answered as one, in its order; `arrange` may put the messages otherwise. */
export const node = (
  reply: (call: RpcCall) => RpcReply,
  arrange: (messages: readonly object[]) => unknown = messages => messages,
): Answer =>
  by(asked => {
    const messages = callsIn(asked).map(call => ({ jsonrpc: '2.0', id: call.id, ...reply(call) }))
    return json(asked.body.startsWith('[') ? arrange(messages) : messages[0])
  })

/** A world whose clock moves by its sleeps alone; they take no time and are remembered, in milliseconds. */
export function clockwork(start = '2026-11-20T12:00:00.000Z'): World & { readonly sleeps: readonly number[] } {
  const sleeps: number[] = []
  let now = Date.parse(start)
  return {
    sleeps,
    now: () => new Date(now),
    microseconds: () => 0,
    env: {},
    random: size => new Uint8Array(size),
    after: realWorld.after,
    async sleep(ms, signal) {
      signal.throwIfAborted()
      sleeps.push(ms)
      now += ms
    },
  }
}

/**
 * The door to the network, but every request goes to `upstream`; the host it was meant for stands in the header x-meant-for.
 * What is still on its way when the upstream gets its next script belongs to a test that has ended.
 */
function led(http: Http, upstream: Upstream): Http {
  const turn = String(upstream.turn)
  return (call, signal) => {
    const url = new URL(call.url.pathname + call.url.search, upstream.url)
    return http({ ...call, url, headers: { ...call.headers, 'x-meant-for': call.url.host, 'x-turn': turn } }, signal)
  }
}

export interface Knock {
  readonly call?: Partial<Parameters<Http>[0]>
  readonly signal?: AbortSignal
  readonly timeout?: number
  readonly env?: HttpOptions['env']
  readonly start?: string
}

/** Asks once through a new door, and tells how it ended and how long it would have slept. */
export async function knock(url: URL, { call, signal = new AbortController().signal, timeout = 5_000, env, start }: Knock = {}) {
  const world = clockwork(start)
  const http = createHttp({ world, timeout, ...(env && { env }) })
  const settled = await http({ source: 'The source', url, schema: z.unknown(), ...call }, signal).then(
    value => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  )
  return { ...settled, code: settled.error instanceof SourceError ? settled.error.code : undefined, sleeps: world.sleeps }
}

/** What a source is given when the whole network is `upstream`. */
export function contextOf(upstream: Upstream, upstreams: Partial<Upstreams> = {}, timeout = 5_000): Context {
  const world = clockwork()
  return {
    http: led(createHttp({ world, timeout }), upstream),
    world,
    upstreams: { provider: true, keys: {}, ...upstreams },
    signal: new AbortController().signal,
  }
}

/** A case of `test/corpus/upstream.json`: one hostile or broken answer, and the class of what may come of it. */
export interface CorpusCase {
  readonly id: string
  readonly source: string
  readonly http: {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly body: Readonly<Record<string, unknown>>
  }
  readonly expect: { readonly source: 'USE' | 'MISSING' | 'UPSTREAM_ERROR' | 'RATE_LIMITED' | 'HOSTILE'; readonly wait_ms_max?: number }
}

/** The cases of these providers, or all. */
export const corpus = (...sources: readonly string[]): CorpusCase[] => {
  const { cases } = JSON.parse(readFileSync(new URL('../corpus/upstream.json', import.meta.url), 'utf8')) as { cases: CorpusCase[] }
  return sources.length === 0 ? cases : cases.filter(({ source }) => sources.includes(source))
}

/** The answer of a case; `address` takes the place of <addr>. */
export function answerOf({ http: { status: code, headers, body: what } }: CorpusCase, address = ''): Answer {
  const shape = { status: code, headers }
  const text = (key: string) => String(what[key] ?? '').replaceAll('<addr>', address)
  const count = (key: string) => Number(what[key])
  if (headers['x-pad'] === '<64KB>') return headerFlood(64 * 1024, text('text'))
  switch (what['gen']) {
    case 'nest':
      return body(text('open').repeat(count('depth')) + text('close').repeat(count('depth')), shape)
    case 'repeat':
      return long(count('times'), { ...shape, before: text('prefix'), after: text('suffix') })
    case 'gzip_bomb':
      return gzipBomb(count('inflated'), { ...shape, layers: Number(what['layers'] ?? 1) })
    case 'gzip_truncated':
      return body(gzipSync('{"status":"1","result":"0"}').subarray(0, 20), shape)
    case 'drip':
      return drip(text('chunk'), count('interval_ms'), count('chunks'), shape)
    case 'array':
      return body(JSON.stringify({ status: '1', message: 'OK', result: Array(count('count')).fill(what['item']) }), shape)
    default:
  }
  if (what['b64'] !== undefined) return body(Buffer.from(text('b64'), 'base64'), shape)
  return what['declared_length'] === undefined ? body(text('text'), shape) : cut(text('text'), count('declared_length'), shape)
}
