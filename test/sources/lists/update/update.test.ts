import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { SourceError } from '../../../../src/errors.ts'
import type { LabelEntry, LabelRecord, ListFacts } from '../../../../src/sources/lists/label-file.ts'
import type { LabelSet } from '../../../../src/sources/lists/label-rows.ts'
import { youngest } from '../../../../src/sources/lists/update/merge.ts'
import { publisherNamed } from '../../../../src/sources/lists/update/publishers.ts'
import { type FetchFiles, updateOne } from '../../../../src/sources/lists/update/update.ts'
import { sdn, strangers } from '../../../support/sdn.ts'

const folder = mkdtempSync(join(tmpdir(), 'chainvet-update-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const now = new Date('2026-11-20T12:00:00Z')
const publisher = (name: string) => {
  const found = publisherNamed(name)
  if (!found) throw new Error(name)
  return found
}

/** Hands out these bodies for any file, one after the other. */
let made = 0
const handing =
  (...bodies: string[]): FetchFiles =>
  async files =>
    files.map((_, at) => {
      const path = join(folder, String(made++))
      writeFileSync(path, bodies[Math.min(at, bodies.length - 1)] as string)
      return { path, host: 'publisher.example', sha256: 'ab'.repeat(32) }
    })
const failing: FetchFiles = async (_, { list }) => {
  throw new SourceError({ source: list, code: 'NETWORK', problem: 'is not there: connection refused' })
}

const sanctioned = (address: string, more: Partial<LabelRecord> = {}): LabelEntry => ({
  address,
  record: { category: 'sanctions', list: 'OFAC SDN', entity: 'A PARTY', confidence: 'official', family: 'evm', ...more },
})
const ofacFacts = (asOf: string): ListFacts[] =>
  (['evm', 'bitcoin', 'solana', 'tron', 'xrp', 'cardano'] as const).map(family => ({
    name: 'OFAC SDN',
    category: 'sanctions',
    family,
    asOf,
    entries: 0,
  }))
const listed = strangers(400)
const tornado = strangers(1)[0] as string
const system: LabelEntry = {
  address: `0x${'dead'.padStart(40, '0')}`,
  record: { category: 'burn', list: 'System addresses', entity: 'burn address', confidence: 'curated', family: 'evm' },
}
const exchange: LabelEntry = {
  address: strangers(1)[0] as string,
  record: { category: 'service', list: 'Services', entity: 'an exchange', confidence: 'curated', family: 'evm' },
}
const set: LabelSet = {
  lists: [
    ...ofacFacts('2026-01-01'),
    { name: 'System addresses', category: 'system', family: 'evm', asOf: '2026-08-01', entries: 1 },
    { name: 'Services', category: 'service', family: 'evm', asOf: '2026-08-01', entries: 1 },
  ],
  entries: [...listed.map(address => sanctioned(address)), sanctioned(tornado, { delistedOn: '2025-03-21' }), system, exchange],
}
const sdnOf = (addresses: readonly string[], issuedOn = '2026-11-19') =>
  sdn([{ name: 'A PARTY', addresses: addresses.map(address => ['ETH', address] as const) }], { issuedOn })
const update = (name: string, fetch: FetchFiles, { from = set, force = false } = {}) =>
  updateOne(from, publisher(name), { fetch, now, force })
const alone = (name: string, fetch: FetchFiles, options?: { from?: LabelSet; force?: boolean }) => {
  const { instead: _instead, ...rest } = publisher(name)
  return updateOne(options?.from ?? set, rest, { fetch, now, force: options?.force ?? false })
}
const recordOf = ({ entries }: LabelSet, address: string) =>
  entries.find(entry => entry.address.toLowerCase() === address.toLowerCase() && entry.record.list === 'OFAC SDN')?.record

describe('a new list of OFAC', () => {
  test('adds what is new, takes back what is missing on its day of issue, and keeps what was taken back before', async () => {
    const [fresh = ''] = strangers(1)
    const { set: after, outcome } = await update('ofac', handing(sdnOf([...listed.slice(1), fresh])))
    expect(outcome).toMatchObject({ state: 'updated', problem: undefined, asOf: '2026-11-20', issuedOn: '2026-11-19' })
    expect(outcome.changes).toMatchObject({ before: 400, after: 400 })
    expect(outcome.changes?.added.map(({ address }) => address.toLowerCase())).toEqual([fresh])
    expect(recordOf(after, listed[0] as string)?.delistedOn).toBe('2026-11-19')
    expect(recordOf(after, listed[1] as string)?.delistedOn).toBeUndefined()
    expect(recordOf(after, tornado)?.delistedOn).toBe('2025-03-21')
    expect(after.entries).toEqual(expect.arrayContaining([system, exchange]))
  })

  test('is one list for all families: each has its date, those without an address too', async () => {
    const { set: after } = await update('ofac', handing(sdnOf(listed)))
    const facts = after.lists.filter(({ name }) => name === 'OFAC SDN')
    expect(facts.map(({ family, asOf, entries }) => [family, asOf, entries]).sort()).toEqual([
      ['bitcoin', '2026-11-20', 0],
      ['cardano', '2026-11-20', 0],
      ['evm', '2026-11-20', 401],
      ['solana', '2026-11-20', 0],
      ['tron', '2026-11-20', 0],
      ['xrp', '2026-11-20', 0],
    ])
    expect(facts[0]?.origin).toEqual({
      source: 'ofac',
      host: 'publisher.example',
      fetchedAt: '2026-11-20T12:00:00Z',
      issuedOn: '2026-11-19',
      sha256: 'ab'.repeat(32),
    })
    expect(after.lists.find(({ name }) => name === 'Services')?.asOf).toBe('2026-08-01')
  })

  test('that lists again what it had taken back lists it', async () => {
    const { set: after } = await update('ofac', handing(sdnOf([...listed, tornado])))
    expect(after.entries.filter(({ address }) => address.toLowerCase() === tornado).map(({ record }) => record.delistedOn)).toEqual([
      undefined,
    ])
  })

  test('twice is no change', async () => {
    const { set: once } = await update('ofac', handing(sdnOf(listed)))
    const { outcome } = await update('ofac', handing(sdnOf(listed)), { from: once })
    expect(outcome).toMatchObject({ state: 'unchanged', changes: { before: 400, after: 400 } })
  })
})

describe('a list that cannot be right is refused, and taken with force', () => {
  const refusals: [string, string, RegExp][] = [
    ['that lost more than a third', sdnOf(listed.slice(0, 266)), /has 266 addresses, and never had fewer than 300|lost more than a third/],
    ['that has hardly any', sdnOf(listed.slice(0, 3)), /it has 3 addresses, and never had fewer than 300/],
    ['that is older than the one in place', sdnOf(listed, '2025-12-31'), /it is of 2025-12-31, and the one in place is of 2026-01-01/],
    [
      'that nobody has issued for months',
      sdnOf(listed, '2026-09-01'),
      /it was issued on 2026-09-01, and a new one is issued at least every 45 days/,
    ],
    ['that has exploded', sdnOf([...listed, ...strangers(8_000)]), /it has grown from 400 to 8400 entries/],
  ]
  test.each(refusals)('%s', async (_, body, words) => {
    const refused = await alone('ofac', handing(body))
    expect(refused.outcome.state).toBe('kept')
    expect(refused.outcome.problem).toMatch(words)
    expect(refused.outcome.problem).toContain('chainvet data update --source ofac --force')
    expect(refused.set).toBe(set)
    expect((await alone('ofac', handing(body), { force: true })).outcome.state).not.toBe('kept')
  })

  test('what was taken by force although it is old is no younger than it says', async () => {
    const { set: after } = await alone('ofac', handing(sdnOf(listed, '2026-09-01')), { force: true })
    expect(after.lists.find(({ name }) => name === 'OFAC SDN')?.asOf).toBe('2026-09-01')
  })

  test('exactly a third may go', async () => {
    const long = strangers(900)
    const from = { ...set, entries: long.map(address => sanctioned(address)) }
    expect((await alone('ofac', handing(sdnOf(long.slice(0, 600))), { from })).outcome.state).toBe('updated')
    expect((await alone('ofac', handing(sdnOf(long.slice(0, 599))), { from })).outcome.problem).toContain(
      'lost more than a third of its entries: 599 of 900',
    )
  })

  test('a day that has not come is refused with force too', async () => {
    const { outcome } = await alone('ofac', handing(sdnOf(listed, '2027-03-01')), { force: true })
    expect(outcome).toMatchObject({ state: 'kept', problem: expect.stringContaining('a day that has not come') })
  })
})

describe('where OFAC cannot be had', () => {
  const [fresh = ''] = strangers(1)
  const copies: FetchFiles = (files, of) =>
    of.name === 'ofac' ? failing(files, of) : handing(JSON.stringify([...listed, fresh]), '[]')(files, of)

  test('copies of its addresses are added, nothing is taken back, and the list grows no younger', async () => {
    const { set: after, outcome } = await update('ofac', copies)
    expect(outcome).toMatchObject({ state: 'added', problem: 'OFAC SDN is not there: connection refused' })
    expect(outcome.changes).toMatchObject({ before: 400, after: 401, delisted: [] })
    expect(recordOf(after, fresh)).toMatchObject({ category: 'sanctions', confidence: 'official' })
    expect(new Set(after.lists.filter(({ name }) => name === 'OFAC SDN').map(({ asOf }) => asOf))).toEqual(new Set(['2026-01-01']))
  })

  test('and where they cannot be had either, everything stays', async () => {
    const { set: after, outcome } = await update('ofac', failing)
    expect(after).toBe(set)
    expect(outcome.state).toBe('kept')
  })

  test('they do not stand in for a list that was read and refused with force at hand', async () => {
    expect((await update('ofac', failing, { force: true })).outcome.state).toBe('kept')
  })
})

describe('lists that others report to', () => {
  const reported = strangers(200)

  test('are not believed about the zero address, precompiles, tokens, burn addresses and exchanges', async () => {
    const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
    const everybodys = [
      '0x0000000000000000000000000000000000000000',
      '0x0000000000000000000000000000000000000009',
      usdt,
      system.address,
      exchange.address,
    ]
    const { outcome, set: after } = await update('scamsniffer', handing(JSON.stringify([...reported, ...everybodys])))
    expect(outcome).toMatchObject({ state: 'updated', guarded: 5, asOf: '2026-11-20', issuedOn: undefined })
    expect(after.entries.filter(({ record }) => record.list === 'ScamSniffer')).toHaveLength(200)
    expect(after.lists.find(({ name }) => name === 'ScamSniffer')).toMatchObject({ category: 'phishing', family: 'evm', entries: 200 })
  })

  test('keep comment and date of each entry where they have them', async () => {
    const twice = [...reported, ...reported.slice(0, 9).map(address => address.toUpperCase().replace('0X', '0x'))]
    const rows = twice.map(address => ({ address, comment: 'Fake\u0007 ICO\u202e admin\n', date: '2018-04-08' }))
    const { set: after } = await update('myetherwallet', handing(JSON.stringify(rows)))
    expect(after.lists.find(({ name }) => name === 'MyEtherWallet darklist')?.entries).toBe(200)
    expect(after.entries.find(({ record }) => record.list === 'MyEtherWallet darklist')?.record).toEqual({
      category: 'scam',
      list: 'MyEtherWallet darklist',
      entity: 'Fake ICO admin',
      listedOn: '2018-04-08',
      confidence: 'community',
      family: 'evm',
    })
  })

  test('are read from CSV, contracts bound to their chain', async () => {
    const many = strangers(1_200)
    const scams = `address,etherscan_tag,etherscan_labels,is_contract\n${many.map((address, at) => `${address},"Fake_Phishing${at}",phish-hack,${at === 0 ? 'True' : 'False'}`).join('\n')}\n`
    const malicious = `banned_address,wallet_tag,data_source\r\n${reported[0]},"Some ""heist"", big",etherscan-heist-list\r\n`
    const contracts = `contract_address,contract_tag,contract_creator_tag\n${reported[1]},,Somebody's exploit\n`
    const { set: after, outcome } = await update('forta', handing(scams, malicious, contracts))
    expect(outcome.state).toBe('updated')
    const of = (address: string | undefined) => after.entries.find(entry => entry.address.toLowerCase() === address)?.record
    expect(of(many[0])).toMatchObject({ category: 'phishing', entity: 'Fake phishing', confidence: 'curated', chain: 1 })
    expect(of(many[1])).not.toHaveProperty('chain')
    expect(of(reported[0])).toMatchObject({ category: 'exploit', entity: 'Some "heist", big' })
    expect(of(reported[1])).toMatchObject({ category: 'exploit', entity: "Somebody's exploit", chain: 1 })
  })

  test('are read from TagPacks, each tag with its own confidence or that of its pack', async () => {
    const bitcoin = '14QZ2wB8b8ZQNgb978Lwptdc8Vhv5aZQM2'
    const pack = [
      'title: A pack',
      'abuse: service_hack',
      'confidence: forensic',
      "label: 'a hack'",
      'lastmod: 2019-07-03',
      'tags:',
      `- address: ${bitcoin}`,
      ...reported.map(address => `- address: '${address}'\n  label: a site # remark\n  abuse: phishing\n  confidence: web_crawl`),
    ].join('\n')
    const { set: after } = await update('graphsense', handing(pack))
    const records = after.entries.filter(({ record }) => record.list === 'GraphSense TagPacks').map(({ record }) => record)
    expect(records.find(({ family }) => family === 'bitcoin')).toMatchObject({
      category: 'exploit',
      entity: 'a hack',
      confidence: 'community',
      listedOn: '2019-07-03',
    })
    expect(records.find(({ family }) => family === 'evm')).toMatchObject({ category: 'phishing', entity: 'a site', confidence: 'web' })
  })

  const wrong: [string, string, string, RegExp][] = [
    ['a page', 'scamsniffer', '<html>404</html>', /a page for people, not a list/],
    ['a list that is cut off', 'scamsniffer', '["0x', /cut off or no JSON/],
    ['another shape', 'scamsniffer', '{"addresses":[]}', /another shape than the list had/],
    ['no addresses', 'scamsniffer', JSON.stringify(Array(300).fill('hello')), /has 0 addresses/],
    [
      'mostly no addresses',
      'scamsniffer',
      JSON.stringify([...reported, ...Array(300).fill('x')]),
      /300 of its 500 entries are no addresses/,
    ],
    ['other columns', 'forta', 'a,b\n1,2\n', /other columns than the list had/],
    ['no TagPack', 'graphsense', 'hello: world\n', /it is no TagPack/],
  ]
  test.each(wrong)('%s is refused (%s)', async (_, name, body, words) => {
    const { outcome, set: after } = await update(name, handing(body))
    expect(outcome.problem).toMatch(words)
    expect(after).toBe(set)
  })
})

test('of the lists of the program and those that were fetched, the younger one of each is the ground', () => {
  const own: LabelSet = {
    lists: [...ofacFacts('2026-05-01'), { name: 'Services', category: 'service', family: 'evm', asOf: '2026-01-01', entries: 0 }],
    entries: [sanctioned(listed[5] as string)],
  }
  const ground = youngest(set, own)
  expect(ground.entries).toEqual(expect.arrayContaining([system, exchange, sanctioned(listed[5] as string)]))
  expect(ground.entries).toHaveLength(3)
  expect(ground.lists.find(({ name }) => name === 'OFAC SDN')?.asOf).toBe('2026-05-01')
  expect(ground.lists.find(({ name }) => name === 'Services')?.asOf).toBe('2026-08-01')
})
