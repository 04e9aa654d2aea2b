import type { Hex } from 'viem'
import type { ContractFunction } from '../../evidence/contract.ts'
import { changesState } from '../evm/code.ts'
import { asks, bare, isCaller } from '../evm/paths/asking.ts'
import { trace } from '../evm/paths/machine.ts'
import { callersFor } from '../evm/paths/solve.ts'
import type { State } from '../evm/paths/state.ts'
import { comparisonIn, digitsOf, type Word } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { comparesHashes } from '../evm/reach.ts'
import { callsTo } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Caller } from './controllers/ranked.ts'
import { addressOf } from './machine-state.ts'
import { another, inCode, opening, phrasedCalls, type Tried, valuesFor } from './phrases.ts'
import { inputsOf } from './plans.ts'
import type { Screening } from './powers.ts'
import type { Signed } from './signatures.ts'
import type { Stage } from './stage.ts'
import { functionOf, type PowerCall } from './trials.ts'

/** Functions that are looked into, and calls of one of them. */
const [mostFunctions, mostOfFunction] = [16, 3]

/** What those can do whom code knows by a hash: of what they say, or of who they are. */
export async function lockedCalls(
  rpc: Rpc,
  stage: Stage,
  controllers: Controllers,
  screening: Screening,
  known: Promise<State>,
): Promise<readonly Signed[]> {
  const [phrased, veiled] = await Promise.all([
    phrasedCalls(rpc, stage, controllers, screening),
    veiledCalls(rpc, stage, controllers, screening, known),
  ])
  return [...phrased, ...veiled]
}

/**
 * What somebody can do whom code knows, without naming him: by the hash of his account, or by what it is with numbers of the code. Whose hash
 * it is nobody can find out, but it is somebody's: where it stands, that of a stranger is put, and all else stays as it is. Numbers are
 * worked out, and he calls himself.
 */
async function veiledCalls(
  rpc: Rpc,
  stage: Stage,
  controllers: Controllers,
  { accepted }: Screening,
  known: Promise<State>,
): Promise<readonly Signed[]> {
  const [token] = controllers.targets
  const open = new Set(accepted.map(functionOf))
  const isShut = ({ selector }: ContractFunction) => !open.has(functionOf({ target: token.address, selector }))
  const compares = controllers.codes.some(comparesHashes)
  // who stands in a tree of hashes is one of many, whom a list names
  const all = token.functions.filter(found => changesState(found) && !/(?:bytes32|uint256)\[\]/.test(found.arguments))
  const doors = [...all.filter(isShut), ...(compares ? all.filter(found => !isShut(found)) : [])].slice(0, mostFunctions)
  if (doors.length === 0) return []
  const state = await known
  const by: Caller = {
    address: stage.actors.stranger,
    role: 'controller',
    foundAt: 'a hash that the code compares with that of who calls',
    hidden: true,
  }
  const locked: Tried[] = []
  const himself: Signed[] = []
  for (const door of doors) {
    const [first, ...others] = callsOf(stage, controllers, door, by)
    const veils = first ? veilsOf(state, first) : []
    const own = veils.find(isAccount)
    if (own) himself.push(...callsOf(stage, controllers, door, named(own.account)).map(call => workedOut(stage, call, own.veil)))
    if (!first || !veils.some(isHash)) continue
    locked.push(...behindHashes(stage, controllers, first, veils))
    for (const call of others) locked.push(...behindHashes(stage, controllers, call, veilsOf(state, call)))
  }
  return [...(await opening(rpc, locked)), ...himself]
}

const named = (account: bigint): Caller => ({
  address: addressOf(account),
  role: 'controller',
  foundAt: 'numbers that the code compares with who calls',
  hidden: true,
})

const callsOf = (stage: Stage, { targets: [token] }: Controllers, found: ContractFunction, by: Caller): readonly PowerCall[] =>
  callsTo(stage, token, by, found, valuesFor(found)).slice(0, mostOfFunction)

/** The hash of who calls, as it is for whoever called, and what it has to be. */
interface Hash {
  readonly hash: bigint
  readonly veil: Word
}

/** Who has to call, and the number that tells it. */
interface Account {
  readonly account: bigint
  readonly veil: Word
}

type Veil = Hash | Account
const isHash = (veil: Veil): veil is Hash => 'hash' in veil
const isAccount = (veil: Veil): veil is Account => 'account' in veil

/** What a call is compared with before anything else is asked of who makes it. */
function veilsOf(state: State, call: PowerCall): readonly Veil[] {
  const { forks } = trace(state, [inputsOf(call)], { forced: new Map(), anybody: true })
  return forks.flatMap(({ condition }): readonly Veil[] => {
    const pair = asks(condition) ? comparisonIn(condition)?.pair : undefined
    if (!pair || pair.some(isCaller)) return []
    return [pair, pair.toReversed()].flatMap(([one, other]): readonly Veil[] => {
      if (!one?.term || !other || !isKept(other)) return []
      if (bare(one).term?.kind === 'hash') return [{ hash: one.value, veil: other }]
      return callersFor(one, other.value)
        .slice(0, 1)
        .map(account => ({ account, veil: other }))
    })
  })
}

/** Whether a word is a number of the code, or lies in one place of the storage. */
const isKept = ({ term }: Word): boolean => !term || (term.kind === 'stored' && !term.slot.term)

/** The call where the hash of who makes it stands in the place of another, and the same with the hash of something else. */
function behindHashes(stage: Stage, { known }: Controllers, call: PowerCall, veils: readonly Veil[]): readonly Tried[] {
  return veils.filter(isHash).map(({ hash, veil }) => {
    const lock: Hex = `0x${digitsOf(veil.value)}`
    const told = (word: Hex): Signed => ({
      stage: { ...stage, instead: { ...stage.instead, ...put(word) } },
      call,
      instead: lock,
      hashOf: 'who called',
    })
    const { term } = veil
    const put = (word: Hex): NonNullable<Stage['instead']> =>
      term?.kind === 'stored'
        ? { [addressOf(term.account)]: { stateDiff: { [`0x${digitsOf(term.slot.value)}`]: word } } }
        : inCode(known, lock, word)
    const his: Hex = `0x${digitsOf(hash)}`
    return { right: told(his), wrong: told(another(his)) }
  })
}

const workedOut = (stage: Stage, call: PowerCall, { value }: Word): Signed => ({
  stage,
  call,
  instead: `0x${digitsOf(value)}`,
  isWorkedOut: true,
})
