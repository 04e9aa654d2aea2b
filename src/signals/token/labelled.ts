import { badLabel } from '../labelled.ts'
import { defineSignal } from '../signal.ts'

export const tokenLabelled = defineSignal({
  id: 'token/labelled',
  question: 'Do lists of scam tokens name this contract?',
  why: 'A token that took money from others before will do it again.',
  needs: ['labels'],
  judge: ({ labels }) => badLabel(labels, () => 'scam' as const),

  examples: [
    {
      given: {
        labels: { lists: [], found: [{ category: 'scam', list: 'A list', entity: 'rug', confidence: 'curated', asOf: '2025-11-19' }] },
      },
      outcome: 'raised',
      row: 'scam',
    },
    { given: { labels: { lists: [], found: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
