import type { Account } from '../api/account.ts'
import type { Level } from '../api/level.ts'
import type { Scanner } from '../api/scanner.ts'
import { ChainvetError } from '../errors.ts'
import type { World } from '../world.ts'
import type { App } from './app.ts'
import { appliedTo } from './config/apply-config.ts'
import { type Environment, providerKeysIn, variable } from './config/directories.ts'
import { chooseEngine, serviceOf } from './config/service.ts'
import { readSmallFile } from './config/small-file.ts'
import { labelFileOf } from './data/place.ts'
import { type GlobalFlags, type ServiceFlags, type UpstreamFlags, upstreamsNamed } from './options.ts'

/** What decides who scans and how. */
export type ScannerFlags = ServiceFlags &
  Pick<GlobalFlags, 'offline' | 'timeout' | 'quiet'> &
  Partial<UpstreamFlags> & {
    /** Where the rows come from; "-" is standard input. */
    readonly input?: string
    readonly checksum?: boolean
    readonly retries?: number
    readonly levelMap?: Readonly<Record<string, Level>>
    /** Folder in which the engine of this process leaves what its verdicts rest on. */
    readonly evidence?: string
    /** Only what the first trades of a token show. */
    readonly fast?: boolean
  }

export interface ChosenScanner {
  readonly scanner: Scanner
  /** Who pays, where that is somebody: the engine of this process has no quota. */
  readonly account: Account | undefined
  readonly engine: 'local' | 'remote'
  /** Origin of the service. */
  readonly service: string | null
  /** Attempts that were repeated until now. */
  retries(): number
  /** Sets the exit code where evidence that was asked for could not be kept, and tells where it lies. */
  tellEvidence?(): void
}

/** Picks the scanner once for a run. Neither engine loads the other. Throws `AUTH_MISSING`, `USAGE` or `CONFIG_INVALID`. */
export async function scannerFor(app: App, flags: ScannerFlags): Promise<ChosenScanner> {
  const choice = chooseEngine(app, flags)
  if (choice.engine === 'remote') return remoteScanner(app, flags, choice.baseUrl)
  const local = { account: undefined, engine: 'local', service: null, retries: () => 0 } as const
  if (flags.evidence === undefined) return { ...local, scanner: await localScanner(app, flags) }
  const { keptBy } = await import('./evidence.ts')
  const scanner = keptBy(app, flags.evidence, await localScanner(app, flags), flags)
  return { ...local, scanner, tellEvidence: scanner.tellEvidence }
}

/** The account at the service that was named. Throws `USAGE` where none was: the local engine counts nothing. */
export async function accountFor(app: App, flags: ScannerFlags): Promise<{ account: Account; service: string }> {
  const baseUrl = serviceOf(app, flags)
  if (!baseUrl) {
    throw new ChainvetError('USAGE', 'no service configured; the local engine has no quota', {
      hint: 'Name one: chainvet usage --base-url https://api.example.com',
    })
  }
  const { scanner, service } = await remoteScanner(app, flags, baseUrl)
  return { account: scanner, service }
}

async function remoteScanner(app: App, flags: ScannerFlags, baseUrl: URL, key?: string) {
  const [{ createRemoteScanner }, { serviceName }] = await Promise.all([
    import('../remote/remote-scanner.ts'),
    import('../remote/service-url.ts'),
  ])
  if (flags.offline) {
    throw new ChainvetError('USAGE', '--offline and a service contradict each other', { hint: 'Leave one of them out.' })
  }
  if (flags.fast) {
    throw new ChainvetError('USAGE', '--fast is for the engine of this process, and a service was named', {
      hint: 'Leave --fast out, or scan here: --engine local',
    })
  }
  if (flags.evidence !== undefined) {
    throw new ChainvetError('USAGE', '--evidence is kept by the engine of this process, and a service was named', {
      hint: 'Leave --evidence out, or scan here: --engine local',
    })
  }
  if (flags.apiKeyFile === '-' && flags.input === '-') {
    throw new ChainvetError('USAGE', 'standard input cannot hold both the key and the rows', {
      hint: 'Give the key in a file: --api-key-file FILE',
    })
  }
  const { findKey, keyMissing } = await import('./config/api-key.ts')
  const found = key ?? (await findKey(app, baseUrl.origin, flags.apiKeyFile))?.key
  if (found === undefined) throw keyMissing(serviceName(baseUrl))
  const ca = flags.caFile === undefined ? undefined : certificates(flags.caFile)
  await parsePlainly()
  let retries = 0
  const scanner = createRemoteScanner({
    baseUrl,
    key: found,
    timeout: flags.timeout,
    // every row is parsed before anybody is asked
    parsed: true,
    world: await worldOf(app),
    ...(flags.retries !== undefined && { retries: flags.retries }),
    ...(flags.levelMap && { levelMap: flags.levelMap }),
    ...(flags.checksum !== undefined && { checksum: flags.checksum }),
    ...(ca !== undefined && { ca }),
    onRetry: () => {
      retries++
    },
  })
  return { scanner, account: scanner, engine: 'remote' as const, service: baseUrl.origin, retries: () => retries }
}

