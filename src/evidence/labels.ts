import type { Proven } from './evidence.ts'

export type LabelCategory = 'sanctions' | 'mixer' | 'exploit' | 'phishing' | 'scam' | 'service' | 'system' | 'burn'

/** What one list says of the address. Dates are days in UTC, "2025-03-21". */
export interface Label {
  readonly category: LabelCategory
  readonly list: string
  readonly entity: string
  readonly programme?: string
  readonly listedOn?: string
  /** The publisher took the entry back on that day. */
  readonly delistedOn?: string
  /** How far the label carries: official text, a curated list, one of several reports, a single web page. */
  readonly confidence: 'official' | 'curated' | 'community' | 'web'
  /** State of the list the entry was read from. */
  readonly asOf: string
}

/** A list as it was screened. */
export interface ScreenedList {
  readonly name: string
  readonly category: LabelCategory
  readonly asOf: string
  readonly entries: number
  /** Compiled from orders that are final: it does not age. */
  readonly fixed?: true
}

/** The lists that were screened for the address, and what they hold. */
export interface Labels extends Proven {
  readonly lists: readonly ScreenedList[]
  readonly found: readonly Label[]
}
