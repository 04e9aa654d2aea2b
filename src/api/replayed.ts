/** A verdict as `chainvet replay` has recomputed it. */
export interface Replayed {
  readonly folder: string
  /** "repeated": the same document, byte for byte. */
  readonly status: 'repeated' | 'changed'
  readonly kind: 'wallet' | 'token'
  readonly address: string
  /** Name of the chain. */
  readonly chain: string
  /** Instant of the scan, UTC. */
  readonly at: string
  readonly block: number | null
  /** SHA-256 of the manifest, which holds the hashes of all answers. */
  readonly digest: string
  readonly answers: number
  /** Answers that were not asked for this time. */
  readonly unused: number
  readonly recorded: VerdictFacts
  readonly recomputed: VerdictFacts
  /** What is another here than where it was written: program, model. */
  readonly differs: readonly string[]
  /** Requests that the recording has no answer to. */
  readonly missing: readonly string[]
  /** Path of the first member that is another one, with both values. */
  readonly first_difference: string | null
  /** Lists that are of another state here, and the verdict with those here, where it can be told; null where all are the same. */
  readonly lists: {
    readonly changed: readonly { readonly name: string; readonly as_of: string; readonly here: string | null }[]
    readonly verdict: VerdictFacts | null
  } | null
  /** The recomputed document as `--json` writes it. */
  readonly document: string
}

/** A score with its level, or the code of the failure in place of both. */
export interface VerdictFacts {
  readonly score: number | null
  readonly level: string | null
  readonly failure: string | null
}
