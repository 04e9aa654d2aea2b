import type { ContractFunction } from '../../evidence/contract.ts'
import { changesState } from '../evm/code.ts'
import type { Fixed } from '../evm/paths/inputs.ts'
import type { Inputs } from '../evm/paths/state.ts'
import { moves } from '../evm/selectors.ts'
import { furtherCallsTo, innerCalls, seizuresBy } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { givesUp } from './dictionary.ts'
import { foreignAt } from './foreign.ts'
import { asksMuch, names } from './harmless.ts'
import { bytesOf, numberOf } from './machine-state.ts'
import { openIn, type Screening, tellingIn } from './powers.ts'
import type { Stage } from './stage.ts'
import { callBy, firstOfEach, functionOf, officeOf, type PowerCall } from './trials.ts'

/** Most callers of a contract, functions of each kind, shapes of a call, and what is said otherwise to one function. */
const [mostCallers, mostFunctions, mostShapes, mostTold] = [5, 12, 4, 48]
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

/** A caller, what he is known to be let do, and what was refused to him. */
export interface Plan {
  readonly by: Caller
  readonly writing: readonly { readonly seed: Inputs; readonly guarded: boolean }[]
  readonly shut: readonly Shut[]
  /** What else can be said to a function of a contract, by {@link doorOf}. */
  readonly told: ReadonlyMap<string, readonly Uint8Array[]>
}

/** Calls of a function that was shut, and what of them is meant. */
export interface Shut {
  readonly seeds: readonly Inputs[]
  readonly fixed?: readonly Fixed[]
}

/** Seconds behind the pinned block in which what somebody does is tried, unless it has to wait. */
export const usually = 3_612n

export const inputsOf = ({ caller, target, calldata, value }: Pick<PowerCall, 'caller' | 'target' | 'calldata' | 'value'>): Inputs => ({
  caller: numberOf(caller),
  to: numberOf(target),
  data: bytesOf(calldata),
  wei: value === undefined ? 0n : value,
  later: usually,
})

/** A function of a contract. */
export const doorOf = ({ to, data }: Pick<Inputs, 'to' | 'data'>): string => `${to} ${Buffer.from(data.subarray(0, 4)).toString('hex')}`

/** What each who may have a say can write, and what stays shut to him. */
export function plansOf(stage: Stage, controllers: Controllers, screening: Screening): Plan[] {
  const { targets } = controllers
  const { accepted } = screening
  const open = openIn(screening)
  const known = new Set(targets.map(({ address }) => address))
  const done = new Set(accepted.map(saidBy))
  // what a call does by itself is told of it, and nothing that comes behind it
  const telling = tellingIn(screening)
  const callers = new Map(targets.flatMap(target => target.callers.slice(0, mostCallers).map(by => [by.address, by] as const)))
  const plans = [...callers.values()].map((by): Plan => {
    const own = accepted.filter(
      ({ caller, steps, target, selector }) => caller === by.address && steps === undefined && !isUsual(selector) && known.has(target),
    )
    const shut = targets
      .filter(target => target.callers.some(({ address }) => address === by.address))
      .flatMap(target => shutTo(stage, controllers, screening, { by, target, open }))
    // whoever commands what the token asks may make himself one whom it lets take
    const seizures = seizuresBy(stage, targets[0], by).filter(call => !done.has(saidBy(call)))
    return {
      by,
      told: toldBy(stage, controllers, by, own),
      writing: shapesOfEach(own)
        .slice(0, 2 * mostFunctions)
        .map(call => ({ call, guarded: !open.has(functionOf(call)) }))
        .filter(({ call, guarded }) => !guarded || !telling.has(officeOf(call)))
        .map(({ call, guarded }) => ({ seed: inputsOf(withRoom(call)), guarded })),
      shut: [
        ...shut.slice(0, mostFunctions).map(seeds => ({ seeds: seeds.map(seed => inputsOf(withRoom(seed))) })),
        ...seizures.slice(0, 1).map(call => ({ seeds: [inputsOf(call)], fixed: [asMuch(call)] })),
        ...askingMore(stage, screening, { by, targets, open }).map(call => ({ seeds: [inputsOf(call)], fixed: [asSaid(call)] })),
      ],
    }
  })
  return plans.filter(({ writing, shut }) => shut.length > 0 || writing.some(({ guarded }) => guarded))
}

/** Who is to lose something, who is to have it, and how much about: the lower half of an amount may be what a door is opened with. */
function asMuch({ calldata }: PowerCall): Fixed {
  const amount = calldata.slice(-64).replace(/^(?:00)*/, '').length / 2
  return { before: 0, at: 4, count: 96 - Math.floor(amount / 2) }
}

