import { encodeCall } from '../../../src/sources/evm/abi.ts'
import type { EffectClass, Place, Transaction } from '../case.ts'
import { deeds } from '../chain.ts'
import { renounced } from './blind-f-lives.ts'

type Script = (place: Place) => readonly Transaction[]

export const fresh = { age: 'fresh' } as const
export const gone = { end: renounced }
/** Fees of so many of a hundred, which may be spoken of. */
export const taxed = (buy: number, sell: number, transfer = 0) => ({
  also: ['E4'] as readonly EffectClass[],
  taxes: { buy, sell, transfer },
})

/** Calls by those who were given some; ether goes with it as in `tell`. */
export const crowd =
  (from: number, to: number, part: string, signature: string, ...values: readonly unknown[]): Script =>
  ({ given, parts, token }) => {
    const [name = '', ether = '0'] = signature.split(' ')
    return given.slice(from, to).map(person => ({
      from: person,
      to: parts[part] ?? token,
      data: encodeCall(name, ...values.map(value => (value === 'self' ? person : value))),
      value: BigInt(Math.round(Number(ether) * 1000)) * 10n ** 15n,
    }))
  }

/** The same people buy from the pool, where it was not the deployer who made it. */
export const traded =
  (from: number, to: number): Script =>
  ({ given, token }) =>
    given.slice(from, to).map((person, index) => deeds.buy(person, token, BigInt(5 + ((index * 5) % 17)) * 10n ** 16n))
