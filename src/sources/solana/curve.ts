import { sha256 } from '@noble/hashes/sha2.js'
import { fromBase58, toBase58 } from '../../chains/encoding/base58.ts'

/** The field of Ed25519 (RFC 8032, 5.1). */
const prime = 2n ** 255n - 19n

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let rest = exponent, square = base % prime; rest > 0n; rest >>= 1n, square = (square * square) % prime)
    if (rest & 1n) result = (result * square) % prime
  return result
}

/** Constant d of the curve -x² + y² = 1 + d·x²·y². */
const curveD = prime - ((121_665n * power(121_666n, prime - 2n)) % prime)

/**
 * Whether 32 bytes are a point of Ed25519, so that somebody may hold a key for them: x² = (y² - 1) / (d·y² + 1) has a root. The
 * addresses of programs are those for which it has none. As the runtime does, a y beyond the prime is reduced.
 */
function isOnCurve(bytes: Uint8Array): boolean {
  const encoded = bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n)
  const y = (encoded & (2n ** 255n - 1n)) % prime
  const ySquared = (y * y) % prime
  // a quotient is a square where the product is one: Euler's criterion
  return power((ySquared - 1n + prime) * (curveD * ySquared + 1n), (prime - 1n) / 2n) <= 1n
}

/** The 32 bytes of an address that has been read before. */
export function bytesOf(address: string): Uint8Array {
  const bytes = fromBase58(address)
  if (bytes?.length !== 32) throw new TypeError('An address of Solana is 32 bytes.')
  return bytes
}

/** Whether there may be a key for an address. */
export const mayHaveKey = (address: string): boolean => isOnCurve(bytesOf(address))

const marker = new TextEncoder().encode('ProgramDerivedAddress')

/** The address that a program derives from seeds: the first, counted down from 255, for which there can be no key. */
export function derivedAddress(program: string, seeds: readonly Uint8Array[]): string {
  const owner = bytesOf(program)
  for (let bump = 255; bump >= 0; bump--) {
    const hash = sha256(Uint8Array.of(...seeds.flatMap(seed => [...seed]), bump, ...owner, ...marker))
    if (!isOnCurve(hash)) return toBase58(hash)
  }
  throw new RangeError('These seeds lead to no address of a program.')
}
