import type { Chain } from '../../../chains/index.ts'
import { chains } from '../../../chains/index.ts'
import { keyOf, type LabelEntry, type LabelRecord, type ListFacts, type ListOrigin } from '../label-file.ts'
import type { LabelSet } from '../label-rows.ts'
import type { Published, Publisher } from './publisher.ts'

type FamilyName = Chain['family']['name']

/** What an update did to a list. Addresses as keys point to the entries they stand for. */
export interface Changes {
  /** Entries that stand, before and after. */
  readonly before: number
  readonly after: number
  readonly added: readonly LabelEntry[]
  /** Entries that the publisher took away, with the day of it. */
  readonly delisted: readonly LabelEntry[]
}

/** An address whatever its spelling. */
const idOf = ({ address, record: { family, chain } }: LabelEntry): string =>
  `${family} ${family === 'evm' ? address.toLowerCase() : address}${chain === undefined ? '' : ` ${chain}`}`

/** The lists of the program and those that were fetched: of each the younger one. */
export function youngest(builtIn: LabelSet, own: LabelSet | undefined): LabelSet {
  if (!own) return builtIn
  const dayOf = (set: LabelSet, list: string) =>
    set.lists
      .filter(({ name }) => name === list)
      .map(({ asOf }) => asOf)
      .sort()
      .at(-1)
  const names = new Set([...builtIn.lists, ...own.lists].map(({ name }) => name))
  const from = new Map(
    [...names].map(name => {
      const [ours, theirs] = [dayOf(builtIn, name), dayOf(own, name)]
      return [name, theirs !== undefined && (ours === undefined || theirs >= ours) ? own : builtIn] as const
    }),
  )
  return {
    lists: [builtIn, own].flatMap(set => set.lists.filter(({ name }) => from.get(name) === set)),
    entries: [builtIn, own].flatMap(set => set.entries.filter(({ record }) => from.get(record.list) === set)),
  }
}

export interface State {
  /** Day of which the list is the state that was in force. */
  readonly asOf: string
  readonly origin: ListOrigin
  /** Day since which what is missing is taken to be taken back. */
  readonly delistedOn: string
}

/**
 * Puts what was published in place of a list. What is missing stays as an entry that was taken back: it accuses nobody, and
 * its history can be told. A publisher that only adds takes nothing back and leaves the dates as they are.
 */
export function merge(
  set: LabelSet,
  publisher: Pick<Publisher, 'list' | 'category'>,
  { entries: published }: Pick<Published, 'entries'>,
  state: State | 'adds',
): { readonly set: LabelSet; readonly changes: Changes } {
  // lists repeat themselves, in other capital letters often
  const entries = [...new Map(published.map(entry => [`${idOf(entry)} ${JSON.stringify(entry.record)}`, entry])).values()]
  const others = set.entries.filter(({ record }) => record.list !== publisher.list)
  const before = set.entries.filter(({ record }) => record.list === publisher.list)
  const standing = new Map(before.filter(({ record }) => record.delistedOn === undefined).map(entry => [idOf(entry), entry]))
  const now = new Map(entries.map(entry => [idOf(entry), entry]))
  const added = [...now].filter(([id]) => !standing.has(id)).map(([, entry]) => entry)
  if (state === 'adds') {
    const merged = [...before.filter(entry => standing.has(idOf(entry)) || !now.has(idOf(entry))), ...added]
    const facts = set.lists.filter(({ name }) => name !== publisher.list)
    const counted = listsOf(publisher, merged, family => {
      const known = set.lists.find(({ name, family: own }) => name === publisher.list && own === family)
      return { asOf: known?.asOf ?? 'unknown', ...(known?.origin && { origin: known.origin }) }
    }).filter(({ asOf }) => asOf !== 'unknown')
    return {
      set: { lists: [...facts, ...counted], entries: [...others, ...merged] },
      changes: { before: standing.size, after: standing.size + added.length, added, delisted: [] },
    }
  }
  const gone = [...standing].filter(([id]) => !now.has(id)).map(([, entry]) => delisted(entry, state.delistedOn))
  const past = before.filter(entry => entry.record.delistedOn !== undefined && !now.has(idOf(entry)))
  const merged = [...entries, ...gone, ...past]
  const facts = set.lists.filter(({ name }) => name !== publisher.list)
  const counted = listsOf(publisher, merged, () => ({ asOf: state.asOf, origin: state.origin }))
  return {
    set: { lists: [...facts, ...counted].sort(byNameAndFamily), entries: [...others, ...merged] },
    changes: { before: standing.size, after: now.size, added, delisted: gone },
  }
}

const delisted = ({ address, record }: LabelEntry, day: string): LabelEntry => ({ address, record: { ...record, delistedOn: day } })

const byNameAndFamily = (a: ListFacts, b: ListFacts): number => (`${a.name} ${a.family}` < `${b.name} ${b.family}` ? -1 : 1)

/** A list of sanctions was read whole: where it names nobody of a family, it has been screened all the same. */
function listsOf(
  { list, category }: Pick<Publisher, 'list' | 'category'>,
  entries: readonly LabelEntry[],
  stateOf: (family: FamilyName) => Pick<ListFacts, 'asOf' | 'origin'>,
): ListFacts[] {
  const counts = new Map<FamilyName, number>()
  if (category === 'sanctions') for (const { family } of chains) counts.set(family.name, 0)
  for (const { record } of entries) counts.set(record.family, (counts.get(record.family) ?? 0) + 1)
  return [...counts].map(([family, count]) => ({ name: list, category, family, ...stateOf(family), entries: count }))
}

/** Whether a key stands for nobody in particular: zero, the precompiled contracts, and what lies near them. */
export const isPrecompile = ({ family }: LabelRecord, address: string): boolean => family === 'evm' && /^0x0{36}/.test(address)

/** Keys of entries, to look others up among. */
export const keysOf = (entries: readonly LabelEntry[]): ReadonlySet<string> =>
  new Set(entries.map(({ address, record }) => Buffer.from(keyOf(record.family, address)).toString('hex')))
