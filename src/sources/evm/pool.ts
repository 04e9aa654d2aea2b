import { SourceError } from '../../errors.ts'
import type { Http } from '../../http.ts'
import { isRecord } from '../../read.ts'
import { type Read, readBy, type Shape } from '../../shape.ts'
import type { Endpoint } from './endpoints.ts'
import { asksForFewerBlocks, type RefusalKind, refusalKind } from './refusals.ts'

/** One JSON-RPC question and the shape of its answer. */
export interface Question<T> {
  readonly method: string
  readonly params: readonly unknown[]
  readonly result: Shape<T>
  /** Takes out of the text of the answer what this question does not read. */
  readonly trim?: (text: string) => string
  /** Why a well-formed answer is not taken, for example because the node serves another chain; the next node is asked. */
  refuse?(answer: T): { readonly problem: string; readonly hint: string } | undefined
}

/** An answer, or a refusal that is information in itself. "range": a search for logs that would be answered for fewer blocks. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly kind: 'execution' | 'unsupported' | 'range'; readonly message: string; readonly data?: string }

type Replies<Questions extends readonly Question<unknown>[]> = {
  readonly [Index in keyof Questions]: Reply<Read<Questions[Index]['result']>>
}

/** Asks several questions in one request, which costs one round trip. Rejects with {@link SourceError} when no node answers. */
export type Rpc = <const Questions extends readonly Question<unknown>[]>(...questions: Questions) => Promise<Replies<Questions>>

interface NodeError {
  readonly code?: number | undefined
  readonly message: string
  readonly data?: unknown
}

/** The answer to one question, in its envelope. */
interface Part {
  readonly id?: unknown
  readonly result?: unknown
  readonly error: NodeError | undefined
}

function partOf(raw: unknown): Part | undefined {
  if (!isRecord(raw)) return undefined
  const { id, result, error } = raw
  if (id !== undefined && id !== null && typeof id !== 'number' && typeof id !== 'string') return undefined
  if (error === undefined || error === null) return { id, result, error: undefined }
  if (typeof error === 'string') return { id, result, error: { message: error } }
  if (!isRecord(error)) return undefined
  const { code, message, data } = error
  if (typeof message !== 'string' || (code !== undefined && typeof code !== 'number')) return undefined
  return { id, result, error: { code, message, data } }
}

const partsOf = readBy((answer): readonly Part[] | undefined => {
  const parts: Part[] = []
  for (const one of Array.isArray(answer) ? answer : [answer]) {
    const part = partOf(one)
    if (!part) return undefined
    parts.push(part)
  }
  return parts
})

/** Simulations return logs and long outputs; everything else stays far below. */
const maxBytes = 8 * 1024 * 1024

/** Asks one node several questions in one request. Rejects with {@link SourceError} when it fails or contradicts the protocol. */
export type AskNode = (endpoint: Endpoint, questions: readonly Question<unknown>[]) => Promise<Reply<unknown>[]>

/** One conversation with nodes: the numbers of its questions never repeat. */
export function createAskNode({ http, signal }: { http: Http; signal: AbortSignal }): AskNode {
  let lastId = 0
  return async (endpoint, questions) => {
    const first = lastId + 1
    lastId += questions.length
    const messages = questions.map(({ method, params }, index) => ({ jsonrpc: '2.0', id: first + index, method, params }))
    const parts = await http(
      {
        source: endpoint.name,
        url: endpoint.url,
        method: 'POST',
        body: messages.length === 1 ? messages[0] : messages,
        schema: partsOf,
        // of answers that come together each may have something that another question reads
        trim: questions.length === 1 ? questions[0]?.trim : undefined,
        // several nodes send JSON-RPC errors under 400; under 500 they are a failure like any other
        alsoStatus: [400],
        maxBytes,
        ...(endpoint.pace !== undefined && { pace: endpoint.pace }),
      },
      signal,
    )
    return questions.map((question, index) => read(endpoint.name, question, parts, first + index))
  }
}

