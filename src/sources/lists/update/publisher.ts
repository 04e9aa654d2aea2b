import type { Label } from '../../../evidence/labels.ts'
import type { LabelEntry } from '../label-file.ts'

/** Thrown by a publisher's reader for a body that is not the list it should be. The text is about the list: "it is cut off". */
export class ListError extends Error {
  override readonly name = 'ListError'
}

/** A file of a publisher. */
export interface RemoteFile {
  readonly url: string
  readonly maxBytes: number
  /** Hosts that the publisher keeps its files with: a redirect leads there or nowhere. */
  readonly storage?: readonly string[]
}

/** What was read from the files. */
export interface Published {
  readonly entries: readonly LabelEntry[]
  /** Day that the publisher writes on the list, where it writes one. */
  readonly issuedOn?: string
  /** Entries that are addresses of none of the chains. */
  readonly foreign: number
}

/** Somebody who publishes a list, and how its files are read. */
export interface Publisher {
  /** As `--source` takes it. */
  readonly name: string
  /** The list that its entries stand on. */
  readonly list: string
  readonly category: Label['category']
  /** The same list in different files: the second is fetched where the first cannot be had. */
  readonly ways: readonly (readonly RemoteFile[])[]
  /** Fewer addresses are not the whole list. */
  readonly least: number
  /** An issue that is older has been kept back: the publisher issues more often. Days. */
  readonly issuedWithin?: number
  /** Lists that others report to may name what is everybody's: routers, tokens, exchanges. */
  readonly reports: boolean
  /** Reads local copies of the files of one way. Throws {@link ListError} and errors of the readers it uses. */
  read(paths: readonly string[]): Promise<Published>
  /** A publisher of the same addresses without their names and dates: they are added, nothing is taken back, and the list grows no younger. */
  readonly instead?: Publisher
}
