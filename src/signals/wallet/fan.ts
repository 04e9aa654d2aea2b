import { clear, defineSignal, raised } from '../signal.ts'
import { beyondSuspicion } from '../standing.ts'

const labels = { lists: [], found: [] } as const
const account = { nonce: 20, code: { kind: 'none' } } as const
const activity = { firstSeen: new Date('2025-12-01T00:00:00Z') } as const

/** Parties within one day. */
const many = 50

export const fan = defineSignal({
  id: 'wallet/fan',
  question: 'Has this wallet collected from, or paid out to, many within a day?',
  why: 'Scams collect from many and launderers spread to many; so do shops and payrolls, which is why this weighs little.',
  verify: 'On an explorer list the transfers of the wallet of its busiest day: fifty different addresses or more paid it, or were paid.',
  remedy:
    'The signal ends when the day is no longer among the transactions that are read. A service asks the publishers of lists to name it as one.',
  needs: ['behaviour', 'labels', 'account', 'activity'],
  families: ['evm'],

  judge({ behaviour: { fan }, labels, account, activity }, { at }) {
    const most = Math.max(fan.in, fan.out)
    const sentence = fan.in >= fan.out ? `${fan.in} addresses paid it within one day` : `It paid ${fan.out} addresses within one day`
    if (most < many) return clear('Neither many that paid it within a day, nor many that it paid.')
    const why = beyondSuspicion({ labels, account, activity }, at)
    return why ? clear(`${sentence}, which says nothing of ${why}.`) : raised('fan', `${sentence}.`)
  },

  examples: [
    { given: { behaviour: { fan: { in: 50, out: 1 } }, labels, account, activity }, outcome: 'raised', row: 'fan' },
    { given: { behaviour: { fan: { in: 1, out: 80 } }, labels, account, activity }, outcome: 'raised', row: 'fan' },
    { given: { behaviour: { fan: { in: 50, out: 1 } }, labels, account: { code: { kind: 'contract' } }, activity }, outcome: 'clear' },
    { given: { behaviour: { fan: { in: 49, out: 49 } }, labels, account, activity }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
