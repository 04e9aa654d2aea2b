import { changesState } from '../evm/code.ts'
import type { Inputs } from '../evm/paths/state.ts'
import { small } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { moves } from '../evm/selectors.ts'
import { furtherCallsTo, seizuresBy } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { givesUp } from './dictionary.ts'
import { foreignAt } from './foreign.ts'
import { addressOf, numberOf, readMore, stateOf } from './machine-state.ts'
import { doorOf, type Found, foundIn, inputsOf, openedIn, type Plan } from './opened.ts'
import type { Screening } from './powers.ts'
import { innerCalls } from './second.ts'
import type { Stage } from './stage.ts'
import { callBy, firstOfEach, functionOf, officeOf, type PowerCall } from './trials.ts'

/** Times that storage which a search came upon is read. */
const mostReadings = 3
/** Most callers of a contract, functions of each kind, and calls that come of it. */
const [mostCallers, mostFunctions, mostSought, mostWorthy] = [5, 12, 96, 16]
/** Most of what is said otherwise to one function. */
const mostTold = 48
/** Empty words behind what a function seems to take: lists may grow into them. */
const spare = '0'.repeat(64 * 10)
/** What is permitted by signature, and burnt with an allowance: permit in three forms, delegateBySig, burnFrom and what EIP-3009 has. */
const signed: ReadonlySet<string> = new Set([
  '0xd505accf',
  '0x8fcbaf0c',
  '0x9fd5a6cf',
  '0xc3cda520',
  '0x79cc6790',
  '0xe3ee160e',
  '0xef55bec6',
])

/** Calls that were found by following the code. */
export interface Sought {
  /** For the laboratory. */
  readonly calls: readonly PowerCall[]
  /** For a proof at once: those that turn a sale, and those that have to wait, which the laboratory does not. */
  readonly worthy: readonly PowerCall[]
}

/**
 * What functions want to be given, read in their code: of those that refused everything, what opens them, and what has to be
 * done before; of the others, with what they change the way that a sale takes. Nothing is guessed, and nothing is believed: what
 * is found is tried like everything else.
 */
export async function soughtCalls(rpc: Rpc, stage: Stage, controllers: Controllers, screening: Screening): Promise<Sought> {
  const plans = plansOf(stage, controllers, screening)
  if (plans.length === 0) return { calls: [], worthy: [] }
  let state = stateOf(stage, controllers)
  let { opened, unread } = openedIn(state, stage, plans)
  for (let nth = 0; nth < mostReadings; nth++) {
    const more = await readMore(rpc, stage, state, unread)
    if (!more) break
    state = more
    ;({ opened, unread } = openedIn(state, stage, plans))
  }
  const found = foundIn(state, stage, opened)
  return callsOf(
    lentIn(stage, controllers, screening),
    found,
    screening,
    new Map(controllers.targets.map(({ address }) => [numberOf(address), address])),
  )
}

function plansOf(stage: Stage, { targets, delegates }: Controllers, { calls, accepted }: Screening): Plan[] {
  const open = new Set(accepted.filter(({ by }) => by.role === 'stranger').map(functionOf))
  const offices = new Set(accepted.map(officeOf))
  const usual = (selector: string) => [moves, givesUp, signed].some(set => set.has(selector))
  const known = new Set(targets.map(({ address }) => address))
  const shapesOf = (all: readonly PowerCall[]) => [...new Map(all.map(call => [call.calldata.length, call])).values()].slice(0, 4)
  const shutTo = (by: Caller, target: Target): PowerCall[][] => {
    const functions = target.functions.filter(
      found =>
        changesState(found) &&
        !usual(found.selector) &&
        !open.has(functionOf({ target: target.address, selector: found.selector })) &&
        !offices.has(officeOf({ caller: by.address, target: target.address, selector: found.selector })),
    )
    return functions.map(({ selector }) => {
      const own = calls.filter(call => call.caller === by.address && call.target === target.address && call.selector === selector)
      const lent = delegates ? shapesOf(own).flatMap(call => lentTo(stage, call) ?? []) : []
      return [...new Set([...lent, ...shapesOf(own), callBy(by, target.address, selector)])]
    })
  }
  // of each shape the tamest that went through, and then the wildest
  const wildness = ({ calldata }: PowerCall) => calldata.split('f').length
  const shapesOfEach = (all: readonly PowerCall[]) => {
    const tame = [...all].sort((a, b) => wildness(a) - wildness(b))
    const first = (some: readonly PowerCall[]) => firstOfEach(some, 1, call => `${functionOf(call)} ${call.calldata.length}`)
    return [...new Set([...first(tame), ...first(tame.reverse())])]
  }
  // what is said to be called later is said like everything else
  const toldBy = (by: Caller, own: readonly PowerCall[]) => {
    const passing = targets.flatMap(target => {
      const inner = targets.flatMap(one =>
        innerCalls(
          stage,
          one,
          by,
          one.functions.filter(found => changesState(found) && !usual(found.selector)),
        ),
      )
      return target.functions
        .filter(
          found =>
            own.some(call => call.target === target.address && call.selector === found.selector) && found.arguments.includes('bytes'),
        )
        .flatMap(found => furtherCallsTo(stage, target, by, found, { words: [], texts: [], inner }))
    })
    const all = [...passing, ...own].map(inputsOf)
    return new Map(
      [...new Set(all.map(doorOf))].map(door => [
        door,
        all
          .filter(one => doorOf(one) === door)
          .map(({ data }) => data)
          .slice(0, mostTold),
      ]),
    )
  }
  // whoever commands what the token asks may make himself one whom it lets take
  const done = new Set(accepted.map(({ caller, target, calldata }) => `${caller} ${target} ${calldata}`))
  const seizing = (by: Caller) =>
    seizuresBy(stage, targets[0], by).filter(({ caller, target, calldata }) => !done.has(`${caller} ${target} ${calldata}`))
  const callers = new Map(targets.flatMap(target => target.callers.slice(0, mostCallers).map(by => [by.address, by] as const)))
  const plans = [...callers.values()].map((by): Plan => {
    const own = accepted.filter(
      ({ caller, steps, target, selector }) => caller === by.address && steps === undefined && !usual(selector) && known.has(target),
    )
    const shut = targets
      .filter(({ callers: some }) => some.some(({ address }) => address === by.address))
      .flatMap(target => shutTo(by, target))
    return {
      by,
      told: toldBy(by, own),
      writing: shapesOfEach(own)
        .slice(0, 2 * mostFunctions)
        .map(call => ({ seed: inputsOf({ ...call, calldata: call.calldata + spare }), guarded: !open.has(functionOf(call)) })),
      shut: [
        ...shut
          .slice(0, mostFunctions)
          .map(seeds => ({ seeds: seeds.map(seed => inputsOf({ ...seed, calldata: seed.calldata + spare })) })),
        ...seizing(by)
          .slice(0, 1)
          .map(call => ({ seeds: [inputsOf(call)], fixed: [{ before: 0, at: 4, count: 96 }] })),
      ],
    }
  })
  return plans.filter(({ writing, shut }) => shut.length > 0 || writing.some(({ guarded }) => guarded))
}

