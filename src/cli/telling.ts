import type { Report, ReportHead, ReportTail, Row } from '../api/report.ts'
import { ChainvetError, type FailureCode, failures } from '../errors.ts'
import { loadFormat } from '../output/index.ts'
import { visible } from '../output/visible.ts'
import { type App, fail, paper } from './app.ts'
import type { GlobalFlags } from './options.ts'
import { pageFor } from './page.ts'
import type { OutputFlags } from './scan-options.ts'

type Flags = OutputFlags & GlobalFlags

/** One address on stdout: its result, or what stands in its place and on stderr why. */
export async function tellOne(app: App, flags: Flags, report: Report, failure: ChainvetError | undefined, format: string): Promise<void> {
  const [row] = report.results
  if (!row) return
  const json = format === 'json'
  if (row.status === 'scored') {
    if (json && !flags.fields) app.stdout.write((await import('../output/json.ts')).singleJson(report))
    else if (format === 'table' && row.result) {
      // what draws tables is not loaded for it
      const [{ report: one }, { disarmed }] = await Promise.all([import('../output/report.ts'), import('../output/visible.ts')])
      const page = await pageFor(app, flags, { onStdout: true })
      app.stdout.write(disarmed(one(row.result, page, { row, service: report.tool.service })))
    } else {
      const writer = (await loadFormat(format)).open(report, await pageFor(app, flags, { onStdout: true }))
      app.stdout.write(writer.row(row) + writer.end(report))
    }
    if (flags.explain && !json) await explain(app, flags, row)
    return
  }
  const { given, chain } = row.target ?? { given: row.input['address'] as string, chain: null }
  const { code } = row.error ?? {}
  // a source that is down says nothing of the address, so nothing stands where a result would
  if (!json && (code === 'NO_ACTIVITY' || code === 'UNSCORED')) {
    const [{ unscoredText }, { chains }] = await Promise.all([import('../output/failure.ts'), import('../chains/index.ts')])
    const name = chains.find(({ id }) => id === row.target?.chain_id)?.name ?? chain
    const reason = row.status === 'no_activity' ? `no activity on ${name}` : 'not scored'
    app.stdout.write(unscoredText(reason, given, await paper(app, app.stdout, flags)))
  }
  const { exit_code } = report.summary
  // what was allowed is told without alarm
  if (exit_code !== 0 || json) {
    await fail(app, withAllowance(failure ?? unscored(row)), flags, { json, target: { input: given, chain } })
  }
  app.exitCode = exit_code
}

/** On stderr why one address has no score, where its document is of another kind or goes elsewhere. */
export async function tellWhy(app: App, flags: Flags, { results, summary }: Report, failure: ChainvetError | undefined): Promise<void> {
  const [row] = results
  if (!row || row.status === 'scored' || summary.exit_code === 0) return
  await fail(app, withAllowance(failure ?? unscored(row)), flags, { json: false })
  app.exitCode = summary.exit_code
}

/** Why a scan was not even begun, or not finished. */
function unscored({ error }: Row): ChainvetError {
  const code = error && Object.hasOwn(failures, error.code) ? (error.code as FailureCode) : 'UNSCORED'
  return new ChainvetError(code, error?.message ?? 'not scored')
}

/** A wallet that nobody ever used is the one failure that people may want to live with. */
function withAllowance(error: ChainvetError): ChainvetError {
  if (error.code !== 'NO_ACTIVITY') return error
  const { code, message, where, hint } = error
  const allowance = 'To accept such wallets: --allow-unscored=no-activity'
  return new ChainvetError(code, message, { where, hint: hint === undefined ? allowance : `${hint}\n${allowance}` })
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

/** The command that accepts what was found, up to its level and for a season; `undefined` where nobody has to. */
export function acceptance({ status, target, result, ignored }: Row, now: Date): string | undefined {
  if (status !== 'scored' || !target || !result || ignored) return undefined
  const level = result.risk_level
  if (level !== 'HIGH' && level !== 'CRITICAL') return undefined
  const expires = new Date(now.getTime() + 90 * 86_400_000).toISOString().slice(0, 10)
  // a reason of three dots is refused: it has to be written
  return `chainvet ignore add ${target.caip10} --type ${target.kind} --level ${level.toLowerCase()} --reason "..." --expires ${expires}`
}

/** What a person should know of a run, on stderr. */
export async function tellRun(
  app: App,
  flags: Flags,
  run: {
    readonly head: ReportHead
    readonly tail: ReportTail
    readonly single: boolean
    readonly troubles: Troubles
    readonly acceptances: readonly string[]
    /** Files with the part of a document that a stopped run could write. */
    readonly parts: readonly string[]
  },
): Promise<void> {
  const { head, tail, single, troubles, acceptances, parts } = run
  if (flags.quiet) return
  if (acceptances.length > 0)
    app.stderr.write(`To accept a risk that you have looked at, with your reason:\n${acceptances.map(line => `  ${line}\n`).join('')}`)
  if (parts.length > 0) app.stderr.write(`What was done is in ${parts.map(visible).join(', ')}\n`)
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

/** How an address was understood, and whom it only resembles: lines for stderr, said before anything else about it. */
export async function remarksOn({ note, look_alikes, target }: Row, { quiet }: Flags): Promise<string> {
  const understood = note === null || quiet ? '' : `note: ${visible(note)}\n`
  if (look_alikes.length === 0 || !target) return understood
  const { differenceLine } = await import('../bulk/look-alikes.ts')
  const alarms = look_alikes.map(({ known, name }) => {
    const whom = name === null ? 'one of your contacts' : `your contact ${visible(name)}`
    const lines = [...differenceLine(target.address, known), `${known} is the contact`]
    return `warning: this is not ${whom}, it only looks like it  [LOOK_ALIKE]\n${lines.map(line => `  ${visible(line)}\n`).join('')}`
  })
  return understood + alarms.join('')
}
