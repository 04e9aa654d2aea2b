import { badLabel } from '../labelled.ts'
import { defineSignal } from '../signal.ts'

export const labelled = defineSignal({
  id: 'wallet/labelled',
  question: 'Do lists of scams, thefts or phishing name this address?',
  why: 'An address that took part in a theft or scam before is likely to do so again, or holds its proceeds.',
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