/** Who is asked, and for how long. */
export interface Pool {
  readonly http: Http
  readonly endpoints: readonly Endpoint[]
  /** Name of the chain, for messages. */
  readonly chain: string
  readonly signal: AbortSignal
}

/**
 * A pool of nodes, each trusted alone. The first that answers is kept; one that fails, limits, lacks the block or
 * contradicts the protocol is left for the next, and asked again in this scan only when all others failed too.
 */
export function createRpc({ http, endpoints, chain, signal }: Pool): Rpc {
  const failed = new Set<Endpoint>()
  const askOne = createAskNode({ http, signal })

  return (async (...questions: readonly Question<unknown>[]) => {
    const failures: SourceError[] = []
    let unsupported: Reply<unknown>[] | undefined
    const candidates = failed.size < endpoints.length ? endpoints.filter(endpoint => !failed.has(endpoint)) : endpoints
    for (const endpoint of candidates) {
      try {
        const replies = await askOne(endpoint, questions)
        // another node may offer what this one does not, and the rest of the scan still goes to this one
        if (!replies.some(reply => !reply.ok && reply.kind === 'unsupported')) return replies
        unsupported ??= replies
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
        failures.push(error)
        failed.add(endpoint)
      }
    }
    if (unsupported) return unsupported
    throw summary(chain, failures)
  }) as Rpc
}

function read<T>(source: string, question: Question<T>, parts: readonly Part[], id: number): Reply<T> {
  const bad = (problem: string) => new SourceError({ source, code: 'BAD_RESPONSE', problem })
  const [only] = parts
  // a request that was refused as a whole is answered once, and by no number
  const whole = parts.length === 1 && (only?.id ?? null) === null && only?.error ? only : undefined
  const [part = whole, ...again] = parts.filter(candidate => candidate.id === id)
  if (!part) throw bad('answered another question than was asked')
  if (again.length > 0) throw bad('answered one question twice')
  const { error, result } = part
  if (error) {
    if (result !== undefined && result !== null) throw bad('sent a result and an error at once')
    return refused(source, question.method, error)
  }
  const checked = question.result.safeParse(result)
  if (!checked.success) throw bad(`gave an answer to ${question.method} that cannot be true`)
  const refusal = question.refuse?.(checked.data)
  if (refusal) throw new SourceError({ source, code: 'BAD_RESPONSE', ...refusal })
  return { ok: true, value: checked.data }
}

const refusalCodes: Record<
  Exclude<RefusalKind, 'execution' | 'unsupported'>,
  { code: 'RATE_LIMITED' | 'UPSTREAM_UNAVAILABLE'; problem: string }
> = {
  limited: { code: 'RATE_LIMITED', problem: 'asks for fewer or smaller requests' },
  missing: { code: 'UPSTREAM_UNAVAILABLE', problem: 'does not have the block that was asked for' },
  broken: { code: 'UPSTREAM_UNAVAILABLE', problem: 'answered with an error' },
}

function refused(source: string, method: string, error: NodeError): Reply<never> {
  // some of these messages read like a limit of requests, which would cost the node its place
  if (method === 'eth_getLogs' && asksForFewerBlocks(error.message)) return { ok: false, kind: 'range', message: error.message }
  const kind = refusalKind(error)
  if (kind === 'execution' || kind === 'unsupported')
    return { ok: false, kind, message: error.message, ...(typeof error.data === 'string' && { data: error.data }) }
  throw new SourceError({ source, ...refusalCodes[kind] })
}

/** One failure speaks for itself; several are counted, and the last is quoted. */
function summary(chain: string, failures: readonly SourceError[]): SourceError {
  const last = failures.at(-1)
  if (!last) return new SourceError({ source: chain, code: 'UPSTREAM_UNAVAILABLE', problem: 'has no node to ask' })
  if (failures.length === 1) return last
  const { code, message, hint } = last
  return new SourceError({
    source: `All ${failures.length} nodes of ${chain}`,
    code: code as 'NETWORK',
    problem: `failed; the last: ${message}`,
    ...(hint !== undefined && { hint }),
  })
}
