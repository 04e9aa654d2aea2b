import { ChainvetError, SourceError } from '../errors.ts'
import type { Dossier, Evidence, EvidenceKind, Findings, PinnedBlock, Subject } from '../evidence/evidence.ts'
import type { Context, Source } from '../sources/index.ts'

interface SourceStatus {
  readonly name: string
  /** "silent": it was reached, or there was nobody to reach, and it knew nothing. */
  readonly status: 'answered' | 'silent' | 'failed' | 'skipped'
  readonly reason?: string
}

export interface Gathered extends Dossier {
  readonly statuses: readonly SourceStatus[]
  /** Failure of a source without which there is no score. */
  readonly essentialFailure: Error | undefined
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** Asks all sources at once. For each kind of evidence the first in the list that knows wins. */
export async function gather(
  subject: Subject,
  sources: readonly Source[],
  context: Context,
  { offline }: { offline: boolean },
): Promise<Gathered> {
  const covering = sources.filter(source => source.covers(subject.chain, subject.kind, context.upstreams))
  const end = endOf(context)
  const answers = await Promise.allSettled(
    covering.map(async (source): Promise<Findings | 'skipped'> => {
      if (offline && !source.offline) return 'skipped'
      const answer = (await source.load())(subject, context)
      // a source that overlooks the signal must not hold up the others
      return source.offline ? answer : Promise.race([answer, end.reached()])
    }),
  )
  end.forget()

  const known: Mutable<Partial<Evidence>> = {}
  const missing: Mutable<Dossier['missing']> = {}
  const tags: Mutable<Dossier['tags']> = {}
  const statuses: SourceStatus[] = []
  let block: PinnedBlock | undefined
  let essentialFailure: Error | undefined
  covering.forEach((source, index) => {
    const answer = answers[index]
    if (answer?.status === 'rejected') {
      const failure = named(answer.reason, source.name)
      statuses.push({ name: source.name, status: 'failed', reason: failure.message })
      if (source.essential.includes(subject.kind)) essentialFailure ??= failure
      return
    }
    if (!answer || answer.value === 'skipped') {
      statuses.push({ name: source.name, status: 'skipped', reason: 'offline' })
      return
    }
    const [reason] = Object.values(answer.value.missing ?? {})
    const silent = Object.keys(answer.value.known).length === 0
    statuses.push({ name: source.name, status: silent ? 'silent' : 'answered', ...(silent && reason !== undefined && { reason }) })
    block ??= answer.value.block
    for (const kind of Object.keys(answer.value.known) as EvidenceKind[]) {
      if (known[kind]) continue
      Object.assign(known, { [kind]: answer.value.known[kind] })
      tags[kind] = answer.value.tags?.[kind] ?? source.name
    }
    for (const [kind, reason] of Object.entries(answer.value.missing ?? {}) as [EvidenceKind, string][]) missing[kind] ??= reason
  })
  for (const { name, status, reason } of statuses) if (status === 'failed') noteFailure(missing, covering, name, reason)
  return { subject, known, missing, tags, block, at: context.world.now(), statuses, essentialFailure }
}

/**
 * The end of the scan, for all its sources: `reached` rejects with the reason of the signal. It must be forgotten, or what
 * was found would be kept for as long as the signal is. Nobody asks for the signal before a source needs it.
 */
export function endOf(context: Context): { reached(): Promise<never>; forget(): void } {
  let promise: Promise<never> | undefined
  let forget = () => {}
  return {
    reached() {
      promise ??= new Promise((_, reject) => {
        const { signal } = context
        const stop = () => reject(signal.reason)
        if (signal.aborted) stop()
        else signal.addEventListener('abort', stop, { once: true })
        forget = () => signal.removeEventListener('abort', stop)
      })
      return promise
    },
    forget: () => forget(),
  }
}

/** A source that failed explains every kind that nobody else knew. */
function noteFailure(missing: Mutable<Dossier['missing']>, sources: readonly Source[], name: string, reason: string | undefined): void {
  const kinds = sources.find(source => source.name === name)?.provides ?? []
  for (const kind of kinds) missing[kind] ??= reason ?? `${name} failed`
}

/**
 * A source that outlived the time of the scan failed, whatever the others found. Any other failure without a name is a
 * bug of ours, or the caller's wish to stop: neither may pass for a source that was merely silent.
 */
function named(reason: unknown, source: string): ChainvetError {
  if (reason instanceof ChainvetError) return reason
  if (reason instanceof DOMException && reason.name === 'TimeoutError') {
    return new SourceError({ source, code: 'TIMEOUT', problem: 'did not answer within the time of the scan', cause: reason })
  }
  throw reason
}
