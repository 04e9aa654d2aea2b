import { readFileSync } from 'node:fs'
import tls from 'node:tls'
import { Agent, type Dispatcher, EnvHttpProxyAgent, Pool } from 'undici'
import { createClocks } from './clock.ts'
import { SourceError, type SourceFailure } from './errors.ts'
import { JsonError, parseJson } from './json.ts'
import { createPacer } from './pacer.ts'
import { type Reply, retryAfter } from './reply.ts'
import { createRetryBudget, type RetryBudget } from './retry-budget.ts'
import type { Shape } from './shape.ts'
import { inTurn, type Wanted, type Wire, wireOver } from './wire.ts'
import type { World } from './world.ts'

/** One question to the outside. */
interface Call<T> {
  /** Name under which a failure is reported. */
  readonly source: string
  readonly url: URL
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** What the answer must look like. An answer that does not fit is a failure of the source, never an empty answer. */
  readonly schema: Shape<T>
  /** Takes out of the text of an answer what nobody reads: reading it costs as much as what is read. */
  readonly trim?: ((text: string) => string) | undefined
  /** Statuses besides 200 under which the body is an answer too. */
  readonly alsoStatus?: readonly number[]
  /** Reads a refusal out of an answer that came with status 200, as many providers send it. */
  readonly refusal?: (answer: T) => Refusal | undefined
  /** Calls a second that the host bears; unlimited when absent. */
  readonly pace?: number
  /** Most bytes of the inflated body; 2 MiB when absent. */
  readonly maxBytes?: number
}

export interface Refusal {
  readonly code: SourceFailure
  readonly problem: string
}

/** The one door to the network. Rejects with {@link SourceError}, or with the reason of `signal`. */
export type Http = <T>(call: Call<T>, signal: AbortSignal) => Promise<T>

/** What a request consists of, whoever judges its answer. */
type Question = Pick<Call<unknown>, 'source' | 'url' | 'method' | 'headers' | 'body' | 'maxBytes'>

/**
 * The same door for callers to whom every status is an answer. One attempt, nothing is judged; rejects with
 * {@link SourceError} where nothing usable arrived, or with the reason of `signal`.
 */
export type Exchange = (question: Question, signal: AbortSignal) => Promise<Reply>

export interface HttpOptions {
  readonly world: World
  /** Longest time for one call with everything in it: connection, headers, body, a second try. Milliseconds. */
  readonly timeout?: number
  /** HTTP_PROXY, HTTPS_PROXY and NO_PROXY, in either case. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Certificates in PEM that are trusted besides those of the system. */
  readonly ca?: string
  /** Carries the requests of {@link createHttp} in place of the network. */
  readonly wire?: Wire
}

/** Of all calls of the process: each scan has a door of its own, and would make them anew. */
const spare: AbortController[] = []

/** A failed call is tried once more at most: two tries cost an ailing host little and mend most of what can be mended. */
const tries = 2
const longestWait = 30_000

export function createHttp({ world, timeout = 10_000, ...options }: HttpOptions): Http {
  const wire = options.wire ?? networkOf(options, timeout)
  const pacer = createPacer(world)
  const clocks = createClocks(world, spare)
  const budgets = new Map<string, RetryBudget>()
  const budgetOf = (host: string): RetryBudget => {
    const known = budgets.get(host)
    if (known) return known
    const made = createRetryBudget()
    budgets.set(host, made)
    return made
  }

  return async (call, outer) => {
    const clock = clocks(outer, timeout)
    const { signal, deadline } = clock
    const budget = budgetOf(call.url.host)
    try {
      for (let attempt = 1; ; attempt++) {
        try {
          if (call.pace !== undefined) await pacer(call.url.host, call.pace, signal)
          const answer = await attemptOnce(wire, call, { now: world.now(), signal, deadline })
          budget.answered(attempt - 1)
          return answer
        } catch (error) {
          if (outer.aborted) throw outer.reason
          const failure = deadline.aborted || isTimeout(error) ? timedOut(call.source, timeout) : named(call.source, error)
          const wait = failure.retryAfter ?? 150 * attempt + (world.random(1)[0] ?? 0)
          // a refusal is an answer too
          if (!failure.mendable && !deadline.aborted) budget.answered(attempt - 1)
          if (attempt >= tries || !failure.mendable || deadline.aborted || wait > longestWait || wait > timeout) throw failure.error
          // a host that is down is asked about once for each question, and not twice
          if (!budget.take()) throw failure.error
          await world.sleep(wait, signal).catch(() => {
            throw outer.aborted ? outer.reason : failure.error
          })
        }
      }
    } finally {
      clock.stop()
    }
  }
}

