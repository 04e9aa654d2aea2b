import type { PowerEffect } from '../../evidence/powers.ts'
import type { Rpc } from '../evm/pool.ts'
import { zeroWord } from './arguments.ts'
import { growthOf } from './changes.ts'
import { confirmed, type Proving } from './confirm.ts'
import { topics } from './liquidity/logs.ts'
import { often } from './repeated.ts'
import { type Control, runOnce } from './runs.ts'
import { purchase, type Stage, untaxed } from './stage.ts'
import { wordIn } from './transactions.ts'
import { callBy, type PowerCall, trialSize } from './trials.ts'

/** Of what a purchase brings, the part that may be made beside it, in parts: one of twenty; and of the supply by many: one of a hundred. */
const [mostBeside, mostInAll] = [20n, 100n]
/** Purchases after which a gift for the first who come has ended. */
const many = 40

/**
 * What is made by every purchase, beside what is bought, for whomever: the supply grows by one as long as nothing else happens, and by a
 * second at the same moment nearly as much again, so that it is not time that has earned it, and by many it comes to a part of all. Only
 * asked where the log of a purchase tells of new tokens.
 */
export async function mintedByTrades(
  rpc: Rpc,
  stage: Stage,
  {
    control,
    proving,
  }: {
    readonly control: Control
    readonly proving: Omit<Proving, 'controllerOf'> & { readonly controllerOf: Promise<Proving['controllerOf']> }
  },
): Promise<PowerEffect[]> {
  const baseline = await control({})
  const logs = baseline.get('victim/buy')?.logs
  const makes = logs?.some(
    ({ address, topics: [event, from] }) => address === stage.token.toLowerCase() && event === topics.transfer && from === zeroWord,
  )
  if (!makes) return []
  const { stranger } = stage.actors
  const [trade] = purchase(stage, stranger, trialSize).slice(-1)
  if (!trade) return []
  const by = { address: stranger, role: 'stranger' as const }
  const call: PowerCall = { ...callBy(by, trade.to, trade.data), ...(trade.value !== undefined && { value: trade.value }) }
  const reading: Proving = { ...proving, controllerOf: await proving.controllerOf }
  const [once, twice, more] = await Promise.all([call, often(call, 2), often(call, many)].map(one => runOnce(rpc, stage, one, [], reading)))
  const supply = wordIn(baseline, 'before/supply')
  if (!once || !twice || !more || supply === undefined) return []
  const [made, both, all] = [once, twice, more].map(({ outcomes }) => growthOf(outcomes)) as [bigint, bigint, bigint]
  if (made * mostBeside < untaxed(stage, trialSize) || both * 2n < made * 3n || all * mostInAll < supply) return []
  const effect = confirmed(stage, call, 'mints', baseline, once, reading, [])
  return effect ? [{ ...effect, traded: true }] : []
}
