import { looksLikeAddress } from '../constants.ts'
import { trace } from './machine.ts'
import { addressBits } from './tables.ts'

/** Whom a constructor calls answers with this account: PUSH20, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN. */
const answer = 'c0ffee00c0ffee11c0ffee22c0ffee33c0ffee44'
const answering = Uint8Array.from(Buffer.from(`73${answer}60005260206000f3`, 'hex'))

/**
 * Accounts that the code which makes a contract looks something up for, as an entry of a mapping: whom it gives tokens or rights.
 * `input` is that code with what the constructor is told behind it. Of a constructor that makes contracts itself, or takes more steps
 * than our machine goes, only the first part is seen.
 */
export function accountsKnownFrom(input: Uint8Array, { maker, contract }: { readonly maker: bigint; readonly contract: bigint }): bigint[] {
  const called = new Set<bigint>()
  // everybody has code, and who was called is remembered
  const get = (account: bigint): Uint8Array => {
    called.add(account)
    return account === contract ? input : answering
  }
  const codes: ReadonlyMap<bigint, Uint8Array> = Object.assign(new Map<bigint, Uint8Array>(), { get })
  const state = { codes, storage: new Map(), names: [], fresh: 0n, time: 1n, number: 1n, chain: 1n }
  const { put } = trace(state, [{ caller: maker, to: contract, data: new Uint8Array(0), wei: 0n, later: 0n }])
  const keys = put.flatMap(({ word: { value }, as }) => (as === 'key' && value <= addressBits && !called.has(value) ? [value] : []))
  return [...new Set(keys)].filter(account => {
    const digits = account.toString(16).padStart(40, '0')
    return account !== maker && account !== contract && digits !== answer && looksLikeAddress(digits)
  })
}
