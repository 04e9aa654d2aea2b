import { Command, Option } from 'commander'
import { ChainvetError } from '../../errors.ts'
import { type App, busy, fail } from '../app.ts'
import { withExamples } from '../help.ts'
import { type GlobalFlags, jsonOption, type ServiceFlags, wholeNumber } from '../options.ts'
import { isAccessible, widthOf } from '../terminal.ts'

interface UsageFlags extends ServiceFlags, GlobalFlags {
  readonly json?: boolean
  readonly warnAt?: number
  readonly failAt?: number
}

/** `usage`: tier, calls and overage of this month. */
export const usageCommand = (app: App): Command =>
  withExamples(new Command('usage'), [
    ['chainvet usage'],
    ['chainvet usage --json | jq .remaining'],
    ['chainvet usage --fail-at 90', 'exit 6 when 90 % of the calls are used'],
  ])
    .description('Show tier, calls and overage of this month')
    .addOption(jsonOption())
    .addOption(new Option('--warn-at <percent>', 'warn on stderr from this share of the included calls').argParser(wholeNumber(1, 1000)))
    .addOption(new Option('--fail-at <percent>', 'exit 6 from this share of the included calls').argParser(wholeNumber(1, 1000)))
    .action(async (_flags, command: Command) => {
      const flags = command.optsWithGlobals<UsageFlags>()
      try {
        await showUsage(app, flags)
      } catch (error) {
        if (!(error instanceof ChainvetError)) throw error
        await fail(app, app.signal.aborted ? new ChainvetError('INTERRUPTED', 'stopped before the service answered') : error, flags, {
          json: flags.json === true,
        })
      }
    })

async function showUsage(app: App, flags: UsageFlags): Promise<void> {
  const { accountFor } = await import('../scanner.ts')
  const { account, service } = await accountFor(app, flags)
  const record = await busy(app, 'Asking the service', flags, account.usage(app.signal))
  const [{ usageJson, usageTable, usedPercent }, { version }] = await Promise.all([
    import('../../output/usage.ts'),
    import('../../version.ts'),
  ])
  const page = {
    now: new Date(),
    width: widthOf(flags.width, app.stdout, app.env),
    ascii: flags.ascii === true,
    accessible: isAccessible(flags.accessible, app.env),
  }
  app.stdout.write(flags.json ? usageJson(record, { version, service }) : usageTable(record, page))
  const used = usedPercent(record)
  const over = (limit: number | undefined) => limit !== undefined && used >= limit
  if (over(flags.failAt)) {
    app.stderr.write(`usage: ${used} % of the included calls are used, the limit is ${flags.failAt} %.   exit 6\n`)
    app.exitCode = 6
  } else if (over(flags.warnAt) && !flags.quiet) {
    app.stderr.write(`warning: ${used} % of the included calls are used\n`)
  }
}
