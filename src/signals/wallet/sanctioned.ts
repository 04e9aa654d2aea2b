import { allInWords, screened, standing } from '../lists.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const sanctioned = defineSignal({
  id: 'wallet/sanctioned',
  question: 'Does an official sanctions list name this address?',
  why: 'Dealing with a sanctioned party is forbidden in many countries, and funds from one get frozen.',
  verify:
    'Look the address up where the list that the flag names is published; for OFAC type it into the field "ID #" of Sanctions List ' +
    'Search, which finds digital currency addresses. The row that was read has the address in the column `address` of ' +
    'src/sources/lists/facts/sanctions.tsv, and the date of the list in `as_of`.',
  remedy:
    'The owner cannot clear it: only the authority that listed the address can take the entry back, on a petition for removal (for ' +
    'OFAC under 31 CFR 501.807). The first state of the list without the address, or with the day of its removal, clears it.',
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
