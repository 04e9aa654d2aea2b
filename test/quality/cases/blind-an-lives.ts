import { type Address, encodePacked, type Hex, keccak256 } from 'viem'
import { encodeValues } from '../../../src/sources/evm/abi.ts'
import type { Place, Transaction } from '../case.ts'
import { deeds } from '../chain.ts'
import { units } from './blind-f-lives.ts'

type Script = (place: Place) => readonly Transaction[]
type Leaf = (index: number, account: string, amount: bigint) => Hex

const amountOf = (index: number) => units(8_000 + 500 * index)
const listed = ({ given }: Place, leaf: Leaf) => given.slice(0, 16).map((one, index) => leaf(index, one, amountOf(index)))
const joined = (a: Hex, b: Hex): Hex => keccak256(encodePacked(['bytes32', 'bytes32'], BigInt(a) < BigInt(b) ? [a, b] : [b, a]))
const next = (level: readonly Hex[]): Hex[] => level.flatMap((one, at) => (at % 2 === 0 ? [joined(one, level[at + 1] ?? one)] : []))

const levelsOf = (first: readonly Hex[]) => {
  const levels = [first]
  for (let level = first; level.length > 1; ) {
    level = next(level)
    levels.push(level)
  }
  return levels
}
const rootOf =
  (leaf: Leaf) =>
  (place: Place): Hex =>
    levelsOf(listed(place, leaf)).at(-1)?.[0] ?? '0x'
const proofOf = (place: Place, leaf: Leaf, index: number) =>
  levelsOf(listed(place, leaf))
    .slice(0, -1)
    .map((level, height) => level[(index >> height) ^ 1])

const packedLeaf: Leaf = (index, account, amount) =>
  keccak256(encodePacked(['uint256', 'address', 'uint256'], [BigInt(index), account as Address, amount]))
const doubleLeaf: Leaf = (_, account, amount) => keccak256(keccak256(encodeValues('address,uint256', [account, amount]) as Hex))

export const chestnutRoot = rootOf(packedLeaf)
export const firecrestRoot = rootOf(doubleLeaf)

/** Some of the list fetch what is theirs. */
export const chestnutClaimed =
  (...indices: readonly number[]): Script =>
  place =>
    indices.map(index => {
      const person = place.given[index] ?? ''
      return deeds.call(
        person,
        place.parts['distributor'] ?? '',
        'claim(uint256,address,uint256,bytes32[])',
        BigInt(index),
        person,
        amountOf(index),
        proofOf(place, packedLeaf, index),
      )
    })
export const firecrestClaimed =
  (...indices: readonly number[]): Script =>
  place =>
    indices.map(index => {
      const person = place.given[index] ?? ''
      return deeds.call(person, place.token, 'claim(address,uint256,bytes32[])', person, amountOf(index), proofOf(place, doubleLeaf, index))
    })

export const turmericRedeemed: Script = ({ given, token }) =>
  given.slice(0, 3).map(one => deeds.call(one, token, 'redeem(uint256,address,address)', units(500, 9), one, one))

const rootOfNumber = (value: bigint) => {
  let root = value
  for (let better = (root + 1n) / 2n; better < root; better = (root + value / root) / 2n) root = better
  return root
}
/** What the first to bring so many tokens and so much ether has of the pool. */
export const shareOfPool = (tokens: number, ether: number) => rootOfNumber(units(tokens) * units(ether)) - 1_000n
