import { randomBytes } from 'node:crypto'
import { closeSync, constants, fsyncSync, openSync, readdirSync, realpathSync, renameSync, statSync, unlinkSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ChainvetError } from '../../errors.ts'
import type { App } from '../app.ts'
import { configDirectory } from './directories.ts'
import { makeFolder } from './make-folder.ts'
import { parseSmall, readSmallFile } from './small-file.ts'

/** Keys by the origin they were given for. */
type Keys = ReadonlyMap<string, string>

/** Where keys are kept, or `undefined` where the environment names no home. */
export function credentialsFile({ env, cwd }: Pick<App, 'env' | 'cwd'>): string | undefined {
  const directory = configDirectory(env, cwd)
  return directory === undefined ? undefined : join(directory, 'credentials.json')
}

/** The key that `login` stored for an origin. Keys of other origins are not looked at. */
export const storedKey = (app: App, origin: string): string | undefined => readCredentials(app).get(origin)

/**
 * The stored keys. A file that others can read is closed to them, with one warning. Throws `CONFIG_INVALID` for a file that
 * somebody else could have put there, or that is not what `login` writes.
 */
export function readCredentials(app: App, uid?: number): Keys {
  const path = credentialsFile(app)
  const file = path === undefined ? undefined : readSmallFile(path, { secret: true, ...(uid !== undefined && { uid }) })
  if (!file || path === undefined) return new Map()
  if (file.tightened)
    app.stderr.write(`warning: ${path} could be read by other users of this machine; now only you can. Consider a new key.\n`)
  const content = parseSmall(file.text, path)
  if (content === null) return new Map()
  const keys: unknown = typeof content === 'object' && Object.hasOwn(content, 'keys') ? (content as { keys: unknown }).keys : undefined
  if (typeof keys !== 'object' || keys === null || Array.isArray(keys)) throw notOurs(path)
  const entries = Object.entries(keys as Record<string, unknown>)
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

const notOurs = (path: string): ChainvetError =>
  new ChainvetError('CONFIG_INVALID', `${path} is not what chainvet login writes`, { hint: 'Move it away, then run: chainvet login' })

/** Stores a key for an origin, in place of the one before. */
export const storeKey = (app: App, origin: string, key: string): string => write(app, new Map(readCredentials(app)).set(origin, key))

/** Forgets the key of an origin. Returns whether there was one. */
export function forgetKey(app: App, origin: string): boolean {
  const keys = new Map(readCredentials(app))
  const there = keys.delete(origin)
  if (there) write(app, keys)
  return there
}

/**
 * Writes beside the file and renames: whenever the process is killed, the file is the old or the new one. It is closed to
 * others from its first byte, because a mode that is set afterwards comes too late.
 */
function write(app: App, keys: Keys): string {
  const path = credentialsFile(app)
  if (path === undefined) {
    throw new ChainvetError('CONFIG_INVALID', 'there is no place for the key: the environment names no home directory', {
      hint: 'Set HOME or CHAINVET_CONFIG_DIR, or give the key in CHAINVET_API_KEY.',
    })
  }
  try {
    makeFolder(dirname(path))
    const target = realPath(path)
    const half = `${target}.${process.pid}.${randomBytes(6).toString('hex')}.tmp`
    try {
      writeWhole(half, `${JSON.stringify({ keys: Object.fromEntries(keys) }, undefined, 2)}\n`)
      renameSync(half, target)
    } catch (error) {
      remove(half)
      throw error
    }
    removeLeftovers(target)
  } catch (error) {
    throw new ChainvetError(
      'OUTPUT_FAILED',
      `the key could not be saved to ${path} (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`,
      {
        hint: 'May you write there? Another place: CHAINVET_CONFIG_DIR. Without a file: CHAINVET_API_KEY.',
        cause: error,
      },
    )
  }
  return path
}

function writeWhole(path: string, text: string): void {
  const file = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** A link of the user, as those who keep their settings in a repository have, stays a link. */
function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

/** What a killed process left behind holds a key too. */
function removeLeftovers(path: string): void {
  const folder = dirname(path)
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.tmp')) continue
    const stats = statSync(join(folder, name), { throwIfNoEntry: false })
    if (stats && Date.now() - stats.mtimeMs > 60_000) remove(join(folder, name))
  }
}

function remove(path: string): void {
  try {
    unlinkSync(path)
  } catch {
    // it is gone already, or the next login tries again
  }
}
