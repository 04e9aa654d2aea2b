import { z } from 'zod'
import { SourceError } from '../../errors.ts'
import type { Http } from '../../http.ts'
import type { Node } from './nodes.ts'
import { refusalOf } from './refusals.ts'

/** One JSON-RPC question and the shape of its answer. */
export interface Question<T> {
  readonly method: string
  readonly params: readonly unknown[]
  readonly result: z.ZodType<T>
  /** Its refusal costs its answer and nothing else; no other node is asked because of it. */
  readonly optional?: true
}

/** An answer, or why there is none. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: SourceError }

type Replies<Questions extends readonly Question<unknown>[]> = {
  readonly [Index in keyof Questions]: Reply<z.output<Questions[Index]['result']>>
}

/** The nodes of a scan. One that failed is left for the next, and asked again in this scan only when all others failed too. */
export interface Rpc {
  /**
   * All questions to one node at once, so that they are answered from one state. A node that fails one which is not optional, or
   * whose answers `accept` refuses by throwing a {@link SourceError}, is left for the next. Rejects when none is left.
   */
  together<const Questions extends readonly Question<unknown>[]>(
    questions: Questions,
    accept?: (replies: Replies<Questions>) => void,
  ): Promise<Replies<Questions>>
  /** Questions that do not depend on one another: each goes on to the next node by itself. */
  each<const Questions extends readonly Question<unknown>[]>(questions: Questions): Promise<Replies<Questions>>
}

const failure = z.union([z.string(), z.looseObject({ code: z.number().optional(), message: z.string() })])
const envelope = z.looseObject({
  id: z.union([z.number(), z.string(), z.null()]).optional(),
  result: z.unknown().optional(),
  error: failure.nullish(),
})
type Part = z.output<typeof envelope>
const answerSchema = z.union([envelope, z.array(envelope)])

/** Lists of token accounts, and transactions with their logs, are long. */
const maxBytes = 8 * 1024 * 1024
/** Questions of one request: transactions of a few thousand values each stay far below what one answer may hold. */
const mostInBatch = 10