export function createExchange({ world, timeout = 10_000, ...options }: HttpOptions): Exchange {
  const wire = wireOver(dispatcherFor(options, timeout))
  const clocks = createClocks(world)
  return async (question, outer) => {
    const clock = clocks(outer, timeout)
    try {
      return await exchange(wire, question, { now: world.now(), signal: clock.signal, reads: () => true })
    } catch (error) {
      if (outer.aborted) throw outer.reason
      throw (clock.deadline.aborted ? timedOut(question.source, timeout) : named(question.source, error)).error
    } finally {
      clock.stop()
    }
  }
}

/** The network itself. */
export const networkOf = (options: Pick<HttpOptions, 'env' | 'ca'>, timeout: number): Wire =>
  inTurn(wireOver(dispatcherFor(options, timeout)))

/** What a wire rejects with that replays a call which ran out of time. */
const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

/**
 * A node that is slow to answer a simulation keeps its connection; the deadline of the call is the only clock. A connection
 * that nobody waits for any more is given up a second later, so that it does not keep the process.
 */
export function dispatcherFor({ env = {}, ca }: Pick<HttpOptions, 'env' | 'ca'>, timeout: number): Dispatcher {
  const connect = { timeout: timeout + 1_000, ...(ca !== undefined && { ca: [...systemCertificates(env), ca] }) }
  const options = { headersTimeout: 0, bodyTimeout: 0, connect }
  const pick = (name: string) => env[name] ?? env[name.toUpperCase()] ?? ''
  const [http, https] = [proxyUrl(pick('http_proxy')), proxyUrl(pick('https_proxy'))]
  if (!http && !https) return new Agent(options)
  // what is left out here would be read from the environment of the process
  return new EnvHttpProxyAgent({
    ...options,
    clientFactory: proxyClient,
    proxyTls: connect,
    requestTls: connect,
    httpProxy: http,
    httpsProxy: https,
    noProxy: pick('no_proxy'),
  })
}

/** A proxy that hangs up has failed. undici would ask it again at once and without end: its name for a socket that closed means there "connect anew". */
function proxyClient(proxy: URL, options: object): Dispatcher {
  const pool = new Pool(proxy, options)
  const connect = pool.connect.bind(pool) as (options: Dispatcher.ConnectOptions) => Promise<Dispatcher.ConnectData>
  const once = async (asked: Dispatcher.ConnectOptions) => {
    try {
      return await connect(asked)
    } catch (error) {
      throw (error as { code?: unknown }).code === 'UND_ERR_SOCKET' ? Object.assign(new Error('hung up'), { code: 'ECONNRESET' }) : error
    }
  }
  return Object.assign(pool, { connect: once })
}

/** To name a certificate is to replace those that node trusts by itself, so they are named too. */
function systemCertificates(env: NonNullable<HttpOptions['env']>): readonly string[] {
  const { getCACertificates } = tls as { getCACertificates?: (kind: 'default') => readonly string[] }
  if (getCACertificates) return getCACertificates('default')
  const extra = env['NODE_EXTRA_CA_CERTS']
  try {
    return extra ? [...tls.rootCertificates, readFileSync(extra, 'utf8')] : tls.rootCertificates
  } catch {
    return tls.rootCertificates
  }
}

/** As it stands in the environment: often without "http://". */
function proxyUrl(text: string): string {
  if (text === '') return ''
  const url = text.includes('://') ? text : `http://${text}`
  if (URL.canParse(url) && /^https?:/i.test(url)) return url
  throw new SourceError({
    source: 'The proxy',
    code: 'NETWORK',
    problem: 'has an address that is not a URL',
    hint: 'Check HTTP_PROXY and HTTPS_PROXY: http://host:port is expected.',
  })
}

