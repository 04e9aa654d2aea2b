import type { PowerEffect } from '../../evidence/powers.ts'
import { encodeCall, wordOf } from '../evm/abi.ts'
import { hexNumber } from '../evm/block.ts'
import { fieldOf, isOneWord, stepOf, writtenBy } from '../evm/paths/asking.ts'
import type { OneWay } from '../evm/paths/every-way.ts'
import type { State, Write } from '../evm/paths/state.ts'
import { isSame, make, op, orderIn, type Word } from '../evm/paths/words.ts'
import type { Question, Rpc } from '../evm/pool.ts'
import { writingIn } from '../evm/reach.ts'
import { moves } from '../evm/selectors.ts'
import { bytes } from '../quantities.ts'
import { shareOf } from './changes.ts'
import { isSteppedOn, saidIn } from './deeds.ts'
import { numberOf } from './machine-state.ts'
import type { Screening } from './powers.ts'
import type { Stage } from './stage.ts'
import { isAllSeen, type Machine, machineFor, nameless, plainCode, type Says } from './whole-ways.ts'

/** Most contracts of one token whose meters are read. */
const mostContracts = 3

/** Of the supply this part may be made a day, where that goes on for ever. */
const mostADay = 1_000n

/** Base units that can still be made: in all, or each day. */
interface Left {
  readonly amount: bigint
  readonly isDaily: boolean
}

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
): Promise<(effect: PowerEffect) => Pick<PowerEffect, 'most' | 'share' | 'pace'>> {
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
    await Promise.all([...asked].slice(0, mostContracts).map(async ([key, one]) => [key, await leftOf(machine, token, one)] as const)),
  )
  if (![...left.values()].some(one => one !== undefined)) return () => ({})
  const [reply] = await rpc(supplyOf(stage))
  const supply = reply.ok ? wordOf(reply.value) : undefined
  return effect => {
    const most = minted.includes(effect) ? left.get(keyOf(effect)) : undefined
    if (!most || !supply) return {}
    const share = shareOf(most.amount, supply)
    return !most.isDaily ? { most: share } : most.amount * mostADay <= supply ? { share, pace: share } : {}
  }
}

const supplyOf = ({ token, header }: Stage): Question<string> => ({
  method: 'eth_call',
  params: [{ to: token, data: encodeCall('totalSupply()') }, hexNumber(header.number)],
  result: bytes,
})

/** What functions of a contract, or all of them, can still make; `undefined` where there is no end, or none is seen. */
function leftOf(
  { look, waysOf }: Machine,
  token: bigint,
  { account, selectors }: { readonly account: bigint; readonly selectors: readonly string[] | undefined },
): Promise<Left | undefined> {
  return look((state): ReturnType<Says<Left>> => {
    const unknown = [account, token].filter(one => !state.codes.has(one))
    if (unknown.length > 0) return { says: undefined, unread: unknown.map(one => ({ account: one })) }
    const code = plainCode(state, account)
    const writing = code === undefined ? undefined : writingIn(code)
    if (code === undefined || writing === undefined || plainCode(state, token) === undefined) return { says: undefined, unread: [] }
    const all = [...writing, ...nameless]
    const making = waysOf(state, account, selectors ?? all)
    const others = waysOf(state, account, selectors ? all.filter(one => !selectors.includes(one)) : [])
    const unread = [...making.unread, ...others.unread]
    if (!making.through || !others.through || unread.length > 0 || !isAllSeen(code, making, others)) return { says: undefined, unread }
    return { says: leftOn(making.through, others.through, token), unread }
  })
}

function leftOn(making: readonly OneWay[], others: readonly OneWay[], token: bigint): Left | undefined {
  const meters = new Map<string, Meter>()
  for (const way of making) {
    const grown = grownOn(way, token)
    if (grown === undefined) return undefined
    for (const amount of grown) {
      const meter = meterOf(way, amount)
      if (!meter) return undefined
      meters.set(meter.field, meter)
    }
  }
  const fields = new Set(meters.keys())
  // what else writes the number may begin it anew
  const isKept = [...making, ...others].every(way =>
    way.writes.every(write => !isSteppedOn(way, write, fields) || meterIn(way, write)?.amount === meters.get(`${fieldOf(write)}`)?.amount),
  )
  const [first, ...more] = meters.values()
  if (!isKept || !first || more.some(({ isDaily }) => isDaily !== first.isDaily)) return undefined
  return { amount: more.reduce((sum, { amount }) => sum + amount, first.amount), isDaily: first.isDaily }
}

