import { clear, defineSignal, raised, unknown } from '../signal.ts'

/** Fewer holders than this say nothing about all of them. */
const fewest = 5
/** So many of the ten largest may have sold since somebody counted. */
const mostGone = 3

export const falseBooks = defineSignal({
  id: 'token/false-books',
  question: 'Does the token lie about who has how much?',
  why: 'Balances that nobody received and supplies that are too small hide coins that are waiting to be sold.',
  verify:
    'Call balanceOf(address) (0x70a08231) of an address that you make up: it must be 0. The balances of the largest holders, but for the ' +
    'zero address and others that people burn to, may not add up to more than totalSupply() (0x18160ddd), and whoever the Transfer ' +
    'events name as a holder must have what he was sent, and whoever they name as a sender must have had it, and have signed that or an approval.',
  remedy: 'Nobody can clear it but by a contract whose balances, supply and events agree; an upgrade may put the old one right.',
  needs: ['holders', 'token', 'identity'],
  families: ['evm'],

  judge({ holders: { books }, token: { totalSupply }, identity }) {
    if (identity.canonical) return clear(`It is ${identity.canonical.symbol} itself.`)
    if (!books || totalSupply === undefined) return unknown('nobody asked the token for balances and supply')
    const { sum, strangers, named, empty, foremost, forged: [gift] = [] } = books
    if (strangers > 0n) return raised('strangers', 'Accounts that were made up for this scan have a balance of it.')
    // what rounding and rewards on the way add is no lie
    if (sum * 100n > totalSupply * 105n)
      return raised('beyond', `A few accounts have ${sum} base units of it together, and its supply is ${totalSupply}.`)
    if (named >= fewest && empty * 2 >= named)
      return raised('empty', `${empty} of ${named} accounts that its events name as the largest holders have none of it.`)
    if (foremost !== undefined && foremost > mostGone)
      return raised('empty', `${foremost} of the ten accounts that its events name as the largest holders have none of it.`)
    if (gift)
      return raised('forged', `By its events ${gift.account} sent ${gift.amount} base units of it, and never had any, nor signed that.`)
    return clear('Balances, supply and events agree as far as they were compared.')
  },

  examples: [
    {
      given: { holders: { books: { sum: 90n, strangers: 0n, named: 9, empty: 0 } }, token: { totalSupply: 100n }, identity: {} },
      outcome: 'clear',
    },
    {
      given: { holders: { books: { sum: 106n, strangers: 0n, named: 9, empty: 0 } }, token: { totalSupply: 100n }, identity: {} },
      outcome: 'raised',
      row: 'beyond',
    },
    {
      given: { holders: { books: { sum: 90n, strangers: 5n, named: 9, empty: 0 } }, token: { totalSupply: 100n }, identity: {} },
      outcome: 'raised',
      row: 'strangers',
    },
    {
      given: { holders: { books: { sum: 90n, strangers: 0n, named: 9, empty: 5 } }, token: { totalSupply: 100n }, identity: {} },
      outcome: 'raised',
      row: 'empty',
    },
    {
      given: {
        holders: { books: { sum: 90n, strangers: 0n, named: 40, empty: 4, foremost: 4 } },
        token: { totalSupply: 100n },
        identity: {},
      },
      outcome: 'raised',
      row: 'empty',
    },
    {
      given: {
        holders: { books: { sum: 90n, strangers: 0n, named: 40, empty: 4, foremost: 3 } },
        token: { totalSupply: 100n },
        identity: {},
      },
      outcome: 'clear',
    },
    {
      given: { holders: { books: { sum: 90n, strangers: 0n, named: 4, empty: 4 } }, token: { totalSupply: 100n }, identity: {} },
      outcome: 'clear',
    },
    {
      given: {
        holders: {
          books: { sum: 90n, strangers: 0n, named: 4, empty: 0, forged: [{ account: '0x', amount: 5n, transactions: ['0x'] }] },
        },
        token: { totalSupply: 100n },
        identity: {},
      },
      outcome: 'raised',
      row: 'forged',
    },
    {
      given: { holders: {}, token: { totalSupply: 100n }, identity: { canonical: { symbol: 'USDC', name: 'USD Coin', address: '0x' } } },
      outcome: 'clear',
    },
    { given: { holders: {}, token: {}, identity: {} }, outcome: 'unknown' },
  ],
})
