import { Command, Option } from 'commander'
import type { Chain } from '../../chains/index.ts'
import type { Host } from '../../engine/hosts.ts'
import { ChainvetError } from '../../errors.ts'
import type { Diagnosis } from '../../output/doctor.ts'
import { type App, guarded, paper } from '../app.ts'
import { withExamples } from '../help.ts'
import {
  explorerUrlOption,
  type GlobalFlags,
  jsonOption,
  noProviderOption,
  rpcUrlOption,
  type ServiceFlags,
  type UpstreamFlags,
  upstreamsNamed,
} from '../options.ts'

interface DoctorFlags extends GlobalFlags, UpstreamFlags, ServiceFlags {
  readonly json?: boolean
  readonly online?: boolean
  readonly share?: boolean
  readonly targets?: string
  readonly chain?: string
}

/** `chainvet doctor`: what a run depends on, and the privacy receipt of a list. No connection without --online. */
export const doctorCommand = (app: App): Command =>
  withExamples(
    new Command('doctor')
      .description('Look at everything a run depends on: versions, files, hosts, lists, clock, proxy, variables')
      .addOption(new Option('--online', 'ask each host once, without an address'))
      .addOption(new Option('--share', 'mask what is private, for a bug report').conflicts(['targets']))
      .addOption(new Option('--targets <file>', 'which hosts would see which addresses of this file; asks nobody').conflicts(['online']))
      .addOption(new Option('-c, --chain <name|id>', 'with --targets: the chain of rows that name none; else only the hosts of this chain'))
      .addOption(jsonOption())
      .addOption(rpcUrlOption().helpGroup('Network:'))
      .addOption(explorerUrlOption().helpGroup('Network:'))
      .addOption(noProviderOption().helpGroup('Network:'))
      .action(async (_flags, command: Command) => {
        const { targets } = command.opts<DoctorFlags>()
        await guarded(app, command, () => (targets === undefined ? diagnose(app, command) : receipt(app, command, targets)))
      }),
    [
      ['chainvet doctor', 'is everything as it should be?'],
      ['chainvet doctor --online', 'do the hosts answer?'],
      ['chainvet doctor --share', 'for a bug report'],
      ['chainvet doctor --targets wallets.csv', 'who would learn what, before a scan'],
    ],
  )

async function diagnose(app: App, command: Command): Promise<void> {
  const [{ examine }, { thisMachine }, { chains, chainNamed }, { hostsOf }, { worldOf }] = await Promise.all([
    import('../doctor/examine.ts'),
    import('../doctor/machine.ts'),
    import('../../chains/index.ts'),
    import('../../engine/hosts.ts'),
    import('../scanner.ts'),
  ])
  const { flags, service, upstreamsFor, fault } = await circumstances(app, command)
  if (flags.online && flags.offline)
    throw new ChainvetError('USAGE', '--online and --offline contradict each other', { hint: 'Leave one of them out.' })
  const [machine, world] = [thisMachine(app.cwd), await worldOf(app)]
  const hosts = (flags.chain === undefined ? chains : [chainNamed(flags.chain)]).map(chain => ({
    chain: chain.name,
    hosts: service ? [serviceHost(service)] : hostsOf(chain, upstreamsFor(chain)),
  }))
  const every = hosts.flatMap(row => row.hosts)
  const reached = flags.online
    ? await (await import('../../engine/reach.ts')).reach(every, { world, timeout: Math.min(flags.timeout, 10_000), signal: app.signal })
    : undefined
  const found = examine({ env: world.env, stdout: app.stdout, stderr: app.stderr }, flags, { machine, hosts, service, reached, fault })
  const privateHosts = every.filter(({ own }) => own).map(({ host }) => host)
  const diagnosis = flags.share ? (await import('../doctor/share.ts')).masked(found, { env: app.env, machine, privateHosts }) : found
  const text = await written(app, flags, diagnosis)
  app.stdout.write(text)
  if (diagnosis.findings.some(({ severity }) => severity === 'problem')) app.exitCode = 8
  if (flags.share) await offerToSave(app, flags, text)
}

