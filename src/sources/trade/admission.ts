import type { Rpc } from '../evm/pool.ts'
import { inPlaceOf } from './arguments.ts'
import { names } from './harmless.ts'
import { calledFor, type Found, tried } from './opening.ts'
import type { Stage } from './stage.ts'
import type { PowerCall } from './trials.ts'

/**
 * A call that anybody can make for all, or for himself: he joins, agrees or registers. It must let in the second who makes it as well,
 * because what only the first can have, such as an office, lets nobody else in.
 */
export async function findAdmission(rpc: Rpc, stage: Stage, calls: readonly PowerCall[]): Promise<Found | undefined> {
  const { stranger, bystander, buyer } = stage.actors
  // what is done for the one who trades later says nothing of others
  const strangers = calls.filter(
    ({ by, value, steps, calldata }) =>
      by.role === 'stranger' && value === undefined && steps === undefined && !names(calldata, buyer) && !names(calldata, bystander),
  )
  const own = strangers.map((call): PowerCall => {
    const calldata = inPlaceOf(stranger, bystander, call.calldata)
    return { ...call, caller: bystander, by: { ...call.by, address: bystander }, calldata, steps: [call] }
  })
  const [forAll, forHim] = await Promise.all([tried(rpc, stage, strangers), tried(rpc, stage, own)])
  // of several doors nobody knows which people are shown: where one leads to worse sales, none is told
  if (forHim.worse) return undefined
  if (forAll.opening) return calledFor(stage, forAll.opening, forAll.worse)
  if (!forHim.opening) return undefined
  const { target, selector, calldata } = forHim.opening
  const admission = (account: string) => ({ to: target, data: inPlaceOf(bystander, account, calldata) })
  return { stage: { ...stage, admission }, how: proof => ({ own: { target, selector, calldata: admission(buyer).data }, proof }) }
}
