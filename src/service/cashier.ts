import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { SourceError } from '../errors.ts'
import { asciiJson } from '../output/visible.ts'
import { failureText, refusalFor } from './answer.ts'
import { notAuthenticated } from './authenticate.ts'
import { ClientGone } from './body.ts'
import { withMonth } from './burst.ts'
import { textOf } from './keys.ts'
import { failureFields } from './log.ts'
import type { Parts } from './parts.ts'
import { Refusal } from './refusal.ts'
import { createSeats } from './seats.ts'
import type { ChargedAnswer, Reserved, ReserveRequest, Usage } from './store/store.ts'
import { createVerdicts, openingFor, type Question, type Verdict } from './verdicts.ts'

/** Where every scan is charged, whether the API asked for it or a page of the dashboard. */
export interface Cashier {
  /** Scans under way. */
  readonly underWay: number
  /**
   * Reserves a call before anybody is asked, charges it when there is an answer, and releases it when there is none. The charge is
   * on the disk when this resolves; who left before pays nothing, unless the request has a name under which it can be repeated.
   * Throws {@link Refusal} where nothing was charged, and {@link ClientGone} where nobody waits for it.
   */
  charge(order: Order, client: Leaving): Promise<Charged>
  /** The same for an answer that is made anew for each who asks, and stands in no history. */
  chargeFor(errand: Errand, client: Leaving): Promise<Charged>
}

interface Order {
  /** Of the key that pays. */
  readonly digest: Uint8Array
  readonly question: Question
  /** What the client calls its request: the same name gets the same answer, and is charged once. */
  readonly repeat?: string
}

interface Errand {
  readonly digest: Uint8Array
  /** What is asked for, a word of ours: it stands in the ledger and in the metrics. */
  readonly what: 'approvals'
  /** Everything that the answer depends on. */
  readonly asked: string
  readonly repeat?: string
  /** The result, or the reason why there is none. */
  answer(gone: AbortSignal): Promise<object>
}

/** What is sent back, and charged: 200 or 404. Printable ASCII. */
interface Answer {
  readonly status: number
  readonly text: string
  /** The text in two parts, where the second is what others get too. */
  readonly parts?: readonly [string, Buffer]
  readonly scan?: ChargedAnswer['scan']
}

export type Charged = (Answer & { readonly repeated: false; readonly usage: Usage }) | (Answer & { readonly repeated: true })

type CashierParts = Omit<Parts, 'cashier' | 'pepper' | 'baseUrl' | 'version'>
type Granted = Extract<Reserved, { outcome: 'granted' }>

export function createCashier(parts: CashierParts): Cashier {
  const { store, limits, metrics, log, stopping } = parts
  const verdicts = createVerdicts(parts)
  const seats = createSeats(limits)
  const calls = metrics.counter('chainvet_calls_total', 'Scans by what became of their charge.', ['kind', 'charge'])

  const release = async (kind: string, { reservation }: Granted, status: number): Promise<void> => {
    calls({ kind, charge: 'released' })
    // what cannot be released now is released by the sweep
    await store.quota.release(reservation, status).catch((error: unknown) => log.error('release-failed', failureFields(error)))
  }

  type Find = (gone: AbortSignal) => Promise<Answer>

  const answered = async (kind: string, granted: Granted, request: ReserveRequest, gone: AbortSignal, find: Find): Promise<Answer> => {
    let answer: Answer
    try {
      answer = await find(gone)
      if (gone.aborted && !request.idempotency) throw gone.reason
    } catch (error) {
      const refusal = failureOfScan(error)
      if (refusal.status !== 404 || gone.aborted) {
        await release(kind, granted, gone.aborted ? clientGone : refusal.status)
        throw gone.aborted ? gone.reason : refusal
      }
      answer = { status: 404, text: failureText(refusal.message) }
    }
    await store.quota.settle(granted.reservation, settledBy(answer, request))
    calls({ kind, charge: 'charged' })
    return answer
  }

  /** A verdict that is there already asks nobody for anything: its call is counted and charged in one step. */
  const fromMemory = async (question: Question, request: ReserveRequest, client: Leaving) => {
    const verdict = await verdicts.remembered(question)
    if (!verdict) return undefined
    if (client.gone()) throw new ClientGone(goneAway)
    const answer = resultOf(verdict, question)
    const reserved = await store.quota.charge(request, settledBy(answer, request))
    // who has to wait for another waits as one who has no verdict
    if (reserved.outcome === 'underway') return undefined
    if (reserved.outcome === 'granted') calls({ kind: question.kind, charge: 'charged' })
    return { reserved, answer }
  }

  /** Reserves, finds the answer, and settles. */
  const afresh = async (kind: string, request: ReserveRequest, holder: string, gone: AbortSignal, find: Find): Promise<Ended> => {
    const reserved = await reserve(parts, request, gone)
    if (reserved.outcome !== 'granted') return { reserved }
    seats.learn(holder, reserved.account.id)
    return { reserved, answer: await answered(kind, reserved, request, gone, find) }
  }

  const seated = async (digest: Uint8Array, kind: string, work: (holder: string) => Promise<Ended>): Promise<Charged> => {
    if (stopping.aborted) throw stoppingNow()
    const holder = textOf(digest)
    const leave = seats.take(holder)
    try {
      const { reserved, answer } = await work(holder)
      if (reserved.outcome === 'granted' && answer) {
        seats.learn(holder, reserved.account.id)
        return { repeated: false, usage: reserved.usage, ...answer }
      }
      if (reserved.outcome === 'granted') throw new Error('a call was counted and has no answer')
      if (reserved.outcome !== 'repeated') throw await refusalOf(parts, reserved)
      calls({ kind, charge: 'repeated' })
      return { status: reserved.status, text: reserved.body, repeated: true }
    } finally {
      leave()
    }
  }

  return {
    get underWay() {
      return seats.taken
    },
    charge: ({ digest, question, repeat }, client) => {
      const { kind } = question
      const request = requestOf(digest, `scan/${kind}`, repeat, [kind, question.chain.id, question.given])
      const find = async (gone: AbortSignal) => resultOf(await verdicts.on(question, gone), question)
      return seated(
        digest,
        kind,
        async holder => (await fromMemory(question, request, client)) ?? (await afresh(kind, request, holder, client.signal(), find)),
      )
    },
    chargeFor: ({ digest, what, asked, repeat, answer }, client) => {
      const request = requestOf(digest, what, repeat, [what, asked])
      const find = async (gone: AbortSignal) => ({ status: 200, text: asciiJson(await answer(gone)) })
      return seated(digest, what, holder => afresh(what, request, holder, client.signal(), find))
    },
  }
}

