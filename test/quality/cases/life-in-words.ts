import type { Level } from '../../../src/api/level.ts'
import type { Place, Transaction } from '../case.ts'
import { deeds } from '../chain.ts'

const { call, approve } = deeds
const high: readonly Level[] = ['HIGH']
/** A mint that everybody sees, by one account, is MEDIUM at least. */
export const mint = { effects: ['E6 reachable'], also: ['E3', 'E4', 'E5', 'E8'], levels: ['MEDIUM', 'HIGH'] } as const
export const take = { effects: ['E5 reachable'], also: ['E3', 'E4', 'E6', 'E7', 'E8'], levels: high } as const
export const free = { buy: 0, sell: 0, transfer: 0 }

type Word = string | ((place: Place) => unknown)
/** "multisig" is what stands under that name among the parts, "token" and "deployer" themselves, anything else a value. */
const named = (place: Place, value: unknown): unknown => {
  if (typeof value === 'function') return (value as (place: Place) => unknown)(place)
  if (value === 'token') return place.token
  if (value === 'deployer') return place.deployer
  return typeof value === 'string' ? (place.parts[value] ?? value) : value
}
const addressNamed = (place: Place, value: string) => named(place, value) as string
const list =
  (...all: readonly unknown[]) =>
  (place: Place) =>
    all.map(one => named(place, one))
export const part = (as: string, contract: string, types?: string, ...values: readonly unknown[]) => ({
  as,
  contract,
  ...(types && { types, values: list(...values) }),
})
/** The deployer calls these: whom, what, with what. */
export const calls =
  (...all: readonly (readonly [string, string, ...unknown[]])[]) =>
  (place: Place): readonly Transaction[] =>
    all.map(([to, signature, ...values]) =>
      signature === 'approve'
        ? approve(place.deployer, addressNamed(place, to), named(place, values[0]) as string)
        : call(place.deployer, addressNamed(place, to), signature, ...values.map(value => named(place, value))),
    )
export const paid =
  (to: string, signature: string, wei: bigint, ...values: readonly unknown[]) =>
  (place: Place): Transaction => ({
    ...call(place.deployer, addressNamed(place, to), signature, ...values.map(value => named(place, value))),
    value: wei,
  })
export const given =
  (index: number): Word =>
  place =>
    place.given[index]
export const token = (types: string, ...values: readonly unknown[]) => ({ types, values: list(...values) })
export const owned = (by: string) => calls(['token', 'transferOwnership(address)', by])
