import { setMaxListeners } from 'node:events'

/** The end of one call: of its time, or with all that it belongs to. */
export interface Clock {
  readonly signal: AbortSignal
  /** Ends with the time of the call only. */
  readonly deadline: AbortSignal
  /** Must be called when the call has ended. */
  stop(): void
}

/**
 * Makes clocks. Controllers of calls that have ended by themselves are used again: to make one takes longer than all else
 * that is done here, and signals that are made of signals cost a run of many calls a tenth of its time.
 */
export function createClocks(): (outer: AbortSignal, timeout: number) => Clock {
  const spare: { readonly either: AbortController; readonly time: AbortController }[] = []
  return (outer, timeout) => {
    outer.throwIfAborted()
    const pair = spare.pop() ?? { either: new AbortController(), time: new AbortController() }
    const { either, time } = pair
    const ended = () => either.abort(outer.reason)
    const timer = setTimeout(() => {
      time.abort(new DOMException('The time of the call is over.', 'TimeoutError'))
      either.abort(time.signal.reason)
    }, timeout)
    // one signal may end any number of calls
    setMaxListeners(0, outer)
    outer.addEventListener('abort', ended, { once: true })
    return {
      signal: either.signal,
      deadline: time.signal,
      stop() {
        clearTimeout(timer)
        outer.removeEventListener('abort', ended)
        if (!either.signal.aborted) spare.push(pair)
      },
    }
  }
}
