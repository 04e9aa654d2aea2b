import { actorsOf } from '../../src/sources/trade/actors.ts'
import type { Stage } from '../../src/sources/trade/stage.ts'

/** An address of nobody, as all others of the stage. */
export const token = `0x${'1a'.repeat(20)}`
const [wrapped, router, pool] = ['2b', '3c', '4d'].map(pair => `0x${pair.repeat(20)}`)
const coin = { symbol: 'COIN', address: wrapped, decimals: 18 }

/** A stage on which nothing stands: requests can be written for it, and a test answers them. */
export const stage = {
  token,
  route: {
    ...{ venue: { name: 'a venue', dialect: 'uniswap', factory: wrapped, router }, quote: coin, funding: undefined },
    pool: { address: pool, tokenReserve: 10n ** 24n, quoteReserve: 10n ** 20n },
  },
  exchange: { wrapped: coin },
  header: { number: 7n, timestamp: 1_700_000_000n, gasLimit: 30_000_000n, baseFee: 1n, miner: wrapped, hash: `0x${'0'.repeat(64)}` },
  actors: actorsOf(new Uint8Array(32), token, 7n),
} as unknown as Stage
