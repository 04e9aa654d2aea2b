import { dollars } from '../numbers.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

export const liquidity = defineSignal({
  id: 'token/liquidity',
  question: 'Is there too little in the pools to sell into?',
  why: 'Without somebody on the other side a token cannot be sold, whatever its price says.',
  verify:
    'Ask the factory of each venue for the pool of the token and a quote coin, getPair(address,address) (0xe6a43905) or on Uniswap v3 ' +
    'getPool(address,address,uint24) (0x1698ee82), and the pool for getReserves() (0x0902f1ac) or the quote coin for balanceOf(address) ' +
    '(0x70a08231) of the pool. The dollars are twice the side of the quote coin at its price.',
  remedy:
    'Add liquidity in a pool of one of the venues: from 10,000 dollars on, twice the side of the quote coin, it is clear. Liquidity on ' +
    'Uniswap v4 does not clear it, because nobody can be told how much of it is in one pool.',
  needs: ['market'],

  judge({ market: { pools, searched, total, unmeasured = [] } }) {
    if (total) {
      const all = `All pools together hold ${dollars(total.usd)}, as ${total.by} counts them.`
      if (total.usd === 0) return raised('none', all)
      if (total.usd < 1_000) return raised('tiny', all)
      return total.usd < 10_000 ? raised('small', all) : clear(all)
    }
    const [deepest] = pools
    const [other] = unmeasured
    if (!deepest && other)
      return raised('none', `No pool was found but one on ${other.venue} in ${other.quote}, which could not be measured.`)
    if (!deepest) return raised('none', `No pool was found on ${searched.join(', ')}.`)
    const { usd, venue, quote } = deepest
    if (usd === undefined) return unknown(`the pool on ${venue} is in ${quote.symbol}, whose price in dollars could not be read`)
    const sentence = `The deepest pool (${venue}, in ${quote.symbol}) holds ${dollars(usd)}.`
    if (usd < 1_000) return raised('tiny', sentence)
    return usd < 10_000 ? raised('small', sentence) : clear(sentence)
  },

  examples: [
    { given: { market: { searched: ['Jupiter'], pools: [], total: { usd: 90_000, by: 'Jupiter' } } }, outcome: 'clear' },
    { given: { market: { searched: ['uniswap-v2'], pools: [] } }, outcome: 'raised', row: 'none' },
    {
      given: { market: { searched: ['uniswap-v4'], pools: [], unmeasured: [{ venue: 'uniswap-v4', quote: 'WETH', id: '0x' }] } },
      outcome: 'raised',
      row: 'none',
    },
    {
      given: {
        market: {
          searched: ['uniswap-v2'],
          pools: [
            {
              venue: 'uniswap-v2',
              address: '0xpool',
              quote: { symbol: 'WETH', address: '0x', decimals: 18 },
              tokenReserve: 1n,
              quoteReserve: 1n,
              usd: 200,
            },
          ],
        },
      },
      outcome: 'raised',
      row: 'tiny',
    },
    {
      given: {
        market: {
          searched: ['uniswap-v2'],
          pools: [
            {
              venue: 'uniswap-v2',
              address: '0xpool',
              quote: { symbol: 'WETH', address: '0x', decimals: 18 },
              tokenReserve: 1n,
              quoteReserve: 1n,
              usd: 2_000_000,
            },
          ],
        },
      },
      outcome: 'clear',
    },
    {
      given: {
        market: {
          searched: ['uniswap-v2'],
          pools: [
            {
              venue: 'uniswap-v2',
              address: '0xpool',
              quote: { symbol: 'WETH', address: '0x', decimals: 18 },
              tokenReserve: 1n,
              quoteReserve: 1n,
            },
          ],
        },
      },
      outcome: 'unknown',
    },
  ],
})
