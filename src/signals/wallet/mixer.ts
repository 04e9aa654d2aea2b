import { allInWords, screened, standing } from '../lists.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const mixer = defineSignal({
  id: 'wallet/mixer',
  question: 'Is this address a mixer?',
  why: 'Coins that pass a mixer lose their history; exchanges often refuse what comes out.',
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
