import { changesState, functionsOf } from '../../evm/code.ts'
import { constantsIn } from '../../evm/constants.ts'
import type { Rpc } from '../../evm/pool.ts'
import { reachBeyond } from '../../evm/reach.ts'
import { obeysOnly, sendsForNobody } from './bound.ts'
import { readStorage, surelyIn } from './storage.ts'
import { type Claim, mostFunctions, mostTrying, type Script, type Seen, scriptOf, tries, waits, yes } from './trying.ts'
import { anybody } from './wishes.ts'

/** Most contracts that another may ask. */
const mostAsked = 4

/**
 * What goes through for whoever is chosen elsewhere, by votes for instance: one of the contracts that are kept in storage names him,
 * or says yes to everything. `undefined` unless even he must wait for a day.
 */
export async function waitsForChosen(rpc: Rpc, script: Script, claim: Claim, now: bigint): Promise<readonly Seen[] | undefined> {
  const [kept, bound] = await Promise.all([keptBy(rpc, script, claim.codes), sendsForNobody(rpc, claim, script.block)])
  if (!bound) return undefined
  const worlds = kept.slice(0, mostAsked).flatMap(one =>
    [anybody, yes].map(
      (answer): Script => ({
        ...script,
        // who is kept there himself need not be chosen
        people: [anybody, ...kept],
        prelude: [],
        words: [yes],
        times: [now + waits.soon, now + waits.late],
        codes: { [one]: answering(answer) },
      }),
    ),
  )
  const runs = await Promise.all(
    worlds.map(world =>
      Promise.all([undefined, waits.soon, waits.late].map(wait => tries(rpc, { ...world, ...(wait && { again: [now + wait + margin] }) }))),
    ),
  )
  const early = runs.some(([once, soon]) => once?.acted !== false || soon?.acted !== false)
  const lates = runs.flatMap(([, , late]) => late ?? [])
  return !early && lates.some(({ acted }) => acted) ? lates : undefined
}

/** Addresses in the storage of a contract, and in its code. */
async function keptBy(rpc: Rpc, { address: contract, block }: Script, codes: readonly string[]): Promise<readonly string[]> {
  const words = await readStorage(rpc, contract, block)
  return [...new Set([...surelyIn(words ?? new Map()), ...codes.flatMap(code => constantsIn(code).addresses)])].slice(0, mostTrying)
}

/** Seconds on top of those after which something may be done. */
const margin = 60n

/** Code that answers everybody the same word: PUSH32 word, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN. */
const answering = (word: string): string => `0x7f${word.slice(2).padStart(64, '0')}60005260206000f3`

/**
 * Whether a contract that passes calls on does so for its master and for nobody else who is met, and has no function that does not go
 * through for him: whoever obeys only him is as good as he.
 */
export async function servesOnly(rpc: Rpc, claim: Claim, master: string, others: readonly string[], block: string): Promise<boolean> {
  const script = scriptOf(claim, others, block)
  const named = claim.codes.flatMap(functionsOf).filter(changesState)
  if (named.length > mostFunctions || claim.codes.some(code => reachBeyond(code).calls)) return false
  const met = new Set([...script.people, ...(await keptBy(rpc, script, claim.codes)), anybody])
  const people = [...met].filter(one => one !== master.toLowerCase() && one !== claim.address.toLowerCase())
  const [bound, his, theirs] = await Promise.all([
    obeysOnly(rpc, claim, master, block),
    tries(rpc, { ...script, people: [master] }),
    Promise.all(people.map(from => tries(rpc, { ...script, people: [from] }))),
  ])
  return (
    bound && his?.acted === true && theirs.every(one => one?.acted === false) && named.every(({ selector }) => his.passed.has(selector))
  )
}
