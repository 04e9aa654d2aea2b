import type { Rpc } from '../evm/pool.ts'
import type { Outcomes } from './changes.ts'
import type { Proving } from './confirm.ts'
import { runOnce } from './runs.ts'
import type { Stage } from './stage.ts'
import type { PowerCall } from './trials.ts'

/** Most that is called behind it. */
const mostBehind = 48
const day = 86_400

/** Words with which something is asked for, and what its caller may call besides. */
export interface Asking {
  readonly sizes: readonly string[]
  readonly behind: readonly PowerCall[]
  readonly reading: Proving
  /** Whether no more was made than is let go. */
  isFew(outcomes: Outcomes): boolean
}

/**
 * Whether what somebody asks for is written down, and made by another call: he asks for all sizes, and calls whatever else he may behind
 * that, at once or a day later, forwards or backwards. What the node does not tell counts as yes.
 */
export async function isCredited(rpc: Rpc, stage: Stage, call: PowerCall, { sizes, behind, reading, isFew }: Asking): Promise<boolean> {
  const asking = sizes.map(calldata => ({ ...call, calldata }))
  const others = behind.slice(0, mostBehind)
  const [last] = asking.slice(-1)
  if (last === undefined || others.length === 0) return false
  const rows = [others, [...others].reverse()].flatMap((row): PowerCall[] => [
    { ...call, steps: [...asking, ...row] },
    { ...call, steps: [...asking.slice(0, -1), { ...last, wait: day }, ...row], wait: day },
  ])
  const runs = await Promise.all(rows.map(row => runOnce(rpc, stage, row, [], reading)))
  return !runs.every(({ outcomes }) => isFew(outcomes))
}
