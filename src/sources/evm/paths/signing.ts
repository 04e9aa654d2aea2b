import { bare, leastAccount, matters, storedIn } from './asking.ts'
import { everyWay, isTurned, type Ways } from './every-way.ts'
import { turns } from './inputs.ts'
import type { Fork, Inputs, State, Work } from './state.ts'
import { addressBits } from './tables.ts'
import { comparisonIn, type Word } from './words.ts'

/** An account whose signature lets a call through. */
export interface Signing {
  readonly account: bigint
  /** The word of storage that holds its address; absent where that stands in the code. */
  readonly kept?: { readonly account: bigint; readonly slot: bigint; readonly value: bigint }
  /** The hash that it would have to sign for this call. */
  readonly digest: bigint
  /** The call with what else is asked of what is said, such as a number that counts what was signed: the hash is another then. */
  readonly meant: Inputs
}

/**
 * Whose signature lets a function through, besides that of somebody who is named with the call: an account that stands in the
 * code, or in a word of storage that everybody shares.
 */
export function signingIn(state: State, call: Inputs, work: Work): Pick<Ways, 'unread'> & { readonly keys: readonly Signing[] } {
  const { ways, unread } = everyWay(state, call, work, { matters, leaves: true })
  const through = (ways ?? []).filter(({ ok }) => ok)
  const keys = through.flatMap(way => {
    const turned = way.forks.filter(fork => isTurned(way, fork))
    return turned.flatMap(({ condition }) => {
      const found = signingOf(condition)
      return found ? { ...found, meant: meantBy(state, call, turned) } : []
    })
  })
  return { keys: keys.filter(({ account }, at) => keys.findIndex(other => other.account === account) === at), unread }
}

/** The call with what turns as many of these forks as can be turned by what is said. */
function meantBy(state: State, call: Inputs, turned: readonly Fork[]): Inputs {
  return turned.reduce((meant, { condition }) => {
    const [led] = turns(state, [meant], condition, [], { free: 1 }).filter(({ calls }) => calls.length === 1)
    return led?.calls[0] ?? meant
  }, call)
}

function signingOf(condition: Word): Omit<Signing, 'meant'> | undefined {
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
