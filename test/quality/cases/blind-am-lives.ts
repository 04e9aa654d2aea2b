import { concatHex, keccak256 } from 'viem'
import { encodeValues } from '../../../src/sources/evm/abi.ts'
import type { Place, Transaction } from '../case.ts'
import { deeds } from '../chain.ts'
import { units } from './blind-f-lives.ts'

type Script = (place: Place) => readonly Transaction[]

const leafOf = (who: string) => keccak256(encodeValues('address', [who]) as `0x${string}`)
/** What the deployer shows to be a member. */
export const proof = ({ parts }: Place) => [leafOf(parts['stranger'] ?? '')]
/** Two are members: the deployer and somebody else. */
export const membership = ({ deployer, parts }: Place) =>
  keccak256(concatHex([leafOf(deployer), leafOf(parts['stranger'] ?? '')].sort() as `0x${string}`[]))

const peal = `0x${'ca'.repeat(32)}`
const message = ({ deployer }: Place) => [peal, deployer, units(400_000)]
/** Three of its ringers hear the same. */
export const rung: Script = place =>
  place.given.slice(0, 3).map(one => deeds.call(one, place.parts['bridge'] ?? '', 'ring(bytes32,address,uint256)', ...message(place)))
export const delivered: Script = place => [
  deeds.call(place.deployer, place.parts['bridge'] ?? '', 'deliver(bytes32,address,uint256)', ...message(place)),
]
/** People whom everybody has heard of. */
export const famous = [
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
  '0xBE0eB53F46cd790Cd13851d5EFf43D12404d33E8',
  '0x28C6c06298d514Db089934071355E5743bf21d60',
  '0x50327c6c5a14DCaDE707ABad2E27eB517df87AB5',
]
