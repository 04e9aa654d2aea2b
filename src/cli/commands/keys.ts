import { Command, InvalidArgumentError, Option } from 'commander'
import { type App, guarded } from '../app.ts'
import { withOptions } from '../deferred.ts'
import { type Example, withExamples } from '../help.ts'
import { type GlobalFlags, jsonOption, wholeNumber } from '../options.ts'
import { type StoreFlags, storeOptions } from '../store-options.ts'

export interface KeyFlags extends GlobalFlags, StoreFlags {
  readonly json?: boolean
}

export interface CreateFlags extends KeyFlags {
  readonly account: string
  readonly tier?: string
  readonly included?: number
  /** Millionths of a dollar. */
  readonly overagePrice?: number
  readonly mode: 'live' | 'test'
  readonly label: string
}

export interface RotateFlags extends KeyFlags {
  /** Hours. */
  readonly overlap: number
}

const examples: Example[] = [
  ['chainvet keys create --account acme --tier growth --pepper-file pepper'],
  ['chainvet keys list --account acme'],
  ['chainvet keys rotate key_8qsvFZ02FXmv3ETcV29b --pepper-file pepper', 'the one before works for 24 hours more'],
]

/** Keys of the customers of `chainvet serve`. They are issued on the machine of the service, and by no request over the network. */
export const keysCommand = (app: App): Command =>
  withExamples(new Command('keys'), examples)
    .description('Keys of the service you run: issue, list, replace and revoke')
    .addCommand(createCommand(app))
    .addCommand(listCommand(app))
    .addCommand(rotateCommand(app))
    .addCommand(revokeCommand(app))

const tierNames = ['free', 'starter', 'growth', 'scale', 'enterprise']
const pepperNote = 'The key is shown once, on standard output. A pepper file that is not there yet is made.'

const createCommand = (app: App): Command =>
  withOptions(
    withExamples(new Command('create'), [
      ['chainvet keys create --account acme --pepper-file pepper'],
      ['chainvet keys create --account acme --tier enterprise --included 5000000 --overage-price 0.005 --label "batch server"'],
    ])
      .description('Issue a key; the account is made with its first one')
      .addHelpText('after', pepperNote)
      .action(async (_flags, command: Command) =>
        guarded(app, command, async () => (await import('../keys.ts')).createKey(app, command.optsWithGlobals<CreateFlags>())),
      ),
    () => [
      new Option('--account <name>', 'whose key it is').makeOptionMandatory(),
      new Option('--tier <name>', 'what the account pays for; changes it where the account is there').choices(tierNames),
      new Option('--included <calls>', 'calls of a month that the contract of an enterprise account includes').argParser(
        wholeNumber(0, 9_999_999_999),
      ),
      new Option('--overage-price <usd>', 'price of a call beyond them, by the same contract; six decimals at most').argParser(microUsd),
      new Option('--mode <mode>', 'live, or test for the keys of a try').choices(['live', 'test']).default('live'),
      new Option('--label <text>', 'what it is for, to tell keys apart').default(''),
      jsonOption(),
      ...storeOptions(),
    ],
  )

const listCommand = (app: App): Command =>
  withOptions(
    new Command('list')
      .description('List the keys; their secrets are known only to who holds them')
      .action(async (_flags, command: Command) =>
        guarded(app, command, async () =>
          (await import('../keys.ts')).listKeys(app, command.optsWithGlobals<KeyFlags & { account?: string }>()),
        ),
      ),
    () => [new Option('--account <name>', 'of this account only'), jsonOption(), ...storeOptions()],
  )

const rotateCommand = (app: App): Command =>
  withOptions(
    new Command('rotate')
      .description('Issue a key in place of another, which works for a while longer')
      .argument('<id>', 'id of the key: key_...')
      .addHelpText('after', pepperNote)
      .action(async (id: string, _flags, command: Command) =>
        guarded(app, command, async () => (await import('../keys.ts')).rotateKey(app, id, command.optsWithGlobals<RotateFlags>())),
      ),
    () => [
      new Option('--overlap <hours>', 'hours for which the one before still works; 0 ends it now')
        .argParser(wholeNumber(0, 8_760))
        .default(24),
      jsonOption(),
      ...storeOptions(),
    ],
  )

const revokeCommand = (app: App): Command =>
  withOptions(
    new Command('revoke')
      .description('Revoke a key: its next request is refused')
      .argument('<id>', 'id of the key: key_...')
      .action(async (id: string, _flags, command: Command) =>
        guarded(app, command, async () => (await import('../keys.ts')).revokeKey(app, id, command.optsWithGlobals<KeyFlags>())),
      ),
    () => [jsonOption(), ...storeOptions()],
  )

/** "0.005" is 5,000 millionths: digits, and no arithmetic that rounds. */
function microUsd(text: string): number {
  const [, whole, part = ''] = /^(\d{1,4})(?:\.(\d{1,6}))?$/.exec(text) ?? []
  if (whole === undefined) throw new InvalidArgumentError('Expected US dollars such as 0.005, with six decimals at most.')
  return wholeNumber(0, 9_999_999_999)(`${whole}${part.padEnd(6, '0')}`.replace(/^0+(?=\d)/, ''))
}
