import { keyOf, type LabelEntry } from '../label-file.ts'
import type { LabelSet } from '../label-rows.ts'
import registry from '../registry.json' with { type: 'json' }
import { type Changes, isPrecompile, keysOf, merge, type State } from './merge.ts'
import { ListError, type Published, type Publisher, type RemoteFile } from './publisher.ts'

/** A local copy of a file. */
export interface Copy {
  readonly path: string
  /** Host it came from, or "file". */
  readonly host: string
  readonly sha256: string
  /** Day of which it is the state; absent where the publisher itself sent it now. */
  readonly asOf?: string
}

/** Makes local copies of the files of one way, or throws. They may go once the next files are asked for. */
export type FetchFiles = (files: readonly RemoteFile[], publisher: Publisher) => Promise<readonly Copy[]>

export interface Outcome {
  readonly publisher: Publisher
  /** "kept": the list is as it was, for the reason in `problem`. "added": from a stand-in, which takes nothing back. */
  readonly state: 'updated' | 'unchanged' | 'added' | 'kept'
  /** Why the list, or its own publisher, could not be used. */
  readonly problem: string | undefined
  readonly changes: Changes | undefined
  readonly asOf: string | undefined
  readonly issuedOn: string | undefined
  /** Entries that were left out: of other chains, and what is everybody's. */
  readonly foreign: number
  readonly guarded: number
}

interface UpdateOptions {
  readonly fetch: FetchFiles
  readonly now: Date
  /** Takes a list that has lost more than a third, or is older than the one before. */
  readonly force: boolean
}

/** Brings one list of `set` up to date. Never throws for what a publisher does: its list stays as it was. */
export async function updateOne(
  set: LabelSet,
  publisher: Publisher,
  options: UpdateOptions,
): Promise<{ readonly set: LabelSet; readonly outcome: Outcome }> {
  const problems: string[] = []
  for (const files of publisher.ways) {
    try {
      return await taken(set, publisher, await options.fetch(files, publisher), options)
    } catch (error) {
      problems.push(wordsFor(error))
      // a list that was understood and refused is refused in every form
      if (error instanceof Refused) break
    }
  }
  const problem = [...new Set(problems)].join('; ')
  if (publisher.instead && !options.force) {
    const second = await added(set, publisher.instead, options).catch((error: unknown) => wordsFor(error))
    if (typeof second !== 'string') return { ...second, outcome: { ...second.outcome, publisher, problem } }
  }
  return { set, outcome: { ...nothing(publisher), state: 'kept', problem } }
}

const nothing = (publisher: Publisher) => ({
  publisher,
  problem: undefined,
  changes: undefined,
  asOf: undefined,
  issuedOn: undefined,
  foreign: 0,
  guarded: 0,
})

/** A list that was read and must not be used. */
class Refused extends Error {}

function wordsFor(error: unknown): string {
  const { name, code, message } = error as { name?: unknown; code?: unknown; message: string }
  if (error instanceof ListError || name === 'XmlError' || name === 'ZipError') return `the list was not taken: ${message}`
  if (error instanceof Refused || name === 'SourceError') return message
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) return `a copy of the list could not be kept (${code})`
  throw error
}

async function taken(set: LabelSet, publisher: Publisher, copies: readonly Copy[], { now, force }: UpdateOptions) {
  const { published, guarded } = await readFrom(publisher, copies, set)
  const today = now.toISOString().slice(0, 10)
  // one list in several files is as old as the oldest of them
  const given = copies.flatMap(({ asOf }) => (asOf === undefined ? [] : [asOf])).sort()[0]
  const { issuedOn } = published
  // what a publisher sends today is in force today, unless it is plain that a newer one has been kept back
  const asOf = given === undefined && !isStale(publisher, issuedOn, today) ? today : (issuedOn ?? given ?? today)
  if (!force) assertPlausible(set, publisher, published, { asOf, today })
  if (asOf > today || (issuedOn !== undefined && issuedOn > dayAfter(today)))
    throw new Refused(`the list is of ${issuedOn ?? asOf}, a day that has not come`)
  const state: State = {
    asOf,
    delistedOn: issuedOn ?? asOf,
    origin: {
      source: publisher.name,
      host: copies[0]?.host ?? 'file',
      fetchedAt: `${now.toISOString().slice(0, 19)}Z`,
      ...(issuedOn !== undefined && { issuedOn }),
      sha256: copies[0]?.sha256 ?? '0'.repeat(64),
    },
  }
  const merged = merge(set, publisher, published, state)
  const same = merged.changes.added.length === 0 && merged.changes.delisted.length === 0
  const outcome: Outcome = {
    ...nothing(publisher),
    state: same ? 'unchanged' : 'updated',
    changes: merged.changes,
    asOf,
    issuedOn,
    foreign: published.foreign,
    guarded,
  }
  return { set: merged.set, outcome }
}

