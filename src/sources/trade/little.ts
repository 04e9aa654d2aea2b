import type { Rpc } from '../evm/pool.ts'
import { changeOf, type Outcomes } from './changes.ts'
import { type Asking, isCredited } from './credited.ts'
import { halved } from './excuses.ts'
import { runOnce } from './runs.ts'
import { enlarged } from './said.ts'
import type { Stage } from './stage.ts'
import { wordIn } from './transactions.ts'
import type { PowerCall } from './trials.ts'
import { isDust, isShared } from './units.ts'

/** What came of a call that makes tokens, and what may come behind it. */
interface Minted extends Pick<Asking, 'behind' | 'reading'> {
  readonly run: { readonly outcomes: Outcomes }
}

/**
 * Whether next to nothing was made, and calls for a hundredth to a hundred-thousandth of the supply, in any units, make no more, nor does what
 * may come `behind` them.
 */
export async function isLittle(rpc: Rpc, stage: Stage, call: PowerCall, { run, behind, reading }: Minted): Promise<boolean> {
  const supply = wordIn(run.outcomes, 'before/supply')
  if (supply === undefined || !isDust(run.outcomes) || call.steps !== undefined) return false
  const parts = [100n, 10_000n, 100_000n].map(part => supply / part)
  const asked = [...parts, ...parts.map(part => part / 10n ** 18n)].flatMap(amount => (amount > 0n ? enlarged(call, amount) : []))
  const larger = await Promise.all(asked.map(async calldata => (await runOnce(rpc, stage, { ...call, calldata }, [], reading)).outcomes))
  // without a number there is nothing to ask more of
  return asked.length > 0 && larger.every(isDust) && !(await isCredited(rpc, stage, call, { sizes: asked, behind, reading, isFew: isDust }))
}

/** Of the supply, what somebody may come to in all where everybody has the same share of it as before, in parts: one of a thousand. */
const mostForAll = 1_000n
/** Most amounts that he asks for, each in the place of each number, and how often he asks for the same. */
const [mostSizes, often] = [60, 24]
const day = 86_400

/**
 * Whether a mint that everybody shares in, such as interest that is paid to a market, comes to its end soon: its caller asks for twice the
 * supply, then for half of that, and so on, twice each, at once, then from hour to hour, and a month later; he is refused at last, and a
 * thousandth is made in all.
 */
export async function isLittleForAll(rpc: Rpc, stage: Stage, call: PowerCall, { run, behind, reading }: Minted): Promise<boolean> {
  const supply = wordIn(run.outcomes, 'before/supply')
  const isAlls = (outcomes: Outcomes) => [stage.actors.bystander, stage.route.pool.address].every(account => isShared(outcomes, account))
  if (supply === undefined || !isAlls(run.outcomes) || [call.steps, call.value, call.wait].some(one => one !== undefined)) return false
  const sizes = halved(supply)
    .flatMap(size => enlarged(call, size))
    .map(calldata => ({ ...call, calldata }))
  const [last] = sizes.slice(-1)
  if (last === undefined || sizes.length > mostSizes) return false
  const [begins, twice] = [[call, ...sizes], sizes.flatMap(one => [one, one])]
  const hourly = twice.map((one): PowerCall => ({ ...one, wait: 3_600 }))
  const outcomesOf = async (one: PowerCall) => (await runOnce(rpc, stage, one, [], reading)).outcomes
  const hours = hourly.length * 3_600
  const [again, ...ends] = await Promise.all([
    outcomesOf({ ...call, steps: Array.from({ length: often }, () => call) }),
    outcomesOf({ ...last, steps: [...begins, ...twice] }),
    outcomesOf({ ...last, steps: [...begins, ...hourly], wait: hours }),
    outcomesOf({ ...last, steps: [...begins, ...twice, { ...last, wait: 30 * day }, ...twice, call], wait: 30 * day }),
  ])
  // what is refused for its size alone is made as it was
  if (again === undefined || (!isDust(again) && again.get('call')?.ok !== false)) return false
  const isFew = (outcomes: Outcomes) => {
    const made = changeOf(outcomes, 'supply')
    return made !== undefined && made > 0n && made * mostForAll <= supply && isAlls(outcomes)
  }
  if (!ends.every(outcomes => isFew(outcomes) && outcomes.get('call')?.ok === false)) return false
  return !(await isCredited(rpc, stage, call, { sizes: sizes.map(({ calldata }) => calldata), behind, reading, isFew }))
}
