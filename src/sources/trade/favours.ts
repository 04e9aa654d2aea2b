import { hexNumber } from '../evm/block.ts'
import { isAccount } from '../evm/code.ts'
import { asksWho } from '../evm/paths/asking.ts'
import type { State } from '../evm/paths/state.ts'
import type { Rpc } from '../evm/pool.ts'
import { emptyWords, seenIn, withoutCodeAt } from './machine-state.ts'
import { inputsOf } from './plans.ts'
import type { Stage } from './stage.ts'
import type { PowerCall } from './trials.ts'

/** Steps of our own machine for one look at a function, and looks, as each contract that is called may call one more. */
const [mostWork, mostLooks] = [300_000, 8]

/**
 * Whether a function may ask who calls, and not only what he has there by now: it is seen to, or nobody saw all that it does. Whether
 * he is a certain contract, such as its own proxy, is no such question: what that can do is what its functions let others do.
 */
export async function favours(
  rpc: Rpc,
  stage: Stage,
  known: State,
  { target, calldata }: Pick<PowerCall, 'target' | 'calldata'>,
): Promise<boolean> {
  const caller = stage.actors.stranger
  const call = inputsOf({ caller, target, calldata: calldata + emptyWords })
  const asked = await seenIn(rpc, hexNumber(stage.header.number), withoutCodeAt(known, caller), mostLooks, state => {
    const { asks, by, writes, unread } = asksWho(state, call, { left: mostWork })
    const named = by.filter(({ fields }) => fields.length === 0 || fields.some(field => !writes.some(one => one?.field === field)))
    const codes = named.map(({ rival }) => (rival === undefined ? undefined : state.codes.get(rival)))
    const unknown = named.flatMap(({ rival }, at) => (rival !== undefined && codes[at] === undefined ? [{ account: rival }] : []))
    if (asks === undefined || unknown.length > 0) return { says: undefined, unread: [...unread, ...unknown] }
    return { says: codes.some(code => code === undefined || isAccount(code.length)), unread }
  })
  return asked !== false
}
