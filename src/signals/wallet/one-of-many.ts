import { clear, defineSignal, raised } from '../signal.ts'

export const oneOfMany = defineSignal({
  id: 'wallet/one-of-many',
  question: 'Does one of several owners suffice to empty this wallet?',
  why: 'A wallet with several owners looks safer than one, and is as weak as the most careless of them when each may sign alone.',
  verify: 'Ask the contract itself: getThreshold() (0xe75235b8) answers 1, and getOwners() (0xa0e67e2b) names more than one address.',
  remedy:
    'The owners raise the threshold (changeThreshold of the Safe). A wallet that is meant to be shared so may keep the signal: it weighs little.',
  needs: ['account'],
  families: ['evm'],

  judge({ account: { safe } }) {
    if (!safe) return clear('It does not answer as a wallet with several owners does.')
    const { threshold, owners } = safe
    if (threshold === 1 && owners > 1) return raised('one', `One of its ${owners} owners can move everything alone.`)
    return clear(`${threshold} of its ${owners} owner${owners === 1 ? '' : 's'} must sign.`)
  },

  examples: [
    { given: { account: { safe: { threshold: 1, owners: 3 } } }, outcome: 'raised', row: 'one' },
    { given: { account: { safe: { threshold: 2, owners: 3 } } }, outcome: 'clear' },
    { given: { account: { safe: { threshold: 1, owners: 1 } } }, outcome: 'clear' },
    { given: { account: {} }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
