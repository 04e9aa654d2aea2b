import { partsOf } from './asking.ts'
import { everyWay } from './every-way.ts'
import type { Inputs, State, Work } from './state.ts'
import type { Word } from './words.ts'

/**
 * Whether a hash, or a signature, of words that a call is told decides something on one of its ways: then nobody finds by trying what else
 * it may be told. `places`: where those words lie in the calldata. So it is as well where not all ways are known.
 */
export function decidesByHash(state: State, call: Inputs, places: ReadonlySet<number>, work: Work): boolean {
  const { ways } = everyWay(state, call, work, { matters: () => false })
  return ways === undefined || ways.some(({ forks }) => forks.some(({ condition }) => isOfHashed(condition, places)))
}

/** What is larger is an account, or a word, and no number. */
const countable = 2n ** 112n

function isOfHashed({ term, value }: Word, places: ReadonlySet<number>, isHashed = false): boolean {
  if (!term) return false
  // which words of a list are numbers nobody says; beyond its end lies nothing
  if (term.kind === 'input') return isHashed && (term.by ? value > 0n && value < countable : places.has(term.at))
  if (term.kind === 'signer') return isOfHashed(term.digest, places, true)
  return partsOf(term).some(part => isOfHashed(part, places, isHashed || term.kind === 'hash'))
}
