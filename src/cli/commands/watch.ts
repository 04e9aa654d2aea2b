import { Command, InvalidArgumentError, Option } from 'commander'
import { type App, guarded } from '../app.ts'
import { durationIn } from '../config/duration.ts'
import { withOptions } from '../deferred.ts'
import { type Example, withExamples } from '../help.ts'
import { explorerUrlOption, noProviderOption, rpcUrlOption } from '../options.ts'
import { costOptions, inputOptions, runOptions } from '../scan-options.ts'

export interface WatchFlags {
  /** Milliseconds from the start of one pass to the start of the next. */
  readonly every: number
  readonly once?: boolean
  readonly state?: string
  readonly type?: 'wallet' | 'token'
  readonly format: 'table' | 'jsonl'
}

const examples: Example[] = [
  ['chainvet watch wallets.csv --type wallet --every 6h'],
  ['chainvet watch list.csv --once --state levels.json --format jsonl', 'from cron: what moved since the last time'],
]

/** Scans a list again and again, and says only what changed. */
export const watchCommand = (app: App): Command => {
  const command = withExamples(new Command('watch'), examples)
    .description('Scan a list again and again; print a line only when a level moves')
    .argument('<file>', 'CSV, TSV, JSONL or one address a line')
    .addOption(new Option('--every <duration>', 'from one pass to the next: 10m, 6h, 7d').argParser(interval).default(6 * 3_600_000, '6h'))
    .option('--once', 'one pass, then end')
    .option('--state <file>', 'remember the levels there, so that a later run goes on from them')
    .addOption(new Option('--type <kind>', 'what rows are that do not say it themselves').choices(['wallet', 'token']))
    .addOption(new Option('-f, --format <name>', 'how a change is written').choices(['table', 'jsonl']).default('table'))
  withOptions(command, () => [
    ...inputOptions().filter(({ long }) => !unused.includes(long)),
    ...runOptions(),
    rpcUrlOption(),
    explorerUrlOption(),
    noProviderOption(),
    ...costOptions().filter(({ long }) => long !== '--dry-run'),
  ])
  return command.action(async (file: string, _flags, self: Command) =>
    guarded(app, self, async () => {
      const { watch } = await import('../watch.ts')
      await watch(app, file, self.optsWithGlobals())
    }),
  )
}

/** The list is read again before each pass, so it is a file and nothing else. */
const unused: readonly (string | undefined)[] = ['--input', '--extract']

function interval(text: string): number {
  const length = /^\d{1,5}[smhd]$/.test(text) ? durationIn(text) : undefined
  // timers of this runtime end at 2^31 milliseconds
  if (length === undefined || length < 1000 || length > 24 * 86_400_000)
    throw new InvalidArgumentError('Expected 1s to 24d, such as 10m, 6h or 7d.')
  return length
}
