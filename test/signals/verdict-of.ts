import { judge } from '../../src/engine/judge.ts'
import type { Evidence, EvidenceKind } from '../../src/evidence/evidence.ts'
import { type Signal, signals, type Verdict } from '../../src/signals/index.ts'
import { present } from '../support/subjects.ts'

/** As much of the evidence as a test is about. */
export type Given = { readonly [Kind in EvidenceKind]?: Partial<Evidence[Kind]> }

export function signalOf(id: string): Signal {
  const found = signals.find(signal => signal.id === id)
  if (!found) throw new Error(`There is no signal ${id}.`)
  return found
}

/** What a signal makes of some evidence, asked as the engine asks it. */
export function verdictOf(id: string, given: Given): Verdict {
  const [judgement] = judge({ known: given as Partial<Evidence>, missing: {}, at: present }, [signalOf(id)])
  if (!judgement) throw new Error('Nothing was judged.')
  return judgement.verdict
}

/** The row of the model that was raised, else the outcome. */
export function rowOf(id: string, given: Given): string {
  const verdict = verdictOf(id, given)
  return verdict.outcome === 'raised' ? verdict.row : verdict.outcome
}

export function sentenceOf(id: string, given: Given): string {
  const verdict = verdictOf(id, given)
  return verdict.outcome === 'unknown' ? verdict.reason : verdict.sentence
}
