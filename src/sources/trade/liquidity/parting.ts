import type { ContractFunction } from '../../../evidence/contract.ts'
import { hexNumber } from '../../evm/block.ts'
import { byCode } from '../../evm/by-code.ts'
import { changesState, functionsOf } from '../../evm/code.ts'
import { constantsIn } from '../../evm/constants.ts'
import { operationsIn } from '../../evm/instructions.ts'
import { asksWho } from '../../evm/paths/asking.ts'
import type { State } from '../../evm/paths/state.ts'
import { comparesHashes, hashesTexts, reachBeyond, reachOf } from '../../evm/reach.ts'
import { erc20 } from '../../evm/selectors.ts'
import { passesOn } from '../controllers/doors.ts'
import { bytesOf, emptyWords, numberOf, seenIn, withoutCodeAt } from '../machine-state.ts'
import { inputsOf } from '../plans.ts'
import type { Search } from './owners.ts'

const callcode = 0xf2

/** Functions of a contract that may part with shares, as far as its code says, and those that call anybody at all. */
interface Doors {
  readonly parting: readonly ContractFunction[]
  readonly calling: readonly ContractFunction[]
  /** Whether it looks something up under a hash on the way, such as who may. */
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
  const calling = functionsOf(code).filter(found => changesState(found) && reach.get(found.selector)?.calls !== false)
  const writes = (selector: string, what: string) => reach.get(selector)?.selectors.has(what) !== false
  // without transfer a contract parts with no shares of a pool, unless it says what it is told; without approve nobody takes them from it
  const tells = (types: string) => /int|bytes|string/.test(types)
  const parting = calling.filter(
    ({ selector, arguments: types }) => writes(selector, erc20.transfer) || (reach.get(selector)?.unspelt !== false && tells(types)),
  )
  const looksUp = parting.some(({ selector }) => reach.get(selector)?.hashes !== false)
  const dark =
    passesOn(code) ||
    calling.some(({ selector, arguments: types }) => writes(selector, erc20.approve) || /bytes4/.test(types)) ||
    (looksUp && (comparesHashes(code) || hashesTexts(code)))
  return dark ? undefined : { calling, parting, looksUp }
})

/** Times that our machine looks, and steps that it makes for all. */
const [mostLooks, mostWork] = [3, 200_000]

/** Whether functions that let nobody in ask nobody who he is: they are shut by how things stand, as one is that was called once for all. */
export async function askNobody(
  { rpc, header, strangers }: Search,
  { address, pool, code }: { readonly address: string; readonly pool: string; readonly code: string },
  shut: readonly ContractFunction[],
): Promise<boolean> {
  const [caller = pool] = strangers
  const state: State = {
    codes: new Map([[numberOf(address), bytesOf(code)]]),
    storage: new Map(),
    names: [],
    fresh: numberOf(caller),
    time: header.timestamp,
    number: header.number,
    chain: 1n,
  }
  const work = { left: mostWork }
  const asksNobody = await seenIn(rpc, hexNumber(header.number), withoutCodeAt(state, caller), mostLooks, now => {
    const all = shut.map(({ selector }) =>
      asksWho(now, inputsOf({ caller, target: address, calldata: `${selector}${pool.slice(2).padStart(64, '0')}${emptyWords}` }), work),
    )
    const unread = all.flatMap(one => one.unread)
    if (all.some(({ asks }) => asks)) return { says: false, unread }
    return { says: unread.length === 0 && all.every(({ asks }) => asks === false) ? true : undefined, unread }
  })
  return asksNobody === true
}
