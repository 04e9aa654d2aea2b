import type { Kind, RowError } from '../api/report.ts'

/** A row as it was read, before anybody knows what it means. */
export interface InputRow {
  /** Line on which the record starts, from 1; for an address on the command line its place there. */
  readonly line: number
  /** Only where one input covers several files. */
  readonly file?: string
  /** Only where an address was found inside a text: column of its first character, from 1. */
  readonly column?: number
  /** The record as it stands in the file, where it may be written as it is: `api/record-text.ts` says when. */
  readonly text?: string
  /** Every cell, by the key of its column. */
  readonly cells: Readonly<Record<string, string>>
  /** Text of the address cell; "" where it is empty. */
  readonly address: string
  /** Text of the chain cell, where the row has one that is not empty. */
  readonly chain?: string
  readonly kind?: Kind
  /** Why the row cannot be used, where reading it showed that already. */
  readonly fault?: RowError
}

/** An input that can be read once. */
export interface Input {
  /** Path as given, "-" for standard input, null for the command line. */
  readonly file: string | null
  readonly columns: readonly string[] | null
  readonly header: readonly string[] | null
  readonly rows: AsyncIterable<InputRow> | Iterable<InputRow>
  /** The same rows, many at once, where they are read so: work that waits for nothing is done without a pause between them. Either is read, not both. */
  readonly batches?: AsyncIterable<readonly InputRow[]>
  /** Hash of the bytes that were read, hex; null where there is no file. To be asked after the last row. */
  sha256(): string | null
}
