import { setMaxListeners } from 'node:events'
import type { World } from './world.ts'

/** The end of one call, or of a part of a scan: of its time, or with all that it belongs to. */
export interface Clock {
  readonly signal: AbortSignal
  /** Ends with the time of the call only. Nobody waits for it, so it is no signal of its own: those take long to make. */
  readonly deadline: Pick<AbortSignal, 'aborted' | 'reason'>
  /** Must be called when the call has ended. */
  stop(): void
}

/**
 * Makes clocks. Controllers of calls that have ended by themselves are used again: to make one takes longer than all else
 * that is done here, and signals that are made of signals cost a run of many calls a tenth of its time.
 */
export function createClocks(world: World): (outer: AbortSignal, timeout: number) => Clock {
  const spare: AbortController[] = []
  return (outer, timeout) => {
    outer.throwIfAborted()
    const either = spare.pop() ?? new AbortController()
    const deadline = { aborted: false, reason: undefined as unknown }
    const ended = () => either.abort(outer.reason)
    const stopTime = world.after(timeout, () => {
      Object.assign(deadline, { aborted: true, reason: new DOMException('The time of the call is over.', 'TimeoutError') })
      either.abort(deadline.reason)
    })
    // one signal may end any number of calls
    setMaxListeners(0, outer)
    outer.addEventListener('abort', ended, { once: true })
    return {
      signal: either.signal,
      deadline,
      stop() {
        stopTime()
        outer.removeEventListener('abort', ended)
        if (!either.signal.aborted) spare.push(either)
      },
    }
  }
}

/** A clock of its own, for work of which some may go on when it was stopped. */
export const clockOf = (world: World, timeout: number, outer?: AbortSignal): Clock =>
  createClocks(world)(outer ?? new AbortController().signal, timeout)

/** Gives work so many milliseconds: its signal ends when they are over, or with `outer`. */
export async function within<T>(
  world: World,
  timeout: number,
  outer: AbortSignal | undefined,
  work: (clock: Clock) => Promise<T>,
): Promise<T> {
  const clock = clockOf(world, timeout, outer)
  try {
    return await work(clock)
  } finally {
    clock.stop()
  }
}
