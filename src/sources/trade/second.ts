import { changesState } from '../evm/code.ts'
import type { Controllers } from './controllers/discover.ts'
import { givesUp } from './dictionary.ts'
import { callsTo, type Screening } from './powers.ts'
import type { Stage } from './stage.ts'
import type { PowerCall } from './trials.ts'

/** Shares in percent, per mille and basis points between nothing and all. */
const ladder: readonly bigint[] = [
  2n,
  3n,
  5n,
  8n,
  10n,
  12n,
  15n,
  20n,
  25n,
  30n,
  40n,
  50n,
  75n,
  90n,
  100n,
  300n,
  500n,
  1_000n,
  2_000n,
  3_000n,
  5_000n,
  9_000n,
]
export const onlyNumbers = /^u?int\d*$/

/**
 * What is tried after the first screening. A function of one number that refused some is climbed step by step. A call that
 * was refused is tried again after its caller has made itself everything that it could.
 */
export function secondCalls(stage: Stage, controllers: Controllers, { calls, accepted, suspects }: Screening): PowerCall[] {
  const guilty = new Set(suspects.map(({ call }) => keyOf(call)))
  const passed = new Set(accepted)
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
      const climbs = functions
        .filter(found => may.has(found.selector) && onlyNumbers.test(found.arguments) && !high.has(found.selector))
        .filter(found => calls.some(call => call.caller === by.address && call.selector === found.selector && !passed.has(call)))
        .flatMap(found => ladder.flatMap(value => callsTo(stage, target, by, found, { values: [value] })))
      const suspected = new Set(suspects.filter(({ call }) => call.caller === by.address).map(({ call }) => call.selector))
      const grades = functions
        .filter(found => may.has(found.selector) && /int/.test(found.arguments) && !suspected.has(found.selector))
        .flatMap(found => callsTo(stage, target, by, found, { values: small }))
      const steps = harmless(own, guilty, open, stage).slice(0, 8)
      const shut = functions.filter(({ selector }) => !may.has(selector) && !open.has(selector))
      const seizure = functions
        .filter(({ selector }) => selector === transferFrom)
        .flatMap(found => callsTo(stage, target, by, found).slice(0, 2))
      const behind =
        steps.length > 0
          ? [...seizure, ...shut.flatMap(found => callsTo(stage, target, by, found).slice(0, 6))].map(call => ({ ...call, steps }))
          : []
      // one step may shut the door that another opens: who has blocked himself mints nothing
      const doors = [...new Set(steps.map(({ selector }) => selector))]
      const apart = (doors.length > 1 ? doors : []).flatMap(door =>
        shut
          .flatMap(found => callsTo(stage, target, by, found).slice(0, 2))
          .map(call => ({ ...call, steps: steps.filter(({ selector }) => selector === door) })),
      )
      return [...climbs.slice(0, 120), ...grades.slice(0, 48), ...behind.slice(0, 60), ...apart.slice(0, 60)]
    }),
  ]
}

/** What anybody may do over the head of a holder, such as hand in a signature, and the transfer that it would be for. */
function anybodys(
  stage: Stage,
  { targets: [token] }: Controllers,
  { accepted, guilty }: { readonly accepted: readonly PowerCall[]; readonly guilty: ReadonlySet<string> },
): PowerCall[] {
  const own = accepted.filter(({ by, target }) => by.role === 'stranger' && target === token.address)
  const [any] = own
  const steps = any ? harmless(own, guilty, new Set(), stage).filter(({ calldata }) => names(calldata, stage.actors.buyer)) : []
  if (!any || steps.length === 0) return []
  return token.functions
    .filter(({ selector }) => selector === transferFrom)
    .flatMap(found => callsTo(stage, token, any.by, found).slice(0, 2))
    .map(call => ({ ...call, steps: steps.slice(0, 8) }))
}

const names = (calldata: string, address: string): boolean => calldata.includes(address.slice(2).toLowerCase())

/**
 * Calls that changed nothing that anybody saw and may have opened a door: those that name the caller, alone or beside the
 * victim, and those without an argument.
 */
function harmless(own: readonly PowerCall[], guilty: ReadonlySet<string>, open: ReadonlySet<string>, { actors }: Stage): PowerCall[] {
  const quiet = own.filter(call => !guilty.has(keyOf(call)) && !open.has(call.selector) && !givesUp.has(call.selector))
  const toItself = quiet.filter(
    ({ caller, calldata }) => (names(calldata, caller) && !names(calldata, actors.buyer)) || calldata.length === 10,
  )
  const overVictim = quiet.filter(({ caller, calldata }) => names(calldata, caller) && names(calldata, actors.buyer))
  return [...firstEach(toItself), ...firstEach(overVictim)]
}

/** At most three calls of each function; one that takes back what another gave, by a last word of 0 for 1, is left out. */
function firstEach(calls: readonly PowerCall[]): PowerCall[] {
  const kept = calls.filter(
    ({ calldata }) => !calls.some(other => other.calldata === `${calldata.slice(0, -1)}1` && calldata.endsWith('0')),
  )
  return kept.filter((call, at) => kept.slice(0, at).filter(({ selector }) => selector === call.selector).length < 3)
}

/** transferFrom(address,address,uint256) */
const transferFrom = '0x23b872dd'
/** Grades and modes that a function may know, beside nothing, one and the shares of the dictionary. */
const small: readonly bigint[] = [2n, 3n, 4n, 5n, 7n, 10n]

const keyOf = ({ caller, target, calldata }: PowerCall): string => `${caller} ${target} ${calldata}`
