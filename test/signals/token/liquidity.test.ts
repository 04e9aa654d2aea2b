import { expect, test } from 'vitest'
import { clean } from '../../engine/dossiers.ts'
import { rowOf, sentenceOf } from '../verdict-of.ts'

const pools = (...values: (number | undefined)[]) => ({
  market: {
    searched: ['uniswap-v2', 'sushiswap'],
    pools: clean.market.pools.flatMap(({ usd: _, ...pool }) => values.map(usd => ({ ...pool, ...(usd !== undefined && { usd }) }))),
  },
})

test.each([
  [0, 'tiny'],
  [999.99, 'tiny'],
  [1_000, 'small'],
  [9_999.99, 'small'],
  [10_000, 'clear'],
])('%f dollars in the deepest pool are "%s"', (usd, row) => {
  expect(rowOf('token/liquidity', pools(usd))).toBe(row)
})

test('the deepest pool comes first and decides', () => {
  expect(rowOf('token/liquidity', pools(50_000, 10))).toBe('clear')
  expect(rowOf('token/liquidity', pools(undefined, 50_000))).toBe('unknown')
})

test('a pool without a price is not an empty pool', () => {
  expect(sentenceOf('token/liquidity', pools(undefined))).toBe(
    'the pool on uniswap-v2 is in WETH, whose price in dollars could not be read',
  )
})

test('where no pool exists, the venues that were searched are named', () => {
  expect(rowOf('token/liquidity', pools())).toBe('none')
  expect(sentenceOf('token/liquidity', pools())).toBe('No pool was found on uniswap-v2, sushiswap.')
})

test('dollars are rounded and grouped', () => {
  expect(sentenceOf('token/liquidity', pools(1_234_567.5))).toBe('The deepest pool (uniswap-v2, in WETH) holds $1,234,568.')
})
