import { expect, test } from 'vitest'
import { durationIn } from '../../../src/cli/config/duration.ts'

test.each<[string, number | undefined]>([
  ['500ms', 500],
  ['30s', 30_000],
  ['30', 30_000],
  ['2m', 120_000],
  ['12h', 43_200_000],
  ['14d', 1_209_600_000],
  ['', undefined],
  ['14 d', undefined],
  ['-1d', undefined],
  ['1.5h', undefined],
  ['1w', undefined],
  ['1234567s', undefined],
])('"%s" is %s', (text, milliseconds) => {
  expect(durationIn(text)).toBe(milliseconds)
})
