import type { PowerEffect } from '../../evidence/powers.ts'
import type { Rpc } from '../evm/pool.ts'
import { zeroAddress } from '../quantities.ts'
import { growthOf } from './changes.ts'
import { confirmed, type Proving } from './confirm.ts'
import { topics } from './liquidity/logs.ts'
import { type Control, runOnce } from './runs.ts'
import { purchase, type Stage, untaxed } from './stage.ts'
import { callBy, type PowerCall, trialSize } from './trials.ts'

/** Of what a purchase brings, the part that may be made beside it, in parts: one of twenty. */
const mostBeside = 20n
const zeroTopic = `0x${zeroAddress.slice(2).padStart(64, '0')}`

/**
 * What is made by every purchase, beside what is bought, for whomever: the supply grows by one as long as nothing else happens, and by a
 * second at the same moment nearly as much again, so that it is not time that has earned it. Only asked where the log of a purchase tells
 * of new tokens.
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
    ({ address, topics: [event, from] }) => address === stage.token.toLowerCase() && event === topics.transfer && from === zeroTopic,
  )
  const { stranger } = stage.actors
  const [trade] = purchase(stage, stranger, trialSize).slice(-1)
  if (!makes || !trade) return []
  const by = { address: stranger, role: 'stranger' as const }
  const call: PowerCall = { ...callBy(by, trade.to, trade.data), ...(trade.value !== undefined && { value: trade.value }) }
  const reading: Proving = { ...proving, controllerOf: await proving.controllerOf }
  const [once, twice] = await Promise.all([call, { ...call, steps: [call] }].map(one => runOnce(rpc, stage, one, [], reading)))
  if (!once || !twice || twice.outcomes.get('call')?.ok !== true) return []
  const [made, both] = [growthOf(once.outcomes), growthOf(twice.outcomes)]
  if (made * mostBeside < untaxed(stage, trialSize) || both * 2n < made * 3n) return []
  const effect = confirmed(stage, call, 'mints', baseline, once, reading, [])
  return effect ? [{ ...effect, traded: true }] : []
}
