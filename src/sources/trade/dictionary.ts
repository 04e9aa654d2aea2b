import type { ContractFunction } from '../../evidence/contract.ts'
import { encodeValues, parametersOf } from '../evm/abi.ts'
import { erc20, moves } from '../evm/selectors.ts'
import { zeroAddress } from '../quantities.ts'
import {
  anyText,
  type Choice,
  everywhere,
  forgedChoices,
  inOrder,
  isNumber,
  isText,
  leavesOf,
  letter,
  max,
  namesOf,
  type Value,
  word,
  written,
  zeroWord,
} from './arguments.ts'
import { oneByItself } from './by-itself.ts'

/** The people and amounts that arguments are drawn from. */
export interface Vocabulary {
  /** The holder whose tokens are watched. */
  readonly victim: string
  readonly pool: string
  /** Base units of the token in it. */
  readonly reserve?: bigint
  readonly caller: string
  /** The token, where the function is that of another contract: what such a one knows of tokens it keeps by their address. */
  readonly token?: string
  /** What takes holders' tokens to the pool: who may not approve or use it cannot sell. Only where it is worth trying. */
  readonly router?: string
  /** Where code of ours stands, for a token that runs other code as its own. */
  readonly foreign?: string
  /** The same code by itself, for what puts code somewhere. Only where it is worth trying. */
  readonly program?: string
  /** Where the same code stands for any other: it gives itself out for a coin that is always paid. Only where it is worth trying. */
  readonly coin?: string
  /** Where the same code stands once more: it says yes to whatever it is asked. Only where it is worth trying. */
  readonly rule?: string
  /** Where no code stands: who is called there answers nothing. Only where it is worth trying. */
  readonly nobody?: string
  /** Small numbers that say which of its settings a function changes. */
  readonly ids?: readonly bigint[]
  /** An amount below the victim's balance. */
  readonly amount: bigint
  /** The contract whose function it is. */
  readonly self?: string
  /** An address that the code compares something with. */
  readonly named?: string
  /** Words of 32 bytes that the contract knows, such as the names of its roles. */
  readonly words?: readonly string[]
  /** Texts whose hashes the contract knows. */
  readonly texts?: readonly string[]
  /** The time of the trial, in seconds. */
  readonly now?: bigint
  /** Times and block numbers: those of the trial, and later ones. */
  readonly ahead?: readonly bigint[]
  /** Numbers in the place of those of the dictionary: to find where a function draws the line. */
  readonly values?: readonly bigint[]
}

/** Most calls tried for one function, and numbers that are tried once each besides. */
const [most, mostOnce] = [14, 12]
/** Amounts, and data of whoever asked for them, as in `uniswapV3SwapCallback(int256,int256,bytes)`. */
export const handsBack = /^(?:u?int\d*,)+bytes$/

/**
 * Numbers that powers are switched with: near the whole in percent, basis points, per mille and parts of 10^18, on and off,
 * without limit, and a quarter, which many limits allow. Where an address stands beside a number an amount comes first:
 * such functions move balances.
 */
const numbers: readonly Value[] = [99n, 0n, 1n, 9_900n, 990n, max, 25n, 2_500n, 99n * 10n ** 16n, 250n]
/** Half of what the pool has, below zero: what counts everybody's tokens anew takes that from all. The code does not always tell a sign. */
const fallOf = (reserve: bigint): bigint => 2n ** 256n - reserve / 2n
/** In seconds. */
const day = 86_400n
/** Nearly the whole. */
export const basisPoints = 9_900n
const byThemselves = (reserve: bigint | undefined): readonly Value[] =>
  reserve === undefined || reserve < 2n ? numbers : [...numbers.slice(0, 2), fallOf(reserve), ...numbers.slice(2)]
const besideAddresses = (amount: bigint): readonly Value[] => [amount, 99n, max, 0n, 1n, 9_900n]

/**
 * Calldata for one function: addresses are the victim, the pool and the caller; numbers the dictionary; booleans both; words
 * those of the contract. Variants are ordered by how often they bite, so that cutting the list costs little.
 */
export function callsOf({ selector, arguments: types }: ContractFunction, vocabulary: Vocabulary): string[] {
  if (vocabulary.values === undefined && isDoubtful(types))
    return [...new Set([...callsAs(selector, types, vocabulary), ...unread(selector, vocabulary)])]
  const told = callsAs(selector, types, vocabulary)
  // a list of words may be one of holders: the code does not always tell
  const lists = types.includes('address') || vocabulary.values ? types : types.replace('uint256[]', 'address[]')
  return lists === types ? told : [...new Set([...told, ...callsAs(selector, lists, vocabulary).slice(0, 12)])]
}

/** A few bytes: a word that the code does not look at closely seems to be that. */
const isDoubtful = (types: string): boolean => /^bytes(?!20$|32$)\d+$/.test(types)

