import { describe, expect, test } from 'vitest'
import { chainNamed } from '../../../src/chains/index.ts'
import { type Seen, seenBy } from '../../../src/sources/explorer/flows.ts'
import type { Movement } from '../../../src/sources/explorer/history.ts'
import { betweenOf, dealingsThrough, sharedName } from '../../../src/sources/explorer/hops.ts'
import type { Flow } from '../../../src/sources/exposure.ts'
import { priceOfCoin } from '../../../src/sources/trade/price.ts'
import { exchangeOf } from '../../../src/sources/trade/venues.ts'
import { known } from '../../support/subjects.ts'

const ethereum = chainNamed('ethereum')
const middle = known.vitalik
const exchange = '0x0162Cd2BA40E23378Bf0FD41f919E1be075f025F'
const weth = exchangeOf(1)?.wrapped.address ?? ''
const day = (number: number) => new Date(Date.UTC(2024, 0, number))
const flow = (more: Partial<Flow>): Flow => ({
  direction: 'in',
  party: middle,
  asset: 'ETH',
  decimals: 18,
  amount: 100n,
  transaction: 'own',
  at: day(10),
  ...more,
})
const other = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F000'

describe('who stands between', () => {
  test('is whoever nobody has named, the most material first', () => {
    const flows = [flow({ party: other, amount: 30n }), flow({ amount: 70n }), flow({ party: other, direction: 'out', amount: 1n })]
    // all of what went out went to the other
    expect(betweenOf(flows, ethereum).map(({ party, share }) => [party, share])).toEqual([
      [other, 1],
      [middle, 0.7],
    ])
  })

  test.each([
    ['a service', exchange],
    ['a listed party, which is no step further', known.lazarus],
    ['a market', weth],
    ['a coin', known.usdc],
  ])('is not %s', (_, party) => {
    expect(betweenOf([flow({ party })], ethereum)).toEqual([])
  })

  test('is nobody whose share weighs nothing two steps away', () => {
    const flows = (share: bigint, direction: Flow['direction']) => [
      flow({ direction, amount: share }),
      flow({ direction, party: exchange, amount: 1_000n - share }),
    ]
    expect(betweenOf(flows(19n, 'in'), ethereum)).toEqual([])
    expect(betweenOf(flows(20n, 'in'), ethereum)).toHaveLength(1)
    expect(betweenOf(flows(1n, 'out'), ethereum)).toEqual([])
    expect(betweenOf(flows(2n, 'out'), ethereum)).toHaveLength(1)
  })
})

describe('through somebody', () => {
  const lazarus = known.lazarus.toLowerCase()
  const theirs = (...moves: readonly Partial<Movement>[]): readonly Seen[] => {
    const movements = moves.map(more => ({
      transaction: 'theirs',
      at: day(5),
      from: lazarus,
      to: middle.toLowerCase(),
      amount: 50n,
      ...more,
    }))
    return seenBy(
      middle,
      { transactions: [], movements, complete: true, allTransactions: true, unread: 0, any: true, proofs: [] },
      ethereum,
    )
  }
  const through = (moves: readonly Partial<Movement>[], flows: readonly Flow[] = [flow({})], price?: number) =>
    dealingsThrough(middle, flows, theirs(...moves), ethereum, price)

  test('goes the part of it that came from the listed party', () => {
    expect(through([{}, { from: other.toLowerCase(), amount: 150n }], [flow({}), flow({ party: other, amount: 300n })])).toMatchObject([
      {
        direction: 'in',
        hops: 2,
        party: known.lazarus,
        // a quarter of a hundred
        amount: 25n,
        share: 0.0625,
        asset: 'ETH',
        via: { address: middle, amount: 100n, transactions: ['own'] },
        transactions: ['theirs'],
      },
    ])
  })

  test('goes nothing that arrived after it had left, nor what left before it came', () => {
    expect(through([{ at: day(11) }])).toEqual([])
    const out = [flow({ direction: 'out' })]
    const away = (when: number) => [{ from: middle.toLowerCase(), to: lazarus, at: day(when) }]
    expect(through(away(9), out)).toEqual([])
    expect(through(away(11), out)).toMatchObject([{ direction: 'out', share: 1 }])
  })

  test('of different assets is counted by value where a price is known', () => {
    const usdc = { address: known.usdc.toLowerCase(), symbol: 'USDC', decimals: 6 }
    const mixed = [{ amount: 10n ** 18n }, { from: other.toLowerCase(), token: usdc, amount: 9_000_000_000n }]
    expect(through(mixed)[0]?.share).toBe(1)
    expect(through(mixed, [flow({ amount: 10n ** 18n })], 3_000)).toMatchObject([{ share: 0.25, usd: 750 }])
  })
})

test.each([
  [weth, 'WETH'],
  [known.usdc, 'USDC'],
  [known.vitalik, undefined],
])('%s is shared by all under the name %s', (address, name) => {
  expect(sharedName(address, ethereum)).toBe(name)
})

describe('the price of a coin', () => {
  const pair = { factory: '0x', tokenA: weth, tokenB: known.usdc, quote: { symbol: 'USDC', address: known.usdc, decimals: 6 } }
  const pool = (coins: bigint, dollars: bigint) => ({
    pool: '0xABC',
    reserveA: coins * 10n ** 18n,
    reserveB: dollars * 10n ** 6n,
    price: 0n,
    liquidity: 0n,
  })
  const told = (...pools: readonly ReturnType<typeof pool>[]) =>
    priceOfCoin(
      exchangeOf(1) as never,
      pools.map(() => pair),
      pools,
    )

  test('is that of the deepest pool, and of no shallow one', () => {
    expect(told(pool(10n, 20_000n), pool(1_000n, 3_000_000n))).toEqual({ usd: 3_000, pool: '0xabc' })
    expect(told(pool(1n, 9_999n))).toBeUndefined()
    expect(told(pool(0n, 0n))).toBeUndefined()
    expect(told()).toBeUndefined()
  })
})
