import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isLevel, levels, rankOf } from '../../api/level.ts'
import { closest } from '../../chains/closest.ts'
import { ChainvetError } from '../../errors.ts'
import type { App } from '../app.ts'
import { configDirectory, projectFolders, variable } from './directories.ts'
import { isProfileName, readProjectConfig, readUserConfig, type Setting, type Settings } from './read-config.ts'

/** Where a setting comes from, the strongest first. */
export type Origin = 'cli' | 'env' | 'project' | 'user'

interface Layered {
  readonly value: Setting
  readonly origin: 'project' | 'user'
  /** "project ./chainvet.config.json", "user config (profile work)". */
  readonly from: string
}

/** What the configuration files say, put together. */
export interface Layers {
  readonly profile: string
  readonly settings: ReadonlyMap<string, Layered>
  readonly warnings: readonly string[]
  readonly files: { readonly user: string | undefined; readonly project: string | undefined }
}

const projectFileName = 'chainvet.config.json'

/**
 * Reads the configuration of the user and of the project. `profileFlag` is --profile. Throws `CONFIG_INVALID` and
 * `CONFIG_UNTRUSTED_KEY`; without files it costs a few looks at folders.
 */
export function readLayers({ env, cwd }: Pick<App, 'env' | 'cwd'>, profileFlag: string | undefined): Layers {
  const directory = configDirectory(env, cwd)
  const userFile = directory === undefined ? undefined : join(directory, 'config.json')
  const user = userFile === undefined ? undefined : readUserConfig(userFile)
  const named = profileFlag ?? variable(env, 'CHAINVET_PROFILE')
  const standing = user?.settings.get('profile')
  const profile = named ?? (typeof standing === 'string' ? standing : 'default')
  const ofProfile = profileSettings(profile, user?.profiles ?? new Map(), userFile)

  const settings = new Map<string, Layered>()
  const put = (layer: Settings, origin: Layered['origin'], from: string) => {
    for (const [name, value] of layer) settings.set(name, { value, origin, from })
  }
  const label = `user config (profile ${profile})`
  put(user?.settings ?? new Map(), 'user', label)
  put(ofProfile, 'user', label)
  const project = findProject(cwd, env)
  const warnings: string[] = []
  if (project) {
    const own = new Map([...settings].map(([name, { value }]) => [name, value] as const))
    const { kept, loosened } = onlyStricter(project.settings, own)
    put(kept, 'project', `project ${project.shown}`)
    for (const name of loosened) warnings.push(`${project.shown} would loosen ${name}; your own setting stays in force`)
  }
  return { profile, settings, warnings, files: { user: userFile, project: project?.path } }
}

function profileSettings(profile: string, profiles: ReadonlyMap<string, Settings>, file: string | undefined): Settings {
  const settings = profiles.get(profile)
  if (settings || profile === 'default') return settings ?? new Map()
  const near = isProfileName(profile) ? closest(profile, ['default', ...profiles.keys()]) : undefined
  throw new ChainvetError('CONFIG_INVALID', `there is no profile of that name${file === undefined ? '' : ` in ${file}`}`, {
    hint: `${near === undefined ? '' : `Did you mean ${near}?   `}Make one: chainvet --profile NAME config set base_url https://...`,
  })
}

function findProject(cwd: string, env: App['env']): { path: string; shown: string; settings: Settings } | undefined {
  const folders = projectFolders(cwd, env, folder => existsSync(join(folder, '.git')))
  for (const [at, folder] of folders.entries()) {
    const path = join(folder, projectFileName)
    const settings = readProjectConfig(path)
    if (settings) return { path, settings, shown: at === 0 ? `./${projectFileName}` : path }
  }
  return undefined
}

/** A project may make the gate of the user stricter, never looser. */
function onlyStricter(project: Settings, user: Settings): { kept: Settings; loosened: readonly string[] } {
  const loosened = [...project].flatMap(([name, value]) => {
    const own = user.get(name)
    return own !== undefined && looser[name]?.(value, own) ? [name] : []
  })
  return { kept: new Map([...project].filter(([name]) => !loosened.includes(name))), loosened }
}

/** Whether a gate lets more through with one value than with another. */
const looser: Readonly<Record<string, (value: Setting, than: Setting) => boolean>> = {
  fail_on: (value, than) => from(value) > from(than),
  fail_on_score: (value, than) => Number.parseInt(String(value), 10) > Number.parseInt(String(than), 10),
  allow_unscored: (value, than) =>
    value !== false && !all(than) && (than === false || all(value) || !codes(value).every(code => codes(than).includes(code))),
  allow_empty: (value, than) => value === true && than === false,
}

/** Rank of the level from which a gate fails; above all levels for "none". */
function from(value: Setting): number {
  const word = String(value).toUpperCase()
  return isLevel(word) ? rankOf(word) : levels.length
}

const all = (value: Setting): boolean => value === true || value === 'all'
const codes = (value: Setting): string[] =>
  String(value)
    .toLowerCase()
    .split(',')
    .map(code => code.trim())
