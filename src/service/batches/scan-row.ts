import type { Scanner, ScanResult } from '../../api/scanner.ts'
import { ChainvetError } from '../../errors.ts'
import { asciiJson } from '../../output/visible.ts'
import type { ClaimedRow, RowOutcome } from '../store/store.ts'
import { adviceOn } from './advice.ts'

export interface ScanRules {
  readonly scanner: Scanner
  /** A row that failed so often ends as failed. */
  readonly attempts: number
  /** Milliseconds that a scan may take. */
  readonly timeout: number
  /** Milliseconds before the second attempt; each further one waits twice as long. */
  readonly backoff: number
  /** A number from 0 to 1: attempts of many rows that failed together are spread. */
  readonly chance: () => number
}

/** Why a row has no result, as it is kept: the body of section 2.4, and what a report says besides. */
export interface FailedBody {
  readonly detail: string
  readonly code?: string
  readonly hint?: string | null
}

export interface Scanned {
  readonly outcome: RowOutcome
  /** What went wrong, where something did: for the log. */
  readonly failure?: unknown
}

/** Scans a row. It never rejects: what fails and may work later is put back, and the rest ends with its reason. */
export async function scanRow(row: ClaimedRow, rules: ScanRules, stop: AbortSignal): Promise<Scanned> {
  const { address, chainId, kind, attempt } = row
  try {
    if (chainId === undefined) throw new ChainvetError('CHAIN_REQUIRED', 'which chain?')
    const { scanner } = rules
    const result = await within<ScanResult>(rules.timeout, stop, signal =>
      kind === 'wallet'
        ? scanner.scanWallet({ address, chain_id: chainId }, signal)
        : scanner.scanToken({ contract_address: address, chain_id: chainId }, signal),
    )
    return { outcome: { state: 'scored', status: 200, body: asciiJson(result), score: result.risk_score, level: result.risk_level } }
  } catch (failure) {
    // whoever stops a worker is not the row's fault: another one takes it at once
    if (stop.aborted) return { outcome: { state: 'again', after: 0 } }
    const error = failure instanceof ChainvetError ? failure : new ChainvetError('INTERNAL', 'the scan failed for a reason of our own')
    if (isPassing(failure) && attempt < rules.attempts) return { outcome: { state: 'again', after: pause(attempt, rules) }, failure }
    const { code, message, hint } = adviceOn(error)
    const body: FailedBody = { detail: message, code, hint }
    return { outcome: { state: 'failed', status: error.status, body: asciiJson(body) }, failure }
  }
}

/** Whether the same scan may work later: an upstream that is down, or a bug, which may have to do with the moment. */
export const isPassing = (failure: unknown): boolean => failure !== undefined && (!(failure instanceof ChainvetError) || failure.retryable)

/** Twice as long each time, up to five minutes, and up to half of it more by chance. */
const pause = (attempt: number, { backoff, chance }: ScanRules): number =>
  Math.round(Math.min(backoff * 2 ** (attempt - 1), 300_000) * (1 + chance() / 2))

/** Ends work that takes too long, whether it listens to its signal or not. */
async function within<T>(timeout: number, stop: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const over = new AbortController()
  let end: ((error: unknown) => void) | undefined
  const ended = new Promise<never>((_, reject) => {
    end = reject
  })
  const finish = (reason: unknown) => {
    over.abort(reason)
    end?.(reason)
  }
  const stopped = () => finish(stop.reason)
  const timer = setTimeout(() => finish(new ChainvetError('TIMEOUT', `the scan took longer than ${timeout} ms`)), timeout)
  if (stop.aborted) stopped()
  stop.addEventListener('abort', stopped, { once: true })
  try {
    return await Promise.race([ended, work(over.signal)])
  } finally {
    clearTimeout(timer)
    stop.removeEventListener('abort', stopped)
    ended.catch(() => {})
  }
}
