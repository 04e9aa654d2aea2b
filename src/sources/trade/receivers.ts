import type { ControllerKind } from '../../evidence/control.ts'
import { addressOf } from '../evm/abi.ts'
import { hexNumber } from '../evm/block.ts'
import type { Rpc } from '../evm/pool.ts'
import { zeroWord } from './arguments.ts'
import { changeOf } from './changes.ts'
import type { Proving } from './confirm.ts'
import { holdersOf } from './controllers/kinds.ts'
import { topics as events } from './liquidity/logs.ts'
import { runOnce } from './runs.ts'
import type { Stage } from './stage.ts'
import type { PowerCall } from './trials.ts'

/** Of whom one holder is: several keys, or time, stand between him and what he is given. */
const shared: ReadonlySet<ControllerKind | undefined> = new Set(['several', 'timelock', 'governor'] as const)
/** Most accounts that are given something. */
const mostReceivers = 3

/**
 * Whether all that a call makes is given to holders who cannot do with it what one key wants. The caller must have no word in whom that
 * is: he says nothing but the name of the function.
 */
export async function goesToSeveral(rpc: Rpc, stage: Stage, call: PowerCall, reading: Proving): Promise<boolean> {
  const all = [...(call.steps ?? []), call]
  if (all.some(({ calldata, value }) => calldata.length !== 10 || value !== undefined)) return false
  const { outcomes } = await runOnce(rpc, stage, call, [], reading)
  const logs = ['call', ...(call.steps ?? []).map((_, at) => `step/${at}`)].flatMap(key => outcomes.get(key)?.logs ?? [])
  const given = logs
    .filter(({ address, topics: [event, from] }) => address === stage.token.toLowerCase() && event === events.transfer && from === zeroWord)
    .map(({ topics: [, , to = ''] }) => addressOf(to))
  const receivers = [...new Set(given)].flatMap(one => one ?? [])
  if (receivers.length === 0 || receivers.length > mostReceivers || given.includes(undefined)) return false
  // what the log says is seen in the balances
  const [{ outcomes: again }, holders] = await Promise.all([
    runOnce(rpc, stage, call, receivers, reading),
    holdersOf(rpc, receivers, hexNumber(stage.header.number)),
  ])
  const gains = receivers.map(one => changeOf(again, one))
  const made = changeOf(again, 'supply')
  if (made === undefined || gains.some(gain => gain === undefined || gain <= 0n)) return false
  const sum = gains.reduce<bigint>((all, gain = 0n) => all + gain, 0n)
  return sum === made && receivers.every(one => shared.has(holders.get(one)?.kind) || shared.has(reading.controllerOf(one).kind))
}
