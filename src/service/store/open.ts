import type { Store } from './store.ts'

export interface StoreOptions {
  /**
   * A file has one service; "visitor" is a command that issues keys or makes a copy while that service runs. Replicas share
   * PostgreSQL, where this makes no difference.
   */
  readonly as?: 'service' | 'visitor'
  /** Clock in place of that of the store. */
  readonly clock?: () => Date
  /** Connections to PostgreSQL at most. */
  readonly connections?: number
  /** Program of the thread that writes to SQLite; a built chainvet has it beside itself. */
  readonly writer?: string
}

/** Opens the store of the service, and brings its tables up to date. `where` is "postgres://..." or the path of a file. */
export async function openStore(where: string, options: StoreOptions = {}): Promise<Store> {
  if (/^postgres(ql)?:\/\//.test(where)) return (await import('./postgres/open.ts')).openPostgres(where, options)
  return (await import('./sqlite/open.ts')).openSqlite(where, options)
}
