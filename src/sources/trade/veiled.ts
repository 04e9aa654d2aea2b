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
import { basisPoints } from './dictionary.ts'
import { addressOf } from './machine-state.ts'
import { another, goesThrough, inCode, phrasedCalls } from './phrases.ts'
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
  const found = doors.flatMap((door): readonly Tried[] => {
    const calls = callsOf(stage, controllers, door, by)
    const veils = calls.slice(0, 1).flatMap(call => veilsOf(state, call))
    const [own] = veils.flatMap(veil => (veil.kind === 'account' ? [veil] : []))
    return [
      ...(veils.some(({ kind }) => kind === 'hash') ? calls.flatMap(call => behindHashes(stage, controllers, state, call)) : []),
      ...(own ? callsOf(stage, controllers, door, named(own.account)).map(call => ({ right: workedOut(stage, call, own.veil) })) : []),
    ]
  })
  const shut = await Promise.all(
    found.map(async ({ right, wrong }) => (wrong === undefined || (await goesThrough(rpc, wrong)) === false ? [right] : [])),
  )
  return shut.flat()
}

const named = (account: bigint): Caller => ({
  address: addressOf(account),
  role: 'controller',
  foundAt: 'numbers that the code compares with who calls',
  hidden: true,
})

/** Calls of a function; what names nobody may set a share. */
const callsOf = (stage: Stage, { targets: [token] }: Controllers, found: ContractFunction, by: Caller): readonly PowerCall[] =>
  callsTo(stage, token, by, found, found.arguments.includes('address') ? {} : { values: [99n, basisPoints] }).slice(0, mostOfFunction)

/** A call, and the same where it has to fail: what anything else opens as well is no lock. */
interface Tried {
  readonly right: Signed
  readonly wrong?: Signed
}

type Veil =
  /** The hash of who calls, as it is for whoever called, and what it has to be. */
  | { readonly kind: 'hash'; readonly hash: bigint; readonly veil: Word }
  | { readonly kind: 'account'; readonly account: bigint; readonly veil: Word }

/** What a call is compared with before anything else is asked of who makes it. */
function veilsOf(state: State, call: PowerCall): readonly Veil[] {
  const { forks } = trace(state, [inputsOf(call)], { forced: new Map(), anybody: true })
  return forks.flatMap(({ condition }): readonly Veil[] => {
    const pair = asks(condition) ? comparisonIn(condition)?.pair : undefined
    if (!pair || pair.some(isCaller)) return []
    return [pair, pair.toReversed()].flatMap(([one, other]): readonly Veil[] => {
      if (!one?.term || !other || !isKept(other)) return []
      if (bare(one).term?.kind === 'hash') return [{ kind: 'hash', hash: one.value, veil: other }]
      return callersFor(one, other.value)
        .slice(0, 1)
        .map(account => ({ kind: 'account', account, veil: other }))
    })
  })
}

/** Whether a word is a number of the code, or lies in one place of the storage. */
const isKept = ({ term }: Word): boolean => !term || (term.kind === 'stored' && !term.slot.term)

/** The call where the hash of who makes it stands in the place of another, and the same with the hash of something else. */
function behindHashes(stage: Stage, { known }: Controllers, state: State, call: PowerCall): readonly Tried[] {
  return veilsOf(state, call).flatMap(veil => {
    if (veil.kind !== 'hash') return []
    const lock: Hex = `0x${digitsOf(veil.veil.value)}`
    const told = (hash: Hex): Signed => ({
      stage: { ...stage, instead: { ...stage.instead, ...put(hash) } },
      call,
      instead: lock,
      hashOf: 'who called',
    })
    const { term } = veil.veil
    const put = (hash: Hex): NonNullable<Stage['instead']> =>
      term?.kind === 'stored'
        ? { [addressOf(term.account)]: { stateDiff: { [`0x${digitsOf(term.slot.value)}`]: hash } } }
        : inCode(known, lock, hash)
    const hash: Hex = `0x${digitsOf(veil.hash)}`
    return [{ right: told(hash), wrong: told(another(hash)) }]
  })
}

const workedOut = (stage: Stage, call: PowerCall, { value }: Word): Signed => ({
  stage,
  call,
  instead: `0x${digitsOf(value)}`,
  isWorkedOut: true,
})
