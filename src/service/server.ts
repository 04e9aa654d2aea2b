import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { everyAnswer, failureAnswer } from './answer.ts'
import type { App } from './app.ts'
import { createClients } from './clients.ts'
import { valuesOf } from './headers.ts'
import { failureFields } from './log.ts'
import type { Parts, ServiceEnv } from './parts.ts'
import { rawFailure, refusalOfFraming, writeFailure } from './raw.ts'
import { Refusal } from './refusal.ts'
import { screen } from './screen.ts'
import { createTelling } from './telling.ts'

export interface ServerOptions {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  /** Addresses and networks ("10.0.0.0/8") of reverse proxies, whose X-Forwarded-For is believed. */
  readonly trustedProxies?: readonly string[]
}

export interface RunningServer {
  readonly url: URL
  /**
   * Takes no more requests, lets those that are under way end, and cuts off what takes longer than the limit: what was reserved
   * for it is released. How many were cut off.
   */
  stop(): Promise<number>
}

type Exchange = ServiceEnv['Bindings']
type Serving = Pick<Parts, 'limits' | 'log' | 'metrics' | 'stopping'>

/** Gives the app a port. Every refusal, those of the parser too, carries `{detail}`. Rejects where the port is taken. */
export async function startServer(
  { routes, direct }: App,
  parts: Serving,
  { host, port, trustedProxies = [] }: ServerOptions,
): Promise<RunningServer> {
  const { limits, log, metrics, stopping } = parts
  const clientOf = createClients(trustedProxies)
  const telling = createTelling(routes, parts)
  let underWay = 0
  let idle: (() => void) | undefined

  const exchanges = new WeakMap<object, Exchange>()
  const hono = getRequestListener((request, { incoming }) => routes.fetch(request, exchanges.get(incoming) as Exchange), {
    hostname: 'localhost',
    autoCleanupIncoming: false,
    errorHandler: () => failureAnswer(new Refusal(400, 'The request cannot be read: its Host or its path is none.')),
  })

  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const exchange = { incoming, outgoing, requestId: requestIdOf(incoming), client: clientOf(incoming) }
    telling(exchange)
    // it closes once
    outgoing.on('close', () => letGo(incoming))
    const known = direct.get(`${incoming.method} ${incoming.url}`)
    const refusal = screen(incoming, known !== undefined)
    const handle = refusal ? undefined : (known ?? direct.get(`${incoming.method} ${incoming.url}`))
    if (stopping.aborted) outgoing.setHeader('Connection', 'close')
    // it writes all of its fields at once
    if (handle) return void work(exchange, handle(exchange))
    for (const name in everyAnswer) outgoing.setHeader(name, everyAnswer[name] as string)
    outgoing.setHeader('X-Request-Id', exchange.requestId)
    if (refusal) return void writeFailure(outgoing, refusal)
    exchanges.set(incoming, exchange)
    work(exchange, hono(incoming, outgoing))
  }

  const work = ({ outgoing }: Exchange, answered: Promise<void>): void => {
    underWay++
    const done = () => {
      underWay--
      if (underWay === 0) idle?.()
    }
    answered.then(done, (error: unknown) => {
      log.error('unanswered', failureFields(error))
      outgoing.destroy()
      done()
    })
  }

  const server = createServer(
    {
      maxHeaderSize,
      headersTimeout: limits.headersTime,
      // a body has a deadline of its own, by route
      requestTimeout: Math.max(limits.headersTime, limits.uploadTime),
      connectionsCheckingInterval: Math.min(1_000, limits.headersTime),
      keepAliveTimeout: idleTime,
      // node would answer without a body; `screen` does it with one
      requireHostHeader: false,
    },
    onRequest,
  )
  server.maxHeadersCount = 0
  server.on('checkContinue', onRequest)
  server.on('checkExpectation', (_, outgoing: ServerResponse) =>
    writeFailure(outgoing, new Refusal(417, 'Only Expect: 100-continue is understood.')),
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => cutWith(socket, refusalOfFraming(error)))
  server.on('connect', (_, socket: Duplex) => cutWith(socket, new Refusal(405, 'This is no proxy.', { Allow: 'GET, HEAD, POST, OPTIONS' })))
  const connections = capped(server, limits.connections)
  metrics.gauge('chainvet_connections', 'Open connections.', connections)
  metrics.gauge('chainvet_requests_under_way', 'Requests under way.', () => underWay)

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: new URL(`http://${host.includes(':') ? `[${host}]` : host}:${taken}`),
    async stop() {
      // what has arrived and was not read yet is answered: node would cut its connections as idle ones
      await later(answering)
      const closed = new Promise(resolve => server.close(resolve))
      const sweeping = setInterval(() => server.closeIdleConnections(), 50)
      const ended =
        underWay === 0
          ? Promise.resolve(true)
          : new Promise<boolean>(resolve => {
              idle = () => resolve(true)
            })
      const inTime = await Promise.race([ended, later(limits.stopTime)])
      const cut = inTime ? 0 : underWay
      clearInterval(sweeping)
      server.closeAllConnections()
      // what was reserved for those is released now
      if (!inTime) await Promise.race([ended, later(releaseTime)])
      await closed
      return cut
    },
  }
}

const maxHeaderSize = 16_384
/** Longer than proxies keep an idle connection: the side that sends has to be the one that closes it. */
const idleTime = 65_000
/** Milliseconds in which a service that stops still says so. */
const answering = 100
/** Milliseconds in which scans that were cut off are released. */
const releaseTime = 5_000
/** Milliseconds in which a client reads a refusal before its connection is cut. */
const lingering = 500

const later = (ms: number): Promise<false> => new Promise(resolve => setTimeout(() => resolve(false), ms).unref())

/** A name that the client chose, where it is a harmless one; else one of ours. */
function requestIdOf(incoming: IncomingMessage): string {
  const [given, ...more] = valuesOf(incoming, 'x-request-id')
  return given !== undefined && more.length === 0 && /^[\w-]{8,64}$/.test(given) ? given : globalThis.crypto.randomUUID()
}

/** An answer was given before the whole request was there: the rest is read for a moment, so that the answer arrives, and not for ever. */
function letGo(incoming: IncomingMessage): void {
  if (incoming.complete || incoming.socket.destroyed) return
  incoming.resume()
  const timer = setTimeout(() => incoming.socket.destroy(), lingering).unref()
  incoming.once('end', () => clearTimeout(timer))
}

/** Answers on a connection that cannot be used further. */
function cutWith(socket: Duplex, refusal: Refusal): void {
  const { _httpMessage: answer } = socket as Duplex & { _httpMessage?: ServerResponse | null }
  if (!socket.writable || answer?.headersSent) return void socket.destroy()
  socket.on('error', () => {})
  socket.end(rawFailure(refusal))
  socket.resume()
  setTimeout(() => socket.destroy(), lingering).unref()
}

function capped(server: Server, most: number): () => number {
  let open = 0
  server.on('connection', (socket: Socket) => {
    open++
    socket.once('close', () => {
      open--
    })
    if (open > most)
      cutWith(socket, new Refusal(503, 'The service has too many connections. Try again in a moment.', { 'Retry-After': '1' }))
  })
  return () => open
}
