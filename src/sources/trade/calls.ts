import type { Hex } from 'viem'
import type { ContractFunction } from '../../evidence/contract.ts'
import { encodeCall, encodeValues } from '../evm/abi.ts'
import { changesState } from '../evm/code.ts'
import { erc20 } from '../evm/selectors.ts'
import { word, zeroWord } from './arguments.ts'
import { bookCalls } from './books.ts'
import { byNoRight } from './by-anybody.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Target } from './controllers/doors.ts'
import { burns } from './controllers/nobody.ts'
import type { Caller } from './controllers/ranked.ts'
import { callsOf, type Vocabulary } from './dictionary.ts'
import { foreignAt, foreignCode } from './foreign.ts'
import { furtherCallsOf, moreWordsFor } from './further.ts'
import { firstOf, inTurns } from './in-turns.ts'
import { narrowedCalls } from './narrowed.ts'
import { allowedCalls, hearsMore, lengthsIn, notedCalls } from './noted.ts'
import { pluggedCalls } from './plugged.ts'
import { type Stage, saleAmount } from './stage.ts'
import { callBy, type PowerCall, trialSize } from './trials.ts'
import { namelessCalls, selectorOfNone } from './unnamed.ts'

/** Most calls of one caller; a token with more is tried in part, every function before any is tried twice. */
const mostCalls = { owner: 240, controller: 120, stranger: 96 } as const
const mostAtGates = 48
/** The same for each function of a contract with so many that they would share less, of so many at most; and at least for one that is idle. */
const [ofEach, mostEach, ofIdle] = [{ owner: 16, controller: 8, stranger: 6 }, 64, 4] as const
/** Most calls of one caller with words that the code compares something with, and most small numbers among those. */
const [mostKnowing, mostIds] = [64, 6]

/** Every call worth trying: by everybody who may have a say, and by somebody who is nobody. */
export function powerCalls(stage: Stage, { targets, words, texts, compared, unlisted, delegates, codes }: Controllers): PowerCall[] {
  const stranger: Caller = { address: stage.actors.stranger, role: 'stranger' }
  const ids = [1n, 2n, 3n, ...compared.map(word => BigInt(word)).filter(value => value > 3n && value < 256n)].slice(0, mostIds)
  const lengths = [...new Set(codes.flatMap(lengthsIn))]
  return targets.flatMap((target, at) =>
    [...target.callers, stranger].flatMap(by => {
      const functions = target.functions.filter(changesState)
      const names = [...new Set([...(target.words ?? []), ...words])]
      const more = { words: names, texts, ...rare(stage, by, { delegates, ids }) }
      const triesOf = (some: readonly ContractFunction[]) => [...inTurns(some.map(found => () => callsTo(stage, target, by, found, more)))]
      const isIdle = ({ selector }: ContractFunction) => target.idle?.has(selector) === true
      const [busy, idle] = [functions.filter(found => !isIdle(found)), functions.filter(isIdle)]
      const share = at > 0 ? mostAtGates : Math.max(mostCalls[by.role], ofEach[by.role] * Math.min(busy.length, mostEach))
      const first = triesOf(busy).slice(0, share)
      const usual = [...first, ...triesOf(idle).slice(0, Math.max(ofIdle * idle.length, share - first.length))]
      const booked = bookCalls(stage, target, by, words)
      if (at > 0) return [...usual, ...booked]
      const knowing = inTurns(
        functions.flatMap(found =>
          compared.map(word => () => callsTo(stage, target, by, found, { words: [word], values: [BigInt(word)], ...named(word) })),
        ),
      )
      const known = new Set(usual.map(({ calldata }) => calldata))
      return [
        ...usual,
        ...firstOf(knowing, mostKnowing, ({ calldata }) => !known.has(calldata)),
        ...writingCalls(stage, target, by),
        ...booked,
        ...paidInWei(stage, target, by, compared),
        ...(by.role !== 'stranger' && codes.some(hearsMore) ? notedCalls(stage, target, by, amountIn(stage)) : []),
        ...namelessCalls(stage, target, by, { amount: amountIn(stage), compared, unlisted, lengths }),
        ...(delegates && by.role !== 'stranger'
          ? pluggedCalls(stage, target, by, { unlisted, unknown: selectorOfNone(target.address) })
          : []),
        ...(by.role === 'stranger' ? [...anybodysCalls(stage, target, by), ...narrowedCalls(stage, target, by, codes)] : []),
        ...(functions.some(({ selector }) => selector === erc20.transfer) ? giftedCalls(stage, target, by, compared) : []),
      ]
    }),
  )
}

/** What a stranger may do by no right of his own, at the token and at contracts that it asks. */
function anybodysCalls(stage: Stage, target: Target, by: Caller): PowerCall[] {
  const callsOf = (found: ContractFunction, more?: Partial<Vocabulary>) => callsTo(stage, target, by, found, more)
  return [...allowedCalls(stage, target, by, callsOf), ...byNoRight(stage, target, by, { callsOf, amount: amountIn(stage) })]
}

