import type { ContractFunction } from '../../evidence/contract.ts'
import { encodeCall } from '../evm/abi.ts'
import { changesState } from '../evm/code.ts'
import { erc20 } from '../evm/selectors.ts'
import { bargainCalls } from './bargains.ts'
import { amountIn, callsTo, furtherCallsTo, innerCalls, longerCallsTo, seizuresBy, spokenFor } from './calls.ts'
import { inARise, inTheGap, ladder } from './climbs.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { givesUp, handsBack } from './dictionary.ts'
import { echoedCalls } from './echoed.ts'
import { filedCalls } from './filed.ts'
import { forHimself } from './for-himself.ts'
import { takesCalls } from './further.ts'
import { asksMuch, firstSteps, harmless, keyOf, names } from './harmless.ts'
import { inParts } from './in-parts.ts'
import { writtenAllowances } from './noted.ts'
import { openIn, type Screening, type Suspect } from './powers.ts'
import { proposedCalls } from './proposed.ts'
import { often, repeated, steep } from './repeated.ts'
import { inARow } from './row.ts'
import { scheduledCalls } from './schedules.ts'
import type { Stage } from './stage.ts'
import { callBy, firstOfEach, functionOf, type PowerCall } from './trials.ts'
import { usual } from './usual.ts'

/** Calls of one function that are hard to guess. */
const mostFurther = 54
export const onlyNumbers = /^u?int\d*$/
/** Words of which one is a number at least. */
const plainNumbers = /^(?=.*int)(?:(?:u?int\d*|address|bool),?)+$/
/** Calls with one number of a function that takes other words besides. */
const mostOfRung = 2

/**
 * What is tried after the first screening. A function of one number that refused some is climbed step by step. A call that
 * was refused is tried again after its caller has made itself everything that it could.
 */
