import { closeSync, constants, fchmodSync, fstatSync, lstatSync, openSync, readSync } from 'node:fs'
import { ChainvetError } from '../../errors.ts'

export interface SmallFile {
  readonly text: string
  /** Others could read it; it is closed to them now. */
  readonly tightened: boolean
}

export interface Rules {
  /** Only the user's own file is read, and others are kept from reading it. */
  readonly secret?: true
  /** A pipe that the shell made for this command is read too: --api-key-file <(pass show chainvet). */
  readonly pipes?: true
  readonly maxBytes?: number
  /** Who runs this; `undefined` where the system knows no owners. */
  readonly uid?: number | undefined
}

/**
 * A small text file, or `undefined` where there is none. Nothing but a file is read, and nothing is waited for: a named pipe
 * would hold the program for ever. Throws `CONFIG_INVALID`; its text never repeats what the file holds.
 */
export function readSmallFile(path: string, rules: Rules = {}): SmallFile | undefined {
  const { secret, pipes, maxBytes = 1024 * 1024, uid = process.getuid?.() } = rules
  const refuse = (why: string, hint = 'Move it away, or give it its usual form.'): never => {
    throw new ChainvetError('CONFIG_INVALID', `${path} ${why}`, { hint })
  }
  let file: number
  try {
    if (secret && uid !== undefined) refuseForeignLink(path, uid, refuse)
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  } catch (error) {
    if (error instanceof ChainvetError) throw error
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    return refuse(`cannot be opened (${code ?? 'unknown'})`, 'May you read it? Check its permissions.')
  }
  try {
    const stats = fstatSync(file)
    if (pipes && stats.isFIFO() && /^\/(?:dev|proc\/self)\/fd\/\d+$/.test(path))
      return { text: readPipe(path, maxBytes, refuse), tightened: false }
    if (!stats.isFile()) refuse(stats.isDirectory() ? 'is a folder' : 'is not a file')
    if (secret && uid !== undefined && stats.uid !== uid) refuse('belongs to somebody else', 'Whoever owns it can change it.')
    if (stats.size > maxBytes) refuse(`is larger than ${Math.round(maxBytes / 1024)} KiB`)
    const open = secret === true && uid !== undefined && (stats.mode & 0o077) !== 0
    if (open) fchmodSync(file, 0o600)
    return { text: textOf(readAll(file, Math.max(stats.size, 4_096)), refuse), tightened: open }
  } finally {
    closeSync(file)
  }
}

/** A link that somebody else put there can point anywhere tomorrow. */
function refuseForeignLink(path: string, uid: number, refuse: (why: string, hint?: string) => never): void {
  const link = lstatSync(path)
  if (link.isSymbolicLink() && link.uid !== uid) refuse('is a link that belongs to somebody else', 'Whoever owns it can change it.')
}

function readAll(file: number, maxBytes: number): Buffer {
  const bytes = Buffer.alloc(maxBytes)
  let length = 0
  for (;;) {
    const read = readSync(file, bytes, length, bytes.length - length, null)
    length += read
    if (read === 0 || length === bytes.length) return bytes.subarray(0, length)
  }
}

/** The shell writes to it at once, so it may be waited for. */
function readPipe(path: string, maxBytes: number, refuse: (why: string) => never): string {
  const file = openSync(path, constants.O_RDONLY)
  try {
    return textOf(readAll(file, maxBytes), refuse)
  } finally {
    closeSync(file)
  }
}

function textOf(bytes: Buffer, refuse: (why: string) => never): string {
  try {
    // one byte-order mark, which editors leave, is dropped
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse('is not UTF-8 text')
  }
}

/** The JSON of a small file. What the parser says quotes the text, so it is not repeated. */
export function parseSmall(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ChainvetError('CONFIG_INVALID', `${path} is not valid JSON`, { hint: 'Mend it, or move it away and start anew.' })
  }
}
