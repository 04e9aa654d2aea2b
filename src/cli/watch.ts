import { existsSync } from 'node:fs'
import type { Report, Row } from '../api/report.ts'
import type { Scanner } from '../api/scanner.ts'
import { changeOf, type Difference, subjectOf } from '../bulk/baseline.ts'
import { createTally } from '../bulk/gate.ts'
import type { Input } from '../bulk/input.ts'
import { ChainvetError, type FailureCode, failures } from '../errors.ts'
import type { Page } from '../output/format.ts'
import { visible } from '../output/visible.ts'
import { realWorld } from '../world.ts'
import { type App, paper } from './app.ts'
import type { WatchFlags } from './commands/watch.ts'
import { readReportFile } from './files.ts'
import { fileInput } from './inputs.ts'
import { pageFor } from './page.ts'
import type { ChosenScanner } from './scanner.ts'
import { headOf, type ScanFlags, scannerOf } from './session.ts'
import { fileSink } from './sink.ts'
import { remember, type Troubles } from './telling.ts'

/** Scans the list, waits, scans it again; ends with the first Ctrl-C, or after one pass. */
export async function watch(app: App, file: string, flags: WatchFlags & ScanFlags): Promise<void> {
  const { scan, chosen, tool, retries } = await scannerOf(app, flags, realWorld.now())
  let last = flags.state !== undefined && existsSync(flags.state) ? levelsIn(await readReportFile(flags.state)) : undefined
  for (let pass = 1; ; pass++) {
    const started = realWorld.now()
    const input = await fileInput(app, file, flags.type, flags)
    let scanner: Scanner
    try {
      scanner = await withinCost(app, file, flags, { chosen, input, pass })
    } catch (error) {
      // whoever starts a watch hears at once that it may not begin; later the month may change, and an outage pass
      if (pass === 1 || !(error instanceof ChainvetError) || failures[error.code].exit === 4 || app.stopped !== undefined) throw error
      app.stderr.write(`${visible(error.message)}; nothing was scanned; ${nextPass(started, flags)}\n`)
      if (await isOver(app, started, flags)) return
      continue
    }
    const run = scan(input, { scanner, kind: flags.type, stop: app.signal, signal: undefined })
    const tally = createTally({ failOn: null, failOnScore: null, exitCode: 20, allowUnscored: false })
    const rows: Row[] = []
    const troubles: Troubles = new Map()
    let changes = 0
    for await (const batch of run.rows)
      for (const { row } of batch) {
        const before = earlier(last, row)
        const kept = isOutage(row) && before ? { ...before, line: row.line, input: row.input } : row
        tally.add(row)
        if (isOutage(row)) remember(troubles, row)
        rows.push(kept)
        // a row that was not understood is none that could be found again
        const change = last && row.target && row.duplicate_of === null && !isOutage(row) ? changeOf(before, row) : undefined
        if (change !== undefined) {
          changes++
          app.stdout.write(await changeText(app, flags, { change, ...(before && { before }), after: row }, realWorld.now()))
        }
      }
    if (app.stopped !== undefined) {
      app.exitCode = app.stopped
      return
    }
    if (rows.length === 0) throw new ChainvetError('INPUT_EMPTY', `${file} has no rows`, { hint: 'Put an address on each line.' })
    const ended = realWorld.now()
    const counts = { calls: run.calls() + retries(), retries: retries(), duration_ms: ended.getTime() - started.getTime() }
    const summary = tally.summary(counts)
    last = new Map(rows.map(row => [subjectOf(row), row]))
    if (flags.state !== undefined)
      await save(
        flags.state,
        {
          ...headOf(tool, input, started),
          results: rows,
          sha256: input.sha256(),
          gate: tally.gate(),
          summary,
          warnings: [],
        },
        await pageFor(app, { ...flags, sarifLevel: 'MEDIUM' }, { onStdout: false }),
      )
    const { exit_code: endedWith } = summary
    // a key that is refused today is refused tomorrow
    const over = flags.once === true || endedWith === 4
    if (!flags.quiet) {
      const { troublesText } = await import('../output/summary.ts')
      app.stderr.write(
        troublesText(troubles, await paper(app, app.stderr, flags)) +
          passText(rows.length, changes, summary.unscored + summary.bad_rows, over ? undefined : nextPass(started, flags)),
      )
    }
    if (over) {
      app.exitCode = outages.includes(endedWith) ? endedWith : 0
      return
    }
    if (await isOver(app, started, flags)) return
  }
}

