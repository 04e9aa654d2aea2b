import { secp256k1 } from '@noble/curves/secp256k1.js'
import { getContractAddress, hexToBytes, keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { encodeValues } from '../../../src/sources/evm/abi.ts'
import type { Place, Transaction } from '../case.ts'
import { each, hash, made, part, tell } from './blind-f-lives.ts'

type Script = (place: Place) => readonly Transaction[]
type Named = (place: Place) => unknown

export const by = (index: number, ...call: Parameters<typeof tell>): Script => each(index, index + 1, ...call)
/** Three members of the board of the first file say the same. */
export const agreed = (to: string, call: Named, salt = 0n): Script => each(0, 3, 'board', 'confirm(address,bytes,uint256)', to, call, salt)
export const args =
  (types: string, ...values: readonly unknown[]): Named =>
  place =>
    encodeValues(types, made(types, ...values).values(place))
/** What a part made in its constructor. */
export const childOf =
  (name: string): Named =>
  ({ parts }) =>
    getContractAddress({ from: parts[name] as `0x${string}`, nonce: 1n })
/** A contract of another file. */
export const lent = (file: string, ...told: Parameters<typeof part>) => ({ ...part(...told), file })

const keys = [1, 2, 3].map(index => keccak256(toHex(`signer ${index} of the ring`)))
const ring = keys
  .map(key => ({ key, address: privateKeyToAccount(key).address }))
  .sort((one, other) => (BigInt(one.address) < BigInt(other.address) ? -1 : 1))
export const signers = ring.map(({ address }) => address)

/** The first two sign what the ring shall do, and the deployer brings it. */
export const sealed =
  (to: string, call: Named, nonce: bigint): Script =>
  place => {
    const domain = hash('string,uint256,address', 'SealRing', 1n, 'seal')
    const digest = hash('bytes32,address,bytes32,uint256', domain, to, (at: Place) => keccak256(call(at) as `0x${string}`), nonce)(place)
    // the bit that recovers, then r and s
    const signed = ring
      .slice(0, 2)
      .map(({ key }) => secp256k1.sign(hexToBytes(digest as `0x${string}`), hexToBytes(key), { prehash: false, format: 'recovered' }))
    return tell(
      'seal',
      'execute(address,bytes,uint8[],bytes32[],bytes32[])',
      to,
      call,
      signed.map(one => BigInt(27 + (one[0] ?? 0))),
      signed.map(one => toHex(one.slice(1, 33))),
      signed.map(one => toHex(one.slice(33))),
    )(place)
  }
