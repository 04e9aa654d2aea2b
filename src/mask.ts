/**
 * A key as it may be shown: the words in front ("cv_test_"), stars, and its last four characters. A key of fewer than 16
 * characters is all stars. Only words of small letters count as words: an underscore can be part of the secret itself.
 */
export function maskKey(key: string): string {
  if (key.length < 16) return '********'
  const [words = ''] = /^(?:[a-z]{1,8}_){1,3}/.exec(key) ?? []
  const prefix = key.length - words.length >= 12 ? words : ''
  return `${prefix}${'*'.repeat(key.length - prefix.length - 4)}${key.slice(-4)}`
}

/** A text from outside in which the key does not stand any more. */
export const withoutKey = (text: string, key: string): string => (key === '' ? text : text.replaceAll(key, maskKey(key)))