export function secondCalls(stage: Stage, controllers: Controllers, { calls, accepted, suspects }: Screening): PowerCall[] {
  const guilty = new Set(suspects.map(({ call }) => keyOf(call)))
  const passed = new Set(accepted)
  const { compared, bits } = controllers.thresholds
  const anybodysToo = openIn({ accepted })
  const offices = controllers.targets.slice(1).flatMap(({ words = [] }) => words.map(name => name.slice(2)))
  const commanders = controllers.targets.flatMap(target => target.callers.map(by => ({ target, by })))
  return [
    ...anybodys(stage, controllers, { accepted, guilty }),
    ...commanders.flatMap(({ target, by }) => {
      const own = accepted.filter(call => call.caller === by.address && call.target === target.address)
      const open = new Set(
        accepted.filter(call => call.by.role === 'stranger' && call.target === target.address).map(({ selector }) => selector),
      )
      const may = new Set(own.map(({ selector }) => selector).filter(selector => !open.has(selector)))
      const functions = target.functions.filter(changesState)
      const high = new Set(
        suspects.filter(({ kind, strength }) => kind === 'raises the sell tax' && strength >= 0.5).map(({ call }) => call.selector),
      )
      const turnedDown = calls.filter(call => call.caller === by.address && !passed.has(call))
      const refused = new Set(turnedDown.map(({ selector }) => selector))
      const climbed = functions.filter(
        found => may.has(found.selector) && plainNumbers.test(found.arguments) && !high.has(found.selector) && refused.has(found.selector),
      )
      // one number by itself shows best what bounds it
      const climbs = [
        ...climbed.filter(found => onlyNumbers.test(found.arguments)),
        ...climbed.filter(found => !onlyNumbers.test(found.arguments)),
      ].flatMap(found => ladder.flatMap(value => callsTo(stage, target, by, found, { values: [value] }).slice(0, mostOfRung)))
      const gaps = climbed.flatMap(found => {
        const isOf = ({ selector }: PowerCall) => selector === found.selector
        const turned = turnedDown.filter(call => isOf(call) && call.target === target.address)
        return inTheGap(own.filter(isOf), turned).flatMap(value =>
          callsTo(stage, target, by, found, { values: [value] }).slice(0, mostOfRung),
        )
      })
      const his = suspects.filter(({ call }) => call.caller === by.address)
      const selectorsOf = (isOne: (suspect: Suspect) => boolean) => new Set(his.filter(isOne).map(({ call }) => call.selector))
      const suspected = selectorsOf(() => true)
      const stopping = selectorsOf(({ kind }) => kind === 'blocks all sales')
      // what stops sales may be far too much of a tax, which says nothing of how much of one is let through
      const beyondStops = selectorsOf(({ kind }) => kind !== 'blocks all sales')
      // a little more of a tax may be all that a guess came to
      const grave = selectorsOf(({ kind, strength }) => kind !== 'raises the sell tax' || strength >= 0.5)
      // a bound on each step is none on where they lead
      const upwards = functions
        .filter(found => may.has(found.selector) && onlyNumbers.test(found.arguments) && !high.has(found.selector))
        .flatMap(found => [1n, 100n].flatMap(unit => inARise(unit, value => callsTo(stage, target, by, found, { values: [value] })[0])))
      // of what is bounded each time as much as may be, besides
      const bounded = climbed
        .filter(found => onlyNumbers.test(found.arguments) && !grave.has(found.selector))
        .flatMap(found => steep.flatMap(value => callsTo(stage, target, by, found, { values: [value] }).slice(0, 1)))
      // what only marks somebody marks him once
      const adding = new Set(functions.flatMap(one => (one.arguments === '' || /int/.test(one.arguments) ? [one.selector] : [])))
      const again = [
        ...repeated(
          own.filter(({ selector }) => may.has(selector) && !givesUp.has(selector) && adding.has(selector)),
          { grave, stopping, compared },
        ),
        ...bounded.map(call => often(call)),
      ]
      const grades = functions
        .filter(found => may.has(found.selector) && /int/.test(found.arguments) && !grave.has(found.selector))
        .flatMap(found => callsTo(stage, target, by, found, { values: [...compared, ...bits, ...small, ...drawersOf(stage.actors.buyer)] }))
      const shut = functions.filter(({ selector }) => !may.has(selector) && !open.has(selector))
      // what a contract lets itself do, also to those who may do it themselves
      const others = turnedDown.filter(({ calldata }) => names(calldata, stage.actors.buyer)).map(({ selector }) => selector)
      const shared = functions.filter(({ selector }) => open.has(selector) && others.includes(selector) && !usual.has(selector))
      const inner = innerCalls(stage, target, by, [...shut, ...shared])
      const further = functions
        .filter(found => !open.has(found.selector) || isFavoured(by, found, calls, passed))
        // a little more of a tax under a name may be all that the first number came to
        .filter(({ selector, arguments: types }) => !(plainNumbers.test(types) ? beyondStops : grave).has(selector))
        // whom all else refuses is tried with what is hardest to guess
        .filter(found => may.size > 0 || isOpaque(found))
        .flatMap(found => furtherCallsTo(stage, target, by, found, { ...controllers, inner }).slice(0, mostFurther))
      // a contract that the token asks may give him the office that the token then respects
      const elsewhere =
        target === controllers.targets[0]
          ? accepted.filter(call => call.caller === by.address && call.target !== target.address && !anybodysToo.has(functionOf(call)))
          : []
      const done = firstSteps(stage, { own, elsewhere, guilty, open, offices })
      // whoever proposed himself accepts
      const accepting = shut.flatMap(one => (one.arguments === '' && !givesUp.has(one.selector) ? callsTo(stage, target, by, one) : []))
      const steps = done.length > 0 ? [...done, ...accepting.slice(0, 4)] : []
      // what is due to him elsewhere he may collect, as everybody may
      const collecting = elsewhere.length > 0 ? functions.filter(one => open.has(one.selector) && one.arguments === '') : []
      const idle = functions.filter(found => open.has(found.selector) && isIdle(found, calls, passed))
      // who has made himself the one that speaks for others
      const spoken = functions
        .filter(({ selector }) => selector === erc20.transfer)
        .flatMap(found => callsTo(stage, target, by, found).filter(({ calldata }) => names(calldata, by.address)))
        .slice(0, 1)
        .map(call => spokenFor(call, stage.actors.buyer))
      const behind =
        steps.length > 0
          ? [
              ...seizuresBy(stage, target, by),
              ...spoken,
              ...[...collecting, ...shut, ...idle].flatMap(one => behindDoors(stage, target, by, one)),
            ].map(call => ({
              ...call,
              steps,
            }))
          : []
      // who pays may stand in data that a pool hands back
      const owing = (steps.length > 0 ? shut : [])
        .filter(found => handsBack.test(found.arguments))
        .flatMap(found => callsTo(stage, target, by, found).filter(({ calldata }) => names(calldata, stage.actors.buyer)))
        .map(call => ({ ...call, steps }))
      // one step may shut the door that another opens: who has blocked himself mints nothing
      const doors = [...new Set(steps.map(({ selector }) => selector))]
      const apart = (doors.length > 1 ? doors : []).flatMap(door =>
        shut
          .flatMap(found => callsTo(stage, target, by, found).slice(0, 2))
          .map(call => ({ ...call, steps: steps.filter(({ selector }) => selector === door) })),
      )
      const quiet = own.filter(call => may.has(call.selector) && !suspected.has(call.selector) && !givesUp.has(call.selector))
      const refusing = functions.filter(({ selector }) => refused.has(selector) && !open.has(selector))
      const rows = shut.length > 0 && quiet.length > 0 ? inARow(stage, target, by, quiet, shut) : []
      return [
        ...climbs.slice(0, 120),
        ...gaps.slice(0, 24),
        ...upwards.slice(0, 12),
        ...again.slice(0, 24),
        ...grades.slice(0, 108),
        ...further.slice(0, may.size > 0 ? 2 * mostFurther : 24),
        ...behind.slice(0, 60),
        ...owing.slice(0, 8),
        ...paidCalls(stage, controllers, target, by, elsewhere).slice(0, 12),
        ...bargainCalls(stage, target, by, { functions, settings: [...quiet, ...elsewhere], words: controllers.words }),
        ...scheduledCalls(target, by, [...quiet, ...elsewhere], suspects),
        ...proposedCalls(stage, target, by, { functions, quiet }),
        ...echoedCalls(stage, target, by, { quiet, shut, refusing, compared }),
        ...writtenAllowances(stage, target, by, { functions, taking: seizuresBy(stage, target, by) }).slice(0, 8),
        ...shut.flatMap(found => longerCallsTo(stage, target, by, found)).slice(0, 24),
        ...apart.slice(0, 60),
        ...rows.slice(0, 24),
        ...inParts(stage, target, by, { own, may, grave, words: controllers.words, tried: calls }),
        ...forHimself(stage, controllers, target, by, { quiet, shut }),
        ...filedCalls(functions, {
          quiet,
          refused: turnedDown.filter(call => call.target === target.address),
        }),
      ]
    }),
  ]
}

