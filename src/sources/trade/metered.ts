import type { PowerEffect } from '../../evidence/powers.ts'
import { encodeCall, wordOf } from '../evm/abi.ts'
import { hexNumber } from '../evm/block.ts'
import { fieldOf, fieldsIn, isOfVariables, isOneWord, type Kept, stepOf } from '../evm/paths/asking.ts'
import { type OneWay, ordersOn } from '../evm/paths/every-way.ts'
import type { State, Write } from '../evm/paths/state.ts'
import { isSame, make, op, type Word } from '../evm/paths/words.ts'
import type { Question, Rpc } from '../evm/pool.ts'
import { writingIn } from '../evm/reach.ts'
import { bytes } from '../quantities.ts'
import { largest } from './arguments.ts'
import { shareOf } from './changes.ts'
import { isSteppedOn, meets, placeOf } from './deeds.ts'
import { type Coin, coinOf, grownOn, isLate } from './grown.ts'
import { numberOf } from './machine-state.ts'
import type { Screening } from './powers.ts'
import { beginningIn, isDayNumber, withoutNothing } from './renewals.ts'
import type { Stage } from './stage.ts'
import { isAllSeen, type Machine, machineFor, nameless, plainCode, type Says } from './whole-ways.ts'

/** Most contracts of one token whose meters are read. */
const mostContracts = 3

/** Of the supply this part may be made a day, where that goes on for ever. */
const mostADay = 1_000n
/** Or this part, so that it is a fortieth in the week in which whoever watches can leave. */
const mostForAWeek = 280n

/** What is told of it. */
export type Made = Pick<PowerEffect, 'most' | 'share' | 'pace' | 'daily'>

/** Base units that can still be made: in all, or each day. */
interface Left {
  readonly amount: bigint
  readonly isDaily: boolean
  /** The day is noted for somebody on the way: were that what he has, it would be so many base units. */
  readonly isNoted?: boolean
}

/** Of so many base units the number of a day is next to nothing. */
const manyUnits = 2n ** 80n

/** A number that only grows, by what is made, and how far it may still grow. */
interface Meter extends Left {
  readonly field: string
}

/**
 * How much of the supply a mint can come to, in all and for ever, or each day, where its code keeps count: on every way that makes tokens what
 * is made is added to a number, which is compared with one that is written in the code, and nothing else writes that number. Each day has
 * one of its own where it is kept under the number of the day. Nothing is said of others.
 */
export async function meteredIn(
  rpc: Rpc,
  stage: Stage,
  screenings: readonly Screening[],
  { effects, known }: { readonly effects: readonly PowerEffect[]; readonly known: Promise<State> },
): Promise<(effect: PowerEffect) => Made> {
  // of an owner everybody knows that he makes some
  const isAsked = ({ role, hidden, callerKind }: PowerEffect) => role === 'stranger' || hidden === true || callerKind === 'contract'
  const minted = effects.filter(one => one.kind === 'mints' && isAsked(one) && one.pace === undefined && one.little === undefined)
  if (minted.length === 0) return () => ({})
  const token = numberOf(stage.token)
  const machine = machineFor(rpc, stage, await known)
  // of each caller only a few of the functions are proved by which he makes any
  const selectorsOf = ({ caller, target = stage.token }: PowerEffect) => [
    ...minted.flatMap(one => (one.caller === caller && (one.target ?? stage.token) === target ? (one.selector ?? []) : [])),
    ...screenings.flatMap(({ suspects }) =>
      suspects.flatMap(({ kind, call }) =>
        /^mints/.test(kind) && call.caller === caller && call.target === target ? [call.selector] : [],
      ),
    ),
  ]
  const asked = new Map<string, { readonly account: bigint; readonly selectors: readonly string[] | undefined }>()
  const keyOf = ({ caller, target }: PowerEffect): string => `${target} ${caller}`
  for (const effect of minted) {
    const isContract = effect.callerKind === 'contract' && effect.target === undefined
    asked.set(keyOf(effect), {
      account: isContract ? numberOf(effect.caller) : effect.target === undefined ? token : numberOf(effect.target),
      // all that a contract does is what its functions do
      selectors: isContract ? undefined : [...new Set(selectorsOf(effect))],
    })
  }
  const left = new Map(
    await Promise.all([...asked].slice(0, mostContracts).map(async ([key, one]) => [key, await leftOf(machine, stage, one)] as const)),
  )
  if (![...left.values()].some(one => one !== undefined)) return () => ({})
  const [reply] = await rpc(supplyOf(stage))
  const supply = reply.ok ? wordOf(reply.value) : undefined
  return effect => {
    const most = minted.includes(effect) ? left.get(keyOf(effect)) : undefined
    if (!most || !supply || (most.isNoted && supply < manyUnits)) return {}
    return boundOf(most, supply)
  }
}

