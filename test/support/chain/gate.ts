import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Message {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** Stands between chainvet and a node: counts what waits for what, and can play a poorer node. */
export interface Gate {
  readonly url: string
  /** Longest chain of requests of which each began only after the one before had been answered. */
  roundTrips(): number
  readonly methods: readonly string[]
  /** HTTP requests until now; a batch is one. */
  requests(): number
  /** Forgets what was counted. */
  reset(): void
  stop(): Promise<void>
}

export interface Manners {
  /** Methods the node does not have. */
  readonly lacks?: readonly string[]
  /** Takes the third parameter of eth_call away, as a node without state overrides does. */
  readonly ignoresOverrides?: boolean
  /** Takes the fourth away, as a node does that runs calls in no block but its own. */
  readonly ignoresBlocks?: boolean
  /** The error with which a request is refused, if it is. */
  readonly refuses?: (method: string, params: readonly unknown[]) => string | undefined
  /** Answers that replace those of the node, by method. */
  readonly says?: Readonly<Record<string, unknown>>
  /** Milliseconds that every answer takes longer. */
  readonly latency?: number
  /** What happens to the nth request from the start, counted from 1, in place of an answer: nothing, ever, or the end of its connection. */
  readonly fault?: (nth: number) => 'silence' | 'reset' | undefined
}

export async function startGate(
  target: string,
  { lacks = [], ignoresOverrides = false, ignoresBlocks = false, refuses, says = {}, latency = 0, fault }: Manners = {},
): Promise<Gate> {
  let ended: { at: number; depth: number }[] = []
  let deepest = 0
  let clock = 0
  let methods: string[] = []
  let requests = 0

  const answerOne = async (message: Message): Promise<unknown> => {
    methods.push(message.method)
    const { id, method, params } = message
    if (lacks.includes(method))
      return { jsonrpc: '2.0', id, error: { code: -32601, message: `the method ${method} does not exist/is not available` } }
    const refusal = refuses?.(method, params)
    if (refusal !== undefined) return { jsonrpc: '2.0', id, error: { code: -32000, message: refusal } }
    if (method in says) return { jsonrpc: '2.0', id, result: says[method] }
    const taken = method !== 'eth_call' ? params.length : ignoresOverrides ? 2 : ignoresBlocks ? 3 : params.length
    const body = { ...message, params: params.slice(0, taken) }
    const answer = await fetch(target, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    return answer.json()
  }

  const server = createServer(async (request, response) => {
    const began = clock++
    const depth = 1 + Math.max(0, ...ended.filter(({ at }) => at < began).map(before => before.depth))
    deepest = Math.max(deepest, depth)
    requests++
    const broken = fault?.(requests)
    if (broken === 'reset') return void response.socket?.resetAndDestroy()
    if (broken === 'silence') return
    // whoever gave up while he asked waits for nothing
    const asked = await text(request).catch(() => undefined)
    if (asked === undefined) return
    const body = JSON.parse(asked) as Message | Message[]
    const answer = Array.isArray(body) ? await Promise.all(body.map(answerOne)) : await answerOne(body)
    if (latency > 0) await new Promise(resolve => setTimeout(resolve, latency))
    ended.push({ at: clock++, depth })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    roundTrips: () => deepest,
    requests: () => requests,
    get methods() {
      return methods
    },
    reset() {
      ended = []
      methods = []
      deepest = 0
      requests = 0
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
