import type { ContractFunction } from '../../evidence/contract.ts'
import { changesState } from '../evm/code.ts'
import { erc20, moves } from '../evm/selectors.ts'
import { word } from './arguments.ts'
import { callsTo, furtherCallsTo, innerCalls, seizuresBy, timeOfTrial } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { givesUp } from './dictionary.ts'
import { inTurns } from './in-turns.ts'
import type { Screening } from './powers.ts'
import { sortable } from './said.ts'
import { onlyNumbers } from './second.ts'
import type { Stage } from './stage.ts'
import { firstOfEach, officeOf, type PowerCall } from './trials.ts'

/**
 * Seconds that quiet calls are given to take their course: an announcement that is enacted, a pace at which balances melt.
 * Less than a day, because what everybody can see coming for a day counts like a timelock.
 */
const course = 23 * 3_600

/** Functions of one round, calls of one that says all that may be said, calls after a round, such with numbers of what was filed, such of other contracts, and rounds. */
const [mostSteps, mostTogether, mostBehind, mostFiled, mostElsewhere, mostRounds] = [8, 48, 16, 4, 4, 28]

/** Calls that are made one after the other, a time that passes, and calls that are tried after it, each by itself. */
export interface Round {
  readonly steps: readonly PowerCall[]
  /** Seconds. */
  readonly wait: number
  readonly behind: readonly PowerCall[]
}

/** What is known of the calls at one contract. */
interface Told {
  readonly here: readonly PowerCall[]
  /** Selectors that go through for strangers. */
  readonly open: ReadonlySet<string>
  /** What anybody may set going elsewhere, without a word. */
  readonly elsewhere: readonly PowerCall[]
  /** Calls that showed something, and those of them whose functions need no second step. */
  readonly seen: ReadonlySet<PowerCall>
  isGrave(call: Pick<PowerCall, 'caller' | 'target' | 'selector'>): boolean
}

/** Rounds of everybody with a say: the first of each, then the second of each. */
export function roundsOf(stage: Stage, controllers: Controllers, { accepted, suspects }: Screening): Round[] {
  // a third of a tax by itself may be a part of all of it
  // what a stranger enters into the books as well shows nothing of who sets how much it is
  const entered = new Set(suspects.flatMap(({ kind, call }) => (kind === 'mints' && call.by.role === 'stranger' ? [call.target] : [])))
  const isGraveOne = ({ kind, strength, call }: Screening['suspects'][number]) =>
    kind === 'mints' ? !entered.has(call.target) : kind !== 'raises the sell tax' || strength >= 0.5
  const grave = new Set(suspects.filter(isGraveOne).map(({ call }) => officeOf(call)))
  const seen = new Set(suspects.map(({ call }) => call))
  const bare = accepted.filter(({ by, steps, calldata }) => by.role === 'stranger' && steps === undefined && calldata.length === 10)
  const lists = controllers.targets.flatMap(target => {
    const elsewhere = firstOfEach(
      bare.filter(call => call.target !== target.address),
      1,
      officeOf,
    ).slice(0, mostElsewhere)
    const here = accepted.filter(call => call.target === target.address)
    const open = new Set(here.filter(({ by, steps }) => by.role === 'stranger' && steps === undefined).map(({ selector }) => selector))
    const told: Told = { here, open, elsewhere, seen, isGrave: call => grave.has(officeOf(call)) }
    return target.callers.map(by => () => roundsBy(stage, controllers, { target, by, told }))
  })
  return [...inTurns(lists)].slice(0, mostRounds)
}

function roundsBy(
  stage: Stage,
  controllers: Controllers,
  { target, by, told: { here, open, elsewhere, seen, isGrave } }: { readonly target: Target; readonly by: Caller; readonly told: Told },
): Round[] {
  const caller = by.address
  const own = here.filter(call => call.caller === caller)
  // what moves tokens shows at once
  const quiet = own.filter(
    call => call.steps === undefined && ![open, givesUp, moves].some(set => set.has(call.selector)) && !isGrave(call),
  )
  const selectors = [...new Set(quiet.map(({ selector }) => selector))]
  const now = word(timeOfTrial(stage))
  const variants = selectors.map(selector => variantsOf(quiet.filter(call => call.selector === selector)))
  // plans, which begin now
  const dated = (at: number) =>
    selectors
      .flatMap(selector => quiet.filter(call => call.selector === selector && call.calldata.includes(now)).slice(at, at + 1))
      .slice(0, mostSteps)
  const nth = (at: number) => variants.flatMap(list => list.slice(at, at + 1)).slice(0, mostSteps)
  const inTurnsFrom = (odd: number) => variants.flatMap((list, at) => list.at(at % 2 === odd ? 0 : -1) ?? []).slice(0, mostSteps)
  const granted = (at: number) =>
    selectors.flatMap(selector => toHimself(stage, quiet, by, { target, selector }).slice(at, at + 1)).slice(0, mostSteps)
  const usual = [nth(0), nth(1), nth(2), nth(3)]
  const planned = [dated(0), dated(1)].filter(steps => steps.length > 0)

  const functions = target.functions.filter(changesState).filter(({ selector }) => !givesUp.has(selector) && !moves.has(selector))
  const quietOnes = functions.filter(({ selector }) => !isGrave({ caller, target: target.address, selector }))
  const closed = quietOnes.filter(({ selector }) => !open.has(selector))
  const inner = innerCalls(
    stage,
    target,
    by,
    functions.filter(({ selector }) => !open.has(selector) && !selectors.includes(selector)),
  )
  // of numbers the first are what something is filed under
  const filed = (one: ContractFunction) =>
    onlyNumbers.test(one.arguments) ? callsTo(stage, target, by, one, { values: [0n, 1n] }).slice(0, 2) : []
  const callsOf = (some: readonly ContractFunction[]) => [
    ...some.flatMap(one => callsTo(stage, target, by, one).slice(0, 2)).slice(0, mostBehind),
    ...some.flatMap(filed).slice(0, mostFiled),
  ]
  const seizure = seizuresBy(stage, target, by).slice(0, 1)
  // what anybody may set going is as good a second step as what only he may
  const behind = [
    ...elsewhere.map(call => ({ ...call, by, caller })),
    ...callsOf(functions.filter(one => open.has(one.selector) || quietOnes.includes(one))),
  ]
  const [longest] = controllers.thresholds.spans
  const rounds = [
    ...[...usual, granted(0)].map(steps => ({ steps, wait: course, behind })),
    { steps: everything(stage, target, by, { functions: closed, inner, known: controllers }), wait: course, behind },
    ...(variants.length > 1 ? [inTurnsFrom(0), inTurnsFrom(1)] : []).map(steps => ({ steps, wait: course, behind })),
    ...planned.map(steps => ({ steps, wait: course, behind })),
    // a delay that the code writes out
    ...(longest === undefined ? [] : usual.map(steps => ({ steps, wait: longest + 3_600, behind }))),
    { steps: granted(1), wait: course, behind },
    // what anybody may do as well shows without these
    {
      steps: movesOf(
        own.filter(call => !seen.has(call)),
        open,
        controllers,
      ),
      wait: course,
      behind: callsOf(closed),
    },
  ]
  return rounds
    .filter(({ steps }) => steps.length > 0)
    .map(round => ({ ...round, behind: [...seizure, ...round.behind].slice(0, mostBehind + mostFiled + mostElsewhere) }))
}

