import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AbiParameter, Hex } from 'viem'
import { keccak256 } from '../../chains/encoding/keccak.ts'
import { encodeValues } from '../evm/abi.ts'
import { erc20 } from '../evm/selectors.ts'

/** A text that says nothing, and as bytes a letter and that text. */
const anyName = 'unspecified'
export const [letter, anyText] = ['0x78', `0x${bytesToHex(utf8ToBytes(anyName))}`] as const

/** The largest that fits a type. */
export const max = 'max'
export type Value = bigint | typeof max

export const word = (value: bigint): string => value.toString(16).padStart(64, '0')
export const zeroWord = `0x${'0'.repeat(64)}`

/** Types without lists and structs around them. */
export const leavesOf = (parameters: readonly AbiParameter[]): string[] =>
  parameters.flatMap(parameter =>
    'components' in parameter ? leavesOf(parameter.components as readonly AbiParameter[]) : [parameter.type.replace(/\[.*$/, '')],
  )

export interface Choice {
  readonly casting: readonly string[]
  readonly value: Value
  readonly flag: boolean
  readonly word: string
  /** Place of the only parameter that gets the value; all numbers get it where absent. */
  readonly only?: number
  /** What other numbers get then; nothing where absent. */
  readonly others?: bigint
  /** What the first number gets in place of the value: the key of what it is kept under. */
  readonly key?: bigint
  /** What each number gets, in their order, in place of all of these. */
  readonly numbers?: readonly bigint[]
  /** Entries of a list, 1. */
  readonly length?: number
  readonly data?: string
  /** In the place of that of a transfer. */
  readonly selector?: string
}

interface Draw {
  /** The next address. */
  readonly pick: () => string
  readonly value: Value
}

function argument(parameter: AbiParameter, choice: Choice, draw: Draw): unknown {
  const { type } = parameter
  if (type === 'address') return draw.pick()
  if (type === 'bool') return choice.flag
  if (type === 'uint256') return draw.value === max ? largest : draw.value
  const list = /^(.*)\[(\d*)\]$/.exec(type)
  if (list) {
    const length = list[2] === '' ? (choice.length ?? 1) : Number.parseInt(list[2] ?? '1', 10)
    return Array.from({ length: Math.min(length, 16) }, () => argument({ ...parameter, type: list[1] ?? '' } as AbiParameter, choice, draw))
  }
  const spelling = choice.word.startsWith('0x') ? undefined : choice.word
  // a name that is none, or is short, is refused more often than one that nobody knows
  if (type === 'string') return spelling ?? (choice.data === letter ? 'x' : anyName)
  // some run no code without data for it
  if (type === 'bytes') return spelling ? `0x${bytesToHex(utf8ToBytes(spelling))}` : (choice.data ?? '0x')
  if (type === 'bytes32') return spelling ? zeroWord : choice.word
  if (type === 'bytes4') return choice.selector ?? erc20.transferFrom
  if (type === 'bytes20') return draw.pick()
  const bytesWidth = /^bytes(\d+)$/.exec(type)?.[1]
  if (bytesWidth) return `0x${'00'.repeat(Number.parseInt(bytesWidth, 10))}`
  const components = 'components' in parameter ? (parameter.components as readonly AbiParameter[]) : undefined
  if (components) return components.map(component => argument(component, choice, draw))
  const unsigned = type.startsWith('uint')
  const width = Number.parseInt(type.replace(/^u?int/, ''), 10)
  if (draw.value === max) return 2n ** BigInt(unsigned ? width : width - 1) - 1n
  return unsigned ? draw.value : BigInt.asIntN(256, draw.value)
}

/** The code does not tell a text from bytes. */
export const isText = (type: string | undefined): boolean => type === 'string' || type === 'bytes'

/** The largest number of the machine. */
export const largest = 2n ** 256n - 1n

/** What takes one word among arguments. */
export const inOneWord = /^(?:u?int\d+|address|bool|bytes(?:[1-9]|[12]\d|3[0-2]))$/

/** Or a list of them. */
export const isNumber = (type: string): boolean => /^u?int/.test(type)

/** Calldata with what was chosen; `undefined` where a value does not fit the width of its type. */
export function written(
  selector: string,
  types: string,
  parameters: readonly AbiParameter[],
  choice: Choice,
  victim: string,
): string | undefined {
  let nth = 0
  // few choices tell one number from another
  const places = () => parameters.flatMap(({ type }, at) => (isNumber(type) ? [at] : []))
  const pick = () => choice.casting[nth++ % Math.max(1, choice.casting.length)] ?? victim
  const valueAt = (at: number) => {
    const own = choice.numbers?.[places().indexOf(at)]
    if (own !== undefined) return own
    if (choice.key !== undefined && at === places()[0]) return choice.key
    if (choice.only === undefined || choice.only === at) return choice.value
    return choice.others === undefined ? 0n : choice.others
  }
  try {
    const chosen = parameters.map((parameter, at) => argument(parameter, choice, { pick, value: valueAt(at) }))
    return encodeValues(types, chosen, selector as Hex)
  } catch {
    return undefined
  }
}

/** Calldata with another account in the place of one. */
export const inPlaceOf = (one: string, other: string, calldata: string): string =>
  calldata.toLowerCase().split(one.slice(2).toLowerCase()).join(other.slice(2).toLowerCase())

/** Words that a contract may know an account by: its address, in front or behind, and the hash of either form. */
export function namesOf(address: string): string[] {
  const digits = address.slice(2).toLowerCase()
  const [behind, ahead] = [digits.padStart(64, '0'), digits.padEnd(64, '0')]
  return [`0x${keccak256(hexToBytes(digits))}`, `0x${keccak256(hexToBytes(behind))}`, `0x${behind}`, `0x${ahead}`]
}

/** Each value for each casting, word and flag. Of hundreds a few are wanted, so they are made one by one. */
export function* everywhere(of: {
  readonly values: readonly Value[]
  readonly castings: readonly (readonly string[])[]
  readonly words: readonly string[]
  readonly flags: readonly boolean[]
}): Generator<Choice, void> {
  for (const value of of.values)
    for (const casting of of.castings) for (const word of of.words) for (const flag of of.flags) yield { casting, value, flag, word }
}

/** Behind the first two of all come those of which each is alone. */
export function* inOrder(all: Iterable<Choice>, alone: readonly Choice[]): Generator<Choice, void> {
  let nth = 0
  for (const choice of all) {
    if (nth++ === 2) yield* alone
    yield choice
  }
  if (nth <= 2) yield* alone
}

/** Places of the halves of a signature. */
export function halvesIn(types: readonly string[]): readonly number[] | undefined {
  const at = types.indexOf('uint8')
  const pairs =
    at < 0
      ? []
      : [
          [at + 1, at + 2],
          [at - 2, at - 1],
        ]
  return pairs.find(pair => pair.every(place => types[place] === 'uint256' || types[place] === 'bytes32'))
}

/**
 * What takes a signature, with one that nobody has given: with the numbers that a signature has, and with two that none has.
 * An amount comes first, or the count of signatures where a flag stands for the amount (DAI); then, where there are more, since when (EIP-3009);
 * and no deadline has passed.
 */
export function forgedChoices(
  parameters: readonly AbiParameter[],
  { casting, amount }: Pick<Choice, 'casting'> & { readonly amount: bigint },
): readonly Choice[] {
  const halves = halvesIn(parameters.map(({ type }) => type))
  if (halves === undefined) return []
  const places = parameters.flatMap(({ type }, at) => (isNumber(type) ? [at] : []))
  const own = places.filter(at => !halves.includes(at) && parameters[at]?.type !== 'uint8')
  const first = parameters.some(({ type }) => type === 'bool') ? 0n : amount
  return [0n, 27n, 28n, 1n].map(parity => {
    const numberAt = (at: number) => {
      if (parameters[at]?.type === 'uint8') return parity
      if (halves.includes(at)) return 1n
      return at === own[0] ? first : at === own[1] && own.length > 2 ? 0n : largest
    }
    return { casting, value: amount, flag: true, word: zeroWord, numbers: places.map(numberAt) }
  })
}
