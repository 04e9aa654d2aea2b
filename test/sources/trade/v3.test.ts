import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TokenScanResult } from '../../../src/api/scanner.ts'
import { createEngine } from '../../../src/engine/engine.ts'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { type Ethereum, ether, startEthereum } from '../../support/chain/ethereum.ts'
import { startGate } from '../../support/chain/gate.ts'
import { installV3, type V3, type V3Position } from '../../support/chain/v3.ts'
import { compile } from '../../support/solidity.ts'
import { unhurried } from '../../support/unhurried.ts'

let chain: Ethereum
let v3: V3

beforeAll(async () => {
  chain = await startEthereum()
  await chain.rpc('anvil_setCoinbase', ['0x95222290DD7278Aa3Ddd389Cc1E1d165CC4BAfe5'])
  v3 = await installV3(chain)
})
afterAll(() => chain.stop())

const scan = (token: string, node = chain.url): Promise<TokenScanResult> =>
  createEngine({
    timeout: unhurried,
    upstreams: { rpcUrl: new URL(node), explorerUrl: new URL('http://127.0.0.1:9'), provider: false },
  }).scanToken({
    contract_address: token,
    chain_id: 1,
  })

/** A sample with its only pool on Uniswap v3, which it takes for the pair of its rules. */
async function launch(name: string, { tokens = 400_000n * ether, ...position }: Partial<V3Position> = {}) {
  const founder = chain.accounts[1] ?? '0x'
  const artifact = (await compile(new URL('../../support/chain/contracts/Samples.sol', import.meta.url)))[name]
  const token = await chain.deploy(founder, artifact?.bytecode ?? '0x')
  const pool = await v3.provide({ from: founder, token, tokens, ether: 40n * ether, ...position })
  await chain.send({ from: founder, to: token, data: encodeCall('setPair(address)', pool) })
  return { token, pool }
}

const outcomeOf = ({ token_data: { checks } }: TokenScanResult, id: string) => checks.find(check => check.id === id)?.outcome

describe('a token with its pool on Uniswap v3', () => {
  test.each([
    ['over the whole range', {}],
    ['in a narrow range', { width: 1_200 }],
    ['at a fee of 1 %', { fee: 10_000 }],
  ])('%s is traded there, and costs nothing but the fee', async (_, position) => {
    const { token, pool } = await launch('Plain', position)
    const { token_data: data, ...result } = await scan(token)
    expect(data.liquidity).toMatchObject([{ venue: 'uniswap-v3', pool, quote: 'WETH' }])
    expect(data.trading).toMatchObject({ pool, buy: { ok: true, tax: 0 }, transfer: { ok: true, tax: 0 }, resale: { ok: true, tax: 0 } })
    expect(data.trading?.sales.length).toBeGreaterThan(1)
    expect(data.trading?.sales.filter(({ ok, tax }) => !ok || tax !== 0)).toEqual([])
    expect(outcomeOf({ token_data: data, ...result }, 'token/sell-blocked')).toBe('clear')
  })

  test.each([
    ['RedPill', 'token/sell-blocked'],
    ['BuyTax', 'token/buy-tax'],
    ['BurnFromAny', 'token/owner-takes-balances'],
    // a pool of v3 wants all of what is sold, so that a tax on sales is a refusal of them
    ['SellTax', 'token/sell-blocked'],
  ])('%s is found out there as well: %s', async (name, id) => {
    const { token } = await launch(name)
    expect(outcomeOf(await scan(token), id)).toBe('raised')
  })

  test('a node that only runs one call at a time makes the round trip there too', async () => {
    const { token, pool } = await launch('BuyTax')
    const gate = await startGate(chain.url, { lacks: ['eth_simulateV1'] })
    const { trading } = (await scan(token, gate.url)).token_data
    await gate.stop()
    expect(trading).toMatchObject({ pool, method: 'code override', buy: { ok: true }, sales: [{ ok: true, tax: 0 }] })
    expect(trading?.buy.tax).toBeCloseTo(0.25, 3)
  })

  test('what is asked to trade is the pool with most of the quote, and dollars are those of its balance', async () => {
    const { token, pool } = await launch('Plain', { width: 1_200 })
    const founder = chain.accounts[1] ?? '0x'
    await chain.addLiquidity(founder, token, 1_000n * ether, ether / 10n)
    const { liquidity, trading } = (await scan(token)).token_data
    expect(trading?.pool).toBe(pool)
    expect(liquidity?.map(({ venue }) => venue)).toEqual(['uniswap-v3', 'uniswap-v2'])
    // 1,000 ether stand against 3,000,000 dollars; of a narrow range both sides are not used up alike
    expect(liquidity?.[0]?.usd).toBeGreaterThan(2 * 30 * 3_000)
    expect(liquidity?.[0]?.usd).toBeLessThanOrEqual(2 * 40 * 3_000)
  })
})

describe('who can take positions on Uniswap v3 away', () => {
  const dead = '0x000000000000000000000000000000000000dEaD'

  test('the owner of the NFT, when it is one account', async () => {
    const { token } = await launch('Plain')
    const result = await scan(token)
    expect(outcomeOf(result, 'token/removable-liquidity')).toBe('raised')
    expect(result.flags.join()).toContain(`One account, ${chain.accounts[1]}, can take 100 % of the liquidity on uniswap-v3 away.`)
  })

  test('nobody, when the NFT was burned, until one account has more than that', async () => {
    const { token } = await launch('Plain', { recipient: dead })
    expect(outcomeOf(await scan(token), 'token/removable-liquidity')).toBe('clear')
    await v3.provide({ from: chain.accounts[1] ?? '0x', token, tokens: 300_000n * ether, ether: 30n * ether })
    expect(outcomeOf(await scan(token), 'token/removable-liquidity')).toBe('clear')
    await v3.provide({ from: chain.accounts[1] ?? '0x', token, tokens: 200_000n * ether, ether: 20n * ether })
    expect(outcomeOf(await scan(token), 'token/removable-liquidity')).toBe('raised')
  })

  test('a position weighs by what it trades at the present price, not by what it holds', async () => {
    const { token } = await launch('Plain', { tokens: 50_000n * ether, ether: 5n * ether, width: 600 })
    await v3.provide({ from: chain.accounts[1] ?? '0x', token, tokens: 500_000n * ether, ether: 50n * ether, recipient: dead })
    expect(outcomeOf(await scan(token), 'token/removable-liquidity')).toBe('raised')
  })
})
