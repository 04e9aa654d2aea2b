import { ChainvetError, type FailureCode } from '../errors.ts'
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
  { retries, world, onRetry }: Patience,
  signal: AbortSignal,
  explain: (error: ChainvetError) => Promise<ChainvetError> = async error => error,
): Promise<T> {
  let explained = false
  for (let count = 1; ; count++) {
    try {
      return await attempt()
    } catch (thrown) {
      signal.throwIfAborted()
      const { error: refusal, retryAfter } = thrown instanceof Refused ? thrown : new Refused(failureOf(thrown), undefined)
      const limited: boolean = refusal.code === 'RATE_LIMITED' && !explained
      explained ||= limited
      const error = limited ? await explain(refusal) : refusal
      signal.throwIfAborted()
      if (!mayPass.includes(error.code)) throw error
      if (count > retries) throw count > 1 ? afterAttempts(error, count) : error
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

const afterAttempts = ({ code, message, where, hint }: ChainvetError, count: number): ChainvetError =>
  new ChainvetError(code, `${message}, ${count} times`, { where, ...(hint !== undefined && { hint }) })
