import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainNamed } from '../../../src/chains/index.ts'
import { createHttp } from '../../../src/http.ts'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { createRpc } from '../../../src/sources/evm/pool.ts'
import { keyOfV4 } from '../../../src/sources/evm/scout.ts'
import { readBlock } from '../../../src/sources/evm/survey.ts'
import { actorsOf } from '../../../src/sources/trade/actors.ts'
import { pairsToAsk, poolId, readMarket } from '../../../src/sources/trade/market.ts'
import { readTrading, roundTrip, sizes } from '../../../src/sources/trade/round-trip.ts'
import { swapTokens } from '../../../src/sources/trade/router.ts'
import { type Exchange, exchangeOf } from '../../../src/sources/trade/venues.ts'
import { addresses, type Ethereum, ether, startEthereum } from '../../support/chain/ethereum.ts'
import { type Artifact, compile } from '../../support/solidity.ts'
import { clockwork } from '../../support/upstream.ts'

const ethereum = exchangeOf(1)
if (!ethereum) throw new Error('There are no venues on Ethereum.')
const zero = `0x${'0'.repeat(40)}`

let chain: Ethereum
let builder: string
let token: string
let venues: Record<string, Artifact>

beforeAll(async () => {
  chain = await startEthereum()
  builder = chain.accounts[0] ?? '0x'
  venues = await compile(new URL('../../support/chain/contracts/Venues.sol', import.meta.url))
  const samples = await compile(new URL('../../support/chain/contracts/Samples.sol', import.meta.url))
  token = await chain.deploy(builder, samples['SellTax']?.bytecode ?? '0x')
})
afterAll(() => chain.stop())

const deploy = (name: string, types?: string, values?: readonly unknown[]) =>
  chain.deploy(builder, venues[name]?.bytecode ?? '0x', types, values)
const send = (to: string, data: string, value = 0n) => chain.send({ from: builder, to, data, value })
const call = (to: string, data: string) => chain.rpc<string>('eth_call', [{ to, data }, 'latest'])

async function look(exchange: Exchange) {
  const rpc = createRpc({
    http: createHttp({ world: clockwork() }),
    endpoints: [{ name: 'The node', url: new URL(chain.url) }],
    chain: 'Ethereum',
    signal: new AbortController().signal,
  })
  const survey = { accounts: [], questions: [], pairs: pairsToAsk(token, exchange) }
  const { header, report } = await readBlock(rpc, chainNamed('ethereum'), survey, [])
  return { rpc, header, ...readMarket(token, exchange, report.pools, Number(header.number)) }
}

test('a pool of Solidly is found by its kind, and traded through its router', async () => {
  const factory = await deploy('SolidlyFactory')
  const router = await deploy('SolidlyRouter', 'address', [addresses.weth])
  const pools: Record<string, string> = {}
  for (const [stable, wei] of [
    [false, 20n * ether],
    [true, ether],
  ] as const) {
    const create = encodeCall('create(address,address,bool)', token, addresses.weth, stable)
    const pool = `0x${(await call(factory, create)).slice(26)}`
    await send(factory, create)
    await send(addresses.weth, encodeCall('deposit()'), wei)
    await send(addresses.weth, encodeCall('transfer(address,uint256)', pool, wei))
    await send(token, encodeCall('transfer(address,uint256)', pool, 200_000n * ether))
    await send(pool, encodeCall('sync()'))
    pools[String(stable)] = pool
  }
  await send(token, encodeCall('setPair(address)', pools['false']))
  const solidly = { name: 'aerodrome', dialect: 'solidly', factory, router, keys: [0, 1] } as const
  const { rpc, header, market, routes } = await look({ ...ethereum, venues: [solidly], watched: [] })
  expect(market.pools).toMatchObject([
    { venue: 'aerodrome', design: 'solidly', address: pools['false'], tokenReserve: 200_000n * ether, quoteReserve: 20n * ether },
    { address: pools['true'], quoteReserve: ether },
  ])
  const [route] = routes
  if (!route) throw new Error('There is no route.')
  expect(route.venue.key).toBe(0)
  const stage = { token, route, exchange: ethereum, header, actors: actorsOf(new Uint8Array(32), token, header.number) }
  const question = roundTrip(stage, sizes.ordinary)
  const [reply] = await rpc(question)
  if (!reply.ok) throw new Error(reply.message)
  const { buy, sales } = readTrading(stage, [{ name: 'ordinary', size: sizes.ordinary, question, outcomes: reply.value }])
  expect(buy).toEqual({ ok: true, tax: 0 })
  expect(sales.map(({ ok }) => ok)).toEqual([true, true])
  for (const { tax } of sales) expect(tax).toBeCloseTo(0.12, 4)
})

test('pools that no known router trades are told: what they hold on Slipstream, that they are there on v4', async () => {
  const [factory, state] = [await deploy('SlipstreamFactory'), await deploy('StateView')]
  const pool = await deploy('SlipstreamPool')
  await send(addresses.weth, encodeCall('deposit()'), 3n * ether)
  await send(addresses.weth, encodeCall('transfer(address,uint256)', pool, 3n * ether))
  await send(token, encodeCall('transfer(address,uint256)', pool, 7n * ether))
  await send(factory, encodeCall('set(address,address,int24,address)', token, addresses.weth, 200, pool))
  const key = Number(keyOfV4(3_000, 60))
  const id = poolId({ tokenA: token, quote: { symbol: 'WETH', address: zero, decimals: 18, stable: false }, key })
  await send(state, encodeCall('set(bytes32,uint128)', id, 5n))
  const { market, routes } = await look({
    ...ethereum,
    venues: [],
    watched: [
      { name: 'aerodrome-slipstream', design: 'slipstream', factory, keys: [100, 200] },
      { name: 'uniswap-v4', design: 'uniswap v4', factory: state, keys: [key] },
    ],
  })
  expect(market.pools).toMatchObject([{ design: 'slipstream', address: pool, tokenReserve: 7n * ether, quoteReserve: 3n * ether }])
  expect(market.unmeasured).toEqual([{ venue: 'uniswap-v4', quote: 'WETH', id }])
  expect(routes).toEqual([])
  // the last proof can be repeated as it stands
  const [proved] = (market.proofs.at(-1)?.params ?? []) as [{ to: string; data: string }?]
  expect(BigInt(await call(proved?.to ?? '', proved?.data ?? ''))).toBe(5n)
})

test('the id of a pool of v4 is the one that Uniswap computes', () => {
  // ETH and USDC at 0.05 % on Ethereum
  const usdc = { symbol: 'USDC', address: addresses.usdc, decimals: 6, stable: true }
  expect(poolId({ tokenA: zero, quote: usdc, key: Number(keyOfV4(500, 10)) })).toBe(
    '0x21c67e77068de97969ba93d4aab21826d33ca12bb9f565d8496e8fda8a82ca27',
  )
})

test.each([
  ['swap router', '0x414bf389', 8],
  ['swap router 02', '0x04e45aaf', 7],
] as const)('the %s is called by its own selector, the older with a deadline', (dialect, selector, words) => {
  const venue = { name: 'uniswap-v3', dialect, factory: zero, router: zero, key: 3_000 }
  const data = swapTokens(venue, 5n, { path: [addresses.weth, addresses.usdc], to: zero })
  expect(data.slice(0, 10)).toBe(selector)
  expect((data.length - 10) / 64).toBe(words)
})
