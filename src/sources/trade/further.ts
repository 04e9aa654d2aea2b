import type { ContractFunction } from '../../evidence/contract.ts'
import { encodeCall, parametersOf } from '../evm/abi.ts'
import { zeroAddress } from '../quantities.ts'
import { type Choice, isText, leavesOf, word, written, zeroWord } from './arguments.ts'
import { basisPoints, unread, type Vocabulary } from './dictionary.ts'

/** Keys that settings are kept under. */
const keys = [0n, 1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n]
/** So many of them say how what follows is meant. */
const mostModes = 5
/** Lengths of lists, with the largest share in percent that as many may have. */
const lengths = [
  [2, 49n],
  [3, 32n],
  [4, 24n],
  [5, 19n],
  [6, 16n],
] as const
/** Words of a struct of which the code tells no more than where it begins. */
const mostPointed = 8
/** Words that hold a share in percent or basis points every so many bits. */
const lanes = [8, 16, 32, 64, 128].flatMap(bits =>
  (bits === 8 ? [99n] : [99n, 9_900n]).map(value =>
    value
      .toString(16)
      .padStart(bits / 4, '0')
      .repeat(256 / bits),
  ),
)

/** Makes a contract that refuses whatever it is asked: returns one byte of code, which is no instruction. */
const refusing = '60fe60005360016000f3'

/** Widths of times in words that hold several, and a month in seconds. */
const clocks = [32, 40, 48, 64, 128]
const month = 2_592_000n
/** A time beside a time, and a time before how long it lasts. */
const lanesOf = (time: bigint): string[] =>
  clocks.flatMap(bits => {
    const [begins, lasts] = [time, month].map(one => word(one).slice(-bits / 4)) as [string, string]
    return [begins + begins, begins + lasts].map(pair => pair.repeat(Math.ceil(128 / bits)).slice(0, 64))
  })

/** Whether something that a function takes may be calls within the call. */
export const takesCalls = (types: string): boolean => /bytes(?!\d)/.test(types)

/**
 * Calldata of functions that went through and showed nothing, or were refused: a number that is the key of what follows, one
 * that holds several, lists of more than one, and calls within a call, with those of `inner`.
 */
