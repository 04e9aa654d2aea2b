import type { Row } from '../api/report.ts'
import { type App, spin } from './app.ts'
import type { GlobalFlags } from './options.ts'
import { canSpin, isAccessible } from './terminal.ts'

/** Shows on stderr how far a run is. */
export interface Progress {
  row(row: Row): void
  /** Takes away what is drawn, because something else is about to be written to the terminal. */
  clear(): void
  /** A sentence in between, on a line of its own. */
  say(sentence: string): void
  /** Goes away without a trace. */
  end(): void
}

export interface ProgressOptions {
  /** Name of the input. */
  readonly label: string
  /** Rows, where somebody has counted them. */
  readonly total: number | undefined
  /** Counts them where nobody has, once that is worth its time. */
  readonly count?: (() => Promise<number | undefined>) | undefined
  /** Milliseconds since some moment; a clock that is never set back. */
  readonly clock: () => number
}

/** The first drawing waits: what ends at once needs no progress. */
const patience = 500
/** On a terminal ten drawings a second, elsewhere a line now and then. */
const [frame, lull] = [100, 30_000]

const silent: Progress = { row: () => {}, clear: () => {}, say: () => {}, end: () => {} }

/** The scan of one address: all that can be said is that it goes on. */
export function spinnerOf(app: App, flags: GlobalFlags, label: string): Progress {
  const stop = spin(app, label, flags)
  return { ...silent, row: stop, clear: stop, end: stop }
}

/** One line that is drawn over and over on a terminal; plain lines every 30 seconds or 10 % everywhere else. */
export function progressOf(app: App, flags: GlobalFlags, { label, total: told, count, clock }: ProgressOptions): Progress {
  if (flags.quiet) return silent
  if (flags.progress === 'never') return { ...silent, say: sentence => app.stderr.write(`${sentence}\n`) }
  const drawn = flags.progress === 'auto' && canSpin(app.stderr, app.env) && !isAccessible(flags.accessible, app.env)
  const started = clock()
  const counts = { done: 0, critical: 0, high: 0, unscored: 0 }
  let counted = told
  let counting = false
  /** Rows in all. A number that the run has passed was wrong. */
  const total = () => (counted !== undefined && counts.done <= counted ? counted : undefined)
  const askForTotal = () => {
    if (counted !== undefined || counting || !count) return
    counting = true
    count().then(
      rows => {
        counted = rows
      },
      // whoever reads the file for its rows will tell what is wrong with it
      () => {},
    )
  }
  let onScreen = false
  let lastLine = started
  let lastTenth = 0

  const wipe = () => {
    if (onScreen) app.stderr.write('\r\u001b[2K')
    onScreen = false
  }
  const draw = () => {
    if (clock() - started < patience) return
    askForTotal()
    const columns = app.stderr.columns ?? 80
    app.stderr.write(`\r\u001b[2K${lineOf(label, counts, total(), clock() - started).slice(0, columns - 1)}`)
    onScreen = true
  }
  const timer = drawn ? setInterval(draw, frame).unref() : undefined
  const tell = () => {
    const now = clock()
    if (now - started >= patience) askForTotal()
    const all = total()
    const tenth = all === undefined ? 0 : Math.floor((counts.done * 10) / all)
    // short work says nothing, whatever share of it is done
    if (now - lastLine < lull && (tenth <= lastTenth || now - started < lull / 3)) return
    lastLine = now
    lastTenth = tenth
    app.stderr.write(`${sentenceOf(counts, all, now - started)}\n`)
  }

  return {
    row({ status, result }) {
      counts.done++
      if (status !== 'scored') counts.unscored++
      if (result?.risk_level === 'CRITICAL') counts.critical++
      if (result?.risk_level === 'HIGH') counts.high++
      if (!drawn) tell()
    },
    clear: wipe,
    say(sentence) {
      wipe()
      app.stderr.write(`${sentence}\n`)
    },
    end() {
      clearInterval(timer)
      wipe()
    },
  }
}

type Counts = Readonly<Record<'done' | 'critical' | 'high' | 'unscored', number>>

const grouped = (value: number): string => value.toLocaleString('en-US')

/** "wallets.csv  41 %  7,464/18,204  6.1/s  29 min left   2 critical  31 high" */
function lineOf(label: string, counts: Counts, total: number | undefined, elapsed: number): string {
  const perSecond = (counts.done * 1000) / elapsed
  return [
    label,
    ...(total === undefined ? [grouped(counts.done)] : [`${percent(counts.done, total)} %`, `${grouped(counts.done)}/${grouped(total)}`]),
    `${perSecond.toFixed(1)}/s`,
    ...leftOf(counts.done, total, elapsed),
    ...(counts.critical > 0 ? [` ${counts.critical} critical`] : []),
    ...(counts.high > 0 ? [`${counts.high} high`] : []),
  ].join('  ')
}

/** "chainvet: 7,464/18,204 (41 %) after 20 min, 29 min left; 2 critical, 31 high, 5 unscored" */
function sentenceOf(counts: Counts, total: number | undefined, elapsed: number): string {
  const done = total === undefined ? grouped(counts.done) : `${grouped(counts.done)}/${grouped(total)} (${percent(counts.done, total)} %)`
  const times = [`after ${spoken(elapsed)}`, ...leftOf(counts.done, total, elapsed)].join(', ')
  return `chainvet: ${done} ${times}; ${counts.critical} critical, ${counts.high} high, ${counts.unscored} unscored`
}

const percent = (done: number, total: number): number => (total === 0 ? 100 : Math.floor((done * 100) / total))

const leftOf = (done: number, total: number | undefined, elapsed: number): string[] =>
  total === undefined || done === 0 || done >= total ? [] : [`${spoken((elapsed / done) * (total - done))} left`]

function spoken(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 90) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
}
