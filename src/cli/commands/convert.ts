import { Command } from 'commander'
import type { Gate, Row } from '../../api/report.ts'
import type { Scanned } from '../../bulk/run.ts'
import { type App, guarded } from '../app.ts'
import { withOptions } from '../deferred.ts'
import { type Example, withExamples } from '../help.ts'
import type { GlobalFlags } from '../options.ts'
import { type GateFlags, gateOptions, type OutputFlags, outputOptions } from '../scan-options.ts'

const examples: Example[] = [
  ['chainvet convert scored.json --format markdown'],
  ['chainvet convert scored.json --report html=report.html --report sarif=report.sarif'],
  ['chainvet convert scored.jsonl --fail-on high', 'another gate over the same results'],
]

/** A saved report in any other format, under any other gate. Nothing is scanned. */
export const convertCommand = (app: App): Command => {
  const command = withExamples(new Command('convert'), examples)
    .description('Write a saved report in another format, or put it to another gate')
    .argument('<report>', 'a report as JSON or JSON Lines')
  withOptions(command, () => [...outputOptions(), ...gateOptions()])
  return command.action(async (file: string, _flags, command: Command) =>
    guarded(app, command, async () => {
      const flags = command.optsWithGlobals<OutputFlags & GateFlags & GlobalFlags>()
      const [{ emit, judgesFor }, { readReportFile }, { realWorld }] = await Promise.all([
        import('../emit.ts'),
        import('../files.ts'),
        import('../../world.ts'),
      ])
      const report = await readReportFile(file)
      const now = realWorld.now()
      // what the run knew of accepted risks stands, unless they are to be looked up again
      const keepsIgnored = flags.ignore && flags.ignoreFile === undefined
      const gate = withGateOf(report.gate, flags, command.getOptionValueSource('gateExitCode') !== 'default')
      const judges = await judgesFor(app, { ...gate, ignore: flags.ignore && !keepsIgnored }, now)
      const { schema_version, tool, input, started_at, sha256, summary, warnings } = report
      const [only] = report.results
      const single = report.results.length === 1 && input.file === null && only?.file === undefined && only?.status === 'scored'
      await emit(app, { ...flags, input: file }, judges, {
        saved: { stopped: summary.complete ? undefined : summary.exit_code, warnings, keepsIgnored },
        head: { schema_version, tool, input, started_at },
        rows: asScanned(report.results),
        single,
        ends: () => ({ sha256, calls: summary.calls, retries: summary.retries, duration_ms: summary.duration_ms }),
      })
    }),
  )
}

/** The gate that the report was made with, where no other one is given. */
function withGateOf(saved: Gate, flags: GateFlags, exitCodeGiven: boolean): GateFlags {
  if (flags.failOn !== undefined || flags.failOnScore !== undefined) return flags
  return {
    ...flags,
    ...(saved.fail_on !== null && { failOn: saved.fail_on }),
    ...(saved.fail_on_score !== null && { failOnScore: saved.fail_on_score }),
    allowUnscored: flags.allowUnscored ?? saved.allow_unscored,
    gateExitCode: exitCodeGiven ? flags.gateExitCode : saved.gate_exit_code,
  }
}

async function* asScanned(rows: readonly Row[]): AsyncGenerator<readonly Scanned[]> {
  for (const row of rows) yield [{ row }]
}
