import { trace } from './machine.ts'
import type { Inputs, State, Work, Write } from './state.ts'
import type { Term, Word } from './words.ts'

/** Most ways that are gone: a function with more is not known to the end. */
const mostWays = 256

/**
 * All that a call can write, whatever it is given and whatever lies in storage: at every fork both ways are gone. `undefined`
 * where that cannot be said: there are too many ways, one has no end, code is asked that is not known, or something was made up.
 */
export function everyWrite(state: State, call: Inputs, work: Work): readonly Write[] | undefined {
  const open: ReadonlyMap<string, boolean>[] = [new Map()]
  const written: Write[] = []
  for (let ways = 0; open.length > 0; ways++) {
    const forced = open.pop()
    if (!forced || ways === mostWays || work.left <= 0) return undefined
    const { ok, endless, guessed, writes, forks, unread, steps } = trace(state, [call], forced)
    work.left -= steps
    if (endless || guessed || unread.some(({ slot }) => slot === undefined)) return undefined
    if (ok) written.push(...writes)
    const gone = new Map(forced)
    for (const { place, condition } of forks) {
      // which function is called is said by its selector, and stays
      if (gone.has(place) || names(condition)) continue
      const goes = condition.value !== 0n
      open.push(new Map([...gone, [place, !goes]]))
      gone.set(place, goes)
    }
  }
  return written
}

const named = new WeakMap<Term, boolean>()

/** Whether a word is made of the beginning of the calldata. */
function names({ term }: Word): boolean {
  if (!term) return false
  const known = named.get(term)
  if (known !== undefined) return known
  const found = (term.kind === 'input' && term.at === 0) || (term.kind === 'made' && term.operands.some(names))
  named.set(term, found)
  return found
}
