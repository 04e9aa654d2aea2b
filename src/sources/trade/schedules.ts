import { changesState } from '../evm/code.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { keyOf } from './harmless.ts'
import type { Screening } from './powers.ts'
import { numbersIn } from './said.ts'
import { firstOfEach, functionOf, type PowerCall } from './trials.ts'

/** Calls that make tokens for whoever calls them, settings of one function, and all of both. */
const [mostMaking, mostOfSetting, mostOfAll] = [2, 5, 24]
/** Numbers, and nothing else. */
const numbers = /^u?int\d*(?:,u?int\d*)*$/

/**
 * What makes tokens for whoever calls it, in its own time, behind settings that only somebody with a say may make: he may say since
 * when, or how much for each second; some have a share in that, and a stranger has none. `settings` are calls that went through for him.
 */
export function scheduledCalls(target: Target, by: Caller, settings: readonly PowerCall[], suspects: Screening['suspects']): PowerCall[] {
  // who says himself how much it is needs no setting for that
  const isHis = (call: PowerCall) => call.caller === by.address && numbersIn(call).length === 0
  const making = suspects
    .filter(({ kind, call }) => kind === 'mints' && call.steps === undefined && call.target === target.address)
    .flatMap(({ call }) => (call.by.role === 'stranger' || isHis(call) ? [call] : []))
  if (making.length === 0) return []
  const open = new Set(making.map(functionOf))
  const numeric = new Set(target.functions.flatMap(one => (changesState(one) && numbers.test(one.arguments) ? [one.selector] : [])))
  // what is least like a share stands last among what was tried
  const last = [...settings].reverse().filter(call => numeric.has(call.selector) && !open.has(functionOf(call)))
  const steps = firstOfEach([...new Map(last.map(step => [keyOf(step), step])).values()], mostOfSetting, ({ selector }) => selector)
  return firstOfEach(making, mostMaking, functionOf)
    .flatMap(call => steps.map(step => ({ ...call, caller: by.address, by, steps: [step] })))
    .slice(0, mostOfAll)
}
