import type { Evidence } from '../../evidence/evidence.ts'
import { day, span } from '../numbers.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

/** What has no contract was created all the same. */
function judged(what: 'contract' | 'token') {
  return ({ creation: { at: born } }: Pick<Evidence, 'creation'>, { at }: { readonly at: Date }) => {
    if (!born) return unknown(`nobody said when the ${what} was created`)
    const seconds = Math.max(0, (at.getTime() - born.getTime()) / 1000)
    const sentence = `The ${what} was created ${span(seconds)} ago, on ${day(born)}.`
    if (seconds < hours(24)) return raised('day', sentence)
    if (seconds < hours(7 * 24)) return raised('week', sentence)
    return seconds < hours(30 * 24) ? raised('month', sentence) : clear(sentence)
  }
}

const hours = (count: number) => count * 3_600

export const age = defineSignal({
  id: 'token/age',
  question: 'Is the token younger than a month?',
  why: 'Most scam tokens live for less than a day: a fresh token with nothing proved against it is still a gamble.',
  verify:
    'On an explorer open the contract and then the transaction that created it: its time is the birth from which the age at the scan ' +
    'is counted.',
  remedy: 'Time clears it, 30 days after the contract was created; the owner cannot hurry it.',
  needs: ['creation'],

  judge: judged('contract'),

  elsewhere: [
    {
      on: ['solana', 'xrp', 'cardano'],
      verify:
        'On an explorer open the first transaction that the evidence names: of the mint on Solana, of the market or the issuer on the XRP ' +
        'Ledger, of the first minting on Cardano. Its time is the birth from which the age at the scan is counted.',
      judge: judged('token'),
      remedy: 'Time clears it, 30 days after the token was created; nobody can hurry it.',
    },
  ],

  examples: [
    { given: { creation: { at: new Date('2025-12-31T20:00:00Z') } }, outcome: 'raised', row: 'day' },
    { given: { creation: { at: new Date('2025-12-28T00:00:00Z') } }, outcome: 'raised', row: 'week' },
    { given: { creation: { at: new Date('2025-12-10T00:00:00Z') } }, outcome: 'raised', row: 'month' },
    { given: { creation: { at: new Date('2020-01-01T00:00:00Z') } }, outcome: 'clear' },
    { given: { creation: {} }, outcome: 'unknown' },
  ],
})
