import { dirname } from 'node:path'
import { type Command, InvalidArgumentError, type Option } from 'commander'
import { ChainvetError } from '../../errors.ts'
import { maskKey } from '../../mask.ts'
import { asciiJson, visible } from '../../output/visible.ts'
import type { App } from '../app.ts'
import type { GlobalFlags, ServiceFlags } from '../options.ts'
import { findKey, keyOnCommandLine } from './api-key.ts'
import { applyConfig } from './apply-config.ts'
import { credentialsFile } from './credentials.ts'
import { variable } from './directories.ts'
import { type ConfigKey, configKey, keyOfOption, namesSecret } from './keys.ts'
import { readLayers } from './layers.ts'
import { checkSetting, isProfileName, keyFor, readObject } from './read-config.ts'
import { serviceOf } from './service.ts'

/** What an action of `chainvet config` is given. */
interface Given {
  readonly app: App
  readonly command: Command
  readonly flags: ServiceFlags & GlobalFlags & { readonly json?: boolean }
  readonly key: string
  readonly value: string
}

interface Shown {
  readonly key: string
  readonly value: string | boolean
  readonly from: string
}

/** `config list`: every setting that has a value, the strongest first, and the key as far as it may be shown. */
export async function showAll({ app, command, flags }: Given): Promise<void> {
  const rows = effective(app, command).map(row => ({ ...row, value: discreet(row) }))
  const key = await keyRow(app, command, flags)
  if (flags.json) {
    app.stdout.write(`${asciiJson({ settings: rows, api_key: key ? { value: key.value, from: key.from } : null }, 2)}\n`)
    return
  }
  const lines = [
    ['KEY', 'VALUE', 'FROM'],
    ...[...rows, ...(key ? [key] : [])].map(({ key: name, value, from }) => [name, visible(String(value)), visible(from)]),
  ]
  const widthOf = (column: number) => Math.max(...lines.map(line => line[column]?.length ?? 1))
  const [names, values] = [widthOf(0), widthOf(1)]
  for (const [name = '', value = '', from = ''] of lines) app.stdout.write(`${name.padEnd(names)}  ${value.padEnd(values)}  ${from}\n`)
}

/** `config get`: the value in force, or nothing. */
export async function showOne({ app, command, flags, key: asked }: Given): Promise<void> {
  const key = keyFor(asked, 'the configuration', 'user')
  const row = effective(app, command).find(({ key: name }) => name === key.name)
  if (flags.json) app.stdout.write(`${asciiJson({ key: key.name, value: row?.value ?? null, from: row?.from ?? null }, 2)}\n`)
  else if (row) app.stdout.write(`${visible(String(row.value))}\n`)
  else if (!flags.quiet) app.stderr.write(`note: ${key.name} is not set\n`)
}

/** `config path`: the file of the user, and as JSON all of them. */
export async function showPaths({ app, flags }: Given): Promise<void> {
  const { userFile } = placesOf(app)
  if (flags.json) app.stdout.write(`${asciiJson({ config: userFile, credentials: credentialsFile(app) }, 2)}\n`)
  else app.stdout.write(`${visible(userFile)}\n`)
}

/** `config set`: the value is read as the flag of that name reads it. */
export async function setOne({ app, command, flags, key: asked, value }: Given): Promise<void> {
  if (namesSecret(asked)) throw keyOnCommandLine()
  const profile = profileOf(app, flags)
  const { userFile } = placesOf(app)
  const key = keyFor(asked, 'the configuration', profile === undefined ? 'user' : 'profile')
  const setting = settingOf(key, value)
  checkSetting(key, setting, key.name)
  readAsFlag(command, key, value)
  await change(userFile, profile, (settings, path) => put(settings, path, setting), key.name)
  if (!flags.quiet) app.stderr.write(`Set ${key.name} in ${visible(userFile)}${profile === undefined ? '' : ` (profile ${profile})`}\n`)
}

/** `config unset`: takes any name that stands in the file, so that a mistake in it can be undone. */
export async function unsetOne({ app, flags, key: asked }: Given): Promise<void> {
  const { userFile } = placesOf(app)
  const profile = profileOf(app, flags)
  const name = configKey(asked)?.name ?? asked
  const there = await change(userFile, profile, (settings, path) => remove(settings, path), name)
  if (!flags.quiet) app.stderr.write(there ? `Removed it from ${visible(userFile)}\n` : `note: it is not set in ${visible(userFile)}\n`)
}

/** Everything that has a value: from flags of this very command, the environment and the files. */
function effective(app: App, command: Command): Shown[] {
  const root = rootOf(command)
  const layers = readLayers(app, root.getOptionValueSource('profile') === 'cli' ? root.opts<ServiceFlags>().profile : undefined)
  const rows = new Map<string, Shown>()
  for (const [name, { value, from }] of layers.settings) rows.set(name, { key: name, value, from })
  for (const option of everyOption(root)) {
    const key = keyOfOption(option.attributeName())
    const given = option.envVar === undefined ? undefined : variable(app.env, option.envVar)
    if (key && given !== undefined) rows.set(key.name, { key: key.name, value: given, from: `environment ${option.envVar}` })
    if (key && root.options.includes(option) && root.getOptionValueSource(option.attributeName()) === 'cli')
      rows.set(key.name, { key: key.name, value: String(root.getOptionValue(option.attributeName())), from: `flag ${option.long}` })
  }
  return [...rows.values()].sort((one, other) => (one.key < other.key ? -1 : 1))
}

