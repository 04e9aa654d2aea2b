import { bech32, bech32m } from '@scure/base'

export interface Bech32 {
  readonly prefix: string
  readonly words: readonly number[]
  /** BIP-350 changed the constant of BIP-173; each address type demands one of the two. */
  readonly variant: 'bech32' | 'bech32m'
}

/** Human-readable part, separator "1", then six or more characters of data and checksum (BIP-173). */
const shape = /^(?:[\x21-\x40\x5b-\x7e]{1,83}1[02-9ac-hj-np-z]{6,}|[\x21-\x60\x7b-\x7e]{1,83}1[02-9AC-HJ-NP-Z]{6,})$/

/**
 * Decodes bech32 or bech32m text of up to `limit` characters. BIP-173 stops at 90; Cardano uses more (CIP-5).
 * `undefined` is not bech32 at all, "checksum" has the form and not the sum.
 */
export function fromBech32(text: string, limit: number): Bech32 | 'checksum' | undefined {
  if (text.length > limit || !shape.test(text)) return undefined
  for (const [variant, codec] of [
    ['bech32', bech32],
    ['bech32m', bech32m],
  ] as const) {
    const decoded = codec.decodeUnsafe(text as `${string}1${string}`, limit)
    if (decoded) return { prefix: decoded.prefix, words: decoded.words, variant }
  }
  return 'checksum'
}

/** Five-bit words to bytes; `undefined` when padding is longer than four bits or not zero. */
export function wordsToBytes(words: readonly number[]): Uint8Array | undefined {
  return bech32.fromWordsUnsafe([...words]) || undefined
}
