import { hexNumber } from '../evm/block.ts'
import { type Asking, asksWho } from '../evm/paths/asking.ts'
import type { State } from '../evm/paths/state.ts'
import type { Rpc } from '../evm/pool.ts'
import { emptyWords, numberOf, seenIn, withoutCodeAt } from './machine-state.ts'
import { inputsOf } from './plans.ts'
import type { Stage } from './stage.ts'
import type { PowerCall } from './trials.ts'

/** Steps of our own machine for one function, and times that it is looked at. */
const [mostWork, mostLooks] = [300_000, 2]

/**
 * Whether a function is seen to ask who calls, and not only what he has there by now: such is nobody's by name. Nor is what
 * contracts are let do whose own functions are tried.
 */
export async function favours(
  rpc: Rpc,
  stage: Stage,
  known: State,
  { target, calldata }: Pick<PowerCall, 'target' | 'calldata'>,
  tried: readonly string[] = [],
): Promise<boolean> {
  const besides = new Set(tried.map(numberOf))
  const caller = stage.actors.stranger
  const call = inputsOf({ caller, target, calldata: calldata + emptyWords })
  const named = ({ by, writes }: Asking) => by.some(field => field === undefined || !writes.some(one => one?.field === field))
  const asked = await seenIn(rpc, hexNumber(stage.header.number), withoutCodeAt(known, caller), mostLooks, state => {
    const asking = asksWho(state, call, { left: mostWork }, besides)
    return { says: asking.asks === undefined ? undefined : named(asking), unread: asking.unread }
  })
  return asked === true
}
