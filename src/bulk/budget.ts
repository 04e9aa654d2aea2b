import type { Account } from '../api/account.ts'
import type { Scanner, UsageRecord } from '../api/scanner.ts'
import { ChainvetError } from '../errors.ts'

export interface Budget {
  readonly account: Account
  /** Calls of the month, included and paid ones, after which no more are started. */
  readonly ceiling: number
  /** Calls of the month when the run begins, as the account has told. */
  readonly used: number
  /** Attempts that were repeated until now: the service may have counted them. */
  retries(): number
}

/** Calls of this month. Where the record contradicts itself, the reading that leaves less counts. */
export const usedIn = ({ used_this_month: used, included_calls: included, remaining }: UsageRecord): number =>
  Math.max(used, included - remaining)

/** Calls after which the account is asked again: others may use the same key. Nobody waits for that, unless it takes as many calls again. */
const stretch = 1_000

/**
 * A scanner that starts no call beyond a number of calls of the month, whatever was estimated before. What it has started
 * counts as used until the account says otherwise, and the account is asked again before a call is refused; scans in flight
 * are finished first. It rejects with OVERAGE_NOT_ALLOWED, and with the failure of the account where that does not answer:
 * nobody knows then what a call costs. Retries of calls in flight are not held back.
 */
export function withinBudget(scanner: Scanner, { account, ceiling, used, retries }: Budget): Scanner {
  let known = used
  let started = 0
  let retriesThen = retries()
  let asking: Promise<void> | undefined
  let glancing = false
  const inFlight = new Set<Promise<unknown>>()

  const since = () => started + retries() - retriesThen
  const askAgain = async (): Promise<void> => {
    await Promise.allSettled(inFlight)
    const record = await account.usage()
    known = usedIn(record)
    started = 0
    retriesThen = retries()
  }

  /** The same while calls go on. Those in flight may be in the record or not yet: they count as if they were not. */
  const glance = async (): Promise<void> => {
    glancing = true
    const [startedThen, repeatedThen, underWay] = [started, retries(), inFlight.size]
    // whoever has to wait for the answer is told why there is none
    const record = await account.usage().catch(() => undefined)
    if (record === undefined || asking !== undefined) return
    known = usedIn(record)
    started = started - startedThen + underWay
    retriesThen = repeatedThen
    glancing = false
  }

  const admit = async (signal: AbortSignal | undefined): Promise<void> => {
    // near the end nothing is left to chance
    const most = () => Math.min(ceiling - known > 2 * stretch ? 2 * stretch : stretch, ceiling - known)
    if (since() >= stretch && since() < most() && !glancing && !asking) void glance()
    while (since() >= most()) {
      signal?.throwIfAborted()
      if (since() === 0 && known >= ceiling) throw spent()
      // many scans wait for one answer
      asking ??= askAgain().finally(() => {
        asking = undefined
        glancing = false
      })
      await asking
    }
    started++
  }

  const within = async <T>(signal: AbortSignal | undefined, call: () => Promise<T>): Promise<T> => {
    await admit(signal)
    const answer = call()
    inFlight.add(answer)
    try {
      return await answer
    } finally {
      inFlight.delete(answer)
    }
  }

  return {
    scanWallet: (request, signal, asking) => within(signal, () => scanner.scanWallet(request, signal, asking)),
    scanToken: (request, signal, asking) => within(signal, () => scanner.scanToken(request, signal, asking)),
  }
}

const spent = (): ChainvetError =>
  new ChainvetError('OVERAGE_NOT_ALLOWED', 'not scanned: it would cost more than was allowed', {
    hint: 'Go on with --resume and --allow-overage, or next month.',
  })
