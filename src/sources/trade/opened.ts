import { encodeCall } from '../evm/abi.ts'
import { isAccount } from '../evm/code.ts'
import { type Choice, chosen, graded } from '../evm/paths/choose.ts'
import { stateAfter, trace } from '../evm/paths/machine.ts'
import { type Means, type Reach, search } from '../evm/paths/search.ts'
import type { Inputs, State, Trace, Way, Work } from '../evm/paths/state.ts'
import { type Swaying, swayed as sways } from '../evm/paths/sway.ts'
import { digitsOf, inBits } from '../evm/paths/words.ts'
import { amountIn } from './calls.ts'
import type { Caller } from './controllers/ranked.ts'
import { foreignAt } from './foreign.ts'
import { asksByWhat, byHisContract, withHisContract } from './his-contract.ts'
import { bytesOf, numberOf } from './machine-state.ts'
import { doorOf, inputsOf, type Plan, type Shut } from './plans.ts'
import { type Stage, untaxed } from './stage.ts'
import { trialSize } from './trials.ts'

/** Numbers of which there is none larger in their kind, nothing, one, and shares of a hundred in the units of contracts. */
const largest = [...Array.from({ length: 32 }, (_, nth) => inBits(32 - nth)), 255n, 127n, 63n].map(bits => (1n << bits) - 1n)
const numbers = [largest, ...[0n, 1n, 99n, 9_900n, 10_000n].map(share => [share])]

/** Nearly the whole, in basis points and in percent. */
const shares = [9_900n, 99n]
/** Ways of one function that are varied, and calls of which one number is. */
const [mostWays, mostGraded] = [3, 8]
/** Steps of our own machine that are made to open what is shut, to choose what is put somewhere, to sway a sale and to say how far: a tenth of a second each. */
const [toOpenAll, toOpenToHis, toChoose, toSwayAll, toGrade] = [240_000, 120_000, 320_000, 160_000, 120_000]
const toWrite: Reach = { runs: 16, ways: 3 }
const toOpen: Reach = { runs: 160, ways: 4 }
const toSway = { runs: 80, values: numbers }

/** Whether somebody does as he likes: a contract does what its own code says, and that is looked into as well. An owner may be a wallet. */
function isFree({ role, contract, address }: Caller, { codes }: State): boolean | undefined {
  if (role === 'owner' || contract !== true) return true
  const code = codes.get(numberOf(address))
  return code && isAccount(code.length)
}

/** What one caller can write, and what opens to him. */
export interface Opened extends Pick<Plan, 'by' | 'told'> {
  readonly ways: readonly Way[]
  /** What he can write and a stranger cannot. */
  readonly levers: readonly Way[]
  /** What opens to a contract of his own, in the state in which that stands. */
  readonly toHis?: { readonly state: State; readonly ways: readonly Way[] }
}

/** The state in which the victim has bought, and how it sells there. */
interface Holding {
  readonly holding: State
  readonly sale: Inputs
  /** The same with another amount, in base units. */
  sells(amount: bigint): Inputs
  readonly unread: Trace['unread']
}

/**
 * The pool sends to the victim what it buys, the router is allowed to take it, and a day after all else it takes some of that to
 * the pool. Where that does not go through in our machine, the victim sends it.
 */
export function holdingIn(state: State, stage: Stage): Holding {
  const found = held.get(state) ?? tradedIn(state, stage)
  held.set(state, found)
  return found
}

/** A state is of one scan, and never changes. */
const held = new WeakMap<State, Holding>()

