import { constantsIn } from '../../evm/constants.ts'
import type { Rpc } from '../../evm/pool.ts'
import { worldsOfLists } from './listed.ts'
import { type Script, triesTwice, yes } from './trying.ts'
import { anybody, argumentsOf } from './wishes.ts'

/** Somebody else who has no say. */
const anybodyElse = '0xb0b5eed0fb0b5eed0fb0b5eed0fb0b5eed0fb0b5'

/** Where somebody would stand in the lists of the contract, however often and when he tries. */
export type Worlds = ReturnType<typeof worldsOfLists>

export function listsOf(rpc: Rpc, script: Script, codes: readonly string[]): Worlds {
  const { address, block, functions } = script
  const calls = functions.flatMap(found => argumentsOf(found, anybody, script)[0] ?? [])
  const names = codes.flatMap(code => constantsIn(code).words).slice(0, 4)
  return worldsOfLists(rpc, { address, calls, names, one: anybody, other: anybodyElse }, block)
}

/**
 * Whether somebody who only stood in a list of the contract, in which none stands whom anybody knows, would get his wish alone, in the
 * times of the script. What the node does not tell counts as yes.
 */
export async function anyInLists(rpc: Rpc, script: Script, worlds: Worlds): Promise<boolean> {
  const people = [anybody, anybodyElse, anybody]
  const seen = await Promise.all(
    (await worlds).map(slots =>
      triesTwice(rpc, { ...script, people, prelude: [], lent: Object.fromEntries(slots.map(slot => [slot, yes])) }),
    ),
  )
  return seen.some(one => one === undefined || one.acted)
}