const requestOf = (digest: Uint8Array, what: string, repeat: string | undefined, asked: readonly unknown[]): ReserveRequest => ({
  digest,
  what,
  ...(repeat !== undefined && {
    idempotency: { key: repeat, fingerprint: createHash('sha256').update(JSON.stringify(asked)).digest('base64url') },
  }),
})

interface Ended {
  readonly reserved: Reserved
  readonly answer?: Answer
}

function resultOf(verdict: Verdict, question: Question): Answer {
  const { score, level, rest, bytes, name } = verdict
  const { kind, chain, address } = question
  const result = openingFor(question)
  const scan = { kind, chainId: chain.id, address, score, level, result, common: { name, text: rest } }
  return { status: 200, text: result + rest, parts: [result, bytes], scan }
}

const settledBy = ({ status, text, scan }: Answer, { idempotency }: ReserveRequest): ChargedAnswer => ({
  status,
  ...(idempotency && { body: text }),
  ...(scan && { scan }),
})

/** What stands in the ledger where the client left before its answer was ready. */
const clientGone = 499

/** Whether the client waits for its answer. */
export interface Leaving {
  gone(): boolean
  /** Ends when the client leaves before its answer is written, with {@link ClientGone}. */
  signal(): AbortSignal
}

const goneAway = 'the client went away'

export const leaving = (outgoing: ServerResponse): Leaving => ({
  gone: () => outgoing.destroyed && !outgoing.writableFinished,
  signal() {
    const gone = new AbortController()
    const onClose = () => {
      if (!outgoing.writableFinished) gone.abort(new ClientGone(goneAway))
    }
    outgoing.once('close', onClose)
    if (outgoing.destroyed) onClose()
    return gone.signal
  },
})

/** Reserves; where the same request is on its way, waits for its end as long as the client does. */
async function reserve({ store, world, limits }: CashierParts, request: ReserveRequest, gone: AbortSignal): Promise<Reserved> {
  const started = world.now().getTime()
  for (;;) {
    const reserved = await store.quota.reserve(request)
    if (reserved.outcome !== 'underway' || world.now().getTime() - started > limits.repeatTime) return reserved
    await world.sleep(50, gone)
  }
}

async function refusalOf({ store }: CashierParts, reserved: Exclude<Reserved, { outcome: 'granted' | 'repeated' }>): Promise<Refusal> {
  switch (reserved.outcome) {
    case 'refused':
      return notAuthenticated()
    case 'mismatch':
      return new Refusal(400, 'This Idempotency-Key was used for another request. Use a new one for each request.')
    case 'underway':
      return new Refusal(503, 'The same request is still on its way. Try again in a moment.', { 'Retry-After': '5' })
    case 'exhausted': {
      const { included, periodEnd } = reserved.usage
      const now = await store.now()
      const wait = Math.max(1, Math.ceil((periodEnd.getTime() - now.getTime()) / 1000))
      return new Refusal(
        429,
        `The monthly quota of ${included} calls is exhausted. It resets on ${periodEnd.toISOString().slice(0, 10)} at 00:00 UTC.`,
        {
          ...withMonth(undefined, reserved.usage, now),
          'Retry-After': String(wait),
        },
      )
    }
  }
}

/** What went wrong with a source is 502 to a customer: its own limits and keys are none of theirs. */
function failureOfScan(error: unknown): Refusal {
  const refusal = refusalFor(error)
  const asItIs = !(error instanceof SourceError) && [400, 404, 500, 502, 503].includes(refusal.status)
  return asItIs ? refusal : new Refusal(502, refusal.message)
}

const stoppingNow = (): Refusal =>
  new Refusal(503, 'The service is stopping. Try again in a moment.', { 'Retry-After': '1', Connection: 'close' })
