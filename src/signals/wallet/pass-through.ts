import { clear, defineSignal, raised } from '../signal.ts'
import { beyondSuspicion } from '../standing.ts'

const labels = { lists: [], found: [] } as const
const account = { nonce: 20, code: { kind: 'none' } } as const
const activity = { firstSeen: new Date('2025-12-01T00:00:00Z') } as const

/** So often it is a habit. */
const habit = 5

export const passThrough = defineSignal({
  id: 'wallet/pass-through',
  question: 'Does what this wallet receives leave it again within the hour?',
  why: 'Money that only passes through hides where it comes from; wallets of mules and layers of laundering look like this.',
  verify:
    'On an explorer sort the transfers of the wallet by time: after an arrival nine tenths of it or more leave within an hour, five times ' +
    'or more.',
  remedy:
    'The signal ends as the wallet keeps what it receives. A service that passes money on asks the publishers of lists to name it as one.',
  needs: ['behaviour', 'labels', 'account', 'activity'],
  families: ['evm'],

  judge({ behaviour: { passed }, labels, account, activity }, { at }) {
    if (passed.times < habit) return clear(`${passed.times} of ${passed.of} arrivals left within the hour.`)
    const why = beyondSuspicion({ labels, account, activity }, at)
    if (why) return clear(`${passed.times} of ${passed.of} arrivals left within the hour, which says nothing of ${why}.`)
    return raised('passes', `Nine tenths or more of what came in had left within the hour, ${passed.times} times of ${passed.of}.`)
  },

  examples: [
    { given: { behaviour: { passed: { times: 5, of: 6 } }, labels, account, activity }, outcome: 'raised', row: 'passes' },
    { given: { behaviour: { passed: { times: 4, of: 6 } }, labels, account, activity }, outcome: 'clear' },
    { given: { behaviour: { passed: { times: 5, of: 6 } }, labels, account: { code: { kind: 'contract' } }, activity }, outcome: 'clear' },
    {
      given: {
        behaviour: { passed: { times: 5, of: 6 } },
        labels,
        account: { nonce: 500, code: { kind: 'none' } },
        activity: { firstSeen: new Date('2020-01-01T00:00:00Z') },
      },
      outcome: 'clear',
    },
    { given: {}, outcome: 'unknown' },
  ],
})
