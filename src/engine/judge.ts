import type { Dossier } from '../evidence/evidence.ts'
import type { Signal, Verdict } from '../signals/index.ts'

export interface Judgement {
  readonly signal: Signal
  readonly verdict: Verdict
}

/** Asks every signal. One whose needs are not all known answers "unknown" with the reason its evidence is missing. */
export const judge = (dossier: Pick<Dossier, 'known' | 'missing' | 'at'>, signals: readonly Signal[]): Judgement[] =>
  signals.map(signal => {
    const gap = signal.needs.find(kind => !dossier.known[kind])
    if (gap) return { signal, verdict: { outcome: 'unknown', reason: dossier.missing[gap] ?? `no source knew its ${gap}` } }
    return { signal, verdict: signal.judge(dossier.known, dossier) }
  })
