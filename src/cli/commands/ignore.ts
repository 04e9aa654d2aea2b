import { Command, Option } from 'commander'
import { isLevel, levels } from '../../api/level.ts'
import { ChainvetError } from '../../errors.ts'
import { type App, guarded } from '../app.ts'
import { type Example, withExamples } from '../help.ts'
import { jsonOption } from '../options.ts'

const examples: Example[] = [
  [
    'chainvet ignore add eip155:1:0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb --level high \\\n      --reason "exchange hot wallet, reviewed by ops, OPS-411" --expires 2027-01-31',
  ],
  ['chainvet ignore list'],
  ['chainvet ignore prune', 'remove what has expired'],
]

const fileOption = () => new Option('--ignore-file <file>', 'the file with the accepted risks').default('chainvet.ignore.json')

/** Accepted risks: each with a reason, a level and a last day. */
export const ignoreCommand = (app: App): Command =>
  withExamples(new Command('ignore'), examples)
    .description('Accepted risks: for a reason, up to a level, until a day')
    .addCommand(addCommand(app))
    .addCommand(listCommand(app))
    .addCommand(pruneCommand(app))

interface AddFlags {
  readonly ignoreFile: string
  readonly level: string
  readonly reason: string
  readonly expires: string
  readonly type: 'wallet' | 'token'
  readonly by?: string
}

const addCommand = (app: App): Command =>
  new Command('add')
    .description('Accept the risk of one wallet or token')
    .argument('<target>', 'chain and address in one: eip155:1:0x..., base:0x...')
    .requiredOption('--level <level>', 'the level you looked at; a result above it is not covered')
    .requiredOption('--reason <text>', 'why it is fine, 10 characters or more')
    .requiredOption('--expires <day>', 'last day on which it holds, at most 366 days ahead: 2027-01-31')
    .addOption(new Option('--type <kind>', 'what it is').choices(['wallet', 'token']).default('wallet'))
    .option('--by <name>', 'who accepted it')
    .addOption(fileOption())
    .action(async (target: string, flags: AddFlags, command: Command) =>
      guarded(app, command, async () => {
        const level = flags.level.toUpperCase()
        if (!isLevel(level))
          throw new ChainvetError('USAGE', `"${flags.level}" is not a level`, { hint: `One of ${levels.join(', ').toLowerCase()}.` })
        const [{ readIgnores, writeIgnores }, { readIgnoreFile }, { realWorld }] = await modules()
        const today = realWorld.now()
        const { entries } = await orNothing(readIgnoreFile, flags.ignoreFile, today)
        const entry = {
          target,
          type: flags.type,
          accepted_level: level,
          reason: flags.reason,
          expires: flags.expires,
          ...(flags.by !== undefined && { by: flags.by }),
          added: today.toISOString().slice(0, 10),
        }
        // the file as it would be is read by the rules of every run, so that nothing is written that the next run refuses
        const written = readIgnores(writeIgnores([...entries, entry]), flags.ignoreFile, today)
        await save(flags.ignoreFile, writeIgnores(written))
        const { visible } = await import('../../output/visible.ts')
        app.stderr.write(
          `Accepted up to ${level} until ${entry.expires}: ${visible(written.at(-1)?.target ?? target)}, in ${flags.ignoreFile}\n`,
        )
      }),
    )

const listCommand = (app: App): Command =>
  new Command('list')
    .description('List the accepted risks')
    .addOption(jsonOption())
    .addOption(fileOption())
    .action(async (flags: { ignoreFile: string; json?: boolean }, command: Command) =>
      guarded(app, command, async () => {
        const [{ daysUntil }, { readIgnoreFile }, { realWorld }] = await modules()
        const today = realWorld.now()
        const { entries } = await orNothing(readIgnoreFile, flags.ignoreFile, today)
        if (flags.json) {
          const { asciiJson } = await import('../../output/visible.ts')
          app.stdout.write(`${asciiJson({ schema_version: 1, ignores: entries }, 2)}\n`)
          return
        }
        const { table } = await import('../../output/table.ts')
        const rows = entries.map(({ target, type, accepted_level, expires, reason }) => {
          const days = daysUntil(expires, today)
          return [target, type, accepted_level, `${expires}${days !== undefined && days < 0 ? ' (expired)' : ''}`, reason]
        })
        app.stdout.write(table(['TARGET', 'TYPE', 'UP TO', 'EXPIRES', 'REASON'], rows))
      }),
    )

const pruneCommand = (app: App): Command =>
  new Command('prune')
    .description('Remove the accepted risks that have expired')
    .addOption(fileOption())
    .action(async (flags: { ignoreFile: string }, command: Command) =>
      guarded(app, command, async () => {
        const [{ daysUntil, writeIgnores }, { readIgnoreFile }, { realWorld }] = await modules()
        const today = realWorld.now()
        const { entries } = await orNothing(readIgnoreFile, flags.ignoreFile, today)
        const kept = entries.filter(({ expires }) => (daysUntil(expires, today) ?? -1) >= 0)
        if (kept.length < entries.length) await save(flags.ignoreFile, writeIgnores(kept))
        app.stderr.write(`Removed ${entries.length - kept.length} of ${entries.length} from ${flags.ignoreFile}\n`)
      }),
    )

const modules = () => Promise.all([import('../../bulk/ignores.ts'), import('../files.ts'), import('../../world.ts')])

/** A file that is not there yet has no entries. */
async function orNothing(
  read: typeof import('../files.ts')['readIgnoreFile'],
  file: string,
  today: Date,
): Promise<{ readonly entries: readonly import('../../bulk/ignores.ts').IgnoreEntry[] }> {
  const { existsSync } = await import('node:fs')
  return (existsSync(file) ? await read(file, today) : undefined) ?? { entries: [] }
}

async function save(file: string, text: string): Promise<void> {
  const { fileSink } = await import('../sink.ts')
  const sink = await fileSink(file)
  await sink.write(text)
  await sink.close()
}
