import { screened, standing } from '../lists.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const service = defineSignal({
  id: 'wallet/service',
  question: 'Does this address belong to a service that many people share?',
  why: 'What flows through an exchange says nothing about its next customer; the note keeps readers from drawing that line.',
  verify:
    'Find the address in the column `address` of src/sources/lists/facts/services.tsv; `entity` names the service. Compare it with ' +
    'the public name tag on an explorer, or with the addresses that the service publishes as its proof of reserves.',
  remedy:
    'There is nothing to clear: the note adds no points. A row that is wrong is taken out of the table, on proof that the address ' +
    'belongs to somebody else.',
  needs: ['labels'],

  judge({ labels }) {
    const [found] = standing(labels, 'service')
    return found
      ? raised('note', `It belongs to ${found.entity}, a service (${found.list} of ${found.asOf}).`, { tag: 'Labels' })
      : clear(`Not a known service on ${screened(labels)}.`)
  },

  examples: [
    {
      given: {
        labels: {
          lists: [],
          found: [{ category: 'service', list: 'Services', entity: 'kraken', confidence: 'curated', asOf: '2026-08-01' }],
        },
      },
      outcome: 'raised',
      row: 'note',
    },
    { given: { labels: { lists: [], found: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
