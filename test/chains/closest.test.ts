import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closest } from '../../src/chains/closest.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

const candidates = ['ethereum', 'bitcoin', 'solana', 'polygon', 'base', 'op']

test.each([
  ['the word itself', 'ethereum', 'ethereum'],
  ['a letter replaced', 'etherium', 'ethereum'],
  ['a letter left out', 'ethereu', 'ethereum'],
  ['a letter too many', 'bittcoin', 'bitcoin'],
  ['neighbours swapped', 'ehtereum', 'ethereum'],
  ['the first two swapped', 'oslana', 'solana'],
  ['the last two swapped', 'polygno', 'polygon'],
  ['two slips', 'slana1', 'solana'],
  ['a short word with one slip', 'bsae', 'base'],
  ['two letters with one slip', 'opt', 'op'],
])('%s: %s is %s', (_, word, expected) => {
  expect(closest(word, candidates)).toBe(expected)
})

test.each([
  ['nothing', ''],
  ['a number', '5'],
  ['another chain', 'dogecoin'],
  ['a short word with two slips', 'bxye'],
  ['a word of the wrong length', 'ethereum classic and friends'],
])('%s is near no candidate', (_, word) => {
  expect(closest(word, candidates)).toBeUndefined()
})

test('there is nothing near when there are no candidates', () => {
  expect(closest('ethereum', [])).toBeUndefined()
})

test('of two candidates equally near, the first is meant', () => {
  expect(closest('bat', ['bar', 'bas'])).toBe('bar')
})

test('swapping neighbours counts once: the swap wins over two replaced letters', () => {
  expect(closest('abdc', ['abxx', 'abcd'])).toBe('abcd')
})

test('any one letter replaced in a name still finds it', () => {
  const names = ['ethereum', 'bitcoin', 'solana', 'polygon']
  const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat({ max: 5 }), letters, (name, at, letter) => {
      expect(closest(name.slice(0, at) + letter + name.slice(at + 1), names)).toBe(name)
    }),
  )
})

test('a word of a million letters is compared by its first forty', () => {
  expect(closest('e'.repeat(1_000_000), candidates)).toBeUndefined()
})
