import { fieldOf, isOneWord, storedIn } from '../evm/paths/asking.ts'
import type { OneWay } from '../evm/paths/every-way.ts'
import type { Write } from '../evm/paths/state.ts'
import { comparisonIn, isSame, op, type Word } from '../evm/paths/words.ts'

/** In seconds. */
const day = 86_400n

/** Whether a word is the number of the day, or of a longer time. */
export function isDayNumber({ term }: Word): boolean {
  if (term?.kind !== 'made' || term.opcode !== op.div) return false
  const [time, long] = term.operands
  return time?.term?.kind === 'time' && long !== undefined && !long.term && long.value >= day
}

/** The write by which a way begins a day: a variable in which another day stood becomes the number of this one. */
export function beginningIn({ writes, forks, turns }: OneWay): { readonly write: Write; readonly field: string } | undefined {
  for (const write of writes) {
    const field = fieldOf(write)
    if (field === undefined || !isOneWord(field) || !isDayNumber(write.value)) continue
    const isAnother = forks.some(({ place, condition }) => {
      const found = comparisonIn(condition)
      if (!found || turns.get(place) === undefined || turns.get(place) === found.equal) return false
      const [last] = found.pair.flatMap(one => storedIn(one) ?? [])
      return last !== undefined && fieldOf(last) === field && found.pair.some(one => isSame(one, write.value))
    })
    if (isAnother) return { write, field }
  }
  return undefined
}

/** What is left of a sum with nothing. */
export function withoutNothing(word: Word): Word {
  const { term } = word
  const [one, other] = term?.kind === 'made' && term.opcode === op.add ? term.operands : []
  const isNothing = ({ value, term: of }: Word) => value === 0n && !of
  return !one || !other ? word : isNothing(one) ? other : isNothing(other) ? one : word
}