/** How much of a supply that is, in all or each day; what all together make `inADay` is as little a part of it. */
export function boundOf({ amount, isDaily }: Left, supply: bigint, inADay = amount): Made {
  const share = shareOf(amount, supply)
  if (!isDaily) return { most: share }
  if (amount * mostADay <= supply) return { share, pace: share }
  return inADay * mostForAWeek <= supply ? { daily: share } : {}
}

export const supplyOf = ({ token, header }: Stage): Question<string> => ({
  method: 'eth_call',
  params: [{ to: token, data: encodeCall('totalSupply()') }, hexNumber(header.number)],
  result: bytes,
})

/** What functions of a contract, or all of them, can still make; `undefined` where there is no end, or none is seen. */
function leftOf(
  { look, waysOf }: Machine,
  stage: Stage,
  { account, selectors }: { readonly account: bigint; readonly selectors: readonly string[] | undefined },
): Promise<Left | undefined> {
  const token = numberOf(stage.token)
  return look((state): ReturnType<Says<Left>> => {
    const unknown = [account, token].filter(one => !state.codes.has(one))
    if (unknown.length > 0) return { says: undefined, unread: unknown.map(one => ({ account: one })) }
    const code = plainCode(state, account)
    const writing = code === undefined ? undefined : writingIn(code)
    if (code === undefined || writing === undefined || plainCode(state, token) === undefined) return { says: undefined, unread: [] }
    const all = [...writing, ...nameless]
    const making = waysOf(state, account, selectors ?? all)
    const others = waysOf(state, account, selectors ? all.filter(one => !selectors.includes(one)) : [])
    const coin = coinOf(state, stage)
    const unread = [...making.unread, ...others.unread, ...coin.unread]
    if (!making.through || !others.through || unread.length > 0 || !isAllSeen(code, making, others)) return { says: undefined, unread }
    // what goes round as often as somebody likes may come to more in the fiftieth round
    if (making.rounds || others.rounds) return { says: undefined, unread: [] }
    return { says: leftOn(making.through, others.through, { coin, account }), unread }
  })
}

function leftOn(
  making: readonly OneWay[],
  others: readonly OneWay[],
  { coin, account }: { readonly coin: Coin; readonly account: bigint },
): Left | undefined {
  const every = [...making, ...others]
  if (!staysAsked(making, every, account)) return undefined
  const begun = every.flatMap(way => beginningIn(way) ?? [])
  const days = new Set(begun.map(({ field }) => field))
  // a variable that is a day here and a week there never stays what it was
  if (begun.some(({ field, long }) => begun.some(other => other.field === field && other.long !== long))) return undefined
  const renewed = new Set(making.flatMap(way => (beginningIn(way) ? way.writes.flatMap(renewedBy) : [])).filter(field => !days.has(field)))
  const meters = new Map<string, Meter>()
  for (const way of making) {
    // a day that is noted for somebody is no number of tokens
    const counts = way.writes.filter(write => !renewed.has(`${fieldOf(write)}`) && !isDayNumber(write.value))
    const grown = grownOn({ ...way, writes: counts }, coin)
    if (grown === undefined) return undefined
    for (const amount of grown) {
      const meter = meterOf(way, amount, renewed)
      if (!meter) return undefined
      const known = meters.get(meter.field)
      meters.set(meter.field, known && known.amount > meter.amount ? known : meter)
    }
  }
  // what begins anew and bounds nothing may be what somebody has
  if ([...renewed].some(field => !meters.has(field))) return undefined
  const fields = new Set([...meters.keys(), ...days])
  // what else writes the number may begin it anew, as may what writes the day
  const isKept = every.every(way =>
    way.writes.every(write => {
      if (!isSteppedOn(way, write, fields)) return true
      if (isLate(way, write, coin.token)) return false
      if (write === beginningIn(way)?.write) return true
      const [meter, most] = [meterIn(way, write, renewed), meters.get(`${fieldOf(write)}`)]
      return (
        meter !== undefined && most !== undefined && (renewed.has(meter.field) ? meter.amount <= most.amount : meter.amount === most.amount)
      )
    }),
  )
  const [first, ...more] = meters.values()
  if (!isKept || !first || more.some(({ isDaily }) => isDaily !== first.isDaily)) return undefined
  const isNoted = making.some(way => way.writes.some(write => isDayNumber(write.value) && write !== beginningIn(way)?.write))
  return { amount: more.reduce((sum, { amount }) => sum + amount, first.amount), isDaily: first.isDaily, ...(isNoted && { isNoted }) }
}

/**
 * Whether those who are asked on the way stay who they are: the code names them, or a variable of the account that nobody writes, or only
 * where it is not what it is now, as what is set once.
 */