/** What a way adds to words of the token; none where it only has tokens moved, and `undefined` where it may write anything. */
function grownOn({ writes, sent }: OneWay, token: bigint): readonly Word[] | undefined {
  const own = writes.filter(({ account }) => account === token)
  const said = sent.flatMap(one => (one.target.value === token ? [saidIn(one)] : []))
  if (said.length > 0 && said.every(one => one !== undefined && moves.has(one))) return []
  const grown = own.map(addedIn)
  return grown.includes(undefined) ? undefined : grown.flatMap(one => one ?? [])
}

/** What is added to a word; none where it is a flag, or becomes less. */
function addedIn(write: Write): readonly Word[] | undefined {
  const { value, term } = write.value
  if (!term) return value <= 1n ? [] : undefined
  if (term.kind !== 'made') return undefined
  // a flag among others
  if (term.opcode === op.or && writtenBy(write)?.bits === 0xffn) return []
  const step = stepOf(write)
  return step && (step.adds ? [step.by] : [])
}

const meterOf = (way: OneWay, amount: Word): Meter | undefined =>
  way.writes
    .flatMap(write => {
      const [added, ...more] = addedIn(write) ?? []
      return added && more.length === 0 && isSame(added, amount) ? (meterIn(way, write) ?? []) : []
    })
    .at(0)

/** Whether a place is an entry under the number of the day, or of longer. */
function isOfDay({ term }: Word): boolean {
  const [key, place, ...more] = term?.kind === 'hash' ? term.inputs : []
  if (key?.term?.kind !== 'made' || key.term.opcode !== op.div || !place || place.term || more.length > 0) return false
  const [time, long] = key.term.operands
  return time?.term?.kind === 'time' && long !== undefined && !long.term && long.value >= day
}

/** In seconds. */
const day = 86_400n

/** The number that is written, where it is a variable that grows and must stay below one that is written in the code. */
function meterIn({ forks, turns }: OneWay, write: Write): Meter | undefined {
  const field = fieldOf(write)
  const step = stepOf(write)
  const isDaily = isOfDay(write.slot)
  if (!step?.adds || field === undefined || !(isDaily || isOneWord(field))) return undefined
  const [sum, { before, by: added }] = [write.value, step]
  const orders = forks.flatMap(({ place, condition }) => {
    const goes = turns.get(place)
    return goes === undefined ? [] : (orderIn(condition, goes) ?? [])
  })
  const caps = orders.flatMap(({ less, more }) => (isSame(less, sum) && !more.term ? [more.value] : []))
  // no more is added than is left of what is written: such a sum stays below that, and does not run over
  const rooms = orders.flatMap(({ less, more }) => (isSame(less, added) ? (roomIn(more, before) ?? []) : []))
  const [cap] = [...caps, ...rooms].sort((a, b) => (a < b ? -1 : 1))
  // a sum that runs over begins anew
  const isWhole =
    rooms.length > 0 ||
    orders.some(
      ({ less, more }) =>
        ([before, added].some(one => isSame(less, one)) && isSame(more, sum)) ||
        (isSame(less, before) && isSame(more, make(op.not, [added]))) ||
        (isSame(less, added) && isSame(more, make(op.not, [before]))),
    )
  if (cap === undefined || !isWhole || cap < before.value) return undefined
  return { field, isDaily, amount: isDaily ? cap : cap - before.value }
}

/** The number that is written in the code, where this is what is left of it beside what was made before. */
function roomIn({ term }: Word, before: Word): bigint | undefined {
  const [all, made] = term?.kind === 'made' && term.opcode === op.sub ? term.operands : []
  return all && made && !all.term && isSame(made, before) ? all.value : undefined
}
