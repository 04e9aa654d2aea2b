import { dirname, isAbsolute, join, resolve } from 'node:path'
import { providerKeys } from '../../sources/provider-keys.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** A variable of the environment. CI systems set secrets they do not have to "": empty counts as not set, blanks around a value are no part of it. */
export function variable(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim()
  return value === '' ? undefined : value
}

/** Keys of the providers that the engine asks. */
export const providerKeysIn = (env: Environment): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(providerKeys.map(name => [name, variable(env, name)]))

/** Where the user's files lie, or `undefined` where the environment names no home: a container can do without. */
export function configDirectory(env: Environment, cwd: string, platform: string = process.platform): string | undefined {
  const own = variable(env, 'CHAINVET_CONFIG_DIR')
  if (own !== undefined) return resolve(cwd, own)
  // the XDG specification: a relative path is to be ignored
  const xdg = variable(env, 'XDG_CONFIG_HOME')
  if (xdg !== undefined && isAbsolute(xdg)) return join(xdg, 'chainvet')
  const appData = variable(env, 'APPDATA')
  if (platform === 'win32' && appData !== undefined) return join(appData, 'chainvet')
  const home = variable(env, 'HOME')
  return home === undefined ? undefined : join(home, '.config', 'chainvet')
}

/**
 * The folders whose project file counts, nearest first: from the working directory up to the root of the repository or the
 * home directory. Outside of both it is the working directory alone: in /tmp everybody can leave a file.
 */
export function projectFolders(cwd: string, env: Environment, isRepository: (folder: string) => boolean): readonly string[] {
  const home = variable(env, 'HOME')
  const folders: string[] = []
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    folders.push(folder)
    if (folder === home || isRepository(folder)) return folders
    if (folder === dirname(folder)) return folders.slice(0, 1)
  }
}
