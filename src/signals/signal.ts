import type { Dossier, Evidence, EvidenceKind, Proof } from '../evidence/evidence.ts'
import model from './woe-1.json' with { type: 'json' }

/** A: exact listing or executed fact. B: reproducible pattern or reachable power. C: heuristic. D: context. info: no weight. */
export type Tier = 'A' | 'B' | 'C' | 'D' | 'info'

/** One row of the model: the score a scan would have if this were its only finding, and how sure that is. */
export interface Weight {
  /** 6 to 99, 100 for tier A only, 0 for info. */
  readonly solo: number
  readonly tier: Tier
  /** Findings of one group are not independent: the strongest speaks for all. */
  readonly group: string
  /** Where the number comes from. */
  readonly source: string
}

export type SignalId = keyof typeof model.signals
type Row<Id extends SignalId> = keyof (typeof model.signals)[Id]['rows'] & string

export type Verdict<R extends string = string> =
  | { readonly outcome: 'raised'; readonly row: R; readonly sentence: string; readonly proofs?: readonly Proof[]; readonly tag?: string }
  | { readonly outcome: 'clear'; readonly sentence: string }
  | { readonly outcome: 'unknown'; readonly reason: string }

type Known<Need extends EvidenceKind> = Pick<Evidence, Need>

interface Definition<Id extends SignalId, Need extends EvidenceKind> {
  readonly id: Id
  /** A question to which "yes" is bad news. */
  readonly question: string
  /** Why a yes matters, in one sentence for people. */
  readonly why: string
  /** How a person checks a yes by hand, without this program: one to three sentences that name the call, page or table. */
  readonly verify: string
  /** How an owner can clear it, or that no owner can. */
  readonly remedy: string
  /** What it rests on. Without it the verdict is "unknown"; the first kind gives the flag its tag. */
  readonly needs: readonly [Need, ...Need[]]
  judge(known: Known<Need>, moment: Pick<Dossier, 'at'>): Verdict<Row<Id>>
  /** Proof by example: printed in the docs, run by the tests. `at` defaults to 2026-01-01. */
  readonly examples: readonly Example<Need>[]
}

interface Example<Need extends EvidenceKind = EvidenceKind> {
  readonly given: { readonly [Kind in Need]?: Partial<Evidence[Kind]> }
  readonly outcome: Verdict['outcome']
  /** Row of the model that a raised example ends in. */
  readonly row?: string
}

export interface Signal {
  readonly id: SignalId
  readonly question: string
  readonly why: string
  /** How a person checks a yes by hand. */
  readonly verify: string
  /** How an owner can clear it, or that no owner can. */
  readonly remedy: string
  readonly needs: readonly EvidenceKind[]
  /** Weights by row, from `woe-1.json`. */
  readonly weights: Readonly<Record<string, Weight>>
  judge(known: Partial<Evidence>, moment: Pick<Dossier, 'at'>): Verdict
  readonly examples: readonly Example[]
}

/** Ties what `judge` may read to what `needs` names, and the rows it may raise to those the model weighs. */
export function defineSignal<const Id extends SignalId, Need extends EvidenceKind>(definition: Definition<Id, Need>): Signal {
  const { group, rows } = model.signals[definition.id]
  const weights = Object.fromEntries(
    Object.entries(rows as Record<string, Omit<Weight, 'group'>>).map(([row, weight]) => [row, { group, ...weight }]),
  )
  return {
    ...definition,
    weights,
    // the engine calls a signal only when every kind it needs is known
    judge: (known, moment) => definition.judge(known as Known<Need>, moment),
    examples: definition.examples as readonly Example[],
  }
}

export const raised = <R extends string>(row: R, sentence: string, more: { proofs?: readonly Proof[]; tag?: string } = {}): Verdict<R> => ({
  outcome: 'raised',
  row,
  sentence,
  ...more,
})
export const clear = (sentence: string): Verdict<never> => ({ outcome: 'clear', sentence })
export const unknown = (reason: string): Verdict<never> => ({ outcome: 'unknown', reason })
