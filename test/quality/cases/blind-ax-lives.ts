import { encodePacked, keccak256, toHex } from 'viem'
import { encodeValues } from '../../../src/sources/evm/abi.ts'
import type { Place, Transaction } from '../case.ts'
import { deeds } from '../chain.ts'
import { all, made, people, tell } from './blind-f-lives.ts'

type Script = (place: Place) => readonly Transaction[]

/** The same, said by one of those who are given some. */
export const by =
  (index: number, script: Script): Script =>
  place =>
    script(place).map(one => ({ ...one, from: place.given[index] ?? '' }))

/** Three of five people of their own. */
export const council = {
  as: 'council',
  contract: 'SafeProxy',
  file: 'Common',
  ...made('address,address[],uint256', 'safe singleton', people(0, 5), 3n),
}

const nobody = `0x${'0'.repeat(40)}`

/** What the council decides, as its decision number `nonce`: two agree beforehand, the third carries it out. */
export const decides =
  (nonce: number, script: Script): Script =>
  place => {
    const { parts, given } = place
    const safe = parts['council'] ?? ''
    return script(place).flatMap(({ to, data }, index) => {
      const hash = keccak256(
        encodeValues('address,address,uint256,bytes32,uint8,uint256,uint256,uint256,address,address,uint256', [
          safe,
          to,
          0n,
          keccak256(data as `0x${string}`),
          0n,
          0n,
          0n,
          0n,
          nobody,
          nobody,
          BigInt(nonce + index),
        ]),
      )
      const signers = given.slice(0, 3)
      const signatures = `0x${signers.map(one => `${one.slice(2).padStart(64, '0')}${'0'.repeat(64)}01`).join('')}`
      return [
        ...signers.map(one => deeds.call(one, safe, 'approveHash(bytes32)', hash)),
        deeds.call(
          signers[2] ?? '',
          safe,
          'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
          to,
          0n,
          data,
          0n,
          0n,
          0n,
          0n,
          nobody,
          nobody,
          signatures,
        ),
      ]
    })
  }

/** Finds the number that the first challenge of a mined coin asks for. */
export const mined: Script = place => {
  const challenge = keccak256(toHex('nugget'))
  for (let nonce = 0n; ; nonce++) {
    const digest = keccak256(encodePacked(['bytes32', 'address', 'uint256'], [challenge, place.deployer as `0x${string}`, nonce]))
    if (BigInt(digest) <= 2n ** 244n) return tell('token', 'mint(uint256,bytes32)', nonce, digest)(place)
  }
}

export const zero = nobody
/** What may be said of coins of issuers that several hold. */
export const held = { age: 'old', also: ['E3', 'E5', 'E6'] } as const
/** Each of these says the same. */
export const each = (from: number, to: number, script: Script): Script =>
  all(...Array.from({ length: to - from }, (_, index) => by(from + index, script)))
/** An address of another chain. */
export const other = '0x4d1c3f7b5a2e96d80c1b7f3e5a9d2c4b6e8f0a12'
/** A tree of two leaves: 1,200 each for the thirteenth and the fourteenth. */
const of = ({ given }: Place, index: number) =>
  keccak256(encodePacked(['address', 'uint256'], [given[index] as `0x${string}`, 1_200n * 10n ** 18n]))
export const leaf =
  (index: number) =>
  (place: Place): string =>
    of(place, index)
/** What stands above two leaves. */
export const above = (...leaves: readonly [string, string]): string =>
  keccak256(
    `0x${[...leaves]
      .sort()
      .map(one => one.slice(2))
      .join('')}`,
  )
export const tree = (place: Place): string => above(of(place, 12), of(place, 13))
