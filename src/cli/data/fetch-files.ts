import { createHash } from 'node:crypto'
import { closeSync, createReadStream, openSync, statSync, writeSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Download } from '../../download.ts'
import { ChainvetError } from '../../errors.ts'
import type { RemoteFile } from '../../sources/lists/update/publisher.ts'
import type { Copy, FetchFiles } from '../../sources/lists/update/update.ts'

interface FetchOptions {
  readonly download: Download
  /** Where copies are put: a folder of this run alone. */
  readonly folder: string
  readonly signal: AbortSignal
  /** Origins to ask in place of a host: tests have publishers of their own. */
  readonly hosts?: Readonly<Record<string, string>>
  /** A file, folder or URL that the user named in place of the publisher. */
  readonly from?: Place
}

/** Where a list is read in place of its publisher. */
export type Place = { readonly kind: 'file'; readonly path: string } | { readonly kind: 'url'; readonly url: URL }

/** Reads `--from`. What comes over the wire by http could be anybody's, so it is taken from this machine only. Throws `USAGE`. */
export function placeIn(text: string, cwd: string): Place {
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(text)) return { kind: 'file', path: resolve(cwd, text) }
  const url = URL.canParse(text) ? new URL(text) : undefined
  const loopback = url !== undefined && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && loopback)) && url.username === '') return { kind: 'url', url }
  throw new ChainvetError('USAGE', '--from takes a file, or a URL that begins with https://', {
    hint: 'Fetch it yourself, then give the file: --from FILE',
  })
}

/** Makes local copies of a publisher's files, one way at a time. */
export const filesFrom =
  ({ download, folder, signal, hosts = {}, from }: FetchOptions): FetchFiles =>
  async (files, publisher) => {
    const copies: Copy[] = []
    for (const [index, file] of files.entries()) {
      if (from?.kind === 'file') {
        copies.push(await handedOver(files.length === 1 ? from.path : join(from.path, basename(new URL(file.url).pathname))))
        continue
      }
      const url = addressOf(file, files.length, { hosts, from })
      const path = join(folder, String(index))
      const storage = from ? undefined : file.storage
      const wanted = { source: publisher.list, url, maxBytes: file.maxBytes, ...(storage && { storage }) }
      copies.push({ path, host: url.host, sha256: await keep(download, wanted, path, signal) })
    }
    return copies
  }

function addressOf(
  { url }: RemoteFile,
  count: number,
  { hosts, from }: { hosts: Readonly<Record<string, string>>; from: Place | undefined },
): URL {
  const own = new URL(url)
  if (from?.kind === 'url')
    return count === 1 ? from.url : new URL(basename(own.pathname), from.url.href.endsWith('/') ? from.url : `${from.url}/`)
  const origin = hosts[own.host]
  return origin === undefined ? own : new URL(own.pathname, origin)
}

/** Writes what comes, and tells its SHA-256. */
async function keep(download: Download, wanted: Parameters<Download>[0], path: string, signal: AbortSignal): Promise<string> {
  const file = openSync(path, 'w', 0o600)
  let hash = createHash('sha256')
  let at = 0
  try {
    const sink = {
      begin() {
        hash = createHash('sha256')
        at = 0
      },
      add(chunk: Buffer) {
        hash.update(chunk)
        for (let written = 0; written < chunk.length; ) written += writeSync(file, chunk, written, chunk.length - written, at + written)
        at += chunk.length
        if (Math.floor(at / litter) > Math.floor((at - chunk.length) / litter)) clearLitter()
      },
    }
    await download(wanted, sink, signal)
    return hash.digest('hex')
  } finally {
    closeSync(file)
  }
}

/** Bytes after which what has been written is cleared away. */
const litter = 8 * 1024 * 1024

/**
 * Chunks that nobody holds any more stay in memory until the runtime has counted enough of them, which is more than a list
 * should cost. Bytes that are asked for and never touched take no memory, and are counted all the same.
 */
const clearLitter = (): void => void Buffer.allocUnsafeSlow(8 * litter)

/** A file of the user. It is a state of the day on which it was last written, at best. */
async function handedOver(path: string): Promise<Copy> {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isFile()) {
    const why = stats?.isDirectory() ? 'is a folder' : stats ? 'is not a file' : 'does not exist'
    throw new ChainvetError('INPUT_NOT_FOUND', `${path} ${why}`, {
      hint: 'Check --from. A list in several files is given as the folder they are in.',
    })
  }
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { path, host: 'file', sha256: hash.digest('hex'), asOf: stats.mtime.toISOString().slice(0, 10) }
}
