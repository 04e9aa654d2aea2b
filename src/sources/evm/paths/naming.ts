import { asks, fieldsIn, isOfVariables, leastAccount, matters, rivalIn } from './asking.ts'
import { everyWay, type Ways } from './every-way.ts'
import type { Inputs, State, Work } from './state.ts'
import { addressBits } from './tables.ts'
import type { Word } from './words.ts'

/**
 * Accounts that a function compares with who calls, on any way, by words that are the same whoever calls and whatever he gives; and
 * `books`, contracts that it asks and by which it goes on or not as they keep something for who calls.
 */
export function namedIn(
  state: State,
  call: Inputs,
  work: Work,
): Pick<Ways, 'unread'> & { readonly named: readonly Word[]; readonly books: readonly bigint[] } {
  const { ways = [], unread } = everyWay(state, call, work, { matters })
  const conditions = ways.flatMap(({ forks }) => forks.map(({ condition }) => condition))
  const rivals = conditions.flatMap(condition => rivalIn(condition) ?? [])
  const kept = conditions.filter(asks).flatMap(condition => fieldsIn(condition).filter(({ own }) => own))
  const asked = new Set(ways.flatMap(({ looked }) => looked.map(({ target }) => target.value & addressBits)))
  return {
    named: rivals.filter(one => isOfVariables(one) && one.value > leastAccount && one.value <= addressBits),
    books: [...asked].filter(account => kept.some(({ field }) => field.startsWith(`${account} `))),
    unread,
  }
}
