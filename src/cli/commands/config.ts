import { Command } from 'commander'
import { ChainvetError } from '../../errors.ts'
import { type App, fail } from '../app.ts'
import { withExamples } from '../help.ts'
import { type GlobalFlags, jsonOption, type ServiceFlags } from '../options.ts'

type ConfigFlags = ServiceFlags & GlobalFlags & { readonly json?: boolean }

/** The names of `config/keys.ts`, spelled here so that help need not load the chains. */
const settingsText = `
Settings of yours and of a project (chainvet.config.json):
  chain, format, concurrency, rate, retries, timeout, color, min_level, fail_on, fail_on_score, allow_unscored,
  allow_empty, level_map.<word>, ignore_file, baseline, columns.address, columns.chain, columns.type
Settings of yours alone:
  engine, base_url, profile, rpc.<chain>, explorer.<chain>, proxy, ca_file, cache_ttl, data_max_age,
  allow_overage, overage_limit_usd
`

/** `config`: read and write the configuration of the user. */
export function configCommand(app: App): Command {
  const guarded =
    (body: (command: Command, flags: ConfigFlags, words: readonly string[]) => Promise<void>) =>
    async (...given: unknown[]): Promise<void> => {
      const command = given.at(-1) as Command
      const flags = command.optsWithGlobals<ConfigFlags>()
      try {
        await body(command, flags, given.slice(0, -2) as string[])
      } catch (error) {
        if (!(error instanceof ChainvetError)) throw error
        await fail(app, error, flags, { json: flags.json === true })
      }
    }
  const act = (name: 'showAll' | 'showOne' | 'showPaths' | 'setOne' | 'unsetOne') =>
    guarded(async (command, flags, [key = '', value = '']) => {
      const actions = await import('../config/commands.ts')
      await actions[name]({ app, command, flags, key, value })
    })

  return withExamples(new Command('config'), [
    ['chainvet config list'],
    ['chainvet config set base_url https://api.example.com'],
    ['chainvet --profile work config set chain base'],
  ])
    .description('Read and write your configuration')
    .addHelpText('after', settingsText)
    .addCommand(new Command('list').description('Everything that is set, and who said so').addOption(jsonOption()).action(act('showAll')))
    .addCommand(new Command('get').description('One setting').argument('<key>', 'its name').addOption(jsonOption()).action(act('showOne')))
    .addCommand(
      new Command('set')
        .description('Change a setting of yours; with --profile, of that profile')
        .argument('<key>', 'its name')
        .argument('<value>', 'as on the command line')
        .action(act('setOne')),
    )
    .addCommand(new Command('unset').description('Remove a setting of yours').argument('<key>', 'its name').action(act('unsetOne')))
    .addCommand(new Command('path').description('Where the files are').addOption(jsonOption()).action(act('showPaths')))
}
