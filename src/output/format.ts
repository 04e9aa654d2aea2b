import type { Level } from '../api/level.ts'
import type { Gate, ReportHead, ReportTail, Row } from '../api/report.ts'
import type { Paper } from './paint.ts'
import type { Spool } from './spool.ts'

/** What trips a gate. */
export type Limits = Pick<Gate, 'fail_on' | 'fail_on_score'>

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
  /** What trips the gate of the run, where that is known before its first row: then no row has to be kept until the end. */
  readonly limits?: Limits | undefined
  /** Where text waits that is wanted in another order than it comes in. In memory where nobody said. */
  readonly spool?: (() => Spool) | undefined
}

/** Writes one document, piece by piece, so that a million rows need no memory where the format allows it. */
export interface Writer {
  /** What can be written of the document so far; "" where it has to wait for the end. */
  row(row: Row): string
  /** The rest. */
  end(tail: ReportTail): string
  /** The same in pieces, where it may be long. One of the two is called. */
  pieces?(tail: ReportTail): Iterable<string>
}

export interface Format {
  readonly name: string
  /** Ending of the files that are this format unless told otherwise, without the dot. */
  readonly extension: string
  /** Starts a document; the first text comes with the first row or the end. Same rows, same page: same bytes. */
  open(head: ReportHead, page: Page): Writer
}

/** A writer that has to know of each row whether it trips the gate. Where nobody has told before the first row, rows wait for the end. */
export function knowing({ limits }: Pick<Page, 'limits'>, open: (limits: Limits) => Writer): Writer {
  if (limits) return open(limits)
  const rows: Row[] = []
  return {
    row(row) {
      rows.push(row)
      return ''
    },
    end(tail) {
      const writer = open(tail.gate)
      return rows.map(row => writer.row(row)).join('') + writer.end(tail)
    },
  }
}
