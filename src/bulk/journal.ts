import { randomUUID } from 'node:crypto'
import { constants, writeSync } from 'node:fs'
import { type FileHandle, open, rm, stat } from 'node:fs/promises'
import { ChainvetError } from '../errors.ts'
import type { Outcome } from './asker.ts'
import { createKeyTable } from './key-table.ts'
import { createSeal, type Seal } from './seal.ts'

/** What became of one target. Only what is final is kept: a row without a score is asked again, one without activity is not. */
export type Finished = Omit<Outcome, 'failure'>

const isFinal = ({ status }: Finished): boolean => status === 'scored' || status === 'no_activity'

/** What a journal belongs to. A run that differs in any of it gets other results. */
export interface JournalHead {
  /** Hash of the input. */
  readonly sha256: string
  readonly engine: 'local' | 'remote'
  readonly service: string | null
  readonly version: string
  /** Flags that change results, each with its value as text. */
  readonly options: Readonly<Record<string, string>>
}

/** What has been finished, on disk before anybody is told, so that a kill at any moment loses nothing and nothing is paid for twice. */
export interface Journal {
  /** Name of the job, the same in all runs that work on it. */
  readonly job: string
  find(key: string): Promise<Finished | undefined>
  /** It is written when this returns, so that a kill cannot undo it. Resolves when it would survive a power failure too. */
  add(key: string, finished: Finished): Promise<void>
  /** Targets that earlier runs have finished. */
  readonly resumed: number
  /** Targets that this run has finished. */
  added(): number
  /** The output is complete, and some of its rows are worth another try: the journal stays for --resume, and protects nothing. */
  complete(): Promise<void>
  close(): Promise<void>
  /** The output is complete: the journal has served. */
  remove(): Promise<void>
}

export interface JournalOptions {
  readonly resume: Resume
  /**
   * Known to this user alone. Every line is sealed with it, so that nobody can put a journal with clean results into a
   * repository and have them taken for ours.
   */
  readonly secret: Uint8Array
}

/** `force` goes on although the journal belongs to another run. */
export type Resume = 'no' | 'yes' | 'force'

const magic = 'chainvet journal 1'

/**
 * Opens the journal of an output. Without `resume` an older journal is replaced. Throws RESUME_MISMATCH where the journal
 * belongs to another input, other flags, another service or another version, and says which.
 */
export async function openJournal(path: string, head: JournalHead, { resume, secret }: JournalOptions): Promise<Journal> {
  const seal = createSeal(secret)
  const index = createKeyTable()
  const fresh = resume === 'no' || !(await journalExists(path))
  // a link in its place would lead to a file that somebody else has chosen
  const { O_RDWR, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants
  const file = await open(path, fresh ? O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW : O_RDWR | O_NOFOLLOW, 0o600)
  let end: number
  let job: string = randomUUID()
  try {
    const begun =
      resume === 'no' ? { end: 0 } : await readBack(file, path, head, { resume, seal, found: (key, offset) => index.put(key, offset) })
    end = begun.end
    job = begun.job ?? job
    if (end === 0) {
      const line = Buffer.from(`${seal.put({ journal: magic, job, ...head })}\n`)
      await file.write(line, 0, line.length, 0)
      await file.datasync()
      end = line.length
    }
  } catch (error) {
    await file.close()
    throw error
  }
  const resumed = index.size
  let unsynced: { done(): void; failed(error: unknown): void }[] = []
  let syncing: Promise<void> | undefined
  let turn: NodeJS.Timeout | undefined

  /** One sync for all lines that were written until it begins. */
  const syncAll = async (): Promise<void> => {
    clearTimeout(turn)
    turn = undefined
    while (unsynced.length > 0) {
      const batch = unsynced
      unsynced = []
      try {
        await file.datasync()
        for (const { done } of batch) done()
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
  }
  const sync = (): Promise<void> => {
    syncing ??= syncAll().finally(() => {
      syncing = undefined
      if (unsynced.length > 0) syncSoon()
    })
    return syncing
  }
  const syncSoon = (): void => {
    if (syncing !== undefined) return
    if (unsynced.length >= group) void sync()
    else turn ??= setTimeout(sync, pause)
  }
  const write = (members: object): void => {
    const line = Buffer.from(`${seal.put(members)}\n`)
    // what a full disk left of a line is written over by the next one
    for (let at = 0; at < line.length; ) at += writeSync(file.fd, line, at, line.length - at, end + at)
    end += line.length
  }

  return {
    job,
    resumed,
    added: () => index.size - resumed,
    async find(key) {
      for (const offset of index.candidates(key)) {
        const entry = entryIn(seal.take(await lineAt(file, offset)))
        if (entry?.key === key) return entry.finished
      }
      return undefined
    },
    add: (key, { status, result, error }) =>
      new Promise((done, failed) => {
        const offset = end
        write({ key, status, result, error })
        index.put(key, offset)
        unsynced.push({ done, failed })
        syncSoon()
      }),
    async complete() {
      await sync()
      write(completion)
      await file.datasync()
    },
    async close() {
      await sync()
      await file.close()
    },
    async remove() {
      await sync()
      await file.close()
      await rm(path, { force: true })
    },
  }
}

/** A sync begins when so many lines wait for it, or the first of them so many milliseconds. */
const [group, pause] = [32, 10]

const completion = { complete: true }

const journalExists = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined))?.isFile() === true

/** Whether a run was stopped here before its output was complete, so that throwing its journal away would lose what was paid for. */
export async function isUnfinished(path: string): Promise<boolean> {
  if (!(await journalExists(path))) return false
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const length = Math.min(size, block)
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
    return !buffer.toString('utf8').endsWith(` ${JSON.stringify(completion)}\n`)
  } finally {
    await file.close()
  }
}

