import type { AbiParameter } from 'viem'
import type { ContractFunction } from '../../../evidence/contract.ts'
import { encodeCall, encodeValues, parametersOf, wordOf } from '../../evm/abi.ts'
import { functionsOf } from '../../evm/code.ts'
import { reachOf } from '../../evm/reach.ts'
import { zeroAddress } from '../../quantities.ts'
import { word } from '../arguments.ts'

/** Whom a contract that passes calls on is asked to call. */
export const witness = '0x5eed1ab05eed1ab05eed1ab05eed1ab05eed1ab0'
/** Some call of something: four bytes that no function has. */
export const wish = '0x1ab05eed'

/** Somebody who has no say. */
export const anybody = '0xa11ce5eed0fa11ce5eed0fa11ce5eed0fa11ce5e'

const execTransaction = 'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)'

/** What stands for what, beside the witness and its wish. */
interface Known {
  /** Words of 32 bytes that stand for what is wanted, beside nothing. */
  readonly words: readonly string[]
  /** Tokens of which a function may ask something that takes nothing but an address. */
  readonly coins?: readonly string[]
  /** Of whom a function that takes nothing but addresses may be told first, and of somebody else then. */
  readonly members?: readonly string[]
  /** Who may be given what is moved: all who agree have to name the same. */
  readonly heirs?: readonly string[]
  /** Who stands where the witness does. */
  readonly posing?: string
  /** Times that stand for numbers among other arguments, in seconds of the chain. */
  readonly times?: readonly bigint[]
  /** Numbers that its code knows, which are tried wherever times are: one of them may open what is shut. */
  readonly marks?: readonly bigint[]
  readonly isVoted?: true
}

/**
 * The witness as the first address, the caller as all others; the wish as the first bytes, a signature of the caller as all
 * others. What takes nothing but a word is called with those that are known, too; what takes a number first, alone or before a
 * choice, may be a vote for the first two wishes and for those that are known, or carry them out.
 */
export function argumentsOf(
  found: ContractFunction,
  from: string,
  { words, coins = [], members = [], heirs = [], posing = witness, times = [], marks = [], isVoted }: Known,
): string[] {
  const { selector, arguments: said } = found
  // the code does not always tell bytes from a text
  const types = said.replaceAll('string', 'bytes')
  try {
    const parameters = parametersOf(types)
    if (parameters === undefined) return [selector]
    const isVote = isVoted === true && /^uint256(?:$|,(?:uint8|bool)(?:,|$))/.test(types)
    const numbers = isVote ? [1n, ...words.flatMap(one => wordOf(one) ?? [])] : []
    const isCounted = parameters.length > 1 && times.length > 0
    const due = isCounted && /uint/.test(types) ? times : []
    const known = isCounted && /uint|bytes32/.test(types) ? marks : []
    const last = parameters.findLastIndex(({ type }) => /^uint/.test(type))
    const numberings = [
      ...[0n, ...numbers].map(count => () => count),
      // beside a time there may be coins, of which nobody has so many
      ...due.flatMap(time => [() => time, (at: number) => (at === last ? time : 0n)]),
      ...known.map(mark => () => mark),
    ]
    // what is given to the caller last stays his
    const usual = [...(types === 'address' ? coins : []), posing, from].flatMap(first =>
      numberings.flatMap(countAt => {
        const seen = { addresses: 0, bytes: 0 }
        const values = parameters.map((parameter, at) => wordFor(parameter, { first, from, count: countAt(at), marks, isVote, seen }))
        return parameters.length === 0 && first === from ? [] : [selector + encodeValues(types, values).slice(2)]
      }),
    )
    // what counts from one on has a first as well
    const filed = types === 'uint256' ? [numberOne, ...words] : types === 'bytes32' ? words : []
    const others = /^address(?:,address)*$/.test(types) ? members : []
    const swaps = others.map(member =>
      encodeValues(
        types,
        parameters.map((_, at) => (at === 0 ? member : anybody)),
      ),
    )
    const shared = movesFor(found) ? [anybody, ...heirs] : []
    const moves = shared.map(heir => {
      const seen = { addresses: 0, bytes: 0 }
      const values = parameters.map(parameter => wordFor(parameter, { first: posing, from: heir, count: 0n, marks, isVote, seen }))
      return encodeValues(types, values)
    })
    return [...new Set([...usual, ...[...filed, ...swaps, ...moves].map(one => selector + one.slice(2))])]
  } catch {
    return [selector]
  }
}

/** Whether a function is told whom to call, of somebody else and how much, and nothing that has no fixed length: it moves what it has. */
const movesFor = ({ arguments: types }: ContractFunction): boolean =>
  !/[[(]|bytes(?!\d)|string/.test(types) && /address.*address/.test(types) && /uint/.test(types)

/** Whether a contract may move what it has for whom it is told. */
export const movesOut = (code: string): boolean =>
  functionsOf(code).some(found => movesFor(found) && reachOf(code).get(found.selector)?.calls !== false)

/** The number one. */
const numberOne = `0x${'1'.padStart(64, '0')}`

interface Choice {
  readonly first: string
  readonly from: string
  /** Stands for every number. */
  readonly count: bigint
  /** Of these a name may be one as well. */
  readonly marks: readonly bigint[]
  readonly isVote: boolean
  readonly seen: { addresses: number; bytes: number }
}

function wordFor(parameter: AbiParameter, choice: Choice): unknown {
  const { type } = parameter
  const list = /^(.*)\[(\d*)\]$/.exec(type)
  if (list) return [wordFor({ ...parameter, type: list[1] ?? '' } as AbiParameter, choice)]
  if (type === 'address') return choice.seen.addresses++ === 0 ? choice.first : choice.from
  if (type === 'bytes') return choice.seen.bytes++ === 0 ? wish : signature(choice.from)
  if (type === 'bool') return true
  if (type === 'bytes32') return `0x${word(choice.marks.includes(choice.count) ? choice.count : 0n)}`
  const width = /^bytes(\d+)$/.exec(type)?.[1]
  if (width) return `0x${'00'.repeat(Number.parseInt(width, 10))}`
  const components = 'components' in parameter ? (parameter.components as readonly AbiParameter[]) : undefined
  return components ? components.map(component => wordFor(component, choice)) : numberFor(type, choice)
}

/** What the smallest of the types that hold times has room for, and that of spans. */
const [small, spans] = [2n ** 40n, 2n ** 32n]

/** A time where it fits; one is in favour, as `castVote` of Compound's governor has it. */
function numberFor(type: string, { count, isVote }: Choice): bigint {
  if (/^uint(?:256)?$/.test(type)) return count
  if (/^uint(?:64|48|40)$/.test(type)) return count < small ? count : 0n
  if (type === 'uint32') return count < spans ? count : 0n
  return isVote && type === 'uint8' ? 1n : 0n
}

/** The signature that a Safe takes from its caller. */
const signature = (key: string): string => `0x${key.slice(2).padStart(64, '0')}${'0'.repeat(64)}01`

/** A transaction that one key hands to a Safe as its caller, with its signature so many times. */
export const handedIn = (key: string, to: string, data: string, times: number): string =>
  encodeCall(execTransaction, to, 0n, data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, `0x${signature(key).slice(2).repeat(times)}`)
