import { sleepBy, type World } from '../../src/world.ts'
import type { Random } from './random.ts'

/** A world in which nothing takes time but what says so, and in which the same seed gives the same run, event by event. */
export interface Simulation {
  readonly world: World
  /** What happened, a line for each event, with its time in milliseconds since the start. */
  readonly transcript: readonly string[]
  /** Milliseconds since the start. */
  readonly elapsed: number
  note(event: string): void
  /** Runs work to its end: whenever nothing more can happen at a moment, the clock goes on to the next timer. */
  run<T>(work: () => Promise<T>): Promise<T>
}

interface Timer {
  readonly at: number
  readonly nth: number
  readonly act: () => void
}

/** Turns of the event loop in which nothing that is under way has gone on: what still waits then waits for the clock. */
const quiet = 4

export function createSimulation(start: Date, random: Pick<Random, 'bytes'>): Simulation {
  const timers = new Map<number, Timer>()
  const transcript: string[] = []
  let [elapsed, made] = [0, 0]

  const after: World['after'] = (ms, act) => {
    const nth = made++
    timers.set(nth, { at: elapsed + ms, nth, act })
    return () => timers.delete(nth)
  }
  const world: World = {
    now: () => new Date(start.getTime() + elapsed),
    microseconds: () => 0,
    env: {},
    random: size => random.bytes(size),
    after,
    sleep: sleepBy(after),
  }
  const note = (event: string) => void transcript.push(`${elapsed} ${event}`)
  /** The earliest timer; of those at one moment the one that was set first. */
  const next = (): Timer | undefined => {
    let first: Timer | undefined
    for (const timer of timers.values())
      if (!first || timer.at < first.at || (timer.at === first.at && timer.nth < first.nth)) first = timer
    return first
  }

  return {
    world,
    transcript,
    note,
    get elapsed() {
      return elapsed
    },
    async run(work) {
      let ended = false
      const end = work().finally(() => {
        ended = true
      })
      // what fails is told by whoever awaits `end`
      end.catch(() => {})
      while (!ended) {
        for (let turn = 0; turn < quiet && !ended; turn++) await new Promise(setImmediate)
        if (ended) break
        const timer = next()
        if (!timer) throw new Error('Everything waits, and there is nothing to wait for.')
        timers.delete(timer.nth)
        elapsed = Math.max(elapsed, timer.at)
        timer.act()
      }
      return end
    },
  }
}
