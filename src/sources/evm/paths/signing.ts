import { bare, leastAccount, matters, storedIn } from './asking.ts'
import { everyWay, isTurned, type Ways } from './every-way.ts'
import type { Inputs, State, Work } from './state.ts'
import { addressBits } from './tables.ts'
import { comparisonIn, type Word } from './words.ts'

/** An account whose signature lets a call through. */
export interface Signing {
  readonly account: bigint
  /** The word of storage that holds its address; absent where that stands in the code. */
  readonly kept?: { readonly account: bigint; readonly slot: bigint; readonly value: bigint }
  /** The hash that it would have to sign for this call. */
  readonly digest: bigint
}

/**
 * Whose signature lets a function through, besides that of somebody who is named with the call: an account that stands in the
 * code, or in a word of storage that everybody shares.
 */
export function signingIn(state: State, call: Inputs, work: Work): Pick<Ways, 'unread'> & { readonly keys: readonly Signing[] } {
  const { ways, unread } = everyWay(state, call, work, { matters })
  const through = (ways ?? []).filter(({ ok }) => ok)
  const keys = through.flatMap(way => way.forks.filter(fork => isTurned(way, fork)).flatMap(({ condition }) => signingOf(condition) ?? []))
  return { keys: keys.filter(({ account }, at) => keys.findIndex(other => other.account === account) === at), unread }
}

function signingOf(condition: Word): Signing | undefined {
  const pair = comparisonIn(condition)?.pair.map(bare) ?? []
  const at = pair.findIndex(({ term }) => term?.kind === 'signer')
  const [signer, key] = [pair[at]?.term, pair[1 - at]]
  if (signer?.kind !== 'signer' || !key) return undefined
  const account = key.value & addressBits
  if (account <= leastAccount) return undefined
  const { value: digest } = signer.digest
  if (!key.term) return { account, digest }
  const kept = keptIn(key)
  return kept && { account, digest, kept }
}

/** The word of storage that this is cut out of, where its place is fixed. */
function keptIn(word: Word): Signing['kept'] {
  const kept = storedIn(word)
  return kept && !kept.slot.term ? { account: kept.account, slot: kept.slot.value, value: kept.value } : undefined
}
