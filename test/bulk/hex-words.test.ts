import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDigits } from '../../src/bulk/hex-words.ts'

const lettersOf = (digits: string): number => (/[a-f]/.test(digits) ? 1 : 0) + (/[A-F]/.test(digits) ? 2 : 0)
const digit = fc.constantFrom(...'0123456789abcdefABCDEF')

test('forty hex digits are five words, and their letters are told', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.array(digit, { minLength: 40, maxLength: 40 }), fc.constantFrom([...'1'.repeat(40)], [...'fF'.repeat(20)])),
      list => {
        const digits = list.join('')
        const words = new Uint32Array(5)
        expect(readDigits(`0x${digits}`, words)).toBe(lettersOf(digits))
        expect([...words].map(word => word.toString(16).padStart(8, '0')).join('')).toBe(digits.toLowerCase())
      },
    ),
  )
})

test('anything else is none', () => {
  const good = `0x${'a1'.repeat(20)}`
  const strangers = ['g', 'G', '`', '@', '/', ':', ' ', '\0', '\u0430', '\u{1f4a5}', '\u0131']
  const bad = strangers.flatMap(stranger => [2, 21, 41].map(at => good.slice(0, at) + stranger + good.slice(at + 1)))
  const others = [
    '',
    '0x',
    good.slice(0, -1),
    `${good}0`,
    good.replace('0x', '0X'),
    good.replace('0x', '1x'),
    good.slice(2),
    ` ${good.slice(1)}`,
  ]
  for (const text of [...bad, ...others]) expect([text, readDigits(text, new Uint32Array(5))]).toEqual([text, -1])
  fc.assert(
    fc.property(fc.string({ minLength: 42, maxLength: 42, unit: 'binary' }), text => {
      expect(readDigits(text, new Uint32Array(5)) >= 0).toBe(/^0x[0-9a-fA-F]{40}$/.test(text))
    }),
  )
})
