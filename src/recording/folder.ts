import { randomBytes } from 'node:crypto'
import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Exchange, type Recording, recording } from '../api/recording.ts'
import { type Chain, chainById } from '../chains/index.ts'
import { ChainvetError } from '../errors.ts'
import { sha256 } from './record.ts'

/** Says what a folder is; there is one below it for each subject. */
const marker = 'chainvet-evidence.json'
const marked = '{ "chainvet_evidence": 1 }\n'

const manifestFile = 'manifest.json'
export const resultFile = 'result.json'

const mostManifest = 256 * 1024 * 1024
/** More than any source takes of an answer. */
const mostBody = 64 * 1024 * 1024

/** Throws `USAGE` where a folder is there that is not one of ours: what lies in it could be taken for evidence. */
export function assertOurs(folder: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (!stats) return
  if (!stats.isDirectory())
    throw new ChainvetError('USAGE', `${folder} is a file, and evidence is a folder`, { hint: 'Name another folder.' })
  const names = readdirSync(folder)
  if (names.length > 0 && !names.includes(marker))
    throw new ChainvetError('USAGE', `${folder} holds other files, so no evidence is written into it`, {
      hint: 'Name a new or an empty folder.',
    })
}

/**
 * Writes the evidence of one subject as a whole or not at all: into a folder of another name first, each file synced, then
 * renamed. Evidence of the same subject that was there before is replaced. Throws `OUTPUT_FAILED`.
 */
export function writeEvidence(
  folder: string,
  manifest: Omit<Recording, 'digest'>,
  files: ReadonlyMap<string, string>,
): { readonly name: string; readonly digest: string } {
  const { kind, chain_id, address } = manifest.subject
  const name = nameOf(kind, chainById(chain_id), address)
  const [place, half] = [join(folder, name), join(folder, `.${name}.${randomBytes(6).toString('hex')}.part`)]
  const digest = digestOf(manifest)
  try {
    if (!existsSync(join(folder, marker))) write(join(folder, marker), marked)
    mkdirSync(half)
    mkdirSync(join(half, 'answers'))
    for (const [file, content] of files) write(join(half, file), content)
    write(join(half, manifestFile), `${JSON.stringify({ ...manifest, digest }, undefined, 2)}\n`)
    for (const inner of [join(half, 'answers'), half]) syncFolder(inner)
    if (existsSync(place)) replace(place, half)
    else renameSync(half, place)
    syncFolder(folder)
    return { name, digest }
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    throw new ChainvetError(
      'OUTPUT_FAILED',
      `the evidence in ${folder} was not written (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`,
      {
        hint: 'May you write there, and is there room? A verdict without the evidence that was asked for does not count.',
        cause: error,
      },
    )
  }
}

/** Two renames: whoever is killed between them leaves the older evidence under a name that begins with a dot. */
function replace(place: string, half: string): void {
  const older = `${half}.older`
  renameSync(place, older)
  renameSync(half, place)
  rmSync(older, { recursive: true, force: true })
}

function write(path: string, content: string): void {
  const file = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o644)
  try {
    writeFileSync(file, content)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Windows opens no folder. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, constants.O_RDONLY)
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** "ethereum-token-0x…-1a2b3c4d": the end keeps addresses apart that differ in case alone, or in what a file name cannot hold. */
function nameOf(kind: 'wallet' | 'token', chain: Chain, address: string): string {
  const safe = address.slice(0, 80).replace(/[^A-Za-z0-9]/g, '_')
  return `${chain.names[0]}-${kind}-${safe}-${sha256(`${chain.id}/${kind}/${address}`).slice(0, 8)}`
}

/** The evidence of one subject, whole: every hash has been compared. */
export interface Evidence {
  readonly folder: string
  readonly manifest: Recording
  /** `result.json` as it stands. */
  readonly result: string
  bodyOf(exchange: Exchange): string
}

/** All subjects in a folder of evidence, or the one whose folder it is, in the order of their names. Throws `INPUT_NOT_FOUND`. */
export function subjectFolders(folder: string): string[] {
  const missing = (why: string) =>
    new ChainvetError('INPUT_NOT_FOUND', `${folder} ${why}`, { hint: 'Write evidence first: chainvet scan token ADDRESS --evidence DIR' })
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) throw missing(stats ? 'is no folder' : 'does not exist')
  if (existsSync(join(folder, manifestFile))) return [folder]
  const found = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.') && existsSync(join(folder, entry.name, manifestFile)))
    .map(({ name }) => join(folder, name))
    .sort()
  if (found.length === 0) throw missing('holds no evidence')
  return found
}

/** Reads the evidence of one subject and compares every hash. Throws `EVIDENCE_DAMAGED`, which names the first thing that is wrong. */
export function readEvidence(folder: string): Evidence {
  const wrong = (what: string) =>
    new ChainvetError('EVIDENCE_DAMAGED', `the evidence in ${folder} cannot be replayed: ${what}`, {
      hint: 'It was changed or damaged after it was written, so it proves nothing. Get it anew from where it was written.',
    })
  const manifest = manifestIn(textOf(folder, manifestFile, mostManifest, wrong), wrong)
  const bodies = new Map<string, string>()
  for (const exchange of manifest.exchanges) {
    const { number, source, outcome } = exchange
    if (outcome.kind !== 'answer') continue
    const of = `${outcome.file}, the answer ${number} of ${source},`
    const text = textOf(folder, outcome.file, mostBody, () => wrong(`${of} is missing, or no file`))
    if (sha256(text) !== outcome.sha256) throw wrong(`${of} has another SHA-256 than the manifest says`)
    bodies.set(outcome.file, text)
  }
  const result = textOf(folder, resultFile, mostBody, wrong)
  if (sha256(result) !== manifest.verdict.sha256) throw wrong(`${resultFile} has another SHA-256 than the manifest says`)
  return {
    folder,
    manifest,
    result,
    bodyOf({ outcome }) {
      const text = outcome.kind === 'answer' ? bodies.get(outcome.file) : undefined
      if (text === undefined) throw new TypeError('There is no such body.')
      return text
    },
  }
}

function manifestIn(text: string, wrong: (what: string) => ChainvetError): Recording {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    throw wrong(`${manifestFile} is not JSON`)
  }
  const { success, data, error } = recording.safeParse(document)
  if (!success) throw wrong(`${manifestFile} has no usable ${error.issues[0]?.path.join('.') || 'form'}`)
  if (digestOf(document as Recording) !== data.digest) throw wrong(`${manifestFile} has another digest than it says`)
  return data
}

/** Of the document without its own digest. */
const digestOf = (manifest: Omit<Recording, 'digest'>): string => sha256(JSON.stringify({ ...manifest, digest: undefined }))

/** No link is followed: evidence comes from strangers. */
function textOf(folder: string, name: string, most: number, wrong: (what: string) => ChainvetError): string {
  const path = join(folder, name)
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats?.isFile()) throw wrong(`${name} is missing, or no file`)
  if (stats.size > most) throw wrong(`${name} is larger than any answer`)
  return readFileSync(path, 'utf8')
}
