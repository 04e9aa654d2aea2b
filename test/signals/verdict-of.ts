import { judge } from '../../src/engine/judge.ts'
import type { Evidence, EvidenceKind } from '../../src/evidence/evidence.ts'
import { askedOn, type FamilyName, type Signal, signals, type Verdict } from '../../src/signals/index.ts'
import { present } from '../support/subjects.ts'

/** As much of the evidence as a test is about. */
export type Given = { readonly [Kind in EvidenceKind]?: Partial<Evidence[Kind]> }

/** A signal as it is asked on a family of chains: the EVM chains, or the first family that the signal names. */
export function signalOf(id: string, on?: FamilyName): Signal {
  const found = signals.find(signal => signal.id === id)
  if (!found) throw new Error(`There is no signal ${id}.`)
  const home = found.families && !found.families.includes('evm') ? found.families[0] : 'evm'
  const asked = askedOn(found, on ?? home ?? 'evm')
  if (!asked) throw new Error(`${id} is not asked on ${on}.`)
  return asked
}

/** What a signal makes of some evidence, asked as the engine asks it. */
export function verdictOf(id: string, given: Given, on?: FamilyName): Verdict {
  const [judgement] = judge({ known: given as Partial<Evidence>, missing: {}, at: present }, [signalOf(id, on)])
  if (!judgement) throw new Error('Nothing was judged.')
  return judgement.verdict
}

/** The row of the model that was raised, else the outcome. */
export function rowOf(id: string, given: Given, on?: FamilyName): string {
  const verdict = verdictOf(id, given, on)
  return verdict.outcome === 'raised' ? verdict.row : verdict.outcome
}

export function sentenceOf(id: string, given: Given, on?: FamilyName): string {
  const verdict = verdictOf(id, given, on)
  return verdict.outcome === 'unknown' ? verdict.reason : verdict.sentence
}
