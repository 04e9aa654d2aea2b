import { clear, defineSignal, raised, unknown } from '../signal.ts'

export const unverifiedSource = defineSignal({
  id: 'token/unverified-source',
  question: 'Is the source code unpublished?',
  why: 'Honest projects publish their source; without it nobody but a machine can check the code.',
  needs: ['creation'],

  judge({ creation: { verified } }) {
    if (verified === undefined) return unknown('the explorer did not say whether the source is published')
    return verified ? clear('The source is published and verified.') : raised('unverified', 'The source code is not published.')
  },

  examples: [
    { given: { creation: { verified: false } }, outcome: 'raised', row: 'unverified' },
    { given: { creation: { verified: true } }, outcome: 'clear' },
    { given: { creation: {} }, outcome: 'unknown' },
  ],
})
