import { badLabel } from '../labelled.ts'
import { defineSignal } from '../signal.ts'

export const labelled = defineSignal({
  id: 'wallet/labelled',
  question: 'Do lists of scams, thefts or phishing name this address?',
  why: 'An address that took part in a theft or scam before is likely to do so again, or holds its proceeds.',
  verify:
    'Open the list that the flag names, in its state of the date given there, and search it for the address. Then look for a public ' +
    'name tag of the address on an explorer, and follow the transactions that the report of the theft or scam names.',
  remedy:
    'Ask the publisher of the list to take the entry back, with proof that the address is not what the label says. A label that is ' +
    'true cannot be cleared: the record of a theft or scam does not end when its funds have moved on.',
  needs: ['labels'],
  judge: ({ labels }) => badLabel(labels, ({ category }) => (category === 'exploit' ? 'exploit' : 'scam')),

  examples: [
    {
      given: {
        labels: {
          lists: [],
          found: [{ category: 'phishing', list: 'A list', entity: 'Fake_Phishing1', confidence: 'curated', asOf: '2025-11-19' }],
        },
      },
      outcome: 'raised',
      row: 'scam',
    },
    {
      given: {
        labels: {
          lists: [],
          found: [{ category: 'exploit', list: 'A list', entity: 'Some heist', confidence: 'curated', asOf: '2025-11-19' }],
        },
      },
      outcome: 'raised',
      row: 'exploit',
    },
    {
      given: { labels: { lists: [], found: [{ category: 'scam', list: 'A list', entity: 'x', confidence: 'web', asOf: '2025-11-19' }] } },
      outcome: 'raised',
      row: 'web',
    },
    { given: { labels: { lists: [], found: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