/** All that a call says. */
const asSaid = ({ calldata }: PowerCall): Fixed => ({ before: 0, at: 4, count: (calldata.length - 10) / 2 })

/** Most functions of which more is asked than they give. */
const mostAsking = 4

/** Calls that ask for something, for himself or of a holder, where a function that only he may call let him in with nothing alone. */
function askingMore(
  stage: Stage,
  { calls, accepted }: Screening,
  { by, targets, open }: { readonly by: Caller; readonly targets: readonly Target[]; readonly open: ReadonlySet<string> },
): PowerCall[] {
  const known = new Set(targets.map(({ address }) => address))
  const done = new Set(accepted)
  const offices = new Set(accepted.filter(({ caller, steps }) => caller === by.address && steps === undefined).map(functionOf))
  const refused = calls.filter(
    call => call.caller === by.address && call.steps === undefined && known.has(call.target) && !done.has(call) && !isUsual(call.selector),
  )
  const asking = refused.filter(
    call =>
      offices.has(functionOf(call)) &&
      !open.has(functionOf(call)) &&
      asksMuch.test(call.calldata.slice(10)) &&
      [by.address, stage.actors.buyer].some(account => names(call.calldata, account)),
  )
  return firstOfEach(asking, 1, functionOf).slice(0, mostAsking)
}

const isUsual = (selector: string): boolean => [moves, givesUp, signed].some(set => set.has(selector))
/** Whether a function changes something, and is none that every token has for everybody, or that gives up an office. */
export const mayBeTried = (found: ContractFunction): boolean => changesState(found) && !isUsual(found.selector)
const saidBy = ({ caller, target, calldata }: PowerCall): string => `${caller} ${target} ${calldata}`
const withRoom = (call: PowerCall): PowerCall => ({ ...call, calldata: call.calldata + spare })

/** Calls of each length, the last of them. */
const shapesOf = (all: readonly PowerCall[]): PowerCall[] =>
  [...new Map(all.map(call => [call.calldata.length, call])).values()].slice(0, mostShapes)

/** Of each function and length the tamest call that went through, and then the wildest. */
function shapesOfEach(all: readonly PowerCall[]): PowerCall[] {
  const wildness = ({ calldata }: PowerCall) => calldata.split('f').length
  const tame = [...all].sort((a, b) => wildness(a) - wildness(b))
  const first = (some: readonly PowerCall[]) => firstOfEach(some, 1, call => `${functionOf(call)} ${call.calldata.length}`)
  return [...new Set([...first(tame), ...first(tame.reverse())])]
}

/** What was tried of each function that let neither him nor a stranger in. */
function shutTo(
  stage: Stage,
  { delegates }: Controllers,
  { calls, accepted }: Screening,
  { by, target, open }: { readonly by: Caller; readonly target: Target; readonly open: ReadonlySet<string> },
): PowerCall[][] {
  const offices = new Set(accepted.map(officeOf))
  const doorAt = (selector: string) => ({ caller: by.address, target: target.address, selector })
  return target.functions
    .filter(found => mayBeTried(found) && !open.has(functionOf(doorAt(found.selector))) && !offices.has(officeOf(doorAt(found.selector))))
    .map(({ selector }) => {
      const own = calls.filter(call => officeOf(call) === officeOf(doorAt(selector)))
      const lent = delegates ? shapesOf(own).flatMap(call => lentTo(stage, call) ?? []) : []
      return [...new Set([...lent, ...shapesOf(own), callBy(by, target.address, selector)])]
    })
}

/** What else he can say to functions that let him in; what is to be called later is said like everything else. */
function toldBy(stage: Stage, { targets }: Controllers, by: Caller, own: readonly PowerCall[]): Plan['told'] {
  const offices = new Set(own.map(functionOf))
  const passing = targets.flatMap(target => {
    const functions = target.functions.filter(
      found => found.arguments.includes('bytes') && offices.has(functionOf({ target: target.address, selector: found.selector })),
    )
    if (functions.length === 0) return []
    const inner = targets.flatMap(one => innerCalls(stage, one, by, one.functions.filter(mayBeTried)))
    return functions.flatMap(found => furtherCallsTo(stage, target, by, found, { words: [], texts: [], inner }))
  })
  const told = new Map<string, Uint8Array[]>()
  for (const one of [...passing, ...own].map(inputsOf)) {
    const some = told.get(doorOf(one)) ?? []
    told.set(doorOf(one), some)
    if (some.length < mostTold) some.push(one.data)
  }
  return told
}

/** What goes through for somebody with a say and for no stranger, with code of ours. */
export function lentIn(stage: Stage, { delegates }: Controllers, screening: Screening): PowerCall[] {
  if (!delegates) return []
  const { accepted } = screening
  const open = openIn(screening)
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
