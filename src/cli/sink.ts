import { constants, existsSync, realpathSync, rmSync, statSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { ChainvetError } from '../errors.ts'
import type { App } from './app.ts'

/** Takes the pieces of one document. */
export interface Sink {
  /** What is written appears on a terminal. */
  readonly onScreen?: boolean
  write(text: string): Promise<void>
  /** The document is whole. */
  close(): Promise<void>
  /** The run was stopped: what there is of the document is kept, and not under its name. Resolves to where, where that is elsewhere. */
  interrupt(): Promise<string | undefined>
  /** The document will never be whole: what was written is thrown away where that is possible. */
  abandon(): Promise<void>
}

export const stdoutSink = ({ stdout }: App): Sink => ({
  onScreen: stdout.isTTY,
  async write(text) {
    if (text === '') return
    stdout.write(text)
    await stdout.drained()
    // an answer that nobody gets is not worth another scan
    if (stdout.broken) throw new ChainvetError('OUTPUT_FAILED', 'cannot write the output')
  },
  async close() {
    await stdout.drained()
    // a stream tells that it broke a moment after it was written to
    await new Promise(resolve => setImmediate(resolve))
    if (stdout.broken) throw new ChainvetError('OUTPUT_FAILED', 'cannot write the output')
  },
  async interrupt() {
    await stdout.drained()
    return undefined
  },
  abandon: async () => {},
})

/** Bytes that are gathered before a file is written to: rows are short, and calls to the system are not free. */
const gathered = 256 * 1024

/**
 * A file that appears under its name when it is complete: until then it is `FILE.part`. What is no regular file (a pipe, a
 * device) is written to as it is, and `append` adds to a file that others write to, such as a summary page of a build.
 */
export async function fileSink(path: string, { append = false }: { append?: boolean } = {}): Promise<Sink> {
  const direct = append || !isRegularOrNew(path)
  const part = direct ? path : `${path}.part`
  const failed = (error: unknown): never => {
    throw cannotWrite(path, error)
  }
  // a link in the place of the part would lead the run to a file that somebody else has chosen
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants
  const flags = append ? 'a' : direct ? O_WRONLY : O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW
  const file: FileHandle = await open(part, flags, 0o644).catch(failed)
  const kept = direct ? () => {} : forgottenWithReader(part)
  const buffer = Buffer.allocUnsafe(2 * gathered)
  let filled = 0
  const put = async (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at, bytes.length - at).catch(failed)).bytesWritten
  }
  const flush = async () => {
    const bytes = buffer.subarray(0, filled)
    filled = 0
    await put(bytes)
  }
  const abandon = async () => {
    await file.close().catch(() => {})
    if (!direct) await rm(part, { force: true })
    kept()
  }
  const settle = async () => {
    try {
      await flush()
      if (!direct) await file.sync()
    } catch (error) {
      await abandon()
      throw error instanceof ChainvetError ? error : cannotWrite(path, error)
    }
    await file.close().catch(failed)
  }
  return {
    abandon,
    async write(text) {
      // no character takes more than three bytes for each of its units
      const most = 3 * text.length
      if (most > buffer.length - filled) await flush()
      if (most > buffer.length) return put(Buffer.from(text))
      filled += buffer.write(text, filled)
      if (filled >= gathered) await flush()
    },
    async close() {
      await settle()
      if (!direct) await rename(part, path).catch(failed)
      kept()
    },
    async interrupt() {
      await settle()
      kept()
      return direct ? undefined : part
    },
  }
}

/** Parts of documents that are being written. */
const parts = new Set<string>()

/** A reader of stdout that goes away ends the process at once: no part is left then. Returns what ends that. */
function forgottenWithReader(part: string): () => void {
  if (parts.size === 0) process.on('exit', removeParts)
  parts.add(part)
  return () => {
    parts.delete(part)
    if (parts.size === 0) process.off('exit', removeParts)
  }
}

const readerGone = 141

function removeParts(code: number): void {
  if (code === readerGone) for (const part of parts) rmSync(part, { force: true })
}

/** A full disk, a folder that is not there: the verdict has no record, so the run has failed. */
export const cannotWrite = (path: string, error: unknown): ChainvetError =>
  new ChainvetError('OUTPUT_FAILED', `cannot write ${path}: ${systemCode(error)}`, {
    hint: 'Is there space, and may you write there? The run did not count: nothing of it was kept in that file.',
    cause: error,
  })

const systemCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'

/** Whether a file can be written beside and moved there. */
export const isRegularOrNew = (path: string): boolean => !existsSync(path) || statSync(path).isFile()

/** Whether two paths are the same file, by whatever name. */
export function isSameFile(one: string, other: string): boolean {
  if (!existsSync(one) || !existsSync(other)) return false
  return realpathSync(one) === realpathSync(other)
}
