import { Command, type Option } from 'commander'
import type { Kind } from '../../api/report.ts'
import type { Input } from '../../bulk/input.ts'
import type { RepositoryInput } from '../../bulk/repository/repository-input.ts'
import { ChainvetError } from '../../errors.ts'
import { visible } from '../../output/visible.ts'
import { type App, guarded } from '../app.ts'
import { withOptions } from '../deferred.ts'
import { type Example, withExamples } from '../help.ts'
import { explorerUrlOption, fastOption, noProviderOption, rpcUrlOption } from '../options.ts'
import { costOptions, gateOptions, inputOptions, outputOptions, runOptions } from '../scan-options.ts'
import type { ScanFlags } from '../session.ts'

const sample = { wallet: '0x52908400098527886E0F7030069857D2E4169EE7', token: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984' }

/** `scan` and what can be scanned. */
export const scanCommand = (app: App): Command =>
  new Command('scan')
    .description('Score wallets and tokens')
    .addCommand(addressesCommand(app, 'wallet'))
    .addCommand(addressesCommand(app, 'token'))
    .addCommand(fileCommand(app))
    .addCommand(repositoryCommand(app))

const addressesCommand = (app: App, kind: Kind): Command =>
  withExamples(
    withScanOptions(new Command(kind), () => (kind === 'token' ? [fastOption()] : [])),
    examples(kind),
  )
    .description(`Score the risk of ${kind === 'wallet' ? 'wallet addresses' : 'token contracts'}`)
    .argument('[address...]', '0x..., bc1..., T..., eip155:1:0x..., base:0x..., a page of an explorer, or - for stdin')
    .action(async (addresses: string[], _flags, command: Command) =>
      guarded(
        app,
        command,
        async () => {
          const flags = scanFlags(command)
          const [{ runScan }, { argumentsInput, extractedInput, fileInput }] = await Promise.all([
            import('../session.ts'),
            import('../inputs.ts'),
          ])
          if (flags.input !== undefined && addresses.length > 0)
            throw new ChainvetError('USAGE', 'addresses and --input contradict each other', { hint: 'Leave one of them out.' })
          if (addresses.length === 0 && flags.input === undefined) throw noAddress(kind)
          if (flags.extract) return runScan(app, flags, { input: await extractedInput(app, addresses, flags), kind, single: false })
          const file = flags.input ?? (addresses.length === 1 && addresses[0] === '-' ? '-' : undefined)
          if (file !== undefined)
            return runScan(app, flags, { ...(await twice(file, () => fileInput(app, file, kind, flags))), kind, single: false })
          const chainFlag = command.getOptionValueSource('chain') === 'cli' ? flags.chain : undefined
          const input = argumentsInput(addresses, kind, flags, chainFlag)
          return runScan(app, flags, { input, kind, single: addresses.length === 1 })
        },
        addresses[0],
      ),
    )

const fileCommand = (app: App): Command =>
  withScanOptions(new Command('file'), () => [fastOption()])
    .description('Score a list of wallets and tokens: a file with a column "type"')
    .argument('<file>', 'CSV, TSV or JSONL; - for stdin')
    .action(async (file: string, _flags, command: Command) =>
      guarded(app, command, async () => {
        const flags = scanFlags(command)
        refuseInput(flags)
        const [{ runScan }, { fileInput }] = await Promise.all([import('../session.ts'), import('../inputs.ts')])
        return runScan(
          app,
          { ...flags, input: file },
          { ...(await twice(file, () => fileInput(app, file, undefined, flags))), kind: undefined, single: false },
        )
      }),
    )

const repositoryCommand = (app: App): Command =>
  withScanOptions(new Command('repo'))
    .description('Find addresses in the files of a checkout and score them')
    .argument('[path]', 'folder of the checkout', '.')
    .option('--changed <ref>', 'only lines that were added since this branch or commit')
    .option('--type <kind>', 'what an address is that does not say it itself', 'wallet')
    .action(async (path: string, _flags, command: Command) =>
      guarded(app, command, async () => {
        const flags = scanFlags(command)
        refuseInput(flags)
        const { changed, type } = command.opts<{ changed?: string; type: string }>()
        if (type !== 'wallet' && type !== 'token') throw new ChainvetError('USAGE', '--type is neither wallet nor token')
        const [{ runScan }, { repositoryInput }] = await Promise.all([
          import('../session.ts'),
          import('../../bulk/repository/repository-input.ts'),
        ])
        const { input, again } = await twice(path, () => repositoryInput(path, { kind: 'auto', env: app.env, changed }))
        await runScan(app, flags, { input, again, kind: type, single: false })
        tellRepository(app, flags, input)
      }),
    )

/** An input, and how it is opened again: what is piped in can be read once. */
const twice = async <T extends Input>(file: string, open: () => Promise<T>) => ({
  input: await open(),
  again: file === '-' ? undefined : open,
})

/** What a search of files has left out, and the keys that nobody should have committed. */
function tellRepository({ stderr }: App, { quiet }: ScanFlags, { files, skipped, secrets, warnings }: RepositoryInput): void {
  if (quiet) return
  for (const warning of warnings) stderr.write(`warning: ${visible(warning)}\n`)
  for (const [file, count] of secrets)
    stderr.write(
      `warning: ${visible(file)} holds ${count} ${count === 1 ? 'word' : 'words'} in the form of a private key; not used, not shown\n`,
    )
  stderr.write(`${files()} files were searched, ${skipped.length} left out (binary, vendored, too large)\n`)
}

const withScanOptions = (command: Command, own: () => readonly Option[] = () => []): Command =>
  withOptions(command, () => [
    ...own(),
    ...inputOptions(),
    ...outputOptions(),
    ...gateOptions(),
    ...runOptions(),
    ...costOptions(),
    rpcUrlOption(),
    explorerUrlOption(),
    noProviderOption(),
  ])

/** All flags of a scan, those that contradict each other refused. */
function scanFlags(command: Command): ScanFlags {
  const flags = command.optsWithGlobals<ScanFlags>()
  if (flags.json && flags.format !== undefined && flags.format !== 'json' && command.getOptionValueSource('format') === 'cli')
    throw new ChainvetError('USAGE', `--json and --format ${flags.format} contradict each other`, { hint: 'Leave one of them out.' })
  return flags
}

/** A list that is an argument already. */
function refuseInput({ input, extract }: ScanFlags): void {
  if (input === undefined && !extract) return
  throw new ChainvetError('USAGE', `${input === undefined ? '--extract' : '--input'} is for scan wallet and scan token`, {
    hint: 'Leave it out.',
  })
}

const noAddress = (kind: Kind): ChainvetError =>
  new ChainvetError('USAGE', 'no address given', {
    hint: [
      'Give one or more addresses, or a file:',
      `  chainvet scan ${kind} ${sample[kind]} --chain ethereum`,
      `  chainvet scan ${kind} --input ${kind}s.csv --fail-on critical`,
      `  pbpaste | chainvet scan ${kind} - --chain base`,
      `All options: chainvet scan ${kind} --help`,
    ].join('\n'),
  })

const examples = (kind: Kind): Example[] => [
  [`chainvet scan ${kind} ${sample[kind]} -c ethereum`],
  [`chainvet scan ${kind} ${sample[kind]} -c 1 --json | jq .risk_level`],
  [`chainvet scan ${kind} -i ${kind}s.csv -o scored.csv`, 'a file; bad rows stay in, with a reason'],
  [`chainvet scan ${kind} -i ${kind}s.csv --fail-on critical`, 'CI gate: exit 20 if any is CRITICAL'],
]