function staysAsked(making: readonly OneWay[], every: readonly OneWay[], account: bigint): boolean {
  const asked = making.flatMap(({ looked }) => looked.flatMap(({ target }) => (target.term ? target : [])))
  const fields = asked.flatMap(fieldsIn)
  const isOneOf = (one: Kept): boolean => fields.some(({ field, bits }) => field === one.field && (one.bits & ~bits) === 0n)
  const isOfThese = (word: Word): boolean => word.term !== undefined && isOfVariables(word) && fieldsIn(word).every(isOneOf)
  const isOver = ({ forks, turns }: OneWay): boolean =>
    forks.some(({ place, condition }) => isOfThese(condition) && turns.has(place) && turns.get(place) !== (condition.value !== 0n))
  const isOwn = asked.every(isOfVariables) && fields.every(({ field }) => field.startsWith(`${account} `))
  return isOwn && !every.some(way => !isOver(way) && way.writes.some(write => meets(placeOf(way, write), fields)))
}

/** The variable that begins anew: it is written, whatever lay there. */
function renewedBy(write: Write): readonly string[] {
  const field = fieldOf(write)
  return field !== undefined && isOneWord(field) && !stepOf(write) ? [field] : []
}

const meterOf = (way: OneWay, amount: Word, renewed: ReadonlySet<string>): Meter | undefined =>
  way.writes
    .flatMap(write => {
      const step = stepOf(write)
      const added = step ? step.adds && step.by : renewed.has(`${fieldOf(write)}`) && withoutNothing(write.value)
      return added && isSame(added, amount) ? (meterIn(way, write, renewed) ?? []) : []
    })
    .at(0)

/** Whether a place is an entry under the number of the day, or of longer. */
function isOfDay({ term }: Word): boolean {
  const [key, place, ...more] = term?.kind === 'hash' ? term.inputs : []
  return key !== undefined && isDayNumber(key) && place !== undefined && !place.term && more.length === 0
}

/** The number that is written, where it is a variable that grows and must stay below one that is written in the code. */
function meterIn(way: OneWay, write: Write, renewed: ReadonlySet<string>): Meter | undefined {
  const field = fieldOf(write)
  const step = stepOf(write)
  if (field === undefined) return undefined
  const orders = ordersOn(way)
  const capsOf = (sum: Word) => orders.flatMap(({ less, more }) => (isSame(less, sum) && !more.term ? [more.value] : []))
  const isDaily = isOfDay(write.slot) || renewed.has(field)
  if (!step) {
    // as much as it begins with is made on the first turn of a day
    const { value, term } = write.value
    const [most] = term ? capsOf(write.value) : [value]
    return renewed.has(field) && beginningIn(way) && most !== undefined ? { field, isDaily, amount: most } : undefined
  }
  if (!step.adds || !(isDaily || isOneWord(field))) return undefined
  const { before, by: added } = step
  // written the one way round, and compared the other
  const sums = [make(op.add, [before, added]), make(op.add, [added, before])]
  const caps = sums.flatMap(capsOf)
  // no more is added than is left of what is written: such a sum stays below that, and does not run over
  const rooms = [
    ...orders.flatMap(({ less, more }) => (isSame(less, added) ? (roomIn(more, before) ?? []) : [])),
    // nor where all that is left is added
    ...[roomIn(added, before)].flatMap(room => room ?? []),
  ]
  const [cap] = [...caps, ...rooms].sort((a, b) => (a < b ? -1 : 1))
  // a sum that runs over begins anew; what no more than so much is added to does not while that is far
  const isWhole =
    rooms.length > 0 ||
    (mostOf(added) < far && cap !== undefined && cap < far) ||
    orders.some(
      ({ less, more }) =>
        ([before, added].some(one => isSame(less, one)) && sums.some(sum => isSame(more, sum))) ||
        (isSame(less, before) && isSame(more, make(op.not, [added]))) ||
        (isSame(less, added) && isSame(more, make(op.not, [before]))),
    )
  if (cap === undefined || !isWhole || cap < before.value) return undefined
  return { field, isDaily, amount: isDaily ? cap : cap - before.value }
}

/** No number of tokens comes near the largest there is. */
const far = 2n ** 255n

/** How large a word can be at most: a quotient is smaller than what is divided, and what is cut to some bits has no others. */
function mostOf({ value, term }: Word): bigint {
  if (!term) return value
  if (term.kind !== 'made') return largest
  const [one, other] = term.operands
  const fixed = (word: Word | undefined) => (word && !word.term ? word.value : undefined)
  if (term.opcode === op.div) return largest / (fixed(other) || 1n)
  return term.opcode === op.and ? (fixed(one) ?? fixed(other) ?? largest) : largest
}

/** The number that is written in the code, where this is what is left of it beside what was made before. */
function roomIn({ term }: Word, before: Word): bigint | undefined {
  const [all, made] = term?.kind === 'made' && term.opcode === op.sub ? term.operands : []
  return all && made && !all.term && isSame(made, before) ? all.value : undefined
}
