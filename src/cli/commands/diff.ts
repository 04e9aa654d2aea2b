import { Command } from 'commander'
import { type App, guarded, paper } from '../app.ts'
import { type Example, withExamples } from '../help.ts'
import { type GlobalFlags, jsonOption } from '../options.ts'

const examples: Example[] = [['chainvet diff monday.json friday.json'], ['chainvet diff old.jsonl new.jsonl --json | jq .worse']]

/** Exit code of something worse: the same as that of the gate. */
const worse = 20

/** What got worse, better, new or gone between two reports. */
export const diffCommand = (app: App): Command =>
  withExamples(new Command('diff'), examples)
    .description('Compare two saved reports; exit 20 when something got worse')
    .argument('<old>', 'the earlier report')
    .argument('<new>', 'the later report')
    .addOption(jsonOption())
    .action(async (before: string, after: string, _flags, command: Command) =>
      guarded(app, command, async () => {
        const flags = command.optsWithGlobals<GlobalFlags & { json?: boolean }>()
        const [{ differences }, { readReportFile }] = await Promise.all([import('../../bulk/baseline.ts'), import('../files.ts')])
        const [old, present] = await Promise.all([readReportFile(before), readReportFile(after)])
        const changes = differences(old, present)
        const { differencesJson, differencesText } = await import('../../output/differences.ts')
        app.stdout.write(flags.json ? differencesJson(changes) : differencesText(changes, await paper(app, app.stdout, flags)))
        if (changes.some(({ change }) => change === 'worse')) app.exitCode = worse
      }),
    )
