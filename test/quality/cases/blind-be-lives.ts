import type { EffectClass, Place, Transaction } from '../case.ts'

type Script = (place: Place) => readonly Transaction[]

export const nobody = `0x${'0'.repeat(40)}`
export const may = (...also: readonly EffectClass[]) => ({ also })

function root(square: bigint): bigint {
  let [last, next] = [square, 1n << BigInt((square.toString(2).length >> 1) + 1)]
  while (next < last) [last, next] = [next, (next + square / next) / 2n]
  return last
}

/** Share of the pool that the deployer gets for four fifths of the supply and sixty ether. */
export const shareOf = (supply: bigint): bigint => root(((supply * 80n) / 100n) * 60n * 10n ** 18n) - 1000n

/** The first of these calls pays so many thousandths of an ether. */
export const paid =
  (thousandths: number, script: Script): Script =>
  place =>
    script(place).map((one, index) => (index === 0 ? { ...one, value: BigInt(thousandths) * 10n ** 15n } : one))
