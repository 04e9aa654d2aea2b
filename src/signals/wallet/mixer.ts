import { allInWords, screened, standing } from '../lists.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const mixer = defineSignal({
  id: 'wallet/mixer',
  question: 'Is this address a mixer?',
  why: 'Coins that pass a mixer lose their history; exchanges often refuse what comes out.',
  verify:
    'Find the address and its chain in the columns `address` and `chain_id` of src/sources/lists/facts/mixers.tsv; the column `what` ' +
    'names the pool or contract. Compare it with the deployments that the mixer itself publishes, and with the Contract tab of an ' +
    'explorer.',
  remedy:
    'It cannot be cleared while the address is a contract of the mixer: the signal says what the address is, not what its users did. ' +
    'A row that is wrong is taken out of the table, on proof that the contract is something else.',
  needs: ['labels'],

  judge({ labels }) {
    const found = standing(labels, 'mixer')
    return found.length > 0
      ? raised('deployment', allInWords(found), { tag: 'Labels' })
      : clear(`Not a known mixer on ${screened(labels)}.`)
  },

  examples: [
    {
      given: {
        labels: {
          lists: [],
          found: [{ category: 'mixer', list: 'Mixers', entity: 'Tornado Cash', confidence: 'curated', asOf: '2026-08-01' }],
        },
      },
      outcome: 'raised',
      row: 'deployment',
    },
    { given: { labels: { lists: [], found: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
