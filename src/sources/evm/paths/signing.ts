import { bare, leastAccount, matters, storedIn } from './asking.ts'
import { everyWay, isTurned, type Ways } from './every-way.ts'
import { turns } from './inputs.ts'
import { trace } from './machine.ts'
import type { Fork, Inputs, State, Work } from './state.ts'
import { addressBits } from './tables.ts'
import { comparisonIn, op, type Word } from './words.ts'

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

/** Most forks that are turned on the way that a call goes by itself. */
const mostTurned = 8

/** Whose signatures were found, and what would have to be known for more. */
interface Signings extends Pick<Ways, 'unread'> {
  readonly keys: readonly Signing[]
}

/**
 * Whose signature lets a function through, besides that of somebody who is named with the call: an account that stands in the
 * code, or in a word of storage that everybody shares. `isOpen`: ways were left out, on which others may be asked for theirs.
 */
export function signingIn(state: State, call: Inputs, work: Work): Signings & { readonly isOpen: boolean } {
  const { ways, unread, leftOut } = everyWay(state, call, work, { matters, leaves: true })
  const through = (ways ?? []).filter(({ ok }) => ok)
  const keys = through.flatMap(way => {
    const turned = way.forks.filter(fork => isTurned(way, fork))
    return turned.flatMap(({ condition }) => {
      const found = signingOf(condition)
      return found ? { ...found, meant: meantBy(state, call, turned) } : []
    })
  })
  const isOpen = ways === undefined || leftOut === true
  if (keys.length === 0 && isOpen) {
    const along = signingAlong(state, call, work)
    return { ...along, ...(along.keys.length === 0 && { unread: [...unread, ...along.unread] }), isOpen }
  }
  return { keys: keys.filter(({ account }, at) => keys.findIndex(other => other.account === account) === at), unread, isOpen }
}

/**
 * The same on the one way that a call goes by itself, which takes a hundredth of the steps. What is said in lists lies in memory wherever
 * their lengths put it, of which nothing can be told for every call; of this one it can.
 */
export function signingAlong(state: State, call: Inputs, work: Work): Signings {
  const forced = new Map<string, boolean>()
  const asked: Word[] = []
  let meant = call
  for (let nth = 0; nth < mostTurned && work.left > 0; nth++) {
    const { ok, forks, steps, unread } = trace(state, [meant], { forced })
    work.left -= steps
    if (ok) {
      const keys = asked.flatMap(condition => {
        const found = signingOf(condition)
        return found ? { ...found, meant } : []
      })
      return { keys, unread }
    }
    const last = forks.at(-1)
    if (!last || forced.has(last.place)) return { keys: [], unread }
    const { place, condition } = last
    if (isOfSigner(condition)) {
      forced.set(place, condition.value === 0n)
      asked.push(condition)
    } else {
      const [led] = turns(state, [meant], condition, [], { free: 1 }).filter(({ calls }) => calls.length === 1)
      if (!led?.calls[0]) return { keys: [], unread }
      meant = led.calls[0]
    }
  }
  return { keys: [], unread: [] }
}

/** Whether a condition is one on who signed: on whether he is this or that account, or one at all. */
function isOfSigner(condition: Word): boolean {
  const words = comparisonIn(condition)?.pair ?? [condition]
  return words.map(bare).some(({ term }) => {
    if (term?.kind === 'made' && term.opcode === op.iszero) return term.operands.some(isOfSigner)
    return term?.kind === 'signer'
  })
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