/** What a copy without names and dates is good for: addresses that are not known yet. */
async function added(set: LabelSet, publisher: Publisher, options: UpdateOptions) {
  const [files = []] = publisher.ways
  const { published, guarded } = await readFrom(publisher, await options.fetch(files, publisher), set)
  assertPlausible(set, publisher, published, undefined)
  const merged = merge(set, publisher, published, 'adds')
  const outcome: Outcome = { ...nothing(publisher), state: 'added', changes: merged.changes, foreign: published.foreign, guarded }
  return { set: merged.set, outcome }
}

/** Public lists hold the zero address, tokens and exchanges: whoever was sent something by a thief may have reported them. */
async function readFrom(publisher: Publisher, copies: readonly Copy[], set: LabelSet): Promise<{ published: Published; guarded: number }> {
  const all = await publisher.read(copies.map(({ path }) => path))
  const guards = publisher.reports ? guardsOf(set) : new Set<string>()
  const isOurs = ({ address, record }: LabelEntry) =>
    !isPrecompile(record, address) && !guards.has(Buffer.from(keyOf(record.family, address)).toString('hex'))
  const entries = all.entries.filter(isOurs)
  return { published: { ...all, entries }, guarded: all.entries.length - entries.length }
}

const guardsOf = (set: LabelSet): ReadonlySet<string> =>
  new Set([
    ...keysOf(set.entries.filter(({ record: { category } }) => category === 'system' || category === 'burn' || category === 'service')),
    ...registry.filter(({ chain }) => chain > 0).map(({ address }) => address.slice(2).toLowerCase()),
  ])

const day = 86_400_000
const dayAfter = (text: string): string => new Date(Date.parse(`${text}T00:00:00Z`) + day).toISOString().slice(0, 10)

/** Refuses what the publisher would not publish. `dates` are those of a list that stands for itself. */
function assertPlausible(
  set: LabelSet,
  publisher: Publisher,
  { entries, issuedOn, foreign }: Published,
  dates: { readonly asOf: string; readonly today: string } | undefined,
): void {
  const { name, list, least, issuedWithin } = publisher
  const refuse = (why: string): never => {
    throw new Refused(`the list was not taken: ${why}. If it is right all the same: chainvet data update --source ${name} --force`)
  }
  const standing = set.entries.filter(({ record }) => record.list === list && record.delistedOn === undefined).length
  if (entries.length < least) refuse(`it has ${entries.length} addresses, and never had fewer than ${least}`)
  if (foreign > entries.length) refuse(`${foreign} of its ${foreign + entries.length} entries are no addresses`)
  if (entries.length * 3 < standing * 2) refuse(`it has lost more than a third of its entries: ${entries.length} of ${standing} are left`)
  if (standing >= 100 && entries.length > standing * 20) refuse(`it has grown from ${standing} to ${entries.length} entries`)
  if (!dates) return
  const known = set.lists.filter(facts => facts.name === list)
  const before = known
    .map(({ asOf, origin }) => (issuedOn === undefined ? asOf : (origin?.issuedOn ?? asOf)))
    .sort()
    .at(-1)
  const own = issuedOn ?? dates.asOf
  if (before !== undefined && own < before) refuse(`it is of ${own}, and the one in place is of ${before}`)
  if (isStale(publisher, issuedOn, dates.today))
    refuse(`it was issued on ${own}, and a new one is issued at least every ${issuedWithin} days`)
}

const isStale = ({ issuedWithin }: Publisher, issuedOn: string | undefined, today: string): boolean =>
  issuedWithin !== undefined && issuedOn !== undefined && Date.parse(today) - Date.parse(issuedOn) > issuedWithin * day
