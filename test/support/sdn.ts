import { randomBytes } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'

export interface SdnParty {
  readonly name: string
  /** By currency, as OFAC names them: "XBT". */
  readonly addresses: readonly (readonly [currency: string, address: string])[]
  readonly programmes?: readonly string[]
  readonly listedOn?: string
}

interface SdnOptions {
  readonly issuedOn?: string
  /** In place of the namespace of 2025. */
  readonly namespace?: string
  /** Bytes of parties without addresses, as most of the list is. */
  readonly padding?: number
}

const currencies: Readonly<Record<string, number>> = { XBT: 344, ETH: 345, USDT: 887, TRX: 992, SOL: 1167, XMR: 444, XRP: 907 }

/** A list in the form of SDN_ADVANCED.XML. */
export const sdn = (parties: readonly SdnParty[], options: SdnOptions = {}): string => [...sdnPieces(parties, options)].join('')

/** The same piece by piece, for lists that are larger than a text should be. */
export function* sdnPieces(
  parties: readonly SdnParty[],
  { issuedOn = '2026-11-19', namespace, padding = 0 }: SdnOptions = {},
): Generator<string> {
  const [year, month, day] = issuedOn.split('-').map(Number)
  yield `<?xml version="1.0" encoding="utf-8"?>\n<Sanctions xmlns="${namespace ?? 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/ADVANCED_XML'}">
  <DateOfIssue CalendarTypeID="1"><Year>${year}</Year><Month>${month}</Month><Day>${day}</Day></DateOfIssue>
  <ReferenceValueSets><FeatureTypeValues>
    <FeatureType ID="8" FeatureTypeGroupID="1">Birthdate</FeatureType>
    ${Object.entries(currencies)
      .map(([currency, id]) => `<FeatureType ID="${id}" FeatureTypeGroupID="1">Digital Currency Address - ${currency}</FeatureType>`)
      .join('\n    ')}
  </FeatureTypeValues></ReferenceValueSets>
  <DistinctParties>\n`
  for (let written = 0, id = 900_000; written < padding; id++) {
    const party = partyXml(id, { name: `Party without a wallet ${id} <&> "quoted"`, addresses: [] })
    written += party.length
    yield party
  }
  for (const [at, party] of parties.entries()) yield partyXml(at + 1, party)
  yield '  </DistinctParties>\n  <SanctionsEntries>\n'
  for (const [at, party] of parties.entries()) yield entryXml(at + 1, party)
  yield '  </SanctionsEntries>\n</Sanctions>\n'
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const partyXml = (
  id: number,
  { name, addresses }: SdnParty,
): string => `<DistinctParty FixedRef="${id}"><Comment /><Profile ID="${id}" PartySubTypeID="4">
  <Identity ID="${id}" Primary="true"><Alias AliasTypeID="1403" Primary="true" LowQuality="false"><DocumentedName>${name
    .split(' ')
    .map(part => `<DocumentedNamePart><NamePartValue ScriptID="215">${escaped(part)}</NamePartValue></DocumentedNamePart>`)
    .join(
      '',
    )}</DocumentedName></Alias><Alias AliasTypeID="1400" Primary="false"><DocumentedName><DocumentedNamePart><NamePartValue>Another name</NamePartValue></DocumentedNamePart></DocumentedName></Alias></Identity>
  <Feature ID="${id}" FeatureTypeID="8"><FeatureVersion><VersionDetail DetailTypeID="1432">1P1ainTextThatIsNoAddress</VersionDetail></FeatureVersion></Feature>
  ${addresses
    .map(
      ([currency, address]) =>
        `<Feature ID="1" FeatureTypeID="${currencies[currency]}"><FeatureVersion ID="2"><Comment /><VersionDetail DetailTypeID="1432">${address}</VersionDetail></FeatureVersion></Feature>`,
    )
    .join('\n  ')}
</Profile></DistinctParty>\n`

function entryXml(id: number, { programmes = ['CYBER2'], listedOn = '2024-02-03' }: SdnParty): string {
  const [year, month, day] = listedOn.split('-').map(Number)
  return `<SanctionsEntry ID="${id}" ProfileID="${id}" ListID="1550"><EntryEvent ID="${id}"><Comment /><Date CalendarTypeID="1"><Year>${year}</Year><Month>${month}</Month><Day>${day}</Day></Date></EntryEvent>
  <SanctionsMeasure SanctionsTypeID="1705"><DatePeriod /></SanctionsMeasure>${programmes.map(programme => `<SanctionsMeasure><Comment>${programme}</Comment></SanctionsMeasure>`).join('')}</SanctionsEntry>\n`
}

/** An archive of one file, as zip programs write it. `lies` makes the directory say something else. */
export function zipped(name: string, content: Buffer, lies: { readonly bytes?: number; readonly sum?: number } = {}): Buffer {
  const packed = deflateRawSync(content)
  const facts = Buffer.alloc(12)
  facts.writeUInt32LE(lies.sum ?? crc32(content), 0)
  facts.writeUInt32LE(packed.length, 4)
  facts.writeUInt32LE(lies.bytes ?? content.length, 8)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  facts.copy(local, 14)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  facts.copy(central, 16)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return Buffer.concat([local, Buffer.from(name), packed, central, Buffer.from(name), end])
}

/** So many EVM addresses that no other list has. */
export const strangers = (count: number): string[] => Array.from({ length: count }, () => `0x${randomBytes(20).toString('hex')}`)
