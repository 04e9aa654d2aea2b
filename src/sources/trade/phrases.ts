import { type Hex, keccak256 } from 'viem'
import type { ContractFunction } from '../../evidence/contract.ts'
import { decodeValues, parametersOf } from '../evm/abi.ts'
import { hexNumber } from '../evm/block.ts'
import { changesState } from '../evm/code.ts'
import { constantsIn, isName } from '../evm/constants.ts'
import { bare, partsOf } from '../evm/paths/asking.ts'
import { trace } from '../evm/paths/machine.ts'
import type { State, Work } from '../evm/paths/state.ts'
import { comparisonIn, type Term, type Word } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { zeroWord } from './arguments.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Caller } from './controllers/ranked.ts'
import { storageOf } from './controllers/storage.ts'
import { behindLock, fewCallsTo, isKept, type Lock, mostOfFunction, opening, type Tried, type Unlocked } from './locks.ts'
import { numberOf } from './machine-state.ts'
import { inputsOf } from './plans.ts'
import type { Screening } from './powers.ts'
import type { Stage } from './stage.ts'
import { type PowerCall, shutIn } from './trials.ts'

/**
 * Functions that are seen to have a lock and are opened, locks that are changed and calls that are made where none is seen, most words of
 * the code that are looked at, and steps of our own machine for all.
 */
const [mostFunctions, mostLocks, mostCalls, mostWords, mostWork] = [16, 3, 16, 24, 240_000]
/** Who comes with what he knows. */
const whoKnows = 'a hash that the code asks for, by whoever knows of what it is'

/**
 * What somebody can do who knows a phrase of which the code, or a word of its storage, has the hash: nobody else can find it, but every hash
 * is that of something. Where the hash stands, that of what is said is put, and all else stays as it is. Where our own machine sees what it
 * is compared with, that is the place; where it does not see all, every word is that may be a hash.
 */
export async function phrasedCalls(
  rpc: Rpc,
  stage: Stage,
  controllers: Controllers,
  { accepted }: Screening,
  known: Promise<State>,
): Promise<Unlocked> {
  const [token] = controllers.targets
  const doors = token.functions
    .filter(found => changesState(found) && takesPhrase.test(found.arguments))
    .filter(shutIn(accepted, token.address))
  if (doors.length === 0) return { opened: [], untried: [], beyond: [] }
  const by: Caller = { address: stage.actors.stranger, role: 'controller', foundAt: whoKnows, hidden: true }
  const [state, words] = await Promise.all([known, wordsLike(rpc, stage, controllers)])
  const work = { left: mostWork }
  const looks = doors.map((found): Look => lookInto(state, fewCallsTo(stage, token, by, found), call => sealsOf(found, call), work))
  const seen = looks.filter(({ locked }) => locked.length > 0)
  const unseen = looks.filter(({ locked }) => locked.length === 0)
  const tryOut = (call: PowerCall) => (lock: Lock) => behindLock(stage, controllers, call, lock, 'what was said')
  // the first call of each comes before the second of any
  const guessed = [...unseen.filter(({ isSure }) => !isSure), ...unseen.filter(({ isSure }) => isSure)]
  const blind = Array.from({ length: mostOfFunction }, (_, nth) =>
    guessed.flatMap(({ said }) =>
      said
        .slice(nth, nth + 1)
        .flatMap(({ call, seals }) => seals.flatMap(seal => words.locks.map(veil => tryOut(call)({ hash: numberOf(seal), veil })))),
    ),
  ).flat()
  const left = new Set(blind.slice(mostCalls).map(({ right }) => right.call))
  const doubtful = unseen.flatMap(({ isSure, said: [first] }) => (isSure || !first ? [] : [first.call]))
  const tried: readonly Tried[] = [
    ...seen.slice(0, mostFunctions).flatMap(({ locked }) => locked.map(({ call, lock }) => tryOut(call)(lock))),
    ...blind.slice(0, mostCalls),
  ]
  const { opened, untried } = await opening(rpc, tried)
  return {
    opened,
    untried: [...untried, ...(words.isTold ? [] : doubtful)],
    beyond: [...seen.slice(mostFunctions).flatMap(({ locked: [first] }) => first?.call ?? []), ...doubtful.filter(call => left.has(call))],
  }
}

