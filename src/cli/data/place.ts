import { isAbsolute, join, resolve } from 'node:path'
import { type Environment, variable } from '../config/directories.ts'

/** Where fetched data lie, or `undefined` where the environment names no home: the lists of the program do for most purposes. */
export function dataDirectory(env: Environment, cwd: string, platform: string = process.platform): string | undefined {
  const own = variable(env, 'CHAINVET_DATA_DIR')
  if (own !== undefined) return resolve(cwd, own)
  // the XDG specification: a relative path is to be ignored
  const xdg = variable(env, 'XDG_DATA_HOME')
  if (xdg !== undefined && isAbsolute(xdg)) return join(xdg, 'chainvet')
  const appData = variable(env, 'LOCALAPPDATA')
  if (platform === 'win32' && appData !== undefined) return join(appData, 'chainvet')
  const home = variable(env, 'HOME')
  return home === undefined ? undefined : join(home, '.local', 'share', 'chainvet')
}

/** The label file of the user, whether it is there or not. */
export function labelFileOf({ env, cwd }: { readonly env: Environment; readonly cwd: string }): string | undefined {
  const folder = dataDirectory(env, cwd)
  return folder === undefined ? undefined : join(folder, 'labels.bin')
}
