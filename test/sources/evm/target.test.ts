import { expect, test } from 'vitest'
import { number, room, word, written } from '../../../src/sources/evm/target.ts'

const padded = (digits: string) => digits.padStart(2 * word, '0')

test('numbers stand at the right end of their words, whatever stood there before', () => {
  written(into => into.text.fill('f', room(into, 4 * word), 4 * 2 * word))
  const text = written(into => {
    const first = room(into, 2 * word)
    number(into, 2n ** 256n - 1n, first + 2 * word)
    number(into, 10, first)
    number(into, 0n, room(into, word))
  })
  expect(text).toBe(padded('a') + 'f'.repeat(2 * word) + padded(''))
})

test('what is longer than the place grows with all that was written', () => {
  const words = 40_000
  const text = written(into => {
    for (let nth = 0; nth < words; nth++) number(into, nth, room(into, word))
  })
  expect(text).toBe(Array.from({ length: words }, (_, nth) => padded(nth.toString(16))).join(''))
  expect(written(into => number(into, 7, room(into, word)))).toBe(padded('7'))
})

test('what was given up half way leaves nothing behind', () => {
  const broken = () =>
    written(into => {
      number(into, 255, room(into, word))
      throw new TypeError('no')
    })
  expect(broken).toThrow('no')
  expect(written(() => {})).toBe('')
})
