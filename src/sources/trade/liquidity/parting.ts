import type { ContractFunction } from '../../../evidence/contract.ts'
import { byCode } from '../../evm/by-code.ts'
import { changesState, functionsOf } from '../../evm/code.ts'
import { constantsIn } from '../../evm/constants.ts'
import { operationsIn } from '../../evm/instructions.ts'
import { ofDigits, wide } from '../../evm/paths/words.ts'
import { comparesHashes, hashesTexts, reachBeyond, reachOf } from '../../evm/reach.ts'
import { erc20 } from '../../evm/selectors.ts'
import { pathOf } from '../../evm/storage-proof.ts'
import { passesOn } from '../controllers/doors.ts'

const callcode = 0xf2

/** Functions of a contract that may part with shares, as far as its code says, and those that call anybody at all. */
export interface Doors {
  readonly parting: readonly ContractFunction[]
  readonly calling: readonly ContractFunction[]
  /** Whether it looks something up on the way, such as who may. */
  readonly looksUp: boolean
}

/**
 * `undefined` where code may part with shares in other ways, or for people whom nobody can find: it runs other code, says what it is
 * told to say, allows others to take what it has, calls where no function is named for it, or knows somebody by a word or a signature.
 */
export const doorsOf = byCode((code): Doors | undefined => {
  if (constantsIn(code).delegates || operationsIn(code).some(({ opcode }) => opcode === callcode) || reachBeyond(code).calls)
    return undefined
  const reach = reachOf(code)
  const calling = callingIn(code)
  const writes = (selector: string, what: string) => reach.get(selector)?.selectors.has(what) !== false
  // without transfer a contract parts with no shares of a pool, unless it says what it is told; without approve nobody takes them from it
  const tells = (types: string) => /int|bytes|string/.test(types)
  const parting = calling.filter(
    ({ selector, arguments: types }) => writes(selector, erc20.transfer) || (reach.get(selector)?.unspelt !== false && tells(types)),
  )
  const looksUp = looksIn(code, parting)
  const dark =
    passesOn(code) ||
    calling.some(({ selector, arguments: types }) => writes(selector, erc20.approve) || /bytes4/.test(types)) ||
    (looksUp && (comparesHashes(code) || hashesTexts(code)))
  return dark ? undefined : { calling, parting, looksUp }
})

/** Whether any of them looks something up: under a hash, or in a list under a number that it is told, of which the place was worked out beforehand. */
const looksIn = (code: string, functions: readonly ContractFunction[]): boolean =>
  functions.some(({ selector, arguments: types }) => reachOf(code).get(selector)?.hashes !== false || (/int/.test(types) && hasLists(code)))

/** Functions that may call anybody. */
const callingIn = (code: string): ContractFunction[] =>
  functionsOf(code).filter(found => changesState(found) && reachOf(code).get(found.selector)?.calls !== false)

const hasLists = byCode(code => operationsIn(code).some(({ operand }) => operand !== undefined && placesOfLists.has(operand)))
/** Where compilers put the entries of lists: behind the hash of the place of their length. */
const placesOfLists = new Set(Array.from({ length: 64 }, (_, place) => ofDigits(pathOf(wide(place)))))

/** The same where all of its ways were seen, and shares may leave by these functions only. */
export function doorsAmong(code: string, selectors: ReadonlySet<string>): Doors | undefined {
  const parting = functionsOf(code).filter(found => changesState(found) && selectors.has(found.selector))
  const looksUp = looksIn(code, parting)
  const isDark = parting.length < selectors.size || (looksUp && (comparesHashes(code) || hashesTexts(code)))
  return isDark ? undefined : { parting, calling: callingIn(code), looksUp }
}
