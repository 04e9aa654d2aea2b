import { Command } from 'commander'
import { ChainvetError } from '../../errors.ts'
import type { ReplayRow } from '../../output/replay.ts'
import { type App, guarded, paper } from '../app.ts'
import { type Example, withExamples } from '../help.ts'
import { type GlobalFlags, jsonOption } from '../options.ts'

const examples: Example[] = [
  ['chainvet scan token 0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984 -c 1 --evidence proof'],
  ['chainvet replay proof'],
  ['chainvet replay proof --json | cmp - proof/*/result.json', 'the same bytes'],
]

/** Recomputes verdicts from the answers that `--evidence` has kept. */
export const replayCommand = (app: App): Command =>
  withExamples(new Command('replay'), examples)
    .summary('recompute a verdict from its evidence, without a network')
    .description('Recompute a verdict from the answers that --evidence has kept, without a network; exit 8 when it is not the same')
    .argument('<dir>', 'the folder that --evidence named, or that of one subject in it')
    .addOption(jsonOption())
    .action(async (folder: string, _flags, command: Command) =>
      guarded(app, command, async () => {
        const flags = command.optsWithGlobals<GlobalFlags & { json?: boolean }>()
        const [{ subjectFolders }, { replayed }, { replayJson, replayText }, { useLabelFile }, { labelFileOf }] = await Promise.all([
          import('../../recording/folder.ts'),
          import('../replay.ts'),
          import('../../output/replay.ts'),
          import('../../sources/lists/source.ts'),
          import('../data/place.ts'),
        ])
        useLabelFile(labelFileOf(app))
        const folders = subjectFolders(folder)
        const rows: ReplayRow[] = []
        for (const one of folders) {
          try {
            rows.push(await replayed(one))
          } catch (error) {
            // one subject fails as the command does, of several each is told
            if (folders.length === 1 || !(error instanceof ChainvetError)) throw error
            rows.push({ folder: one, status: 'damaged', reason: error.message })
          }
        }
        app.stdout.write(flags.json ? replayJson(rows) : replayText(rows, await paper(app, app.stdout, flags)))
        if (rows.every(({ status }) => status === 'repeated')) return
        app.exitCode = notRepeated
        if (flags.json) app.stderr.write(replayText(rows, await paper(app, app.stderr, flags)))
      }),
    )

/** The exit code of a run that has not all that was asked for. */
const notRepeated = 8
