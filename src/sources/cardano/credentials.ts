import { bytesToHex } from '@noble/hashes/utils.js'
import { fromBech32, wordsToBytes } from '../../chains/encoding/bech32.ts'

/** Who must agree: the owner of a key, or a script. The hash is 28 bytes in hex. */
export interface Credential {
  readonly kind: 'key' | 'script'
  readonly hash: string
}

/** What an address says of itself. Byron addresses, and texts that are none, say nothing. */
export interface Credentials {
  /** Who may spend. */
  readonly payment?: Credential
  /** Whose stake it is; the addresses of one wallet share it. */
  readonly stake?: Credential
}

/** Longest Shelley address in characters (CIP-5 lifts the limit of BIP-173). */
const longest = 130

/**
 * Credentials in a Shelley or stake address. CIP-19: the high half of the first byte is the type; in types 0 to 7 its bit 0
 * says that the payment part is a script, in types 0 to 3 bit 1 says so of the stake part; 14 and 15 are stake addresses.
 */
export function credentialsOf(address: string): Credentials {
  const decoded = fromBech32(address, longest)
  const bytes = decoded === undefined || decoded === 'checksum' ? undefined : wordsToBytes(decoded.words)
  const head = bytes?.[0]
  if (!bytes || head === undefined || bytes.length < 29) return {}
  const type = head >> 4
  const part = (start: number, script: number): Credential => ({
    kind: script === 0 ? 'key' : 'script',
    hash: bytesToHex(bytes.subarray(start, start + 28)),
  })
  if (type === 14 || type === 15) return { stake: part(1, type & 1) }
  if (type > 7) return {}
  const payment = part(1, type & 1)
  return type <= 3 && bytes.length === 57 ? { payment, stake: part(29, type & 2) } : { payment }
}

export const sameCredential = (one: Credential | undefined, other: Credential | undefined): boolean =>
  one !== undefined && other !== undefined && one.kind === other.kind && one.hash === other.hash
