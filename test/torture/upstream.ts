import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { starter, usageOf, walletResult } from '../support/service.ts'
import { fateOf, findingsFor, keyOf } from './fates.ts'
import { numberOf } from './random.ts'

export const key = 'cv_test_torture0123456789abcdef'

/** What was asked about one target since the last look. */
interface Calls {
  readonly target: string
  readonly asked: number
  /** Answers that cost one call of the quota. */
  readonly paid: number
}

/** A service of the interface specification that answers from a script and counts. */
export interface Scripted {
  readonly url: string
  /** Calls of the process that has just ended: waits until nothing of it is left on the way. */
  life(): Promise<readonly Calls[]>
  /** When each answer was sent, in milliseconds, of those since this was asked last. */
  answers(): Promise<readonly number[]>
  /** Forgets who has failed already. */
  reset(): Promise<void>
  stop(): Promise<void>
}

export interface Script {
  /** Targets of a thousand that fail at first. */
  readonly faulty: number
  /** Silence before every answer, in milliseconds. */
  readonly delay?: number
  /** Calls of a thousand that fail besides, whoever they are about. */
  readonly unsteady?: number
}

/** What one call gets in place of an answer, so that the same calls fail in every run. */
export const failureOf = (target: string, call: number, { faulty, unsteady = 0 }: Script): 429 | 502 | undefined => {
  const planned = fateOf(target, faulty).failures[call]
  const lot = numberOf(`call ${call} ${target}`)
  return planned ?? (lot % 1000 >= unsteady ? undefined : lot % 2 === 0 ? 429 : 502)
}

export async function startScripted(script: Script): Promise<Scripted> {
  const { faulty, delay = 0 } = script
  /** Calls by target, of all lives: they decide which failure is next. */
  const before = new Map<string, number>()
  let life = new Map<string, { asked: number; paid: number }>()
  /** Names of requests that were paid for, by target. */
  let paidFor = new Map<string, Set<string>>()
  let answered: number[] = []
  let open = 0
  let whenAlone: (() => void) | undefined

  /** The same name of a request gets the same answer, and is paid for once. */
  const isNew = (target: string, name: string | undefined): boolean => {
    if (name === undefined) return true
    const names = paidFor.get(target) ?? new Set()
    paidFor.set(target, names)
    return names.size < names.add(name).size
  }

  const answerScan = (body: string, name: string | undefined): { status: number; content: object } => {
    const { address, chain_id: chainId } = JSON.parse(body) as { address: string; chain_id: number }
    const target = keyOf(address, chainId)
    const count = before.get(target) ?? 0
    before.set(target, count + 1)
    const calls = life.get(target) ?? { asked: 0, paid: 0 }
    life.set(target, calls)
    calls.asked++
    const { end } = fateOf(target, faulty)
    const failure = failureOf(target, count, script)
    if (failure !== undefined) return { status: failure, content: { detail: 'Not now.' } }
    if (end === 'no_activity') {
      if (isNew(target, name)) calls.paid++
      return { status: 404, content: { detail: 'No activity on this chain.' } }
    }
    if (end === 'refused') return { status: 400, content: { detail: 'Not this one.' } }
    if (isNew(target, name)) calls.paid++
    return { status: 200, content: walletResult(address, chainId, findingsFor(target)) }
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const due = performance.now() + delay
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer)
    } catch {
      return // whoever asked is gone
    }
    const { status, content } =
      request.headers['x-api-key'] !== key
        ? { status: 401, content: { detail: 'Invalid API key.' } }
        : request.url === '/v1/usage'
          ? { status: 200, content: usageOf({ ...starter(0), included: 1_000_000_000 }) }
          : request.method === 'POST' && request.url === '/v1/scan/wallet'
            ? answerScan(Buffer.concat(chunks).toString(), request.headers['idempotency-key']?.toString())
            : { status: 404, content: {} }
    const send = () => {
      answered.push(performance.now())
      response.writeHead(status, { 'content-type': 'application/json', ...((status === 429 || status === 502) && { 'retry-after': '0' }) })
      response.end(JSON.stringify(content))
    }
    // a timer fires up to a millisecond late, and those who measure a pipeline would measure that
    const sendWhenDue = () => void (performance.now() < due ? setImmediate(sendWhenDue) : send())
    if (delay > 0) setTimeout(sendWhenDue, delay - 1)
    else send()
  }

  const server = createServer((request, response) => {
    for (const stream of [request, response]) stream.on('error', () => {})
    void handle(request, response)
  })
  server.on('connection', socket => {
    open++
    socket.on('close', () => {
      if (--open === 0) whenAlone?.()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async life() {
      if (open > 0)
        await new Promise<void>(resolve => {
          whenAlone = resolve
        })
      const calls = [...life].map(([target, count]) => ({ target, ...count }))
      life = new Map()
      return calls
    },
    async answers() {
      const sent = answered
      answered = []
      return sent
    },
    async reset() {
      before.clear()
      paidFor = new Map()
      life = new Map()
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