/** Flags, files and environment put together. A configuration that cannot be read is a finding, and the rest is looked at without it. */
async function circumstances(app: App, command: Command) {
  const [{ applyConfig }, { chooseEngine }, { upstreamsIn }, { providerKeysIn }] = await Promise.all([
    import('../config/apply-config.ts'),
    import('../config/service.ts'),
    import('../scanner.ts'),
    import('../config/directories.ts'),
  ])
  let fault: ChainvetError | undefined
  let service: URL | undefined
  try {
    applyConfig(app, command)
    const { offline: _closed, ...choice } = command.optsWithGlobals<DoctorFlags>()
    const engine = chooseEngine(app, choice)
    service = engine.engine === 'remote' ? engine.baseUrl : undefined
  } catch (error) {
    if (!(error instanceof ChainvetError)) throw error
    fault = error
  }
  const flags = command.optsWithGlobals<DoctorFlags>()
  const { provider } = flags
  const named = upstreamsNamed(flags)
  const keys = providerKeysIn(app.env)
  const configured = upstreamsIn(app)
  const upstreamsFor = ({ names }: Chain) => ({ provider, keys, ...configured?.(names[0]), ...named })
  return { flags, service, upstreamsFor, fault }
}

const serviceHost = (url: URL): Host => ({ source: 'Service', host: url.host, place: 1, own: true, probe: { url: new URL(url.origin) } })

async function written(app: App, flags: DoctorFlags, diagnosis: Diagnosis): Promise<string> {
  if (flags.json) return `${(await import('../../output/visible.ts')).asciiJson(diagnosis, 2)}\n`
  return (await import('../../output/doctor.ts')).diagnosisText(diagnosis, await paper(app, app.stdout, flags))
}

/** Once it has been read on the screen. In a pipe it is in the hands of whoever made the pipe. */
async function offerToSave(app: App, { json, prompts }: DoctorFlags, text: string): Promise<void> {
  if (!app.stdin.isTTY || !app.stderr.isTTY || !app.stdout.isTTY || prompts === false) return
  const name = json ? 'chainvet-doctor.json' : 'chainvet-doctor.txt'
  const answer = await app.stdin.readHidden(`Save this as ${name}? Read it first. [y/N] `)
  if (!/^y(es)?$/i.test(answer.trim())) return
  const [{ writeFile }, { join }] = await Promise.all([import('node:fs/promises'), import('node:path')])
  await writeFile(join(app.cwd, name), text.replace(/\u001b\[\d+m/g, ''), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    const hint = error.code === 'EEXIST' ? 'It is there already. Move it away.' : 'May you write here?'
    throw new ChainvetError('OUTPUT_FAILED', `${name} was not written (${error.code ?? 'unknown'})`, { hint })
  })
  app.stderr.write(`Saved ${name}.\n`)
}

async function receipt(app: App, command: Command, file: string): Promise<void> {
  const [{ receiptOf }, { openInput }, { fileBytes }, { hostsOf }, { worldOf }] = await Promise.all([
    import('../doctor/privacy.ts'),
    import('../../bulk/read/open-input.ts'),
    import('../../bulk/read/file-bytes.ts'),
    import('../../engine/hosts.ts'),
    import('../scanner.ts'),
  ])
  const { flags, service, upstreamsFor, fault } = await circumstances(app, command)
  // a receipt that left out what the configuration says would be wrong
  if (fault) throw fault
  if (file === '-' && app.stdin.isTTY)
    throw new ChainvetError('USAGE', 'nothing is piped in', { hint: 'Name a file, or: chainvet doctor --targets - < wallets.csv' })
  const bytes = file === '-' ? app.stdin.bytes() : fileBytes(file)
  const { rows } = await openInput({ file, bytes }, { format: 'auto', header: true, columns: {}, kind: 'wallet' })
  const { env } = await worldOf(app)
  const found = await receiptOf(rows, {
    file,
    offline: flags.offline === true,
    chain: flags.chain,
    hostsOf: chain => (service ? [serviceHost(service)] : hostsOf(chain, upstreamsFor(chain))),
    proxy: ['http_proxy', 'https_proxy'].some(name => Boolean(env[name] || env[name.toUpperCase()])),
  })
  if (flags.json) app.stdout.write(`${(await import('../../output/visible.ts')).asciiJson(found, 2)}\n`)
  else app.stdout.write((await import('../../output/receipt.ts')).receiptText(found, await paper(app, app.stdout, flags)))
}
