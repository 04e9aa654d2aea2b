import { clear, defineSignal, raised, unknown } from '../signal.ts'

export const inboundOnly = defineSignal({
  id: 'wallet/inbound-only',
  question: 'Has this wallet only ever received?',
  why: 'Collection addresses of scams receive and wait; so do savings, which is why this weighs little.',
  verify:
    'Read the number of transactions it has sent, `cast nonce ADDRESS --rpc-url NODE`: it is 0, although an explorer lists ' +
    'transactions of the address. `cast code` shows that it is not a contract, which could not send any.',
  remedy:
    'One transaction sent from the address clears it. An address that is meant to receive and keep may carry the signal without ' +
    'harm: it weighs little.',
  needs: ['account', 'activity'],

  judge({ account, activity: { transactions, outbound } }) {
    const sent = account.nonce ?? outbound?.value
    if (sent === undefined) return unknown('the number of transactions it has sent is not known')
    // none among those that were read is no number of those there are
    if (sent === 0 && account.nonce === undefined && outbound?.atLeast) return unknown('only a part of its transactions was read')
    if (sent > 0) return clear(`It has sent ${sent.toLocaleString('en-US')} transaction${sent === 1 ? '' : 's'}.`)
    if (account.code.kind === 'contract') return clear('It is a contract: contracts do not start transactions.')
    if (!transactions) return unknown('the number of transactions is not known')
    return transactions.value > 0
      ? raised('inbound', `It has received ${transactions.value} transaction${transactions.value === 1 ? '' : 's'} and never sent one.`)
      : clear('It has neither sent nor received transactions.')
  },

  elsewhere: [
    {
      on: ['bitcoin', 'solana', 'xrp', 'tron', 'cardano'],
      verify: 'Open the address on an explorer and read its transactions: in each of them it receives, and none is signed by it.',
      remedy:
        'One transaction that the owner signs clears it. An address that is meant to receive and keep may carry the signal: it weighs little.',
    },
  ],

  examples: [
    {
      given: { account: { nonce: 0, code: { kind: 'none' } }, activity: { transactions: { value: 4, atLeast: false } } },
      outcome: 'raised',
      row: 'inbound',
    },
    { given: { account: { nonce: 2, code: { kind: 'none' } }, activity: {} }, outcome: 'clear' },
    { given: { account: { nonce: 0, code: { kind: 'none' } }, activity: {} }, outcome: 'unknown' },
    {
      on: 'xrp',
      given: {
        account: { code: { kind: 'none' } },
        activity: { transactions: { value: 300, atLeast: true }, outbound: { value: 0, atLeast: true } },
      },
      outcome: 'unknown',
    },
  ],
})
