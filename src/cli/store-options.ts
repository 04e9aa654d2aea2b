import { isAbsolute, join } from 'node:path'
import { Option } from 'commander'
import { ChainvetError } from '../errors.ts'
import type { App } from './app.ts'

/** Where the service keeps what it remembers, and the secret that its keys are kept under. */
export interface StoreFlags {
  readonly database: string
  readonly pepperFile?: string
}

/** Flags of every command that opens the store of the service. */
export const storeOptions = (): Option[] => [
  new Option('--database <file|url>', 'file of the store (SQLite), or postgres://... for several replicas')
    .helpGroup('Store:')
    .default('chainvet.db')
    .env('CHAINVET_DATABASE'),
  new Option('--pepper-file <file>', 'secret under which keys are stored, at least 32 characters; never kept in the store')
    .helpGroup('Store:')
    .env('CHAINVET_PEPPER_FILE'),
]

/** What `openStore` takes: a relative file lies in the folder the command was started in. */
export const storePlace = ({ cwd }: App, { database }: StoreFlags): string =>
  /^postgres(ql)?:\/\//.test(database) || isAbsolute(database) ? database : join(cwd, database)

/** The secret of `--pepper-file` or `CHAINVET_PEPPER`. Throws `USAGE` where there is none, `CONFIG_INVALID` where it is none. */
export async function readPepper(app: App, { pepperFile }: StoreFlags): Promise<Uint8Array> {
  const [{ variable }, { readSmallFile }] = await Promise.all([import('./config/directories.ts'), import('./config/small-file.ts')])
  const given =
    pepperFile === undefined ? variable(app.env, 'CHAINVET_PEPPER') : readSmallFile(pepperFile, { secret: true, pipes: true })?.text
  if (given === undefined) {
    const problem =
      pepperFile === undefined ? 'keys are stored under a secret, and none was given' : `the pepper file ${pepperFile} does not exist`
    throw new ChainvetError('USAGE', problem, {
      hint: 'Make one, once, and keep it apart from the store: (umask 077; head -c 32 /dev/urandom | base64 > pepper)\nThen name it: --pepper-file pepper',
    })
  }
  const secret = given.trim()
  if (secret.length >= shortest) return Buffer.from(secret, 'utf8')
  throw new ChainvetError('CONFIG_INVALID', `the pepper has fewer than ${shortest} characters`, {
    hint: 'A secret that can be guessed protects nothing: head -c 32 /dev/urandom | base64',
  })
}

const shortest = 32
