import { keccak256 } from 'viem'
import type { EffectClass, Place, Transaction } from '../case.ts'
import { deeds } from '../chain.ts'
import { all, allow, data, each, hash, later, part, people, tell, units } from './blind-f-lives.ts'

type Script = (place: Place) => readonly Transaction[]

export const dead = '0x000000000000000000000000000000000000dEaD'
export const fresh = { age: 'fresh' } as const
export const may = (...also: readonly EffectClass[]) => ({ also })
/** Fees of so many of a hundred, which may be spoken of. */
export const taxed = (buy: number, sell: number, transfer = 0) => ({ ...may('E4'), taxes: { buy, sell, transfer } })

/** Three of five, in a wallet as they were before safes. */
export const council = { ...part('council', 'Council', 'address[],uint256', people(0, 5), 3n), file: 'BlindBI0' }
/** Three days, at the word of the multisig. */
export const slow = { ...part('slow', 'SlowHand', 'address,uint256', 'multisig', 259_200n), file: 'BlindBI0' }

/** Those who were given some buy from a pool that was not made by the deployer. */
export const traded =
  (from: number, to: number): Script =>
  ({ given, token }) =>
    given.slice(from, to).map((person, index) => deeds.buy(person, token, BigInt(5 + ((index * 5) % 17)) * 10n ** 16n))

/** The share of the pool goes into a locker for so many days from the present. */
export const locked = (locker: string, signature: string, days: number): Script =>
  all(allow('pair', locker), tell(locker, signature, 'pair', later(days)))

/** Ether without a word. */
export const gift =
  (to: string, wei: number): Script =>
  ({ deployer, token, parts }) => [
    { from: deployer, to: to === 'token' ? token : (parts[to] ?? ''), data: '0x', value: BigInt(wei) * 10n ** 18n },
  ]

const far = 30_110n
const peer = `0x${'5e'.repeat(32)}`
const message = ({ deployer }: Place) =>
  `0x${deployer.slice(2).padStart(64, '0')}${(1_000_000n * 10n ** 6n).toString(16).padStart(16, '0')}`
const messageHash = (place: Place) => keccak256(message(place) as `0x${string}`)

/** A million arrives over the wire: three verify, anybody delivers. */
export const arrivedByWire: Script = all(
  tell('token', 'setPeer(uint32,bytes32)', far, peer),
  each(0, 3, 'wire', 'verify(bytes32)', hash('uint32,uint32,bytes32,uint64,address,bytes32', 30_101n, far, peer, 1n, 'token', messageHash)),
  tell('wire', 'deliver(uint32,bytes32,uint64,address,bytes)', far, peer, 1n, 'token', message),
)

export const initialized = (name: string, symbol: string, owner: string, count: number) =>
  data('initialize(string,string,address,address,uint256)', name, symbol, owner, 'deployer', units(count))
