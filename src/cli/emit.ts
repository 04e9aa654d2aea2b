import type { ReportHead, ReportTail, Row } from '../api/report.ts'
import type { ScanResult } from '../api/scanner.ts'
import { tripped } from '../api/tripped.ts'
import { asRowError } from '../bulk/asker.ts'
import { createTally, type GateRules } from '../bulk/gate.ts'
import type { IgnoreRules } from '../bulk/ignores.ts'
import type { Scanned } from '../bulk/run.ts'
import { ChainvetError } from '../errors.ts'
import type { Limits, Writer } from '../output/format.ts'
import { formatOfFile } from '../output/index.ts'
import type { App } from './app.ts'
import { appliedTo } from './config/apply-config.ts'
import type { Document, Wanted } from './documents.ts'
import { readIgnoreFile, readReportFile } from './files.ts'
import type { GlobalFlags } from './options.ts'
import type { Progress } from './progress.ts'
import type { GateFlags, OutputFlags } from './scan-options.ts'
import type { Sink } from './sink.ts'
import { acceptance, remarksOn, remember, type Troubles, tellOne, tellRun, tellWhy } from './telling.ts'
import { verbosity } from './terminal.ts'

export type EmitFlags = OutputFlags & GateFlags & GlobalFlags & { readonly input?: string }

/** A run on its way out: rows come in their order, and `ends` is asked after the last of them. */
export interface Emission {
  readonly head: ReportHead
  readonly rows: AsyncIterable<readonly Scanned[]>
  /** One address on the command line: its result is the document, not a list of one. */
  readonly single: boolean
  readonly progress?: Progress
  /** Of a saved report: its run, and whether what it says of accepted risks stands. */
  readonly saved?: Saved
  /** Every document is complete and in its place; `again` where some rows are worth another try. */
  finished?(how: { readonly again: boolean }): Promise<void>
  ends(): { sha256: string | null; calls: number; retries: number; duration_ms: number }
}

interface Saved {
  /** What the run ended with, where it was stopped. */
  readonly stopped: number | undefined
  readonly warnings: readonly string[]
  readonly keepsIgnored: boolean
}

/** What judges rows after they are scanned: the gate, accepted risks, the last report. */
export interface Judges {
  /** The day from which accepted risks are counted. */
  readonly now: Date
  readonly rules: GateRules
  readonly ignores: IgnoreRules | undefined
  readonly baseline: ((row: Row) => Row['baseline']) | undefined
  /** Why the gate cannot rest on a result, where there is a gate. */
  readonly doubt?: ((result: ScanResult) => ChainvetError | undefined) | undefined
}

/** Reads them before the first scan, because a mistake in them costs nothing then. */
export async function judgesFor(app: App, flags: GateFlags, now: Date): Promise<Judges> {
  const ignores = flags.ignore ? await readIgnoreFile(flags.ignoreFile, now, appliedTo(app).files.project) : undefined
  const rules = ignores && (await import('../bulk/ignores.ts')).ignoreRules(ignores.entries, ignores.file, now)
  const expired = rules?.warnings().filter(warning => warning.includes(' expired on ')) ?? []
  if (flags.strictIgnores && expired.length > 0)
    throw new ChainvetError('IGNORE_INVALID', 'an ignore has expired', { where: expired, hint: 'Remove it with: chainvet ignore prune' })
  return {
    now,
    rules: {
      failOn: flags.failOn === undefined || flags.failOn === 'NONE' ? null : flags.failOn,
      failOnScore: flags.failOnScore ?? null,
      exitCode: flags.gateExitCode,
      allowUnscored: flags.allowUnscored ?? false,
    },
    ignores: rules,
    baseline: flags.baseline === undefined ? undefined : await comparison(flags.baseline),
  }
}

const limitsOf = ({ rules }: Judges): Limits => ({ fail_on: rules.failOn, fail_on_score: rules.failOnScore })

async function comparison(file: string): Promise<Judges['baseline']> {
  const [{ compareWith }, report] = await Promise.all([import('../bulk/baseline.ts'), readReportFile(file)])
  return compareWith(report)
}

