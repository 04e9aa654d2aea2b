import type { Rpc } from '../evm/pool.ts'
import { changeOf, growthOf } from './changes.ts'
import type { Proving } from './confirm.ts'
import { owedAnyway } from './excuses.ts'
import { runOnce } from './runs.ts'
import type { Stage } from './stage.ts'
import { wordIn } from './transactions.ts'
import { callBy, type PowerCall } from './trials.ts'
import { counted } from './units.ts'

/** Of what there is, what everybody may be counted to have more in a day, in parts: one of ten. */
const mostOfAll = 10n
/** Calls at once, and then hours after each of which it is called once more. */
const [atOnce, hours] = [100, 22]

/**
 * Whether a mint that anybody may set going only counts all alike in other units, once the pool has been told to look: all of it that there
 * is in a day, with a hundred calls at once, is a tenth at most. A pool that has not looked has some for whoever asks first.
 */
export async function isTide(rpc: Rpc, stage: Stage, call: PowerCall, reading: Proving): Promise<boolean> {
  const { pool } = stage.route
  if (call.steps !== undefined || call.wait !== undefined || call.value !== undefined) return false
  if (pool.design !== 'uniswap v2' && pool.design !== 'solidly') return false
  const look = callBy(call.by, pool.address, syncOfPair)
  const once: PowerCall = { ...look, caller: call.caller, steps: [call] }
  const first = (await runOnce(rpc, stage, once, [], reading)).outcomes
  // most give it to somebody, and one question tells
  if (!counted(stage, first, call.caller)) return false
  const steps = [
    ...Array.from({ length: atOnce }, () => call),
    ...Array.from({ length: hours }, (): PowerCall => ({ ...call, wait: 3_600 })),
  ]
  const { outcomes } = await runOnce(rpc, stage, { ...once, steps, wait: hours * 3_600 }, [], reading)
  const [supply, grown] = [wordIn(outcomes, 'before/supply'), changeOf(outcomes, 'supply')]
  return supply !== undefined && grown !== undefined && grown * mostOfAll <= supply && counted(stage, outcomes, call.caller)
}

/** sync() of pairs. */
export const syncOfPair = '0xfff6cae9'

/** Most calls of strangers that are looked at. */
const mostOwed = 3

/**
 * Whether what somebody makes by several steps is no more than what a stranger enters into the books by one call of his own, which time
 * has earned for others. `strangers` are calls that went through for one and showed that there is more.
 */
export async function enteredOnTheWay(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { amount, strangers, reading }: { readonly amount: bigint; readonly strangers: readonly PowerCall[]; readonly reading: Proving },
): Promise<boolean> {
  if (call.steps === undefined) return false
  const found = await Promise.all(
    strangers.slice(0, mostOwed).map(async one => {
      const { outcomes } = await runOnce(rpc, stage, one, [], reading)
      const made = growthOf(outcomes)
      if (amount * 20n > made * 21n) return false
      return owedAnyway(rpc, stage, one, { minted: { amount: made }, reading })
    }),
  )
  return found.includes(true)
}
