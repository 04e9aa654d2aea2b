import type { Cluster } from '../../evidence/cluster.ts'
import type { Label } from '../../evidence/labels.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

export const cluster = defineSignal({
  id: 'wallet/cluster',
  question: 'Has this wallet signed together with an address that a list names?',
  why: 'Who signs for two addresses in one transaction holds the keys of both, unless it was a joint one of strangers.',
  verify:
    'Open the transaction in the sentence on an explorer: the wallet and the listed address both stand among its inputs. Search the ' +
    'list that is named for that address.',
  remedy:
    'It cannot be cleared by the owner of the keys. Where the transaction was a joint one of several owners, its shape shows it, and ' +
    'the address falls out of the group; a label that is wrong is corrected by the publisher of the list.',
  needs: ['cluster'],
  families: ['bitcoin', 'cardano'],

  judge({ cluster: { size, named, read } }) {
    const [gravest] = named
      .flatMap(member => rowOf(member.label).map(([row, solo]) => ({ member, row, solo })))
      .sort((a, b) => b.solo - a.solo || (a.member.address < b.member.address ? -1 : 1))
    if (!gravest && read.unread) return unknown(`${read.unread.toLocaleString('en-US')} of its transactions did not tell all who signed`)
    if (!gravest) {
      const others = size === 1 ? 'one other address' : `${size.toLocaleString('en-US')} other addresses`
      return clear(
        `It signed together with ${others}, of which no list names one${read.complete ? '' : ', as far as its history was read'}.`,
      )
    }
    const { member, row, solo } = gravest
    const { address, label, transaction } = member
    return raised(row, `It signed together with ${address} (${label.list}: ${label.entity}) in ${transaction}.`, { solo })
  },

  examples: [
    { given: grouped({ category: 'sanctions', confidence: 'official' }), outcome: 'raised', row: 'sanctioned' },
    { given: grouped({ category: 'exploit', confidence: 'curated' }), outcome: 'raised', row: 'listed' },
    { given: grouped({ category: 'mixer', confidence: 'curated' }), outcome: 'raised', row: 'mixer' },
    { given: grouped({ category: 'scam', confidence: 'web' }), outcome: 'raised', row: 'web' },
    { given: grouped({ category: 'service', confidence: 'curated' }), outcome: 'clear' },
    { given: grouped({ category: 'sanctions', confidence: 'official', delistedOn: '2025-03-21' }), outcome: 'clear' },
    { given: { cluster: { read: { transactions: 9, complete: false, unread: 2 }, size: 0, named: [] } }, outcome: 'unknown' },
    { given: {}, outcome: 'unknown' },
  ],
})

function grouped(label: Pick<Label, 'category' | 'confidence' | 'delistedOn'>): { readonly cluster: Omit<Cluster, 'proofs'> } {
  const whole = { list: 'A list', entity: 'Somebody', asOf: '2025-11-19', ...label }
  return { cluster: { read: { transactions: 9, complete: true }, size: 3, named: [{ address: 'other', label: whole, transaction: 'id' }] } }
}

/** Services and addresses that nobody owns accuse nobody, and neither does an entry that was taken back. */
function rowOf({ category, confidence, delistedOn }: Label): (readonly ['sanctioned' | 'listed' | 'mixer' | 'web', number])[] {
  if (delistedOn !== undefined || category === 'service' || category === 'system' || category === 'burn') return []
  if (confidence === 'web') return [['web', 20]]
  if (category === 'sanctions') return [['sanctioned', 79]]
  if (category === 'mixer') return [['mixer', 30]]
  return [['listed', confidence === 'community' ? 50 : 60]]
}
