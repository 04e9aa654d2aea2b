import { type Hex, keccak256 } from 'viem'
import type { ContractFunction } from '../../evidence/contract.ts'
import { decodeValues, parametersOf } from '../evm/abi.ts'
import { hexNumber } from '../evm/block.ts'
import { changesState } from '../evm/code.ts'
import { constantsIn, isName } from '../evm/constants.ts'
import type { Rpc } from '../evm/pool.ts'
import { zeroWord } from './arguments.ts'
import { callsTo } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Caller } from './controllers/ranked.ts'
import { storageOf } from './controllers/storage.ts'
import { basisPoints } from './dictionary.ts'
import type { Screening } from './powers.ts'
import type { Signed } from './signatures.ts'
import type { Stage } from './stage.ts'
import { fewCoins, simulateCall } from './transactions.ts'
import { functionOf, type PowerCall } from './trials.ts'

/** Functions that are looked into, locks that are changed, calls of one function, and all; most words of the code that are looked at. */
const [mostFunctions, mostLocks, mostOfFunction, mostCalls, mostWords] = [4, 3, 3, 16, 24]
/** Who comes with what he knows. */
const whoKnows = 'a hash that the code asks for, by whoever knows of what it is'

/**
 * What somebody can do who knows a phrase of which the code, or a word of its storage, has the hash: nobody else can find it, but every hash
 * is that of something. Where the hash stands, that of what is said is put, and all else stays as it is.
 */
export async function phrasedCalls(rpc: Rpc, stage: Stage, controllers: Controllers, { accepted }: Screening): Promise<readonly Signed[]> {
  const [token] = controllers.targets
  const open = new Set(accepted.map(functionOf))
  const doors = token.functions
    .filter(found => changesState(found) && takesPhrase.test(found.arguments))
    .filter(({ selector }) => !open.has(functionOf({ target: token.address, selector })))
    .slice(0, mostFunctions)
  const locks = doors.length > 0 ? await locksOf(rpc, stage, controllers) : []
  const by: Caller = { address: stage.actors.stranger, role: 'controller', foundAt: whoKnows, hidden: true }
  const opened = doors
    .flatMap(found =>
      callsTo(stage, token, by, found, valuesFor(found))
        .slice(0, mostOfFunction)
        .flatMap(call =>
          sealsOf(found, call).flatMap(seal => locks.map(lock => ({ right: lock(call, seal), wrong: lock(call, another(seal)) }))),
        ),
    )
    .slice(0, mostCalls)
  return opening(rpc, opened)
}

/** A call, and the same where it has to fail. */
export interface Tried {
  readonly right: Signed
  readonly wrong: Signed
}

/** Those that open a lock: what any other word opens as well is none, such as where something is kept. */
export async function opening(rpc: Rpc, tried: readonly Tried[]): Promise<readonly Signed[]> {
  const shut = await Promise.all(tried.map(async ({ right, wrong }) => ((await goesThrough(rpc, wrong)) === false ? [right] : [])))
  return shut.flat()
}

/** The hash of something else. */
export const another = (seal: Hex): Hex => keccak256(seal)

/** Whether a call goes through where it is made; `undefined` where the node does not run it. */
async function goesThrough(rpc: Rpc, { stage: { header, actors, instead }, call }: Signed): Promise<boolean | undefined> {
  const transactions = [{ key: 'call', from: call.caller, to: call.target, data: call.calldata }]
  const overrides = { ...instead, [call.caller]: { balance: fewCoins } }
  const question = simulateCall({ header, blocks: [{ after: 3_612, transactions }], overrides, randao: actors.randao, validation: false })
  const [reply] = await rpc(question)
  return reply.ok ? reply.value.get('call')?.ok : undefined
}

/** A text, or a word by itself or in front of others. */
const takesPhrase = /(?:^|,)(?:bytes|string|bytes32)(?:,|$)|^uint256(?:,|$)/

/** What names nobody may set a share. */
export const valuesFor = ({ arguments: types }: ContractFunction): { values?: readonly bigint[] } =>
  types.includes('address') ? {} : { values: [99n, basisPoints] }

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

type Lock = (call: PowerCall, seal: Hex) => Signed

/** Where such a hash may stand: in the code of the token, or in a word of its storage. */
async function locksOf(rpc: Rpc, stage: Stage, { known, codes }: Controllers): Promise<readonly Lock[]> {
  const told = (call: PowerCall, lock: string, instead: NonNullable<Stage['instead']>): Signed => ({
    stage: { ...stage, instead },
    call,
    instead: lock,
    hashOf: 'what was said',
  })
  const words = [...new Set(codes.flatMap(wordsBesideEvents))].slice(0, mostWords)
  const [reply] = words.length > 0 ? await rpc(storageOf(stage.token, words, hexNumber(stage.header.number))) : []
  const held = reply?.ok ? reply.value : undefined
  // the place of something in storage is no lock, and what the node does not tell of may be one
  const written = words
    .filter(one => held?.get(one) === zeroWord)
    .map(
      (lock): Lock =>
        (call, seal) =>
          told(call, lock, inCode(known, lock, seal)),
    )
  const own = [...known].find(([address]) => address.toLowerCase() === stage.token.toLowerCase())
  const kept = [...(own?.[1].storage ?? [])]
    .filter(([, held]) => isName(held))
    .map(
      ([slot, held]): Lock =>
        (call, seal) =>
          told(call, held, { [stage.token]: { stateDiff: { [slot]: seal } } }),
    )
  return [...written, ...kept].slice(0, mostLocks)
}

/** All code that is known with one word in it in the place of another. */
export const inCode = (known: Controllers['known'], lock: string, word: string): NonNullable<Stage['instead']> =>
  Object.fromEntries(
    [...known].flatMap(([address, { code }]) => {
      const [digits, own] = [lock.slice(2), code.toLowerCase()]
      return own.includes(digits) ? [[address, { code: own.replaceAll(digits, word.slice(2)) }] as const] : []
    }),
  )
