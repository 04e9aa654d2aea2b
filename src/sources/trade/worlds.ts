import { looksLikeAddress } from '../evm/constants.ts'
import type { World } from './answered.ts'
import { zeroWord } from './arguments.ts'
import type { Target } from './controllers/doors.ts'
import { burns, isNobody } from './controllers/nobody.ts'
import type { Stage } from './stage.ts'

/** Most addresses in its code, and in its storage, that a stranger takes the place of alone. */
const [mostFixed, mostNamed] = [4, 6]

/** A contract as it might be if somebody else stood in it. */
export interface Lent extends World {
  /** The same with somebody else in words that were empty. */
  readonly without?: Readonly<Record<string, string>>
}

/** What goes through in a world, and would not if somebody else stood in what was empty: then it is not because he does. */
export async function forHim({ without, ...world }: Lent, goesThrough: (world: Lent) => Promise<string[]>): Promise<string[]> {
  const others = without && { ...world, stateDiff: without }
  const [found, anyway = []] = await Promise.all([goesThrough(world), others && goesThrough(others)])
  return found.filter(selector => !anyway.includes(selector))
}

export const digits = (account: string): string => account.slice(2).toLowerCase()

/** The contract with a stranger in the place of those who are known, in its code and in its storage, with him in empty words, and with him there before anybody came. */
export function worldsOf({ token, route, actors }: Stage, { address, plain, callers, storage = new Map() }: Target): Lent[] {
  if (plain === undefined) return []
  const known = [token, route.pool.address, route.venue.router, ...callers.map(by => by.address)].filter(one => one !== address).map(digits)
  const named = [...storage].filter(([, word]) => known.some(one => word.endsWith(one)) || namesNobody(word))
  const empty = [...storage].filter(([, word]) => word === zeroWord)
  const amounts = [...storage].filter(([, word]) => word !== zeroWord && /^0x0{24}/.test(word) && !looksLikeAddress(word.slice(26)))
  const as = (words: readonly (readonly [string, string])[], account: string) =>
    Object.fromEntries(words.map(([slot, word]) => [slot, `0x${word.slice(2, 26)}${account}`]))
  const [him, other] = [digits(actors.stranger), digits(actors.bystander)]
  const gone = as([...named, ...amounts], '0'.repeat(40))
  const inEmpty = (more: Lent['stateDiff']): Lent => ({
    code: plain,
    stateDiff: { ...as(empty, him), ...more },
    without: { ...as(empty, other), ...more },
  })
  // one at a time: what the contract asks is written in its code as well
  const fixed = [...new Set([...known, ...buried])].filter(one => plain.includes(one)).slice(0, mostFixed)
  return [
    ...fixed.map(one => ({ code: plain.replaceAll(one, him), stateDiff: {} })),
    { code: plain, stateDiff: as(named, him) },
    // one at a time: whom it obeys stands beside what it asks
    ...named.slice(0, mostNamed).flatMap(one => {
      const there = as([one], him)
      const nothing = '0'.repeat(40)
      return [there, { ...as(amounts, nothing), ...there }, { ...as(named, nothing), ...there }].map(stateDiff => ({
        code: plain,
        stateDiff,
      }))
    }),
    inEmpty({}),
    inEmpty(gone),
  ]
}

/** Shorter ones, such as the zero address, stand in code as numbers too. */
const buried = burns.filter(one => one.endsWith('dead')).map(one => one.slice(2))

/** Whether a word that is not empty is an address that nobody has the key of. */
const namesNobody = (word: string): boolean => word !== zeroWord && isNobody(`0x${word.slice(26)}`) && /^0x0{24}/.test(word)
