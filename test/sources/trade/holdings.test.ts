import { expect, test } from 'vitest'
import type { Rpc } from '../../../src/sources/evm/pool.ts'
import { actorsOf } from '../../../src/sources/trade/actors.ts'
import type { Controllers } from '../../../src/sources/trade/controllers/discover.ts'
import { holdingCalls } from '../../../src/sources/trade/holdings.ts'
import type { Stage } from '../../../src/sources/trade/stage.ts'
import { checkIn } from '../../support/checking.ts'

const blocking = checkIn('token/owner-blocks-sales', 'Holdings')

test.each(['HoldsNone', 'HoldsLess', 'HoldsMore', 'HoldsMuch', 'SendsOften', 'AllowsThat'])(
  'a market may hang on what somebody has, or does with it: %s',
  async name => {
    expect(await blocking(name)).toMatchObject({ outcome: 'raised', row: 'all-hidden' })
  },
)

test.each(['HoldsAnybody', 'HoldsAnything'])('what anybody may do is the power of nobody, nor is what changes nothing: %s', async name => {
  expect(await blocking(name)).not.toMatchObject({ outcome: 'raised' })
})

test('whose balance nobody tells may hold the market by it: that is not known', async () => {
  const [token, wrapped, router, pool, one, other] = ['1a', '2b', '3c', '4d', '5e', '6f'].map(pair => `0x${pair.repeat(20)}`)
  const coin = { symbol: 'COIN', address: wrapped, decimals: 18 }
  const stage = {
    token,
    route: {
      ...{ venue: { name: 'a venue', dialect: 'uniswap', factory: wrapped, router }, quote: coin, funding: undefined },
      pool: { address: pool, tokenReserve: 10n ** 24n, quoteReserve: 10n ** 20n },
    },
    exchange: { wrapped: coin },
    header: { number: 7n, timestamp: 1_700_000_000n, gasLimit: 30_000_000n, baseFee: 1n, miner: wrapped, hash: `0x${'0'.repeat(64)}` },
    actors: actorsOf(new Uint8Array(32), token ?? '', 7n),
  } as unknown as Stage
  const callers = [one, other].map(address => ({ address, role: 'controller' }))
  const functions = [{ selector: '0xa9059cbb', arguments: 'address,uint256', mutability: 'nonpayable' }]
  const controllers = { targets: [{ address: token, functions, callers }], balances: Promise.resolve(new Map([[one, 0n]])) }
  const nothing = new Map([['call', { ok: true, data: '0x', gasUsed: 1n }]])
  const rpc = (async (...questions: readonly unknown[]) =>
    questions.map(() => ({
      ok: true,
      value: { prepared: new Map(), trials: Array.from({ length: 40 }, () => nothing) },
    }))) as unknown as Rpc
  const [screening] = await Promise.all(holdingCalls(rpc, stage, controllers as unknown as Controllers))
  expect(screening?.notRun.filter(text => text.includes(`${one}`))).toEqual([])
  expect(screening?.notRun.filter(text => text.includes(`${other}`))).toHaveLength(1)
})
