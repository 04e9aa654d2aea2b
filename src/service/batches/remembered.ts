import type { Kind, RowError } from '../../api/report.ts'

/** What is kept of the columns of an input. */
export interface RememberedColumns {
  readonly columns: readonly string[] | null
  readonly header: readonly string[] | null
  /** What the client calls its request, so that a repeat gets the batch of the first. */
  readonly repeat?: { readonly key: string; readonly fingerprint: string /** SHA-256 of the body, base64url. */; readonly body: string }
}

/** What is kept of a row besides what the worker needs, so that a result looks as on the command line. */
export interface RememberedRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  readonly note?: string
  /** Where the row could not be used: why, and what was understood all the same. */
  readonly bad?: { readonly error: RowError; readonly kind: Kind | null; readonly given?: string; readonly chainId?: number }
}

// what is read here was written here: the store hands it back as it was
export const readColumns = (text: string): RememberedColumns => JSON.parse(text) as RememberedColumns
export const readRow = (text: string): RememberedRow => JSON.parse(text) as RememberedRow