const block = 64 * 1024
/** A line takes about a thousand bytes. */
const lineBlock = 4 * 1024

/**
 * Reads a journal of an earlier run and cuts off what a kill has torn. Returns the name of its job, and its end: 0 for a
 * journal without a whole first line.
 */
async function readBack(
  file: FileHandle,
  path: string,
  head: JournalHead,
  { resume, seal, found }: { readonly resume: Resume; readonly seal: Seal; found(key: string, offset: number): void },
): Promise<{ readonly end: number; readonly job?: string }> {
  let start = 0
  let rest = Buffer.alloc(0)
  let position = 0
  let first = true
  let job: string | undefined
  for (;;) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(block), 0, block, position)
    if (bytesRead === 0) break
    position += bytesRead
    rest = Buffer.concat([rest, buffer.subarray(0, bytesRead)])
    for (let newline = rest.indexOf(10); newline >= 0; newline = rest.indexOf(10)) {
      const line = rest.subarray(0, newline).toString('utf8')
      const members = seal.take(line)
      if (first) {
        assertSameRun(members, path, head, resume)
        if (typeof members?.['job'] === 'string') job = members['job']
      } else {
        const entry = entryIn(members)
        // a line in the middle that is not whole is the scar of a full disk: what it was about is asked again
        if (entry && isFinal(entry.finished)) found(entry.key, start)
      }
      first = false
      start += newline + 1
      rest = rest.subarray(newline + 1)
    }
  }
  if (rest.length > 0) await file.truncate(start)
  return { end: start, ...(job !== undefined && { job }) }
}

function assertSameRun(written: Members, path: string, head: JournalHead, resume: Resume): void {
  if (written?.['journal'] !== magic) {
    throw new ChainvetError('RESUME_MISMATCH', `${path} was not written by you on this machine`, {
      hint: 'Whoever wrote it could have put any result into it. Start over without --resume.',
    })
  }
  const now: Record<string, unknown> = { ...head }
  const changed = Object.keys(now).filter(name => JSON.stringify(sorted(written[name])) !== JSON.stringify(sorted(now[name])))
  if (changed.length === 0 || resume === 'force') return
  const words: Readonly<Record<string, string>> = {
    sha256: 'the input file',
    service: 'the service',
    version: 'the version of chainvet',
    options: 'the flags',
  }
  throw new ChainvetError(
    'RESUME_MISMATCH',
    `what was begun cannot be continued: ${changed.map(name => words[name] ?? name).join(', ')} changed`,
    {
      where: changed.map(name => `${name}: ${text(written[name])} then, ${text(now[name])} now`),
      hint: 'Start over without --resume, or mix both with --resume=force.',
    },
  )
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

/** Members in one order, whoever wrote them. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value

/** The line that starts at `offset`. */
async function lineAt(file: FileHandle, offset: number): Promise<string> {
  const pieces: Buffer[] = []
  for (let position = offset; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(lineBlock), 0, lineBlock, position)
    const newline = buffer.subarray(0, bytesRead).indexOf(10)
    pieces.push(buffer.subarray(0, newline < 0 ? bytesRead : newline))
    if (newline >= 0 || bytesRead === 0) return Buffer.concat(pieces).toString('utf8')
    position += bytesRead
  }
}

type Members = Record<string, unknown> | undefined

function entryIn(entry: Members): { key: string; finished: Finished } | undefined {
  if (typeof entry?.['key'] !== 'string' || typeof entry['status'] !== 'string') return undefined
  // written by this program, and read again by the same version: its head says so
  const { key, ...finished } = entry as { key: string } & Finished
  return { key, finished }
}
