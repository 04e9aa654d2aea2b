import { allInWords, screened, standing } from '../lists.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const tokenSanctioned = defineSignal({
  id: 'token/sanctioned',
  question: 'Does an official sanctions list name this contract?',
  why: 'Dealing with a sanctioned contract is forbidden in many countries.',
  verify:
    'Search the publication of the list that the flag names for the contract address; OFAC prints contracts, like wallets, as ' +
    '"Digital Currency Address". The row that was read has it in the column `address` of src/sources/lists/facts/sanctions.tsv, ' +
    'beside `programme` and `as_of`.',
  remedy:
    'Neither the holders nor the owner of the contract can clear it: only the authority that listed it can, on the petition of the ' +
    'party it names. The first state of the list without the contract, or with the day of its removal, clears it.',
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
    { given: {}, outcome: 'unknown' },
  ],
})
