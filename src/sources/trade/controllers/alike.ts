import { asks, fieldOf, isCaller, matters } from '../../evm/paths/asking.ts'
import { everyWay, failsInRounds, isTurned, type OneWay } from '../../evm/paths/every-way.ts'
import type { State, Write } from '../../evm/paths/state.ts'
import { op, type Word } from '../../evm/paths/words.ts'
import type { Rpc } from '../../evm/pool.ts'
import { erc20 } from '../../evm/selectors.ts'
import { emptyWords, numberOf, seenIn, withoutCodeAt } from '../machine-state.ts'
import { inputsOf } from '../plans.ts'
import { soon } from './bound.ts'
import { type Claim, mark, posingIn, type Script } from './trying.ts'
import { anybody } from './wishes.ts'

/**
 * The same as {@link posingIn}; a token that treats all alike who move what is theirs takes it for no wish that the contract takes coins
 * from whoever calls, or gives him of its own: anybody may do that who has as many.
 */
export function posingBeside(rpc: Rpc, script: Script, claim: Claim): Promise<readonly Script[]> {
  const quiet = async (one: Script): Promise<Script> => {
    const { posing: coin } = one
    const isQuiet = coin !== undefined && (await treatsAllAlike(rpc, coin, script.block))
    return isQuiet ? { ...one, codes: { ...one.codes, [coin]: quietWitness } } : one
  }
  return Promise.all(posingIn(script, claim).map(quiet))
}

/** Says yes: JUMPDEST, PUSH1 1, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN. */
const saysYes = '5b600160005260206000f3'
/** ORIGIN, PUSH1 4, CALLDATALOAD, EQ, AND: the first that is told is whoever made the transaction. */
const ofOrigin = '326004351416'
/** The witness, but for `transfer` to whoever made the transaction, and for `transferFrom` him to whoever calls the token. */
const quietWitness = [
  '0x60003560e01c', // PUSH1 0, CALLDATALOAD, PUSH1 224, SHR: the selector
  `8063${erc20.transfer.slice(2)}14${ofOrigin}`, // DUP1, PUSH4, EQ
  `9063${erc20.transferFrom.slice(2)}14${ofOrigin}`, // SWAP1, PUSH4, EQ
  '33602435141617605057', // CALLER, PUSH1 36, CALLDATALOAD, EQ, AND, OR, PUSH1 80, JUMPI
  `7f${mark.slice(2)}60006000a1`, // PUSH32 mark, PUSH1 0, PUSH1 0, LOG1
  saysYes,
].join('')

/** Times that what the machine came upon is read, and steps that it makes for one token. */
const [mostReadings, mostWork] = [4, 400_000]

/**
 * Whether it matters to nothing in a token who moves what is his, or what he was allowed to, but for how much that is: no other account is
 * asked for on any way, and nothing is kept but what is added to what lay there, or taken from it.
 */
export async function treatsAllAlike(rpc: Rpc, token: string, block: string): Promise<boolean> {
  const known: State = { codes: new Map(), storage: new Map(), names: [], fresh: numberOf(anybody), time: soon, number: 1n, chain: 1n }
  const start = withoutCodeAt(known, anybody)
  const found = await Promise.all(
    [erc20.transfer, erc20.transferFrom].map(selector => {
      const call = inputsOf({ caller: anybody, target: token, calldata: selector + emptyWords })
      return seenIn(rpc, block, start, mostReadings, state => {
        const { ways, unread } = everyWay(state, call, { left: mostWork }, { matters })
        const through = ways?.filter(({ ok }) => ok) ?? []
        const isSeen = unread.length === 0 && through.length > 0 && ways !== undefined && !failsInRounds(ways)
        return { says: isSeen ? through.every(isAlike) : undefined, unread }
      })
    }),
  )
  return found.every(one => one === true)
}

const isAlike = (way: OneWay): boolean =>
  way.sent.length === 0 && !way.vague && way.writes.every(addsUp) && !way.forks.some(fork => asks(fork.condition) && isTurned(way, fork))

/** Whether what is written is what lay in the field, with something added or taken that is the same whoever calls. */
function addsUp(write: Pick<Write, 'account' | 'slot' | 'value'>): boolean {
  const { term } = write.value
  const field = fieldOf(write)
  if (term?.kind === 'stored') return field !== undefined && fieldOf(term) === field
  const [one, other] = term?.kind === 'made' && (term.opcode === op.add || term.opcode === op.sub) ? term.operands : []
  if (!one || !other) return false
  const goesOn = (before: Word, by: Word) => !asks(by) && !isCaller(by) && addsUp({ ...write, value: before })
  return goesOn(one, other) || (term?.kind === 'made' && term.opcode === op.add && goesOn(other, one))
}
