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

/** Calls that end with one signal. */
interface Belonging {
  readonly calls: Set<AbortController>
  readonly ended: () => void
}

/**
 * Makes clocks. Controllers of calls that have ended by themselves are used again: to make one takes longer than all else
 * that is done here, and signals that are made of signals cost a run of many calls a tenth of its time.
 *
 * @param spare controllers that wait for the next call; whoever shares them must have left the signals of calls that have ended
 */
export function createClocks(world: World, spare: AbortController[] = []): (outer: AbortSignal, timeout: number) => Clock {
  // one signal may end any number of calls, and is listened to once for all of them
  const running = new Map<AbortSignal, Belonging>()
  const belongingTo = (outer: AbortSignal): Belonging => {
    const found = running.get(outer)
    if (found) return found
    const calls = new Set<AbortController>()
    const ended = () => {
      running.delete(outer)
      for (const call of calls) call.abort(outer.reason)
    }
    setMaxListeners(0, outer)
    outer.addEventListener('abort', ended, { once: true })
    const made = { calls, ended }
    running.set(outer, made)
    return made
  }
  return (outer, timeout) => {
    outer.throwIfAborted()
    const either = spare.pop() ?? new AbortController()
    const deadline = { aborted: false, reason: undefined as unknown }
    const stopTime = world.after(timeout, () => {
      Object.assign(deadline, { aborted: true, reason: new DOMException('The time of the call is over.', 'TimeoutError') })
      either.abort(deadline.reason)
    })
    const { calls, ended } = belongingTo(outer)
    calls.add(either)
    return {
      signal: either.signal,
      deadline,
      stop() {
        stopTime()
        calls.delete(either)
        if (calls.size === 0) {
          outer.removeEventListener('abort', ended)
          running.delete(outer)
        }
        if (!either.signal.aborted && spare.length < mostSpare) spare.push(either)
      },
    }
  }
}

/** Most controllers that are kept for the calls to come: as many as a scan has under way, several times over. */
const mostSpare = 256

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
