import type { PowerEffect } from '../../evidence/powers.ts'
import { encodeCall } from '../evm/abi.ts'
import type { Rpc } from '../evm/pool.ts'
import { confirmed, type Proving } from './confirm.ts'
import { runOnce } from './runs.ts'
import type { Stage } from './stage.ts'
import type { PowerCall } from './trials.ts'

const hour = 3_600
/** How often it is called, an hour apart: for longer than a proof waits. */
const times = 30

/**
 * What stops sales for less than a day, and so passes for a holding period, stops them for as long as somebody likes if he can call it again
 * before it ends: whether each of many calls went through, and a sale a minute after the last fails.
 */
export async function renewed(rpc: Rpc, stage: Stage, call: PowerCall, reading: Proving): Promise<PowerEffect | undefined> {
  if (call.steps !== undefined || call.wait !== undefined || call.newcomers) return undefined
  const steps = Array.from({ length: times }, (): PowerCall => ({ ...call, wait: hour }))
  const again: PowerCall = { ...call, steps, wait: times * hour + 1 }
  // a block passes with each call, which some tokens count
  const idle = { ...call, target: stage.token, calldata: encodeCall('totalSupply()') }
  const without: PowerCall = { ...again, ...idle, steps: steps.map(() => ({ ...idle, wait: hour })) }
  const soonAfter = (one: PowerCall) => runOnce(rpc, stage, one, [], reading, { rest: 60 })
  const [run, control] = await Promise.all([soonAfter(again), soonAfter(without)])
  if (!steps.every((_, at) => run.outcomes.get(`step/${at}`)?.ok)) return undefined
  const effect = confirmed(stage, again, 'blocks all sales', control.outcomes, run, reading, [])
  if (!effect) return undefined
  // nobody has to wait for it: it is told like one that lasts
  const { steps: _, wait: __, proof, ...lasts } = effect
  return { ...lasts, every: hour, proof: { ...proof, result: `called ${times + 1} times, an hour apart: ${proof.result}` } }
}
