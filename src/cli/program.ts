import { Command } from 'commander'
import { version } from '../version.ts'
import type { App } from './app.ts'
import { chainsCommand } from './commands/chains.ts'
import { scanCommand } from './commands/scan.ts'
import { schemaCommand } from './commands/schema.ts'
import { colorOption, noColorOption, offlineOption, quietOption, timeoutOption, widthOption } from './options.ts'

/** The command tree. Completions and the manual page are made from it too. */
export function program(app: App): Command {
  const root = new Command('chainvet')
    .description('How risky is this wallet or token, why, and how do you know?')
    .version(version, '-V, --version')
    .addOption(offlineOption())
    .addOption(timeoutOption())
    .addOption(quietOption())
    .addOption(colorOption())
    .addOption(noColorOption())
    .addOption(widthOption())
    .addHelpText(
      'after',
      `
Examples:
  chainvet scan wallet 0x52908400098527886E0F7030069857D2E4169EE7 --chain ethereum
  chainvet scan token 0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984 --chain 1 --json

stdout is the answer, stderr the conversation. Exit codes: 0 ok  1 internal  2 usage  5 try again  8 no score`,
    )
  const scan = new Command('scan')
    .description('Score wallets and tokens')
    .addCommand(scanCommand(app, 'wallet'))
    .addCommand(scanCommand(app, 'token'))
  for (const command of [scan, chainsCommand(app), schemaCommand(app)]) root.addCommand(command)
  return withStreams(root, app)
}

/** Every command writes through the app, and none of them ends the process. */
function withStreams(command: Command, app: App): Command {
  command
    .exitOverride()
    .showHelpAfterError(false)
    .configureOutput({ writeOut: text => app.stdout.write(text), writeErr: text => app.stderr.write(text), outputError: () => {} })
  for (const child of command.commands) withStreams(child, app)
  return command
}
