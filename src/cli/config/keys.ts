import { closest } from '../../chains/closest.ts'
import { chains } from '../../chains/index.ts'

/** A setting of a configuration file. */
export interface ConfigKey {
  readonly name: string
  /** The flag it is the default of, as commander names its value. */
  readonly option?: string
  /** Whether the file of a project may set it: it must not decide who is asked, or what it costs. */
  readonly project: boolean
  /** What it holds, where no flag says how it is read. */
  readonly holds: 'text' | 'url' | 'flag' | 'number' | 'words' | 'duration'
}

const shared = (name: string, option: string, holds: ConfigKey['holds'] = 'text'): ConfigKey => ({ name, option, project: true, holds })
const own = (name: string, holds: ConfigKey['holds'], option?: string): ConfigKey => ({
  name,
  project: false,
  holds,
  ...(option !== undefined && { option }),
})

/** Every setting whose name is fixed. */
export const plainKeys: readonly ConfigKey[] = [
  shared('chain', 'chain'),
  shared('format', 'format'),
  shared('concurrency', 'concurrency', 'number'),
  shared('rate', 'rate', 'number'),
  shared('retries', 'retries', 'number'),
  shared('timeout', 'timeout', 'duration'),
  shared('color', 'color'),
  shared('min_level', 'minLevel'),
  shared('fail_on', 'failOn'),
  shared('fail_on_score', 'failOnScore', 'number'),
  shared('allow_unscored', 'allowUnscored', 'words'),
  shared('allow_empty', 'allowEmpty', 'flag'),
  shared('ignore_file', 'ignoreFile'),
  shared('baseline', 'baseline'),
  shared('columns.address', 'addressColumn'),
  shared('columns.chain', 'chainColumn'),
  shared('columns.type', 'typeColumn'),
  own('engine', 'text', 'engine'),
  own('base_url', 'url', 'baseUrl'),
  own('profile', 'text', 'profile'),
  own('proxy', 'url'),
  own('ca_file', 'text', 'caFile'),
  own('cache_ttl', 'duration', 'cacheTtl'),
  own('data_max_age', 'duration', 'dataMaxAge'),
  own('allow_overage', 'flag', 'allowOverage'),
  own('overage_limit_usd', 'number', 'overageLimitUsd'),
]

/** Settings whose last part is a name: of a column, of a chain, of a level. */
export const nests: readonly string[] = ['columns', 'rpc', 'explorer', 'level_map']

/** The setting of that name, without the profile in front of it. Chains may be named as they are everywhere: by name, alias or id. */
export function configKey(name: string): ConfigKey | undefined {
  const plain = plainKeys.find(key => key.name === name)
  if (plain) return plain
  const [nest = '', ...rest] = name.split('.')
  const last = rest.join('.')
  if (nest === 'level_map' && /^[\w-]{1,40}$/.test(last)) return { name, option: 'levelMap', project: true, holds: 'text' }
  if (nest !== 'rpc' && nest !== 'explorer') return undefined
  const chain = chains.find(({ id, names }) => names.includes(last.toLowerCase()) || String(id) === last)
  return chain && { name: `${nest}.${chain.names[0]}`, project: false, holds: 'url' }
}

/** The setting that is the default of a flag. */
export const keyOfOption = (option: string): ConfigKey | undefined => plainKeys.find(key => key.option === option)

const allNames = [
  ...plainKeys.map(({ name }) => name),
  ...chains.flatMap(({ names: [name] }) => [`rpc.${name}`, `explorer.${name}`]),
  'level_map',
  'profiles',
]

/** The setting that was probably meant. */
export const closestKey = (name: string): string | undefined => closest(name.toLowerCase(), allNames)

/** Names under which people keep secrets. None of them is a setting: keys are in the file of `login`. */
export const namesSecret = (name: string): boolean => /key|secret|token|passw|credential|auth/i.test(name) && configKey(name) === undefined

/** The name of a setting in a message. The words of a level map come from elsewhere. */
export const shownName = (name: string): string => (name.startsWith('level_map.') ? 'level_map' : name)

/** A name that may be repeated in a message: a secret in the wrong place is longer, or has digits. */
export const repeatable = (name: string): boolean => /^[a-z_.-]{1,40}$/i.test(name)
