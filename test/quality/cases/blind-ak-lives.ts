import { secp256k1 } from '@noble/curves/secp256k1.js'
import { type Address, encodeAbiParameters, encodePacked, type Hex, hexToBytes, keccak256, toHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { encodeValues } from '../../../src/sources/evm/abi.ts'
import type { Place, Transaction } from '../case.ts'
import { deeds } from '../chain.ts'
import { ofCoin, selectors } from './blind-al-lives.ts'
import { all, tell, units } from './blind-f-lives.ts'

type Script = (place: Place) => readonly Transaction[]
type Values = (place: Place) => readonly unknown[]

const placeOf = (place: Place, what: string) => (what === 'token' || what === 'pair' ? place[what] : (place.parts[what] ?? ''))

/** Some of those who were given some call the same, each for himself. */
export const each =
  (from: number, to: number, what: string, signature: string, values: Values = () => [], wei = 0n): Script =>
  place =>
    place.given.slice(from, to).map(one => ({ ...deeds.call(one, placeOf(place, what), signature, ...values(place)), value: wei }))

/** They allow it all that they have of something. */
export const allowing =
  (from: number, to: number, what: string, spender: string): Script =>
  place =>
    place.given.slice(from, to).map(one => deeds.approve(one, placeOf(place, what), placeOf(place, spender)))

export const paysTo =
  (what: string, wei: bigint): Script =>
  place => [{ from: place.deployer, to: placeOf(place, what), data: '0x', value: wei }]

const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}` as Hex
export const afar = `0x${'0'.repeat(24)}${'6e'.repeat(20)}`

const lynxHas = 300n * 10n ** 18n + 2n * 10n ** 17n
export const lynxReported = each(0, 3, 'staked', 'report(uint256)', () => [lynxHas])

export const reportedEland = each(0, 5, 'oracle', 'pushReport(uint256)', () => [units(103, 16)])

const okapiGuid = keccak256(toHex('okapi 1'))
const okapiMessage = ({ deployer }: Place) => encodePacked(['bytes32', 'uint64'], [word(deployer), 250_000_000_000n])
const okapiOrigin = [30110n, afar, 1n] as const
export const okapiEid = okapiOrigin[0]
const okapiHeader = ({ token }: Place) => keccak256(encodeValues('uint32,bytes32,uint64,address', [...okapiOrigin, token]) as Hex)
const okapiPayload = (place: Place) => keccak256(encodePacked(['bytes32', 'bytes'], [okapiGuid, okapiMessage(place)]))
export const okapiVerified = each(0, 3, 'uln', 'verify(bytes32,bytes32)', place => [okapiHeader(place), okapiPayload(place)])
export const okapiDelivered: Script = place => {
  const origin = [...okapiOrigin]
  return [
    deeds.call(
      place.deployer,
      placeOf(place, 'endpoint'),
      'verify((uint32,bytes32,uint64),address,bytes32)',
      origin,
      place.token,
      okapiPayload(place),
    ),
    deeds.call(
      place.deployer,
      placeOf(place, 'endpoint'),
      'lzReceive((uint32,bytes32,uint64),address,bytes32,bytes)',
      origin,
      place.token,
      okapiGuid,
      okapiMessage(place),
    ),
  ]
}

/** Keys of guardians, made for this only. */
const guardianKeys = Array.from({ length: 7 }, (_, index) => keccak256(toHex(`dikdik guardian ${index}`)))
export const guardians = guardianKeys.map(key => privateKeyToAddress(key))
export const dikdikEmitter = keccak256(toHex('dikdik emitter'))
const named = (name: string) => toHex(name, { size: 32 })
/** Five of seven have signed that so much went over. */
export const redeemed =
  (sequence: bigint, amount: bigint): Script =>
  place => {
    const body = encodeAbiParameters(
      [{ type: 'bytes32' }, { type: 'bytes32' }, { type: 'uint64' }, { type: 'address' }, { type: 'uint256' }],
      [named('TokenBridge'), dikdikEmitter, sequence, place.deployer as Address, amount],
    )
    const hash = keccak256(keccak256(body))
    const signatures = guardianKeys.slice(1, 6).map((key, index) => {
      const signed = secp256k1.sign(hexToBytes(hash), hexToBytes(key), { prehash: false, format: 'recovered' })
      const [recovery = 0, ...rest] = signed
      return toHex(Uint8Array.from([index + 1, ...rest, 27 + recovery])).slice(2)
    })
    return [
      deeds.call(place.deployer, placeOf(place, 'bridge'), 'completeTransfer(uint32,bytes,bytes)', 0n, body, `0x${signatures.join('')}`),
    ]
  }

const gerenukLeaf = ({ deployer }: Place) => {
  const inner = keccak256(encodeValues('uint256,address,uint256', [1n, deployer, units(90_000)]) as Hex)
  return keccak256(encodeValues('bytes32', [inner]) as Hex)
}
export const gerenukStepped = each(0, 5, 'client', 'step(uint256,bytes32)', place => [9_114_240n, gerenukLeaf(place)])

export const topiDomain = 42161n
const topiMessage = ({ token, deployer }: Place) =>
  encodeValues('uint32,bytes32,address,bytes', [topiDomain, afar, token, encodeValues('bytes32,uint256', [word(deployer), units(400_000)])])
export const topiAnnounced = each(0, 4, 'validators', 'announce(bytes32)', place => [keccak256(topiMessage(place) as Hex)])
export const topiProcessed: Script = place => [
  deeds.call(place.deployer, placeOf(place, 'mailbox'), 'process(bytes,bytes)', '0x', topiMessage(place)),
]

export const heldBySerow = each(0, 5, 'tribunal', 'hold(address,string)', ({ given }) => [given[30], 'theft reported in spring'])

export const delegated = (from: number, to: number, head: number) =>
  each(from, to, 'token', 'delegate(address)', ({ given }) => [given[head]])

/** Accounts and what each may claim, as pairs hashed up to the root. */
const steenbokLeaves = ({ given }: Place) =>
  given
    .slice(0, 8)
    .map((one, index) =>
      keccak256(encodePacked(['uint256', 'address', 'uint256'], [BigInt(index), one as Address, units(10_000 * (index + 1))])),
    )
const pairHash = (a: Hex, b: Hex): Hex => keccak256(encodePacked(['bytes32', 'bytes32'], BigInt(a) < BigInt(b) ? [a, b] : [b, a]))
const above = (level: readonly Hex[]): Hex[] =>
  level.flatMap((one, index) => (index % 2 === 0 ? [pairHash(one, level[index + 1] ?? one)] : []))
export const steenbokRoot = (place: Place) => above(above(above(steenbokLeaves(place))))[0]
export const steenbokClaimed: Script = place => {
  const first = steenbokLeaves(place)
  const levels = [first, above(first), above(above(first))]
  return [0, 2, 5].map(index => {
    const proof = levels.map((level, height) => level[(index >> height) ^ 1])
    const person = place.given[index] ?? ''
    return deeds.call(
      person,
      place.token,
      'claim(uint256,address,uint256,bytes32[])',
      BigInt(index),
      person,
      units(10_000 * (index + 1)),
      proof,
    )
  })
}

export const bantengBuilt = all(
  tell('token', 'diamondCut(address,bytes4[])', 'facet', [...ofCoin, ...selectors('setUp(string,string,address,uint256)')]),
  tell('token', 'setUp(string,string,address,uint256)', 'Banteng Herd', 'BNTG', 'deployer', units(36_000_000)),
  tell('token', 'freeze()'),
)

export const rewardedPlayers = each(0, 3, 'referees', 'reward(address,uint256,bytes32)', ({ given }) => [
  given[12],
  units(150),
  keccak256(toHex('quest of the reeds')),
])
