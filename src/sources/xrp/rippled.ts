import { z } from 'zod'
import { SourceError } from '../../errors.ts'
import type { PinnedBlock } from '../../evidence/evidence.ts'
import type { Refusal } from '../../http.ts'
import { known, readUnixSeconds } from '../../read.ts'
import type { Context } from '../source.ts'
import { readAs, uint32 } from './amounts.ts'
import type { XrpNode } from './nodes.ts'

/** A method of the server, and what its result must look like. */
export interface Question<T> {
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
  readonly result: z.ZodType<T>
  /** The rest is worth having without it: where the server fails at it, the reply is the error "unanswered". */
  readonly optional?: true
}

/** A result, or the server's own word for why there is none: "actNotFound" says something about the ledger, "unknownCmd" about the server. */
export type Reply<T> = { readonly ok: true; readonly value: T; readonly busy: boolean } | { readonly ok: false; readonly error: string }

type Replies<Q extends readonly Question<unknown>[]> = { [K in keyof Q]: Q[K] extends Question<infer T> ? Reply<T> : never }

export interface Rippled {
  /** Asks as it stands. For history, which no ledger pins. */
  ask<T>(question: Question<T>): Promise<Reply<T>>
  /** Asks for more of the state at a ledger that `state` has found. */
  at<T>(ledger: PinnedBlock, question: Question<T>): Promise<Reply<T>>
  /**
   * State at one validated ledger, in one round trip: everything is asked at once, with the header. An answer from the ledger
   * before or after, which a cluster of servers gives at times, is asked for again by the number of the header.
   */
  state<const Q extends readonly Question<unknown>[]>(...questions: Q): Promise<{ ledger: PinnedBlock; replies: Replies<Q> }>
}

/** Seconds from 1970 to 2000, where the clock of the ledger starts. */
const rippleEpoch = 946_684_800

/** A time of the ledger: seconds since 2000. */
const rippleTime = (now: Date) =>
  readAs(raw => {
    const { success, data } = uint32.safeParse(raw)
    return success ? readUnixSeconds(data + rippleEpoch, now) : 'hostile'
  })

const hash256 = z.string().regex(/^[0-9A-F]{64}$/)
const stamp = z.looseObject({ ledger_index: uint32.optional(), ledger_hash: hash256.optional(), validated: z.boolean().optional() })
const envelope = z.looseObject({
  result: z.looseObject({
    status: z.enum(['success', 'error']).optional(),
    error: z.string().max(60).optional(),
    warning: z.string().optional(),
  }),
})

type Result = z.output<typeof envelope>['result']

/** Errors that tell of the ledger, or of a method that this server does not offer. Every other is a failure of the server. */
const answers = new Set(['actNotFound', 'entryNotFound', 'objectNotFound', 'lgrNotFound', 'ammNotFound', 'issueMalformed'])
const notOffered = new Set(['unknownCmd', 'notSupported', 'notEnabled', 'forbidden', 'noPermission', 'notImpl', 'reportingUnsupported'])

/** Stands in a reply for "nothing was learned"; no server says it. */
const unanswered = 'unanswered'

/** Every answer comes with HTTP 200; errors stand in the result. */
function refusalIn({ result: { error } }: z.output<typeof envelope>): Refusal | undefined {
  if (error === undefined || answers.has(error) || notOffered.has(error)) return undefined
  if (error === 'slowDown') return { code: 'RATE_LIMITED', problem: 'asks for fewer requests' }
  if (['noNetwork', 'noCurrent', 'noClosed', 'notReady', 'notSynced', 'InsufficientNetworkMode'].includes(error))
    return { code: 'UPSTREAM_UNAVAILABLE', problem: 'is not connected to the ledger' }
  if (error === 'tooBusy') return { code: 'UPSTREAM_UNAVAILABLE', problem: 'is too busy' }
  if (error === 'amendmentBlocked') return { code: 'UPSTREAM_UNAVAILABLE', problem: 'is too old for the rules of the ledger' }
  return { code: 'UPSTREAM_UNAVAILABLE', problem: `answered with its error ${/^\w+$/.test(error) ? error : 'in words'}` }
}

const networkOf = z.looseObject({ info: z.looseObject({ network_id: uint32.optional() }) })
const serverInfo: Question<unknown> = { method: 'server_info', params: {}, result: z.unknown(), optional: true }

