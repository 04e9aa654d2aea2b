import { Command } from 'commander'
import type { ScanResult } from '../../api/scanner.ts'
import { ChainvetError } from '../../errors.ts'
import { type App, busy, fail, paper } from '../app.ts'
import {
  chainOption,
  explorerUrlOption,
  formatOption,
  type GlobalFlags,
  jsonOption,
  noChecksumOption,
  noProviderOption,
  rpcUrlOption,
  type ScanFlags,
} from '../options.ts'
import type { ResolvedTarget } from '../target.ts'

type Kind = 'wallet' | 'token'

const about = {
  wallet: { description: 'Score the risk of a wallet address', address: 'the wallet: 0x..., bc1..., T..., eip155:1:0x..., base:0x...' },
  token: { description: 'Score the risk of a token contract', address: 'the contract: 0x..., eip155:1:0x..., base:0x...' },
}

const sample = { wallet: '0x52908400098527886E0F7030069857D2E4169EE7', token: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984' }

/** `scan wallet` and `scan token`: parse, scan, print. */
export const scanCommand = (app: App, kind: Kind): Command =>
  new Command(kind)
    .description(about[kind].description)
    .argument('[address]', about[kind].address)
    .addOption(chainOption())
    .addOption(formatOption())
    .addOption(jsonOption())
    .addOption(rpcUrlOption())
    .addOption(explorerUrlOption())
    .addOption(noProviderOption())
    .addOption(noChecksumOption())
    .addHelpText(
      'after',
      `
Examples:
  chainvet scan ${kind} ${sample[kind]} -c ethereum
  chainvet scan ${kind} ${sample[kind]} -c 1 --json | jq .risk_level

Exit codes: 0 ok  1 internal  2 usage  5 try again  8 no score`,
    )
    .action(async (address: string | undefined, _flags, command: Command) => {
      const flags = command.optsWithGlobals() as ScanFlags & GlobalFlags
      const json = flags.json === true || flags.format === 'json'
      try {
        if (flags.json && flags.format === 'table')
          throw new ChainvetError('USAGE', '--json and --format table contradict each other', { hint: 'Leave one of them out.' })
        if (address === undefined) throw noAddress(kind)
        await scanOne(app, kind, address, flags, json)
      } catch (error) {
        if (!(error instanceof ChainvetError)) throw error
        await fail(app, error, flags, {
          json,
          ...(address !== undefined && { target: { input: harmless(error, address), chain: flags.chain ?? null } }),
        })
      }
    })

/** A secret is not repeated, not even in the machine form of its refusal. */
const harmless = (error: ChainvetError, input: string): string => (error.name === 'SecretRefusedError' ? '' : input.slice(0, 200))

const noAddress = (kind: Kind): ChainvetError =>
  new ChainvetError('USAGE', 'no address given', {
    hint: `Give one:\n  chainvet scan ${kind} ${sample[kind]} --chain ethereum\nAll options: chainvet scan ${kind} --help`,
  })

async function scanOne(app: App, kind: Kind, text: string, flags: ScanFlags & GlobalFlags, json: boolean): Promise<void> {
  // loaded by scans only, because help and completion do without; and all at once, because files are slow one after another
  const [{ resolveTarget }, { createEngine }] = await Promise.all([
    import('../target.ts'),
    import('../../engine/engine.ts'),
    json ? jsonModules() : undefined,
  ])
  const target = resolveTarget(text, flags.chain, { checksum: flags.checksum, command: `chainvet scan ${kind}` })
  if (target.note && !flags.quiet) app.stderr.write(`note: ${(await import('../../output/visible.ts')).visible(target.note)}\n`)
  const scanner = createEngine({
    offline: flags.offline === true,
    timeout: flags.timeout,
    checksum: flags.checksum,
    upstreams: {
      provider: flags.provider,
      keys: { ETHERSCAN_API_KEY: app.env['ETHERSCAN_API_KEY'] || undefined },
      ...(flags.rpcUrl && { rpcUrl: flags.rpcUrl }),
      ...(flags.explorerUrl && { explorerUrl: flags.explorerUrl }),
    },
  })
  const { chain, given } = target
  // offline a scan is over before anybody could stop it
  const signal = flags.offline ? undefined : app.signal
  const work: Promise<ScanResult> =
    kind === 'wallet'
      ? scanner.scanWallet({ address: given, chain_id: chain.id }, signal)
      : scanner.scanToken({ contract_address: given, chain_id: chain.id }, signal)
  try {
    await print(app, await busy(app, `Scanning ${given} on ${chain.name}`, flags, work), target, flags, json)
  } catch (error) {
    if (signal?.aborted) throw new ChainvetError('INTERRUPTED', 'stopped before the scan was done')
    if (!json && error instanceof ChainvetError) await printUnscored(app, error, target, flags)
    throw error
  }
}

async function print(app: App, result: ScanResult, { address }: ResolvedTarget, flags: GlobalFlags, json: boolean): Promise<void> {
  if (json) {
    const [{ json: write }, { version }] = await jsonModules()
    app.stdout.write(write(result, { version, engine: 'local', address }))
    return
  }
  const { report } = await import('../../output/report.ts')
  app.stdout.write(report(result, await paper(app, app.stdout, flags)))
}

const jsonModules = () => Promise.all([import('../../output/json.ts'), import('../../version.ts')])

/** A subject that was looked at and could not be scored still has its line on stdout. */
async function printUnscored(app: App, error: ChainvetError, { chain, given }: ResolvedTarget, flags: GlobalFlags): Promise<void> {
  if (error.code !== 'NO_ACTIVITY' && error.code !== 'UNSCORED') return
  const { unscoredText } = await import('../../output/failure.ts')
  const reason = error.code === 'NO_ACTIVITY' ? `no activity on ${chain.name}` : `too little is known on ${chain.name}`
  app.stdout.write(unscoredText(reason, given, await paper(app, app.stdout, flags)))
}
