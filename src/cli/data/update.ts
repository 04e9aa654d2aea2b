import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { DataUpdate } from '../../api/data.ts'
import { takeLock } from '../../bulk/lock.ts'
import { closest } from '../../chains/closest.ts'
import { createDownload } from '../../download.ts'
import { ChainvetError } from '../../errors.ts'
import { encodeLabels } from '../../sources/lists/encode-labels.ts'
import type { LabelEntry } from '../../sources/lists/label-file.ts'
import { shownAddress } from '../../sources/lists/label-rows.ts'
import { youngest } from '../../sources/lists/update/merge.ts'
import type { Publisher } from '../../sources/lists/update/publisher.ts'
import { publisherNamed, publishers } from '../../sources/lists/update/publishers.ts'
import { type Outcome, updateOne } from '../../sources/lists/update/update.ts'
import type { World } from '../../world.ts'
import type { Environment } from '../config/directories.ts'
import { makeFolder } from '../config/make-folder.ts'
import { filesFrom, placeIn } from './fetch-files.ts'
import { labelFileToWrite, readSets, writeWhole } from './label-store.ts'

export interface UpdateRequest {
  readonly env: Environment
  readonly cwd: string
  readonly world: World
  readonly signal: AbortSignal
  /** Longest time without a byte, milliseconds. */
  readonly timeout: number
  /** Publishers by name; all of them where there are none. */
  readonly sources: readonly string[]
  readonly from?: string
  readonly dryRun: boolean
  readonly force: boolean
  /** Origins in place of hosts, for tests. */
  readonly hosts?: Readonly<Record<string, string>>
  /** Told what is under way. */
  readonly onStart: (publisher: Publisher) => void
  readonly onEnd: (outcome: Outcome) => void
  readonly warn: (text: string) => void
}

/** Brings the lists of the user up to date. Whatever fails, what is in place stays. Throws for mistakes of the user and full disks. */
export async function updateLists(request: UpdateRequest): Promise<DataUpdate> {
  const { world, sources, from, dryRun } = request
  const chosen = sources.length === 0 ? publishers : sources.map(named)
  if (from !== undefined && chosen.length !== 1)
    throw new ChainvetError('USAGE', '--from stands in for one publisher', {
      hint: 'Name it: chainvet data update --source ofac --from FILE',
    })
  const path = labelFileToWrite(request)
  if (dryRun) return bringUpToDate(request, chosen, path)
  try {
    makeFolder(dirname(path))
  } catch (error) {
    throw new ChainvetError('OUTPUT_FAILED', `${dirname(path)} cannot be made (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`, {
      hint: 'May you write there? Another place: CHAINVET_DATA_DIR.',
    })
  }
  const lock = await takeLock(`${path}.lock`, world.now())
  try {
    return await bringUpToDate(request, chosen, path)
  } finally {
    await lock.release()
  }
}

async function bringUpToDate(request: UpdateRequest, chosen: readonly Publisher[], path: string): Promise<DataUpdate> {
  const { world, dryRun, force, from, warn } = request
  const { builtIn, own, problem } = readSets(path)
  if (problem !== undefined) warn(`${path} cannot be used, so the lists of the program are the ground: ${problem}`)
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-lists-'))
  const outcomes: Outcome[] = []
  let set = youngest(builtIn, own)
  try {
    const fetch = filesFrom({
      download: createDownload({ world, timeout: request.timeout, env: world.env }),
      folder,
      signal: request.signal,
      ...(request.hosts && { hosts: request.hosts }),
      ...(from !== undefined && { from: placeIn(from, request.cwd) }),
    })
    for (const publisher of chosen) {
      request.onStart(publisher)
      const asked = from === undefined ? publisher : alone(publisher)
      const updated = await updateOne(set, asked, { fetch, now: world.now(), force })
      set = updated.set
      outcomes.push(updated.outcome)
      request.onEnd(updated.outcome)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const worthwhile = outcomes.some(({ state }) => state !== 'kept')
  if (worthwhile && !dryRun) writeWhole(path, [encodeLabels(set.entries, set.lists)])
  return { schema_version: 1, dry_run: dryRun, written: worthwhile && !dryRun, file: path, sources: outcomes.map(described) }
}

/** What the user names stands for the list: in whatever form, and without anybody who stands in for it. */
function alone({ instead: _instead, ...publisher }: Publisher): Publisher {
  const largest = publisher.ways.flat().sort((a, b) => b.maxBytes - a.maxBytes)[0]
  const [first = []] = publisher.ways
  return { ...publisher, ways: [first.length === 1 && largest ? [largest] : first] }
}

function named(name: string): Publisher {
  const publisher = publisherNamed(name)
  if (publisher) return publisher
  const names = publishers.map(each => each.name)
  const near = closest(name.toLowerCase(), names)
  throw new ChainvetError('USAGE', `no publisher is called "${name.slice(0, 80)}"`, {
    hint: `${near ? `Did you mean ${near}?   ` : ''}There are: ${names.join(', ')}`,
  })
}

const shownExamples = 3

const described = ({ publisher, state, problem, changes, asOf, issuedOn, foreign, guarded }: Outcome): DataUpdate['sources'][number] => ({
  source: publisher.name,
  list: publisher.list,
  state,
  problem: problem ?? null,
  before: changes?.before ?? null,
  after: changes?.after ?? null,
  added: changed(changes?.added ?? []),
  delisted: changed(changes?.delisted ?? []),
  as_of: asOf ?? null,
  issued_on: issuedOn ?? null,
  left_out: { other_chains: foreign, everybodys: guarded },
})

const changed = (entries: readonly LabelEntry[]) => ({
  count: entries.length,
  examples: entries.slice(0, shownExamples).map(entry => {
    const { entity, family, programme, listedOn, delistedOn } = entry.record
    return {
      address: shownAddress(entry),
      family,
      entity,
      programme: programme ?? null,
      listed_on: listedOn ?? null,
      delisted_on: delistedOn ?? null,
    }
  }),
})
