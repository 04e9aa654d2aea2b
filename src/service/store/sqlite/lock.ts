import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from '@photostructure/sqlite'
import { ChainvetError } from '../../../errors.ts'
import { nameOf } from './connection.ts'

/**
 * Holds a store for one service, until it is let go or the process ends in whatever way. Two services would count the rate of
 * calls each for itself. What is locked is a file beside the store, so that commands can still issue keys and make copies.
 */
export function holdAlone(file: string): () => void {
  const path = `${file}-service`
  // for the eyes of the owner only, as the store
  closeSync(openSync(path, 'a', 0o600))
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode = DELETE')
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    const named = nameOf(error)
    if (!(named instanceof ChainvetError) || !isBusy(error)) throw named
    throw new ChainvetError('USAGE', `another service uses ${file}`, {
      hint: 'One file serves one process. Stop the other one first, or let several share PostgreSQL: --database postgres://...',
    })
  }
  return () => {
    if (lock.isOpen) lock.close()
  }
}

const isBusy = (error: unknown): boolean => error instanceof Error && 'sqliteCode' in error && error.sqliteCode === 5
