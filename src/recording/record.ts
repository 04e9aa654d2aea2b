import { createHash } from 'node:crypto'
import type { Exchange, ListLookUps } from '../api/recording.ts'
import { retryAfter } from '../reply.ts'
import type { LabelIndex } from '../sources/lists/label-index.ts'
import type { Received, Sent, Wanted, Wire } from '../wire.ts'
import type { World } from '../world.ts'
import { blockIn } from './json-rpc.ts'
import type { Redactor } from './redact.ts'

/** Listens to one scan. */
export interface Recorder {
  /** The network, overheard. */
  wire(network: Wire): Wire
  /** The lists, overheard. */
  labels(index: LabelIndex): LabelIndex
  /** Everything until now; what comes later is not heard any more. */
  end(): Heard
}

interface Heard {
  readonly exchanges: readonly Exchange[]
  readonly lists: ListLookUps
  /** Bodies by their file. */
  readonly bodies: ReadonlyMap<string, string>
}

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** `clock` is the real one: it tells when each request was made. */
export function createRecorder(clock: Pick<World, 'now'>, redact: Redactor): Recorder {
  const exchanges: Exchange[] = []
  const bodies = new Map<string, string>()
  const found = new Map<string, ListLookUps['found'][number]>()
  let screened: ListLookUps['screened'] = []
  let [answered, over] = [0, false]

  const answer = (number: number, { status, headers, text }: Received): Exchange['outcome'] => {
    const wait = retryAfter(headers['retry-after'] as string | undefined, clock.now())
    const retry_after = wait === undefined ? null : Math.ceil(wait / 1000)
    if (text === undefined) return { kind: 'status', status, retry_after }
    if (typeof text !== 'string') return { kind: 'unusable', status, problem: text.problem }
    const written = redact.text(text)
    const file = `answers/${String(number).padStart(4, '0')}.json`
    bodies.set(file, written)
    return {
      kind: 'answer',
      status,
      retry_after,
      file,
      bytes: Buffer.byteLength(written),
      sha256: sha256(written),
      masked: written !== text,
    }
  }

  return {
    wire: network => async (sent, wanted) => {
      const number = exchanges.length + 1
      if (!over) exchanges.push(asked(number, sent, wanted, clock, redact))
      const ended = (outcome: () => Exchange['outcome']) => {
        const exchange = exchanges[number - 1]
        if (!over && exchange) exchanges[number - 1] = { ...exchange, order: ++answered, outcome: outcome() }
      }
      try {
        const received = await network(sent, wanted)
        ended(() => answer(number, received))
        return received
      } catch (error) {
        if (!wanted.signal.aborted) ended(() => failed(error))
        else if (wanted.deadline?.aborted && wanted.signal.reason === wanted.deadline.reason) ended(() => ({ kind: 'timeout' }))
        throw error
      }
    },
    labels: index => ({
      get lists() {
        if (!over) screened = index.lists.map(list => ({ ...list }))
        return index.lists
      },
      find(address, chain) {
        const labels = index.find(address, chain)
        if (!over) found.set(`${chain.id} ${address}`, { chain_id: chain.id, address, labels: labels.map(label => ({ ...label })) })
        return labels
      },
    }),
    end() {
      over = true
      return { exchanges, lists: { screened, found: [...found.values()] }, bodies }
    },
  }
}

const asked = (
  number: number,
  { origin, path, method, body }: Sent,
  { source }: Wanted,
  clock: Pick<World, 'now'>,
  redact: Redactor,
): Exchange => ({
  number,
  source,
  method,
  url: redact.url(new URL(path, origin)),
  body: body === null ? null : redact.text(body),
  block: blockIn(body),
  asked_at: clock.now().toISOString(),
  order: null,
  outcome: { kind: 'unanswered' },
})

/** Its message may quote a URL; name and code are all that is judged by. */
function failed(error: unknown): Exchange['outcome'] {
  const { name, code } = error as { name?: unknown; code?: unknown }
  return { kind: 'failed', name: typeof name === 'string' ? name : 'Error', code: typeof code === 'string' ? code : null }
}
