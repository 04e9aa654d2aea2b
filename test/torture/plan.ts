import type { Plan } from './life.ts'
import type { Random } from './random.ts'

/** What a life is expected to take, in milliseconds. */
export interface Pace {
  /** From the start of the process to its first row, and from its last row to its end. */
  readonly ends: number
  /** Scanning the whole job. */
  readonly scanning: number
  /** Going through the whole job again when everything is in the journal. */
  readonly replaying: number
}

/** Longest stretch of scanning that one life gets: many kills are to fit into one job. */
const longest = 800

/**
 * Chooses the next moment of death: some while it starts, some while it reads what is done, most anywhere in the scanning
 * that is left, and at the end of a job in the moments around the rename. `done` is the share of the targets in the journal.
 */
export function choosePlan(random: Random, done: number, { ends, scanning, replaying }: Pace, size: number): Plan {
  const lot = random.next()
  const at = (from: number, length: number): Plan => ({ at: 'time', ms: from + random.next() * length })
  if ((1 - done) * scanning < longest) {
    if (lot < 0.35) return { at: 'part', ms: random.next() * 6, size }
    if (lot < 0.65) return { at: 'rename', ms: random.next(), size }
    if (lot < 0.7) return { at: 'journal', ms: random.next() * 3, size }
    if (lot < 0.85) return at(0, ends + replaying * 1.2)
    return { at: 'never' }
  }
  if (lot < 0.1) return at(0, ends)
  if (lot < 0.2) return at(ends * 0.7, done * replaying + ends * 0.3)
  return at(ends + done * replaying, Math.min(longest, (1 - done) * scanning))
}
