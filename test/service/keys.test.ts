import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digestOf, mintKey, readKey } from '../../src/service/keys.ts'

describe('a key', () => {
  test.each(['live', 'test'] as const)('of mode %s says so, and ends in its checksum', mode => {
    const key = mintKey(mode)
    expect(key).toMatch(new RegExp(`^cv_${mode}_[0-9A-Za-z]{36}$`))
    expect(readKey(key)).toEqual({ mode, ending: key.slice(-4) })
  })

  test('is another one every time', () => {
    const keys = Array.from({ length: 1_000 }, () => mintKey('live'))
    expect(new Set(keys).size).toBe(1_000)
  })

  test('with one wrong character is none', () => {
    const key = mintKey('live')
    for (let at = 0; at < key.length; at++) {
      const wrong = key[at] === 'x' ? 'y' : 'x'
      expect(readKey(key.slice(0, at) + wrong + key.slice(at + 1)), `character ${at}`).toBeUndefined()
    }
  })

  test('with two characters in each other’s place is none', () => {
    const key = mintKey('test')
    for (let at = 8; at < key.length - 1; at++) {
      if (key[at] === key[at + 1]) continue
      expect(readKey(key.slice(0, at) + key[at + 1] + key[at] + key.slice(at + 2)), `character ${at}`).toBeUndefined()
    }
  })

  test.each(['', ' ', 'cv_live_', 'cv_live_undefined', 'Bearer x', `cv_live_${'0'.repeat(36)}`])('%j is none', text => {
    expect(readKey(text)).toBeUndefined()
  })

  test('no other text is one', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => readKey(text) === undefined))
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789abcXYZ'), minLength: 36, maxLength: 36 }),
        text => readKey(`cv_live_${text}`) === undefined,
      ),
    )
  })

  test('is known to the store by its HMAC under the pepper', () => {
    const pepper = Buffer.from('pepper')
    const key = mintKey('live')
    expect(Buffer.from(digestOf(key, pepper))).toEqual(createHmac('sha256', 'pepper').update(key).digest())
    expect(digestOf(key, pepper)).not.toEqual(digestOf(key, Buffer.from('salt')))
  })
})
