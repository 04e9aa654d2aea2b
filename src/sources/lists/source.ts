import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Chain } from '../../chains/index.ts'
import { issuerOf } from '../../chains/xrp-token.ts'
import type { Ask } from '../source.ts'
import { type LabelFileIndex, openLabelFile } from './label-file-index.ts'
import type { LabelIndex } from './label-index.ts'

/** The label file of the program. */
export const builtInPath = (): string => fileURLToPath(new URL('./labels.bin', import.meta.url))

/** The file of the user that is read in place of the one in the program. */
interface OwnFile {
  readonly path: string
  /** Told once for each file that is damaged; the lists of the program stand in for it from then on. */
  readonly onDamage: (problem: string) => void
  /** Which file was opened: an update puts another one in its place. */
  identity: string | undefined
  index: LabelFileIndex | undefined
  looked: number
}

let builtIn: LabelFileIndex | undefined
let own: OwnFile | undefined
let reader: LabelIndex | undefined

/** Names the file of the user that is read where it is there; nothing is opened before the first look-up. `undefined` names none. */
export function useLabelFile(path: string | undefined, onDamage: (problem: string) => void = () => {}): void {
  if (own) letGo(own)
  own = path === undefined ? undefined : { path, onDamage, identity: undefined, index: undefined, looked: 0 }
  reader = undefined
}

let listener: ((index: LabelIndex) => LabelIndex) | undefined

/** Puts something between the lists and whoever asks them: what records look-ups, or answers them as they were recorded. */
export function overhearLabels(next: typeof listener): void {
  listener = next
}

/** The index, opened when it is first asked. A file that `data update` has put in place of the one that is open is opened in its turn. */
export function labels(): LabelIndex {
  if (own) look(own)
  reader ??= own?.index ? guarded(own, own.index) : ownBuiltIn()
  return listener ? listener(reader) : reader
}

function ownBuiltIn(): LabelIndex {
  builtIn ??= openLabelFile(builtInPath())
  return builtIn
}

/** A running service looks so often, in milliseconds, whether there is another file. */
const patience = 2_000

function look(file: OwnFile): void {
  const now = Date.now()
  if (now - file.looked < patience && now >= file.looked) return
  file.looked = now
  const stats = statSync(file.path, { throwIfNoEntry: false })
  const identity = stats?.isFile() ? `${stats.dev} ${stats.ino} ${stats.mtimeMs} ${stats.size}` : undefined
  if (identity === file.identity) return
  file.identity = identity
  letGo(file)
  if (identity === undefined) return
  try {
    file.index = openLabelFile(file.path)
  } catch (error) {
    file.onDamage(problemOf(error))
  }
}

function letGo(file: OwnFile): void {
  file.index?.close()
  file.index = undefined
  reader = undefined
}

/** Damage that shows at a look-up: the look-up is made again in the lists of the program, and so are all others. */
const guarded = (file: OwnFile, index: LabelIndex): LabelIndex => ({
  get lists() {
    return (file.index ?? ownBuiltIn()).lists
  },
  find(address, chain) {
    if (file.index !== index) return labels().find(address, chain)
    try {
      return index.find(address, chain)
    } catch (error) {
      letGo(file)
      file.onDamage(problemOf(error))
      return ownBuiltIn().find(address, chain)
    }
  },
})

const problemOf = (error: unknown): string =>
  error instanceof Error && error.name === 'DamagedLabelsError'
    ? error.message
    : `The label file cannot be read (${(error as { code?: unknown }).code ?? 'unknown'}).`

/** Whom a list would name: the address itself, or the issuer of a token that has no address. */
export const partyOf = (address: string, { family }: Chain): string => (family.name === 'xrp' ? (issuerOf(address) ?? address) : address)

/** The label lists: sanctions, mixers, services, scams, addresses of the protocols. No connection is opened. */
export const lists: Ask = async ({ chain, address }) => {
  const index = labels()
  const party = partyOf(address, chain)
  // first the look-up: a file that turns out to be damaged is not named as one that was screened
  const found = index.find(party, chain)
  const screened = index.lists
    .filter(({ family }) => family === chain.family.name)
    .map(({ name, category, asOf, entries, fixed }) => ({ name, category, asOf, entries, ...(fixed && { fixed }) }))
  const proofs = screened.map(({ name, asOf, entries }) => ({
    source: name,
    method: 'list',
    params: { address: party, as_of: asOf, entries },
    result: found.some(({ list }) => list === name) ? 'named' : 'not named',
  }))
  return { known: { labels: { lists: screened, found, proofs } }, tags: { labels: 'Labels' } }
}
