import { SourceError } from '../../src/errors.ts'
import type { Evidence, EvidenceKind, Findings } from '../../src/evidence/evidence.ts'
import type { Context, Source } from '../../src/sources/index.ts'

type Ask = Awaited<ReturnType<Source['load']>>

/** A source of one test. It gives the kinds that its findings hold, on every chain, and is not essential, unless said otherwise. */
export function source(name: string, answer: Findings | Error | Ask, more: Partial<Source> = {}): Source {
  const kinds = 'known' in answer ? (Object.keys({ ...answer.known, ...answer.missing }) as EvidenceKind[]) : []
  const ask: Ask = typeof answer === 'function' ? answer : async () => (answer instanceof Error ? Promise.reject(answer) : answer)
  return { name, provides: kinds, essential: [], covers: () => true, load: async () => ask, ...more }
}

/** Findings without a word on what is missing. */
export const saying = (known: Partial<Evidence>): Findings => ({ known })

/** Fails when the scan is over and not before, as a connection does on which nobody answers. */
export const hanging: Ask = (_subject, { signal }: Context) =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

export const down = (name: string): SourceError =>
  new SourceError({ source: name, code: 'UPSTREAM_UNAVAILABLE', problem: 'answered with status 503' })
