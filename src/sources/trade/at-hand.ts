import { keccak256 } from '../../chains/encoding/keccak.ts'
import { digitsOf } from '../evm/paths/words.ts'

/** Both halves of the signature: the first coordinate of the generator of secp256k1 (SEC 2, 2.4.1), which is small enough for either. */
export const half = 0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n
/** Says that the second coordinate of its point is even (Yellow Paper, appendix F). */
export const parity = 27n

/** Whose signature of a hash this is: of each hash it is that of another account. `undefined` for the one hash of which it is nobody's. */
export async function signerOf(digest: bigint): Promise<string | undefined> {
  const { secp256k1 } = await import('@noble/curves/secp256k1.js')
  try {
    const point = new secp256k1.Signature(half, half, 0).recoverPublicKey(Buffer.from(digitsOf(digest), 'hex'))
    return `0x${keccak256(point.toBytes(false).subarray(1)).slice(-40)}`
  } catch {
    // the point would be at infinity, and code can ask for that hash
    return undefined
  }
}