/** Waits for the next pass; true where somebody has ended the watch meanwhile. */
async function isOver(app: App, started: Date, { every }: WatchFlags): Promise<boolean> {
  try {
    await realWorld.sleep(Math.max(0, started.getTime() + every - realWorld.now().getTime()), app.signal)
    return false
  } catch {
    app.exitCode = app.stopped ?? 130
    return true
  }
}

interface Pass {
  readonly chosen: ChosenScanner
  readonly input: Input
  readonly pass: number
}

/** A pass is a run, and costs what a run costs: it may begin, and go as far, as one. Questions are asked before the first only. */
async function withinCost(app: App, file: string, flags: WatchFlags & ScanFlags, { chosen, input, pass }: Pass): Promise<Scanner> {
  if (!chosen.account) return chosen.scanner
  const { countBefore, guardCost } = await import('./cost.ts')
  const again = () => fileInput(app, file, flags.type, flags)
  const counts = await countBefore(app, flags, { input, kind: flags.type, again })
  return guardCost(app, { ...flags, ...(pass > 1 && { prompts: false }) }, { chosen, counts })
}

type Levels = ReadonlyMap<string | undefined, Row>

const levelsIn = ({ results }: Report): Levels => new Map(results.map(row => [subjectOf(row), row]))

const earlier = (last: Levels | undefined, row: Row): Row | undefined => {
  const subject = subjectOf(row)
  const known = subject === undefined ? undefined : last?.get(subject)
  // whoever was only met during an outage was never known
  return known && isOutage(known) ? undefined : known
}

/** A key, a quota, or what passes by itself. */
const outages: readonly number[] = [4, 5, 6]

/** An outage moves no level: what was known is kept, and what comes after the outage is compared with it. */
const isOutage = ({ status, error }: Row): boolean =>
  status === 'unscored' && error !== undefined && error.code in failures && outages.includes(failures[error.code as FailureCode].exit)

const passText = (rows: number, changes: number, without: number, next: string | undefined): string => {
  const missing = without === 0 ? '' : `, ${without} without a score`
  return `${rows} ${rows === 1 ? 'row' : 'rows'}, ${changes} changed${missing}${next === undefined ? '' : `; ${next}`}\n`
}

const nextPass = (started: Date, { every }: WatchFlags): string => {
  const next = new Date(started.getTime() + every).toISOString()
  return `next pass ${next.slice(0, 19).replace('T', ' ')} UTC (every ${every / 1000} s)`
}

async function changeText(
  app: App,
  flags: WatchFlags & ScanFlags,
  difference: Difference & { readonly after: Row },
  at: Date,
): Promise<string> {
  const { before, after } = difference
  const time = `${at.toISOString().slice(0, 19)}Z`
  if (flags.format === 'jsonl') {
    const { asciiJson } = await import('../output/visible.ts')
    const level = (row: Row | undefined) => row?.result?.risk_level ?? null
    const score = (row: Row | undefined) => row?.result?.risk_score ?? null
    return `${asciiJson({
      type: 'change',
      at: time,
      line: after.line,
      target: after.target,
      from: { risk_level: level(before), risk_score: score(before) },
      to: { risk_level: level(after), risk_score: score(after), error: after.error?.code ?? null },
      flags: after.result?.flags ?? [],
    })}\n`
  }
  const { differencesText } = await import('../output/differences.ts')
  return `${time}  ${differencesText([difference], await paper(app, app.stdout, flags))}`
}

async function save(file: string, report: Report, page: Page): Promise<void> {
  const [{ loadFormat }, sink] = await Promise.all([import('../output/index.ts'), fileSink(file)])
  const writer = (await loadFormat('json')).open(report, page)
  for (const row of report.results) await sink.write(writer.row(row))
  await sink.write(writer.end(report))
  await sink.close()
}
