import type { PowerEffect } from '../../evidence/powers.ts'
import type { Stage } from './stage.ts'
import { type Outcome, wordIn } from './transactions.ts'
import { noticed } from './trials.ts'

export type Outcomes = ReadonlyMap<string, Outcome>

/** How far the balance of an account, or the "supply", moves between the looks of a run; `undefined` where it is not known. */
export function changeOf(outcomes: Outcomes, what: string): bigint | undefined {
  const [before, after] = ['before', 'after'].map(when => wordIn(outcomes, `${when}/${what.toLowerCase()}`))
  return before === undefined || after === undefined ? undefined : after - before
}

/** What a sale takes from its seller beside what he sells, and did not take without the call. */
export function besideSale(
  { actors: { buyer } }: Stage,
  control: Outcomes,
  outcomes: Outcomes,
  effect: (more: Partial<PowerEffect>, result: string) => PowerEffect,
): PowerEffect | undefined {
  const spentIn = (run: Outcomes): bigint | undefined => {
    const [had, left] = [wordIn(run, `after/${buyer.toLowerCase()}`), wordIn(run, 'rest')]
    return run.get('victim/sell')?.ok && had !== undefined && left !== undefined ? had - left : undefined
  }
  const [usual, spent, had] = [spentIn(control), spentIn(outcomes), wordIn(outcomes, `after/${buyer.toLowerCase()}`)]
  if (usual === undefined || spent === undefined || had === undefined || (spent - usual) * noticed.taken <= had) return undefined
  const amount = spent - usual
  return effect({ amount, share: shareOf(amount, had) }, `a sale takes ${amount} more from a balance of ${had} than without the call`)
}

/** How far a balance falls by itself; nothing where it is not known, so that all of a fall is somebody's deed. */
export function fallOf(outcomes: Outcomes, account: string): bigint {
  const change = changeOf(outcomes, account)
  return change !== undefined && change < 0n ? -change : 0n
}

/** How far the supply grows; nothing where it is not known. */
export function growthOf(outcomes: Outcomes): bigint {
  const change = changeOf(outcomes, 'supply')
  return change !== undefined && change > 0n ? change : 0n
}

/** Whether more was made than that, and not by a twentieth, which time and roundings bring. */
export const isMore = (made: bigint, than: bigint): boolean => made * 20n > than * 21n

/** To a millionth, and at most a million times: what is beyond is not told apart. */
export const shareOf = (part: bigint, whole: bigint): number =>
  part > whole * 1_000_000n ? 1_000_000 : Number((part * 1_000_000n) / (whole > 0n ? whole : 1n)) / 1_000_000
