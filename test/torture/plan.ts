import type { Plan } from './life.ts'
import type { Random } from './random.ts'

/** How far a job is when a process is started, and how large its files will be. */
export interface Standing {
  /** Targets in the journal, and in the whole job. */
  readonly finished: number
  readonly targets: number
  /** Bytes of the journal, and of the complete output. */
  readonly journal: number
  readonly output: number
  /** What a run of one row takes, in milliseconds. */
  readonly shortest: number
}

/** One life gets at most this share of a job: many kills are to fit into it. */
const largestShare = 1 / 16
/** Bytes of a line of the journal, until there are lines to measure. */
const lineGuess = 500

/**
 * Chooses the next moment of death: some while it starts, some while it goes through what is done, most anywhere in the
 * scanning that is left, and at the end of a job in the moments around the rename.
 */
export function choosePlan(random: Random, { finished, targets, journal, output, shortest }: Standing): Plan {
  const lot = random.next()
  const left = targets - finished
  const ms = random.next() * 12
  const replaying: Plan = { at: 'part', size: Math.ceil((random.next() * output * finished) / targets), ms }
  if (left <= targets * largestShare) {
    if (lot < 0.3) return { at: 'part', size: output, ms: random.next() * 8 }
    if (lot < 0.55) return { at: 'rename', ms: random.next() * 1.5 }
    if (lot < 0.65) return { at: 'removal', ms: random.next() * 3 }
    return lot < 0.8 ? replaying : { at: 'never' }
  }
  if (lot < 0.15) return { at: 'time', ms: random.next() * shortest * 1.5 }
  if (lot < 0.3 && finished > 0) return replaying
  const line = finished > 0 ? journal / finished : lineGuess
  return { at: 'growth', size: journal + Math.ceil(random.next() * targets * largestShare * line), ms }
}
