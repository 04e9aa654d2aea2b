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

  judge({ account, activity: { transactions } }) {
    if (account.nonce > 0) return clear(`It has sent ${account.nonce.toLocaleString('en-US')} transactions.`)
    if (account.code.kind === 'contract') return clear('It is a contract: contracts do not start transactions.')
    if (!transactions) return unknown('the number of transactions is not known')
    return transactions.value > 0
      ? raised('inbound', `It has received ${transactions.value} transaction${transactions.value === 1 ? '' : 's'} and never sent one.`)
      : clear('It has neither sent nor received transactions.')
  },

  examples: [
    {
      given: { account: { nonce: 0, code: { kind: 'none' } }, activity: { transactions: { value: 4, atLeast: false } } },
      outcome: 'raised',
      row: 'inbound',
    },
    { given: { account: { nonce: 2, code: { kind: 'none' } }, activity: {} }, outcome: 'clear' },
    { given: { account: { nonce: 0, code: { kind: 'none' } }, activity: {} }, outcome: 'unknown' },
  ],
})