/** What somebody is given before he asks for it: calls that name a holder, or him, with him in both places. */
function toHimself(
  { actors }: Stage,
  quiet: readonly PowerCall[],
  by: Caller,
  { target, selector }: { readonly target: Target; readonly selector: string },
): PowerCall[] {
  const [his, holders] = [by.address, actors.buyer].map(account => account.slice(2).toLowerCase()) as [string, string]
  const named = quiet.filter(call => call.selector === selector && [his, holders].some(account => call.calldata.includes(account)))
  return [...new Set(named.map(({ calldata }) => calldata.replaceAll(holders, his)))].map(calldata => ({
    caller: by.address,
    by,
    target: target.address,
    selector,
    calldata,
  }))
}

/** Transfers and approvals, and what anybody may call, that may mean more when somebody with a say makes them. */
function movesOf(own: readonly PowerCall[], open: ReadonlySet<string>, { compared }: Controllers): PowerCall[] {
  const words = compared.map(word => word.slice(2))
  const knows = ({ calldata }: PowerCall) => words.some(word => calldata.includes(word))
  const all = own
    .filter(({ selector }) => open.has(selector) || moves.has(selector))
    .filter(call => knows(call) || (call.steps === undefined && (call.selector === erc20.approve || isNothing(call))))
  return firstOfEach([...all.filter(knows), ...all.filter(call => !knows(call))], 6, ({ selector }) => selector)
    .slice(0, 2 * mostSteps)
    .flatMap(({ steps = [], ...call }) => [...steps, call])
}

/** All that each function may take beside the usual, one after the other, and up a ladder where it takes one number. */
function everything(
  stage: Stage,
  target: Target,
  by: Caller,
  {
    functions,
    inner,
    known,
  }: { readonly functions: readonly ContractFunction[]; readonly inner: readonly string[]; readonly known: Controllers },
): PowerCall[] {
  const { compared, bits } = known.thresholds
  const asking = functions.filter(found => found.arguments !== '')
  const share = Math.ceil(mostTogether / Math.max(1, asking.length))
  return asking
    .flatMap(found => {
      if (onlyNumbers.test(found.arguments))
        return callsTo(stage, target, by, found, { values: [5n, 10n, 25n, 30n, 50n, 99n, ...compared] }).slice(0, share)
      // what turns something on stands behind what turns it off
      const places = /int/.test(found.arguments)
        ? callsTo(stage, target, by, found, { values: [...bits, ...compared] })
            .slice(0, share / 2)
            .reverse()
        : []
      return [...furtherCallsTo(stage, target, by, found, { ...known, inner }).slice(0, share - places.length), ...places]
    })
    .slice(0, mostTogether)
}

/** A call with a number that is nothing, and no more. */
const isNothing = ({ calldata }: PowerCall): boolean => /^0x.{8}0{64}$/.test(calldata)

/** Digits that the last word of a call begins with whose number is a rate or an amount: below a quintillion of units of twelve digits. */
const sensible = /^0{39}/

/**
 * The call with the largest last word, the first, the one with the largest that may be an amount, as what is multiplied with more runs over,
 * and the one with the smallest: each once.
 */
function variantsOf(calls: readonly PowerCall[]): PowerCall[] {
  // digits of one width are in the order of their numbers
  const last = ({ calldata }: PowerCall) => sortable(calldata.slice(10).slice(-64))
  const sorted = [...calls].sort((a, b) => (last(a) < last(b) ? 1 : last(a) > last(b) ? -1 : 0))
  const amounts = sorted.filter(call => sensible.test(last(call)))
  return [...new Set([sorted[0], calls[0], amounts[0], sorted.at(-1)])].filter(call => call !== undefined)
}