/** Whether somebody may do for all what others may do for themselves alone. */
const isFavoured = (
  { address }: Caller,
  { selector }: ContractFunction,
  calls: readonly PowerCall[],
  passed: ReadonlySet<PowerCall>,
): boolean => {
  const own = calls.filter(call => call.selector === selector && (call.caller === address || call.by.role === 'stranger'))
  return own.every(call => passed.has(call) || call.by.role === 'stranger') && own.some(call => !passed.has(call))
}

/**
 * What everybody may who asks for nothing, such as to draw on a line of credit, is shut to whoever asks for more: whether calls
 * that say a number beside whom they name were all refused.
 */
function isIdle({ selector }: ContractFunction, calls: readonly PowerCall[], passed: ReadonlySet<PowerCall>): boolean {
  if (usual.has(selector)) return false
  const asking = calls.filter(call => call.selector === selector && asksMuch.test(call.calldata.slice(10)))
  return asking.length > 0 && !asking.some(call => passed.has(call))
}

/** What is tried of a function that may be open now: of one that may file an account under a mode the modes of the pool as well. */
function behindDoors(stage: Stage, target: Target, by: Caller, found: ContractFunction): PowerCall[] {
  const usual = callsTo(stage, target, by, found).slice(0, 6)
  // a number alone may be how much he is given
  if (/^uint(?:96|128|256)$/.test(found.arguments))
    return [...callsTo(stage, target, by, found, { values: [amountIn(stage)] }), ...usual.slice(1)]
  if (!/^address,uint\d+$/.test(found.arguments)) return usual
  const modes = callsTo(stage, target, by, found, { values: [2n, 3n] }).filter(({ calldata }) => names(calldata, stage.route.pool.address))
  return [...usual, ...modes]
}

