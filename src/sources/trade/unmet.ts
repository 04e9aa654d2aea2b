import { asks, fieldsIn, onlyFor, storedIn } from '../evm/paths/asking.ts'
import { isTurned, type OneWay } from '../evm/paths/every-way.ts'
import type { State } from '../evm/paths/state.ts'
import type { Rpc } from '../evm/pool.ts'
import type { Target } from './controllers/doors.ts'
import { numberOf } from './machine-state.ts'
import type { Stage } from './stage.ts'
import type { PowerCall } from './trials.ts'
import { machineFor, type Says } from './whole-ways.ts'

/**
 * Functions of a contract that let somebody in who is known, and may let in others whom nobody has met: whoever stands in a list of it as
 * well, where nobody got in by that, or whom another contract names. Of a function whose ways are not all known nothing is said.
 */
export async function letInOthers(
  rpc: Rpc,
  stage: Stage,
  known: State,
  { contract, accepted }: { readonly contract: Target; readonly accepted: readonly PowerCall[] },
): Promise<readonly string[]> {
  const { look, waysOf } = machineFor(rpc, stage, known)
  const own = numberOf(contract.address)
  const callers = new Map<string, Set<bigint>>()
  for (const { target, selector, caller } of accepted) {
    // what one who has other code in the laboratory says to himself is said to that
    if (target !== contract.address || caller === target) continue
    const some = callers.get(selector) ?? new Set()
    callers.set(selector, some.add(numberOf(caller)))
  }
  const stranger = numberOf(stage.actors.stranger)
  const doors = [...callers].filter(([, some]) => !some.has(stranger))
  const found = await look((state): ReturnType<Says<readonly string[]>> => {
    const each = doors.map(([selector, some]) => ({ selector, some, ...waysOf(state, own, [selector]) }))
    const unread = each.flatMap(one => one.unread)
    if (unread.length > 0) return { says: undefined, unread }
    return { says: each.flatMap(({ selector, some, through = [] }) => (mayLetIn(through, some, own) ? [selector] : [])), unread }
  })
  return found === undefined ? [] : found
}

function mayLetIn(ways: readonly OneWay[], callers: ReadonlySet<bigint>, own: bigint): boolean {
  const doing = ways.filter(({ writes, sent }) => writes.length + sent.length > 0)
  const rivals = doing.flatMap(onlyFor)
  const isElsewhere = rivals.some(rival => {
    const at = storedIn(rival)
    return at !== undefined && at.account !== own
  })
  const isListed = doing.some(
    way =>
      onlyFor(way).length === 0 &&
      way.forks.some(fork => isTurned(way, fork) && asks(fork.condition) && fieldsIn(fork.condition).some(one => one.own)),
  )
  const named = new Set(rivals.map(({ value }) => value))
  return isElsewhere || (isListed && rivals.length > 0 && [...callers].every(caller => named.has(caller)))
}
