import { givesUp } from './dictionary.ts'
import { byNumbers, wordsIn } from './said.ts'
import type { Stage } from './stage.ts'
import { firstOfEach, type PowerCall } from './trials.ts'

/** The same for calls that are the same. */
export const keyOf = ({ caller, target, calldata, value }: PowerCall): string => `${caller} ${target} ${calldata} ${value}`

/** Whether a call names somebody. */
export const names = (calldata: string, address: string): boolean => calldata.includes(address.slice(2).toLowerCase())

/** Words of calldata of which one is a number, and not nothing. */
export const asksMuch = /^(?:.{64})*(?:f{30}|0{30}(?!0{34})).{34}/

/**
 * Calls that changed nothing that anybody saw and may have opened a door: those that name the caller, alone or beside the
 * victim, and those without an argument.
 */
export function harmless(
  own: readonly PowerCall[],
  guilty: ReadonlySet<string>,
  open: ReadonlySet<string>,
  { actors }: Stage,
): PowerCall[] {
  const quiet = own.filter(call => !guilty.has(keyOf(call)) && !open.has(call.selector) && !givesUp.has(call.selector))
  const toItself = quiet.filter(
    ({ caller, calldata }) => (names(calldata, caller) && !names(calldata, actors.buyer)) || calldata.length === 10,
  )
  const overVictim = quiet.filter(({ caller, calldata }) => names(calldata, caller) && names(calldata, actors.buyer))
  return [...inAscent(firstEach(toItself)), ...firstEach(largestAmounts(overVictim))]
}

/** Calls that are made before others, and those of them besides by which another contract gives an office. */
const [mostFirst, mostOffices] = [10, 4]

/** What somebody does here and elsewhere before he asks for more; `offices`: words that only the contracts know that give them. */
export function firstSteps(
  stage: Stage,
  {
    own,
    elsewhere,
    guilty,
    open,
    offices,
  }: {
    readonly own: readonly PowerCall[]
    readonly elsewhere: readonly PowerCall[]
    readonly guilty: ReadonlySet<string>
    readonly open: ReadonlySet<string>
    readonly offices: readonly string[]
  },
): PowerCall[] {
  const granted = harmless(elsewhere, guilty, new Set(), stage)
  const told = granted.filter(({ calldata }) => offices.some(name => calldata.includes(name)))
  return [...new Set([...[...harmless(own, guilty, open, stage), ...granted].slice(0, mostFirst), ...told.slice(0, mostOffices)])]
}

/** A call but for its amounts. */
const people = (call: PowerCall): string =>
  call.selector +
  wordsIn(call)
    .map(word => (/^(?:0{30}|f{30})/.test(word) ? '' : word))
    .join(' ')

/** What comes later writes over what came before: of calls that differ in amounts the largest is the last. */
function inAscent(calls: readonly PowerCall[]): PowerCall[] {
  const alike = new Map<string, PowerCall[]>()
  for (const call of calls) alike.set(people(call), [...(alike.get(people(call)) ?? []), call])
  return [...alike.values()].flatMap(all => all.sort(byNumbers))
}

/** Of calls that differ in amounts the one with the largest, and the largest at last. */
function largestAmounts(calls: readonly PowerCall[]): PowerCall[] {
  const largest = new Map<string, PowerCall>()
  for (const call of calls) {
    const rival = largest.get(people(call))
    if (!rival || byNumbers(call, rival) > 0) largest.set(people(call), call)
  }
  return [...largest.values()].sort(byNumbers)
}

/** As many as a contract has roles that one account may be given. */
const mostOfEach = 5

/** At most some calls of each function; one that takes back what another gave, by a last word of 0 for 1, is left out. */
function firstEach(calls: readonly PowerCall[]): PowerCall[] {
  const kept = calls.filter(
    ({ calldata }) => !calls.some(other => other.calldata === `${calldata.slice(0, -1)}1` && calldata.endsWith('0')),
  )
  return firstOfEach(kept, mostOfEach, ({ selector }) => selector)
}
