import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite'
import type { CompiledQuery } from 'kysely'
import { ChainvetError } from '../../../errors.ts'
import type { Work } from '../sql/database.ts'
import { restored, stored } from '../text.ts'
import { unavailable } from '../unavailable.ts'

/** A connection that does one thing after the other. */
export interface Connection {
  readonly handle: DatabaseSyncInstance
  run(query: CompiledQuery): readonly unknown[]
  /**
   * Does the work within a transaction, together with what else came in the meantime: they share the wait for the disk, and
   * each succeeds or fails alone. Resolves when the work is on the disk.
   */
  commit<T>(work: () => Work<T>): Promise<T>
  /**
   * Does pieces of work at once, in one transaction. How each of them ended, or, where one of them is wrong, how each of those ended
   * that they fall `apart` into, each in a savepoint of its own.
   */
  together(works: Pieces, apart?: () => Pieces): readonly End[]
  /** Begins no transaction until it may again: another connection of this program writes, and this thread must not wait for it. */
  pause(): void
  resume(): void
  /** Whether work waits until it may begin. */
  readonly wants: boolean
  /** Does at once what waits to be done. */
  settle(): void
  close(): void
}

type Pieces = readonly (() => Work<unknown>)[]

/** How a piece of work ended. */
export type End = { readonly result: unknown } | { readonly error: unknown }

interface Waiting {
  readonly work: () => Work<unknown>
  readonly done: (result: unknown) => void
  readonly failed: (error: unknown) => void
}

/** Milliseconds in which a command beside the service finishes what it writes. */
const patience = 5_000

export function connect(file: string): Connection {
  const handle = opened(file)
  const statements = new Map<string, StatementSyncInstance>()
  let waiting: Waiting[] = []

  const prepared = (sql: string): StatementSyncInstance => {
    const known = statements.get(sql)
    if (known) return known
    const statement = handle.prepare(sql)
    // filters come in many shapes, and each is a statement of its own
    if (statements.size >= 500) statements.clear()
    statements.set(sql, statement)
    return statement
  }
  const run = ({ sql, parameters }: CompiledQuery): readonly unknown[] => {
    if (!handle.isOpen) throw unavailable('it was closed')
    return prepared(sql)
      .all(...parameters.map(storable))
      .map(restoredRow)
  }
  const through = (work: () => Work<unknown>): End => {
    const steps = work()
    let step = steps.next([])
    while (!step.done) step = steps.next(run(step.value))
    return { result: step.value }
  }
  const alone = (work: () => Work<unknown>): End => {
    handle.exec('SAVEPOINT work')
    try {
      const end = through(work)
      handle.exec('RELEASE work')
      return end
    } catch (error) {
      // a full disk ends the whole transaction, and what else was in it
      if (!handle.isTransaction) throw error
      handle.exec('ROLLBACK TO work; RELEASE work')
      return { error: nameOf(error) }
    }
  }
  const within = <T>(body: () => T): T => {
    handle.exec('BEGIN IMMEDIATE')
    try {
      const result = body()
      handle.exec('COMMIT')
      return result
    } catch (error) {
      if (handle.isOpen && handle.isTransaction) handle.exec('ROLLBACK')
      throw error
    }
  }
  const together = (works: Pieces, apart = () => works): readonly End[] => {
    try {
      if (!handle.isOpen) throw unavailable('it was closed')
      try {
        return within(() => works.map(through))
      } catch (error) {
        if (reasonOf(error) !== undefined) throw error
        // it is undone as a whole; the second time each is undone alone
        const pieces = apart()
        if (pieces.length === 1) throw error
        return within(() => pieces.map(alone))
      }
    } catch (error) {
      const named = nameOf(error)
      return works.map(() => ({ error: named }))
    }
  }
  let paused = false
  const flush = (): void => {
    if (paused) return
    const group = waiting
    waiting = []
    if (group.length === 0) return
    together(group.map(({ work }) => work)).forEach((end, at) => {
      const { done, failed } = group[at] as Waiting
      if ('result' in end) done(end.result)
      else failed(end.error)
    })
  }

  return {
    handle,
    run: query => {
      try {
        return run(query)
      } catch (error) {
        throw nameOf(error)
      }
    },
    commit: <T>(work: () => Work<T>) =>
      new Promise<T>((done, failed) => {
        if (waiting.length === 0) setImmediate(flush)
        waiting.push({ work, done: done as (result: unknown) => void, failed })
      }),
    together,
    pause() {
      paused = true
    },
    resume() {
      paused = false
      flush()
    },
    get wants() {
      return waiting.length > 0
    },
    settle: flush,
    close() {
      flush()
      statements.clear()
      if (handle.isOpen) handle.close()
    },
  }
}

function opened(file: string): DatabaseSyncInstance {
  const handle = new DatabaseSync(file, { timeout: patience, defensive: true })
  try {
    handle.exec('PRAGMA journal_mode = WAL')
    // with NORMAL a commit may be lost with the power, and with it a call that was answered
    handle.exec('PRAGMA synchronous = FULL')
    handle.exec('PRAGMA journal_size_limit = 67108864')
    // 32 MB: pages that every call changes are written back once for many calls, and not for so long that others notice
    handle.exec('PRAGMA wal_autocheckpoint = 8192')
    handle.exec('PRAGMA trusted_schema = OFF')
    return handle
  } catch (error) {
    handle.close()
    throw nameOf(error)
  }
}

const storable = (value: unknown): unknown => (typeof value === 'string' ? stored(value) : value)

const restoredRow = (row: Record<string, unknown>): unknown => {
  for (const name in row) {
    const value = row[name]
    if (typeof value === 'string') row[name] = restored(value)
  }
  return row
}

/** Codes of SQLite after which another attempt, or another disk, may help: busy, locked, read-only, I/O, corrupt, full, cannot open, no database. */
const codes: Readonly<Record<number, string>> = {
  5: 'another program holds it',
  6: 'it is locked',
  8: 'it may only be read',
  10: 'the disk failed',
  11: 'the file is damaged',
  13: 'the disk is full',
  14: 'the file cannot be opened',
  26: 'the file is no database',
}

export function nameOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ChainvetError) return error
  const why = reasonOf(error)
  return why === undefined ? error : unavailable(why, error)
}

/** What is wrong with the database where it is not the statement. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof Error && 'sqliteCode' in error && typeof error.sqliteCode === 'number' ? codes[error.sqliteCode & 0xff] : undefined
