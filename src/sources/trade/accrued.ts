import type { PowerEffect } from '../../evidence/powers.ts'
import type { Rpc } from '../evm/pool.ts'
import { changeOf, growthOf, type Outcomes, shareOf } from './changes.ts'
import type { Proving } from './confirm.ts'
import { enlarged } from './excuses.ts'
import { runOnce } from './runs.ts'
import type { Stage } from './stage.ts'
import { wordIn } from './transactions.ts'
import type { PowerCall } from './trials.ts'
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
const day = 86_400
/** Whoever comes so often in a day gets no more for it, give or take as much again. */
const sooner = [
  { wait: 60, perDay: 1_440n },
  { wait: 600, perDay: 144n },
  { wait: 3_600, perDay: 24n },
  { wait: 21_600, perDay: 4n },
  { wait: 43_200, perDay: 2n },
] as const

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
  const after = async (wait: number) => (await runOnce(rpc, stage, { ...call, steps: [call], wait }, [], reading)).outcomes
  const soon = await after(0)
  const [supply, twice] = [wordIn(soon, 'before/supply'), changeOf(soon, 'supply')]
  // most make as much again, and one question tells
  if (supply === undefined || twice === undefined || twice * 20n > amount * 21n || amount * mostAccrued > supply) return undefined
  // nor is more to be had by asking for it
  const larger = enlarged(call, supply / 100n).map(calldata => ({ ...call, calldata }))
  const [[later, last, ...often], more] = await Promise.all([
    Promise.all([day, 30 * day, ...sooner.map(({ wait }) => wait)].map(after)).then(all =>
      all.map(outcomes => changeOf(outcomes, 'supply')),
    ),
    Promise.all(larger.map(async one => growthOf((await runOnce(rpc, stage, one, [], reading)).outcomes))),
  ])
  // a supply that is not told any more has not stayed what it was
  if (later === undefined || last === undefined || more.some(growth => growth * 20n > amount * 21n)) return undefined
  const daily = later - twice
  const isFaster = sooner.some(({ perDay }, at) => {
    const made = often[at]
    return made === undefined || (made - twice) * perDay > 2n * daily
  })
  const isSteady = !isFaster && amount <= mostDays * daily && last - twice <= 31n * daily
  return isSteady && daily * 1_000n <= supply ? shareOf(daily, supply) : undefined
}
