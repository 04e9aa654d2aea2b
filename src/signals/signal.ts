import type { Dossier, Evidence, EvidenceKind, Proof, Subject } from '../evidence/evidence.ts'
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

export type FamilyName = Subject['chain']['family']['name']
export type SignalId = keyof typeof model.signals
type Row<Id extends SignalId> = keyof (typeof model.signals)[Id]['rows'] & string

export type Verdict<R extends string = string> =
  | {
      readonly outcome: 'raised'
      readonly row: R
      readonly sentence: string
      readonly proofs?: readonly Proof[]
      readonly tag?: string
      /** A whole number for a finding that weighs less than its row: how much was found counts, and the row is the most. */
      readonly solo?: number
    }
  | { readonly outcome: 'clear'; readonly sentence: string; readonly proofs?: readonly Proof[] }
  | { readonly outcome: 'unknown'; readonly reason: string }

type Known<Need extends EvidenceKind> = Pick<Evidence, Need>

interface Definition<Id extends SignalId, Need extends EvidenceKind, Other extends EvidenceKind> {
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
  /** Families of chains on which the question makes sense; all of them where absent. */
  readonly families?: readonly FamilyName[]
  /** The same risk on chains where it is known and checked in another way. */
  readonly elsewhere?: readonly Elsewhere<Row<Id>, Other>[]
  /** Proof by example: printed in the docs, run by the tests. `at` defaults to 2026-01-01. */
  readonly examples: readonly Example<Need | Other>[]
}

/** What differs on some families of chains. All entries of a signal that name evidence name the same kinds. */
interface Elsewhere<R extends string, Other extends EvidenceKind> {
  readonly on: readonly FamilyName[]
  readonly needs?: readonly [Other, ...Other[]]
  judge?(known: Known<Other>, moment: Pick<Dossier, 'at'>): Verdict<R>
  readonly verify: string
  readonly remedy: string
}

interface Example<Need extends EvidenceKind = EvidenceKind> {
  /** The family of chains that is asked about; the EVM chains, or the first that the signal names. */
  readonly on?: FamilyName
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
  readonly families?: readonly FamilyName[]
  /** Where another kind of evidence or another way to check answers the question; `on` gives a family its own signal. */
  readonly elsewhere: readonly (Pick<Signal, 'needs' | 'judge' | 'verify' | 'remedy'> & { readonly on: readonly FamilyName[] })[]
  readonly examples: readonly Example[]
}

/** Ties what `judge` may read to what `needs` names, and the rows it may raise to those the model weighs. */
export function defineSignal<const Id extends SignalId, Need extends EvidenceKind, Other extends EvidenceKind = Need>(
  definition: Definition<Id, Need, Other>,
): Signal {
  const { group, rows } = model.signals[definition.id]
  const weights = Object.fromEntries(
    Object.entries(rows as Record<string, Omit<Weight, 'group'>>).map(([row, weight]) => [row, { group, ...weight }]),
  )
  // the engine calls a signal only when every kind it needs is known
  const judge: Signal['judge'] = (known, moment) => definition.judge(known as Known<Need>, moment)
  return {
    ...definition,
    weights,
    judge,
    elsewhere: (definition.elsewhere ?? []).map(({ needs, judge: other, ...texts }) => ({
      ...texts,
      needs: needs ?? definition.needs,
      judge: other ? (known, moment) => other(known as Known<Other>, moment) : judge,
    })),
    examples: definition.examples as readonly Example[],
  }
}

/** The signal as it is asked on chains of a family; `undefined` where the question makes no sense there. */
export function askedOn(signal: Signal, family: FamilyName): Signal | undefined {
  if (signal.families && !signal.families.includes(family)) return undefined
  const other = signal.elsewhere.find(({ on }) => on.includes(family))
  return other ? { ...signal, needs: other.needs, judge: other.judge, verify: other.verify, remedy: other.remedy } : signal
}

export const raised = <R extends string>(
  row: R,
  sentence: string,
  more: { proofs?: readonly Proof[]; tag?: string; solo?: number } = {},
): Verdict<R> => ({
  outcome: 'raised',
  row,
  sentence,
  ...more,
})
export const clear = (sentence: string, more: { proofs?: readonly Proof[] } = {}): Verdict<never> => ({
  outcome: 'clear',
  sentence,
  ...more,
})
export const unknown = (reason: string): Verdict<never> => ({ outcome: 'unknown', reason })
