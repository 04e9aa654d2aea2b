import type { ContractFunction } from '../../../evidence/contract.ts'
import { encodeCall } from '../../evm/abi.ts'
import { hexNumber } from '../../evm/block.ts'
import type { Question } from '../../evm/pool.ts'
import { word } from '../arguments.ts'
import { callsOf } from '../dictionary.ts'
import { balanceOf } from '../router.ts'
import { saying, wordsIn } from '../said.ts'
import { fewCoins, type Outcome, simulateCall, type Transaction } from '../transactions.ts'
import type { Search } from './owners.ts'

/** Most calls of one function with the same thing, and in which somebody names himself. */
const [mostOfFunction, mostForHimself] = [12, 6]
/** What is kept is filed under numbers, the first of which are tried beside amounts and times; the last first, so that what comes to be is not moved on at once. */
const ids = [2n, 1n, 0n]

/** A contract that has shares of a pool. */
export interface Keeper {
  readonly pool: string
  readonly address: string
  readonly amount: bigint
  /** The coin of the chain as the pool takes it, and how much it has of it; absent where it has another. */
  readonly coins?: { readonly wrapped: string; readonly reserve: bigint } | undefined
}

/** A function, and of which contract. */
interface Setting {
  readonly found: ContractFunction
  readonly of: string
}

/** Who calls what, and when. */
export interface Script {
  readonly people: readonly string[]
  readonly calling: readonly ContractFunction[]
  /** What may open or shut them, and which of its calls is made. */
  readonly settings?: readonly Setting[]
  readonly nth?: number
  /** Whoever calls what opens or shuts them names himself last, and not the pool. */
  readonly isHisOwn?: true
  /** Numbers that they are called with. */
  readonly values: readonly bigint[]
  /** Numbers that something may be filed under, besides the first. */
  readonly filed?: readonly bigint[]
  /** Seconds from now. */
  readonly times: readonly number[]
  /** What a share of the pool has come to before anybody calls, in hundredths of what it is worth. */
  readonly growth?: bigint
}

/** Most functions that are called alone. */
const mostAlone = 12

/**
 * Each setting in a script of its own: what one function opens another may shut, where each is called, and what comes in moves on what is
 * counted. Where it is said of something how much and for how much, each is as much as the other, and either is nothing.
 */
export const oneByOne = (doing: Script, settings: readonly Setting[]): Script[] =>
  settings.length < 2
    ? []
    : settings.slice(0, mostAlone).flatMap(one => {
        const forms = /address.*int.*int/.test(one.found.arguments) ? [0, 1, 2] : [0]
        return forms.map(nth => ({ ...doing, settings: [one], nth }))
      })

/** Answers 1 whatever it is asked: PUSH1 1, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN. */
const saysOne = '0x600160005260206000f3'

/** What is given to a pool, so that each share is worth more. */
export const grownBy = ['grown/coins', 'grown/given', 'grown/told'] as const

