import { encodeCall } from '../../../src/sources/evm/abi.ts'
import type { Place, Transaction } from '../case.ts'
import { deeds } from '../chain.ts'
import { part, people, units } from './blind-f-lives.ts'

type Script = (place: Place) => readonly Transaction[]

/** Contracts that several lives use lie in a file of their own. */
const apart = { file: 'BlindAY0' } as const
export const board = (from: number, to: number, needed: bigint, as = 'board') => ({
  ...part(as, 'Quorum', 'address[],uint256', people(from, to), needed),
  ...apart,
})
export const waiting = (days: number, admin = 'board') => ({
  ...part('waiting', 'WaitingRoom', 'address,uint256', admin, BigInt(days * 86_400)),
  ...apart,
})
export const grain = (as: string, name: string, symbol: string, count: number, decimals = 18) => ({
  ...part(as, 'Barley', 'string,string,uint8,uint256', name, symbol, BigInt(decimals), units(count, decimals)),
  ...apart,
})

const find = (place: Place, what: unknown): unknown =>
  what === 'token' || what === 'pair' || what === 'deployer' ? place[what] : typeof what === 'string' ? (place.parts[what] ?? what) : what
const found = (place: Place, values: readonly unknown[]): unknown[] =>
  values.map(value => (typeof value === 'function' ? (value as (place: Place) => unknown)(place) : find(place, value)))

/** Some of those who were given some call the same. */
export const each =
  (from: number, to: number, target: string, signature: string, ...values: readonly unknown[]): Script =>
  place =>
    place.given.slice(from, to).map(one => deeds.call(one, find(place, target) as string, signature, ...found(place, values)))
/** Members of the board agree to a call. */
export const agreed =
  (from: number, to: number, target: string, signature: string, ...values: readonly unknown[]): Script =>
  place =>
    place.given
      .slice(from, to)
      .map(one =>
        deeds.call(
          one,
          place.parts['board'] ?? '',
          'agree(address,bytes)',
          find(place, target),
          encodeCall(signature, ...found(place, values)),
        ),
      )
