import { z } from 'zod'
import { levels } from './level.ts'
import type { ScanResult } from './scanner.ts'
import { remoteTokenResult } from './token.ts'
import { remoteWalletResult } from './wallet.ts'

const level = z.enum(levels)
const kind = z.enum(['wallet', 'token'])

/** What a row names: an address on a chain. */
const target = z.looseObject({
  kind,
  given: z.string().describe('The address as it was given, without a chain in front of it.'),
  address: z.string().describe('The same in its canonical spelling.'),
  chain: z.string().describe('First name of the chain, "ethereum".'),
  chain_id: z.int(),
  caip10: z.string().describe('"eip155:1:0x…"'),
})

/** What any service sends; typed as ours, because {@link ledgerOf} and {@link tokenDetailsOf} are asked before anything inside is read. */
const result = z.union([remoteWalletResult, remoteTokenResult]) as unknown as z.ZodType<ScanResult, ScanResult>

const rowError = z.looseObject({
  code: z.string().describe('One of the stable codes: INVALID_ADDRESS, UPSTREAM_UNAVAILABLE, ...'),
  message: z.string(),
  hint: z.string().nullable(),
})

/** A contact of the user that the address resembles without being it. */
const lookAlike = z.looseObject({
  known: z.string().describe('Address of the contact.'),
  name: z.string().nullable(),
  shared_prefix: z.int().describe('Characters that agree at the beginning, "0x" left out.'),
  shared_suffix: z.int(),
})

/** One row in, one row out: what was asked, and what became of it. */
export const row = z.looseObject({
  line: z.int().min(1).describe('Line on which the row starts in its file; for an address on the command line its place there.'),
  file: z.string().optional().describe('Where the report covers several files: path of this one.'),
  column: z.int().min(1).optional().describe('Where an address was found inside a text: column of its first character.'),
  status: z.enum(['scored', 'no_activity', 'unscored', 'bad_row']),
  input: z.record(z.string(), z.string()).describe('The cells as they were read; for an address on the command line {"address": "..."}.'),
  target: target.nullable().describe('null where the row could not be understood.'),
  given: z.string().optional().describe('Where target is null: text of the address cell.'),
  chain_id: z.int().optional().describe('Where target is null and the chain was understood all the same.'),
  kind: kind.nullable().describe('wallet or token; null where a row does not tell.'),
  result: result.optional().describe('Where status is "scored": the result of the interface specification.'),
  error: rowError.optional().describe('Where status is anything else: why there is no score.'),
  cached: z.boolean(),
  duplicate_of: z.int().nullable().describe('Line of the first row with the same target; it was scanned once.'),
  note: z.string().nullable().describe('How the text was understood, where it was not spelled plainly.'),
  look_alikes: z.array(lookAlike),
  ignored: z
    .looseObject({ reason: z.string(), expires: z.string(), accepted_level: level })
    .nullable()
    .describe('The accepted risk that keeps the row from tripping the gate.'),
  baseline: z
    .enum(['new', 'worse', 'same', 'better'])
    .nullable()
    .describe('Compared with the report given as --baseline; null without one.'),
})

const gate = z.looseObject({
  fail_on: level.nullable(),
  fail_on_score: z.int().nullable(),
  gate_exit_code: z.int(),
  allow_unscored: z
    .union([z.boolean(), z.array(z.string())])
    .describe('true: rows without a score do not fail the run; or the codes for which they do not, "no-activity".'),
  tripped: z.boolean(),
  lines: z.array(z.int()).describe('Rows that tripped it, the first 1,000.'),
  count: z.int().describe('All rows that tripped it.'),
})

const summary = z.looseObject({
  rows: z.int(),
  critical: z.int(),
  high: z.int(),
  medium: z.int(),
  low: z.int(),
  no_activity: z.int(),
  unscored: z.int(),
  bad_rows: z.int(),
  duplicates: z.int(),
  ignored: z.int(),
  calls: z.int().describe('Scans that were asked for, retries included.'),
  retries: z.int(),
  duration_ms: z.int(),
  exit_code: z.int(),
  complete: z.boolean().describe('false where the run was stopped before its end.'),
})

/** What is known before the first row. */
const reportHead = z.looseObject({
  schema_version: z.literal(1),
  tool: z.looseObject({
    name: z.literal('chainvet'),
    version: z.string(),
    engine: z.enum(['local', 'remote']),
    service: z.string().nullable().describe('Origin of the service that was asked; null for the engine of this process.'),
  }),
  input: z.looseObject({
    file: z.string().nullable().describe('Path as it was given; null for addresses on the command line, "-" for standard input.'),
    columns: z
      .array(z.string())
      .nullable()
      .describe('Keys of `input` in the order of the file, each once; null where the input has no columns.'),
    header: z
      .array(z.string())
      .nullable()
      .describe('The header cells as they stand in the file, one for each of `columns`; null without a header.'),
  }),
  started_at: z.string().describe('UTC, "2026-11-20T19:02:36Z".'),
})

/** What is known after the last row. */
const reportTail = z.looseObject({
  sha256: z.string().nullable().describe('Of the bytes of the input file.'),
  gate,
  summary,
  warnings: z.array(z.string()),
})

/** The same as a document: what is known only after the last row stands behind the rows, so that none has to be kept. */
export const reportDocument = z.looseObject({
  schema_version: reportHead.shape.schema_version,
  tool: reportHead.shape.tool,
  started_at: reportHead.shape.started_at,
  results: z.array(row),
  input: z.looseObject({ ...reportHead.shape.input.shape, sha256: reportTail.shape.sha256, rows: z.int() }),
  gate,
  summary,
  warnings: reportTail.shape.warnings,
})

/** A whole run. Every format is a pure function of it. */
const report = z.looseObject({ ...reportHead.shape, results: z.array(row), ...reportTail.shape })

export type Kind = z.output<typeof kind>
export type Target = z.output<typeof target>
export type RowError = z.output<typeof rowError>
export type Row = z.output<typeof row>
export type Gate = z.output<typeof gate>
export type Summary = z.output<typeof summary>
export type ReportHead = z.output<typeof reportHead>
export type ReportTail = z.output<typeof reportTail>
export type Report = z.output<typeof report>
