import { expect, test } from 'vitest'
import { isTooOld, listScreen } from '../../src/engine/decisive/list-screen.ts'
import type { ScreenedList } from '../../src/evidence/labels.ts'
import { subject } from '../support/subjects.ts'

const at = new Date('2026-11-20T12:00:00Z')
const list = (asOf: string, more: Partial<ScreenedList> = {}): ScreenedList => ({
  name: 'A list',
  category: 'sanctions',
  asOf,
  entries: 0,
  ...more,
})
const why = (...lists: ScreenedList[]) =>
  listScreen.missing({
    subject: subject('wallet', 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8', 'cardano'),
    known: { labels: { lists, found: [], proofs: [] } },
    missing: {},
    tags: {},
    at,
  } as never)

test('a family of whose addresses the list names none has been screened all the same', () => {
  expect(why(list('2026-11-20'))).toBeUndefined()
  expect(why(list('2026-11-18'))).toBe('the oldest list of sanctions is 2 days old, and Cardano keeps none of its own')
})

test('orders that are final do not age, and are no screen by themselves', () => {
  const orders = list('2026-01-01', { fixed: true })
  expect(why(list('2026-11-20'), orders)).toBeUndefined()
  expect(why(orders)).toBe('there is no list of sanctions')
})

test.each([
  [list('2026-11-19'), false],
  [list('2026-11-18'), true],
  [list('2020-01-01', { fixed: true }), false],
  [list('2020-01-01', { category: 'phishing' }), false],
])('%j is too old: %s', (given, expected) => {
  expect(isTooOld(given, at)).toBe(expected)
})
