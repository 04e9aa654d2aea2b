import { describe, expect, test } from 'vitest'
import { isBytes, isBytesOf, isHash } from '../../src/sources/hex.ts'

const digits = '0123456789abcdefABCDEF0123456789abcdefABCDEF0123456789abcdefABCD'

describe('hex', () => {
  test.each(['0x', '0x00', `0x${digits}`])('%s is bytes', text => {
    expect(isBytes(text)).toBe(true)
  })

  test.each([undefined, 0, '', '00', '0x0', '0X00', '0x0g', ' 0x00', '0x00\n', '0x0x'])('%j is none', raw => {
    expect(isBytes(raw)).toBe(false)
  })

  test('so many bytes are no more and no fewer', () => {
    expect([1, 2, 3].map(size => isBytesOf('0xAbcd', size))).toEqual([false, true, false])
    expect(['0xabcg', '1xabcd', '0xabc\n', 0xabcd].map(raw => isBytesOf(raw, 2))).toEqual([false, false, false, false])
  })

  test('a hash is 32 of them', () => {
    expect([`0x${digits}`, `0x${digits.slice(2)}`, `0x${digits}00`, digits].map(isHash)).toEqual([true, false, false, false])
  })
})
