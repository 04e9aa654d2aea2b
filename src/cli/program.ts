import { Command } from 'commander'
import { version } from '../version.ts'
import type { App, Output } from './app.ts'
import { approvalsCommand } from './commands/approvals.ts'
import { backupCommand } from './commands/backup.ts'
import { chainsCommand } from './commands/chains.ts'
import { completionCommand } from './commands/completion.ts'
import { configCommand } from './commands/config.ts'
import { convertCommand } from './commands/convert.ts'
import { dataCommand } from './commands/data.ts'
import { diffCommand } from './commands/diff.ts'
import { doctorCommand } from './commands/doctor.ts'
import { explainCommand } from './commands/explain.ts'
import { helpCommand } from './commands/help.ts'
import { ignoreCommand } from './commands/ignore.ts'
import { keysCommand } from './commands/keys.ts'
import { loginCommand } from './commands/login.ts'
import { logoutCommand } from './commands/logout.ts'
import { replayCommand } from './commands/replay.ts'
import { scanCommand } from './commands/scan.ts'
import { schemaCommand } from './commands/schema.ts'
import { serveCommand } from './commands/serve.ts'
import { usageCommand } from './commands/usage.ts'
import { watchCommand } from './commands/watch.ts'
import { whoamiCommand } from './commands/whoami.ts'
import { workerCommand } from './commands/worker.ts'
import { makeOptions } from './deferred.ts'
import { helpLayout, withExamples } from './help.ts'
import {
  accessibleOption,
  asciiOption,
  colorOption,
  type GlobalFlags,
  noColorOption,
  offlineOption,
  progressOption,
  quietOption,
  serviceOptions,
  timeoutOption,
  verboseOption,
  widthOption,
} from './options.ts'
import { wantsColor, widthOf } from './terminal.ts'
import { topics } from './topics.ts'

/** The command tree: whole, as completions and the manual page are made from it, or as much of it as the words of a command line need. */
export function program(app: App, words?: readonly string[]): Command {
  const root = new Command('chainvet')
    .description('How risky is this wallet or token, why, and how do you know?')
    .version(version, '-V, --version')
    .addOption(offlineOption())
    .addOption(timeoutOption())
    .addOption(quietOption())
    .addOption(verboseOption())
    .addOption(colorOption())
    .addOption(noColorOption())
    .addOption(widthOption())
    .addOption(asciiOption())
    .addOption(accessibleOption())
    .addOption(progressOption())
    .hook('preAction', async (_root, command) => {
      if (!readsNoConfig.includes(command.name()) && command.parent?.name() !== 'config')
        (await import('./config/apply-config.ts')).applyConfig(app, command)
    })
    .addHelpText('after', ({ error }) => (error ? '' : `More: chainvet help ${Object.keys(topics).join(' | ')}`))
  for (const option of serviceOptions()) root.addOption(option)
  withExamples(root, [
    ['chainvet scan wallet 0x52908400098527886E0F7030069857D2E4169EE7 --chain ethereum'],
    ['chainvet scan token 0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984 --chain 1 --json'],
  ])
  const needed = words?.some(word => needsAll.includes(word)) ? undefined : words
  // a line that begins with a command needs no other
  const [first] = needed ?? []
  const only = first !== undefined && Object.hasOwn(commands, first) ? commands[first] : undefined
  for (const command of only ? [only] : Object.values(commands)) root.addCommand(command(app))
  makeOptions(root, needed)
  return withStreams(root, root, app)
}

/** Every command, in the order of the help. A new one adds its line. */
const commands: Readonly<Record<string, (app: App) => Command>> = {
  scan: scanCommand,
  convert: convertCommand,
  diff: diffCommand,
  ignore: ignoreCommand,
  watch: watchCommand,
  data: dataCommand,
  approvals: approvalsCommand,
  chains: chainsCommand,
  explain: explainCommand,
  replay: replayCommand,
  schema: schemaCommand,
  doctor: doctorCommand,
  completion: completionCommand,
  help: helpCommand,
  usage: usageCommand,
  login: loginCommand,
  logout: logoutCommand,
  whoami: whoamiCommand,
  config: configCommand,
  serve: serveCommand,
  worker: workerCommand,
  keys: keysCommand,
  backup: backupCommand,
}

/** Commands that speak of the others: of their help, and of the values that their flags take. */
const needsAll: readonly string[] = ['help', 'config']

/** What has to work whatever a configuration file says. */
const readsNoConfig: readonly string[] = ['help', 'completion', 'doctor']

/** Every command writes through the app, in the layout of `help.ts`, and none of them ends the process. */
function withStreams(command: Command, root: Command, app: App): Command {
  const width = (stream: Output) => widthOf(root.opts<GlobalFlags>().width, stream, app.env)
  const color = (stream: Output) => wantsColor(root.opts<GlobalFlags>().color || 'never', stream, app.env)
  // commander would read the process, and take an empty variable for a value; `config/apply-config.ts` reads the environment
  Object.assign(command, { _parseOptionsEnv() {} })
  command
    .exitOverride()
    .showHelpAfterError(false)
    .helpCommand(false)
    .configureHelp(helpLayout())
    .configureOutput({
      writeOut: text => app.stdout.write(text),
      writeErr: text => app.stderr.write(text),
      outputError: () => {},
      getOutHelpWidth: () => width(app.stdout),
      getErrHelpWidth: () => width(app.stderr),
      getOutHasColors: () => color(app.stdout),
      getErrHasColors: () => color(app.stderr),
    })
  for (const child of command.commands) withStreams(child, root, app)
  return command
}
