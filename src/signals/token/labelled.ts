import { badLabel } from '../labelled.ts'
import { defineSignal } from '../signal.ts'

export const tokenLabelled = defineSignal({
  id: 'token/labelled',
  question: 'Do lists of scam tokens name this contract?',
  why: 'A token that took money from others before will do it again.',
  verify:
    'Open the list that the flag names, in its state of the date given there, and search it for the contract address. On an explorer ' +
    'the transfers of the token around that time show whether liquidity was withdrawn, or only insiders sold.',
  remedy:
    'The owner asks the publisher of the list to take the entry back, with proof that the label is wrong. A token that took money ' +
    'cannot be cleared of it.',
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
