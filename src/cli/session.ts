import type { Kind, ReportHead } from '../api/report.ts'
import type { Scanner, ScanResult } from '../api/scanner.ts'
import type { Input } from '../bulk/input.ts'
import { type Run, type RunOptions, scanRows } from '../bulk/run.ts'
import { ChainvetError } from '../errors.ts'
import { realWorld } from '../world.ts'
import type { App } from './app.ts'
import { appliedTo } from './config/apply-config.ts'
import { durationIn } from './config/duration.ts'
import { type EmitFlags, emit, judgesFor, nothingToScan } from './emit.ts'
import type { GlobalFlags, UpstreamFlags } from './options.ts'
import { progressOf, spinnerOf } from './progress.ts'
import type { Kept } from './resume.ts'
import type { CostFlags, InputFlags, RunFlags } from './scan-options.ts'
import type { ChosenScanner } from './scanner.ts'

export type ScanFlags = InputFlags & RunFlags & CostFlags & UpstreamFlags & EmitFlags & GlobalFlags

export interface Session {
  readonly input: Input
  /** Opens the input again, so that its rows can be counted before they are scanned; absent where it can be read once only. */
  readonly again?: (() => Promise<Input>) | undefined
  /** What rows are that do not say it themselves. */
  readonly kind: Kind | undefined
  /** One address on the command line. */
  readonly single: boolean
}

/** One run, from rows to exit code. Mistakes in files and flags end it before the first scan. */
export async function runScan(app: App, flags: ScanFlags, session: Session): Promise<void> {
  const { input, kind, single } = session
  const now = realWorld.now()
  const judges = { ...(await judgesFor(app, flags, now)), doubt: await doubtOf(app, flags, now) }
  const { scan, chosen, tool, retries } = await scannerOf(app, flags, now)
  if (flags.dryRun) return foretell(app, flags, session, chosen)
  const rows = rowsOf(session)
  if (!single && flags.offline) (await import('./heap.ts')).keepNurserySmall()
  const kept = single ? undefined : await (await import('./resume.ts')).keptResults(app, flags, { kind, tool, now })
  try {
    const scanner = chosen.account && !single ? await withinCost(app, flags, session, { chosen, kept, rows }) : chosen.scanner
    // offline a scan is over before anybody could stop it
    const signal = flags.offline ? undefined : app.signal
    // one address is stopped at once; of many, those in flight are finished
    const run = scan(input, { scanner, kind, stop: signal, signal: single ? signal : undefined, results: kept?.results, job: kept?.job })
    const progress = single
      ? spinnerOf(app, flags, 'Scanning')
      : progressOf(app, flags, {
          label: input.file ?? 'addresses',
          total: Array.isArray(input.rows) ? input.rows.length : undefined,
          ...(rows && { count: rows }),
          clock: () => performance.now(),
        })
    const sayStopping = () => {
      // the sentence stays the last line: whoever quits now leaves no half-drawn line behind
      progress.end()
      progress.say(stopping(run.inFlight()))
    }
    signal?.addEventListener('abort', sayStopping, { once: true })
    await emit(app, flags, judges, {
      progress,
      ...(kept && { finished: kept.finished }),
      head: headOf(tool, input, now),
      rows: run.rows,
      single,
      ends: () => ({
        sha256: input.sha256(),
        calls: run.calls() + retries(),
        retries: retries(),
        duration_ms: realWorld.now().getTime() - now.getTime(),
      }),
    })
    chosen.tellEvidence?.()
  } finally {
    await kept?.release()
  }
  if (kept && app.stopped !== undefined && !flags.quiet) app.stderr.write(toGoOn(flags, kind))
}

/** A gate lets nobody through by old lists. */
async function doubtOf(app: App, { failOn = 'NONE', failOnScore }: ScanFlags, now: Date) {
  if (failOn === 'NONE' && failOnScore === undefined) return undefined
  const { longestAge, oldListsOf } = await import('../bulk/old-lists.ts')
  const setting = appliedTo(app).settings.get('data_max_age')
  const longest = (setting && durationIn(String(setting.value))) ?? longestAge
  return (result: ScanResult) => oldListsOf(result, { longest, now })
}

type RowsIn = () => Promise<number | undefined>

