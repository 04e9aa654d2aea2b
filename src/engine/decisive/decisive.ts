import type { Dossier, EvidenceKind } from '../../evidence/evidence.ts'

/** A check without which a scan cannot end in LOW. */
export interface Decisive {
  readonly name: string
  /** The evidence it looks at. A signal that needs any of it is part of the check. */
  readonly restsOn: readonly EvidenceKind[]
  /** Why the check did not run to its end, or `undefined` when it did. */
  missing(dossier: Dossier): string | undefined
}

/**
 * What no scan of a family of chains can show, whoever is asked. It lowers the confidence and is told in the notes of the
 * coverage; it is no gap of this scan, so it puts no floor under the score.
 */
export interface Limit {
  readonly name: string
  /** One sentence for people, without the name of a subject. */
  readonly why: string
  /** Whether it concerns this subject; every one where absent. */
  applies?(dossier: Dossier): boolean
}

/** What decides about the subjects of one family of chains. */
export interface FamilyChecks {
  readonly wallet: readonly Decisive[]
  readonly token: readonly Decisive[]
  readonly limits?: { readonly wallet?: readonly Limit[]; readonly token?: readonly Limit[] }
}
