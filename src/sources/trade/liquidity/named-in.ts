import { wordOf } from '../../evm/abi.ts'
import { addressesIn, type Storage, type Stored, usualSlots } from '../controllers/storage.ts'

/** Addresses that a storage names: in entries a word that holds several holds them at its ends. */
export const namedIn = (storage: Storage): readonly string[] =>
  addressesIn(storage).flatMap(one => (usualSlots.includes(one.slot) || isAtAnEnd(one, storage.get(one.slot)) ? [one.address] : []))

/** Whether an address stands where a compiler puts one into a word: nothing in a struct begins in the middle of it. */
const isAtAnEnd = ({ address }: Stored, word = ''): boolean => word.endsWith(address.slice(2)) || word.startsWith(address)

/** Most numbers that are tried because they are kept: under such a one something may be filed, as what is counted need not begin at 0 or 1. */
const mostFiled = 4
/** What is smaller is tried anyway; dates and amounts of shares are larger. */
const [leastFiled, largestFiled] = [3n, 1n << 28n] as const

/** Numbers that a contract keeps and may file something under. */
export function numbersIn(storage: Storage): readonly bigint[] {
  const words = [...storage.values()].flatMap(one => wordOf(one) ?? [])
  return [...new Set(words.filter(one => one >= leastFiled && one < largestFiled))].slice(0, mostFiled)
}
