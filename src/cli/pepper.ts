import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { ChainvetError } from '../errors.ts'
import type { Store } from '../service/store/store.ts'
import type { App } from './app.ts'
import { readPepper, type StoreFlags } from './store-options.ts'

/**
 * The secret that keys are stored under. With the first key of a store its file is made, for the eyes of its owner only. Where there
 * are keys, a file that is missing is the wrong one: under another secret none of them would be known.
 */
export async function pepperOrNew(app: App, flags: StoreFlags, store: Store): Promise<Uint8Array> {
  const { pepperFile } = flags
  if (pepperFile !== undefined && !existsSync(pepperFile)) {
    if ((await store.keys.list()).length > 0) {
      throw new ChainvetError(
        'USAGE',
        `the pepper file ${pepperFile} does not exist, and the store has keys that were made under another`,
        {
          hint: 'Name the file that chainvet serve uses: --pepper-file FILE',
        },
      )
    }
    make(pepperFile)
    app.stderr.write(`Made ${pepperFile}: the secret under which keys are stored. Keep a copy of it, apart from the store.\n`)
  }
  return readPepper(app, flags)
}

function make(path: string): void {
  try {
    const file = openSync(path, 'wx', 0o600)
    writeSync(file, `${randomBytes(32).toString('base64')}\n`)
    fsyncSync(file)
    closeSync(file)
  } catch (error) {
    throw new ChainvetError('OUTPUT_FAILED', `the pepper file ${path} cannot be made`, { hint: 'May you write there?', cause: error })
  }
}
