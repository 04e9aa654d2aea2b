import type { PowerEffect } from '../../evidence/powers.ts'
import { wordOf } from '../evm/abi.ts'
import type { Rpc } from '../evm/pool.ts'
import { word } from './arguments.ts'
import { changeOf, growthOf, type Outcomes, shareOf } from './changes.ts'
import type { Proving } from './confirm.ts'
import { givesUp } from './dictionary.ts'
import { enlarged } from './excuses.ts'
import { runOnce } from './runs.ts'
import type { Stage } from './stage.ts'
import { wordIn } from './transactions.ts'
import { firstOfEach, functionOf, type PowerCall } from './trials.ts'
import { isDust } from './units.ts'

/** Whether next to nothing was made, and calls for a hundredth to a hundred-thousandth of the supply, in any units, make no more. */
export async function isLittle(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { run, reading }: { readonly run: { readonly outcomes: Outcomes }; readonly reading: Proving },
): Promise<boolean> {
  const supply = wordIn(run.outcomes, 'before/supply')
  if (supply === undefined || !isDust(run.outcomes) || call.steps !== undefined) return false
  const parts = [100n, 10_000n, 100_000n].map(part => supply / part)
  const asked = [...parts, ...parts.map(part => part / 10n ** 18n)].flatMap(amount => (amount > 0n ? enlarged(call, amount) : []))
  const larger = await Promise.all(asked.map(async calldata => (await runOnce(rpc, stage, { ...call, calldata }, [], reading)).outcomes))
  // without a number there is nothing to ask more of
  return asked.length > 0 && larger.every(isDust)
}

/** What accrues to somebody may be this part of the supply by now, which is what so many days at its pace bring. */
const [mostAccrued, mostDays] = [10n, 400n]

/**
 * Share of the supply that a mint comes to in a day, where it only enters what has accrued for its caller, as a share in a farm does:
 * right after it another call adds nothing, no number brings more, and what there was at first is what its pace has brought since.
 * `undefined` for any other.
 */
export async function paceOf(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { minted, reading }: { readonly minted: PowerEffect; readonly reading: Proving },
): Promise<number | undefined> {
  const { amount } = minted
  if (amount === undefined || call.value !== undefined || call.wait !== undefined || call.steps !== undefined) return undefined
  const after = async (days: number) => (await runOnce(rpc, stage, { ...call, steps: [call], wait: days * day }, [], reading)).outcomes
  const soon = await after(0)
  const [supply, twice] = [wordIn(soon, 'before/supply'), changeOf(soon, 'supply')]
  // most make as much again, and one question tells
  if (supply === undefined || twice === undefined || twice * 20n > amount * 21n || amount * mostAccrued > supply) return undefined
  // nor is more to be had by asking for it
  const larger = enlarged(call, supply / 100n).map(calldata => ({ ...call, calldata }))
  const [[later, last], more] = await Promise.all([
    Promise.all([after(1), after(30)]).then(all => all.map(outcomes => changeOf(outcomes, 'supply'))),
    Promise.all(larger.map(async one => growthOf((await runOnce(rpc, stage, one, [], reading)).outcomes))),
  ])
  // a supply that is not told any more has not stayed what it was
  if (later === undefined || last === undefined || more.some(growth => growth * 20n > amount * 21n)) return undefined
  const daily = later - twice
  const isSteady = amount <= mostDays * daily && last - twice <= 31n * daily
  return isSteady && daily * 1_000n <= supply ? shareOf(daily, supply) : undefined
}

/** Share of what somebody has that may be taken of it in all, for it to be little. */
const mostTaken = 0.02
const day = 86_400
/** How often, a day apart, a call is made before it is made once more. */
const repeats = 24
/** Most other calls that are made between two that take. */
const mostBetween = 12
/** A number that takes more than another may be larger or smaller, by much or by little. */
const scales = [0n, 50n, 90n, 98n, 99n, 101n, 102n, 110n, 200n, 1_000n]
/** Most numbers of a call that are varied. */
const mostVaried = 3

/**
 * Whether a call takes little of what holders have, and nothing ever comes to more: not when it is made again, at once or day by day or
 * after a year, not behind `others` that went through, and not with other numbers, alone or behind it.
 */
export async function takesLittle(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  {
    taken: { share },
    run,
    others,
    reading,
  }: {
    readonly taken: PowerEffect
    readonly run: { readonly outcomes: Outcomes }
    readonly others: readonly PowerCall[]
    readonly reading: Proving
  },
): Promise<boolean> {
  if (share === undefined || share > mostTaken) return false
  if (call.steps !== undefined || call.wait !== undefined || call.value !== undefined) return false
  const once = lostIn(stage, run.outcomes)
  // what a sale takes beside what is sold no balance shows
  if (once < share) return false
  const between = firstOfEach(
    others.filter(other => functionOf(other) !== functionOf(call) && !givesUp.has(other.selector)),
    1,
    functionOf,
  ).slice(0, mostBetween)
  const lost = async (one: PowerCall) => lostIn(stage, (await runOnce(rpc, stage, one, [], reading)).outcomes)
  const after = (steps: readonly PowerCall[], days: number): PowerCall => ({ ...call, steps, wait: days * day })
  const daily = Array.from({ length: repeats }, (): PowerCall => ({ ...call, wait: day }))
  const [all = 1, half] = await Promise.all([after(daily, 1), after(daily.slice(repeats / 2), 1)].map(lost))
  // what is left of a bound may be taken in parts; then there is no more
  if (all > mostTaken || half !== all) return false
  const later = [after([call], 400), after([call, ...between], 0), after(between, 30)]
  if ((await Promise.all(later.map(lost))).some(one => one > all)) return false
  const varied = variantsOf(call.calldata).map((calldata): PowerCall => ({ ...call, calldata }))
  const rest = varied.flatMap(one => [one, { ...one, steps: [call, one, one, one, one] }])
  return (await Promise.all(rest.map(lost))).every(one => one <= mostTaken)
}

/** The largest share that a holder or the pool lost; all, of one whose balance is not told any more. */
function lostIn({ actors: { buyer, bystander }, route: { pool } }: Stage, outcomes: Outcomes): number {
  const shares = [buyer, bystander, pool.address].map(account => {
    const [had, change] = [wordIn(outcomes, `before/${account.toLowerCase()}`), changeOf(outcomes, account)]
    return had === undefined || change === undefined ? 1 : change < 0n ? shareOf(-change, had) : 0
  })
  return Math.max(...shares)
}

/** Calldata with each of its numbers a little and much larger, and smaller; what looks like an account is none. */
function variantsOf(calldata: string): string[] {
  const words = calldata.slice(10).match(/.{64}/g) ?? []
  const numbers = words.flatMap((one, at) => {
    const value = wordOf(`0x${one}`)
    return value !== undefined && (value < 2n ** 128n || value >= 2n ** 192n) ? [{ at, value: BigInt.asIntN(256, value) }] : []
  })
  const changed = numbers
    .slice(0, mostVaried)
    .flatMap(({ at, value }) =>
      scales.map(scale => words.map((one, place) => (place === at ? word(BigInt.asUintN(256, (value * scale) / 100n)) : one)).join('')),
    )
  return [...new Set(changed.filter(one => one !== words.join('')))].map(one => calldata.slice(0, 10) + one)
}
