import type { PowerEffect } from '../../evidence/powers.ts'
import { wordOf } from '../evm/abi.ts'
import { fieldOf, fieldsIn, isCaller, isOfVariables, type Kept, onlyFor, stepOf } from '../evm/paths/asking.ts'
import { isImpossible, type OneWay, ordersOn } from '../evm/paths/every-way.ts'
import type { State, Write } from '../evm/paths/state.ts'
import { isSame, type Word } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { writingIn } from '../evm/reach.ts'
import { codeRunBy, frontIn, isOf, restingIn, runningAs } from './behind.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Known } from './controllers/kinds.ts'
import { isNobody } from './controllers/nobody.ts'
import { isShared } from './controllers/shared.ts'
import { accountIn, holdingIn, isSteppedOn, meets, neverGone, placeOf, writtenOn } from './deeds.ts'
import { type Coin, coinOf, grownOn } from './grown.ts'
import { addressOf, numberOf } from './machine-state.ts'
import { boundOf, type Made, supplyOf } from './metered.ts'
import { asksOthers, isRationed, rationOn } from './rationed.ts'
import type { Stage } from './stage.ts'
import { isAllSeen, isAllSeenBut, type Machine, machineFor, nameless, plainCode, type Says } from './whole-ways.ts'

/** Most callers whose allowances are read. */
const mostCallers = 3

/** Kinds that need nobody else; whoever stands behind a contract comes to no more than that does. */
const isAlone = (kind: PowerEffect['callerKind']): boolean => kind === 'account' || kind === 'contract'

interface Left {
  /** Base units that may still be made. */
  readonly amount: bigint
  readonly isDaily: boolean
  /** Who could raise that. */
  readonly masters: readonly bigint[]
}

/**
 * How much of the supply a single account, or a contract, can still make where the token keeps an allowance for it, as minters of FiatToken have: on every
 * way on which it makes tokens, what is made is taken from a number that is kept for whoever calls, of which there is as much. Nothing else
 * that it can call writes that number; who can is several, a timelock, a vote or nobody. So it is with a count that has to stay within such
 * a number, in all or each day. Nothing is said of others.
 */
export async function allowedIn(
  rpc: Rpc,
  stage: Stage,
  controllers: Controllers,
  {
    effects,
    known,
    controllerOf,
  }: { readonly effects: readonly PowerEffect[]; readonly known: Promise<State>; readonly controllerOf: (address: string) => Known },
): Promise<(effect: PowerEffect) => Made> {
  const isAsked = ({ kind, role, callerKind, target, pace, little }: PowerEffect) =>
    kind === 'mints' && role !== 'stranger' && isAlone(callerKind) && [target, pace, little].every(one => one === undefined)
  const minted = effects.filter(isAsked)
  const contracts = new Set(minted.flatMap(({ caller, callerKind }) => (callerKind === 'contract' ? [caller] : [])))
  const all = [...new Set(minted.map(({ caller }) => caller))]
  const callers = [...all.filter(one => !contracts.has(one)), ...contracts].slice(0, mostCallers)
  if (callers.length === 0) return () => ({})
  const start = await known
  const selectorsOf = (caller: string) => minted.flatMap(one => (one.caller === caller ? (one.selector ?? []) : []))
  const left = new Map(
    await Promise.all(
      callers.map(async caller => {
        const machine = machineFor(rpc, stage, start, { caller, isContract: contracts.has(caller), isPatient: true })
        const found = await leftOf(machine, stage, {
          token: numberOf(stage.token),
          caller: numberOf(caller),
          selectors: selectorsOf(caller),
          controllers,
        })
        const isKept = found?.masters
          .map(addressOf)
          .every(one => isNobody(one) || isShared(controllerOf(one)) || controllerOf(one).kind === 'nobody')
        return [caller, isKept ? found : undefined] as const
      }),
    ),
  )
  if ([...left.values()].every(one => one === undefined)) return () => ({})
  const [reply] = await rpc(supplyOf(stage))
  const supply = reply.ok ? wordOf(reply.value) : undefined
  const daily = [...left.values()].flatMap(one => (one?.isDaily ? [one.amount] : []))
  const inADay = daily.reduce((sum, amount) => sum + amount, 0n)
  return effect => {
    const found = minted.includes(effect) ? left.get(effect.caller) : undefined
    return found === undefined || !supply ? {} : boundOf(found, supply, inADay)
  }
}

