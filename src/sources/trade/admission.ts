import type { Rpc } from '../evm/pool.ts'
import { inPlaceOf } from './excuses.ts'
import { type Found, tried } from './opening.ts'
import type { Stage } from './stage.ts'
import type { PowerCall } from './trials.ts'

/**
 * A call that anybody can make for himself, and without which he cannot buy: he joins, agrees or registers. It must do so for the second
 * who makes it as well, because what only the first can have, such as an office, lets nobody else in.
 */
export async function findAdmission(rpc: Rpc, stage: Stage, calls: readonly PowerCall[]): Promise<Found | undefined> {
  const { stranger, bystander, buyer } = stage.actors
  const own = calls.flatMap((call): PowerCall[] => {
    if (call.by.role !== 'stranger' || call.value !== undefined || call.steps !== undefined) return []
    // one that names others lets those in
    if (call.calldata.toLowerCase().includes(buyer.slice(2))) return []
    const calldata = inPlaceOf(stranger, bystander, call.calldata)
    return [{ ...call, caller: bystander, by: { ...call.by, address: bystander }, calldata, steps: [call] }]
  })
  const { opening } = await tried(rpc, stage, own)
  if (!opening) return undefined
  const { target, selector, calldata } = opening
  return {
    stage: { ...stage, admission: account => ({ to: target, data: inPlaceOf(bystander, account, calldata) }) },
    how: proof => ({ own: { target, selector }, proof }),
  }
}
