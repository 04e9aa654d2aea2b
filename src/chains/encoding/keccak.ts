import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Keccak-256 as hex digits without prefix: the hash Ethereum took before NIST changed the padding to SHA3-256. */
export const keccak256 = (bytes: Uint8Array): string => bytesToHex(keccak_256(bytes))

/** EIP-55: a letter is a capital where the nibble at its place in the hash of the lower-case digits is 8 or more. */
export const checksummed = (address: string): string => spelled(address)

/** From now on addresses are spelled by compiled code: worth its making for thousands of them, and not for one. */
export async function spellMany(): Promise<void> {
  spelled = (await import('./compiled-checksum.ts')).compiledChecksum() ?? spelled
}

let spelled = (address: string): string => {
  const digits = address.slice(2).toLowerCase()
  const hash = keccak256(utf8ToBytes(digits))
  let mixed = '0x'
  for (let index = 0; index < digits.length; index++) {
    const digit = digits.charAt(index)
    mixed += hash.charAt(index) >= '8' ? digit.toUpperCase() : digit
  }
  return mixed
}
