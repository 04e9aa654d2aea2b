import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TokenScanResult } from '../../../src/api/scanner.ts'
import { createEngine } from '../../../src/engine/engine.ts'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { type Ethereum, ether, startEthereum } from '../../support/chain/ethereum.ts'
import { launch } from '../../support/chain/market.ts'
import { unhurried } from '../../support/unhurried.ts'

let chain: Ethereum

beforeAll(async () => {
  chain = await startEthereum()
  // the blocks of a real chain have a proposer
  await chain.rpc('anvil_setCoinbase', ['0x95222290DD7278Aa3Ddd389Cc1E1d165CC4BAfe5'])
})
afterAll(() => chain.stop())

const scan = (token: string): Promise<TokenScanResult> =>
  createEngine({
    timeout: unhurried,
    upstreams: { rpcUrl: new URL(chain.url), explorerUrl: new URL('http://127.0.0.1:9'), provider: false },
  }).scanToken({
    contract_address: token,
    chain_id: 1,
  })

/** Ids of the raised checks that carry weight. */
const raised = ({ token_data }: TokenScanResult): string[] =>
  token_data.checks.filter(({ outcome, id }) => outcome === 'raised' && id !== 'token/owner').map(({ id }) => id)

describe('what a token does is found by making it do so', () => {
  test.each<[string, string[], string]>([
    ['Plain', [], 'MEDIUM'],
    ['BuyTax', ['token/buy-tax'], 'HIGH'],
    ['SellTax', ['token/sell-tax'], 'MEDIUM'],
    ['TransferTax', ['token/sell-tax', 'token/buy-tax', 'token/transfer-tax'], 'MEDIUM'],
    ['Cooldown', ['token/sell-stops'], 'MEDIUM'],
    ['DustOnly', ['token/sell-limited'], 'CRITICAL'],
    ['NoResale', ['token/resale-blocked'], 'MEDIUM'],
    ['RedPill', ['token/sell-blocked', 'token/sell-varies'], 'CRITICAL'],
    ['NotOpen', ['token/buy-blocked'], 'MEDIUM'],
    ['TrapBehindOpening', ['token/sell-blocked', 'token/buy-blocked'], 'CRITICAL'],
  ])('%s raises %j', async (name, expected, level) => {
    const result = await scan(await launch(chain, name))
    expect(raised(result)).toEqual(expected)
    // without an explorer the age is unknown, so nothing here can be LOW
    expect(result.risk_level).toBe(level)
  })

  test.each<[string, string, number]>([
    ['BuyTax', 'buy', 0.25],
    ['SellTax', 'sell', 0.12],
    ['TransferTax', 'transfer', 0.06],
  ])('the tax of %s is measured to a tenth of a percent', async (name, leg, tax) => {
    const { trading } = (await scan(await launch(chain, name))).token_data
    const measured = { buy: trading?.buy.tax, sell: trading?.sales[0]?.tax, transfer: trading?.transfer?.tax }[leg]
    expect(measured).toBeCloseTo(tax, 3)
  })
})

describe('what an owner can make a token do is found by calling for it', () => {
  test.each<[string, string[], string]>([
    ['Blacklist', ['token/owner-blocks-sales'], 'MEDIUM'],
    ['FeeSetter', ['token/owner-raises-tax'], 'HIGH'],
    ['CappedFee', [], 'MEDIUM'],
    ['BurnFromAny', ['token/owner-takes-balances'], 'HIGH'],
    // whoever writes balances without a limit can also overflow that of the pool, and then nobody sells
    ['HiddenMint', ['token/hidden-mint'], 'CRITICAL'],
    ['LyingMint', ['token/hidden-mint'], 'CRITICAL'],
    ['OpenMint', ['token/owner-mints'], 'HIGH'],
    ['NoContracts', ['token/owner-blocks-sales'], 'HIGH'],
  ])('%s raises %j', async (name, expected, level) => {
    const result = await scan(await launch(chain, name))
    expect(raised(result)).toEqual(expected)
    expect(result.risk_level).toBe(level)
  })

  test('a power is reported with who, what and the request that shows it', async () => {
    const { controls, checks } = (await scan(await launch(chain, 'FeeSetter'))).token_data
    expect(controls).toEqual([
      expect.objectContaining({
        power: 'raises the sell tax',
        caller: chain.accounts[1],
        role: 'owner',
        caller_kind: 'account',
        selector: '0x69fe0e2d',
      }),
    ])
    expect(controls?.[0]?.tax).toBeCloseTo(0.99, 3)
    const check = checks.find(({ id }) => id === 'token/owner-raises-tax')
    expect(check?.evidence).toEqual([
      expect.objectContaining({ method: 'eth_simulateV1', params: expect.any(Array), block: expect.any(Number) }),
    ])
  })

  test('the request in the evidence, repeated by a stranger, shows the same', async () => {
    const result = await scan(await launch(chain, 'FeeSetter'))
    const [evidence] = result.token_data.checks.find(({ id }) => id === 'token/owner-raises-tax')?.evidence ?? []
    const blocks = await chain.rpc<{ calls: { status: string }[] }[]>(evidence?.method ?? '', evidence?.params as unknown[])
    expect(blocks.flatMap(({ calls }) => calls).every(({ status }) => status === '0x1')).toBe(true)
  })

  test('tokens that a contract pays out of its own are not minted', async () => {
    const token = await launch(chain, 'Rescue')
    await chain.send({ from: chain.accounts[1] ?? '0x', to: token, data: encodeCall('transfer(address,uint256)', token, 100n * ether) })
    expect(raised(await scan(token))).toEqual([])
  })

  test('tokens out of a treasury are paid for by the treasury', async () => {
    const token = await launch(chain, 'Treasury')
    await chain.send({ from: chain.accounts[1] ?? '0x', to: token, data: encodeCall('fill(uint256)', 50_000n * ether) })
    expect(raised(await scan(token))).toEqual([])
  })

  test('a renounced owner has no power left', async () => {
    const token = await launch(chain, 'BurnFromAny')
    await chain.send({ from: chain.accounts[1] ?? '0x', to: token, data: encodeCall('renounceOwnership()') })
    expect(raised(await scan(token))).toEqual([])
  })
})