export function createRpc({ http, nodes, signal }: { http: Http; nodes: readonly Node[]; signal: AbortSignal }): Rpc {
  const failed = new Set<Node>()
  /** Nodes that take one question a request. */
  const single = new Set<Node>()
  let lastId = 0
  const candidates = () => (failed.size < nodes.length ? nodes.filter(node => !failed.has(node)) : nodes)

  const send = async (node: Node, questions: readonly Question<unknown>[]): Promise<Reply<unknown>[]> => {
    const first = lastId + 1
    lastId += questions.length
    const messages = questions.map(({ method, params }, at) => ({ jsonrpc: '2.0', id: first + at, method, params }))
    const answer = await http(
      {
        source: node.name,
        url: node.url,
        method: 'POST',
        body: messages.length === 1 ? messages[0] : messages,
        schema: answerSchema,
        alsoStatus: [400],
        maxBytes,
        ...(node.pace !== undefined && { pace: node.pace }),
      },
      signal,
    )
    // one message in place of a batch refuses all of it
    if (messages.length > 1 && !Array.isArray(answer))
      throw new SourceError({ source: node.name, code: 'UPSTREAM_UNAVAILABLE', problem: 'takes no batch' })
    const parts = Array.isArray(answer) ? answer : [answer]
    return questions.map((question, at) => read(node.name, question, parts, first + at))
  }

  const sendOr = (node: Node, questions: readonly Question<unknown>[]): Promise<Reply<unknown>[]> =>
    send(node, questions).catch((error: unknown) => {
      if (!(error instanceof SourceError)) throw error
      return questions.map(() => ({ ok: false as const, failure: error }))
    })

  /** A question a request. The first goes ahead: a node that is not there is not knocked at by all of them. */
  const oneByOne = async (node: Node, questions: readonly Question<unknown>[]): Promise<Reply<unknown>[]> => {
    const [first, ...others] = questions
    if (!first) return []
    const [reply] = await sendOr(node, [first])
    if (!reply) return []
    if (!reply.ok && isUnreachable(reply.failure)) return questions.map(() => reply)
    const rest = await Promise.all(others.map(question => sendOr(node, [question])))
    return [reply, ...rest.flat()]
  }

  const askBatch = async (node: Node, questions: readonly Question<unknown>[]): Promise<Reply<unknown>[]> => {
    if (questions.length === 1 || single.has(node)) return oneByOne(node, questions)
    try {
      return await send(node, questions)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      if (isUnreachable(error)) return questions.map(() => ({ ok: false, failure: error }))
      // it may take no batches, or none of this size
      single.add(node)
      return oneByOne(node, questions)
    }
  }

  /** What the node is known to refuse is not asked. */
  const ask = async (node: Node, questions: readonly Question<unknown>[]): Promise<Reply<unknown>[]> => {
    const isRefused = ({ method }: Question<unknown>) => node.refuses?.includes(method) === true
    const answers = (
      await askAll(
        node,
        questions.filter(question => !isRefused(question)),
      )
    ).values()
    return questions.flatMap(question =>
      isRefused(question)
        ? { ok: false, failure: refusalOf(node.name, question.method, { code: -32601, message: 'not offered' }) }
        : (answers.next().value ?? []),
    )
  }

  const askAll = async (node: Node, questions: readonly Question<unknown>[]): Promise<Reply<unknown>[]> => {
    const batches = Array.from({ length: Math.ceil(questions.length / mostInBatch) }, (_, at) =>
      questions.slice(at * mostInBatch, (at + 1) * mostInBatch),
    )
    const replies = (await Promise.all(batches.map(batch => askBatch(node, batch)))).flat()
    if (replies.length > 0 && replies.every(reply => !reply.ok && isUnreachable(reply.failure))) failed.add(node)
    return replies
  }

  const together = async (questions: readonly Question<unknown>[], accept: (replies: Reply<unknown>[]) => void) => {
    const failures: SourceError[] = []
    for (const node of candidates()) {
      const replies = await ask(node, questions)
      try {
        replies.forEach((reply, at) => {
          if (!reply.ok && !questions[at]?.optional) throw reply.failure
        })
        accept(replies)
        return replies
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
        failures.push(error)
        failed.add(node)
      }
    }
    throw summary(failures)
  }

  const each = async (questions: readonly Question<unknown>[]) => {
    const replies: Reply<unknown>[] = questions.map(() => ({ ok: false, failure: summary([]) }))
    let open = questions.map((_, at) => at)
    for (const node of candidates()) {
      if (open.length === 0) break
      const asked = open.flatMap(at => questions[at] ?? [])
      const answers = await ask(node, asked)
      open.forEach((at, index) => {
        const answer = answers[index]
        if (answer) replies[at] = answer
      })
      open = open.filter(at => replies[at]?.ok !== true && questions[at]?.optional !== true)
    }
    return replies
  }

  return { together: (questions, accept = () => {}) => together(questions, accept as never) as never, each: each as never }
}

/** Nobody answered at all, or the limit was met: another question fares no better. */
const isUnreachable = ({ code }: SourceError): boolean =>
  code === 'NETWORK' || code === 'TIMEOUT' || code === 'TLS' || code === 'RATE_LIMITED'

function read<T>(source: string, question: Question<T>, parts: readonly Part[], id: number): Reply<T> {
  const bad = (problem: string): Reply<T> => ({ ok: false, failure: new SourceError({ source, code: 'BAD_RESPONSE', problem }) })
  const [only] = parts
  // what could not be parsed is refused by no number
  const whole = parts.length === 1 && (only?.id ?? null) === null && (only?.error ?? null) !== null ? only : undefined
  const [part = whole, ...again] = parts.filter(candidate => candidate.id === id)
  if (!part) return bad('answered another question than was asked')
  if (again.length > 0) return bad('answered one question twice')
  const { error, result } = part
  if (error !== undefined && error !== null) {
    if (result !== undefined && result !== null) return bad('sent a result and an error at once')
    return { ok: false, failure: refusalOf(source, question.method, typeof error === 'string' ? { message: error } : error) }
  }
  const checked = question.result.safeParse(result)
  return checked.success ? { ok: true, value: checked.data } : bad(`gave an answer to ${question.method} that cannot be true`)
}

/** One failure speaks for itself; several are counted, and the last is quoted. */
function summary(failures: readonly SourceError[]): SourceError {
  const last = failures.at(-1)
  if (!last) return new SourceError({ source: 'Solana', code: 'UPSTREAM_UNAVAILABLE', problem: 'has no node to ask' })
  if (failures.length === 1) return last
  const { code, message, hint } = last
  return new SourceError({
    source: `All ${failures.length} nodes of Solana`,
    code: code as 'NETWORK',
    problem: `failed; the last: ${message}`,
    ...(hint !== undefined && { hint }),
  })
}
