import type { Outcome } from './asker.ts'
import type { Results } from './results.ts'

export interface Once {
  /** The outcome of a target: that of the first row that named it, or what `ask` answers. */
  of(key: string, line: number, ask: () => Promise<Outcome>): Promise<Known>
}

interface Known {
  readonly outcome: Outcome
  readonly duplicateOf: number | null
  /** Resolves when the outcome is safe: nobody is told of it before. Absent where it is already, or is that of an earlier row. */
  readonly safe?: Promise<void>
}

/** Outcomes that may wait for their safety: after a power failure each of them is asked, and paid for, again. */
const most = 64

/**
 * Every target once, however many rows name it. Only scans in flight are held here; what has ended is looked up in
 * `results`, which may hold the outcomes of an earlier run too.
 */
export function createOnce(results: Results): Once {
  const inFlight = new Map<string, { line: number; readonly outcome: Promise<Outcome> }>()

  let unsafe = 0

  const begin = async (key: string, line: number, ask: () => Promise<Outcome>): Promise<Known> => {
    const kept = await results.find(key)
    if (kept) {
      // an earlier run has asked: in this one it is the first row that names it
      if (kept.line === null) await results.claim(key, line)
      return { outcome: kept.finished, duplicateOf: kept.line }
    }
    const outcome = await ask()
    const { status, result, error } = outcome
    unsafe++
    const safe = results.add(key, { status, ...(result && { result }), ...(error && { error }) }, line).finally(() => unsafe--)
    // whoever waits for it is told; until somebody does, a failure is nobody's fault
    safe.catch(() => {})
    if (unsafe > most) await safe
    return { outcome, duplicateOf: null, safe }
  }

  return {
    async of(key, line, ask) {
      const first = inFlight.get(key)
      if (first) return { outcome: await first.outcome, duplicateOf: first.line }
      const work = begin(key, line, ask)
      // while the scan goes on, later rows with this target wait for it; `line` is that of the row they repeat
      const outcome = work.then(({ outcome, duplicateOf }) => {
        flight.line = duplicateOf ?? line
        return outcome
      })
      const flight = { line, outcome }
      inFlight.set(key, flight)
      try {
        return await work
      } finally {
        inFlight.delete(key)
      }
    },
  }
}
