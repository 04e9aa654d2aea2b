import { expect, test } from 'vitest'
import { present } from '../../support/subjects.ts'
import { rowOf, sentenceOf } from '../verdict-of.ts'

const hour = 3_600_000
const born = (ago: number) => ({ creation: { at: new Date(present.getTime() - ago) } })

test.each([
  [-hour, 'day'],
  [0, 'day'],
  [24 * hour - 1, 'day'],
  [24 * hour, 'week'],
  [7 * 24 * hour - 1, 'week'],
  [7 * 24 * hour, 'month'],
  [30 * 24 * hour - 1, 'month'],
  [30 * 24 * hour, 'clear'],
])('a token born %i ms ago is "%s"', (ago, row) => {
  expect(rowOf('token/age', born(ago))).toBe(row)
})

test.each([
  [0, 'The contract was created less than a second ago, on 2026-01-01.'],
  [1_000, 'The contract was created 1 second ago, on 2025-12-31.'],
  [2 * hour - 1, 'The contract was created 1 hour ago, on 2025-12-31.'],
  [400 * 24 * hour, 'The contract was created 400 days ago, on 2024-11-27.'],
])('a token born %i ms ago is told as "%s"', (ago, sentence) => {
  expect(sentenceOf('token/age', born(ago))).toBe(sentence)
})
