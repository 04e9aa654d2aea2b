import { open } from 'node:fs/promises'
import type { LabelEntry } from '../label-file.ts'
import { classify, dayOf, tidy } from './classify.ts'
import { ListError, type Published, type Publisher } from './publisher.ts'
import { attribute, createXml, type XmlReader } from './xml.ts'
import { looksZipped, unzipped } from './zip.ts'

const megabyte = 1024 * 1024
/** The list of 2025 has 121 MB. */
const mostXml = 512 * megabyte
const exports = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports'
/** The service answers with a signed address at its own storage. */
const storage = ['wc2h-sls-prod-public-published.s3.us-gov-west-1.amazonaws.com']

/** The Office of Foreign Assets Control of the United States: the Specially Designated Nationals with their digital currency addresses. */
export const ofac: Publisher = {
  name: 'ofac',
  list: 'OFAC SDN',
  category: 'sanctions',
  ways: [
    [{ url: `${exports}/SDN_ADVANCED.ZIP`, maxBytes: 64 * megabyte, storage }],
    [{ url: `${exports}/SDN_ADVANCED.XML`, maxBytes: mostXml, storage }],
  ],
  least: 300,
  issuedWithin: 45,
  reports: false,
  read: async ([path = '']) => readSdn(path),
}

async function readSdn(path: string): Promise<Published> {
  const list = sdnReader()
  const xml = createXml(list)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of piecesOf(path)) xml.push(decoder.decode(piece, { stream: true }))
    xml.push(decoder.decode())
  } catch (error) {
    throw error instanceof TypeError ? new ListError('it is not UTF-8 text') : error
  }
  xml.end()
  return list.published()
}

/** Pieces of the XML. A piece is good until the next is asked for: they lie in the same bytes, or a long list would be held as litter. */
async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r')
  const bytes = Buffer.allocUnsafeSlow(64 * 1024)
  try {
    for (let at = 0; ; ) {
      const { bytesRead } = await file.read(bytes, 0, bytes.length, at)
      const piece = bytes.subarray(0, bytesRead)
      if (at === 0 && looksZipped(piece)) return yield* unzipped(path, '.xml', mostXml)
      if (bytesRead === 0) return
      at += bytesRead
      yield piece
    }
  } finally {
    await file.close()
  }
}

interface Party {
  readonly names: string[]
  readonly addresses: string[]
  readonly programmes: Set<string>
  listedOn?: string
}

/** Listens for the few elements that matter: the day, the features that are addresses, whose they are, since when and why. */
function sdnReader(): XmlReader & { published(): Published } {
  const features = new Set<string>()
  const parties = new Map<string, Party>()
  let date: string[] = []
  let issuedOn: string | undefined
  let [feature, profile, entry] = ['', '', '']
  let [isAddress, isPrimary] = [false, false]
  let party: Party = { names: [], addresses: [], programmes: new Set() }
  let text = ''

  return {
    open(name, attributes, path) {
      if (path.length === 1 && name !== 'Sanctions') throw new ListError('it is not the list of OFAC')
      text = ''
      if (name === 'FeatureType') feature = required(attributes, 'ID')
      else if (name === 'DistinctParty') party = { names: [], addresses: [], programmes: new Set() }
      else if (name === 'Profile') profile = required(attributes, 'ID')
      else if (name === 'Alias') isPrimary = attribute(attributes, 'Primary') === 'true'
      else if (name === 'Feature') isAddress = features.has(required(attributes, 'FeatureTypeID'))
      else if (name === 'SanctionsEntry') entry = required(attributes, 'ProfileID')
      else if (name === 'DateOfIssue' || name === 'Date') date = []
    },
    text(piece, path) {
      if (wanted.has(path.at(-1))) text += piece
      if (text.length > 4096) throw new ListError('a part of it is longer than any such part should be')
    },
    close(name, path) {
      const parent = path.at(-2)
      if (name === 'Year' || name === 'Month' || name === 'Day') date.push(text.trim().padStart(2, '0'))
      else if (name === 'DateOfIssue' && path.length === 2) issuedOn = dayOf(date.join('-'))
      else if (name === 'FeatureType' && text.startsWith('Digital Currency Address')) features.add(feature)
      else if (name === 'NamePartValue' && isPrimary) party.names.push(text.trim())
      else if (name === 'VersionDetail' && isAddress && text.trim() !== '') party.addresses.push(text.trim())
      else if (name === 'Feature') isAddress = false
      else if (name === 'Profile' && party.addresses.length > 0) parties.set(profile, party)
      else if (name === 'Date' && parent === 'EntryEvent') since(parties.get(entry), dayOf(date.join('-')))
      else if (name === 'Comment' && parent === 'SanctionsMeasure' && text.trim() !== '') parties.get(entry)?.programmes.add(tidy(text, ''))
      if (wanted.has(name)) text = ''
    },
    published() {
      if (features.size === 0) throw new ListError('it names no digital currency')
      if (issuedOn === undefined) throw new ListError('it bears no date of issue')
      const found = [...parties.values()].flatMap(each => each.addresses.map(address => ({ classified: classify(address), party: each })))
      return {
        entries: found.flatMap(({ classified, party: owner }): LabelEntry[] => {
          if (!classified) return []
          const programme = [...owner.programmes].sort().join(';')
          const { family, address } = classified
          const record = {
            category: 'sanctions',
            list: 'OFAC SDN',
            entity: tidy(owner.names.join(' '), 'a party without a name'),
            ...(programme !== '' && { programme: tidy(programme, '') }),
            ...(owner.listedOn !== undefined && { listedOn: owner.listedOn }),
            confidence: 'official',
            family,
          } as const
          return [{ address, record }]
        }),
        issuedOn,
        foreign: found.filter(({ classified }) => !classified).length,
      }
    },
  }
}

/** An element that nobody can refer to makes the whole list doubtful. */
function required(attributes: string, name: string): string {
  const value = attribute(attributes, name)
  if (value === undefined) throw new ListError(`an element of it has no ${name}`)
  return value
}

const wanted = new Set<string | undefined>(['Year', 'Month', 'Day', 'FeatureType', 'NamePartValue', 'VersionDetail', 'Comment'])

/** A party with several entries is listed since the first of them. */
function since(party: Party | undefined, day: string | undefined): void {
  if (party && day !== undefined && (party.listedOn === undefined || day < party.listedOn)) party.listedOn = day
}
