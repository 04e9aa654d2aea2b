import type { Level } from '../api/level.ts'
import type { ReportHead, ReportTail, Row } from '../api/report.ts'
import type { Paper } from './paint.ts'

/** Where a document goes and how its reader wants it. Machine formats look at the last three members only. */
export interface Page extends Paper {
  /** One fact a line, no boxes, no marks: for screen readers. */
  readonly accessible: boolean
  /** Boxes of ASCII characters. */
  readonly ascii: boolean
  /** Somebody looks at a screen: long tables are cut to the worst rows. */
  readonly terminal: boolean
  /** Rows below are counted and not shown, in table, markdown and html. */
  readonly minLevel: Level | undefined
  readonly sort: 'line' | 'level' | 'score' | undefined
  readonly verbose: boolean
  /** Dotted paths into a row; json, jsonl and csv. */
  readonly fields: readonly string[] | undefined
  /** Leaves out the guard against formulas; csv. */
  readonly csvRaw: boolean
  /** The lowest level that is a result; sarif. MEDIUM where nobody said. */
  readonly sarifLevel: Level | undefined
}

/** Writes one document, piece by piece, so that a million rows need no memory where the format allows it. */
export interface Writer {
  /** What can be written of the document so far; "" where it has to wait for the end. */
  row(row: Row): string
  /** The rest. */
  end(tail: ReportTail): string
}

export interface Format {
  readonly name: string
  /** Ending of the files that are this format unless told otherwise, without the dot. */
  readonly extension: string
  /** Starts a document; the first text comes with the first row or the end. Same rows, same page: same bytes. */
  open(head: ReportHead, page: Page): Writer
}
