import { expect, test } from 'vitest'
import { levelOf } from '../../src/api/level.ts'

test.each([
  [0, 'LOW'],
  [5, 'LOW'],
  [24, 'LOW'],
  [25, 'MEDIUM'],
  [49, 'MEDIUM'],
  [50, 'HIGH'],
  [79, 'HIGH'],
  [80, 'CRITICAL'],
  [100, 'CRITICAL'],
])('%i is %s', (score, level) => {
  expect(levelOf(score)).toBe(level)
})

test.each([-1, 101, 24.5, Number.NaN, Number.POSITIVE_INFINITY])('%f has no level, least of all LOW', score => {
  expect(() => levelOf(score)).toThrow(new RangeError(`There is no level for a score of ${score}.`))
})
