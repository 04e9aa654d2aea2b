import type { Report, ReportHead, ReportTail, Row } from '../api/report.ts'
import { ChainvetError } from '../errors.ts'
import { loadFormat } from '../output/index.ts'
import { visible } from '../output/visible.ts'
import { type App, fail, paper } from './app.ts'
import { pageFor } from './documents.ts'
import type { GlobalFlags } from './options.ts'
import type { OutputFlags } from './scan-options.ts'

type Flags = OutputFlags & GlobalFlags

/** One address on stdout: its result, or what stands in its place and on stderr why. */
export async function tellOne(app: App, flags: Flags, report: Report, failure: ChainvetError | undefined, format: string): Promise<void> {
  const [row] = report.results
  if (!row) return
  const json = format === 'json'
  if (row.status === 'scored') {
    if (json && !flags.fields) app.stdout.write((await import('../output/json.ts')).singleJson(report))
    else {
      const writer = (await loadFormat(format)).open(report, await pageFor(app, flags, { onStdout: true }))
      app.stdout.write(writer.row(row) + writer.end(report))
    }
    if (flags.explain && !json) await explain(app, flags, row)
    return
  }
  const [given, chain] = [row.target?.given ?? '', row.target?.chain ?? null]
  if (!json) {
    const { unscoredText } = await import('../output/failure.ts')
    const reason = row.status === 'no_activity' ? `no activity on ${chain}` : 'not scored'
    app.stdout.write(unscoredText(reason, given, await paper(app, app.stdout, flags)))
  }
  const { exit_code } = report.summary
  // what was allowed is told without alarm
  if (exit_code !== 0 || json) {
    const error = failure ?? new ChainvetError('UNSCORED', row.error?.message ?? 'not scored')
    await fail(app, error, flags, { json, target: { input: given, chain } })
  }
  app.exitCode = exit_code
}

async function explain(app: App, flags: Flags, { result }: Row): Promise<void> {
  if (!result) return
  const [{ counterfactual }, { contributionsText }] = await Promise.all([
    import('../engine/counterfactual.ts'),
    import('../output/explain.ts'),
  ])
  const page = await pageFor(app, flags, { onStdout: true })
  app.stdout.write(`\n${contributionsText(result, counterfactual(result), page)}`)
}

/** Rows without a score by their code, for one line each. */
export type Troubles = Map<string, { count: number; lines: number[]; sentence: string }>

export function remember(troubles: Troubles, { error, line }: Row): void {
  if (!error) return
  const trouble = troubles.get(error.code) ?? { count: 0, lines: [], sentence: error.message }
  trouble.count++
  if (trouble.lines.length < 3) trouble.lines.push(line)
  troubles.set(error.code, trouble)
}

/** What a person should know of a run, on stderr. */
export async function tellRun(
  app: App,
  flags: Flags,
  run: { readonly head: ReportHead; readonly tail: ReportTail; readonly single: boolean; readonly troubles: Troubles },
): Promise<void> {
  const { head, tail, single, troubles } = run
  if (flags.quiet) return
  const gated = tail.gate.fail_on !== null || tail.gate.fail_on_score !== null
  if (single && !gated && tail.warnings.length === 0) return
  const [{ summaryText, gateText, troublesText }, sheet] = await Promise.all([
    import('../output/summary.ts'),
    paper(app, app.stderr, flags),
  ])
  if (!single) app.stderr.write(troublesText(troubles, sheet) + summaryText({ ...head, ...tail }, sheet))
  for (const warning of tail.warnings) app.stderr.write(`warning: ${visible(warning)}\n`)
  if (gated) app.stderr.write(gateText(tail, sheet))
}

/** How an address was understood, and whom it only resembles: said before anything else about it. */
export async function tellRow(app: App, flags: Flags, row: Row): Promise<void> {
  if (row.note !== null && !flags.quiet) app.stderr.write(`note: ${visible(row.note)}\n`)
  const { target } = row
  if (row.look_alikes.length === 0 || !target) return
  const { differenceLine } = await import('../bulk/look-alikes.ts')
  for (const { known, name } of row.look_alikes) {
    const whom = name === null ? 'one of your contacts' : `your contact ${visible(name)}`
    const lines = [...differenceLine(target.address, known), `${known} is the contact`]
    app.stderr.write(
      `warning: this is not ${whom}, it only looks like it  [LOOK_ALIKE]\n${lines.map(line => `  ${visible(line)}\n`).join('')}`,
    )
  }
}
