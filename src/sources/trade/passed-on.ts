import { encodeCall } from '../evm/abi.ts'
import type { Rpc } from '../evm/pool.ts'
import { amountIn } from './calls.ts'
import { changeOf } from './changes.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Caller } from './controllers/ranked.ts'
import { givesUp } from './dictionary.ts'
import type { Screening } from './powers.ts'
import { runOnce } from './runs.ts'
import type { Stage } from './stage.ts'
import { type Apart, callBy, firstOfEach, officeOf, type PowerCall } from './trials.ts'

/** Functions of one token that are tried so, and hands that tokens go through. */
const [mostTried, hands] = [4, 6]
/** What one of them makes so many times is half of what all would: more than time and roundings bring. */
const enough = 3n

/**
 * Functions that make some for whoever holds, once each, and make as much again for whoever is sent the same tokens: what a holder may
 * claim goes from hand to hand without an end.
 */
export async function passedOnCalls(
  rpc: Rpc,
  stage: Stage,
  { targets: [token] }: Controllers,
  { accepted, suspects }: Screening,
  proving: Parameters<typeof runOnce>[4],
): Promise<Apart> {
  const telling = new Set(suspects.map(({ call }) => officeOf(call)))
  const open = accepted.filter(
    call =>
      call.by.role === 'stranger' &&
      call.target === token.address &&
      call.calldata.length === 10 &&
      call.steps === undefined &&
      call.value === undefined &&
      !givesUp.has(call.selector) &&
      !telling.has(officeOf(call)),
  )
  const tried = firstOfEach(open, 1, officeOf).slice(0, mostTried)
  const found = await Promise.all(
    tried.map(async ({ selector }): Promise<Apart> => {
      const madeBy = async (call: PowerCall) => changeOf((await runOnce(rpc, stage, call, [], proving)).outcomes, 'supply')
      const all = throughHands(stage, selector, hands)
      const [idle, once, often] = await Promise.all([madeBy({ ...all, steps: [] }), madeBy(throughHands(stage, selector, 1)), madeBy(all)])
      // of a supply that is not told nobody knows what became
      if (idle === undefined || once === undefined || often === undefined) return { worthy: [], untried: [all] }
      const isForHolders = once > 0n && idle * 2n <= once
      return { worthy: isForHolders && often >= once * enough ? [all] : [], untried: [] }
    }),
  )
  return { worthy: found.flatMap(({ worthy }) => worthy), untried: found.flatMap(({ untried }) => untried) }
}

/** One who is sent some calls, and sends them to the next, who does the same. */
function throughHands(stage: Stage, selector: string, count: number): PowerCall {
  const { token, actors } = stage
  const people = Array.from({ length: count }, (_, nth): Caller => ({ address: actors.another(`hand ${nth}`), role: 'stranger' }))
  const bystander: Caller = { address: actors.bystander, role: 'stranger' }
  const calls = people.flatMap((person, nth) => [
    callBy(people[nth - 1] ?? bystander, token, encodeCall('transfer(address,uint256)', person.address, amountIn(stage))),
    callBy(person, token, selector),
  ])
  const [last = callBy(bystander, token, selector), ...before] = calls.reverse()
  return { ...last, steps: before.reverse(), isPassedOn: true }
}