/** What only somebody with a say is worth trying with; code of ours, where other code is run, with anybody. */
const rare = (
  stage: Stage,
  by: Caller,
  { delegates, ids }: { readonly delegates: boolean; readonly ids: readonly bigint[] },
): Pick<Vocabulary, 'router' | 'foreign' | 'program' | 'coin' | 'rule' | 'nobody' | 'ids'> => {
  const ours = (): Pick<Vocabulary, 'foreign' | 'program'> => {
    const [foreign, program] = foreignCode(stage)
    return { foreign, program }
  }
  if (by.role === 'stranger') return delegates ? ours() : {}
  return {
    router: stage.route.venue.router,
    nobody: stage.actors.another('nobody'),
    ids,
    ...(delegates ? ours() : { coin: foreignAt(stage), rule: foreignAt(stage) }),
  }
}

/** A number that may be an address: that of somebody, or one of those that nobody has the key of, such as 0xdead. */
const named = (word: string): Pick<Vocabulary, 'named'> => {
  const value = BigInt(word)
  return value > 255n && value < 2n ** 160n ? { named: `0x${word.slice(26)}` } : {}
}

/** Words, alone or in lists, and nothing else. */
const onlyWords = /^(?:(?:bytes32|uint256)(?:\[\])?,?)+$/

/** Functions that may write a word where they are told to: nothing, or more than the pool has, where the token keeps what the victim has. */
const writingCalls = (stage: Stage, target: Target, by: Caller): PowerCall[] =>
  target.functions
    .filter(found => changesState(found) && onlyWords.test(found.arguments))
    .flatMap(({ selector, arguments: types }) =>
      (stage.balanceSlots ?? []).flatMap(slot =>
        [zeroWord, `0x${word(stage.route.pool.tokenReserve * 2n)}`].map(held =>
          callBy(by, target.address, writing(selector as Hex, types, slot, held)),
        ),
      ),
    )

/** Calldata with a slot first, and what is to lie there behind it. */
function writing(selector: Hex, types: string, slot: string, held: string): string {
  const values = types.split(',').map((type, at) => {
    const value = at === 0 ? slot : held
    const said = type.startsWith('uint') ? BigInt(value) : value
    return type.endsWith('[]') ? [said] : said
  })
  return encodeValues(types, values, selector)
}

/**
 * A share of a hundred in the smallest units and in those of gas, sent to functions that take coins and no number: it may be the argument.
 * Anybody may pay a price that the code knows.
 */
function paidInWei(stage: Stage, target: Target, by: Caller, compared: readonly string[]): PowerCall[] {
  const prices = compared.map(BigInt).filter(value => value >= leastPrice && value <= mostPrice)
  const sent = [...(by.role === 'stranger' ? [] : inWei), ...prices.slice(0, 2)]
  if (sent.length === 0) return []
  return target.functions
    .filter(({ mutability, arguments: types }) => mutability === 'payable' && !types.includes('int'))
    .flatMap(found => callsTo(stage, target, by, found).slice(0, 1))
    .flatMap(call => sent.map(value => ({ ...call, value })))
}
/** A thousandth of a coin, and a hundred. */
const [leastPrice, mostPrice] = [10n ** 15n, 10n ** 20n]
const inWei = [99n, 99n * 10n ** 9n, 9_900n * 10n ** 9n]

/** Most amounts that may be meant for an account. */
const mostMeant = 4

/** Transfers by somebody who was sent what he sends on: whoever has a say need not hold anything. */
function giftedCalls(stage: Stage, { address: target }: Target, by: Caller, compared: readonly string[]): PowerCall[] {
  const { buyer, bystander } = stage.actors
  const most = amountIn(stage)
  const known = compared.map(BigInt).filter(value => value > 0n && value <= most)
  const call = (from: Caller, to: string, amount: bigint): PowerCall =>
    callBy(from, target, encodeCall('transfer(address,uint256)', to, amount))
  const amounts = { owner: [most, 1n, ...known], controller: [most, ...known], stranger: known }[by.role]
  // somebody trusted to speak for others names the sender behind the call (ERC-2771)
  const spoken = by.role === 'stranger' ? [] : [spokenFor(call(by, by.address, most), buyer)]
  const [owner, stranger] = [by.role === 'owner', by.role === 'stranger']
  const constants = compared.flatMap(each => named(each).named ?? []).slice(0, 3)
  const gifted = amounts.flatMap((amount, nth) =>
    [
      by.address,
      buyer,
      ...(stranger ? [] : [target]),
      ...(owner ? [stage.route.pool.address] : []),
      // an amount that the code knows may be meant for an account that it knows
      ...(nth < mostMeant && !stranger ? constants : []),
    ].map(to => ({
      ...call(by, to, amount),
      steps: [call({ address: bystander, role: 'stranger' }, by.address, amount)],
    })),
  )
  // nothing at all may be a sign as well
  const signs = stranger ? [] : [target, ...constants].map(to => call(by, to, 0n))
  // who sends to himself and has it twice needs no say
  const toHimself = stranger ? [call({ address: buyer, role: 'stranger' }, buyer, most)] : []
  // a bit that anybody sends where nobody has the key may be what something waits for
  const thrown = stranger
    ? [...new Set([...burns, ...constants])].map(to => ({
        ...call(by, to, 1n),
        steps: [call({ address: bystander, role: 'stranger' }, by.address, 1n)],
      }))
    : []
  return [...spoken, ...gifted, ...signs, ...toHimself, ...thrown, ...(stranger ? [] : allowances(stage, target, by, { constants, known }))]
}

