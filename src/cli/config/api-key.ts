import { ChainvetError } from '../../errors.ts'
import type { App } from '../app.ts'
import { storedKey } from './credentials.ts'
import { variable } from './directories.ts'
import { readSmallFile } from './small-file.ts'

export interface ApiKey {
  readonly key: string
  /** For machines: "env:CHAINVET_API_KEY", "credentials.json", "file", "stdin". */
  readonly source: string
  /** For people: "environment CHAINVET_API_KEY". */
  readonly from: string
}

const longestKey = 1024

/** A key as it was typed, piped or stored: one line of visible ASCII, blanks around it removed. It is never repeated. */
export function readKey(text: string, from: string): string {
  const refuse = (why: string): never => {
    throw new ChainvetError('USAGE', `the API key from ${from} ${why}`, {
      hint: 'A key is one line without blanks, as the dashboard shows it.',
    })
  }
  const key = text.replace(/^\uFEFF/, '').trim()
  if (key === '') refuse('is empty')
  if (/[\r\n]/.test(key)) refuse('has more than one line')
  if (!/^[\x21-\x7e]+$/.test(key)) refuse('has characters that no key has')
  if (key.length > longestKey) refuse(`is longer than ${longestKey} characters`)
  return key
}

/** The key for an origin, from the first place that has one: --api-key-file, the environment, what `login` stored. */
export async function findKey(app: App, origin: string, file: string | undefined): Promise<ApiKey | undefined> {
  if (file === '-')
    return { key: readKey(await pipedText(app, '--api-key-file -'), 'standard input'), source: 'stdin', from: 'standard input' }
  if (file !== undefined) return { key: readKey(namedFile(file), `--api-key-file ${file}`), source: 'file', from: file }
  const given = variable(app.env, 'CHAINVET_API_KEY')
  if (given !== undefined) {
    const from = 'environment CHAINVET_API_KEY'
    return { key: readKey(given, from), source: 'env:CHAINVET_API_KEY', from }
  }
  const named = variable(app.env, 'CHAINVET_API_KEY_FILE')
  if (named !== undefined) {
    return {
      key: readKey(namedFile(named), 'CHAINVET_API_KEY_FILE'),
      source: 'env:CHAINVET_API_KEY_FILE',
      from: `environment CHAINVET_API_KEY_FILE (${named})`,
    }
  }
  const key = storedKey(app, origin)
  return key === undefined ? undefined : { key: readKey(key, 'credentials.json'), source: 'credentials.json', from: 'credentials.json' }
}

/** The text of a key file that the user named. */
export function namedFile(path: string): string {
  const read = readSmallFile(path, { pipes: true, maxBytes: 64 * 1024 })
  if (!read)
    throw new ChainvetError('INPUT_NOT_FOUND', `the key file ${path} does not exist`, {
      hint: 'Check --api-key-file and CHAINVET_API_KEY_FILE.',
    })
  return read.text
}

/** What is piped in, where it should be a key: a few bytes. */
export async function pipedText({ stdin }: App, asked: string): Promise<string> {
  if (stdin.isTTY) {
    throw new ChainvetError('USAGE', 'nothing is piped in', {
      hint: `${asked} reads the key from standard input: printf %s "$KEY" | chainvet ...`,
    })
  }
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of stdin.bytes()) {
    size += piece.length
    if (size > 4 * longestKey) throw new ChainvetError('USAGE', 'what is piped in is too long for a key')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

export const keyMissing = (service: string): ChainvetError =>
  new ChainvetError('AUTH_MISSING', `no API key for ${service}`, {
    hint: `Run: chainvet login --base-url ${service}\nIn CI: set CHAINVET_API_KEY (on pull requests from forks GitHub does not pass secrets)`,
  })

/** Where keys are looked for by people who know other programs. They are recognised only to be refused. */
const keyFlag = /^--(?:api[-_]?key|key|token|secret)(?:=|$)/i

/** Refuses a key among the arguments, wherever it stands, and does not repeat it. */
export function refuseKeysIn(argv: readonly string[]): void {
  const end = argv.indexOf('--')
  if ((end < 0 ? argv : argv.slice(0, end)).some(word => keyFlag.test(word))) throw keyOnCommandLine()
}

export const keyOnCommandLine = (): ChainvetError =>
  new ChainvetError('KEY_ON_COMMAND_LINE', 'keys are not taken from the command line', {
    hint: 'It is now in your shell history and was visible to other users (ps). Please rotate it.\nUse: chainvet login, or CHAINVET_API_KEY, or --api-key-file',
  })
