import { allInWords, screened, standing } from '../lists.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const sanctioned = defineSignal({
  id: 'wallet/sanctioned',
  question: 'Does an official sanctions list name this address?',
  why: 'Dealing with a sanctioned party is forbidden in many countries, and funds from one get frozen.',
  needs: ['labels'],

  judge({ labels }) {
    const found = standing(labels, 'sanctions')
    return found.length > 0 ? raised('listed', allInWords(found), { tag: 'Sanctions' }) : clear(`Not on ${screened(labels)}.`)
  },

  examples: [
    {
      given: {
        labels: {
          lists: [],
          found: [{ category: 'sanctions', list: 'OFAC SDN', entity: 'A. N. OTHER', confidence: 'official', asOf: '2025-11-19' }],
        },
      },
      outcome: 'raised',
      row: 'listed',
    },
    { given: { labels: { lists: [], found: [] } }, outcome: 'clear' },
    {
      given: {
        labels: {
          lists: [],
          found: [
            {
              category: 'sanctions',
              list: 'OFAC SDN',
              entity: 'Tornado Cash',
              delistedOn: '2025-03-21',
              confidence: 'official',
              asOf: '2025-11-19',
            },
          ],
        },
      },
      outcome: 'clear',
    },
    { given: {}, outcome: 'unknown' },
  ],
})
