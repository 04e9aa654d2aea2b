import type { PowerEffect } from '../../evidence/powers.ts'
import type { Rpc } from '../evm/pool.ts'
import { largest } from './arguments.ts'
import { changeOf, type Outcomes, shareOf } from './changes.ts'
import type { Proving } from './confirm.ts'
import { isPaced } from './excuses.ts'
import { runOnce } from './runs.ts'
import { doubled, enlarged, numbersIn } from './said.ts'
import type { Stage } from './stage.ts'
import { wordIn } from './transactions.ts'
import type { PowerCall } from './trials.ts'
import { isOfAll } from './units.ts'

/** Of a balance, what is taken by now at most, and after so many days besides: four parts of a hundred in a year, as a price of keeping it. */
const mostByNow = 0.01
const later = [
  { days: 1, most: 0.000_2 },
  { days: 30, most: 0.004 },
  { days: 400, most: 0.045 },
] as const
/** Numbers that are put in the place of those that were said. */
const sizes = [10n ** 4n, 10n ** 10n, 10n ** 18n, largest]
const day = 86_400
/** Calls that are made between two of them. */
const mostBetween = 24

/**
 * Whether what seems to be taken is none of anybody's deed: what anybody does to all alike or at the pace of the pool, and what is due by
 * the time that has passed, and little.
 */
export async function isNoTaking(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  {
    taking,
    anybodys,
    run,
    baseline,
    reading,
    quiet,
  }: {
    readonly taking: PowerEffect
    readonly anybodys: boolean
    /** What he and strangers may call besides, which shows nothing by itself. */
    readonly quiet: readonly PowerCall[]
    readonly run: { readonly outcomes: Outcomes }
    readonly baseline: Outcomes
    readonly reading: Proving
  },
): Promise<boolean> {
  if (anybodys && isOfAll(stage, taking, run.outcomes, call.caller)) return true
  if (anybodys && (await isPaced(rpc, stage, call, { run, baseline, reading }))) return true
  return isSlow(rpc, stage, call, { taking, run, reading, quiet })
}

/**
 * Whether what somebody takes is due by the time that has passed, and little: right after it he takes no more, in a year a few parts of a
 * hundred, whatever else he may call between, and larger numbers, in the call or in what comes before it, take no more or are refused. Of all
 * else it is not said.
 */
async function isSlow(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  {
    taking: { share },
    run,
    reading,
    quiet,
  }: {
    readonly taking: PowerEffect
    readonly run: { readonly outcomes: Outcomes }
    readonly reading: Proving
    readonly quiet: readonly PowerCall[]
  },
): Promise<boolean> {
  const { steps = [], wait = 0 } = call
  if (share === undefined || share > mostByNow || [call, ...steps].some(({ value }) => value !== undefined)) return false
  const lossOf = async (one: PowerCall) => lostIn(stage, (await runOnce(rpc, stage, one, [], reading)).outcomes)
  const { steps: _, wait: __, ...alone } = call
  // what took its course before the call does so once, and then the call comes again
  const before = steps.map((step, at) => (at === steps.length - 1 && wait > 0 ? { ...step, wait } : step))
  const again = (seconds: number, between: readonly PowerCall[] = []): PowerCall => ({
    ...alone,
    steps: [...before, { ...alone, ...(seconds > 0 && { wait: seconds }) }, ...between],
    ...(wait + seconds > 0 && { wait: wait + seconds }),
  })
  // most take as much as often as they like, and one question tells
  const [first, twice] = [lostIn(stage, run.outcomes), await lossOf(again(0))]
  const isNoMore = (loss: number | undefined, most: number) => loss !== undefined && first !== undefined && loss <= first * 1.05 + most
  if (first === undefined || first <= 0 || !isNoMore(twice, 0)) return false
  const larger = [
    ...saidLarger(call).map(calldata => ({ ...call, calldata })),
    ...steps.flatMap((step, at) =>
      saidLarger(step).map(calldata => ({ ...call, steps: steps.map((one, nth) => (nth === at ? { ...step, calldata } : one)) })),
    ),
  ]
  // nor does what may be done between make it due once more
  const renewed = [0, day].map(seconds => again(seconds, quiet.slice(0, mostBetween)))
  const others = await Promise.all([...later.map(({ days }) => again(days * day)), ...renewed, ...larger].map(lossOf))
  const mostOf = (nth: number): number => {
    const until = later[nth]
    return until === undefined ? 0 : until.most
  }
  return others.every((loss, nth) => isNoMore(loss, mostOf(nth)))
}

/** A call with larger numbers. */
const saidLarger = (call: PowerCall): string[] =>
  numbersIn(call).length > 0 ? [...new Set([...doubled(call), ...sizes.flatMap(size => enlarged(call, size))])] : []

/** The largest part that a holder or the pool loses; `undefined` where it is not told. */
function lostIn({ actors, route }: Stage, outcomes: Outcomes): number | undefined {
  const parts = [actors.buyer, route.pool.address].map(account => {
    const [had, change] = [wordIn(outcomes, `before/${account.toLowerCase()}`), changeOf(outcomes, account)]
    return had === undefined || change === undefined || had === 0n ? undefined : change < 0n ? shareOf(-change, had) : 0
  })
  return parts.reduce((most, part) => (most === undefined || part === undefined ? undefined : Math.max(most, part)))
}