/** What may take another coin in payment, called by somebody who has made himself some of that and lets it be taken. */
function paidCalls(stage: Stage, { targets }: Controllers, target: Target, by: Caller, elsewhere: readonly PowerCall[]): PowerCall[] {
  const functions = target.functions.filter(found => changesState(found) && !usual.has(found.selector) && !givesUp.has(found.selector))
  const coins = targets.filter(({ functions }) => functions.some(({ selector }) => selector === erc20.approve))
  return coins.flatMap(coin => {
    const made = firstOfEach(
      elsewhere.filter(({ target: maker, calldata, caller }) => maker === coin.address && names(calldata, caller)),
      1,
      ({ selector }) => selector,
    )
    if (made.length === 0) return []
    const calldata = encodeCall('approve(address,uint256)', target.address, 2n ** 256n - 1n)
    const allowed = callBy(by, coin.address, calldata)
    return functions
      .flatMap(found => callsTo(stage, target, by, found, { values: [amountIn(stage)] }).slice(0, 2))
      .map(call => ({ ...call, steps: [...made, allowed] }))
  })
}

const isOpaque = ({ arguments: types }: ContractFunction): boolean => /bytes(?!\d)|string|\(|\[/.test(types) || types === 'uint256'

/** What anybody may do over the head of a holder, such as hand in a signature, and the transfer that it would be for. */
function anybodys(
  stage: Stage,
  { targets: [token, ...others] }: Controllers,
  { accepted, guilty }: { readonly accepted: readonly PowerCall[]; readonly guilty: ReadonlySet<string> },
): PowerCall[] {
  const ownAt = (contract: Target) => accepted.filter(({ by, target }) => by.role === 'stranger' && target === contract.address)
  const elsewhere = others.flatMap(other => {
    const own = ownAt(other)
    return own[0] ? takenByAnybody(stage, other, own[0].by, { own, guilty }).slice(0, mostElsewhere) : []
  })
  const own = ownAt(token)
  const [any] = own
  if (!any) return elsewhere
  const nested = token.functions
    .filter(found => takesCalls(found.arguments) && changesState(found) && !usual.has(found.selector))
    .flatMap(found => furtherCallsTo(stage, token, any.by, found, { words: [], texts: [] }).slice(0, 4))
  const taking = [...nested.slice(0, 12), ...takenByAnybody(stage, token, any.by, { own, guilty }), ...elsewhere]
  const steps = harmless(own, guilty, new Set(), stage).filter(({ calldata }) => names(calldata, stage.actors.buyer))
  if (steps.length === 0) return taking
  const transfers = seizuresBy(stage, token, any.by).map(call => ({ ...call, steps: steps.slice(0, 8) }))
  return [...taking, ...transfers]
}

/** Calls at each other contract that offices there may open. */
const mostElsewhere = 24

/** An office that is open to whoever comes, and what its holder may do. */
function takenByAnybody(
  stage: Stage,
  target: Target,
  by: Caller,
  { own, guilty }: { readonly own: readonly PowerCall[]; readonly guilty: ReadonlySet<string> },
): PowerCall[] {
  const open = new Set(own.map(({ selector }) => selector))
  // an office is his whom the call names
  const first = [...own.filter(({ calldata }) => names(calldata, by.address)), ...own]
  const steps = firstOfEach(
    first.filter(call => call.steps === undefined && !usual.has(call.selector) && !guilty.has(keyOf(call))),
    1,
    ({ selector }) => selector,
  ).slice(0, 4)
  const shut = target.functions.filter(changesState).filter(({ selector }) => !open.has(selector) && !givesUp.has(selector))
  return steps.flatMap(step =>
    shut
      .flatMap(found =>
        callsTo(stage, target, by, found)
          .slice(0, 6)
          .map(call => ({ ...call, steps: [step] })),
      )
      .slice(0, 36),
  )
}

/** Grades and modes that a function may know, beside nothing, one and the shares of the dictionary. */
const small: readonly bigint[] = [2n, 3n, 4n, 5n, 7n, 10n]
/** Where a contract files accounts in few drawers, it is by their last bits or by their first: a byte of either. */
const drawersOf = (account: string): bigint[] => [BigInt(`0x${account.slice(-2)}`), BigInt(account.slice(0, 4))]
