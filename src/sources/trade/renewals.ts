import { fieldOf, isOneWord, storedIn } from '../evm/paths/asking.ts'
import type { OneWay } from '../evm/paths/every-way.ts'
import { onceEach } from '../evm/paths/once.ts'
import type { Write } from '../evm/paths/state.ts'
import { comparisonIn, isSame, op, type Word } from '../evm/paths/words.ts'

/** In seconds. */
const day = 86_400n

/** How long what a word counts is, in seconds: the day, or a longer time; `undefined` for a word that is no such number. */
function dayOf({ term }: Word): bigint | undefined {
  if (term?.kind !== 'made' || term.opcode !== op.div) return undefined
  const [time, long] = term.operands
  return time?.term?.kind === 'time' && long && !long.term && long.value >= day ? long.value : undefined
}
export const isDayNumber = (word: Word): boolean => dayOf(word) !== undefined

/** The write by which a way begins a day, in which variable, and how long that day is, in seconds. */
interface Beginning {
  readonly write: Write
  readonly field: string
  readonly long: bigint
}

/** How a way begins a day, if it does: a variable in which another day stood becomes the number of this one. */
export const beginningIn = onceEach(({ writes, forks, turns }: OneWay): Beginning | undefined => {
  for (const write of writes) {
    const field = fieldOf(write)
    const long = dayOf(write.value)
    if (field === undefined || !isOneWord(field) || long === undefined) continue
    const isAnother = forks.some(({ place, condition }) => {
      const found = comparisonIn(condition)
      if (!found || turns.get(place) === undefined || turns.get(place) === found.equal) return false
      const [last] = found.pair.flatMap(one => storedIn(one) ?? [])
      return last !== undefined && fieldOf(last) === field && found.pair.some(one => isSame(one, write.value))
    })
    if (isAnother) return { write, field, long }
  }
  return undefined
})

/** What is left of a sum with nothing. */
export function withoutNothing(word: Word): Word {
  const { term } = word
  const [one, other] = term?.kind === 'made' && term.opcode === op.add ? term.operands : []
  const isNothing = ({ value, term: of }: Word) => value === 0n && !of
  return !one || !other ? word : isNothing(one) ? other : isNothing(other) ? one : word
}
