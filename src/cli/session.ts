import type { Kind, ReportHead } from '../api/report.ts'
import type { Input } from '../bulk/input.ts'
import { type Run, type RunOptions, scanRows } from '../bulk/run.ts'
import { ChainvetError } from '../errors.ts'
import { realWorld } from '../world.ts'
import { type App, busy } from './app.ts'
import { type EmitFlags, emit, judgesFor } from './emit.ts'
import type { GlobalFlags, UpstreamFlags } from './options.ts'
import { progressOf } from './progress.ts'
import type { InputFlags, RunFlags } from './scan-options.ts'

export type ScanFlags = InputFlags & RunFlags & UpstreamFlags & EmitFlags & GlobalFlags

export interface Session {
  readonly input: Input
  /** What rows are that do not say it themselves. */
  readonly kind: Kind | undefined
  /** One address on the command line. */
  readonly single: boolean
}

/** One run, from rows to exit code. Mistakes in files and flags end it before the first scan. */
export async function runScan(app: App, flags: ScanFlags, { input, kind, single }: Session): Promise<void> {
  const now = realWorld.now()
  const judges = await judgesFor(flags, now)
  const { scan, tool, retries } = await scannerOf(app, flags, now)
  // offline a scan is over before anybody could stop it
  const signal = flags.offline ? undefined : app.signal
  // one address is stopped at once; of many, those in flight are finished
  const run = scan(input, { kind, stop: signal, signal: single ? signal : undefined })
  const progress = single
    ? undefined
    : progressOf(app, flags, {
        label: input.file ?? 'addresses',
        total: Array.isArray(input.rows) ? input.rows.length : undefined,
        clock: () => performance.now(),
      })
  if (progress) signal?.addEventListener('abort', () => progress.say(stopping(run.inFlight())), { once: true })
  const work = emit(app, flags, judges, {
    ...(progress && { progress }),
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
  await (single ? busy(app, 'Scanning', flags, work) : work)
}

const stopping = (inFlight: number): string =>
  `stopping, finishing ${inFlight} ${inFlight === 1 ? 'scan' : 'scans'} in flight (Ctrl-C again to quit now)`

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
  const { scanner, engine, service, retries } = await scannerFor(app, flags)
  const tool: ReportHead['tool'] = { name: 'chainvet', version, engine, service }
  const { chain, checksum, concurrency, rate, maxCalls, maxErrors } = flags
  const scan = (input: Input, more: Pick<RunOptions, 'kind' | 'stop' | 'signal'>): Run =>
    scanRows(input, { scanner, chain, checksum, concurrency, rate, maxCalls, maxErrors, lookAlikes, world: realWorld, ...more })
  return { scan, tool, retries }
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
