/** From harmless to harmful. */
export const levels = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const
export type Level = (typeof levels)[number]

/**
 * Where each level begins. With a calibrated score, acting is right when the score in percent exceeds
 * cost(false alarm) / (cost(false alarm) + cost(miss)): 25 where a miss costs three times a false alarm (look closer),
 * 50 where both cost the same (warn), 80 where a false alarm costs four times a miss (block).
 */
const thresholds: readonly (readonly [number, Level])[] = [
  [80, 'CRITICAL'],
  [50, 'HIGH'],
  [25, 'MEDIUM'],
  [0, 'LOW'],
]

/** The level of a score. Anything but a whole number from 0 to 100 is a bug, not a LOW. */
export function levelOf(score: number): Level {
  const level = Number.isInteger(score) && score <= 100 ? thresholds.find(([from]) => score >= from)?.[1] : undefined
  if (!level) throw new RangeError(`There is no level for a score of ${score}.`)
  return level
}

export const isLevel = (word: string): word is Level => levels.some(level => level === word)

/** How harmful: 0 for LOW, 3 for CRITICAL. */
export const rankOf = (level: Level): number => levels.indexOf(level)
