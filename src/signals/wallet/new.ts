import { day, span } from '../numbers.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

const week = 7 * 86_400

export const fresh = defineSignal({
  id: 'wallet/new',
  question: 'Is this wallet less than a week old?',
  why: 'A fresh wallet has no record that could speak for it.',
  verify:
    'On an explorer sort the transactions of the address from old to new: the time of the first one lies less than seven days before ' +
    'the scan.',
  remedy: 'Time clears it, seven days after the first transaction; the owner cannot hurry it.',
  needs: ['activity'],

  judge({ activity: { firstSeen } }, { at }) {
    if (!firstSeen) return unknown('the index did not say when the wallet was first used')
    const age = Math.max(0, (at.getTime() - firstSeen.getTime()) / 1000)
    return age < week ? raised('week', `First used ${span(age)} ago, on ${day(firstSeen)}.`) : clear(`First used on ${day(firstSeen)}.`)
  },

  examples: [
    { given: { activity: { firstSeen: new Date('2025-12-30T00:00:00Z') } }, outcome: 'raised', row: 'week' },
    { given: { activity: { firstSeen: new Date('2020-01-01T00:00:00Z') } }, outcome: 'clear' },
    { given: { activity: {} }, outcome: 'unknown' },
  ],
})
