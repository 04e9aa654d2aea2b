import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { chainNamed, chains, parseAddress } from '../../../src/chains/index.ts'
import { encodeLabels } from '../../../src/sources/lists/encode-labels.ts'
import { labels, lists, useLabelFile } from '../../../src/sources/lists/source.ts'
import { known, subject } from '../../support/subjects.ts'
import { clockwork } from '../../support/upstream.ts'

const context = {
  http: () => Promise.reject(new Error('The lists open no connection.')),
  world: clockwork(),
  upstreams: { provider: false, keys: {} },
  signal: new AbortController().signal,
}
const ask = async (address: string, chain?: string) => {
  const { known: found, tags } = await lists(subject('wallet', address, chain), context)
  expect(tags).toEqual({ labels: 'Labels' })
  return found.labels
}

test('a listed address is named, with the list, its date and its size', async () => {
  const labels = await ask(known.lazarus)
  expect(labels?.found).toMatchObject([
    { category: 'sanctions', list: 'OFAC SDN', confidence: 'official', asOf: expect.stringMatching(/^20/) },
  ])
  const ofac = labels?.lists.find(({ name }) => name === 'OFAC SDN')
  expect(labels?.proofs).toContainEqual({
    source: 'OFAC SDN',
    method: 'list',
    params: { address: known.lazarus, as_of: ofac?.asOf, entries: ofac?.entries },
    result: 'named',
  })
})

test('an address that is not listed is screened against every list of its family, and that is said', async () => {
  const labels = await ask(known.vitalik)
  expect(labels?.found).toEqual([])
  expect(labels?.proofs.map(({ source }) => source)).toEqual(labels?.lists.map(({ name }) => name))
  expect(new Set(labels?.proofs.map(({ result }) => result))).toEqual(new Set(['not named']))
  expect(labels?.lists.map(({ name }) => name)).toEqual(expect.arrayContaining(['OFAC SDN', 'Mixers', 'Services', 'System addresses']))
})

const samples: Record<string, string> = {
  evm: known.vitalik,
  bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  solana: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  xrp: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  cardano: 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
}

test.each(chains)('an address of $name is screened against the lists of its own family alone', async ({ family, names }) => {
  const labels = await ask(samples[family.name] ?? '', names[0])
  const sizes = labels?.lists.map(({ name, entries }) => `${name} ${entries}`) ?? []
  expect(new Set(sizes).size).toBe(sizes.length)
  expect(labels?.proofs).toHaveLength(sizes.length)
  // the list of OFAC names nobody on Cardano, and was screened all the same
  if (family.name === 'cardano') expect(sizes).toEqual(['OFAC SDN 0'])
  else expect(sizes.length).toBeGreaterThan(1)
})

test('a token of the XRP Ledger is looked up by its issuer', async () => {
  const issuer = 'rnXyVQzgxZe7TR1EPzTkGj2jxH4LMJYh66'
  const chain = chainNamed('xrp')
  const address = parseAddress(`USD.${issuer}`, chain, { kind: 'token' })
  const { known: found } = await lists({ kind: 'token', chain, address, given: address }, context)
  expect(found.labels?.found).toMatchObject([{ list: 'OFAC SDN', entity: 'CHATEX' }])
  expect(found.labels?.proofs.map(({ params }) => (params as { address: string }).address)).toContain(issuer)
})

describe('the file of the user', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-own-'))
  const path = join(folder, 'labels.bin')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  afterEach(() => {
    useLabelFile(undefined)
    vi.useRealTimers()
  })
  const facts = { name: 'Own list', category: 'scam', family: 'evm', asOf: '2026-11-20', entries: 1 } as const
  const write = (address: string) => {
    const record = { category: 'scam', list: 'Own list', entity: 'somebody', confidence: 'community', family: 'evm' } as const
    writeFileSync(`${path}.new`, encodeLabels([{ address, record }], [facts]))
    renameSync(`${path}.new`, path)
  }
  const [one, other] = ['11', '22'].map(byte => `0x${byte.repeat(20)}`) as [string, string]
  const ethereum = chainNamed('ethereum')
  const names = (address: string) =>
    labels()
      .find(address, ethereum)
      .map(({ list }) => list)

  test('is read in place of the lists of the program, and a new one in place of the old one while the program runs', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    write(one)
    useLabelFile(path)
    const held = labels()
    expect([names(one), names(other), names(known.lazarus)]).toEqual([['Own list'], [], []])
    write(other)
    vi.setSystemTime(Date.now() + 10_000)
    expect([names(one), names(other)]).toEqual([[], ['Own list']])
    // whoever asked before, and goes on asking, hears of the new one
    expect(held.find(other, ethereum)).toHaveLength(1)
    rmSync(path)
    vi.setSystemTime(Date.now() + 10_000)
    expect(names(known.lazarus)).toEqual(['OFAC SDN'])
  })

  test('that is damaged is told once, and the lists of the program stand in for it', () => {
    write(one)
    const file = readFileSync(path)
    writeFileSync(path, file.fill(0, file.length - 1_000))
    const told: string[] = []
    useLabelFile(path, problem => void told.push(problem))
    expect([names(known.lazarus), names(one), names(known.lazarus)]).toEqual([['OFAC SDN'], [], ['OFAC SDN']])
    expect(told).toEqual(['The label file is damaged.'])
  })

  test('that is not there is no fault', () => {
    const told: string[] = []
    useLabelFile(join(folder, 'nothing'), problem => void told.push(problem))
    expect([names(known.lazarus), told]).toEqual([['OFAC SDN'], []])
  })
})
