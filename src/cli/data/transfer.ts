import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { ChainvetError } from '../../errors.ts'
import { type LabelSet, readLabels } from '../../sources/lists/label-rows.ts'
import { listStatus } from '../../sources/lists/status.ts'
import { version } from '../../version.ts'
import { readSets, writeWhole } from './label-store.ts'

/** What stands in the first line of an exported file; the label file follows as it is. */
interface Head {
  readonly chainvet_lists: 1
  /** Version of the program that wrote it. */
  readonly version: string
  readonly bytes: number
  readonly sha256: string
}

const mostBytes = 1024 * 1024 * 1024
const mostHead = 4096

/** Writes the lists that scans read into one file. */
export function exportLists(
  own: string | undefined,
  target: string,
): { readonly bytes: number; readonly sha256: string; readonly lists: number } {
  const { path, sha256, bytes, lists } = listStatus(own)
  const content = readFileSync(path)
  const head: Head = { chainvet_lists: 1, version, bytes, sha256 }
  if (digest(content) !== sha256)
    throw new ChainvetError('UNSCORED', `${path} changed while it was read`, { hint: 'Run the command again.' })
  writeWhole(target, [Buffer.from(`${JSON.stringify(head)}\n`), content])
  return { bytes, sha256, lists: lists.length }
}

/**
 * Takes an exported file in place of the lists of the user. Everything in it is checked before anything is written. Throws
 * `INPUT_NOT_FOUND` and `CONFIG_INVALID`.
 */
export function importLists(own: string, source: string, { force }: { readonly force: boolean }): LabelSet {
  const content = contentOf(source)
  let set: LabelSet
  try {
    set = readLabels(content)
  } catch (error) {
    throw refused(source, error instanceof Error && error.name === 'DamagedLabelsError' ? error.message : 'it is damaged')
  }
  if (!force) assertNoStepBack(source, set, own)
  writeWhole(own, [content])
  return set
}

const refused = (source: string, why: string, hint = 'Export it again, and compare what sha256sum says on both machines.'): ChainvetError =>
  new ChainvetError('CONFIG_INVALID', `${source} was not imported: ${why}`, { hint })

function contentOf(source: string): Buffer {
  const stats = statSync(source, { throwIfNoEntry: false })
  if (!stats?.isFile()) throw new ChainvetError('INPUT_NOT_FOUND', `${source} is not there, or no file`, { hint: 'Check the spelling.' })
  if (stats.size > mostBytes) throw refused(source, 'it is larger than any lists')
  const file = readFileSync(source)
  const end = file.subarray(0, mostHead).indexOf('\n')
  const head = end < 0 ? undefined : headIn(file.toString('utf8', 0, end))
  if (!head) throw refused(source, 'it is no file of chainvet data export', 'Make one: chainvet data export FILE')
  const content = file.subarray(end + 1)
  if (content.length !== head.bytes) throw refused(source, `it is ${content.length < head.bytes ? 'cut off' : 'longer than it says'}`)
  if (digest(content) !== head.sha256) throw refused(source, 'it is damaged: its checksum does not match')
  return Buffer.from(content)
}

function headIn(line: string): Head | undefined {
  try {
    const head = JSON.parse(line) as Partial<Head> | null
    const sound = head?.chainvet_lists === 1 && Number.isSafeInteger(head.bytes) && /^[0-9a-f]{64}$/.test(String(head.sha256))
    return sound ? (head as Head) : undefined
  } catch {
    return undefined
  }
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Refuses a set whose lists of sanctions are older, or much shorter, than those in place. */
function assertNoStepBack(source: string, set: LabelSet, own: string): void {
  const { builtIn, own: fetched } = readSets(own)
  const present = fetched ?? builtIn
  for (const { name, family, asOf, fixed } of present.lists.filter(({ category }) => category === 'sanctions')) {
    const next = set.lists.find(list => list.name === name && list.family === family)
    const again = 'If it is right all the same: --force'
    if (!next) throw refused(source, `it has no list ${name} for ${family}`, again)
    if (!fixed && next.asOf < asOf) throw refused(source, `its ${name} is of ${next.asOf}, and the one in place is of ${asOf}`, again)
    const standing = (of: LabelSet) =>
      of.entries.filter(({ record }) => record.list === name && record.family === family && record.delistedOn === undefined).length
    const [before, after] = [standing(present), standing(set)]
    if (after * 3 < before * 2)
      throw refused(source, `its ${name} has ${after} entries for ${family}, and the one in place has ${before}`, again)
  }
}
