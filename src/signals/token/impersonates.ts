import { clear, defineSignal, raised } from '../signal.ts'

export const impersonates = defineSignal({
  id: 'token/impersonates',
  question: 'Does it pass itself off as a well-known token?',
  why: 'Whoever buys it believes to hold something else.',
  verify:
    'Read symbol() (0x95d89b41) and name() (0x06fdde03) and compare them with the rows of the chain in ' +
    'src/sources/lists/facts/registry.tsv (columns `symbol`, `name`, `address`): they are the same, or look the same, at another ' +
    'address. The page of the issuer names the real one; printed as code points (`| xxd`) letters of another alphabet show.',
  remedy:
    'Take a symbol and name of your own, in this contract if it can change them, otherwise in a new one. If the token is a genuine ' +
    'one that only shares a symbol, a row in the registry clears it, given a public source for the address.',
  needs: ['identity'],

  judge({ identity: { canonical, resembles } }) {
    if (canonical) return clear(`It is ${canonical.symbol} itself: the address stands in the registry.`)
    const find = (by: (typeof resembles)[number]['by']) => resembles.find(candidate => candidate.by === by)?.token
    const both = find('symbol and name')
    if (both) return raised('both', `It carries symbol and name of ${both.symbol}, which is ${both.address}.`)
    const lookAlike = find('look-alike symbol')
    if (lookAlike)
      return raised(
        'look-alike',
        `Its symbol imitates ${lookAlike.symbol} with look-alike characters; the real one is ${lookAlike.address}.`,
      )
    const symbol = find('symbol')
    return symbol
      ? raised('symbol', `It has the symbol of ${symbol.symbol}, which is ${symbol.address}, under another name.`)
      : clear('Its name and symbol resemble no token of the registry.')
  },

  examples: [
    {
      given: { identity: { resembles: [{ token: { symbol: 'USDC', name: 'USD Coin', address: '0xreal' }, by: 'symbol and name' }] } },
      outcome: 'raised',
      row: 'both',
    },
    {
      given: { identity: { resembles: [{ token: { symbol: 'USDC', name: 'USD Coin', address: '0xreal' }, by: 'look-alike symbol' }] } },
      outcome: 'raised',
      row: 'look-alike',
    },
    {
      given: { identity: { resembles: [{ token: { symbol: 'UNI', name: 'Uniswap', address: '0xreal' }, by: 'symbol' }] } },
      outcome: 'raised',
      row: 'symbol',
    },
    { given: { identity: { resembles: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
