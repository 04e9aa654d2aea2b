import type { PowerEffect } from '../../evidence/powers.ts'
import { wide } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { changeOf, type Outcomes, shareOf } from './changes.ts'
import type { Proving } from './confirm.ts'
import { halved } from './excuses.ts'
import { runOnce } from './runs.ts'
import { enlarged, forAnother } from './said.ts'
import type { Stage } from './stage.ts'
import { wordIn } from './transactions.ts'
import type { PowerCall } from './trials.ts'

const [hour, day] = [3_600, 86_400]
/** Most amounts that are asked for, each in the place of each number, and most calls that are tried between. */
const [mostSizes, mostBetween] = [60, 24]
/** Numbers that things are counted with. */
const fewOf = [1n, 2n, 3n, 10n, 1_000n, 1_000_000n]
/** Calls at the end, for what is left of what was asked for in other sizes. */
const mostRests = 12
/** Seconds from one burst of calls to the next, and how many of those: all of three days. */
const [apart, bursts] = [6 * hour, 12]
/** Of the supply, what may be made at once, and in a day, in parts. */
const [mostAtOnce, mostDaily] = [40n, 1_000n]

/** What else went through, and in which other words. */
interface Asked {
  readonly quiet: readonly PowerCall[]
  readonly variants: readonly PowerCall[]
  readonly reading: Pick<Proving, 'slots'>
}

/**
 * How much somebody makes at once, and in a day, where he is refused after that: he asks for four times what the pool has, for half of that, and so
 * on down to less than a ten-thousandth, twice each, and all other words with which it went through; at once, every six hours for three days, and a month later;
 * and whatever else he or a stranger may call between adds little. `undefined` where he is not refused, or it is more than a fortieth
 * of the supply, or a thousandth a day.
 */
export async function rationOf(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { quiet, variants, reading }: Asked,
): Promise<Pick<PowerEffect, 'share' | 'pace'> | undefined> {
  const isOne = [call.steps, call.wait, call.value].every(one => one === undefined)
  if (!isOne || call.by.role === 'stranger' || quiet.length > mostBetween) return undefined
  const outcomesOf = async (one: PowerCall) => (await runOnce(rpc, stage, one, [], reading)).outcomes
  const sizes = halved(2n * stage.route.pool.tokenReserve)
    .flatMap(size => enlarged(call, size))
    .map((calldata): PowerCall => ({ ...call, calldata }))
  if (sizes.length > mostSizes) return undefined
  const burst = [...[call, ...variants, ...sizes].flatMap(one => [one, one]), ...Array.from({ length: mostRests }, () => call)]
  const behind = (steps: readonly PowerCall[], wait?: number): PowerCall => ({ ...call, steps, ...(wait !== undefined && { wait }) })
  // each of those whom he names, or of what he names by a number, may have a ration of his own
  const named = stage.actors.another('claimant')
  const others = [...forAnother(call, named), ...fewOf.flatMap(one => enlarged(call, one))].map(
    (calldata): PowerCall => ({ ...call, calldata }),
  )
  const first = await outcomesOf(behind(burst))
  const [supply, atOnce] = [wordIn(first, 'before/supply'), madeIn(first)]
  if (!supply || atOnce === undefined || atOnce * mostAtOnce > supply) return undefined
  const waiting = burst.map((one, at): PowerCall => (at === burst.length - 1 ? { ...one, wait: apart } : one))
  const rounds = Array.from({ length: bursts }, () => waiting).flat()
  const month = [...burst.slice(0, -1), ...burst.slice(-1).map(one => ({ ...one, wait: 30 * day })), ...burst]
  const [often, late, ...helped] = (
    await Promise.all([
      outcomesOf(behind([...rounds, ...burst], bursts * apart)),
      outcomesOf(behind(month, 30 * day)),
      ...quiet.map(one => outcomesOf(behind([...burst, one, ...burst, one, ...burst]))),
      outcomesOf(behind([...burst, ...others, ...burst])),
    ])
  ).map(madeIn)
  if (often === undefined || late === undefined || helped.some(made => made === undefined || made * 2n > atOnce * 3n)) return undefined
  const days = wide((bursts * apart) / day)
  const [inThree, inThirty] = [(often - atOnce + days - 1n) / days, (late - atOnce + 29n) / 30n]
  const daily = inThree > inThirty ? inThree : inThirty
  return daily * mostDaily <= supply ? { share: shareOf(atOnce, supply), pace: shareOf(daily > 0n ? daily : 0n, supply) } : undefined
}

/** What was made by the time that the call was refused; `undefined` where it was not, or the supply is not told any more. */
function madeIn(outcomes: Outcomes): bigint | undefined {
  const made = changeOf(outcomes, 'supply')
  return outcomes.get('call')?.ok === false && made !== undefined && made >= 0n ? made : undefined
}
