import type { Finished, Journal } from './journal.ts'
import { createFirstLines } from './key-table.ts'

/** Outcomes of a run, by target. */
export interface Results {
  /** `line` is that of the row in this run that named the target first; null where only an earlier run did. */
  find(key: string): Promise<{ readonly finished: Finished; readonly line: number | null } | undefined>
  /** It is found from now on. Resolves when it would survive a power failure, where that is promised. */
  add(key: string, finished: Finished, line: number): Promise<void>
  /** Says that a row of this run names what an earlier run has finished. */
  claim(key: string, line: number): Promise<void>
  close(): Promise<void>
}

/** Results in memory: for the addresses of a command line. */
export function resultsInMemory(): Results {
  const kept = new Map<string, { finished: Finished; line: number | null }>()
  return {
    find: async key => kept.get(key),
    async add(key, finished, line) {
      kept.set(key, { finished, line })
    },
    async claim(key, line) {
      const entry = kept.get(key)
      if (entry) entry.line = line
    },
    close: async () => {},
  }
}

/** Results in a journal. Which line was the first is remembered here: a journal belongs to several runs. */
export function resultsIn(journal: Journal): Results {
  const lines = createFirstLines()
  return {
    async find(key) {
      const finished = await journal.find(key)
      return finished && { finished, line: lines.get(key) }
    },
    async add(key, finished, line) {
      lines.set(key, line)
      await journal.add(key, finished)
    },
    async claim(key, line) {
      lines.set(key, line)
    },
    close: () => journal.close(),
  }
}
