import { createHash, randomBytes } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import type { Kind, ReportHead } from '../api/report.ts'
import { isUnfinished, openJournal } from '../bulk/journal.ts'
import { takeLock } from '../bulk/lock.ts'
import { fileBytes } from '../bulk/read/file-bytes.ts'
import { type Results, resultsIn } from '../bulk/results.ts'
import { ChainvetError } from '../errors.ts'
import type { App } from './app.ts'
import { variable } from './config/directories.ts'
import { makeFolder } from './config/make-folder.ts'
import type { ScanFlags } from './session.ts'
import { cannotWrite, isRegularOrNew } from './sink.ts'

/** What a run into a file keeps beside it until the file is complete. */
export interface Kept {
  readonly results: Results
  /** Name of the job, the same after every `--resume`. */
  readonly job: string
  /** Targets that earlier runs have finished. */
  readonly resumed: number
  /** Journal, for a sentence on how to go on. */
  readonly path: string
  /** The output is complete; `again` where some rows are worth another try. */
  finished(how: { readonly again: boolean }): Promise<void>
  /** To be called however the run ended. */
  release(): Promise<void>
}

export interface KeptOptions {
  readonly kind: Kind | undefined
  readonly tool: ReportHead['tool']
  readonly now: Date
}

/**
 * Opens the journal of a run from a file into a file, or nothing where there is none: for addresses of the command line,
 * for a pipe, without a connection, when it is not wanted. Throws USAGE where another process writes the same output, or an
 * unfinished run would be thrown away, and RESUME_MISMATCH.
 */
export async function keptResults(app: App, flags: ScanFlags, { kind, tool, now }: KeptOptions): Promise<Kept | undefined> {
  const { input, output, resume } = flags
  if (input === undefined || input === '-' || output === '-' || flags.offline || !flags.journal || !isRegularOrNew(output)) {
    if (resume === undefined) return undefined
    throw new ChainvetError('USAGE', '--resume needs a file to read, a file to write, and a connection', {
      hint: 'chainvet scan wallet --input wallets.csv --output scored.csv --resume',
    })
  }
  const path = `${output}.journal.jsonl`
  const lock = await takeLock(`${output}.lock`, now).catch((error: unknown) => {
    throw error instanceof ChainvetError ? error : cannotWrite(output, error)
  })
  try {
    if (resume === undefined && (await isUnfinished(path))) throw unfinished(path, output)
    const head = {
      sha256: await hashOf(input),
      engine: tool.engine,
      service: tool.service,
      version: tool.version,
      options: optionsOf(flags, kind),
    }
    const journal = await openJournal(path, head, { resume: resume ?? 'no', secret: await secretOf(app) })
    return {
      results: resultsIn(journal),
      job: journal.job,
      resumed: journal.resumed,
      path,
      finished: ({ again }) => (again ? journal.complete() : journal.remove()),
      async release() {
        // a run that was refused before its first scan has nothing to go on from
        await (journal.resumed + journal.added() === 0 ? journal.remove() : journal.close()).catch(() => {})
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

const unfinished = (path: string, output: string): ChainvetError =>
  new ChainvetError('USAGE', `an earlier run into ${output} was not finished, and its results are kept`, {
    where: [path],
    hint: 'Go on with the same command and --resume, or remove that file to start over.',
  })

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of fileBytes(file)) hash.update(bytes)
  return hash.digest('hex')
}

/** Flags that change what a scan answers. URLs may hold keys: their hash tells whether they changed. */
function optionsOf(flags: ScanFlags, kind: Kind | undefined): Record<string, string> {
  const url = (value: URL | undefined) => value && createHash('sha256').update(value.href).digest('hex').slice(0, 16)
  const { chain, checksum, provider, inputFormat, header, delimiter, addressColumn, chainColumn, typeColumn, levelMap } = flags
  const given: Record<string, string | boolean | undefined> = {
    kind,
    chain,
    checksum,
    provider,
    inputFormat,
    header,
    delimiter,
    addressColumn,
    chainColumn,
    typeColumn,
    rpcUrl: flags.rpcUrl?.map(url).join(' '),
    explorerUrl: url(flags.explorerUrl),
    levelMap: levelMap && JSON.stringify(levelMap),
  }
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
}

/** Where a program keeps what is neither configuration nor cache (XDG base directories). */
function stateFolder({ env }: App): string | undefined {
  const xdg = variable(env, 'XDG_STATE_HOME')
  if (xdg !== undefined && isAbsolute(xdg)) return join(xdg, 'chainvet')
  const home = variable(env, 'HOME')
  return home === undefined ? undefined : join(home, '.local', 'state', 'chainvet')
}

/** The secret that seals the journals of this user; made with the first of them. Without a home a run can be finished, not continued. */
async function secretOf(app: App): Promise<Uint8Array> {
  const folder = stateFolder(app)
  const made = randomBytes(32)
  if (folder === undefined) return made
  const path = join(folder, 'journal.key')
  try {
    makeFolder(folder)
    const file = await open(path, 'wx', 0o600)
    await file.writeFile(made)
    await file.sync()
    await file.close()
    return made
  } catch {
    const found = await readFile(path).catch(() => undefined)
    if (found?.length === made.length) return found
    app.stderr.write(`warning: this run could not be continued after a stop: ${path} cannot be kept\n`)
    return made
  }
}
