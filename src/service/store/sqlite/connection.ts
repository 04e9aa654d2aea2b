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
  /** Does at once what waits to be done. */
  settle(): void
  close(): void
}

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
  const alone = ({ work, failed }: Waiting): { readonly result: unknown } | undefined => {
    handle.exec('SAVEPOINT work')
    try {
      const steps = work()
      let step = steps.next([])
      while (!step.done) step = steps.next(run(step.value))
      handle.exec('RELEASE work')
      return { result: step.value }
    } catch (error) {
      // a full disk ends the whole transaction, and what else was in it
      if (!handle.isTransaction) throw error
      handle.exec('ROLLBACK TO work; RELEASE work')
      failed(nameOf(error))
      return undefined
    }
  }
  const flush = (): void => {
    const group = waiting
    waiting = []
    if (group.length === 0) return
    try {
      if (!handle.isOpen) throw unavailable('it was closed')
      handle.exec('BEGIN IMMEDIATE')
      const ends = group.map(one => ({ one, end: alone(one) }))
      handle.exec('COMMIT')
      for (const { one, end } of ends) if (end) one.done(end.result)
    } catch (error) {
      if (handle.isOpen && handle.isTransaction) handle.exec('ROLLBACK')
      for (const { failed } of group) failed(nameOf(error))
    }
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
    handle.exec('PRAGMA trusted_schema = OFF')
    return handle
  } catch (error) {
    handle.close()
    throw nameOf(error)
  }
}

const storable = (value: unknown): unknown => (typeof value === 'string' ? stored(value) : value)

const restoredRow = (row: object): unknown =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? restored(value) : value]))

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
  const code = 'sqliteCode' in error && typeof error.sqliteCode === 'number' ? codes[error.sqliteCode & 0xff] : undefined
  return code === undefined ? error : unavailable(code, error)
}
