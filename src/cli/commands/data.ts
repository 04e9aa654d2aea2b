import { Command, Option } from 'commander'
import { ChainvetError } from '../../errors.ts'
import { type App, guarded, paper, spin } from '../app.ts'
import { withExamples } from '../help.ts'
import { type GlobalFlags, jsonOption } from '../options.ts'
import { isAccessible } from '../terminal.ts'

interface DataFlags extends GlobalFlags {
  readonly json?: boolean
  readonly source: readonly string[]
  readonly from?: string
  readonly dryRun?: boolean
  readonly force?: boolean
}

const updateText = `
Publishers: ofac (OFAC itself; where it cannot be had, ofac-ready: copies of its addresses, which are added and take nothing
back), scamsniffer, myetherwallet, forta, graphsense. A list that fails its checks, or cannot be fetched, stays as it was.
`

/** `chainvet data`: the label lists of the in-process engine. */
export const dataCommand = (app: App): Command =>
  withExamples(
    new Command('data').description('The lists that scans are screened against: their age, new ones, a copy for another machine'),
    [
      ['chainvet data status', 'how old is each list?'],
      ['chainvet data update', 'fetch new ones from their publishers'],
      ['chainvet data export lists.chainvet', 'one file for a machine without a network'],
    ],
  )
    .addCommand(statusCommand(app))
    .addCommand(updateCommand(app))
    .addCommand(exportCommand(app))
    .addCommand(importCommand(app))

const statusCommand = (app: App): Command =>
  new Command('status')
    .description('Every list with its entries, date, age and origin')
    .addOption(jsonOption())
    .action(async (_flags, command: Command) =>
      guarded(app, command, async () => {
        const flags = command.optsWithGlobals<DataFlags>()
        const [{ statusOfLists }, { labelFileOf }] = await Promise.all([import('../data/status.ts'), import('../data/place.ts')])
        const status = statusOfLists(labelFileOf(app), new Date())
        if (flags.json) return writeJson(app, status)
        const { statusText } = await import('../../output/data.ts')
        const shape = { ascii: flags.ascii === true, accessible: isAccessible(flags.accessible, app.env) }
        app.stdout.write(statusText(status, await paper(app, app.stdout, flags), shape))
      }),
    )

const updateCommand = (app: App): Command =>
  withExamples(new Command('update'), [
    ['chainvet data update'],
    ['chainvet data update --source ofac --dry-run', 'what would change?'],
    ['chainvet data update --source ofac --from SDN_ADVANCED.ZIP', 'a file that you have fetched yourself'],
  ])
    .description('Fetch the lists from their publishers')
    .addOption(
      new Option('--source <name>', 'only this publisher (repeatable)')
        .argParser((name: string, names: readonly string[]) => [...names, name])
        .default([], 'all'),
    )
    .addOption(new Option('--from <url|file>', 'read the list of that one publisher there; a list in several files from their folder'))
    .addOption(new Option('--dry-run', 'say what would change and write nothing'))
    .addOption(new Option('--force', 'take a list that is older, or much shorter or longer, than the one in place'))
    .addOption(jsonOption())
    .addHelpText('after', updateText)
    .action(async (_flags, command: Command) => guarded(app, command, () => update(app, command.optsWithGlobals<DataFlags>())))

async function update(app: App, flags: DataFlags): Promise<void> {
  if (flags.offline && (flags.from === undefined || flags.from.includes('://')))
    throw new ChainvetError('USAGE', 'data update opens connections, and --offline forbids them', {
      hint: 'Without a connection: chainvet data import FILE, or --source NAME --from FILE',
    })
  const [{ updateLists }, { worldOf }] = await Promise.all([import('../data/update.ts'), import('../scanner.ts')])
  const say = (text: string) => flags.quiet || app.stderr.write(text)
  let stop = () => {}
  const done = await updateLists({
    env: app.env,
    cwd: app.cwd,
    world: await worldOf(app),
    signal: app.signal,
    timeout: flags.timeout,
    sources: flags.source,
    ...(flags.from !== undefined && { from: flags.from }),
    dryRun: flags.dryRun === true,
    force: flags.force === true,
    onStart: ({ list }) => {
      stop = spin(app, `Fetching ${list}`, flags)
    },
    onEnd: ({ publisher, state, changes }) => {
      stop()
      say(`${publisher.name}: ${state}${changes ? `, ${changes.after} addresses` : ''}\n`)
    },
    warn: text => say(`warning: ${text}\n`),
  })
    .catch((error: unknown) => {
      if (!app.signal.aborted) throw error
      throw new ChainvetError('INTERRUPTED', 'stopped: the lists stay as they were')
    })
    .finally(() => stop())
  if (flags.json) await writeJson(app, done)
  else app.stdout.write((await import('../../output/data.ts')).updateText(done, await paper(app, app.stdout, flags)))
  const failed = done.sources.filter(({ problem }) => problem !== null)
  if (failed.length === 0) return
  app.exitCode = done.written || done.sources.some(({ state }) => state !== 'kept') ? 8 : 5
  say(
    `warning: ${failed.map(({ list }) => list).join(', ')} not brought up to date; scans go on with what is in place.   exit ${app.exitCode}\n`,
  )
}

const exportCommand = (app: App): Command =>
  new Command('export')
    .description('Write the lists into one file, for a machine without a network')
    .argument('<file>', 'file to write')
    .addOption(jsonOption())
    .action(async (file: string, _flags, command: Command) =>
      guarded(app, command, async () => {
        const [{ exportLists }, { labelFileOf }, { resolve }] = await Promise.all([
          import('../data/transfer.ts'),
          import('../data/place.ts'),
          import('node:path'),
        ])
        const target = resolve(app.cwd, file)
        const { bytes, sha256, lists } = exportLists(labelFileOf(app), target)
        const { json } = command.optsWithGlobals<DataFlags>()
        const { visible } = await import('../../output/visible.ts')
        if (json) return writeJson(app, { schema_version: 1, file: target, lists, bytes, sha256 })
        app.stdout.write(`Wrote ${lists} lists to ${visible(target)}.\nOn the other machine: chainvet data import FILE\n`)
      }),
    )

const importCommand = (app: App): Command =>
  new Command('import')
    .description('Take the lists of a file that data export has written')
    .argument('<file>', 'file to read')
    .addOption(new Option('--force', 'take lists that are older, or much shorter, than those in place'))
    .addOption(jsonOption())
    .action(async (file: string, _flags, command: Command) =>
      guarded(app, command, async () => {
        const flags = command.optsWithGlobals<DataFlags>()
        const [{ importLists }, { labelFileToWrite }, { resolve }] = await Promise.all([
          import('../data/transfer.ts'),
          import('../data/label-store.ts'),
          import('node:path'),
        ])
        const target = labelFileToWrite(app)
        const { lists, entries } = importLists(target, resolve(app.cwd, file), { force: flags.force === true })
        const { visible } = await import('../../output/visible.ts')
        if (flags.json) return writeJson(app, { schema_version: 1, file: target, lists: lists.length, entries: entries.length })
        app.stdout.write(`Took ${lists.length} lists with ${entries.length} entries into ${visible(target)}.\n`)
      }),
    )

async function writeJson(app: App, value: unknown): Promise<void> {
  const { asciiJson } = await import('../../output/visible.ts')
  app.stdout.write(`${asciiJson(value, 2)}\n`)
}
