import { ChainvetError } from '../../errors.ts'
import { serviceUrl } from '../../remote/service-url.ts'
import { durationIn } from './duration.ts'
import { type ConfigKey, closestKey, configKey, namesSecret, nests, repeatable, shownName } from './keys.ts'
import { parseSmall, readSmallFile } from './small-file.ts'

/** What a setting is set to: text as on the command line, or yes or no. */
export type Setting = string | boolean

export type Settings = ReadonlyMap<string, Setting>

export interface UserConfig {
  readonly settings: Settings
  readonly profiles: ReadonlyMap<string, Settings>
}

/** The settings of the user, by name; `undefined` where there is no file. Throws `CONFIG_INVALID`, and repeats no value. */
export function readUserConfig(path: string): UserConfig | undefined {
  const content = readObject(path)
  return content && parseUserConfig(content, path)
}

/** The settings of a project. What must not be decided by whoever wrote the repository is refused: `CONFIG_UNTRUSTED_KEY`. */
export function readProjectConfig(path: string): Settings | undefined {
  const content = readObject(path)
  return content && settingsIn(content, path, 'project')
}

export function readObject(path: string): Readonly<Record<string, unknown>> | undefined {
  const file = readSmallFile(path)
  if (!file) return undefined
  const content = parseSmall(file.text, path)
  if (!isObject(content)) throw invalid(path, 'holds no settings', 'Expected {"chain": "base", ...}.')
  return content
}

function parseUserConfig(content: Readonly<Record<string, unknown>>, path: string): UserConfig {
  const { profiles = {}, ...rest } = content
  if (!isObject(profiles))
    throw invalid(path, 'has profiles that are none', 'Expected {"profiles": {"work": {"base_url": "https://..."}}}.')
  const named = Object.entries(profiles).map(([name, settings]): [string, Settings] => {
    if (!isProfileName(name)) throw invalid(path, 'has a profile with an unusual name', 'Letters, digits, - and _ make a name.')
    if (!isObject(settings))
      throw invalid(path, 'has a profile without settings', 'Expected {"profiles": {"work": {"base_url": "https://..."}}}.')
    return [name, settingsIn(settings, path, 'profile')]
  })
  return { settings: settingsIn(rest, path, 'user'), profiles: new Map(named) }
}

export const isProfileName = (name: string): boolean => /^[A-Za-z0-9_-]{1,40}$/.test(name)

type Scope = 'user' | 'profile' | 'project'

function settingsIn(content: Readonly<Record<string, unknown>>, path: string, scope: Scope): Settings {
  return new Map(
    flat(content).map(([name, value]): [string, Setting] => {
      const key = keyFor(name, path, scope)
      return [key.name, settingOf(key, value, path)]
    }),
  )
}

/** {"columns": {"address": "wallet"}} and {"columns.address": "wallet"} say the same. */
const flat = (content: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] =>
  Object.entries(content).flatMap(([name, value]): (readonly [string, unknown])[] =>
    nests.includes(name) && isObject(value) ? Object.entries(value).map(([last, part]) => [`${name}.${last}`, part]) : [[name, value]],
  )

/** The setting of a name, or why there is none. */
export function keyFor(name: string, path: string, scope: Scope): ConfigKey {
  if (namesSecret(name)) {
    throw new ChainvetError(scope === 'project' ? 'CONFIG_UNTRUSTED_KEY' : 'CONFIG_INVALID', `${path} is no place for keys and secrets`, {
      hint: 'Take it out and rotate the key. Keys are kept by: chainvet login',
    })
  }
  if (scope === 'project' && /^profiles(\.|$)/.test(name)) throw untrusted(path, 'profiles')
  const key = configKey(name)
  if (!key || (scope === 'profile' && key.name === 'profile')) {
    const near = key ? undefined : closestKey(name)
    throw invalid(
      path,
      `has a setting ${repeatable(name) ? `"${name}" ` : ''}that does not exist`,
      `${near === undefined ? '' : `Did you mean ${near}?   `}All settings: chainvet config --help`,
    )
  }
  if (scope === 'project' && !key.project) {
    throw untrusted(path, key.name)
  }
  return key
}

const untrusted = (path: string, name: string): ChainvetError =>
  new ChainvetError('CONFIG_UNTRUSTED_KEY', `${path} must not set ${name}: a repository does not decide who is asked, or what it costs`, {
    hint: `Take it out. Your own configuration may have it: chainvet config path`,
  })

function settingOf(key: ConfigKey, value: unknown, path: string): Setting {
  const from = `${shownName(key.name)} in ${path}`
  const text = textOf(key, value)
  if (text === undefined)
    throw invalid(path, `has a value of the wrong kind for ${shownName(key.name)}`, `Expected ${expected[key.holds]}.`)
  checkSetting(key, text, from)
  return text
}

/** Text as it would stand on the command line. */
function textOf({ holds }: ConfigKey, value: unknown): Setting | undefined {
  if (typeof value === 'boolean') return holds === 'flag' || holds === 'words' ? value : undefined
  if (holds === 'flag') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined
  if (holds === 'words' && Array.isArray(value) && value.every(word => typeof word === 'string')) return value.join(',')
  return typeof value === 'string' && value !== '' && value.length <= 4_096 ? value : undefined
}

/** What the flag of a setting does not check, because it has none or is read later. Repeats no value. */
export function checkSetting({ name, holds }: ConfigKey, value: Setting, from: string): void {
  if (name === 'base_url') serviceUrl(String(value), from)
  else if (holds === 'url') checkUrl(String(value), from)
  if (name === 'profile' && !isProfileName(String(value))) throw wrong(from, 'a name of letters, digits, - and _')
  if (name === 'overage_limit_usd' && !/^\d{1,9}(\.\d{1,6})?$/.test(String(value))) throw wrong(from, 'dollars, such as 25 or 12.50')
  if (holds === 'duration' && durationIn(String(value)) === undefined) throw wrong(from, 'a duration, such as 500ms, 30s, 2m or 14d')
  if (name.startsWith('level_map.') && !/^(low|medium|high|critical)$/i.test(String(value)))
    throw wrong(from, 'low, medium, high or critical')
}

function checkUrl(text: string, from: string): void {
  if (!URL.canParse(text) || !/^https?:\/\//i.test(text)) throw wrong(from, 'a URL that begins with https:// or http://')
  const { username, password } = new URL(text)
  if (username !== '' || password !== '')
    throw wrong(from, 'a URL without a user name and password; for a proxy that needs them set HTTPS_PROXY')
}

const wrong = (from: string, what: string): ChainvetError =>
  new ChainvetError('CONFIG_INVALID', `${from} has an invalid value`, { hint: `Expected ${what}.` })

const invalid = (path: string, problem: string, hint: string): ChainvetError =>
  new ChainvetError('CONFIG_INVALID', `${path} ${problem}`, { hint })

const expected: Readonly<Record<ConfigKey['holds'], string>> = {
  text: 'text',
  url: 'a URL',
  flag: 'true or false',
  number: 'a number',
  words: 'true, false, or a list of words',
  duration: 'text such as "30s"',
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
