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

  elsewhere: [
    {
      on: ['solana', 'xrp', 'cardano'],
      needs: ['holders'],
      judge({ holders: { count } }) {
        if (!count) return unknown('nobody said how many accounts hold it')
        const who = count.value === 1 ? 'One account holds' : `${count.value.toLocaleString('en-US')} accounts hold`
        if (count.value >= 50) return clear(`${who} it${count.atLeast ? ', and perhaps more' : ''}.`)
        return count.atLeast ? unknown('only the first of its holders were counted') : raised('few', `${who} it.`)
      },
      verify: 'Open the token on an explorer and its list of holders: it has fewer than 50 entries.',
      remedy: 'It clears when 50 accounts hold the token, which crumbs sent to strangers reach as well: it weighs little.',
    },
  ],

  examples: [
    { given: { creation: { holders: 7 } }, outcome: 'raised', row: 'few' },
    { given: { creation: { holders: 5_000 } }, outcome: 'clear' },
    { on: 'xrp', given: { holders: { count: { value: 7, atLeast: false } } }, outcome: 'raised', row: 'few' },
    { on: 'solana', given: { holders: { count: { value: 50, atLeast: true } } }, outcome: 'clear' },
    { on: 'solana', given: { holders: { count: { value: 20, atLeast: true } } }, outcome: 'unknown' },
    { on: 'solana', given: { holders: {} }, outcome: 'unknown' },
    { given: { creation: {} }, outcome: 'unknown' },
  ],
})
