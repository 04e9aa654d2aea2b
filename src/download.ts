import { type Clock, within } from './clock.ts'
import { SourceError, type SourceFailure } from './errors.ts'
import { dispatcherFor, type HttpOptions, named, timedOut } from './http.ts'
import { known, readWhole } from './read.ts'

/** A file to fetch. */
interface Wanted {
  /** Name under which a failure is reported. */
  readonly source: string
  readonly url: URL
  readonly maxBytes: number
  /** Hosts that a redirect may lead to, by https; none where absent. */
  readonly storage?: readonly string[]
}

/** Where the bytes go. `begin` is called before the first, and again where they come anew. */
export interface Sink {
  begin(): void
  add(chunk: Buffer): void
}

/**
 * Fetches a file of any size and hands on its bytes as they come: nothing is kept, inflated or believed. Resolves with the
 * number of bytes. Rejects with {@link SourceError}, with the reason of `signal`, or with what the sink throws.
 */
export type Download = (wanted: Wanted, sink: Sink, signal: AbortSignal) => Promise<number>

interface DownloadOptions extends HttpOptions {
  /** Longest time without a byte, milliseconds. */
  readonly timeout: number
  /** Longest time for a whole file, milliseconds. */
  readonly deadline?: number
}

const tries = 2
const hops = 2

export function createDownload({ world, timeout, deadline = 15 * 60_000, ...options }: DownloadOptions): Download {
  const dispatcher = dispatcherFor(options, timeout)

  const attempt = async (wanted: Wanted, sink: Sink, signal: AbortSignal): Promise<number> => {
    let { url } = wanted
    for (let hop = 0; ; hop++) {
      const arrived = await received(dispatcher, { ...wanted, url }, sink, { signal, timeout })
      if (typeof arrived === 'number') return arrived
      url = redirected(wanted, url, arrived.location)
      if (hop >= hops) throw failure(wanted, 'UPSTREAM_UNAVAILABLE', 'redirects in circles')
    }
  }
  return (wanted, sink, outer) => within(world, deadline, outer, clock => tried(wanted, sink, outer, clock))

  async function tried(wanted: Wanted, sink: Sink, outer: AbortSignal, clock: Clock): Promise<number> {
    for (let again = 1; ; again++) {
      try {
        return await attempt(wanted, sink, clock.signal)
      } catch (error) {
        if (outer.aborted) throw outer.reason
        if (clock.deadline.aborted) throw timedOut(wanted.source, deadline).error
        if (error instanceof SinkError) throw error.cause
        if (error instanceof SourceError && error.code !== 'NETWORK' && error.code !== 'TIMEOUT') throw error
        const failed = error instanceof SourceError ? { error, mendable: true } : named(wanted.source, error)
        if (again >= tries || !failed.mendable) throw failed.error
        await world.sleep(500 * again, outer)
      }
    }
  }
}

/** Carries what a sink throws past those who judge failures of the network. */
class SinkError extends Error {}

const failure = ({ source }: Wanted, code: SourceFailure, problem: string): SourceError =>
  new SourceError({ source, code, problem, hint: 'Try again later. A file that you have got elsewhere: --source NAME --from FILE' })

/** A redirect is followed to a place that was named before, and to no other: whoever can send one could send anything. */
function redirected(wanted: Wanted, from: URL, location: string): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from.href) : undefined
  if (to?.protocol === 'https:' && to.port === '' && to.username === '' && wanted.storage?.includes(to.hostname)) return to
  throw failure(wanted, 'UPSTREAM_UNAVAILABLE', 'answered with a redirect to a place that is not its own, which is not followed')
}

type Dispatching = Pick<ReturnType<typeof dispatcherFor>, 'dispatch'>
type Controller = { abort(reason: Error): void }

/** One request. The number of bytes that came, or where it is redirected to. */
function received(
  dispatcher: Dispatching,
  wanted: Wanted,
  sink: Sink,
  { signal, timeout }: { signal: AbortSignal; timeout: number },
): Promise<number | { readonly location: string }> {
  return new Promise((resolve, reject) => {
    let sent: Controller | undefined
    let arrived = 0
    let ended = false
    const over = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      if (!ended) sent?.abort(new Error('given up'))
      ended = true
    }
    const fail = (error: unknown) => {
      reject(error)
      over()
    }
    const stop = () => fail(signal.reason)
    const timer = setTimeout(() => fail(timedOut(wanted.source, timeout).error), timeout)
    const into = (work: () => void) => {
      try {
        work()
      } catch (error) {
        fail(new SinkError('the bytes could not be kept', { cause: error }))
      }
    }
    signal.throwIfAborted()
    signal.addEventListener('abort', stop, { once: true })
    const { origin, pathname, search } = wanted.url
    const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'chainvet' }
    dispatcher.dispatch(
      { origin, path: pathname + search, method: 'GET', headers },
      {
        onRequestStart(controller) {
          sent = controller
          if (ended) controller.abort(new Error('given up'))
        },
        onResponseStart(_, status, answered) {
          if (status < 200 || ended) return
          const refusal = refusalOf(wanted, status, answered)
          if (refusal) return fail(refusal)
          const { location } = answered
          if (status >= 300) {
            if (typeof location !== 'string') return fail(failure(wanted, 'UPSTREAM_UNAVAILABLE', `refused with status ${status}`))
            resolve({ location })
            return over()
          }
          into(() => sink.begin())
        },
        onResponseData(_, chunk) {
          if (ended) return
          timer.refresh()
          arrived += chunk.length
          if (arrived > wanted.maxBytes) fail(tooMuch(wanted))
          else into(() => sink.add(chunk))
        },
        onResponseEnd() {
          if (ended) return
          ended = true
          resolve(arrived)
          over()
        },
        onResponseError(_, error) {
          if (!ended) fail(error)
        },
      },
    )
  })
}

type Answered = Readonly<Record<string, string | readonly string[] | undefined>>

/** What the head of an answer tells already, before a byte of its body is taken. */
function refusalOf(wanted: Wanted, status: number, headers: Answered): SourceError | undefined {
  if (status === 429) return failure(wanted, 'RATE_LIMITED', 'asks for fewer requests')
  if (status >= 500) return failure(wanted, 'NETWORK', `answered with status ${status}`)
  if (status !== 200)
    return status >= 300 && status < 400 ? undefined : failure(wanted, 'UPSTREAM_UNAVAILABLE', `refused with status ${status}`)
  const encoding = headers['content-encoding']
  // a packed body could be of any size
  if (encoding !== undefined && encoding !== 'identity') return failure(wanted, 'BAD_RESPONSE', 'answered in an encoding nobody asked for')
  const declared = known(readWhole(headers['content-length']))
  return declared !== undefined && declared > wanted.maxBytes ? tooMuch(wanted) : undefined
}

const tooMuch = (wanted: Wanted): SourceError =>
  failure(wanted, 'BAD_RESPONSE', `sent more than ${Math.round(wanted.maxBytes / 1024 / 1024)} MiB, which the list never had`)