function leftOf(
  { look, waysOf }: Machine,
  stage: Stage,
  {
    token,
    caller,
    selectors,
    controllers,
  }: {
    readonly token: bigint
    readonly caller: bigint
    readonly selectors: readonly string[]
    readonly controllers: Controllers
  },
): Promise<Left | undefined> {
  // that it can be replaced is another power
  const behind = codeRunBy(controllers)
  return look((state): ReturnType<Says<Left>> => {
    const none = { says: undefined, unread: [] }
    if (!state.codes.has(token)) return { says: undefined, unread: [{ account: token }] }
    const inside = runningAs(state, token, behind)
    const code = plainCode(inside, token)
    const writing = code === undefined ? undefined : writingIn(code)
    if (code === undefined || writing === undefined) return none
    const making = waysOf(inside, token, selectors)
    const coin = coinOf(inside, stage)
    const held = holdingIn(inside, stage)
    // most keep no allowance, and nobody needs to know what their other functions do
    const first = [making, coin, held].flatMap(one => one.unread)
    if (first.length > 0) return { says: undefined, unread: first }
    if (!making.through?.some(way => isAllowed(way) || isRationed(way, token))) return none
    const all = [...writing, ...nameless].filter(one => !selectors.includes(one))
    const { resting, relied } = restingIn(inside, token, all, waysOf)
    const idle = resting.flatMap(({ selector, isShut }) => (isShut ? [selector] : []))
    const others = waysOf(
      inside,
      token,
      all.filter(one => !resting.some(({ selector }) => selector === one)),
    )
    const front = behind === undefined ? undefined : frontIn(state, token, { waysOf, selectors })
    const gone = [making, others, ...(front ? [front.gone] : [])]
    const unread = gone.flatMap(one => one.unread)
    const ways = gone.map(({ through }) => through)
    if (unread.length > 0 || ways.includes(undefined)) return { says: undefined, unread }
    const known = ways.flatMap(some => some ?? [])
    const written = writtenOn(known)
    // only what nothing writes stays
    if (written.some(place => meets(place, relied))) return none
    if (!isAllSeenBut(code, idle, making, others) || (front && !(isAllSeen(front.code, front.gone) && front.runsOne()))) return none
    // what goes round as often as somebody likes may come to more in the fiftieth round
    if (gone.some(({ rounds }) => rounds)) return none
    return { says: leftOn(making.through ?? [], known, { token, caller, coin, held: new Set([...coin.supply, ...held.counts]) }), unread }
  })
}

function leftOn(
  making: readonly OneWay[],
  all: readonly OneWay[],
  { token, caller, ...known }: Whose & { readonly coin: Coin; readonly held: ReadonlySet<string> },
): Left | undefined {
  const never = neverGone(all, token)
  const possible = all.filter(way => !never.has(way))
  const open = openTo({ caller, token }, possible)
  const own = making.filter(way => open.has(way))
  const bound =
    spentOn(own, [...open], known.coin) ?? rationOn(own, [...open], { token, held: known.held, madeOn: way => grownOn(way, known.coin) })
  if (!bound) return undefined
  const grown = new Set(own.flatMap(way => way.writes.filter(addsTo).flatMap(write => fieldOf(write) ?? [])))
  const isAll = [...open].every(way => making.includes(way) || isImpossible(way) || makesNone(way, grown, known.coin))
  const shut = possible.filter(way => !open.has(way))
  const masters = bound.fields.flatMap(field => raising(field, shut, { caller, token }))
  return isAll ? { amount: bound.amount, isDaily: bound.isDaily, masters: [...new Set(masters)] } : undefined
}

