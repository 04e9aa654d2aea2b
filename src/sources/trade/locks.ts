import { type Hex, keccak256 } from 'viem'
import type { ContractFunction } from '../../evidence/contract.ts'
import { digitsOf, type Word } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { callsTo } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { basisPoints } from './dictionary.ts'
import { addressOf } from './machine-state.ts'
import type { Signed } from './signatures.ts'
import type { Stage } from './stage.ts'
import { fewCoins, simulateCall } from './transactions.ts'
import type { PowerCall } from './trials.ts'

/** A hash, and the word that it has to be: a number of the code, or what lies in one place of the storage. */
export interface Lock {
  readonly hash: bigint
  readonly veil: Word
}

/** A call, and the same where it has to fail. */
export interface Tried {
  readonly right: Signed
  readonly wrong: Signed
}

/** What opens a lock, and what nobody knows that of: the node did not run it, or it is one of more functions than are looked into. */
export interface Unlocked {
  readonly opened: readonly Signed[]
  readonly untried: readonly PowerCall[]
  readonly beyond: readonly PowerCall[]
}

/** Most calls of one function. */
export const mostOfFunction = 3

/** Calls of a function by somebody; what names nobody may set a share. */
export const fewCallsTo = (stage: Stage, target: Target, by: Caller, found: ContractFunction): readonly PowerCall[] =>
  callsTo(stage, target, by, found, found.arguments.includes('address') ? {} : { values: [99n, basisPoints] }).slice(0, mostOfFunction)

/** Whether a word is a number of the code, or lies in one place of the storage. */
export const isKept = ({ term }: Word): boolean => !term || (term.kind === 'stored' && !term.slot.term)

/** The call where a hash stands in the place of the word that it has to be, and the same with the hash of something else. */
export function behindLock(
  stage: Stage,
  { known }: Pick<Controllers, 'known'>,
  call: PowerCall,
  { hash, veil: { value, term } }: Lock,
  hashOf: NonNullable<Signed['hashOf']>,
): Tried {
  const [lock, own]: readonly [Hex, Hex] = [`0x${digitsOf(value)}`, `0x${digitsOf(hash)}`]
  const put = (word: Hex): NonNullable<Stage['instead']> =>
    term?.kind === 'stored'
      ? { [addressOf(term.account)]: { stateDiff: { [`0x${digitsOf(term.slot.value)}`]: word } } }
      : inCode(known, lock, word)
  const told = (word: Hex): Signed => ({ stage: { ...stage, instead: { ...stage.instead, ...put(word) } }, call, instead: lock, hashOf })
  return { right: told(own), wrong: told(keccak256(own)) }
}

/** Those that open a lock: what any other word opens as well is none, such as where something is kept. */
export async function opening(rpc: Rpc, tried: readonly Tried[]): Promise<Omit<Unlocked, 'beyond'>> {
  const all = await Promise.all(tried.map(async ({ right, wrong }) => ({ right, passes: await goesThrough(rpc, wrong) })))
  return {
    opened: all.flatMap(({ right, passes }) => (passes === false ? [right] : [])),
    // whether any other word opens it as well is not known
    untried: all.flatMap(({ right, passes }) => (passes === undefined ? [right.call] : [])),
  }
}

/** Whether a call goes through where it is made; `undefined` where the node does not run it. */
async function goesThrough(rpc: Rpc, { stage: { header, actors, instead }, call }: Signed): Promise<boolean | undefined> {
  const transactions = [{ key: 'call', from: call.caller, to: call.target, data: call.calldata }]
  const overrides = { ...instead, [call.caller]: { balance: fewCoins } }
  const question = simulateCall({ header, blocks: [{ after: 3_612, transactions }], overrides, randao: actors.randao, validation: false })
  const [reply] = await rpc(question)
  return reply.ok ? reply.value.get('call')?.ok : undefined
}

/** All code that is known with one word in it in the place of another. */
const inCode = (known: Controllers['known'], lock: string, word: string): NonNullable<Stage['instead']> =>
  Object.fromEntries(
    [...known].flatMap(([address, { code }]) => {
      const [digits, own] = [lock.slice(2), code.toLowerCase()]
      return own.includes(digits) ? [[address, { code: own.replaceAll(digits, word.slice(2)) }] as const] : []
    }),
  )