/** Rows of a file that can be read again; it is gone through once, whoever asks. */
function rowsOf({ input, again }: Session): RowsIn | undefined {
  const { file } = input
  if (!again || file === null) return undefined
  let rows: Promise<number | undefined> | undefined
  return () => {
    rows ??= import('./rows-in-file.ts').then(({ rowsInFile }) => rowsInFile(file, input))
    return rows
  }
}

/** `--dry-run`: what a run would cost. Nothing is scanned, and nothing is written. */
async function foretell(app: App, flags: ScanFlags, { input, kind }: Session, chosen: ChosenScanner): Promise<void> {
  const { countAll, tellCost } = await import('./cost.ts')
  const counts = await countAll(app, flags, { input, kind })
  if (counts.rows === 0 && !flags.allowEmpty) throw nothingToScan(input.file)
  await tellCost(app, flags, { chosen, counts })
}

/** The scanner of a service within what may be spent. Asks, or refuses, before the first scan. */
async function withinCost(
  app: App,
  flags: ScanFlags,
  { input, kind, again }: Session,
  { chosen, kept, rows }: { readonly chosen: ChosenScanner; readonly kept: Kept | undefined; readonly rows: RowsIn | undefined },
): Promise<Scanner> {
  const { countBefore, guardCost } = await import('./cost.ts')
  const exactly = () => countBefore(app, flags, { input, kind, ...(again && { again }) })
  // what cannot be read, or is a folder, is told by who reads it in earnest
  const found = await rows?.().catch(() => undefined)
  const estimate = found !== undefined && found >= many ? { rows: found, exactly } : undefined
  const counts = estimate ? undefined : await exactly()
  // of another input nobody knows which targets are done
  const done = flags.resume === 'force' ? undefined : kept?.resumed
  return guardCost(app, flags, { chosen, counts, estimate, ...(done !== undefined && { done }) })
}

/** Rows of a file that take longer to count than the account takes to answer. */
const many = 1_000

/** What finishes the job, without the flags that may hold something secret. */
const toGoOn = ({ input, output }: ScanFlags, kind: Kind | undefined): string =>
  `What is done is saved. Continue with the same flags and --resume:\n  chainvet scan ${kind === undefined ? `file ${input}` : `${kind} --input ${input}`} --output ${output} --resume\n`

const stopping = (inFlight: number): string =>
  `stopping${inFlight === 0 ? '' : `, finishing ${inFlight} ${inFlight === 1 ? 'scan' : 'scans'} in flight`} (Ctrl-C again to quit now)`

export const headOf = (tool: ReportHead['tool'], { file, columns, header }: Input, now: Date): ReportHead => ({
  schema_version: 1,
  tool,
  input: { file, columns: columns && [...columns], header: header && [...header] },
  started_at: `${now.toISOString().slice(0, 19)}Z`,
})

/** What scans rows as the flags say. */
export async function scannerOf(app: App, flags: ScanFlags, now: Date) {
  refuseWrongClock(now)
  const [{ scannerFor }, { version }, lookAlikes] = await Promise.all([
    import('./scanner.ts'),
    import('../version.ts'),
    flags.known === undefined ? undefined : import('./contacts.ts').then(({ alarmFor }) => alarmFor(flags.known as string)),
  ])
  const chosen = await scannerFor(app, flags)
  const { engine, service, retries } = chosen
  const tool: ReportHead['tool'] = { name: 'chainvet', version, engine, service }
  const { chain, checksum, concurrency, rate, maxCalls, maxErrors } = flags
  const scan = (input: Input, more: Pick<RunOptions, 'scanner' | 'kind' | 'stop' | 'signal' | 'results' | 'job'>): Run =>
    scanRows(input, { chain, checksum, concurrency, rate, maxCalls, maxErrors, lookAlikes, world: realWorld, ...more })
  return { scan, chosen, tool, retries }
}

/**
 * A clock that stands before this program was made is wrong. It would take expired certificates and expired ignores for
 * good, and old lists for fresh.
 */
function refuseWrongClock(now: Date): void {
  if (now.getUTCFullYear() >= 2026) return
  throw new ChainvetError('UNSCORED', `the clock of this machine says ${now.toISOString().slice(0, 10)}, so no answer can be trusted`, {
    hint: 'Set the clock, then scan again.',
  })
}
