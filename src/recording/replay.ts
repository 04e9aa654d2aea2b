import type { Exchange, ListLookUps } from '../api/recording.ts'
import type { LabelIndex } from '../sources/lists/label-index.ts'
import type { Received, Sent, Wire } from '../wire.ts'
import { idsIn, renumbered, withoutIds } from './json-rpc.ts'
import type { Redactor } from './redact.ts'

/** A scan in place of whose network and lists its recording stands. */
export interface Replay {
  readonly wire: Wire
  readonly labels: LabelIndex
  /** What was asked for and is not in the recording, in words; the first one is the cause of the others. */
  missing(): readonly string[]
  /** Answers that nobody asked for. */
  unused(): readonly Exchange[]
  /** The scan is over: nothing holds the process any more. */
  end(): void
}

/** A request whose answer is not the next in the recorded order waits so long, in milliseconds: a program of another version may never ask for the one before. */
const patience = 300

interface Waiting {
  readonly exchange: Exchange
  release(): void
}

/**
 * Answers requests by what they ask. Answers come in the order in which they came when they were recorded, one after the
 * other: what is asked next may depend on which of two came first.
 */
export function createReplay(
  { exchanges, lists }: { readonly exchanges: readonly Exchange[]; readonly lists: ListLookUps },
  bodyOf: (exchange: Exchange) => string,
  redact: Redactor,
  { outOfTime = false }: { readonly outOfTime?: boolean } = {},
): Replay {
  const left = new Map<string, Exchange[]>()
  for (const exchange of exchanges) {
    const key = keyOf(exchange)
    left.set(key, [...(left.get(key) ?? []), exchange])
  }
  const missing = new Set<string>()
  const waiting = new Map<number, Waiting>()
  const open = new Set<() => void>()
  const ordered = exchanges.flatMap(({ order }) => order ?? []).sort((a, b) => a - b)
  let [running, idle] = [false, 0]

  /** Lets the next answer go, then gives what rests on it time to ask. */
  const turn = () => {
    running = false
    const [next] = ordered
    const lowest = Math.min(...waiting.keys())
    const due = next !== undefined && waiting.has(next) ? next : idle * 10 >= patience ? lowest : undefined
    const one = due === undefined ? undefined : waiting.get(due)
    if (one && due !== undefined) {
      idle = 0
      waiting.delete(due)
      ordered.splice(ordered.indexOf(due), 1)
      one.release()
    } else idle++
    if (waiting.size > 0) start(one ? 0 : 10)
  }
  const start = (pause: number) => {
    if (running) return
    running = true
    if (pause === 0) setImmediate(turn)
    else setTimeout(turn, pause)
  }

  return {
    wire: (sent, { signal }) =>
      new Promise<Received>((resolve, reject) => {
        const url = redact.url(new URL(sent.path, sent.origin))
        const body = sent.body === null ? null : redact.text(sent.body)
        const exchange = left.get(keyOf({ method: sent.method, url, body }))?.shift()
        // the time of the scan was over before it could ask
        if (!exchange && outOfTime) return open.add(never(signal, reject))
        if (!exchange) {
          missing.add(nameOf({ method: sent.method, url, body }))
          // of a failure that asking again would not mend
          return reject(Object.assign(new Error('not recorded'), { code: 'ENOTFOUND' }))
        }
        // the scan ended first, and it will again
        if (exchange.order === null) return open.add(never(signal, reject))
        const release = () => {
          try {
            resolve(receivedOf(exchange, sent, bodyOf))
          } catch (error) {
            reject(error)
          }
        }
        waiting.set(exchange.order, { exchange, release })
        return start(0)
      }),
    labels: {
      lists: lists.screened as unknown as LabelIndex['lists'],
      find(address, chain) {
        const known = lists.found.find(one => one.chain_id === chain.id && one.address === address)
        if (!known) missing.add(`the look-up of ${address} on ${chain.name} in the lists`)
        return (known?.labels ?? []) as unknown as ReturnType<LabelIndex['find']>
      },
    },
    missing: () => [...missing],
    unused: () => [...left.values()].flat(),
    end() {
      for (const letGo of open) letGo()
    },
  }
}

/** Rejects when nobody waits any more; until then, or until what comes back is called, the process is held, which no signal does by itself. */
function never(signal: AbortSignal, reject: (reason: unknown) => void): () => void {
  const held = setInterval(() => {}, 1_000)
  const letGo = () => clearInterval(held)
  const stop = () => {
    letGo()
    reject(signal.reason)
  }
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  return letGo
}

const keyOf = ({ method, url, body }: Pick<Exchange, 'method' | 'url' | 'body'>): string => `${method} ${url}\n${withoutIds(body)}`

/** "POST https://node.example eth_call, eth_getCode", short enough for a line. */
function nameOf({ method, url, body }: Pick<Exchange, 'method' | 'url' | 'body'>): string {
  const methods = body === null ? [] : [...body.matchAll(/"method":"(\w{1,60})"/g)].map(([, name]) => name)
  return `${method} ${url}${methods.length > 0 ? ` ${[...new Set(methods)].join(', ')}` : ''}`
}

function receivedOf(exchange: Exchange, sent: Sent, bodyOf: (exchange: Exchange) => string): Received {
  const { outcome } = exchange
  switch (outcome.kind) {
    case 'answer':
      return {
        status: outcome.status,
        headers: headersOf(outcome),
        text: renumbered(bodyOf(exchange), idsIn(exchange.body), idsIn(sent.body)),
      }
    case 'status':
      return { status: outcome.status, headers: headersOf(outcome), text: undefined }
    case 'unusable':
      return { status: outcome.status, headers: {}, text: { problem: outcome.problem } }
    case 'failed':
      throw Object.assign(new Error('as recorded'), { name: outcome.name, ...(outcome.code !== null && { code: outcome.code }) })
    case 'timeout':
      throw new DOMException('as recorded', 'TimeoutError')
    case 'unanswered':
      throw new TypeError('There is no answer to give.')
  }
}

const headersOf = ({ retry_after }: { readonly retry_after: number | null }): Received['headers'] =>
  retry_after === null ? {} : { 'retry-after': String(retry_after) }
