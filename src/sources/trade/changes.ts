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

/** What left the holder with his sale, and what he had before, where it went through and both are known. */
function spentIn({ actors: { buyer } }: Stage, run: Outcomes): { readonly spent: bigint; readonly had: bigint } | undefined {
  const [had, left] = [wordIn(run, `after/${buyer.toLowerCase()}`), wordIn(run, 'rest')]
  return run.get('victim/sell')?.ok && had !== undefined && left !== undefined ? { spent: had - left, had } : undefined
}

/** What a sale takes from its seller beside what he sells, and did not take without the call; what he has, and what he had without it. */
function takenBeside(stage: Stage, control: Outcomes, outcomes: Outcomes) {
  const [usual, now] = [control, outcomes].map(run => spentIn(stage, run))
  return usual && now && now.spent > usual.spent ? { amount: now.spent - usual.spent, had: now.had, usually: usual.had } : undefined
}

/** What left the holder for a sale of so much: what is taken beside it is lost like a tax, as long as it is no more than what is sold. */
export function givenFor(stage: Stage, sold: bigint, control: Outcomes, outcomes: Outcomes): bigint {
  const beside = takenBeside(stage, control, outcomes)
  // of whoever was given some more may be taken as well
  return beside && beside.had <= beside.usually && beside.amount <= sold ? sold + beside.amount : sold
}

/** What a sale of so much takes from its seller beside that, where it is more than he sells: no tax takes as much. */
export function besideSale(
  stage: Stage,
  sold: bigint,
  { control, outcomes }: { readonly control: Outcomes; readonly outcomes: Outcomes },
  effect: (more: Partial<PowerEffect>, result: string) => PowerEffect,
): PowerEffect | undefined {
  const beside = takenBeside(stage, control, outcomes)
  if (!beside || beside.amount <= sold || beside.amount * noticed.taken <= beside.had) return undefined
  const { amount, had } = beside
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