/** JSON-RPC of rippled and Clio. */
export function createRippled({ name, url, pace, own }: XrpNode, { http, world, signal }: Context): Rippled {
  const bad = (problem: string) => new SourceError({ source: name, code: 'BAD_RESPONSE', problem })

  const raw = async ({ method, params }: Question<unknown>): Promise<Result> => {
    const body = { method, params: [{ ...params, api_version: 1 }] }
    const answer = await http(
      {
        source: name,
        url,
        method: 'POST',
        body,
        schema: envelope,
        refusal: refusalIn,
        maxBytes: 8 * 1024 * 1024,
        ...(pace !== undefined && { pace }),
      },
      signal,
    )
    return answer.result
  }
  const replyOf = <T>({ result: schema }: Question<T>, result: Result): Reply<T> => {
    if (result.error !== undefined) return { ok: false, error: result.error }
    if (result.status === 'error') throw bad('reports an error without a name')
    const { success, data } = schema.safeParse(result)
    if (!success) throw bad('answered with something else than was asked for')
    return { ok: true, value: data, busy: result.warning === 'load' }
  }

  const header = z.looseObject({
    ledger_index: uint32,
    ledger_hash: hash256,
    validated: z.literal(true),
    ledger: z.looseObject({ close_time: rippleTime(world.now()) }),
  })

  /** The answer to a question of state, if it is of that ledger: errors need not say of which they are. */
  const pinnedTo = (result: Result, { number, hash }: PinnedBlock): boolean => {
    const { success, data } = stamp.safeParse(result)
    if (!success) throw bad('answered with something else than was asked for')
    if (result.error !== undefined && data.ledger_index === undefined) return true
    if (result.error === undefined && (data.ledger_index === undefined || data.validated !== true))
      throw bad('answered from a ledger that is not validated')
    if (data.ledger_index !== number) return false
    if (data.ledger_hash !== undefined && data.ledger_hash !== hash) throw bad('answered from another ledger of the same number')
    return true
  }

  /** What a question ends in, if it is one that the rest can do without. */
  const spared = async <R>(question: Question<unknown>, work: () => Promise<R>): Promise<R | { error: string }> => {
    try {
      return await work()
    } catch (error) {
      if (question.optional && error instanceof SourceError) return { error: unanswered }
      throw error
    }
  }

  /** A test network has the same form of addresses and other accounts. Servers of the main one say 0, or nothing. */
  const assertMainNetwork = async (): Promise<void> => {
    const info = await spared(serverInfo, () => raw(serverInfo))
    const network = networkOf.safeParse(info).data?.info.network_id
    if (network !== undefined && network !== 0) throw bad(`is a server of another network (network id ${network})`)
  }

  const asking = (ledger: number | 'validated', question: Question<unknown>) =>
    raw({ ...question, params: { ...question.params, ledger_index: ledger } })

  /** The answer that came, if it is of the ledger; else the answer to the same question asked by its number. */
  const settle = async <T>(question: Question<T>, result: Result | undefined, ledger: PinnedBlock): Promise<Reply<T>> => {
    if (result && pinnedTo(result, ledger)) return replyOf(question, result)
    const again = await asking(ledger.number, question)
    if (again.error === 'lgrNotFound' || !pinnedTo(again, ledger))
      throw new SourceError({ source: name, code: 'UPSTREAM_UNAVAILABLE', problem: 'lost the ledger between two questions' })
    return replyOf(question, again)
  }
  const settleOrSpare = async <T>(question: Question<T>, result: Result | undefined, ledger: PinnedBlock): Promise<Reply<T>> => {
    if (result?.error === unanswered) return { ok: false, error: unanswered }
    const reply = await spared(question, () => settle(question, result, ledger))
    return 'ok' in reply ? reply : { ok: false, error: reply.error }
  }

  return {
    ask: async question => replyOf(question, await raw(question)),
    at: (ledger, question) => settleOrSpare(question, undefined, ledger),

    async state(...questions) {
      const head = { method: 'ledger', params: { ledger_index: 'validated' }, result: header }
      const [, first, ...results] = await Promise.all([
        own ? assertMainNetwork() : undefined,
        raw(head),
        ...questions.map(question => spared(question, () => asking('validated', question))),
      ])
      const { success, data } = header.safeParse(first)
      if (!success) throw bad(first?.error === undefined ? 'answered without a validated ledger' : 'has no validated ledger')
      const ledger: PinnedBlock = { number: data.ledger_index, hash: data.ledger_hash, time: data.ledger.close_time }
      const replies = await Promise.all(questions.map((question, index) => settleOrSpare(question, results[index], ledger)))
      return { ledger, replies: replies as Replies<typeof questions> }
    },
  }
}

/** Seconds of the ledger's clock as a date, where they can be one. */
export const dateOf = (seconds: number, now: Date): Date | undefined => known(readUnixSeconds(seconds + rippleEpoch, now))
