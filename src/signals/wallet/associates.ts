import { standing } from '../lists.ts'
import { clear, defineSignal, raised } from '../signal.ts'

const labels = { lists: [], found: [] } as const
const scam = { category: 'scam', list: 'Scams', entity: 'A scam', confidence: 'curated', asOf: '2026-08-01' } as const

export const associates = defineSignal({
  id: 'wallet/associates',
  question: 'Was this wallet set up by, or emptied to, somebody a list names?',
  why: 'Who pays for the first transaction of a wallet, and who gets nearly all that it takes in, is often its owner.',
  verify: 'Open the transaction in the sentence on an explorer: one side is the wallet, the other stands on the list that is named.',
  remedy:
    'It cannot be cleared while the list names the other side: ask the publisher of the list, with proof of who the two are to each other.',
  needs: ['behaviour', 'labels'],
  families: ['evm'],

  judge({ behaviour: { associates }, labels }) {
    const [first, ...more] = associates
    if (!first) return clear('Neither its first funder nor a destination of nearly all it sent is on a curated list.')
    if (standing(labels, 'service', 'system', 'burn').length > 0) return clear('Everybody deals with it.')
    const sentence = [first, ...more].map(
      ({ role, party, label, transaction }) =>
        `${role === 'first funder' ? 'It was first funded by' : 'Nine tenths or more of what it sent went to'} ${party} (${label.list}: ${label.entity}) in ${transaction}`,
    )
    return raised('flagged', `${sentence.join('; ')}.`)
  },

  examples: [
    {
      given: { behaviour: { associates: [{ role: 'first funder', party: '0xscammer', label: scam, transaction: 'id' }] }, labels },
      outcome: 'raised',
      row: 'flagged',
    },
    {
      given: { behaviour: { associates: [{ role: 'sweep destination', party: '0xscammer', label: scam, transaction: 'id' }] }, labels },
      outcome: 'raised',
      row: 'flagged',
    },
    { given: { behaviour: { associates: [] }, labels }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