export function furtherCallsOf(
  { selector, arguments: types }: ContractFunction,
  {
    victim,
    pool,
    caller,
    amount,
    self,
    words = [],
    texts = [],
    ahead = [],
    inner: calls = [],
  }: Vocabulary & { readonly inner?: readonly string[] },
): string[] {
  const parameters = parametersOf(types)
  if (parameters === undefined || parameters.length === 0) return []
  const [first, ...rest] = parameters
  const plain: Choice = { casting: [victim, caller], value: 0n, flag: true, word: zeroWord }
  const isNumber = (type: string | undefined) => type !== undefined && /^u?int\d*$/.test(type)
  const under = (key: bigint, values: readonly bigint[]): Choice[] =>
    values.flatMap(value =>
      (rest.some(({ type }) => type === 'bool') ? [true, false] : [true]).map(flag => ({ ...plain, key, value, flag })),
    )
  const valued = rest.some(({ type }) => isNumber(type) || type === 'tuple')
  const keyed =
    isNumber(first?.type) && rest.length > 0
      ? // a bound on nothing is told from one that is too high by its number alone
        [
          ...words.flatMap(name => under(BigInt(name), valued ? [99n, 9_900n, 0n] : [0n])),
          ...keys.flatMap(key => under(key, valued ? [99n, 9_900n] : [0n])),
          ...(valued ? keys.flatMap(key => under(key, [0n])) : []),
        ]
      : []
  // as a word: how wide a number is looks like the first of those that are cut out of it
  // and whole words may say where others lie
  const pointed =
    rest.length === 0 && first?.type === 'uint256'
      ? [1n, 99n, 9_900n].map(each => selector + word(32n) + word(each).repeat(mostPointed))
      : []
  const packed =
    rest.length === 0 && (isNumber(first?.type) || first?.type === 'bytes32')
      ? [...lanes, ...ahead.slice(0, 1).flatMap(lanesOf)].map(lane => selector + lane)
      : []
  const listed = parameters.some(({ type }) => /^u?int\d*\[\]$/.test(type))
    ? lengths.flatMap(([length, share]) => [share, 98n, 100n * share, 9_800n].map((value): Choice => ({ ...plain, value, length })))
    : []
  const later =
    parameters.length > 0 && parameters.every(({ type }) => isNumber(type)) ? ahead.map((value): Choice => ({ ...plain, value })) : []
  // two that are nothing together where the sum has no room for more: what bounds the sum bounds neither
  const wrapped = sumsOf(parameters.map(({ type }) => type)).map((choice): Choice => ({ ...plain, ...choice }))
  // parts of a unit that is not the whole: a multiplier in percent of a small fee, per mille, parts of 100,000
  const numbers = parameters.flatMap(({ type }, at) => (isNumber(type) ? [at] : []))
  const oneOfSeveral =
    numbers.length > 1
      ? [99n, 9_900n, 990n, 3_300n, 99_000n].flatMap(value => numbers.map((only): Choice => ({ ...plain, value, only })))
      : []
  // shares below nothing, by themselves and under the first keys
  const signed = parameters.flatMap(({ type }, at) => (/^int\d*$/.test(type) ? [at] : []))
  const isKey = first !== undefined && isNumber(first.type) && rest.length > 0
  const below = signed.flatMap(only =>
    [-9_900n, -99n].flatMap(value => [
      { ...plain, value, only },
      ...(isKey && only > 0 ? keys.slice(0, mostModes).map((key): Choice => ({ ...plain, key, value, only })) : []),
    ]),
  )
  const [holder, much] = [victim.slice(2).toLowerCase(), word(amount)]
  // who has how much, as the fields of a word or side by side
  const entries = [holder + much.slice(40), much.slice(40) + holder, holder + much]
  const told = parameters.some(({ type }) => type === 'bytes')
    ? [...entries, refusing, ...[word(1n), word(99n), word(9_900n), word(BigInt(victim))].map(each => each.repeat(4))].map(
        (each): Choice => ({ ...plain, value: 99n, data: `0x${each}` }),
      )
    : []
  // a transfer in the name of whoever is named in front, or of whom the contract itself may take from
  const moved = [
    encodeCall('transfer(address,uint256)', caller, amount),
    encodeCall('transferFrom(address,address,uint256)', victim, caller, amount),
  ]
  // whoever is called is the contract itself, where it says nothing against that
  const called = self !== undefined && leavesOf(parameters).includes('address') ? [{ ...plain, casting: [self] }, plain] : [plain]
  // old compilers read a list of calls like one of words: the code does not always tell
  const callTypes = takesCalls(types) ? types : types === 'uint256[]' ? 'bytes[]' : undefined
  const carried = callTypes === undefined ? [] : [...moved, ...calls].flatMap(data => called.map((choice): Choice => ({ ...choice, data })))
  const inner = carried.flatMap(
    choice => written(selector, callTypes ?? types, parametersOf(callTypes ?? types) ?? parameters, choice, victim) ?? [],
  )
  const spelt = isText(first?.type)
    ? texts.flatMap(text => [99n, 990n, 9_900n].map((value): Choice => ({ ...plain, value, word: text })))
    : []
  // what is between two that are no people: the contract itself and the pool
  const among =
    self !== undefined && leavesOf(parameters).filter(type => type === 'address').length > 1
      ? [
          [self, pool],
          [pool, self],
          [self, victim],
        ].flatMap(casting => [true, false].map((flag): Choice => ({ ...plain, casting, value: 99n, flag })))
      : []
  const all = [...later, ...wrapped, ...below, ...told, ...spelt, ...keyed, ...listed, ...among, ...oneOfSeveral].flatMap(
    choice => written(selector, types, parameters, choice, victim) ?? [],
  )
  return [...new Set([...inner, ...packed, ...pointed, ...ranOver(selector, types, { ...plain, casting: [caller, victim] }), ...all])]
}

/**
 * Calldata with more words than a function that was refused seems to take: what seems to take nothing may read some all the same,
 * and some that nobody looks at may have to be there.
 */
export function moreWordsFor({ selector, arguments: types }: ContractFunction, { victim, caller }: Vocabulary): string[] {
  const parameters = parametersOf(types)
  if (parameters === undefined || parameters.length === 0) return parameters ? unread(selector, { victim }) : []
  if (!parameters.every(({ type }) => /^(?:u?int\d*|address|bool)$/.test(type))) return []
  return [1n, basisPoints, 0n]
    .flatMap(value => written(selector, types, parameters, { casting: [victim, caller], value, flag: true, word: zeroWord }, victim) ?? [])
    .map(calldata => calldata + word(0n).repeat(2))
}

/**
 * As many times so much that the sum is nothing: whoever counts only that pays nothing for all. A list of words may be one of
 * receivers: the code does not always tell.
 */
function ranOver(selector: string, types: string, plain: Choice): string[] {
  const lists = types.includes('address') ? types : types.replace('uint256[]', 'address[]')
  const parameters = /address\[\].*uint256$/.test(lists) ? parametersOf(lists) : undefined
  return [2, 4].flatMap(length => {
    const choice = { ...plain, value: 2n ** 256n / BigInt(length), length }
    return parameters ? (written(selector, lists, parameters, choice, zeroAddress) ?? []) : []
  })
}

/** Shares whose partner is what is left to the end of a number of that width; each is tried first and last. */
function sumsOf(types: readonly string[]): Pick<Choice, 'key' | 'value' | 'only'>[] {
  const places = types.flatMap((type, at) => (at > 0 && type === types[0] ? [at] : []))
  const width = types[0]?.match(/^uint(\d+)$/)?.[1]
  if (width === undefined || places.length === 0) return []
  const end = 2n ** BigInt(width)
  return [99n, 9_900n]
    .filter(share => share < end)
    .flatMap(share =>
      [places[0], places.at(-1)].flatMap(only =>
        only === undefined
          ? []
          : [
              { key: end - share, value: share, only },
              { key: share, value: end - share, only },
            ],
      ),
    )
}