/** What one attempt ended with, and whether the same question may fare better in a moment. */
class Failed extends Error {
  readonly error: SourceError
  readonly mendable: boolean
  readonly retryAfter: number | undefined
  constructor(error: SourceError, { mendable, retryAfter }: { mendable: boolean; retryAfter?: number | undefined }) {
    super(error.message)
    this.error = error
    this.mendable = mendable
    this.retryAfter = retryAfter
  }
}

interface Moment extends Pick<Wanted, 'signal' | 'deadline'> {
  readonly now: Date
}

async function attemptOnce<T>(wire: Wire, call: Call<T>, moment: Moment): Promise<T> {
  const fail = (code: SourceFailure, problem: string, options: { mendable?: boolean; retryAfter?: number | undefined } = {}) =>
    new Failed(new SourceError({ source: call.source, code, problem }), { mendable: false, ...options })

  const reads = (status: number) => status === 200 || (status < 500 && status !== 429 && call.alsoStatus?.includes(status) === true)
  const { status, retryAfter, text } = await exchange(wire, call, { ...moment, reads })
  if (status === 429) throw fail('RATE_LIMITED', 'asks for fewer requests', { mendable: true, retryAfter })
  if (status >= 500) throw fail('UPSTREAM_UNAVAILABLE', `answered with status ${status}`, { mendable: true })
  if (status >= 300 && status < 400) throw fail('UPSTREAM_UNAVAILABLE', 'answered with a redirect, which is not followed')
  if (text === undefined) throw fail('UPSTREAM_UNAVAILABLE', `refused with status ${status}`)

  const read = call.schema.safeParse(parseJson(call.trim ? call.trim(text) : text))
  if (!read.success) throw fail('BAD_RESPONSE', 'answered with something else than was asked for')
  const { data } = read
  const refusal = call.refusal?.(data)
  if (refusal) throw fail(refusal.code, refusal.problem, { mendable: refusal.code === 'RATE_LIMITED' })
  return data
}

/** One request and its answer, read only where `reads` wants a body of that status. Redirects are answers, never followed. */
async function exchange(
  wire: Wire,
  { source, url, method = 'GET', headers: named, body, maxBytes = 2 * 1024 * 1024 }: Question,
  { now, ...wanted }: Moment & Pick<Wanted, 'reads'>,
): Promise<Reply> {
  const request = {
    origin: url.origin,
    path: url.pathname + url.search,
    method,
    headers: {
      accept: 'application/json',
      'accept-encoding': 'gzip',
      'user-agent': 'chainvet',
      ...named,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  }
  const { status, headers, text } = await wire(request, { source, maxBytes, ...wanted })
  if (text === undefined || typeof text === 'string') return { status, retryAfter: retryAfter(headers['retry-after'], now), text }
  throw new Failed(new SourceError({ source, code: 'BAD_RESPONSE', problem: text.problem }), { mendable: false })
}

/** Turns whatever an attempt threw into a named failure. Errors of libraries are left out: they can quote URLs and bodies. */
export function named(source: string, error: unknown): Failed {
  if (error instanceof Failed) return error
  const failed = (code: SourceFailure, problem: string, mendable: boolean) =>
    new Failed(new SourceError({ source, code, problem }), { mendable })
  if (error instanceof JsonError) return failed('BAD_RESPONSE', `answered with a body that cannot be used: ${error.message}`, false)
  const { name, code: reason } = error as { name?: unknown; code?: unknown }
  // garbage, and headers without end: asking again mends neither
  if (name === 'HTTPParserError' || reason === 'UND_ERR_HEADERS_OVERFLOW')
    return failed('BAD_RESPONSE', 'answered with something that is not HTTP', false)
  if (typeof reason === 'string' && /^(ERR_TLS|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_SSL)/.test(reason))
    return failed('TLS', `has a certificate that is not trusted (${reason})`, false)
  if (reason === 'ECONNREFUSED') return failed('NETWORK', 'is not there: connection refused', true)
  if (reason === 'ENOTFOUND' || reason === 'EAI_AGAIN') return failed('NETWORK', 'cannot be found: its name does not resolve', false)
  return failed('NETWORK', `did not answer${typeof reason === 'string' ? ` (${reason})` : ''}`, true)
}

export const timedOut = (source: string, timeout: number): Failed =>
  new Failed(new SourceError({ source, code: 'TIMEOUT', problem: `did not answer within ${timeout / 1000} s` }), { mendable: false })