async function keyRow(app: App, command: Command, { apiKeyFile }: ServiceFlags): Promise<Shown | undefined> {
  applyConfig(app, command)
  const baseUrl = serviceOf(app, command.optsWithGlobals<ServiceFlags>())
  if (!baseUrl || apiKeyFile === '-') return undefined
  const found = await findKey(app, baseUrl.origin, apiKeyFile)
  const from = found?.source === 'credentials.json' ? `credentials.json (${baseUrl.origin})` : found?.from
  return found && from !== undefined ? { key: 'api key', value: maskKey(found.key), from } : undefined
}

/** Keys of node providers stand in the paths of their URLs. */
function discreet({ key, value }: Shown): string | boolean {
  if (!/^(rpc|explorer)\./.test(key) || !URL.canParse(String(value))) return value
  const { origin, pathname, search } = new URL(String(value))
  return pathname === '/' && search === '' ? origin : `${origin}/...`
}

function placesOf(app: App): { userFile: string } {
  const file = credentialsFile(app)
  if (file === undefined) {
    throw new ChainvetError('CONFIG_INVALID', 'there is no place for a configuration: the environment names no home directory', {
      hint: 'Set HOME or CHAINVET_CONFIG_DIR.',
    })
  }
  return { userFile: `${file.slice(0, -'credentials.json'.length)}config.json` }
}

function profileOf(app: App, { profile = variable(app.env, 'CHAINVET_PROFILE') }: ServiceFlags): string | undefined {
  if (profile === undefined || profile === 'default') return undefined
  if (isProfileName(profile)) return profile
  throw new ChainvetError('CONFIG_INVALID', 'the name of the profile is unusual', { hint: 'Letters, digits, - and _ make a name.' })
}

function settingOf({ holds }: ConfigKey, value: string): string | boolean {
  if (holds !== 'flag' && holds !== 'words') return value
  if (/^(true|false)$/i.test(value)) return value.toLowerCase() === 'true'
  if (holds === 'words') return value
  throw new ChainvetError('CONFIG_INVALID', 'the setting is either on or off', { hint: 'Expected true or false.' })
}

/** The parser of the flag has the last word on what is a value. */
function readAsFlag(command: Command, { name, option: attribute }: ConfigKey, value: string): void {
  const option = everyOption(rootOf(command)).find(candidate => candidate.attributeName() === attribute && !candidate.negate)
  if (!option?.parseArg || /^(true|false)$/i.test(value)) return
  try {
    option.parseArg(name.startsWith('level_map.') ? `${name.slice('level_map.'.length)}=${value}` : value, option.defaultValue)
  } catch (error) {
    if (error instanceof InvalidArgumentError)
      throw new ChainvetError('CONFIG_INVALID', `${name} does not take this value`, { hint: error.message })
    throw error
  }
}

type Nested = Record<string, unknown>

/** Changes one setting in the file of the user and leaves everything else in it as it is. Tells whether `edit` found something to do. */
async function change(
  file: string,
  profile: string | undefined,
  edit: (settings: Nested, path: readonly string[]) => boolean,
  name: string,
): Promise<boolean> {
  const content: Nested = structuredClone(readObject(file) ?? {})
  const settings = profile === undefined ? content : nest(nest(content, 'profiles'), profile)
  const dot = name.indexOf('.')
  const done = edit(settings, dot < 0 ? [name] : [name.slice(0, dot), name.slice(dot + 1)])
  if (done) await (await import('./write-config.ts')).writeConfig(dirname(file), content)
  return done
}

function nest(holder: Nested, name: string): Nested {
  const inner = Object.hasOwn(holder, name) ? holder[name] : undefined
  const there = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? (inner as Nested) : {}
  holder[name] = there
  return there
}

/** The name may stand in the file with its dot; then that is taken out. */
function put(settings: Nested, path: readonly string[], value: string | boolean): boolean {
  const [first = '', last] = path
  if (last === undefined) settings[first] = value
  else {
    delete settings[path.join('.')]
    nest(settings, first)[last] = value
  }
  return true
}

function remove(settings: Nested, path: readonly string[]): boolean {
  const [first = '', last] = path
  const joined = path.join('.')
  if (Object.hasOwn(settings, joined)) return delete settings[joined]
  if (last === undefined || !Object.hasOwn(settings, first)) return false
  const inner = nest(settings, first)
  return Object.hasOwn(inner, last) && delete inner[last]
}

function rootOf(command: Command): Command {
  let root = command
  while (root.parent) root = root.parent
  return root
}

const everyOption = (command: Command): Option[] => [...command.options, ...command.commands.flatMap(everyOption)]
