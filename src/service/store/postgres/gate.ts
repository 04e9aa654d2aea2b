import { unavailable } from '../unavailable.ts'

/** Lets in so many at a time. What ends a call comes before what begins one: otherwise more and more would be under way. */
export interface Gate {
  /** Resolves when it is the caller's turn; the caller ends it with the function that comes back. Rejects after a while. */
  enter(turn: Turn): Promise<() => void>
}

export type Turn = 'first' | 'next'

/** Milliseconds for which work waits its turn: a service that is so far behind says so. */
const patience: Readonly<Record<Turn, number>> = { first: 60_000, next: 20_000 }

interface Waiter {
  readonly let: () => void
  readonly until: number
  readonly refuse: (error: unknown) => void
}

export function createGate(most: number): Gate {
  const queues: Readonly<Record<Turn, Waiter[]>> = { first: [], next: [] }
  let inside = 0
  const leave = (): void => {
    inside -= 1
    for (;;) {
      const next = queues.first.shift() ?? queues.next.shift()
      if (!next) return
      // one that has waited too long is told when its turn comes: that is soon enough, and needs no clock of its own
      if (next.until < performance.now()) next.refuse(unavailable('it is busy'))
      else {
        inside += 1
        next.let()
        return
      }
    }
  }
  const once = (): (() => void) => {
    let left = false
    return () => {
      if (left) return
      left = true
      leave()
    }
  }
  return {
    enter(turn) {
      if (inside < most) {
        inside += 1
        return Promise.resolve(once())
      }
      return new Promise((resolve, refuse) => {
        queues[turn].push({ let: () => resolve(once()), until: performance.now() + patience[turn], refuse })
      })
    },
  }
}
