import { createHash } from 'node:crypto'
import type { Scanner } from '../api/scanner.ts'
import type { Address, Chain } from '../chains/index.ts'
import { asciiJson } from '../output/visible.ts'
import { failureFields } from './log.ts'
import type { Parts } from './parts.ts'

/** What is asked about; two questions with the same `address` are one. */
export interface Question {
  readonly kind: 'wallet' | 'token'
  readonly chain: Chain
  readonly address: Address
  /** As the customer wrote it: it is echoed, and never that of another customer. */
  readonly given: string
}

/** A result, all but the field that echoes what was given. */
export interface Verdict {
  readonly score: number
  readonly level: string
  /** JSON without its first field and brace. Printable ASCII. */
  readonly rest: string
  /** The same as bytes, so that nobody who gets it needs them made anew. */
  readonly bytes: Buffer
  /** A name that belongs to this text alone: its SHA-256, base64url. */
  readonly name: string
}

/** How a result is obtained. */
export interface Verdicts {
  /** The verdict on a subject that is at most a minute old, where there is one. */
  remembered(question: Question): Promise<Verdict | undefined>
  /**
   * The verdict on a subject: one that is at most a minute old, else that of a scan under way, else that of a new scan. A
   * failure goes to those who wait for it, and to nobody after them. Rejects with the reason of `signal` when that ends; the
   * scan goes on until the last who waits has left.
   */
  on(question: Question, signal: AbortSignal): Promise<Verdict>
}

interface Flight {
  readonly end: Promise<Verdict>
  readonly controller: AbortController
  waiting: number
}

/** Milliseconds for which a verdict serves again. */
const fresh = 60_000
/** The same for one that lacks a check: the source that was down may be back. */
const freshInPart = 5_000
const mostReadings = 1_000

export function createVerdicts({
  scanner,
  store,
  world,
  log,
  metrics,
}: Pick<Parts, 'scanner' | 'store' | 'world' | 'log' | 'metrics'>): Verdicts {
  const flights = new Map<string, Flight>()
  const obtained = metrics.counter('chainvet_verdicts_total', 'Verdicts by how they were obtained.', ['how'])
  const time = metrics.histogram('chainvet_scan_seconds', 'Time of a scan.', [0.01, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60], ['kind', 'end'])

  // what was read of a text is not read again while the text is the same
  const readings = new Map<string, { readonly text: string; readonly kept: Kept; readonly verdict: Verdict }>()

  const remembered = async (question: Question): Promise<Verdict | undefined> => {
    const subject = subjectOf(question)
    const text = await store.shared.verdict(subject, fresh).catch((error: unknown) => {
      log.warn('verdicts-unreadable', failureFields(error))
      return undefined
    })
    if (text === undefined) return undefined
    let reading = readings.get(subject)
    if (reading?.text !== text) {
      const end = text.indexOf('\n')
      const kept = JSON.parse(text.slice(0, end)) as Kept
      const rest = text.slice(end + 1)
      reading = { text, kept, verdict: { score: kept.score, level: kept.level, ...textOf(rest) } }
      if (readings.size >= mostReadings) readings.clear()
      readings.set(subject, reading)
    }
    const { kept, verdict } = reading
    if (!kept.whole && world.now().getTime() - kept.at > freshInPart) return undefined
    obtained({ how: 'remembered' })
    return verdict
  }

  const begin = (subject: string, question: Question): Flight => {
    const controller = new AbortController()
    const started = performance.now()
    let kept: Promise<void> | undefined
    const work = async (): Promise<Verdict> => {
      const { result, whole } = await scanned(scanner, question, controller.signal)
      const verdict = verdictOf(result)
      const facts: Kept = { at: world.now().getTime(), whole, score: verdict.score, level: verdict.level }
      // whoever waits does not wait for this
      kept = store.shared
        .keepVerdict(subject, `${JSON.stringify(facts)}\n${verdict.rest}`)
        .catch((error: unknown) => log.warn('verdicts-unwritable', failureFields(error)))
      return verdict
    }
    const told = (end: string) => {
      time({ kind: question.kind, end }, (performance.now() - started) / 1000)
      const land = () => {
        if (flights.get(subject) === flight) flights.delete(subject)
      }
      // who comes before the verdict can be read shares this one
      if (kept !== undefined) void kept.then(land)
      else land()
    }
    const flight: Flight = { end: work(), controller, waiting: 0 }
    flight.end.then(
      () => told('scored'),
      () => told('failed'),
    )
    flights.set(subject, flight)
    return flight
  }

  return {
    remembered,
    async on(question, signal) {
      const subject = subjectOf(question)
      const known = flights.has(subject) ? undefined : await remembered(question)
      if (known) return known
      const under = flights.get(subject)
      obtained({ how: under ? 'shared' : 'scanned' })
      const flight = under ?? begin(subject, question)
      flight.waiting++
      try {
        return await unlessEnded(flight.end, signal)
      } finally {
        flight.waiting--
        if (flight.waiting === 0 && signal.aborted) {
          // the next who asks begins anew
          if (flights.get(subject) === flight) flights.delete(subject)
          flight.controller.abort(new Error('nobody waits for this scan'))
        }
      }
    },
  }
}

/** What stands before the rest of a verdict when it is sent to somebody who gave this. */
export const openingFor = ({ kind, given }: Question): string =>
  `{"${kind === 'wallet' ? 'wallet_address' : 'contract_address'}":${asciiJson(given)},`

/** The first line of what is kept. */
interface Kept {
  readonly at: number
  /** All checks ran. */
  readonly whole: boolean
  readonly score: number
  readonly level: string
}

async function scanned(scanner: Scanner, { kind, chain, given }: Question, signal: AbortSignal) {
  if (kind === 'wallet') {
    const { wallet_address: _, ...result } = await scanner.scanWallet({ address: given, chain_id: chain.id }, signal)
    return { result, whole: result.security_summary.confidence === 1 }
  }
  const { contract_address: _, ...result } = await scanner.scanToken({ contract_address: given, chain_id: chain.id }, signal)
  return { result, whole: result.token_data.confidence === 1 }
}

function verdictOf(result: { readonly risk_score: number; readonly risk_level: string }): Verdict {
  const rest = asciiJson(result).slice(1)
  return { score: result.risk_score, level: result.risk_level, ...textOf(rest) }
}

const subjectOf = ({ kind, chain, address }: Question): string => `${kind} ${chain.id} ${address}`

/** One byte a character: the text is ASCII. */
function textOf(rest: string): Pick<Verdict, 'rest' | 'bytes' | 'name'> {
  const bytes = Buffer.from(rest, 'latin1')
  return { rest, bytes, name: createHash('sha256').update(bytes).digest('base64url') }
}

function unlessEnded<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) return Promise.reject(signal.reason)
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    const done = () => signal.removeEventListener('abort', stop)
    work.then(resolve, reject).finally(done)
  })
}
