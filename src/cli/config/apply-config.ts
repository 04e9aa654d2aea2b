import { type Command, InvalidArgumentError, type Option } from 'commander'
import { ChainvetError } from '../../errors.ts'
import type { App } from '../app.ts'
import type { GlobalFlags } from '../options.ts'
import { variable } from './directories.ts'
import { configKey, shownName } from './keys.ts'
import { type Layers, type Origin, readLayers } from './layers.ts'
import type { Setting } from './read-config.ts'

/** What applies to a command, and where each part of it was said. */
export interface Applied extends Layers {
  /** Where the value of a flag comes from; `undefined` for a default. */
  originOf(option: string): Origin | undefined
}

const applied = new WeakMap<App, Applied>()

/** What was applied to the command that runs. Without a hook that ran before, files and environment say nothing. */
export const appliedTo = (app: App): Applied =>
  applied.get(app) ?? {
    profile: 'default',
    settings: new Map(),
    warnings: [],
    files: { user: undefined, project: undefined },
    originOf: () => undefined,
  }

/**
 * Gives every flag that is not on the command line its value from the environment, else from the project, else from the
 * user's configuration; runs before the action of a command. Throws `CONFIG_INVALID`, `CONFIG_UNTRUSTED_KEY` or `USAGE`,
 * and repeats no value: one of them may be a secret in the wrong place.
 */
export function applyConfig(app: App, command: Command): void {
  const family = lineage(command)
  const profileOwner = family.find(member => member.getOptionValueSource('profile') === 'cli')
  const layers = readLayers(app, profileOwner?.opts<{ profile?: string }>().profile)
  const byOption = settingsByOption(layers)
  const origins = new Map<string, Origin>()
  const warnings = [...layers.warnings]
  for (const member of family) {
    for (const option of member.options) {
      const name = option.attributeName()
      if (member.getOptionValueSource(name) === 'cli') origins.set(name, 'cli')
      // "--no-color" is the other half of "--color", which reads the setting
      if (origins.has(name) || (option.negate && member.options.some(other => !other.negate && other.attributeName() === name))) continue
      const given = option.envVar === undefined ? undefined : variable(app.env, option.envVar)
      if (given !== undefined) {
        set(member, option, [given], 'env', option.envVar as string, 'USAGE')
        origins.set(name, 'env')
        continue
      }
      const [first, ...more] = byOption.get(name) ?? []
      if (!first) continue
      if (first.origin === 'project' && loosens.includes(name) && gateIsGiven(app, family)) {
        warnings.push(`${first.from}: ${shownName(first.name)} is not applied, because the gate was given outside of it; give its flag too`)
        continue
      }
      set(
        member,
        option,
        [first, ...more].map(({ value }) => value),
        first.origin,
        `${shownName(first.name)} (${first.from})`,
        'CONFIG_INVALID',
      )
      origins.set(name, first.origin)
    }
  }
  applied.set(app, { ...layers, originOf: name => origins.get(name) })
  const { quiet } = command.optsWithGlobals<GlobalFlags>()
  if (!quiet) for (const warning of warnings) app.stderr.write(`warning: ${warning}\n`)
}

/** Flags that let more rows pass the gate. */
const loosens: readonly string[] = ['baseline', 'allowUnscored', 'allowEmpty', 'levelMap', 'ignoreFile']

/** Whoever gives the gate on the command line or in the environment has the word: a pull request can change the file of the project. */
const gateIsGiven = ({ env }: App, family: readonly Command[]): boolean =>
  variable(env, 'CHAINVET_FAIL_ON') !== undefined ||
  family.some(member => ['failOn', 'failOnScore'].some(name => member.getOptionValueSource(name) === 'cli'))

/** A command and those it belongs to, up to the root. */
function lineage(command: Command): readonly Command[] {
  const family: Command[] = []
  for (let member: Command | null = command; member; member = member.parent) family.push(member)
  return family
}

interface Named {
  readonly name: string
  readonly value: Setting
  readonly origin: 'project' | 'user'
  readonly from: string
}

/** The settings of each flag. One that takes pairs, such as --level-map, has several. */
function settingsByOption({ settings }: Layers): ReadonlyMap<string, readonly Named[]> {
  const byOption = new Map<string, Named[]>()
  for (const [name, { value, origin, from }] of settings) {
    const { option } = configKey(name) ?? {}
    if (option === undefined) continue
    const pair = name.startsWith('level_map.') ? `${name.slice('level_map.'.length)}=${value}` : value
    byOption.set(option, [...(byOption.get(option) ?? []), { name, value: pair, origin, from }])
  }
  return byOption
}

/** Reads text as the flag does. A flag without a value is on for anything but 0 and false. */
function set(
  owner: Command,
  option: Option,
  given: readonly Setting[],
  origin: Origin,
  from: string,
  code: 'USAGE' | 'CONFIG_INVALID',
): void {
  const name = option.attributeName()
  const [value] = given
  if (!option.required && !option.optional) {
    const on = value === true || (typeof value === 'string' && !/^(0|false|no|off)$/i.test(value))
    if (on) owner.setOptionValueWithSource(name, !option.negate, origin)
    return
  }
  if (value === false) return
  try {
    owner.setOptionValueWithSource(name, readAll(option, given), origin)
  } catch (error) {
    if (error instanceof InvalidArgumentError) throw new ChainvetError(code, `${from} has an invalid value`, { hint: error.message })
    throw error
  }
}

function readAll({ parseArg, defaultValue }: Option, given: readonly Setting[]): unknown {
  let value: unknown = defaultValue
  for (const part of given) {
    const text = part === true ? 'all' : String(part)
    value = parseArg ? parseArg(text, value) : text
  }
  return value
}
