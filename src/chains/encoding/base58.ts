import { sha256 } from '@noble/hashes/sha2.js'
import { base58, base58xrp } from '@scure/base'

/** Longest text worth decoding: base58 costs the square of its length, and no address comes near this. */
const longest = 128

const decoders = { bitcoin: base58, xrp: base58xrp }

/** Bytes of base58 text, or `undefined` when a character is outside the alphabet. */
export function fromBase58(text: string, alphabet: keyof typeof decoders = 'bitcoin'): Uint8Array | undefined {
  if (text.length === 0 || text.length > longest) return undefined
  try {
    return decoders[alphabet].decode(text)
  } catch {
    return undefined
  }
}

export const toBase58 = (bytes: Uint8Array): string => base58.encode(bytes)

/** Base58Check: the last four bytes are the start of SHA-256(SHA-256(payload)). "checksum" when they are not. */
export function fromBase58Check(text: string, alphabet: keyof typeof decoders = 'bitcoin'): Uint8Array | 'checksum' | undefined {
  const bytes = fromBase58(text, alphabet)
  if (!bytes || bytes.length < 5) return undefined
  const payload = bytes.subarray(0, -4)
  const digest = sha256(sha256(payload))
  return bytes.subarray(-4).every((byte, index) => byte === digest[index]) ? payload : 'checksum'
}

export function toBase58Check(payload: Uint8Array, alphabet: keyof typeof decoders = 'bitcoin'): string {
  const digest = sha256(sha256(payload))
  return decoders[alphabet].encode(Uint8Array.of(...payload, ...digest.subarray(0, 4)))
}
