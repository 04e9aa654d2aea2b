import { createHash } from 'node:crypto'
import type { Kind, Row, RowError } from '../api/report.ts'
import type { Scanner, ScanResult } from '../api/scanner.ts'
import { ChainvetError, failures } from '../errors.ts'
import { createPacer } from '../pacer.ts'
import type { World } from '../world.ts'
import type { ResolvedTarget } from './resolve.ts'

/** What became of a target. */
export interface Outcome extends Pick<Row, 'status'> {
  readonly status: 'scored' | 'no_activity' | 'unscored'
  readonly result?: ScanResult
  readonly error?: RowError
  /** Why there is no score, with everything that can be said to a person. Not kept beyond the row. */
  readonly failure?: ChainvetError
}

export interface AskOptions {
  readonly scanner: Scanner
  /** Name of the job: a target that is asked about again in the same job is paid for once, where the service knows names of requests. */
  readonly job?: string | undefined
  /** Scans started a second; no limit when absent. */
  readonly rate?: number | undefined
  /** Scans after which no more are started. */
  readonly maxCalls?: number | undefined
  /** Failed scans after which no more are started. */
  readonly maxErrors?: number | undefined
  /** Ends the reading of rows; scans in flight are finished. */
  readonly stop?: AbortSignal | undefined
  /** Ends the scans in flight too. */
  readonly signal?: AbortSignal | undefined
}

export interface Asker {
  /** `answered` is called when the answer has arrived, where the scanner tells that before it has ended. */
  ask(kind: Kind, target: ResolvedTarget, answered?: () => void): Promise<Outcome>
  /** Scans that were asked for so far. */
  calls(): number
  /** Scans that have not ended. */
  inFlight(): number
}

/** Asks the scanner within the limits of a run. It never rejects for what a scanner may answer. */
export function createAsker(options: AskOptions, world: World): Asker {
  const { scanner, job, rate, maxCalls, maxErrors, signal, stop } = options
  // a scan that waits for its turn when the run is stopped is not begun
  const patience = AbortSignal.any([signal, stop].filter(each => each !== undefined))
  const pacer = rate === undefined ? undefined : createPacer(world)
  let calls = 0
  let errors = 0
  let inFlight = 0
  /** Why no more scans are started. */
  let end: Outcome | undefined

  const refusal = (): Outcome | undefined => {
    if (end) return end
    if (maxCalls !== undefined && calls >= maxCalls) return notAsked('QUOTA_EXHAUSTED', `not scanned: --max-calls ${maxCalls} was reached`)
    if (maxErrors !== undefined && errors >= maxErrors) return notAsked('UNSCORED', `not scanned: --max-errors ${maxErrors} was reached`)
    return undefined
  }

  return {
    calls: () => calls,
    inFlight: () => inFlight,
    async ask(kind, { chain, given }, answered) {
      const refused = refusal()
      if (refused) return refused
      calls++
      inFlight++
      let begun = false
      try {
        if (pacer && rate !== undefined) await pacer('scans', rate, patience)
        begun = true
        const asking = { name: job === undefined ? undefined : nameOf(job, kind, chain.id, given), answered }
        const result =
          kind === 'wallet'
            ? await scanner.scanWallet({ address: given, chain_id: chain.id }, signal, asking)
            : await scanner.scanToken({ contract_address: given, chain_id: chain.id }, signal, asking)
        return { status: 'scored', result }
      } catch (error) {
        if (!begun || neverAsked(error)) calls--
        if (signal?.aborted || error === stop?.reason) return notAsked('INTERRUPTED', 'stopped before the scan was done')
        if (!(error instanceof ChainvetError)) throw error
        const outcome = failed(error)
        errors++
        // without key or quota every further call fails the same way
        const { exit } = failures[error.code]
        if (exit === 4 || exit === 6) end = outcome
        return outcome
      } finally {
        inFlight--
      }
    },
  }
}

/** As it is written, not as it is meant: a service takes the same name for the same request only. */
const nameOf = (job: string, kind: Kind, chainId: number, given: string): string =>
  createHash('sha256').update(`${job} ${kind} ${chainId} ${given}`).digest('base64url')

/** What stands between the run and its scanner refuses a scan before anybody is asked: nothing was called then. */
const neverAsked = (error: unknown): boolean => error instanceof ChainvetError && error.code === 'OVERAGE_NOT_ALLOWED'

const failed = (error: ChainvetError): Outcome => ({
  status: error.code === 'NO_ACTIVITY' ? 'no_activity' : 'unscored',
  error: asRowError(error),
  failure: error,
})

const notAsked = (code: 'QUOTA_EXHAUSTED' | 'UNSCORED' | 'INTERRUPTED', message: string): Outcome => ({
  status: 'unscored',
  error: { code, message, hint: null },
})

export const asRowError = ({ code, message, hint }: ChainvetError): RowError => ({ code, message, hint: hint ?? null })