function tradedIn(state: State, stage: Stage): Holding {
  const {
    token,
    actors: { buyer },
    route: { pool, venue },
  } = stage
  // what a purchase brings at most: less the fee of the pool it is what is there to be taken
  const [amount, bought] = [amountIn(stage), untaxed(stage, trialSize)]
  const call = (caller: string, signature: string, values: readonly unknown[], later: bigint): Inputs => ({
    ...inputsOf({ caller, target: token, calldata: encodeCall(signature, ...values) }),
    later,
  })
  const given = call(pool.address, 'transfer(address,uint256)', [buyer, bought], 12n)
  const allowed = call(buyer, 'approve(address,uint256)', [venue.router, bought], 12n)
  const sent = (much: bigint) => call(buyer, 'transfer(address,uint256)', [pool.address, much], 90_012n)
  const taken = (much: bigint) => call(venue.router, 'transferFrom(address,address,uint256)', [buyer, pool.address, much], 90_012n)
  const gave = trace(state, [given])
  const has = stateAfter(state, gave)
  const allowing = trace(has, [allowed])
  const allows = stateAfter(has, allowing)
  const trial = trace(allows, [taken(amount)])
  const before = [...gave.unread, ...allowing.unread, ...trial.unread]
  if (trial.ok) return { holding: allows, sale: taken(amount), sells: taken, unread: before }
  return { holding: has, sale: sent(amount), sells: sent, unread: [...before, ...trace(has, [sent(amount)]).unread] }
}

export function openedIn(
  state: State,
  stage: Stage,
  plans: readonly Plan[],
): { readonly opened: readonly Opened[]; readonly unread: Trace['unread'] } {
  const work = { left: toOpenAll }
  const { holding, unread: first } = holdingIn(state, stage)
  const unread: Trace['unread'][number][] = [...first]
  const anybodys = anybodysIn(holding, stage, plans, work)
  unread.push(...plans.flatMap(({ by }) => (isFree(by, state) === undefined ? [{ account: numberOf(by.address) }] : [])))
  const free = plans.filter(({ by }) => isFree(by, state) === true)
  const [armed, toHis] = [withHisContract(holding, stage), { left: toOpenToHis }]
  const opened = free.map(({ by, writing, shut, told }): Opened => {
    const [writers, levers]: [Way[], Way[]] = [[], []]
    const look = ({ seeds, fixed }: Shut, reach: Reach, means: Partial<Means> = {}, within = holding): readonly Way[] => {
      const found = search(
        within,
        seeds.map(seed => [seed]),
        reach,
        { work, writers, fixed: fixed ?? [], ...means },
      )
      unread.push(...found.unread)
      return found.ways
    }
    for (const { seed, guarded } of writing) {
      const few = look({ seeds: [seed] }, toWrite)
      // what goes through with an empty list writes nothing
      const ways = few.length > 0 || !guarded ? few : look({ seeds: [seed] }, toOpen)
      writers.push(...ways)
      if (guarded) levers.push(...ways)
    }
    const isWritten = asksByWhat(levers, by.address)
    const written = new Set<Shut>()
    const open = shut.map(one => {
      const seen = (done: Trace) => (!one.fixed && !written.has(one) && isWritten(done) ? written.add(one) : undefined)
      return { one, ways: look(one, toOpen, { seen }) }
    })
    // what was opened may open what was not, and where nothing was, a second look finds what the first did
    const keys = open.flatMap(({ ways }) => ways.slice(0, 2))
    writers.push(...keys)
    const all = keys.length === 0 ? open : open.map(({ one, ways }) => ({ one, ways: ways.length > 0 ? ways : look(one, toOpen) }))
    const ways = all.flatMap(({ one, ways: found }) => (one.fixed ? found : found.filter(way => !anybodys(way))).slice(0, mostWays))
    // what asks who calls, by what he can write, may open to a contract of his own that he writes there
    const doors = all.flatMap(({ one, ways: none }) => (none.length === 0 && written.has(one) ? [byHisContract(stage, one)] : []))
    const his = doors.flatMap(door => look(door, toOpen, { work: toHis }, armed).slice(0, mostWays))
    return { by, told, ways, levers: [...levers, ...ways], ...(his.length > 0 && { toHis: { state: armed, ways: his } }) }
  })
  return { opened, unread }
}