interface Bound extends Pick<Left, 'amount' | 'isDaily'> {
  /** Fields of which its masters write one. */
  readonly fields: readonly string[]
}

/** What is left of an allowance from which all is taken that is made. */
function spentOn(making: readonly OneWay[], open: readonly OneWay[], coin: Coin): Bound | undefined {
  const fields = new Set<string>()
  let amount = 0n
  for (const way of making) {
    const grown = grownOn(way, coin)
    // whoever is called may call back, and whoever is asked may answer something else later
    if (grown === undefined || way.sent.length > 0 || asksOthers(way)) return undefined
    if (grown.length === 0) continue
    const spent = way.writes.find(write => grown.every(made => isSpent(way, write, made)))
    const [field, step] = spent ? [fieldOf(spent), stepOf(spent)] : []
    if (!step || field === undefined) return undefined
    fields.add(field)
    amount = step.before.value
  }
  const [field, ...more] = fields
  if (field === undefined || more.length > 0) return undefined
  // it becomes less, and nobody who calls makes it more
  const isKept = open.every(way =>
    way.writes.every(write => {
      const place = placeOf(way, write)
      return (place !== undefined && place.field !== field) || isAllowed({ ...way, writes: [write] })
    }),
  )
  return isKept ? { fields: [field], amount, isDaily: false } : undefined
}

const addsTo = (write: Write): boolean => stepOf(write)?.adds === true

/** Whether a way makes none of what some fields say: as much is taken from another entry, where there is as much. */
function makesNone(way: OneWay, fields: ReadonlySet<string>, coin: Coin): boolean {
  const grown = grownOn({ ...way, writes: way.writes.filter(write => isSteppedOn(way, write, fields)) }, coin)
  return grown?.length === 0
}

/** Whether a way takes something from such a number. */
const isAllowed = (way: OneWay): boolean =>
  way.writes.some(write => {
    const step = stepOf(write)
    return step !== undefined && isSpent(way, write, step.by)
  })

/** Whether so much is taken from a number that is kept for whoever calls, of which there is as much at least. */
function isSpent(way: OneWay, write: Write, amount: Word): boolean {
  const { term } = write.slot
  const step = stepOf(write)
  if (!step || step.adds || !isSame(step.by, amount) || term?.kind !== 'hash') return false
  if (!term.inputs.some(isCaller) || !term.inputs.every(one => isCaller(one) || !one.term)) return false
  return ordersOn(way).some(({ less, more }) => isSame(less, amount) && isSame(more, step.before))
}

interface Whose {
  readonly caller: bigint
  readonly token: bigint
}

/** Variables of the contract, or words of its code, that name whom a way is for, where that is somebody else. */
const mastersOf = (way: OneWay, caller: bigint, token: bigint): readonly Word[] =>
  onlyFor(way).filter(word => isOfVariables(word) && isOf(token, word) && accountIn(word) !== caller)

/** Ways that an account may go: they are for nobody else, or it may become whom they are for. */
function openTo({ caller, token }: Whose, all: readonly OneWay[]): ReadonlySet<OneWay> {
  const open = new Set(all.filter(way => mastersOf(way, caller, token).length === 0))
  for (let before = -1; before !== open.size; ) {
    before = open.size
    const written = writtenOn(open)
    const becomesOne = (word: Word) => written.some(place => meets(place, fieldsIn(word)))
    for (const way of all) if (mastersOf(way, caller, token).every(becomesOne)) open.add(way)
  }
  return open
}

/** Whom the ways are for on which a field is written, or the variable that names one of those. */
function raising(field: string, shut: readonly OneWay[], { caller, token }: Whose): readonly bigint[] {
  const wanted: Kept[] = [{ field, bits: -1n, own: true }]
  const found = new Set<OneWay>()
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const way of shut) {
      if (found.has(way) || !writtenOn([way]).some(place => meets(place, wanted))) continue
      found.add(way)
      wanted.push(...mastersOf(way, caller, token).flatMap(fieldsIn))
    }
  }
  return [...new Set([...found].flatMap(way => mastersOf(way, caller, token).map(accountIn)))]
}