/** What is said to a function, and what it was seen to be compared with. */
interface Look {
  readonly said: readonly { readonly call: PowerCall; readonly seals: readonly Hex[] }[]
  readonly locked: readonly { readonly call: PowerCall; readonly lock: Lock }[]
  /** Whether all of every run was seen, and nothing of it went by the hash of what was said. */
  readonly isSure: boolean
}

function lookInto(state: State, calls: readonly PowerCall[], sealsOf: (call: PowerCall) => readonly Hex[], work: Work): Look {
  const looked = calls.map(call => {
    const seals = sealsOf(call)
    if (work.left <= 0) return { call, seals, locks: [], isSure: false }
    const { forks, steps, endless, guessed } = trace(state, [inputsOf(call)])
    work.left -= steps
    const hashes = new Set(seals.map(numberOf))
    const isSeal = (word: Word) => word.term?.kind === 'hash' && hashes.has(word.value)
    const locks = forks.flatMap(({ condition }): readonly Lock[] => {
      const pair = comparisonIn(condition)?.pair
      if (!pair) return []
      return [pair, pair.toReversed()].flatMap(([one, other]) =>
        one && other && isSeal(bare(one)) && isKept(other) ? [{ hash: one.value, veil: other }] : [],
      )
    })
    return {
      call,
      seals,
      locks: locks.slice(0, mostLocks),
      isSure: !endless && !guessed && !forks.some(({ condition }) => holds(condition, isSeal)),
    }
  })
  return {
    said: looked,
    locked: looked.flatMap(({ call, locks }) => locks.map(lock => ({ call, lock }))),
    isSure: looked.every(one => one.isSure),
  }
}

/** Whether a word is one of some, or made of one. */
function holds(word: Word, isOne: (word: Word) => boolean, seen = new Set<Term>()): boolean {
  if (isOne(word)) return true
  const { term } = word
  if (!term || seen.has(term)) return false
  seen.add(term)
  return partsOf(term).some(part => holds(part, isOne, seen))
}

/** A text, or a word by itself or in front of others. */
const takesPhrase = /(?:^|,)(?:bytes|string|bytes32)(?:,|$)|^uint256(?:,|$)/

/** Hashes of what a call says, of each text and each word of it by itself. */
function sealsOf({ arguments: types }: ContractFunction, { calldata }: PowerCall): readonly Hex[] {
  const values = decodeValues(types, `0x${calldata.slice(10)}`)
  const parameters = parametersOf(types)
  if (values === undefined || parameters === undefined) return []
  return parameters.flatMap(({ type }, at): Hex[] => {
    const value = values[at]
    if (type === 'bytes' || type === 'bytes32') return [keccak256(value as Hex)]
    if (type === 'string') return [keccak256(Buffer.from(String(value), 'utf8'))]
    return type === 'uint256' && at === 0 ? [keccak256(`0x${calldata.slice(10, 74)}`)] : []
  })
}

/** Words of the code that may be hashes, but for those of events. */
export function wordsBesideEvents(code: string): readonly string[] {
  const { words, topics } = constantsIn(code)
  return words.filter(one => !topics.has(one))
}

/**
 * Words that may be the hash of something, in the code of the token or in its storage; `isTold`: the node said which of those in the code are
 * places of the storage, and those are none.
 */
async function wordsLike(
  rpc: Rpc,
  stage: Stage,
  { known, codes }: Controllers,
): Promise<{ readonly locks: readonly Word[]; readonly isTold: boolean }> {
  const words = [...new Set(codes.flatMap(wordsBesideEvents))].slice(0, mostWords)
  const [reply] = words.length > 0 ? await rpc(storageOf(stage.token, words, hexNumber(stage.header.number))) : []
  const held = reply?.ok ? reply.value : undefined
  const written = words.filter(one => held?.get(one) === zeroWord).map((one): Word => ({ value: numberOf(one) }))
  const own = [...known].find(([address]) => address.toLowerCase() === stage.token.toLowerCase())
  const kept = [...(own?.[1].storage ?? [])]
    .filter(([, held]) => isName(held))
    .map(([slot, held]): Word => {
      const term = { kind: 'stored', account: numberOf(stage.token), slot: { value: numberOf(slot) } } as const
      return { value: numberOf(held), term }
    })
  return { locks: [...written, ...kept].slice(0, mostLocks), isTold: words.length === 0 || held !== undefined }
}
