import { describe, expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const bounds = ['more each day', 'each day at most', 'of the supply in all']
const boundIn = (sentence = '') => bounds.find(one => sentence.includes(one))

describe('a limit of a bridge that only several open', () => {
  const minting = checkIn('token/owner-mints', 'Spans', { part: 'TwoBanks' })
  test.each([
    ['SpanOfDay', 'mints-paced', 'more each day'],
    ['SpanOfWeeks', 'mints', 'each day at most'],
    ['SpanTooWide', 'mints-hidden', undefined],
    ['SpanOfCall', 'mints-hidden', undefined],
    ['SpanRests', 'mints-hidden', undefined],
    ['SpanAsked', 'mints-hidden', undefined],
    ['SpanOfOne', 'mints-hidden', undefined],
    ['SpanOfItself', 'mints', undefined],
    ['SpanOfTwo', 'mints-hidden', undefined],
    ['SpanOfErrands', 'mints-hidden', undefined],
    ['SpanOfOrigin', 'mints-hidden', undefined],
    ['SpanOfPeople', 'mints-hidden', undefined],
    ['SpanOfNoCode', 'mints-hidden', undefined],
    ['SpanByBook', 'mints-hidden', undefined],
    ['SpanByFactor', 'mints-hidden', undefined],
  ])('%s: %s', async (name, row, bound) => {
    const check = await minting(name)
    expect([check?.row, boundIn(check?.sentence)]).toEqual([row, bound])
  })
})

describe('a bridge of one key', () => {
  const minting = checkIn('token/owner-mints', 'Spans', { part: 'OneBank' })
  test('is told by the key', async () => {
    const check = await minting('SpanOfDay')
    expect(boundIn(check?.sentence)).toBeUndefined()
  })
})
