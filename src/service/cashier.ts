import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { SourceError } from '../errors.ts'
import { failureText, refusalFor } from './answer.ts'
import { notAuthenticated } from './authenticate.ts'
import { ClientGone } from './body.ts'
import { withMonth } from './burst.ts'
import { failureFields } from './log.ts'
import type { Parts } from './parts.ts'
import { Refusal } from './refusal.ts'
import { createSeats } from './seats.ts'
import type { Reserved, ReserveRequest, Usage } from './store/store.ts'
import { createVerdicts, type Question, resultText } from './verdicts.ts'

/** Where every scan is charged, whether the API asked for it or a page of the dashboard. */
export interface Cashier {
  /** Scans under way. */
  readonly underWay: number
  /**
   * Reserves a call before anybody is asked, charges it when there is an answer, and releases it when there is none. The charge is
   * on the disk when this resolves; who left before pays nothing, unless the request has a name under which it can be repeated.
   * Throws {@link Refusal} where nothing was charged, and the reason of `gone` when that ends.
   */
  charge(order: Order, gone: AbortSignal): Promise<Charged>
}

interface Order {
  /** Of the key that pays. */
  readonly digest: Uint8Array
  readonly question: Question
  /** What the client calls its request: the same name gets the same answer, and is charged once. */
  readonly repeat?: string
}

/** What is sent back, and charged: 200 or 404. */
interface Answer {
  readonly status: number
  readonly text: string
}

export type Charged = (Answer & { readonly repeated: false; readonly usage: Usage }) | (Answer & { readonly repeated: true })

type CashierParts = Omit<Parts, 'cashier' | 'pepper' | 'baseUrl' | 'version'>
type Granted = Extract<Reserved, { outcome: 'granted' }>

export function createCashier(parts: CashierParts): Cashier {
  const { store, limits, metrics, log, stopping } = parts
  const verdicts = createVerdicts(parts)
  const seats = createSeats(limits)
  const calls = metrics.counter('chainvet_calls_total', 'Scans by what became of their charge.', ['kind', 'charge'])

  const release = async ({ kind }: Question, { reservation }: Granted, status: number): Promise<void> => {
    calls({ kind, charge: 'released' })
    // what cannot be released now is released by the sweep
    await store.quota.release(reservation, status).catch((error: unknown) => log.error('release-failed', failureFields(error)))
  }

  const answered = async (question: Question, granted: Granted, request: ReserveRequest, gone: AbortSignal): Promise<Answer> => {
    const { account, key, reservation } = granted
    const { kind, chain, address } = question
    let answer: Answer
    let record: Promise<void> | undefined
    try {
      const { score, level, ...verdict } = await verdicts.on(question, gone)
      answer = { status: 200, text: resultText({ score, level, ...verdict }, question) }
      if (gone.aborted && !request.idempotency) throw gone.reason
      const entry = { account: account.id, key: key.id, kind, chainId: chain.id, address, score, level, result: answer.text }
      record = store.history.record(entry).catch((error: unknown) => log.error('history-failed', failureFields(error)))
    } catch (error) {
      const refusal = failureOfScan(error)
      if (refusal.status !== 404 || gone.aborted) {
        await release(question, granted, gone.aborted ? clientGone : refusal.status)
        throw gone.aborted ? gone.reason : refusal
      }
      answer = { status: 404, text: failureText(refusal.message) }
    }
    const { status, text } = answer
    await Promise.all([store.quota.settle(reservation, request.idempotency ? { status, body: text } : { status }), record])
    calls({ kind, charge: 'charged' })
    return answer
  }

  return {
    get underWay() {
      return seats.taken
    },
    async charge({ digest, question, repeat }, gone) {
      const { kind } = question
      const idempotency = repeat === undefined ? undefined : { key: repeat, fingerprint: fingerprintOf(question) }
      const request: ReserveRequest = { digest, what: `scan/${kind}`, ...(idempotency && { idempotency }) }
      if (stopping.aborted) throw stoppingNow()
      const holder = Buffer.from(digest).toString('base64url')
      const leave = seats.take(holder)
      try {
        const reserved = await reserve(parts, request, gone)
        if (reserved.outcome === 'granted') {
          seats.learn(holder, reserved.account.id)
          return { ...(await answered(question, reserved, request, gone)), repeated: false, usage: reserved.usage }
        }
        if (reserved.outcome !== 'repeated') throw await refusalOf(parts, reserved)
        calls({ kind, charge: 'repeated' })
        return { status: reserved.status, text: reserved.body, repeated: true }
      } finally {
        leave()
      }
    },
  }
}

/** What stands in the ledger where the client left before its answer was ready. */
const clientGone = 499

/** Ends when the client leaves before its answer is written: nobody waits for it then. */
export function leaving(outgoing: ServerResponse): AbortSignal {
  const gone = new AbortController()
  const onClose = () => {
    if (!outgoing.writableFinished) gone.abort(new ClientGone('the client went away'))
  }
  outgoing.once('close', onClose)
  if (outgoing.destroyed) onClose()
  return gone.signal
}

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

const fingerprintOf = ({ kind, chain, given }: Question): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, chain.id, given]))
    .digest('base64url')