/** increaseAllowance(address,uint256), in early versions of OpenZeppelin */
const increase = 'increaseAllowance(address,uint256)'

/** An allowance costs nobody anything: to the token itself, to nobody, and none any more to the router or the token. */
function allowances(
  { route: { venue, pool } }: Stage,
  target: string,
  by: Caller,
  { constants, known }: { readonly constants: readonly string[]; readonly known: readonly bigint[] },
): PowerCall[] {
  // what is made of a little nobody would notice
  const large = encodeCall('approve(address,uint256)', target, pool.tokenReserve)
  const spenders = [target, ...constants].flatMap(account => [
    ...[99n, ...known.slice(0, mostMeant)].map(amount => encodeCall('approve(address,uint256)', account, amount)),
    encodeCall(increase, account, 1n),
  ])
  const none = [venue.router, target].map(account => encodeCall('approve(address,uint256)', account, 0n))
  return [...spenders, large, ...none].map(calldata => callBy(by, target, calldata))
}

/** A call with an account written behind it. */
export const spokenFor = (call: PowerCall, account: string): PowerCall => ({
  ...call,
  calldata: call.calldata + account.slice(2).toLowerCase(),
})

/** Calls of one function by one caller. */
export function callsTo(
  stage: Stage,
  { address: target }: Pick<Target, 'address'>,
  by: Caller,
  found: ContractFunction,
  more: Partial<Vocabulary> = {},
): PowerCall[] {
  const vocabulary = { ...vocabularyOf(stage, target, by), ...more }
  return callsOf(found, vocabulary).map(calldata => callBy(by, target, calldata))
}

/** Transfers without an allowance: of what a holder has to the caller, and the other way round. */
export const seizuresBy = (stage: Stage, target: Target, by: Caller): PowerCall[] =>
  target.functions.filter(({ selector }) => selector === erc20.transferFrom).flatMap(found => callsTo(stage, target, by, found).slice(0, 2))

/** Calls of one function that are worth a second look. */
export function furtherCallsTo(
  stage: Stage,
  { address: target }: Pick<Target, 'address'>,
  by: Caller,
  found: ContractFunction,
  known: Pick<Vocabulary, 'words' | 'texts'> & { readonly inner?: readonly string[] },
): PowerCall[] {
  const { timestamp, number } = stage.header
  // now, as the trial sees it, a month, and a fortnight of twelve seconds each
  const vocabulary = {
    ...vocabularyOf(stage, target, by),
    ...known,
    ahead: [timeOfTrial(stage), number + 2n, timestamp + 2_592_000n, number + 100_000n],
  }
  return furtherCallsOf(found, vocabulary).map(calldata => callBy(by, target, calldata))
}

/** Calls of one function with more words than it seems to take. */
export const longerCallsTo = (
  stage: Stage,
  { address: target }: Pick<Target, 'address'>,
  by: Caller,
  found: ContractFunction,
): PowerCall[] => moreWordsFor(found, vocabularyOf(stage, target, by)).map(calldata => callBy(by, target, calldata))

/** When trials are made, in seconds: an hour and a block after the one that is looked at. */
export const timeOfTrial = ({ header }: Stage): bigint => header.timestamp + 3_612n

/** Less than the victim has. */
export const amountIn = (stage: Stage): bigint => saleAmount(stage, { ...trialSize, sale: 10_000n })

export const vocabularyOf = (stage: Stage, target: string, { address: caller }: Caller): Vocabulary => ({
  victim: stage.actors.buyer,
  pool: stage.route.pool.address,
  self: target,
  reserve: stage.route.pool.tokenReserve,
  now: timeOfTrial(stage),
  caller,
  amount: amountIn(stage),
  ...(target !== stage.token && { token: stage.token }),
})

/** Calls of functions that only the contract itself may call. */
const mostInner = 14
/** Modes that come after off and on. */
const modes = [2n, 3n]
/** A hundredth of a whole that is ten thousand. */
const hundredth = 100n

/** What a contract may let itself do, where it takes calls to itself from outside: each function once, before any is called twice. */
export function innerCalls(stage: Stage, target: Target, by: Caller, shut: readonly ContractFunction[]): string[] {
  const each = shut.map(found => () => [
    ...callsTo(stage, target, by, found).slice(0, 2),
    ...(/int/.test(found.arguments)
      ? [[99n * hundredth], modes].flatMap(values => callsTo(stage, target, by, found, { values }).slice(0, 2))
      : []),
  ])
  return firstOf(inTurns(each), mostInner, () => true).map(({ calldata }) => calldata)
}
