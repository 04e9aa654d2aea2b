/** The most urgent of many things, in the order they came in. */
export interface Worst<T> {
  /** Of things that are equally urgent the first are kept. `make` is only called for what is kept for now. */
  add(urgency: number, make: () => T): void
  kept(): T[]
  /** How many are not kept. */
  left(): number
}

/** Things that may be kept above the limit before the least urgent are dropped. */
const slack = 1_000

/** Keeps as many as asked, however many come: a long report is cut to its worst rows, and needs no memory for the others. */
export function keepWorst<T>(most: number): Worst<T> {
  type Entry = { readonly urgency: number; readonly at: number; readonly value: T }
  let entries: Entry[] = []
  let seen = 0
  /** Whatever is no more urgent than that comes too late. */
  let least = Number.NEGATIVE_INFINITY
  const trim = () => {
    entries.sort((a, b) => b.urgency - a.urgency || a.at - b.at)
    entries = entries.slice(0, most)
    if (entries.length === most) least = entries.at(-1)?.urgency ?? least
  }
  return {
    add(urgency, make) {
      const at = seen++
      if (urgency <= least) return
      entries.push({ urgency, at, value: make() })
      if (entries.length >= most + Math.min(most, slack)) trim()
    },
    kept() {
      trim()
      return [...entries].sort((a, b) => a.at - b.at).map(({ value }) => value)
    },
    left: () => Math.max(0, seen - most),
  }
}

/** Where all rows are, for whoever reads a report that was cut. */
export const allRows = 'all rows: --report csv=FILE, or jsonl=FILE'
