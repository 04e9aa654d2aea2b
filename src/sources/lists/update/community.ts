import { z } from 'zod'
import type { Label } from '../../../evidence/labels.ts'
import type { LabelEntry, LabelRecord } from '../label-file.ts'
import { classify, dayOf, tidy } from './classify.ts'
import { csvRows } from './csv.ts'
import { ofac } from './ofac.ts'
import { ListError, type Published, type Publisher } from './publisher.ts'
import { readJson, readText } from './read-json.ts'
import { tagsIn } from './tag-pack.ts'

const raw = 'https://raw.githubusercontent.com'
const megabyte = 1024 * 1024
const most = 64 * megabyte
const addressList = z.array(z.string().max(200)).max(5_000_000)

/** What is said of an address, before its family is known. */
type Said = Omit<LabelRecord, 'family' | 'list'>

/** Puts addresses on a list; what is an address of none of the chains is counted. One record for all that say the same. */
function publish(list: string, found: readonly (readonly [address: string, said: Said])[]): Published {
  const records = new Map<string, LabelRecord>()
  const entries: LabelEntry[] = []
  for (const [text, said] of found) {
    const classified = classify(text)
    if (!classified) continue
    const { family, address } = classified
    const { chain, ...rest } = said
    const record: LabelRecord = { ...rest, list, family, ...(family === 'evm' && chain !== undefined && { chain }) }
    const key = JSON.stringify(record)
    records.set(key, records.get(key) ?? record)
    entries.push({ address, record: records.get(key) ?? record })
  }
  return { entries, foreign: found.length - entries.length }
}

/** Copies of OFAC's addresses by currency, made each night: without names, programmes and dates. */
export const ofacReady: Publisher = {
  name: 'ofac-ready',
  list: ofac.list,
  category: 'sanctions',
  ways: [
    ['XBT', 'ETH', 'TRX', 'XRP', 'SOL', 'USDT', 'USDC', 'ARB', 'BSC'].map(asset => ({
      url: `${raw}/0xB10C/ofac-sanctioned-digital-currency-addresses/lists/sanctioned_addresses_${asset}.json`,
      maxBytes: 4 * megabyte,
    })),
  ],
  least: 300,
  reports: false,
  async read(paths) {
    const said: Said = { category: 'sanctions', entity: 'a party that this copy of the list does not name', confidence: 'official' }
    const lists = await Promise.all(paths.map(path => readJson(path, 4 * megabyte, addressList)))
    return publish(
      ofac.list,
      lists.flat().map(address => [address, said] as const),
    )
  },
}

export const scamSniffer: Publisher = {
  name: 'scamsniffer',
  list: 'ScamSniffer',
  category: 'phishing',
  ways: [[{ url: `${raw}/scamsniffer/scam-database/main/blacklist/address.json`, maxBytes: most }]],
  least: 100,
  reports: true,
  async read([path = '']) {
    const said: Said = { category: 'phishing', entity: 'a phishing address', confidence: 'community' }
    const addresses = await readJson(path, most, addressList)
    return publish(
      'ScamSniffer',
      addresses.map(address => [address, said] as const),
    )
  },
}

export const myEtherWallet: Publisher = {
  name: 'myetherwallet',
  list: 'MyEtherWallet darklist',
  category: 'scam',
  ways: [[{ url: `${raw}/MyEtherWallet/ethereum-lists/master/src/addresses/addresses-darklist.json`, maxBytes: most }]],
  least: 100,
  reports: true,
  async read([path = '']) {
    const row = z.looseObject({ address: z.string().max(200), comment: z.string().optional(), date: z.string().optional() })
    const rows = await readJson(path, most, z.array(row).max(5_000_000))
    return publish(
      'MyEtherWallet darklist',
      rows.map(({ address, comment, date }) => {
        const listedOn = dayOf(date)
        const entity = tidy(comment === undefined ? '' : comment, 'a scam')
        return [address, { category: 'scam', entity, confidence: 'community', ...(listedOn !== undefined && { listedOn }) }] as const
      }),
    )
  },
}

const fortaLabels = `${raw}/forta-network/labelled-datasets/main/labels/1`

/** Labels of Ethereum that Forta compiled in 2023. Contracts are those of Ethereum; keys are the same on every EVM chain. */
export const forta: Publisher = {
  name: 'forta',
  list: 'Forta labelled datasets',
  category: 'phishing',
  ways: [
    ['phishing_scams', 'etherscan_malicious_labels', 'malicious_smart_contracts'].map(name => ({
      url: `${fortaLabels}/${name}.csv`,
      maxBytes: most,
    })),
  ],
  least: 1_000,
  reports: true,
  async read([scams = '', malicious = '', contracts = '']) {
    const rowsOf = async (path: string, columns: readonly string[]) => csvRows(await readText(path, most), columns)
    const curated = (category: Label['category'], entity: string | undefined, chain?: number): Said => ({
      category,
      // "Fake_Phishing1234": the number says nothing, and would make a label of its own for each address
      entity: tidy(
        entity === undefined ? '' : entity.replace(/_?Phishing\d+$/, ' phishing'),
        category === 'exploit' ? 'an exploit' : 'a phishing address',
      ),
      confidence: 'curated',
      ...(chain !== undefined && { chain }),
    })
    const found = [
      ...(await rowsOf(scams, ['address', 'etherscan_tag', 'is_contract'])).map(
        row =>
          [row['address'] as string, curated('phishing', row['etherscan_tag'], row['is_contract'] === 'True' ? 1 : undefined)] as const,
      ),
      ...(await rowsOf(malicious, ['banned_address', 'wallet_tag', 'data_source'])).map(
        row =>
          [
            row['banned_address'] as string,
            curated(/heist|exploit/.test(row['data_source'] as string) ? 'exploit' : 'phishing', row['wallet_tag']),
          ] as const,
      ),
      ...(await rowsOf(contracts, ['contract_address', 'contract_tag', 'contract_creator_tag'])).map(
        row => [row['contract_address'] as string, curated('exploit', row['contract_tag'] || row['contract_creator_tag'], 1)] as const,
      ),
    ]
    return publish('Forta labelled datasets', found)
  },
}

const packs = ['ransomware', 'etherhiding', 'binance_hack', 'etherscamdb_tagpack', 'electrum_phishing']

/** Packs of GraphSense that accuse; the others name services and protocols. */
export const graphSense: Publisher = {
  name: 'graphsense',
  list: 'GraphSense TagPacks',
  category: 'scam',
  ways: [packs.map(name => ({ url: `${raw}/graphsense/graphsense-tagpacks/master/packs/${name}.yaml`, maxBytes: most }))],
  least: 100,
  reports: true,
  async read(paths) {
    const tags = (await Promise.all(paths.map(async path => tagsIn(await readText(path, most))))).flat()
    if (tags.length === 0) throw new ListError('it holds no tags')
    return publish(
      'GraphSense TagPacks',
      tags.map(({ address, ...said }) => [address, said] as const),
    )
  },
}