/** Writes every document that was asked for, then the summary, and sets the exit code. */
export async function emit(
  app: App,
  flags: EmitFlags,
  judges: Judges,
  { head, rows, single, progress, saved, finished, ends }: Emission,
): Promise<void> {
  const format = flags.json ? 'json' : (flags.format ?? formatOfFile(flags.output) ?? 'table')
  // a single failure has another shape than a result, so what is written is known at the end
  const alone = single && (format === 'table' || format === 'json') && flags.output === '-'
  const documents = await documentsOf(app, flags, head, wanted(flags, format, alone), { single, limits: limitsOf(judges) })
  const writers = documents.map(({ writer }) => writer)
  const errors = flags.errorsFile === undefined ? undefined : await errorsSink(flags.errorsFile, head)
  const tally = createTally(judges.rules)
  // the whole report is kept only where it is one row
  const kept: Row[] | undefined = single ? [] : undefined
  const notes = flags.annotations ? (await import('../output/annotations.ts')).githubAnnotations(head, limitsOf(judges)) : undefined
  const verbose = verbosity(flags.verbose, app.env)
  const troubles: Troubles = new Map()
  const acceptances: string[] = []
  let failure: ChainvetError | undefined
  try {
    for await (const batch of rows) {
      const texts = documents.map(() => '')
      for (const scanned of batch) {
        const { row, failure: why } = doubted({ ...scanned, row: judged(scanned.row, judges, saved) }, judges)
        failure = why
        tally.add(row)
        kept?.push(row)
        notes?.row(row)
        remember(troubles, row)
        const accepting = verbose > 0 ? acceptance(row, judges.now) : undefined
        if (accepting !== undefined) acceptances.push(accepting)
        progress?.row(row)
        const remarks = head.input.file === null ? await remarksOn(row, flags) : ''
        if (remarks !== '') {
          progress?.clear()
          app.stderr.write(remarks)
        }
        for (let at = 0; at < writers.length; at++) texts[at] += (writers[at] as Writer).row(row)
        if (row.status === 'bad_row') await errors?.row(row)
      }
      for (const [at, { sink }] of documents.entries()) {
        const text = texts[at] as string
        if (sink.onScreen && text !== '') progress?.clear()
        await sink.write(text)
      }
    }
    const { sha256, ...counts } = ends()
    const summary = tally.summary({ ...counts, stopped: app.stopped ?? saved?.stopped })
    if (summary.rows === 0 && summary.complete && !flags.allowEmpty) throw nothingToScan(head.input.file)
    const warnings = saved?.keepsIgnored ? [...saved.warnings] : (judges.ignores?.warnings() ?? [])
    if (flags.strictIgnores && warnings.length > 0 && summary.exit_code === 0) summary.exit_code = 2
    const tail: ReportTail = { sha256, gate: tally.gate(), summary, warnings }
    progress?.end()
    const parts: string[] = []
    const finish = async (sink: Sink) => {
      if (app.stopped === undefined) return sink.close()
      const part = await sink.interrupt()
      if (part !== undefined) parts.push(part)
    }
    for (const { writer, sink } of documents) {
      for (const piece of writer.pieces?.(tail) ?? [writer.end(tail)]) await sink.write(piece)
      await finish(sink)
    }
    if (errors) await finish(errors.sink)
    if (app.stopped === undefined) await finished?.({ again: tally.worthResuming() })
    app.exitCode = summary.exit_code
    const report = kept && { ...head, results: kept, ...tail }
    if (alone && report) await tellOne(app, flags, report, failure, format)
    else if (single && report) await tellWhy(app, flags, report, failure)
    if (notes) app.stderr.write(notes.text())
    await tellRun(app, flags, { head, tail, single, troubles, acceptances, parts })
  } catch (error) {
    progress?.end()
    for (const { sink } of documents) await sink.abandon()
    await errors?.sink.abandon()
    throw error
  }
}

function wanted(flags: EmitFlags, format: string, alone: boolean): Wanted[] {
  const documents = [...(alone ? [] : [{ format, file: flags.output }]), ...flags.report]
  if (documents.filter(({ file }) => file === '-').length + (alone ? 1 : 0) > 1)
    throw new ChainvetError('USAGE', 'two documents cannot both go to stdout', { hint: 'Give all but one of them a file.' })
  return documents
}

function judged(row: Row, { ignores, baseline }: Judges, saved: Saved | undefined): Row {
  // of a million rows that nobody judges no copies are made
  if (!ignores && !baseline && !saved) return row
  return {
    ...row,
    ignored: saved?.keepsIgnored ? row.ignored : row.status === 'scored' && ignores ? ignores.covering(row) : null,
    baseline: baseline ? baseline(row) : saved ? row.baseline : null,
  }
}

/** What would pass the gate only because nobody can tell has no score. What was accepted, or fails it anyway, is left as it is. */
function doubted(scanned: Scanned, judges: Judges): Scanned {
  const { row } = scanned
  if (!judges.doubt || row.status !== 'scored' || !row.result || row.ignored || row.baseline === 'same' || row.baseline === 'better')
    return scanned
  const failure = tripped(row, limitsOf(judges)) ? undefined : judges.doubt(row.result)
  if (!failure) return scanned
  const { result: _, ...rest } = row
  return { row: { ...rest, status: 'unscored', error: asRowError(failure) }, failure }
}

/** An empty list passes every test, so nobody may take it for a clean one. */
export const nothingToScan = (file: string | null): ChainvetError =>
  new ChainvetError('INPUT_EMPTY', `there is nothing to scan${file === null ? '' : ` in ${file === '-' ? 'what was piped in' : file}`}`, {
    hint: 'If that is fine: --allow-empty',
  })

/** For one address on a terminal no document is opened, and nothing that writes files is loaded. */
async function documentsOf(
  app: App,
  flags: EmitFlags,
  head: ReportHead,
  asked: readonly Wanted[],
  how: { readonly single: boolean; readonly limits: Limits },
): Promise<Document[]> {
  if (asked.length === 0 && !flags.fields && flags.errorsFile === undefined) return []
  return (await import('./documents.ts')).openDocuments(app, flags, head, asked, how)
}

async function errorsSink(file: string, { input }: ReportHead): Promise<{ readonly sink: Sink; row(row: Row): Promise<void> }> {
  const [{ errorsCsv }, sink] = await Promise.all([
    import('../bulk/read/errors-file.ts'),
    import('./sink.ts').then(({ fileSink }) => fileSink(file)),
  ])
  const { head, row } = errorsCsv(input)
  await sink.write(head)
  return { sink, row: each => sink.write(row(each)) }
}
