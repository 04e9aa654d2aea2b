import { bech32, bech32m } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBech32, wordsToBytes } from '../../../src/chains/encoding/bech32.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

const limit = 90

describe('BIP-173', () => {
  test.each([
    ['A12UEL5L', 'a'],
    ['a12uel5l', 'a'],
    [
      'an83characterlonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1tt5tgs',
      'an83characterlonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio',
    ],
    ['abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw', 'abcdef'],
    [`11${'q'.repeat(82)}c8247j`, '1'],
    ['split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w', 'split'],
    ['?1ezyfcl', '?'],
  ])('%s is bech32', (text, prefix) => {
    expect(fromBech32(text, limit)).toMatchObject({ variant: 'bech32', prefix })
  })

  test.each([
    ['a prefix character out of range', '\x201nwldj5'],
    ['a prefix character out of range', '\x7F1axkwrx'],
    ['a prefix character out of range', '\x801eym55h'],
    ['too long', 'an84characterslonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1569pvx'],
    ['no separator', 'pzry9x0s0muk'],
    ['empty prefix', '1pzry9x0s0muk'],
    ['a data character out of range', 'x1b4n0q5v'],
    ['too short a checksum', 'li1dgmt3'],
    ['a checksum character out of range', 'de1lg7wt\xFF'],
    ['empty prefix', '10a06t8'],
    ['empty prefix', '1qzzfhee'],
  ])('%s: %j is no bech32', (_, text) => {
    expect(fromBech32(text, limit)).toBeUndefined()
  })

  test('A1G7SGD8 has the checksum of its prefix in capitals, which is wrong', () => {
    expect(fromBech32('A1G7SGD8', limit)).toBe('checksum')
  })

  test.each(['a12uel5L', 'A12uEL5L', 'a12UEL5L'])('mixed case is no bech32: %s', text => {
    expect(fromBech32(text, limit)).toBeUndefined()
  })
})

describe('BIP-350', () => {
  test.each([
    ['A1LQFN3A', 'a'],
    ['a1lqfn3a', 'a'],
    [
      'an83characterlonghumanreadablepartthatcontainsthetheexcludedcharactersbioandnumber11sg7hg6',
      'an83characterlonghumanreadablepartthatcontainsthetheexcludedcharactersbioandnumber1',
    ],
    ['abcdef1l7aum6echk45nj3s0wdvt2fg8x9yrzpqzd3ryx', 'abcdef'],
    [`11${'l'.repeat(82)}ludsr8`, '1'],
    ['split1checkupstagehandshakeupstreamerranterredcaperredlc445v', 'split'],
    ['?1v759aa', '?'],
  ])('%s is bech32m', (text, prefix) => {
    expect(fromBech32(text, limit)).toMatchObject({ variant: 'bech32m', prefix })
  })

  test.each([
    ['a prefix character out of range', '\x201xj0phk'],
    ['a prefix character out of range', '\x7F1g6xzxy'],
    ['a prefix character out of range', '\x801vctc34'],
    ['too long', 'an84characterslonghumanreadablepartthatcontainsthetheexcludedcharactersbioandnumber11d6pts4'],
    ['no separator', 'qyrz8wqd2c9m'],
    ['empty prefix', '1qyrz8wqd2c9m'],
    ['a data character out of range', 'y1b0jsk6g'],
    ['a data character out of range', 'lt1igcx5c0'],
    ['too short a checksum', 'in1muywd'],
    ['a checksum character out of range', 'mm1crxm3i'],
    ['a checksum character out of range', 'au1s5cgom'],
    ['empty prefix', '16plkw9'],
    ['empty prefix', '1p2gdwpf'],
  ])('%s: %j is no bech32m', (_, text) => {
    expect(fromBech32(text, limit)).toBeUndefined()
  })

  test('M1VUXWEZ has the checksum of its prefix in capitals, which is wrong', () => {
    expect(fromBech32('M1VUXWEZ', limit)).toBe('checksum')
  })
})

describe('five-bit words', () => {
  test.each([
    ['no words', [], []],
    ['two words, two bits of padding', [31, 28], [255]],
    ['eight words, no padding', [0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 1]],
    ['four words, four bits of padding', [0, 0, 0, 16], [0, 1]],
  ])('%s', (_, words, bytes) => {
    expect(wordsToBytes(words)).toEqual(Uint8Array.from(bytes))
  })

  test.each([
    ['one word: five bits of padding', [0]],
    ['three words: seven bits of padding', [0, 0, 0]],
    ['padding that is not zero', [0, 1]],
    ['a word of six bits', [32, 0]],
  ])('%s: no bytes', (_, words) => {
    expect(wordsToBytes(words)).toBeUndefined()
  })

  test('any bytes come back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), bytes => {
        expect(wordsToBytes(bech32.toWords(bytes))).toEqual(bytes)
      }),
    )
  })
})

const words = fc.array(fc.nat({ max: 31 }), { maxLength: 80 })
const encoded = fc.tuple(fc.constantFrom(bech32, bech32m), words).map(([codec, given]) => codec.encode('bc', given))

test('any words come back with their prefix and their variant, in either case', () => {
  fc.assert(
    fc.property(words, given => {
      const expected = { prefix: 'addr', words: given, variant: 'bech32' }
      const text = bech32.encode('addr', given, 90)
      expect(fromBech32(text, limit)).toEqual(expected)
      expect(fromBech32(text.toUpperCase(), limit)).toEqual(expected)
      expect(fromBech32(bech32m.encode('addr', given, 90), limit)).toEqual({ ...expected, variant: 'bech32m' })
    }),
  )
})

test('BIP-350: one or two replaced characters never pass for either variant', () => {
  const characters = fc.constantFrom(...'qpzry9x8gf2tvdw0s3jn54khce6mua7l')
  const slips = fc.array(fc.tuple(fc.nat({ max: 999 }), characters), { minLength: 1, maxLength: 2 })
  fc.assert(
    fc.property(encoded, slips, (text, replaced) => {
      const wrong = [...text]
      for (const [at, character] of replaced) wrong[3 + (at % (text.length - 3))] = character
      if (wrong.join('') !== text) expect(fromBech32(wrong.join(''), limit)).toBe('checksum')
    }),
  )
})

test('CIP-5: the limit is the caller’s, because Cardano goes beyond 90 characters', () => {
  const text = bech32.encode('addr', bech32.toWords(new Uint8Array(57)), false)
  expect(text).toHaveLength(103)
  expect(fromBech32(text, 90)).toBeUndefined()
  expect(fromBech32(text, 103)).toMatchObject({ prefix: 'addr' })
})