/** Whether what opens to somebody with a say opens to a holder as well, who does what anybody may do before. */
function anybodysIn(holding: State, { actors }: Stage, plans: readonly Plan[], work: Work): (way: Way) => boolean {
  const holder = numberOf(actors.buyer)
  const his = ({ data, caller, ...inputs }: Inputs): Inputs => {
    const [from, to] = [caller, holder].map(digitsOf) as [string, string]
    return { ...inputs, caller: holder, data: bytesOf(`0x${Buffer.from(data).toString('hex').replaceAll(from, to)}`) }
  }
  const known = new Map<string, boolean>()
  let writers: readonly Way[] | undefined
  return ({ calls }) => {
    const last = calls.at(-1)
    if (!last) return false
    const door = doorOf(last)
    const found = known.get(door)
    if (found !== undefined) return found
    writers ??= plans.flatMap(({ writing }) =>
      writing.flatMap(({ seed, guarded }) => (guarded ? [] : search(holding, [[his(seed)]], toWrite, { work }).ways)),
    )
    const opens = search(holding, [[his(last)]], toOpen, { work, writers }).ways.length > 0
    known.set(door, opens)
    return opens
  }
}

export interface Found {
  /** Calls of functions that were shut, with what they put somewhere chosen. */
  readonly opened: readonly { readonly by: Caller; readonly calls: readonly Inputs[] }[]
  /** Calls behind which a sale may go another way. */
  readonly swaying: readonly (Swaying & { readonly by: Caller })[]
  /** Calls of either kind with one of their numbers at a share of the whole. */
  readonly graded: readonly { readonly by: Caller; readonly calls: readonly Inputs[] }[]
}

export function foundIn(state: State, stage: Stage, all: readonly Opened[]): Found {
  const [choosing, swaying, grading] = [{ left: toChoose }, { left: toSwayAll }, { left: toGrade }]
  const { holding, sale } = holdingIn(state, stage)
  const swayed = all.flatMap(({ by, levers }) => sways(holding, sale, levers, { ...toSway, work: swaying }).map(one => ({ by, ...one })))
  return {
    opened: all.flatMap(({ by, told, ways, toHis }) => {
      const choices = choicesOf(stage, state, by)
      const own = ways.flatMap(way => [...toldOtherwise(holding, way, told, choosing), ...chosen(holding, way, choices, choosing)])
      const his = toHis ? toHis.ways.flatMap(way => chosen(toHis.state, way, choices, choosing)) : []
      return [...own, ...his].map(calls => ({ by, calls }))
    }),
    swaying: swayed,
    graded: [
      ...swayed
        .filter(({ turned }) => turned)
        .slice(0, mostGraded)
        .map(({ by, calls }) => ({ by, way: { calls, trace: trace(holding, calls) } })),
      ...all.flatMap(({ by, ways }) => ways.map(way => ({ by, way }))).slice(0, mostGraded),
    ].flatMap(({ by, way }) => graded(holding, way, shares, grading).map(calls => ({ by, calls }))),
  }
}

/** Most of what is said otherwise on one way. */
const mostTold = 16

/** The way with something else said on one of its steps, such as what shall be called at last, where it still goes through. */
function toldOtherwise(state: State, { calls }: Way, told: Plan['told'], work: Work): (readonly Inputs[])[] {
  const found: (readonly Inputs[])[] = []
  for (const [at, call] of calls.slice(0, -1).entries()) {
    for (const data of told.get(doorOf(call)) ?? []) {
      if (found.length === mostTold || work.left <= 0) return found
      const others = calls.map((one, nth) => (nth === at ? { ...one, data } : one))
      const { ok, steps } = trace(state, others)
      work.left -= steps
      if (ok) found.push(others)
    }
  }
  return found
}

/** Who is named where somebody may be, and the number for the rest. */
function choicesOf(stage: Stage, state: State, { address }: Caller): Choice[] {
  const { actors, route, token, header } = stage
  const [victim, caller, pool, self] = [numberOf(actors.buyer), numberOf(address), numberOf(route.pool.address), numberOf(token)]
  const foreign = state.codes.has(numberOf(foreignAt(stage))) ? [[numberOf(foreignAt(stage)), victim]] : []
  const people = [...foreign, [victim, caller], [pool, caller], [caller, victim]]
  const values = [...numbers, [amountIn(stage)], [header.timestamp + 10n ** 9n]]
  return [...people.flatMap(keys => values.map(list => ({ keys, values: list }))), { keys: [self, victim], values: largest }]
}
