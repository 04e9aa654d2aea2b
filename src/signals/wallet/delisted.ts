import { screened } from '../lists.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const delisted = defineSignal({
  id: 'wallet/delisted',
  question: 'Was this address on a sanctions list that took the entry back?',
  why: 'A delisting is in force from its day on; the history is shown and weighs nothing.',
  verify:
    'Find the address in the column `address` of src/sources/lists/facts/sanctions.tsv: `delisted_on` holds the day on which the ' +
    'entry was taken back. Compare it with the notice that the authority published that day, and with its current list, where the ' +
    'address is missing.',
  remedy: 'There is nothing to clear: the entry was taken back, and the note adds no points.',
  needs: ['labels'],

  judge({ labels }) {
    const past = labels.found.filter(({ category, delistedOn }) => category === 'sanctions' && delistedOn !== undefined)
    if (past.length === 0) return clear(`No entry taken back on ${screened(labels)}.`)
    const sentence = past.map(
      ({ list, entity, listedOn, delistedOn }) =>
        `${list} listed it as ${entity}${listedOn ? ` on ${listedOn}` : ''} and took that back on ${delistedOn}`,
    )
    return raised('note', `${sentence.join('; ')}.`, { tag: 'Sanctions' })
  },

  examples: [
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
      outcome: 'raised',
      row: 'note',
    },
    { given: { labels: { lists: [], found: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
