import type { Rpc } from '../evm/pool.ts'
import { erc20 } from '../evm/selectors.ts'
import { changeOf, isMore } from './changes.ts'
import type { Proving } from './confirm.ts'
import { afterWaiting, owedAnyway } from './excuses.ts'
import { runOnce } from './runs.ts'
import { enlarged } from './said.ts'
import type { Stage } from './stage.ts'
import { wordIn } from './transactions.ts'
import { type PowerCall, syncOf } from './trials.ts'
import { counted, isShared } from './units.ts'

/** Of what there is, what everybody may be counted to have more in a day, in parts: one of ten. */
const mostOfAll = 10n
/** Calls at once, as many as enter what has waited where each enters one term, and then hours after each of which it is called once more. */
const [atOnce, longWaited, hours] = [100, 200, 22]

/**
 * Whether a mint that anybody may set going only counts all alike in other units, once the pool has been told to look: a hundred calls at
 * once bring no more than one, or no more than as much again as there was, and four hundred no more than two hundred; and all of a day
 * after that brings a tenth at most. A pool that has not looked has some for whoever asks first.
 */
export async function isTide(rpc: Rpc, stage: Stage, call: PowerCall, reading: Proving): Promise<boolean> {
  if (call.value !== undefined) return false
  if (call.wait !== undefined) {
    // time alone has brought as much: what was done before it has no part in that
    const { steps: _, wait, ...now } = call
    const [made, idle] = await Promise.all(
      [call, afterWaiting(stage, now, wait)].map(async one => changeOf((await runOnce(rpc, stage, one, [], reading)).outcomes, 'supply')),
    )
    return made !== undefined && idle !== undefined && !isMore(made, idle) && isTide(rpc, stage, now, reading)
  }
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
  const times = (count: number) => Array.from({ length: count }, () => call)
  const outcomesOf = async (steps: readonly PowerCall[], wait?: number) =>
    (await runOnce(rpc, stage, { ...once, steps, ...(wait !== undefined && { wait }) }, [], reading)).outcomes
  const again = await outcomesOf(times(atOnce))
  const [made, all] = [first, again].map(outcomes => changeOf(outcomes, 'supply'))
  if (made === undefined || all === undefined) return false
  const waits = isMore(all, made)
  const entered = waits ? times(longWaited) : times(atOnce)
  const [whole, twice] = waits ? await Promise.all([entered, times(2 * longWaited)].map(steps => outcomesOf(steps))) : [again, again]
  const [due, more] = [whole, twice].map(outcomes => outcomes && changeOf(outcomes, 'supply'))
  const supply = wordIn(first, 'before/supply')
  if (whole === undefined || due === undefined || more === undefined || supply === undefined) return false
  if (isMore(more, due) || due > supply || !counted(stage, whole, call.caller)) return false
  const outcomes = await outcomesOf(
    [...entered, ...Array.from({ length: hours }, (): PowerCall => ({ ...call, wait: 3_600 }))],
    hours * 3_600,
  )
  const grown = changeOf(outcomes, 'supply')
  return grown !== undefined && (grown - due) * mostOfAll <= supply + due && counted(stage, outcomes, call.caller)
}

/** Most calls of strangers that are looked at. */
const mostOwed = 3

/**
 * Whether what somebody makes is no more than what a stranger enters into the books by one call of his own, which time
 * has earned for others, or which only counts all in other units. `strangers` are calls that went through for one and showed that there is more.
 */
export async function enteredOnTheWay(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { amount, strangers, reading }: { readonly amount: bigint; readonly strangers: readonly PowerCall[]; readonly reading: Proving },
): Promise<boolean> {
  if (strangers.length === 0) return false
  const { steps = [] } = call
  // what goes to somebody when he comes first is his
  const own = await runOnce(rpc, stage, call, [], reading)
  const isAlls = [stage.actors.bystander, stage.route.pool.address].every(account => isShared(own.outcomes, account))
  const later = call.wait === undefined ? {} : { wait: call.wait }
  const madeBy = async (each: PowerCall) => changeOf((await runOnce(rpc, stage, each, [], reading)).outcomes, 'supply')
  const found = await Promise.all(
    strangers.slice(0, mostOwed).map(async one => {
      const made = await madeBy(one)
      if (made === undefined) return false
      // where it was entered already his steps add nothing, nor do they with a larger number
      const addsNothing = async (entered: readonly PowerCall[], all: bigint | undefined): Promise<boolean> => {
        const said = [call.calldata, ...enlarged(call, made * 2n)]
        const both = await Promise.all(said.map(calldata => madeBy({ ...call, calldata, steps: [...entered, ...steps] })))
        return all !== undefined && both.every(each => each !== undefined && (each - all) * 20n <= amount)
      }
      if (!isMore(amount, made) && (await addsNothing([one], made))) {
        const isOwed = steps.length > 0 || isAlls || changeOf(own.outcomes, call.caller) === 0n
        if (isOwed && (await owedAnyway(rpc, stage, one, { minted: { amount: made }, reading }))) return true
        return isAlls && isTide(rpc, stage, one, reading)
      }
      if (!isAlls) return false
      const waited = Array.from({ length: longWaited }, () => one)
      const all = await madeBy({ ...one, steps: waited, ...later })
      if (all === undefined || isMore(amount, all)) return false
      return (await isTide(rpc, stage, one, reading)) && addsNothing(waited, all)
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
