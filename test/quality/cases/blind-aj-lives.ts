import type { Place, Transaction } from '../case.ts'
import { deeds } from '../chain.ts'
import { units } from './blind-f-lives.ts'

type Script = (place: Place) => readonly Transaction[]

/** Some of those who were given some call the same, each for himself; `to` is the name of a part or the token. */
const each =
  (from: number, to: number, what: string, signature: string, values: (place: Place) => readonly unknown[], wei = 0n): Script =>
  place =>
    place.given.slice(from, to).map(one => ({
      ...deeds.call(one, what === 'token' ? place.token : (place.parts[what] ?? ''), signature, ...values(place)),
      value: wei,
    }))

const perhaps =
  (script: Script): Script =>
  place =>
    script(place).map(one => ({ ...one, mayFail: true }))

const ten = units(10)
export const pledged = perhaps(each(0, 6, 'token', 'pledge()', () => [], ten))
export const bid = perhaps(each(0, 4, 'auction', 'bid()', () => [], ten))

export const rewarded = each(3, 4, 'token', 'addRewardMultiplier(uint256)', () => [137_000_000_000_000n])
export const moved = each(0, 1, 'motions', 'create(address,uint256)', ({ given }) => [given[9], units(2_000_000)])
export const rooted = (root: (place: Place) => unknown) => each(1, 2, 'roots', 'push(bytes32)', place => [root(place)])

export const attested = each(0, 3, 'transmitter', 'attest(uint32,uint64,address,address,uint256)', ({ parts, deployer }) => [
  0n,
  77n,
  parts['minter'],
  deployer,
  units(900_000, 6),
])
export const submitted = each(0, 8, 'gate', 'submit(uint256,uint256,address,uint256)', ({ deployer }) => [
  56n,
  1n,
  deployer,
  units(4_000_000),
])
export const notarized = each(0, 6, 'consortium', 'signMint(address,address,uint256,bytes32,uint32)', ({ token, deployer }) => [
  token,
  deployer,
  units(1_800, 8),
  `0x${'6b'.repeat(32)}`,
  0n,
])

/** A little ether for what the auction has on that day. */
export const paid: Script = ({ deployer, parts }) => [{ from: deployer, to: parts['auctions'] ?? '', data: '0x', value: units(1, 16) }]