/** The same word wherever one may be read. */
export const unread = (selector: string, { victim }: Pick<Vocabulary, 'victim'>): string[] =>
  [99n, 1n, BigInt(victim)].map(value => selector + word(value).repeat(mostUnread))
const mostUnread = 3

function callsAs(selector: string, types: string, vocabulary: Vocabulary): string[] {
  const parameters = parametersOf(types)
  if (parameters === undefined || parameters.length === 0) return [selector]
  const { victim, pool, reserve, caller, amount, token, named: constant, router, foreign, coin, nobody, now, ids = [] } = vocabulary
  const leaves = leavesOf(parameters)
  const addresses = leaves.filter(type => type === 'address').length
  const alike =
    addresses === 0
      ? [[]]
      : addresses === 1
        ? [[victim], [caller], [pool]]
        : [
            [victim, caller],
            [caller, victim],
            [victim, pool],
            [pool, victim],
            // what is kept for nobody may go for all who chose nothing; only where it is worth trying
            ...(/^address,address(?:,uint\d+)?$/.test(types) && router !== undefined ? [[zeroAddress, pool]] : []),
          ]
  const first = addresses === 0 ? undefined : (token ?? constant)
  const castings = first === undefined ? alike : [[first, victim], ...alike]
  const places = parameters.flatMap(({ type }, at) => (/^u?int\d*$/.test(type) ? [at] : []))
  const takesNumbers = leaves.some(type => /^u?int/.test(type))
  const takesFlags = leaves.includes('bool')
  const values = !takesNumbers ? [0n] : (vocabulary.values ?? (addresses > 0 ? besideAddresses(amount) : byThemselves(reserve)))
  const flags = takesFlags ? [true, false] : [true]
  const hasWords = leaves.includes('bytes32')
  const texts = parameters.some(({ type }) => isText(type)) ? (vocabulary.texts ?? []) : []
  const words = [zeroWord, ...(hasWords ? (vocabulary.words ?? []) : []), ...texts].slice(0, 7)
  // several shares together may exceed what all may be: each by itself, the others at nothing
  const [usual = 0n, , , fourth = 0n] = values
  const other = vocabulary.values === undefined && addresses === 0 ? basisPoints : fourth
  const alone =
    places.length > 1
      ? [usual, other].flatMap(value =>
          places.map((only): Choice => ({ casting: castings[0] ?? [], value, flag: true, word: zeroWord, only })),
        )
      : []
  // where no address is asked for, a word may stand for one: which of the two it is, the code does not always tell
  const named =
    addresses === 0 && vocabulary.values === undefined && parameters.some(({ type }) => /^(?:bytes32|uint256)$/.test(type))
      ? namesOf(victim).flatMap(name => {
          const choice = { casting: [], flag: true, word: name }
          return [{ ...choice, value: BigInt(name) }, ...(takesNumbers && hasWords ? [{ ...choice, value: basisPoints }] : [])]
        })
      : []
  const forged = addresses > 1 && vocabulary.values === undefined ? forgedChoices(parameters, { casting: [victim, caller], amount }) : []
  // a role is given by its name, which is a number as far as the code tells
  const granted =
    types === 'uint256,address' && vocabulary.values === undefined
      ? (vocabulary.words ?? []).slice(0, 6).map((name): Choice => ({ casting: [caller], value: BigInt(name), flag: true, word: name }))
      : []
  // and so is a setting
  const settings =
    /^uint256,u?int\d+$/.test(types) && vocabulary.values === undefined
      ? (vocabulary.words ?? [])
          .slice(0, 6)
          .map((name): Choice => ({ casting: [], value: basisPoints, flag: true, word: name, key: BigInt(name) }))
      : []
  // what is seldom meant, so that it stands behind the rest: the router, and code of ours, which a facet is switched to by 1
  const seldom = (account: string | undefined, some: readonly Value[], ...others: readonly string[]): Choice[] =>
    account === undefined || addresses === 0
      ? []
      : some.flatMap(value =>
          flags.map((flag): Choice => ({ casting: [account, ...others], value, flag, word: zeroWord, data: erc20.transferFrom })),
        )
  const several = parameters.filter(({ type }) => isNumber(type)).length > 1
  // alone it is a receiver of fees, and not a door that is shut to the router
  const rare = vocabulary.values
    ? []
    : [
        ...seldom(parameters.length > addresses ? router : undefined, values.slice(0, 1)),
        ...seldom(foreign, [usual, 1n]),
        // with a rate beside it, it is what something may be bought with
        ...seldom(takesNumbers ? coin : undefined, [1n]),
        // and alone it is who is asked
        ...seldom(parameters.length === 1 ? vocabulary.rule : undefined, [0n]),
      ]
  // what sends out coins that came by mistake may be asked for those of its own contract
  const itself =
    vocabulary.values || token !== undefined || moves.has(selector)
      ? []
      : // or to take some from a holder, in the name of the contract
        [caller, ...(addresses > 1 ? [victim] : [])].flatMap(other => seldom(vocabulary.self, values.slice(0, 1), other))
  // under every name, which is a number as far as the code tells
  const keys = !hasWords && types.startsWith('uint256') ? (vocabulary.words ?? []).slice(0, 6).map(name => BigInt(name)) : []
  const silent = (
    nobody === undefined || addresses === 0 || parameters.length === addresses || moves.has(selector) ? [] : [nobody, zeroAddress]
  ).flatMap((account): Choice[] => {
    const choice = { casting: [account], value: 1n, flag: true, word: zeroWord }
    return hasWords ? words.map(word => ({ ...choice, word })) : [choice, ...keys.map(key => ({ ...choice, key }))]
  })
  const numbered = several
    ? ids.flatMap(key => alike.slice(0, 2).map((casting): Choice => ({ casting, value: amount, flag: true, word: zeroWord, key })))
    : []
  // what looks like bytes may be a name, which none is not
  // and some must not be long
  const spelt =
    vocabulary.values === undefined && parameters.some(({ type }) => isText(type))
      ? [anyText, letter].flatMap(data => castings.map((casting): Choice => ({ casting, value: usual, flag: true, word: zeroWord, data })))
      : []
  // what puts code somewhere may do so under any name
  const { program } = vocabulary
  const put =
    program !== undefined && vocabulary.values === undefined && parameters.some(({ type }) => type === 'bytes')
      ? [zeroWord, ...(vocabulary.words ?? [])].map(
          (name): Choice => ({ casting: castings[0] ?? [], value: usual, flag: true, word: name, key: BigInt(name), data: program }),
        )
      : []
  // who owes something to a pool stands in the data that it hands back
  const owing =
    vocabulary.values === undefined && handsBack.test(types)
      ? [[victim], [victim, caller]].map((people): Choice => {
          const data = encodeValues(people.map(() => 'address').join(), people)
          return { casting: [], value: amount, flag: true, word: zeroWord, data }
        })
      : []
  // each number is tried once, however many names there are
  const unnamed =
    words.length > 1 && takesNumbers && vocabulary.values === undefined
      ? values.slice(2).map((value): Choice => ({ casting: castings[0] ?? [], value, flag: true, word: zeroWord }))
      : []
  // of the pool a little is not missed, and more than it has is refused
  const robbing =
    (addresses > 1 || types === 'uint256') && takesNumbers && reserve !== undefined && vocabulary.values === undefined
      ? [{ casting: [pool, caller], value: reserve / 2n, flag: true, word: zeroWord }]
      : []
  const single = vocabulary.values === undefined ? oneByItself(parameters, amount, castings[0]) : undefined
  // settings that stand together: what one of them is bounded by says nothing of the others
  const ample =
    addresses === 0 && several && takesFlags && vocabulary.values === undefined
      ? flags.map((flag): Choice => ({ casting: [], value: max, flag, word: zeroWord }))
      : []
  // so much, from now on, for a day: as promises and plans are written, for a holder and for who calls; or until tomorrow
  const dates =
    now === undefined || reserve === undefined
      ? []
      : several
        ? [
            [4n * reserve, now, day],
            [4n * reserve, now + 60n],
          ]
        : [[now + day]]
  const dated =
    addresses === 1 && takesNumbers && !types.includes('[') && vocabulary.values === undefined
      ? dates.flatMap(numbers =>
          castings.slice(0, 2).map((casting): Choice => ({ casting, value: 0n, flag: true, word: zeroWord, numbers })),
        )
      : []
  // of many numbers each is tried once at least, whoever is named
  const once =
    addresses > 0
      ? (vocabulary.values ?? []).map((value): Choice => ({ casting: castings[0] ?? [], value, flag: true, word: zeroWord }))
      : []
  const calls = new Set<string>()
  const add = (choice: Choice) => {
    const call = written(selector, types, parameters, choice, victim)
    if (call !== undefined) calls.add(call)
  }
  for (const choice of [...granted, ...forged]) add(choice)
  for (const choice of inOrder(everywhere({ values, castings, words, flags }), alone)) {
    if (calls.size >= most) break
    add(choice)
  }
  for (const choice of [
    ...settings,
    ...unnamed,
    ...ample,
    ...(single?.rated ?? []),
    ...dated,
    ...(single?.scheduled ?? []),
    ...robbing,
    ...named,
    ...spelt,
    ...put,
    ...owing,
    ...rare,
    ...itself,
    ...silent,
    ...numbered,
    ...once.slice(0, mostOnce),
    ...(single?.boundless ?? []),
    ...(single?.capped ?? []),
  ])
    add(choice)
  return [...calls]
}

/** renounceOwnership(), transferOwnership(address), renounceRole(bytes32,address), revokeRole(bytes32,address) */
export const givesUp: ReadonlySet<string> = new Set(['0x715018a6', '0xf2fde38b', '0x36568abe', '0xd547741f'])
