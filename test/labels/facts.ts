import { readFileSync } from 'node:fs'
import { chainById, chains, parseAddress } from '../../src/chains/index.ts'
import type { LabelCategory } from '../../src/evidence/labels.ts'
import type { LabelEntry, LabelRecord, ListFacts } from '../../src/sources/lists/label-file.ts'

type Row = Readonly<Record<string, string>>
type FamilyName = LabelRecord['family']

const folder = new URL('../../src/sources/lists/facts/', import.meta.url)

function rowsOf(table: string): Row[] {
  const [header = '', ...lines] = readFileSync(new URL(`${table}.tsv`, folder), 'utf8')
    .trimEnd()
    .split('\n')
  const names = header.split('\t')
  return lines.map(line => Object.fromEntries(line.split('\t').map((cell, at) => [names[at] ?? '', cell])))
}

const optional = (name: string, value: string | undefined) => (value ? { [name]: value } : {})

/** Dates of the tables that carry none in their rows. */
const asOf = { Mixers: '2026-08-01', Services: '2026-08-01', 'System addresses': '2026-11-20' }

/** Compiled from orders: each is final, and a new one comes with a new version of the program. */
const orders = ['EU and FR Tresor', 'Israel NBCTF']

/** All facts in the repository, as entries of the label file. */
export function labelFacts(): { entries: LabelEntry[]; lists: ListFacts[] } {
  const entries: (LabelEntry & { asOf: string })[] = []
  const add = (address: string, day: string, record: LabelRecord) =>
    entries.push({ address: canonical(address, record), record, asOf: day })

  for (const row of rowsOf('sanctions')) {
    add(row['address'] ?? '', row['as_of'] ?? '', {
      category: 'sanctions',
      list: row['list'] ?? '',
      entity: row['entity'] ?? '',
      ...optional('programme', row['programme']),
      ...optional('listedOn', row['listed_on']),
      ...optional('delistedOn', row['delisted_on']),
      confidence: 'official',
      family: row['family'] as FamilyName,
    })
  }
  for (const row of rowsOf('mixers')) {
    const entity = `${row['entity']} (${row['what']})`
    add(row['address'] ?? '', asOf.Mixers, {
      category: 'mixer',
      list: 'Mixers',
      entity,
      confidence: 'curated',
      family: 'evm',
      chain: chainById(Number(row['chain_id'])).id,
    })
  }
  for (const row of rowsOf('services')) {
    const family = row['family'] as FamilyName
    add(row['address'] ?? '', asOf.Services, {
      category: 'service',
      list: 'Services',
      entity: `${row['entity']} (${row['what']})`,
      confidence: 'curated',
      family,
    })
  }
  for (const row of rowsOf('system')) {
    add(row['address'] ?? '', asOf['System addresses'], {
      category: row['category'] as LabelCategory,
      list: 'System addresses',
      entity: row['entity'] ?? '',
      confidence: 'curated',
      family: row['family'] as FamilyName,
      ...(row['chain_id'] && { chain: chainById(Number(row['chain_id'])).id }),
    })
  }
  return { entries, lists: listsOf(entries) }
}

/** The registry of well-known tokens; where each row was confirmed stands in the table. */
export const registryFacts = (): { chain: number; address: string; symbol: string; name: string }[] =>
  rowsOf('registry').map(row => {
    const { id } = chainById(Number(row['chain_id']))
    return {
      chain: id,
      address: parseAddress(row['address'] ?? '', chainById(id), { kind: 'token' }),
      symbol: row['symbol'] ?? '',
      name: row['name'] ?? '',
    }
  })

/** An address that its own family refuses must not get into the file: it could never be found. */
function canonical(address: string, { family, chain }: Pick<LabelRecord, 'family' | 'chain'>): string {
  const home = chains.find(({ id, family: { name } }) => (chain === undefined ? name === family : id === chain))
  if (!home) throw new Error(`There is no chain of the family ${family}.`)
  return parseAddress(address, home)
}

/** A list is as old, for a family, as its newest row of that family. */
function listsOf(entries: readonly (LabelEntry & { asOf: string })[]): ListFacts[] {
  const lists = new Map<string, ListFacts>()
  for (const { record, asOf: day } of entries) {
    const key = `${record.list}\t${record.family}`
    const list = lists.get(key) ?? {
      name: record.list,
      category: record.list === 'System addresses' ? 'system' : record.category,
      family: record.family,
      asOf: day,
      entries: 0,
      ...(orders.includes(record.list) && { fixed: true }),
    }
    lists.set(key, { ...list, asOf: day > list.asOf ? day : list.asOf, entries: list.entries + 1 })
  }
  // the list of OFAC was read whole: where it names nobody of a family, it has been screened all the same
  const days = entries.filter(({ record }) => record.list === 'OFAC SDN').map(({ asOf: day }) => day)
  const [oldest] = days.sort()
  for (const family of new Set(chains.map(({ family: { name } }) => name))) {
    const key = `OFAC SDN\t${family}`
    if (oldest !== undefined && !lists.has(key))
      lists.set(key, { name: 'OFAC SDN', category: 'sanctions', family, asOf: oldest, entries: 0 })
  }
  return [...lists.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, list]) => list)
}