/** What goes through for somebody with a say and for no stranger, with code of ours. */
function lentIn(stage: Stage, { delegates }: Controllers, { accepted }: Screening): PowerCall[] {
  if (!delegates) return []
  const open = new Set(accepted.filter(({ by }) => by.role === 'stranger').map(functionOf))
  const guarded = accepted.filter(call => call.by.role !== 'stranger' && call.steps === undefined && !open.has(functionOf(call)))
  return firstOfEach(
    guarded.flatMap(call => lentTo(stage, call) ?? []),
    2,
    officeOf,
  )
}

/** A call with code of ours in the place of somebody whom it names: a contract that runs other code as its own may run that. */
function lentTo(stage: Stage, call: PowerCall): PowerCall | undefined {
  const people = [stage.actors.buyer, call.caller, stage.route.pool.address, stage.token].map(account => account.slice(2).toLowerCase())
  const first = people.find(digits => call.calldata.includes(digits))
  const lent = foreignAt(stage).slice(2)
  return first === undefined ? undefined : { ...call, calldata: call.calldata.replace(first, lent) }
}

function callsOf(
  lent: readonly PowerCall[],
  { opened, swaying }: Found,
  { calls: tried, suspects, baselineSold }: Screening,
  spelled: ReadonlyMap<bigint, string>,
): Sought {
  const said = ({ calldata }: PowerCall) => calldata.replace(/0+$/, '')
  const keyOf = (call: PowerCall) => `${call.caller} ${call.target} ${said(call)} ${call.steps?.map(said)} ${call.wait}`
  const seen = new Set(tried.map(keyOf))
  // what a call does by itself is told of it
  const telling = new Set(suspects.map(({ call }) => officeOf(call)))
  const fresh = (call: PowerCall): boolean => {
    const key = keyOf(call)
    if (seen.has(key) || [call, ...(call.steps ?? [])].some(one => telling.has(officeOf(one)))) return false
    seen.add(key)
    return true
  }
  const turning = swaying.filter(one => one.turned).map(({ by, calls }) => asPower(by, calls, spelled))
  const others = [...lent, ...[...opened, ...swaying.filter(one => !one.turned)].map(({ by, calls }) => asPower(by, calls, spelled))]
  const all = [...turning, ...others].filter(fresh)
  const waits = (call: PowerCall) => call.wait !== undefined
  const worthy = [
    ...firstOfEach(
      all.filter(call => turning.includes(call)),
      2,
      officeOf,
    ),
    ...firstOfEach(all.filter(waits), 8, officeOf),
    // where the laboratory cannot trade
    ...(baselineSold ? [] : firstOfEach(all, 3, officeOf)),
  ]
  return { calls: all.filter(call => !waits(call)).slice(0, mostSought), worthy: [...new Set(worthy)].slice(0, mostWorthy) }
}

/** Seconds on top of those after which something may be done. */
const margin = 60

/** Calls in a row as the last of them, with the others before it and the time between them. */
function asPower(by: Caller, calls: readonly Inputs[], spelled: ReadonlyMap<bigint, string>): PowerCall {
  const waits = calls.map(({ later }, at) => {
    const next = calls[at + 1]
    return next && next.later > later ? small(next.later - later) + margin : 0
  })
  const made = calls.map(({ to, data, wei }, at): PowerCall => {
    const wait = waits[at]
    return {
      ...callBy(by, spelled.get(to) ?? addressOf(to), `0x${Buffer.from(data).toString('hex')}`),
      ...(wei > 0n && { value: wei }),
      ...(wait !== undefined && wait > 0 && { wait }),
    }
  })
  const whole = waits.reduce((sum, wait) => sum + wait, 0)
  const last = made[made.length - 1] as PowerCall
  return { ...last, ...(made.length > 1 && { steps: made.slice(0, -1) }), ...(whole > 0 && { wait: whole }) }
}
