import type { Exchange } from '../trade/venues.ts'
import { hexOf } from './address.ts'

/** Wrapped TRX. Its contract holds what has been wrapped, so in a call that is forgotten it can pay for anything. */
export const wrappedCoin = 'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR'

/**
 * SunSwap V2, a Uniswap V2 (sun-protocol's table of contracts and sunswapV2-interfaces_en.pdf). Pools of its versions 1 and
 * 3 and of SunPump have other interfaces and are not searched.
 */
export const tronExchange: Exchange = {
  chain: 728_126_428,
  // no list of sanctions is kept on this chain
  oracle: hexOf('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'),
  wrapped: { symbol: 'WTRX', address: hexOf(wrappedCoin), decimals: 6 },
  quotes: [
    { symbol: 'USDT', address: hexOf('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'), decimals: 6, stable: true },
    { symbol: 'USDD', address: hexOf('TXDk8mbtRbXeYuMNS83CfKPaYYT8XWv9Hz'), decimals: 18, stable: true },
  ],
  venues: [
    {
      name: 'sunswap-v2',
      dialect: 'uniswap',
      factory: hexOf('TKWJdrQkqHisa1X8HUdHEfREvTzw4pMAaY'),
      router: hexOf('TKzxdSv2FZKQrEqkKVgp5DcwEXBEKMg2Ax'),
    },
  ],
}
