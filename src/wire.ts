import type { Dispatcher } from 'undici'
import { type Body, bodyOf, type Text } from './reply.ts'
import { createTurns } from './turns.ts'

/** One request as it goes out. */
export interface Sent {
  readonly origin: string
  /** With the query. */
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** Who asks, and how much of an answer is wanted. */
export interface Wanted {
  /** Name of the source. */
  readonly source: string
  /** Ends when nobody waits any more. */
  readonly signal: AbortSignal
  /** The part of `signal` that is the time of this one call; absent where its end is not told apart. */
  readonly deadline?: Pick<AbortSignal, 'aborted' | 'reason'>
  /** Whether a body of that status is read. */
  readonly reads: (status: number) => boolean
  /** Most bytes of the inflated body. */
  readonly maxBytes: number
}

/** What came back. The text is `undefined` where a body of that status was not wanted. */
export interface Received {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: Text | undefined
}

/**
 * Carries requests: the seam at which a run is recorded and replayed. Rejects with the reason of the signal, or with an error
 * of the connection, of which its `name` and `code` count.
 */
export type Wire = (sent: Sent, wanted: Wanted) => Promise<Received>

/** Sends a request and takes what comes, without streams: they cost more than the rest of a call. What is given up closes its connection. */
export const wireOver =
  (dispatcher: Dispatcher): Wire =>
  (request, { signal, reads, maxBytes }) =>
    new Promise((resolve, reject) => {
      let sent: Dispatcher.DispatchController | undefined
      let body: Body | undefined
      let ended = false
      const over = () => {
        signal.removeEventListener('abort', stop)
        body?.drop()
        if (!ended) sent?.abort(new Error('given up'))
      }
      // undici heeds this only once it has a connection, and some hosts never complete one
      const stop = () => {
        reject(signal.reason)
        over()
      }
      signal.throwIfAborted()
      signal.addEventListener('abort', stop, { once: true })
      dispatcher.dispatch(request, {
        onRequestStart(controller) {
          sent = controller
          if (signal.aborted) over()
        },
        onResponseStart(_, status, headers) {
          if (status < 200) return
          const tell = (text: Text | undefined) => {
            resolve({ status, headers, text })
            over()
          }
          if (reads(status)) body = bodyOf({ encoding: headers['content-encoding'], maxBytes }, tell)
          else tell(undefined)
        },
        onResponseData: (_, chunk) => body?.add(chunk),
        onResponseEnd() {
          ended = true
          body?.end()
        },
        onResponseError(_, error) {
          ended = true
          reject(error)
          over()
        },
      })
    })

/** Hands out one answer in a turn of the event loop, in the order in which they came. */
export function inTurn(wire: Wire): Wire {
  const turn = createTurns()
  return async (sent, wanted) => {
    const received = await wire(sent, wanted)
    await turn()
    return received
  }
}
