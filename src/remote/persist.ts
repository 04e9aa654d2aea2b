import { ChainvetError, type FailureCode } from '../errors.ts'
import type { RetryBudget } from '../retry-budget.ts'
import type { World } from '../world.ts'

/** An attempt failed and is made again after `wait` milliseconds. */
export interface Retry {
  readonly code: FailureCode
  readonly attempt: number
  readonly wait: number
}

export interface Patience {
  /** Further attempts after a failure that may pass. */
  readonly retries: number
  readonly world: World
  /** What all scans of a run may repeat together; no limit when absent. */
  readonly budget?: RetryBudget
  readonly onRetry?: ((retry: Retry) => void) | undefined
}

/** A failure with the wait that the service asked for, in milliseconds. */
export class Refused extends Error {
  readonly error: ChainvetError
  readonly retryAfter: number | undefined
  constructor(error: ChainvetError, retryAfter: number | undefined) {
    super(error.message)
    this.error = error
    this.retryAfter = retryAfter
  }
}

/** What a service asks for may be a day; after a minute another look is worth a call. */
const longestWait = 60_000
const mayPass: readonly FailureCode[] = ['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'NETWORK', 'TIMEOUT']

/**
 * Repeats an attempt that fails with what may pass: the wait doubles from half a second, and the one that the service asks
 * for wins over it. `explain` may find another reason for a refusal, and is asked once. Rejects with the last failure.
 */
export async function persist<T>(
  attempt: () => Promise<T>,
  { retries, world, budget, onRetry }: Patience,
  signal: AbortSignal,
  explain: (error: ChainvetError) => Promise<ChainvetError> = async error => error,
): Promise<T> {
  let explained = false
  for (let count = 1; ; count++) {
    try {
      const answer = await attempt()
      budget?.answered(count - 1)
      return answer
    } catch (thrown) {
      signal.throwIfAborted()
      const { error: refusal, retryAfter } = thrown instanceof Refused ? thrown : new Refused(failureOf(thrown), undefined)
      const limited: boolean = refusal.code === 'RATE_LIMITED' && !explained
      explained ||= limited
      const error = limited ? await explain(refusal) : refusal
      signal.throwIfAborted()
      if (!mayPass.includes(error.code)) {
        // a refusal is an answer too
        budget?.answered(count - 1)
        throw error
      }
      if (count > retries) throw afterAttempts(error, count)
      if (budget?.take() === false) throw inVain(afterAttempts(error, count))
      const wait = Math.min(retryAfter ?? 500 * 2 ** (count - 1), longestWait) + (world.random(1)[0] ?? 0)
      onRetry?.({ code: error.code, attempt: count, wait })
      await world.sleep(wait, signal)
    }
  }
}

const hints: Partial<Record<FailureCode, string>> = {
  NETWORK: 'Is the address right, and is this machine online? Behind a proxy: HTTPS_PROXY.',
  TIMEOUT: 'Try again, or allow more time with --timeout 60s.',
  TLS: 'A company proxy or a service of your own needs its certificate in --ca-file FILE; otherwise somebody may stand in between.',
}

/** What went wrong on the way, in words for a service: the door speaks of nodes. Anything it did not name is a bug. */
function failureOf(thrown: unknown): ChainvetError {
  if (!(thrown instanceof ChainvetError)) throw thrown
  if (thrown.name !== 'SourceError') return thrown
  if (thrown.code === 'BAD_RESPONSE')
    return new ChainvetError('CONTRADICTION', thrown.message, { hint: 'Is --base-url the service you mean?' })
  const hint = hints[thrown.code]
  return new ChainvetError(thrown.code, thrown.message, { ...(hint !== undefined && { hint }), cause: thrown })
}

const afterAttempts = (error: ChainvetError, count: number): ChainvetError => (count > 1 ? saying(error, `${count} times`) : error)

/** A service that fails most of the time is not helped by being asked more often. */
const inVain = (error: ChainvetError): ChainvetError => saying(error, 'and it is not asked again, because too much was repeated in vain')

const saying = ({ code, message, where, hint }: ChainvetError, more: string): ChainvetError =>
  new ChainvetError(code, `${message}, ${more}`, { where, ...(hint !== undefined && { hint }) })
