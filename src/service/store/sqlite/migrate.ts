import { ChainvetError } from '../../../errors.ts'
import { migrations, type Words } from '../sql/migrations.ts'
import type { Connection } from './connection.ts'

const words: Words = { int: 'INTEGER', text: 'TEXT', bytes: 'BLOB', strict: ' STRICT', hot: ' STRICT, WITHOUT ROWID', passing: 'TABLE' }

/** Brings the tables up to date, in one transaction: a program that is killed meanwhile leaves what was there. */
export function migrate({ handle }: Connection, file: string): void {
  handle.exec('BEGIN IMMEDIATE')
  try {
    const { user_version: done, application_id: owner } = {
      ...(handle.prepare('PRAGMA user_version').get() as { user_version: number }),
      ...(handle.prepare('PRAGMA application_id').get() as { application_id: number }),
    }
    const tables = handle.prepare('SELECT count(*) AS count FROM sqlite_schema').get() as { count: number }
    if (owner !== mark && tables.count > 0)
      throw new ChainvetError('USAGE', `${file} is a database of another program`, { hint: 'Name a file of its own for the service.' })
    if (done > migrations.length)
      throw new ChainvetError('USAGE', `${file} was written by a newer version of chainvet`, {
        hint: 'Use that version, or a copy from before.',
      })
    for (const step of migrations.slice(done)) for (const statement of step(words)) handle.exec(statement)
    handle.exec(`PRAGMA user_version = ${migrations.length}; PRAGMA application_id = ${mark}`)
    handle.exec('COMMIT')
  } catch (error) {
    if (handle.isTransaction) handle.exec('ROLLBACK')
    throw error
  }
}

/** "cvet" in ASCII: how the file says whose it is. */
const mark = 0x63766574
