import type { Dealing, Exposure } from '../../evidence/exposure.ts'
import { type Exposed, exposures } from '../exposed.ts'
import { standing } from '../lists.ts'
import { day, dollars, percent } from '../numbers.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

const sanctioned = { category: 'sanctions', list: 'OFAC SDN', entity: 'HYDRA MARKET', confidence: 'official', asOf: '2025-11-19' } as const
const mixer = { category: 'mixer', list: 'Mixers', entity: 'A mixer', confidence: 'curated', asOf: '2026-08-01' } as const
const theft = { category: 'exploit', list: 'Heists', entity: 'A heist', confidence: 'curated', asOf: '2026-08-01' } as const
const scam = { category: 'scam', list: 'Scams', entity: 'A scam', confidence: 'curated', asOf: '2026-08-01' } as const
const read = { transactions: 90, complete: true } as const
const labels = { lists: [], found: [] } as const
const dealing = (more: Pick<Dealing, 'label' | 'share'> & Partial<Dealing>) => ({
  exposure: {
    read,
    dealings: [
      {
        direction: 'in',
        party: 'party',
        hops: 1,
        asset: 'BTC',
        amount: 10n,
        decimals: 8,
        transactions: ['id'],
        count: 1,
        ...more,
      } as const,
    ],
  },
  labels,
})

export const exposure = defineSignal({
  id: 'wallet/exposure',
  question: 'Has this wallet received from or paid to parties that a list names?',
  why: 'Money that comes from a crime is frozen where it arrives, and to pay a sanctioned party is an offence in many countries.',
  verify:
    'Open the transactions that the evidence names on an explorer: one side is the wallet, the other the party in the sentence, which ' +
    'stands on the list named there. The share is what went between the two, divided by all that went that way in this asset in the ' +
    'transactions that were read.',
  remedy:
    'What was received or paid stays on the chain. The share sinks as the wallet deals with others, and the exposure ends when the ' +
    'publisher of the list takes the party off it.',
  needs: ['exposure', 'labels'],
  families: ['evm', 'bitcoin', 'solana', 'tron', 'xrp', 'cardano'],

  judge({ exposure: { read, dealings, shared }, labels }) {
    const found = exposures(dealings)
    const [gravest] = found
    if (!gravest && read.unread)
      return unknown(`${read.unread.toLocaleString('en-US')} of its transactions did not tell who dealt with whom`)
    if (!gravest) return clear(`No party on a list among ${whatWasRead(read)}${whoWasFollowed(read)}.`)
    const sentence = `${found.slice(0, 3).map(inWords).join('; ')}${found.length > 3 ? `; and ${found.length - 3} more` : ''}.`
    if (standing(labels, 'service').length > 0) return raised('service', `As a service, for its customers: ${sentence}`)
    if (standing(labels, 'system', 'burn').length > 0) return raised('service', `As an address that nobody owns: ${sentence}`)
    if (shared !== undefined) return raised('service', `As a contract that everybody uses (${shared}): ${sentence}`)
    return raised(gravest.row, capital(sentence), { solo: gravest.solo })
  },

  examples: [
    { given: dealing({ label: sanctioned, share: 0.6 }), outcome: 'raised', row: 'sanctions' },
    { given: dealing({ label: sanctioned, share: 0.0001, direction: 'out' }), outcome: 'raised', row: 'sanctions' },
    { given: dealing({ label: sanctioned, share: 1, hops: 2 }), outcome: 'raised', row: 'sanctions-far' },
    { given: dealing({ label: sanctioned, share: 0.005 }), outcome: 'raised', row: 'sanctions-trace' },
    {
      on: 'evm',
      given: dealing({ label: { ...sanctioned, listedOn: '2022-04-05' }, share: 0.6, beforeListing: true }),
      outcome: 'raised',
      row: 'sanctions-before',
    },
    {
      on: 'evm',
      given: dealing({ label: { ...sanctioned, listedOn: '2022-04-05' }, share: 1, hops: 2, beforeListing: true }),
      outcome: 'raised',
      row: 'sanctions-before-far',
    },
    { given: dealing({ label: theft, share: 0.2 }), outcome: 'raised', row: 'theft' },
    { given: dealing({ label: theft, share: 1, hops: 2 }), outcome: 'raised', row: 'theft-far' },
    { given: dealing({ label: theft, share: 0.005 }), outcome: 'raised', row: 'theft-trace' },
    { given: dealing({ label: scam, share: 0.2 }), outcome: 'raised', row: 'scam' },
    { given: dealing({ label: scam, share: 1, hops: 2 }), outcome: 'raised', row: 'scam-far' },
    { given: dealing({ label: scam, share: 0.005 }), outcome: 'raised', row: 'scam-trace' },
    { given: dealing({ label: mixer, share: 0.6 }), outcome: 'raised', row: 'mixer' },
    { given: dealing({ label: mixer, share: 1, hops: 2 }), outcome: 'raised', row: 'mixer-far' },
    { given: dealing({ label: mixer, share: 0.005 }), outcome: 'raised', row: 'mixer-trace' },
    { given: dealing({ label: { ...scam, confidence: 'web' }, share: 1 }), outcome: 'raised', row: 'web' },
    { given: dealing({ label: mixer, share: 0.0001, usd: 4 }), outcome: 'raised', row: 'dust' },
    {
      given: { ...dealing({ label: mixer, share: 0.6 }), labels: { lists: [], found: [{ ...mixer, category: 'service' }] } },
      outcome: 'raised',
      row: 'service',
    },
    { given: { exposure: { read, dealings: [] }, labels }, outcome: 'clear' },
    { given: { exposure: { read: { ...read, unread: 1 }, dealings: [] }, labels }, outcome: 'unknown' },
    { given: {}, outcome: 'unknown' },
  ],
})

function whatWasRead({ transactions, complete, from }: Exposure['read']): string {
  if (complete) return transactions === 1 ? 'the only transaction' : `all ${transactions.toLocaleString('en-US')} transactions`
  return `the ${transactions.toLocaleString('en-US')} transactions that were read${from ? `, the oldest of ${day(from)}` : ''}; there are others`
}

function whoWasFollowed({ beyond }: Exposure['read']): string {
  if (!beyond) return ''
  const { followed, left } = beyond
  const those = `${followed} other ${followed === 1 ? 'address' : 'addresses'}`
  return left === 0
    ? `, nor among the dealings of ${those} between`
    : `, nor among those of ${those} between; ${left} more ${left === 1 ? 'was' : 'were'} not followed`
}

/** "60 % of what it received in BTC, worth $900, comes from … (OFAC SDN: HYDRA MARKET), last on 2021-03-01". */
function inWords({ dealings }: Exposed): string {
  const [largest, ...others] = [...dealings].sort((a, b) => b.share - a.share)
  if (!largest) return ''
  const { direction, share, asset, usd, party, label, hops, last, via } = largest
  const worth = usd === undefined ? '' : `, worth ${dollars(usd)},`
  const what = direction === 'in' ? `received in ${asset}${worth} comes from` : `paid in ${asset}${worth} went to`
  const way = hops === 1 ? '' : via ? ` through ${via.address}` : ' through one other address'
  const more = others.length === 0 ? '' : ` and ${others.length} like it`
  const early = last !== undefined && label.listedOn !== undefined && day(last) < label.listedOn
  const when = last === undefined ? '' : `, last on ${day(last)}${early ? `, before the listing of ${label.listedOn}` : ''}`
  return `${percent(share)} of what it ${what} ${party} (${label.list}: ${label.entity})${way}${more}${when}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
