import { createHmac, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

export type KeyMode = 'live' | 'test'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 30 characters of 62 are 178 bits. */
const bodyLength = 30
const checkLength = 6

/** A new key: "cv_live_", 30 random characters and 6 of their checksum. It is shown once; the store gets its digest. */
export function mintKey(mode: KeyMode): string {
  const body = Array.from({ length: bodyLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return seal(`cv_${mode}_${body}`)
}

/** What a text says of itself as a key; `undefined` where it cannot be one, told without asking the store. Linear in its length. */
export function readKey(text: string): { readonly mode: KeyMode; readonly ending: string } | undefined {
  const mode = /^cv_(live|test)_[0-9A-Za-z]{36}$/.exec(text)?.[1] as KeyMode | undefined
  if (mode === undefined || seal(text.slice(0, -checkLength)) !== text) return undefined
  return { mode, ending: text.slice(-4) }
}

/** What the store knows a key by: HMAC-SHA-256 of the whole key under a secret that is not in the store. 32 bytes. */
export const digestOf = (key: string, pepper: Uint8Array): Uint8Array => createHmac('sha256', pepper).update(key, 'latin1').digest()

const texts = new WeakMap<Uint8Array, string>()

/** A digest as text. A connection has one for all that it asks, whose text is made once. */
export function textOf(digest: Uint8Array): string {
  const known = texts.get(digest)
  if (known !== undefined) return known
  const text = Buffer.from(digest).toString('base64url')
  texts.set(digest, text)
  return text
}

/** CRC-32 in base 62: a typing error is told from a key that was revoked without a look-up. It is no secret. */
function seal(start: string): string {
  let rest = crc32(start)
  let check = ''
  for (let digit = 0; digit < checkLength; digit++) {
    check = alphabet[rest % alphabet.length] + check
    rest = Math.floor(rest / alphabet.length)
  }
  return start + check
}