/** Everybody calls every function, and what is left is looked at; once at each time. */
export function trialOf(
  { header, strangers, token }: Search,
  { pool, address, amount, coins }: Keeper,
  { people, calling, settings = [], nth = 0, isHisOwn, values, filed = [], times, growth }: Script,
): Question<Map<string, Outcome>> {
  const [stranger = pool] = strangers
  const said = { victim: pool, pool, amount, self: address, values }
  // the shares, and something else that may be let go: what pays the pool or those who lend it theirs may have to stay as well
  const coin = `0x${[...stranger.slice(2)].reverse().join('')}`
  const names = [...filed, ...ids].map(word)
  const callsBy = (caller: string, found: ContractFunction, first: string) => callsOf(found, { ...said, caller, token: first })
  // what is divided or handed on goes to himself
  const own = (caller: string, found: ContractFunction) =>
    callsOf(found, { ...said, victim: caller, caller, values: [amount / 2n, amount] })
  const forHimself = (caller: string, found: ContractFunction) => {
    const all = own(caller, found)
    return [...all.slice(0, 1).flatMap(one => numbered(found, one, names)), ...all.slice(0, mostForHimself)]
  }
  const settingBy = (caller: string, { found, of }: Setting): string[] => {
    const his = own(caller, found)
    if (isHisOwn) return his.slice(0, 1)
    const told = callsBy(caller, found, pool).at(nth) ?? found.selector
    const isOthers = of !== address
    const namesSomebody = found.arguments.includes('address')
    if (nth < 0) return [...(isOthers || !namesSomebody ? his.slice(0, mostForHimself) : forHimself(caller, found)), told]
    // what names somebody else may be his for good
    return isOthers || namesSomebody ? [told] : [told, ...numbered(found, told, names)]
  }
  const calls = [...people, stranger].flatMap(caller => [
    ...settings.map(({ found, of }) => ({
      caller,
      to: of,
      selector: found.selector,
      data: settingBy(caller, { found, of }),
    })),
    ...calling.map(found => ({
      caller,
      to: address,
      selector: found.selector,
      data: [
        ...forHimself(caller, found),
        ...[pool, token, address, coin].flatMap(first => callsBy(caller, found, first).slice(0, mostOfFunction)),
        ...callsBy(caller, found, pool)
          .slice(0, 1)
          .flatMap(one => numbered(found, one, names)),
      ],
    })),
  ])
  const gift = growth && coins ? { ...coins, value: (coins.reserve * (growth * growth - 10_000n)) / 10_000n } : undefined
  const given: Transaction[] = gift
    ? [
        { key: grownBy[0], from: stranger, to: gift.wrapped, data: encodeCall('deposit()'), value: gift.value },
        { key: grownBy[1], from: stranger, to: gift.wrapped, data: encodeCall('transfer(address,uint256)', pool, gift.value) },
        { key: grownBy[2], from: stranger, to: pool, data: encodeCall('sync()') },
      ]
    : []
  // after each function it is looked whether the shares are still there: they may come back
  const blocks = times.map((after, look) => ({
    after,
    transactions: calls.flatMap(({ caller, to, selector, data }, at): Transaction[] => [
      ...(look === 0 && at === 0 ? given : []),
      ...[...new Set(data)].map((calldata, each) => ({
        key: `call/${to === address ? selector : to}/${look}/${at}/${each}`,
        from: caller,
        to,
        data: calldata,
      })),
      { key: `left/${look}/${at}`, from: stranger, to: pool, data: balanceOf(address) },
    ]),
  }))
  const overrides = {
    ...Object.fromEntries([...people, stranger].map(account => [account, { balance: fewCoins }])),
    ...(gift && { [stranger]: { balance: hexNumber(gift.value + 10n ** 18n) } }),
    [coin]: { code: saysOne },
  }
  return simulateCall({ header, blocks, overrides, randao: `0x${stranger.slice(2).padStart(64, 'a')}`, validation: false })
}

/**
 * A call with each of these numbers in the place of all of its numbers but one, or of the only one: they may say which of many is meant, and
 * the other is how much, where it is nothing as much as another was.
 */
function numbered({ arguments: types }: ContractFunction, calldata: string, names: readonly string[]): string[] {
  // a text stands behind all others, and one word says where; of what else is longer than a word that is not told
  const each = /[[(]/.test(types) ? [] : types.split(',')
  const places = each.flatMap((type, at) => (/^u?int/.test(type) ? [at] : []))
  if (places.length === 1) return names.map(name => saying({ calldata }, places, name))
  const words = wordsIn({ calldata })
  const [much = zero] = places.flatMap(at => (words[at] === undefined || words[at] === zero ? [] : [words[at]]))
  return places.flatMap(at => {
    const others = places.filter(one => one !== at)
    const told = words[at] === zero ? saying({ calldata }, [at], much) : calldata
    return names.map(name => saying({ calldata: told }, others, name))
  })
}
const zero = '0'.repeat(64)
