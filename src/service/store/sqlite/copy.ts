import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { backup, DatabaseSync } from '@photostructure/sqlite'
import { ChainvetError } from '../../../errors.ts'
import type { Connection } from './connection.ts'

/** Copies what is committed, while the store is used. The copy has its name when it is whole and was looked through. */
export async function copyTo({ handle }: Connection, file: string): Promise<void> {
  if (existsSync(file))
    throw new ChainvetError('USAGE', `${file} is there already`, { hint: 'A copy replaces no file. Give it another name.' })
  const part = `${file}.part`
  try {
    rmSync(part, { force: true })
    closeSync(openSync(part, 'wx', 0o600))
    // all pages in one step: a service that writes meanwhile would make it begin again
    await backup(handle, part, { rate: 2 ** 31 - 1 })
    const copy = new DatabaseSync(part)
    const { result } = copy.prepare('SELECT quick_check AS result FROM pragma_quick_check').get() as { result: string }
    // without the files that the present mode keeps beside it
    copy.exec('PRAGMA journal_mode = DELETE')
    copy.close()
    if (result !== 'ok') throw new Error('The copy is damaged.')
    renameSync(part, file)
  } catch (error) {
    for (const left of [part, `${part}-wal`, `${part}-shm`]) rmSync(left, { force: true })
    throw new ChainvetError('OUTPUT_FAILED', `the copy ${file} cannot be written`, {
      hint: 'Is there space, and may you write there? Nothing was kept.',
      cause: error,
    })
  }
}
