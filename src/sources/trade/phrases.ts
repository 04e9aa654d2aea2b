import { type Hex, keccak256 } from 'viem'
import type { ContractFunction } from '../../evidence/contract.ts'
import { decodeValues, parametersOf } from '../evm/abi.ts'
import { changesState } from '../evm/code.ts'
import { constantsIn, isName } from '../evm/constants.ts'
import { callsTo } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Caller } from './controllers/ranked.ts'
import { basisPoints } from './dictionary.ts'
import type { Screening } from './powers.ts'
import type { Signed } from './signatures.ts'
import type { Stage } from './stage.ts'
import { functionOf, type PowerCall } from './trials.ts'

/** Functions that are looked into, locks that are changed, calls of one function, and all. */
const [mostFunctions, mostLocks, mostOfFunction, mostCalls] = [4, 3, 3, 16]
/** Who comes with what he knows. */
const whoKnows = 'a hash that the code asks for, by whoever knows of what it is'

/**
 * What somebody can do who knows a phrase of which the code, or a word of its storage, has the hash: nobody else can find it, but every hash
 * is that of something. Where the hash stands, that of what is said is put, and all else stays as it is.
 */
export function phrasedCalls(stage: Stage, controllers: Controllers, { accepted }: Screening): readonly Signed[] {
  const [token] = controllers.targets
  const open = new Set(accepted.map(functionOf))
  const doors = token.functions
    .filter(found => changesState(found) && takesPhrase.test(found.arguments))
    .filter(({ selector }) => !open.has(functionOf({ target: token.address, selector })))
    .slice(0, mostFunctions)
  const locks = doors.length > 0 ? locksOf(stage, controllers) : []
  const by: Caller = { address: stage.actors.stranger, role: 'controller', foundAt: whoKnows, hidden: true }
  return doors
    .flatMap(found =>
      callsTo(stage, token, by, found, valuesFor(found))
        .slice(0, mostOfFunction)
        .flatMap(call => sealsOf(found, call).flatMap(seal => locks.flatMap(lock => [lock(call, seal)]))),
    )
    .slice(0, mostCalls)
}

/** A text, or a word by itself or in front of others. */
const takesPhrase = /(?:^|,)(?:bytes|string|bytes32)(?:,|$)|^uint256(?:,|$)/

/** What names nobody may set a share. */
const valuesFor = ({ arguments: types }: ContractFunction): { values?: readonly bigint[] } =>
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
function locksOf(stage: Stage, { known, codes }: Controllers): readonly Lock[] {
  const told = (instead: NonNullable<Stage['instead']>, lock: string) => (call: PowerCall) => ({
    stage: { ...stage, instead },
    call,
    instead: lock,
    isPhrase: true as const,
  })
  const inCode = [...new Set(codes.flatMap(wordsBesideEvents))].map((lock): Lock => {
    const digits = lock.slice(2)
    return (call, seal) => {
      const changed = [...known].flatMap(([address, { code }]) =>
        code.toLowerCase().includes(digits) ? [[address, { code: code.toLowerCase().replaceAll(digits, seal.slice(2)) }] as const] : [],
      )
      return told(Object.fromEntries(changed), lock)(call)
    }
  })
  const own = [...known].find(([address]) => address.toLowerCase() === stage.token.toLowerCase())
  const kept = [...(own?.[1].storage ?? [])]
    .filter(([, held]) => isName(held))
    .map(
      ([slot, held]): Lock =>
        (call, seal) =>
          told({ [stage.token]: { stateDiff: { [slot]: seal } } }, held)(call),
    )
  return [...inCode, ...kept].slice(0, mostLocks)
}
