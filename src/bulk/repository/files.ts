import { constants } from 'node:fs'
import { lstat, open, readdir, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { complaintOf, type Git, namesOf } from './git.ts'

/** A file that was not read, and why. */
export interface Skipped {
  readonly path: string
  readonly why: 'vendored' | 'lock file' | 'minified' | 'binary' | 'too large' | 'link' | 'unreadable'
}

export interface Listing {
  /** Below the folder, with forward slashes, in the order of their names. */
  readonly paths: readonly string[]
  /** Why the files that git ignores are in the list too. */
  readonly warning?: string
}

/** Every file of a checkout that git does not ignore; without git every file but those in its own and in package folders. */
export async function listFiles(folder: string, git: Git): Promise<Listing> {
  try {
    const names = namesOf(await git('ls-files', '-z', '--cached', '--others', '--exclude-standard'))
    return { paths: [...new Set(names)].sort(byName) }
  } catch (error) {
    const warning = /dubious ownership/.test(complaintOf(error))
      ? 'git does not read this folder, because it belongs to another user: files that it ignores are scanned too'
      : undefined
    return { paths: (await walk(folder, '')).sort(byName), ...(warning !== undefined && { warning }) }
  }
}

const byName = (a: string, b: string): number => (a < b ? -1 : 1)

async function walk(folder: string, below: string): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => [])
  const paths: string[] = []
  for (const entry of entries) {
    const path = `${below}${entry.name}`
    if (entry.isDirectory() && !['.git', 'node_modules'].includes(entry.name)) paths.push(...(await walk(folder, `${path}/`)))
    else if (!entry.isDirectory()) paths.push(path)
  }
  return paths
}

/** Why a file of this name is not worth opening. */
export function skippedByName(path: string): Skipped['why'] | undefined {
  if (/(^|\/)(node_modules|bower_components|jspm_packages|vendor|third_party|\.yarn|\.pnpm-store|__pycache__|\.venv)\//.test(path))
    return 'vendored'
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  if (lockFiles.has(name) || /\.lock(b|file)?$/.test(name)) return 'lock file'
  if (/\.min\.(js|mjs|cjs|css)$|\.(js|mjs|cjs|css|ts)\.map$/.test(name)) return 'minified'
  return binary.test(name) ? 'binary' : undefined
}

const lockFiles = new Set([
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'go.sum',
  'go.work.sum',
  'packages.lock.json',
  '.package-lock.json',
])
const binary =
  /\.(png|jpe?g|gif|webp|avif|ico|bmp|tiff?|pdf|zip|gz|tgz|bz2|xz|zst|7z|rar|tar|jar|war|class|o|a|so|dylib|dll|exe|wasm|node|woff2?|ttf|otf|eot|mp[34]|m4a|mov|avi|webm|ogg|wav|flac|sqlite3?|db|parquet|docx?|xlsx?|pptx?|zkey|ptau|wtns)$/

export interface Content {
  readonly bytes: Buffer
  readonly text: string
}

/** The text of a regular file that lies in the folder and is not reached through a link; otherwise why it was not read. */
export async function readText(folder: string, path: string, largest: number): Promise<Content | Skipped['why']> {
  const whole = join(folder, path)
  try {
    const info = await lstat(whole)
    if (info.isSymbolicLink()) return 'link'
    // submodules and sockets
    if (!info.isFile()) return 'unreadable'
    if ((await realpath(whole)) !== join(await realpath(folder), path.replaceAll('/', sep))) return 'link'
    if (info.size > largest) return 'too large'
    const handle = await open(whole, flags)
    try {
      return contentOf(path, await handle.readFile(), largest)
    } finally {
      await handle.close()
    }
  } catch {
    return 'unreadable'
  }
}

/** Neither follows a link nor waits for a writer, where the system knows how. */
const flags = [constants.O_NOFOLLOW, constants.O_NONBLOCK].reduce(
  (all, flag) => (flag === undefined ? all : all | flag),
  constants.O_RDONLY,
)

function contentOf(path: string, bytes: Buffer, largest: number): Content | Skipped['why'] {
  if (bytes.length > largest) return 'too large'
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
  if (wide) return { bytes, text: new TextDecoder(wide, { ignoreBOM: true }).decode(bytes) }
  if (bytes.subarray(0, 8_000).includes(0)) return 'binary'
  const text = bytes.toString('utf8')
  return /\.(js|mjs|cjs|css)$/i.test(path) && isMinified(text) ? 'minified' : { bytes, text }
}

/** Programs as people write them have lines of 40 characters; those of a packer have thousands. */
function isMinified(text: string): boolean {
  if (text.length < 20_000) return false
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return text.length / lines > 500
}
