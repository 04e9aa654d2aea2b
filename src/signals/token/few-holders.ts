import { clear, defineSignal, raised, unknown } from '../signal.ts'

export const fewHolders = defineSignal({
  id: 'token/few-holders',
  question: 'Do fewer than 50 accounts hold the token?',
  why: 'A handful of holders is a price made among friends.',
  verify: 'Open the Holders tab of the token on an explorer: the number of accounts is below 50.',
  remedy:
    'It clears when 50 accounts hold the token. Sending crumbs to strangers raises the number and nothing else, which is why it ' +
    'weighs little.',
  needs: ['creation'],

  judge({ creation: { holders } }) {
    if (holders === undefined) return unknown('the explorer did not say how many accounts hold it')
    const sentence = holders === 1 ? 'One account holds all of it.' : `${holders.toLocaleString('en-US')} accounts hold it.`
    return holders < 50 ? raised('few', sentence) : clear(sentence)
  },

  examples: [
    { given: { creation: { holders: 7 } }, outcome: 'raised', row: 'few' },
    { given: { creation: { holders: 5_000 } }, outcome: 'clear' },
    { given: { creation: {} }, outcome: 'unknown' },
  ],
})
