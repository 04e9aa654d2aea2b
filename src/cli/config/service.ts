import { ChainvetError } from '../../errors.ts'
import { serviceUrl } from '../../remote/service-url.ts'
import type { App } from '../app.ts'
import type { ServiceFlags } from '../options.ts'
import { appliedTo } from './apply-config.ts'
import type { Origin } from './layers.ts'

/** Who scans: the engine of this process, or a service. */
export type EngineChoice = { readonly engine: 'local' } | { readonly engine: 'remote'; readonly baseUrl: URL }

const strength: Readonly<Record<Origin, number>> = { cli: 3, env: 2, project: 1, user: 0 }

/**
 * A base URL switches to its service. `--engine local` wins over one that was said as loudly or less: a flag beats the
 * environment, which beats a file. Throws `USAGE` for a contradiction, `CONFIG_INVALID` for an address no key may go to.
 */
export function chooseEngine(app: App, flags: ServiceFlags & { readonly offline?: boolean }): EngineChoice {
  const { originOf } = appliedTo(app)
  const { engine, baseUrl, offline } = flags
  const loudness = (option: string) => strength[originOf(option) ?? 'cli']
  if (baseUrl === undefined) {
    if (engine === 'remote') {
      throw new ChainvetError('USAGE', '--engine remote needs a service', {
        hint: 'Name it: --base-url https://api.example.com, or CHAINVET_BASE_URL, or: chainvet config set base_url https://api.example.com',
      })
    }
    return { engine: 'local' }
  }
  if (engine === 'local' && loudness('engine') >= loudness('baseUrl')) return { engine: 'local' }
  if (offline) {
    throw new ChainvetError('USAGE', '--offline and a service contradict each other', {
      hint: 'Screen the lists of this machine: --engine local --offline',
    })
  }
  return { engine: 'remote', baseUrl: serviceUrl(baseUrl.trim(), sourceOf(originOf('baseUrl'))) }
}

/** The service of commands that are about it, such as `login`. */
export function serviceOf(app: App, flags: ServiceFlags): URL | undefined {
  const { originOf } = appliedTo(app)
  return flags.baseUrl === undefined ? undefined : serviceUrl(flags.baseUrl.trim(), sourceOf(originOf('baseUrl')))
}

const sourceOf = (origin: Origin | undefined): string =>
  origin === 'env' ? 'CHAINVET_BASE_URL' : origin === 'user' ? 'the user configuration' : '--base-url'
