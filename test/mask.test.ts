import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskKey, withoutKey } from '../src/mask.ts'

test.each([
  ['cv_test_0123456789abcdefabcd', 'cv_test_****************abcd'],
  ['cv_live_0123456789ab3f9a', 'cv_live_************3f9a'],
  ['0123456789abcdef', '************cdef'],
  ['cv_live_abcdef12', '************ef12'],
  ['fifteen-letters', '********'],
  ['short', '********'],
  ['', '********'],
  // an underscore inside the secret ends no word
  ['AbCd_EfGh_IjKl_MnOp_QrSt', '********************QrSt'],
  // with its words shown, seven characters would be left to hide
  ['cv_live_secret_secret_abcd', '**********************abcd'],
  ['cv_live_secret_secretsecret_abcd', 'cv_live_secret_*************abcd'],
])('%s is shown as %s', (key, shown) => {
  expect(maskKey(key)).toBe(shown)
})

test('at least eight characters of a long key are hidden, and no short one shows any', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\x21-\x7e]{0,80}$/), key => {
      const shown = maskKey(key)
      if (key.length < 16) expect(shown).toBe('********')
      else expect([shown.length, shown.split('*').length - 1 >= 8]).toEqual([key.length, true])
    }),
  )
})

test('a text keeps nothing of the key', () => {
  const key = 'cv_test_0123456789abcdefabcd'
  expect(withoutKey(`bad key "${key}" (${key})`, key)).toBe('bad key "cv_test_****************abcd" (cv_test_****************abcd)')
  expect(withoutKey('nothing', '')).toBe('nothing')
})
