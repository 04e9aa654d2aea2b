import type { Rpc } from '../evm/pool.ts'
import { erc20 } from '../evm/selectors.ts'
import { changeOf, growthOf, isMore } from './changes.ts'
import type { Proving } from './confirm.ts'
import { owedAnyway } from './excuses.ts'
import { runOnce } from './runs.ts'
import { enlarged } from './said.ts'
import type { Stage } from './stage.ts'
import { wordIn } from './transactions.ts'
import { type PowerCall, syncOf } from './trials.ts'
import { counted } from './units.ts'

/** Of what there is, what everybody may be counted to have more in a day, in parts: one of ten. */
const mostOfAll = 10n
/** Calls at once, and then hours after each of which it is called once more. */
const [atOnce, hours] = [100, 22]

/**
 * Whether a mint that anybody may set going only counts all alike in other units, once the pool has been told to look: a hundred calls at
 * once bring no more than one, and all of a day a tenth at most. A pool that has not looked has some for whoever asks first.
 */
export async function isTide(rpc: Rpc, stage: Stage, call: PowerCall, reading: Proving): Promise<boolean> {
  if (call.wait !== undefined || call.value !== undefined) return false
  // what somebody allows others changes no units
  const { steps: before = [], ...bare } = call
  if (before.length > 0) return before.every(({ selector }) => selector === erc20.approve) && isTide(rpc, stage, bare, reading)
  const look = syncOf(stage, call.by)
  if (look === undefined) return false
  const once: PowerCall = { ...look, steps: [call] }
  const first = (await runOnce(rpc, stage, once, [], reading)).outcomes
  // most give it to somebody, and one question tells
  if (!counted(stage, first, call.caller)) return false
  // nor is there more of it for asking again
  const again = (await runOnce(rpc, stage, { ...once, steps: Array.from({ length: atOnce }, () => call) }, [], reading)).outcomes
  const [made, all] = [first, again].map(outcomes => changeOf(outcomes, 'supply'))
  if (made === undefined || all === undefined || isMore(all, made)) return false
  const steps = [
    ...Array.from({ length: atOnce }, () => call),
    ...Array.from({ length: hours }, (): PowerCall => ({ ...call, wait: 3_600 })),
  ]
  const { outcomes } = await runOnce(rpc, stage, { ...once, steps, wait: hours * 3_600 }, [], reading)
  const [supply, grown] = [wordIn(outcomes, 'before/supply'), changeOf(outcomes, 'supply')]
  return supply !== undefined && grown !== undefined && grown * mostOfAll <= supply && counted(stage, outcomes, call.caller)
}

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
  const { steps } = call
  if (steps === undefined) return false
  const found = await Promise.all(
    strangers.slice(0, mostOwed).map(async one => {
      const { outcomes } = await runOnce(rpc, stage, one, [], reading)
      const made = growthOf(outcomes)
      if (isMore(amount, made)) return false
      // where it was entered already his steps add nothing, nor do they with a larger number
      const behind = [call.calldata, ...enlarged(call, made * 2n)].map(calldata => ({ ...call, calldata, steps: [one, ...steps] }))
      const both = await Promise.all(behind.map(async each => changeOf((await runOnce(rpc, stage, each, [], reading)).outcomes, 'supply')))
      if (both.some(all => all === undefined || (all - made) * 20n > amount)) return false
      return owedAnyway(rpc, stage, one, { minted: { amount: made }, reading })
    }),
  )
  return found.includes(true)
}

/** Whether none of these, the same function with other words, makes more than it did. */
export async function makeNoMore(
  rpc: Rpc,
  stage: Stage,
  variants: readonly PowerCall[],
  { amount, reading }: { readonly amount: bigint; readonly reading: Proving },
): Promise<boolean> {
  const made = await Promise.all(variants.map(async one => changeOf((await runOnce(rpc, stage, one, [], reading)).outcomes, 'supply')))
  return made.every(all => all !== undefined && !isMore(all, amount))
}
