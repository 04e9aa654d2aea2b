import { standing } from '../lists.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const systemAddress = defineSignal({
  id: 'wallet/system-address',
  question: 'Is this an address of the protocol or a burn address?',
  why: 'Nobody holds its key: what is sent there is usually lost, and everybody has dealt with it.',
  verify:
    'Find the address in the column `address` of src/sources/lists/facts/system.tsv; `category` tells addresses of the protocol from ' +
    'those that people burn to. The documentation of the chain lists its precompiles and system contracts; a burn address spells a ' +
    'pattern for which nobody can have searched a key.',
  remedy: 'There is nothing to clear: the note adds no points, and nobody owns the address.',
  needs: ['labels'],

  judge({ labels }) {
    const [found] = standing(labels, 'system', 'burn')
    if (!found) return clear('Not an address of the protocol, and not a known burn address.')
    return raised(
      'note',
      found.category === 'burn'
        ? `It is a burn address (${found.entity}): coins sent there are lost.`
        : `It belongs to the protocol (${found.entity}).`,
      {
        tag: 'Labels',
      },
    )
  },

  examples: [
    {
      given: {
        labels: {
          lists: [],
          found: [{ category: 'burn', list: 'System addresses', entity: 'zero address', confidence: 'curated', asOf: '2026-11-20' }],
        },
      },
      outcome: 'raised',
      row: 'note',
    },
    { given: { labels: { lists: [], found: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
