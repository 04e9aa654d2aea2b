import { standing } from '../lists.ts'
import { clear, defineSignal, raised } from '../signal.ts'

const read = { transactions: 90, complete: true } as const
const labels = { lists: [], found: [], proofs: [] } as const
const burn = { category: 'burn', list: 'System addresses', entity: 'burned', confidence: 'curated', asOf: '2026-08-01' } as const

export const poisoner = defineSignal({
  id: 'wallet/poisoner',
  question: 'Does this wallet poison the histories of others?',
  why: 'It plants look-alike addresses in the histories of others, who copy one and lose what they send.',
  verify:
    'Open the transactions that the sentence names on an explorer: transfers of nothing in the name of others, or of next to nothing ' +
    'to others. Where an imitated address is named, compare its first and last digits with those of the wallet in the history of the victim.',
  remedy: 'It cannot be cleared: the transfers stay on the chain. Only an address that made none of them is without the signal.',
  needs: ['behaviour', 'labels'],
  families: ['evm'],

  judge({ behaviour: { poisoner, read }, labels }) {
    if (!poisoner)
      return clear(
        `None of ${read.complete ? 'its' : 'the newest'} ${read.transactions.toLocaleString('en-US')} transactions poisons the history of others.`,
      )
    if (standing(labels, 'system', 'burn').length > 0) return clear('An address that nobody owns: it sends nothing of its own.')
    const { victims, imitates, transactions } = poisoner
    const whom = `${victims} other${victims === 1 ? '' : 's'}`
    const likeness = imitates ? `; its address imitates ${imitates.address}, with which ${imitates.victim} had dealt` : ''
    return raised(
      'poisoner',
      `It put transfers of nothing, or next to nothing, into the history of ${whom}${likeness} (${transactions.join(', ')}).`,
    )
  },

  examples: [
    { given: { labels, behaviour: { read, poisoner: { victims: 3, transactions: ['id'] } } }, outcome: 'raised', row: 'poisoner' },
    {
      given: {
        labels,
        behaviour: { read, poisoner: { victims: 1, imitates: { victim: '0xvictim', address: '0xmodel' }, transactions: ['id'] } },
      },
      outcome: 'raised',
      row: 'poisoner',
    },
    {
      given: { labels: { ...labels, found: [burn] }, behaviour: { read, poisoner: { victims: 3, transactions: ['id'] } } },
      outcome: 'clear',
    },
    { given: { labels, behaviour: { read } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