/** The account of one key, as `login` checks it before anything is stored. */
export const accountOfKey = async (app: App, flags: ScannerFlags, baseUrl: URL, key: string): Promise<Account> =>
  (await remoteScanner(app, flags, baseUrl, key)).account

/** The engine of this process, with the upstreams that flags, environment and configuration name. */
export async function localScanner(app: App, flags: ScannerFlags): Promise<Scanner> {
  const [{ createEngine }, { chainById }, { useLabelFile }] = await Promise.all([
    import('../engine/engine.ts'),
    import('../chains/index.ts'),
    import('../sources/lists/source.ts'),
  ])
  useLabelFile(labelFileOf(app), problem => {
    app.stderr.write(`warning: your lists are not used, those of the program are. ${problem} Fetch them anew: chainvet data update\n`)
  })
  const { offline = false, fast = false, timeout, checksum = true, provider = true } = flags
  if (!offline) await parsePlainly()
  const keys = providerKeysIn(app.env)
  const world = await worldOf(app)
  const options = { offline, fast, timeout, checksum, world }
  const named = { provider, keys, ...upstreamsNamed(flags) }
  const upstreamsFor = upstreamsIn(app)
  if (flags.evidence !== undefined) {
    const { recordingScanner } = await import('./evidence.ts')
    const upstreamsOf = (chainId: number) => ({ ...upstreamsFor?.(chainById(chainId).names[0]), ...named })
    return recordingScanner(flags.evidence, { ...options, upstreamsOf })
  }
  if (!upstreamsFor || offline) return createEngine({ ...options, upstreams: named })

  // each chain has its own upstreams; all of them share a door, which keeps the pace of each host
  const { createHttp } = await import('../http.ts')
  const http = createHttp({ world, timeout: Math.min(timeout, 15_000), env: world.env })
  const engines = new Map<number, Scanner>()
  const engineOf = (chainId: number): Scanner => {
    const own = upstreamsFor(chainById(chainId).names[0])
    const engine = engines.get(chainId) ?? createEngine({ ...options, http, upstreams: { ...own, ...named } })
    engines.set(chainId, engine)
    return engine
  }
  return {
    scanWallet: async (request, signal) => engineOf(request.chain_id).scanWallet(request, signal),
    scanToken: async (request, signal) => engineOf(request.chain_id).scanToken(request, signal),
  }
}

/**
 * The V8 of Node 20 makes the parser of HTTP anew behind its first answer already, for which a process waits when it ends: a quarter of a
 * second on a slow machine. Later ones have this budget from the start. What was compiled before is loaded by then, as it is for the flags
 * under which it was made.
 */
async function parsePlainly(): Promise<void> {
  const [{ setFlagsFromString }] = await Promise.all([import('node:v8'), import('../http.ts')])
  if (process.versions.node.startsWith('20.')) setFlagsFromString('--wasm-tiering-budget=13000000')
}

/** Node and explorer that the user configured for a chain, as `rpc.<chain>` and `explorer.<chain>`; `undefined` where there are none at all. */
export function upstreamsIn(app: App): ((chain: string) => { rpcUrl?: URL; explorerUrl?: URL }) | undefined {
  const { settings } = appliedTo(app)
  if (![...settings.keys()].some(name => /^(rpc|explorer)\./.test(name))) return undefined
  return chain => {
    const [rpc, explorer] = [settings.get(`rpc.${chain}`), settings.get(`explorer.${chain}`)]
    return { ...(rpc && { rpcUrl: new URL(String(rpc.value)) }), ...(explorer && { explorerUrl: new URL(String(explorer.value)) }) }
  }
}

/** The world with the environment of this run; the proxy of the user's configuration stands in where the environment names none. */
export async function worldOf(app: App): Promise<World> {
  const { realWorld } = await import('../world.ts')
  return { ...realWorld, env: withProxy(app.env, appliedTo(app).settings.get('proxy')?.value) }
}

function withProxy(env: Environment, proxy: unknown): Environment {
  const named = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'].some(name => variable(env, name) !== undefined)
  return typeof proxy !== 'string' || named ? env : { ...env, http_proxy: proxy, https_proxy: proxy }
}

function certificates(path: string): string {
  const file = readSmallFile(path)
  if (!file) throw new ChainvetError('INPUT_NOT_FOUND', `the certificate file ${path} does not exist`, { hint: 'Check --ca-file.' })
  if (file.text.includes('-----BEGIN CERTIFICATE-----')) return file.text
  throw new ChainvetError('CONFIG_INVALID', `${path} holds no certificate`, { hint: 'PEM is expected: -----BEGIN CERTIFICATE-----' })
}
