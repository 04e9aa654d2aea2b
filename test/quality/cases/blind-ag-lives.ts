import { getContractAddress } from 'viem'
import { encodeValues } from '../../../src/sources/evm/abi.ts'
import type { Place, Transaction } from '../case.ts'
import { deeds } from '../chain.ts'
import { all, tell, units } from './blind-f-lives.ts'

type Script = (place: Place) => readonly Transaction[]

/** The token that will be made after so many parts. */
export const after =
  (parts: number) =>
  ({ deployer }: Place) =>
    getContractAddress({ from: deployer as `0x${string}`, nonce: BigInt(parts) })

/** Some of those who were given some call the same. */
const each =
  (from: number, to: number, part: string, signature: string, values: (place: Place) => readonly unknown[]): Script =>
  place =>
    place.given.slice(from, to).map(one => deeds.call(one, place.parts[part] ?? '', signature, ...values(place)))

/** They inscribe eight lots each until none is left. */
export const inscribed: Script = ({ given, token }) =>
  given.slice(0, 25).map(one => ({ ...deeds.call(one, token, 'inscribe(uint256)', 8n), value: units(24, 17) }))

/** Half of what is tried is work enough at first, and then less and less of it. */
export const dug: Script = ({ deployer, given, token }) =>
  [...Array.from({ length: 200 }, () => deployer), ...given.slice(0, 30).flatMap(one => Array.from({ length: 6 }, () => one))].map(
    (one, index) => ({
      ...deeds.call(one, token, 'mint(uint256)', BigInt(index)),
      mayFail: true,
    }),
  )

const ids = (from: number) => Array.from({ length: 50 }, (_, index) => BigInt(from + index + 1))
export const gathered = all(
  tell('pictures', 'adopt(uint256) 2', 100n),
  tell('pictures', 'adopt(uint256) 2', 100n),
  tell('pictures', 'setApprovalForAll(address,bool)', 'token', true),
  ...[0, 50, 100, 150].map(from => tell('token', 'mint(uint256[])', ids(from))),
)

const deposit = units(2_000, 8)
const txid = `0x${'5f'.repeat(32)}`
// what lies in one block may go in any order, so the last voice carries out what all asked for
export const proven = each(0, 6, 'bridge', 'confirm(address,address,bytes32,address,uint256)', ({ parts, deployer }) => [
  parts['bank'],
  parts['vault'],
  txid,
  deployer,
  deposit,
])

const fromAfar = units(15_000_000)
export const attested = each(0, 4, 'gateway', 'attest(address,uint256,address,uint256)', ({ parts, deployer }) => [
  parts['manager'],
  1n,
  deployer,
  fromAfar,
])

export const domain = 8453n
export const afar = `0x${'0'.repeat(24)}${'4d'.repeat(20)}`
export const delivered = each(0, 4, 'module', 'sign(address,uint32,bytes32,address,bytes)', ({ parts, deployer, token }) => [
  parts['mailbox'],
  domain,
  afar,
  token,
  encodeValues('bytes32,uint256', [`0x${deployer.slice(2).padStart(64, '0')}`, fromAfar]),
])

export const received = each(0, 3, 'manager', 'onStateReceive(uint256,address,address,bytes)', ({ token, deployer }) => [
  1n,
  token,
  deployer,
  encodeValues('uint256', [fromAfar]),
])

export const reported = each(0, 5, 'policy', 'pushReport(uint256)', () => [units(12, 17)])

/** The pause and the converter are wards at last, and nobody else. */
export const relied = all(
  tell('token', 'rely(address)', 'converter'),
  tell('token', 'rely(address)', 'pause'),
  tell('token', 'deny(address)', 'deployer'),
  tell('converter', 'bind(address)', 'token'),
)
