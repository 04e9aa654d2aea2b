import { randomBytes } from 'node:crypto'
import { closeSync, constants, fsyncSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ChainvetError } from '../../errors.ts'
import { type LabelSet, readLabels } from '../../sources/lists/label-rows.ts'
import { builtInPath } from '../../sources/lists/source.ts'
import type { Environment } from '../config/directories.ts'
import { makeFolder } from '../config/make-folder.ts'
import { labelFileOf } from './place.ts'

/** The same, for those who must have one. Throws `CONFIG_INVALID`. */
export function labelFileToWrite(app: { readonly env: Environment; readonly cwd: string }): string {
  const path = labelFileOf(app)
  if (path !== undefined) return path
  throw new ChainvetError('CONFIG_INVALID', 'there is no place for the lists: the environment names no home directory', {
    hint: 'Set HOME or CHAINVET_DATA_DIR.',
  })
}

/** Everything in the program, and everything that was fetched; `problem` where the file of the user cannot be used. */
export function readSets(path: string | undefined): { builtIn: LabelSet; own: LabelSet | undefined; problem: string | undefined } {
  const builtIn = readLabels(readFileSync(builtInPath()))
  if (path === undefined || !statSync(path, { throwIfNoEntry: false })) return { builtIn, own: undefined, problem: undefined }
  try {
    return { builtIn, own: readLabels(readFileSync(path)), problem: undefined }
  } catch (error) {
    return { builtIn, own: undefined, problem: error instanceof Error ? error.message : 'It cannot be read.' }
  }
}

/**
 * Writes beside the file and renames: whenever the process is killed, the file is the old or the new one, and whole. It is
 * closed to others from its first byte. Throws `OUTPUT_FAILED`.
 */
export function writeWhole(path: string, parts: readonly Uint8Array[]): void {
  const half = `${path}.${process.pid}.${randomBytes(6).toString('hex')}.tmp`
  try {
    makeFolder(dirname(path))
    removeLeftovers(path)
    const file = openSync(half, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600)
    try {
      for (const part of parts) for (let at = 0; at < part.length; ) at += writeSync(file, part, at)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(half, path)
  } catch (error) {
    rmSync(half, { force: true })
    throw new ChainvetError('OUTPUT_FAILED', `${path} was not written (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`, {
      hint: 'May you write there, and is there room? Another place for the lists: CHAINVET_DATA_DIR.',
      cause: error,
    })
  }
}

/** What a killed process left behind. */
function removeLeftovers(path: string): void {
  const folder = dirname(path)
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.tmp')) continue
    const stats = statSync(join(folder, name), { throwIfNoEntry: false })
    if (stats && Date.now() - stats.mtimeMs > 600_000) rmSync(join(folder, name), { force: true })
  }
}
