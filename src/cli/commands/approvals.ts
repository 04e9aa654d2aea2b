import { Command } from 'commander'
import { type App, guarded } from '../app.ts'
import type { ApprovalsFlags } from '../approvals.ts'
import { withOptions } from '../deferred.ts'
import { type Example, withExamples } from '../help.ts'
import { explorerUrlOption, jsonOption, rpcUrlOption } from '../options.ts'
import { inputOptions } from '../scan-options.ts'

const examples: Example[] = [
  ['chainvet approvals 0x52908400098527886E0F7030069857D2E4169EE7 --chain ethereum'],
  ["chainvet approvals base:0x52908400098527886E0F7030069857D2E4169EE7 --json | jq '.approvals[].revoke'", 'what to sign'],
]

/** `approvals`: who may take what out of a wallet, and the transactions that end it. */
export const approvalsCommand = (app: App): Command => {
  const command = withExamples(new Command('approvals'), examples)
    .summary('who may take tokens out of a wallet, and how to end it')
    .description(
      'List the live approvals of a wallet on an EVM chain, what each puts at risk, and the unsigned transaction that takes it back; exit 8 when some could not be read',
    )
    .argument('<address>', 'the wallet; the chain may stand in front of it')
    .addOption(jsonOption())
  withOptions(command, () => [
    ...inputOptions().filter(({ long }) => long === '--chain' || long === '--no-checksum'),
    rpcUrlOption(),
    explorerUrlOption(),
  ])
  return command.action(async (address: string, _flags, self: Command) =>
    guarded(
      app,
      self,
      async () => {
        const { showApprovals } = await import('../approvals.ts')
        const flags = self.optsWithGlobals<ApprovalsFlags>()
        await showApprovals(app, address, flags, self.getOptionValueSource('chain') === 'cli' ? flags.chain : undefined)
      },
      address,
    ),
  )
}
