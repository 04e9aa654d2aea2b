import { changesState } from '../evm/code.ts'
import { asks, bare, isCaller } from '../evm/paths/asking.ts'
import { trace } from '../evm/paths/machine.ts'
import { callersFor } from '../evm/paths/solve.ts'
import type { State, Work } from '../evm/paths/state.ts'
import { comparisonIn, digitsOf, type Word } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { comparesHashes } from '../evm/reach.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Caller } from './controllers/ranked.ts'
import { behindLock, fewCallsTo, isKept, type Lock, opening, type Tried, type Unlocked } from './locks.ts'
import { addressOf } from './machine-state.ts'
import { phrasedCalls } from './phrases.ts'
import { inputsOf } from './plans.ts'
import { lostOf, type Screening } from './powers.ts'
import type { Signed } from './signatures.ts'
import type { Stage } from './stage.ts'
import { type PowerCall, shutIn } from './trials.ts'

/** Functions that are seen to know somebody so and are tried, and steps of our own machine for a look at all. */
const [mostFunctions, mostWork] = [16, 240_000]

/** What those can do whom code knows by a hash, of what they say or of who they are, and what of it was not tried. */
export async function lockedCalls(
  rpc: Rpc,
  stage: Stage,
  controllers: Controllers,
  screening: Screening,
  known: Promise<State>,
): Promise<{ readonly locked: readonly Signed[]; readonly lost: readonly Screening[] }> {
  const all = await Promise.all([
    phrasedCalls(rpc, stage, controllers, screening, known),
    veiledCalls(rpc, stage, controllers, screening, known),
  ])
  return {
    locked: all.flatMap(({ opened }) => opened),
    lost: [
      lostOf(
        all.flatMap(({ untried }) => untried),
        'Calls by whoever is known by a hash could not be tried',
      ),
      lostOf(
        all.flatMap(({ beyond }) => beyond),
        'Too many functions may know somebody by a hash for all to be tried, and these were not',
      ),
    ],
  }
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
): Promise<Unlocked> {
  const [token] = controllers.targets
  const isShut = shutIn(accepted, token.address)
  const compares = controllers.codes.some(comparesHashes)
  // who stands in a tree of hashes is one of many, whom a list names
  const all = token.functions.filter(found => changesState(found) && !/(?:bytes32|uint256)\[\]/.test(found.arguments))
  const doors = [...all.filter(isShut), ...(compares ? all.filter(found => !isShut(found)) : [])]
  if (doors.length === 0) return { opened: [], untried: [], beyond: [] }
  const state = await known
  const work: Work = { left: mostWork }
  const by: Caller = {
    address: stage.actors.stranger,
    role: 'controller',
    foundAt: 'a hash that the code compares with that of who calls',
    hidden: true,
  }
  const locked: Tried[] = []
  const himself: Signed[] = []
  const beyond: PowerCall[] = []
  let left = mostFunctions
  for (const door of doors) {
    const [first, ...others] = fewCallsTo(stage, token, by, door)
    if (!first) continue
    const veils = work.left > 0 ? veilsOf(state, first, work) : undefined
    if (veils?.length === 0) continue
    if (!veils || left === 0) {
      beyond.push(first)
      continue
    }
    left--
    const own = veils.find(isAccount)
    if (own) himself.push(...fewCallsTo(stage, token, named(own.account), door).map(call => workedOut(stage, call, own.veil)))
    if (!veils.some(isHash)) continue
    locked.push(...behindHashes(stage, controllers, first, veils))
    for (const call of others) locked.push(...behindHashes(stage, controllers, call, veilsOf(state, call, work)))
  }
  const { opened, untried } = await opening(rpc, locked)
  return { opened: [...opened, ...himself], untried, beyond }
}

const named = (account: bigint): Caller => ({
  address: addressOf(account),
  role: 'controller',
  foundAt: 'numbers that the code compares with who calls',
  hidden: true,
})

/** Who has to call, and the number that tells it. */
interface Account {
  readonly account: bigint
  readonly veil: Word
}

/** The hash of who calls, as it is for whoever called, or himself. */
type Veil = Lock | Account
const isHash = (veil: Veil): veil is Lock => 'hash' in veil
const isAccount = (veil: Veil): veil is Account => 'account' in veil

/** What a call is compared with before anything else is asked of who makes it. */
function veilsOf(state: State, call: PowerCall, work: Work): readonly Veil[] {
  const { forks, steps } = trace(state, [inputsOf(call)], { forced: new Map(), anybody: true })
  work.left -= steps
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

/** The call where the hash of who makes it stands in the place of another. */
const behindHashes = (stage: Stage, controllers: Controllers, call: PowerCall, veils: readonly Veil[]): readonly Tried[] =>
  veils.filter(isHash).map(lock => behindLock(stage, controllers, call, lock, 'who called'))

const workedOut = (stage: Stage, call: PowerCall, { value }: Word): Signed => ({
  stage,
  call,
  instead: `0x${digitsOf(value)}`,
  isWorkedOut: true,
})
