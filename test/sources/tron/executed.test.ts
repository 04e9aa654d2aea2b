import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TokenScanResult } from '../../../src/api/scanner.ts'
import { createEngine } from '../../../src/engine/engine.ts'
import { encodeCall, encodeValues } from '../../../src/sources/evm/abi.ts'
import { base58Of } from '../../../src/sources/tron/address.ts'
import { startTronChain, type TronChain } from '../../support/chain/tron.ts'
import { compile } from '../../support/solidity.ts'
import { type LittleTron, startTron, type TronService } from '../../support/tron-service.ts'

let chain: TronChain
let service: TronService

beforeAll(async () => {
  ;[chain, service] = await Promise.all([startTronChain(), startTron()])
})
afterAll(async () => {
  await chain.stop()
  await service.stop()
})

/** Launches a sample and scans it an hour later; its holders are in the index. */
async function scanned(name: string, { setUp = [], more = {} }: { setUp?: readonly string[]; more?: Partial<LittleTron> } = {}) {
  const { token, holders } = await chain.launch(name, { setUp })
  await chain.rpc('evm_increaseTime', [3_600])
  await chain.rpc('evm_mine')
  return scan(token, holders, more)
}

async function scan(token: string, holders: readonly string[], more: Partial<LittleTron> = {}) {
  const address = base58Of(token)
  const rows = await Promise.all(holders.map(async holder => [base58Of(holder), await chain.balanceOf(token, holder)] as const))
  service.show({ ...chain.tron, holders: { [address]: rows }, firstUse: { [address]: Date.parse('2024-01-01T00:00:00Z') }, ...more })
  const result = await createEngine({ upstreams: { rpcUrl: service.url } }).scanToken({ contract_address: address, chain_id: -6 })
  return { result, address, holders: holders.map(base58Of) }
}

/** Ids of the raised checks that could weigh. */
const raised = ({ token_data }: TokenScanResult): string[] =>
  token_data.checks.filter(({ outcome, tier }) => outcome === 'raised' && tier !== 'info').map(({ id }) => id)
const gaps = ({ token_data }: TokenScanResult): string[] => token_data.coverage.missing.map(({ check }) => check)

const [sale, power] = ['sale or transfer by a holder', "test of the owner's powers"]

describe('what a token does is found by making it do so', () => {
  test.each<[string, string[], string[], string]>([
    ['Plain', [], [], 'LOW'],
    ['BuyTax', ['token/buy-tax'], [], 'HIGH'],
    ['SellTax', ['token/sell-tax'], [], 'MEDIUM'],
    ['TransferTax', ['token/sell-tax', 'token/buy-tax', 'token/transfer-tax'], [], 'LOW'],
    ['DustOnly', ['token/sell-limited'], [], 'CRITICAL'],
    // those who bought may sell, those who received may not: holders of the index received
    ['NoResale', ['token/transfers-refused'], [], 'CRITICAL'],
    // an account made for the call sells in the moment of its purchase; holders of an hour show that time mends it
    ['Cooldown', [], [sale], 'MEDIUM'],
    ['NotOpen', ['token/transfers-refused'], [sale, power], 'CRITICAL'],
  ])('%s raises %j and leaves %j open: %s', async (name, accusations, open, level) => {
    const { result } = await scanned(name)
    expect([raised(result), gaps(result), result.risk_level]).toEqual([accusations, open, level])
  })

  test('a trap that has sprung is found twice: by a buyer who cannot leave, and by all holders', async () => {
    const { result } = await scanned('TrapBehindOpening', { setUp: [encodeCall('openTrading()')] })
    expect(raised(result)).toEqual(['token/sell-blocked', 'token/transfers-refused'])
    expect(result.flags.find(flag => flag.includes('holders tried'))).toContain('6 of 6 holders tried cannot send the token into the pool')
    expect([result.risk_score, result.risk_level]).toEqual([100, 'CRITICAL'])
  })

  test.each<[string, string, number]>([
    ['BuyTax', 'buy', 0.25],
    ['SellTax', 'sell', 0.12],
    ['TransferTax', 'transfer', 0.06],
  ])('the tax of %s is measured to a tenth of a percent', async (name, leg, tax) => {
    const { trading } = (await scanned(name)).result.token_data
    const measured = { buy: trading?.buy.tax, sell: trading?.sales[0]?.tax, transfer: trading?.transfer?.tax }[leg]
    expect(measured).toBeCloseTo(tax, 3)
  })
})

describe('what single calls of an owner show', () => {
  test.each<[string, string[], string[], string]>([
    // the log shows it
    ['BurnFromAny', ['token/owner-takes-balances'], [], 'HIGH'],
    ['OpenMint', ['token/owner-mints'], [], 'HIGH'],
    // the name tells it
    ['FeeSetter', ['token/owner-raises-tax'], [], 'MEDIUM'],
    // nothing tells it, and what nothing tells cannot be LOW
    ['Blacklist', [], [power], 'MEDIUM'],
    ['HiddenMint', [], [power], 'MEDIUM'],
    ['NoContracts', [], [power], 'MEDIUM'],
  ])('%s raises %j and leaves %j open: %s', async (name, accusations, open, level) => {
    const { result } = await scanned(name)
    expect([raised(result), gaps(result), result.risk_level]).toEqual([accusations, open, level])
  })

  test('a power is reported with who, what and the call that shows it', async () => {
    const { result, holders } = await scanned('BurnFromAny')
    const founder = base58Of(chain.accounts[1] ?? '')
    const [control] = result.token_data.controls ?? []
    expect(control).toMatchObject({
      power: 'takes balances',
      caller: founder,
      caller_kind: 'account',
      role: 'owner',
      selector: '0x410937a5',
    })
    // a hundredth of what one of the holders has
    const victim = base58Of(`0x${control?.calldata?.slice(34, 74)}`)
    expect(holders).toContain(victim)
    expect(control?.amount).toBe((BigInt(1_000 - holders.indexOf(victim)) * 10n ** 16n).toString())
  })

  test('what was given up is no power, though the code still has it', async () => {
    const { result } = await scanned('BurnFromAny', { setUp: [encodeCall('renounceOwnership()')] })
    expect([raised(result), result.risk_level]).toEqual([[], 'LOW'])
  })
})

test('code that stands behind a proxy which does not name it leaves the powers open', async () => {
  const samples = await compile(new URL('../../support/chain/contracts/Samples.sol', import.meta.url))
  const founder = chain.accounts[1] ?? ''
  const behind = await chain.send(founder, undefined, samples['Initialised']?.bytecode ?? '')
  const proxy = await chain.send(
    founder,
    undefined,
    `${samples['Proxy']?.bytecode}${encodeValues('address,address', [behind, founder]).slice(2)}`,
  )
  await chain.send(founder, proxy, encodeCall('initialize(address)', founder))
  const { result } = await scan(proxy, [])
  expect(result.token_data).toMatchObject({ name: 'Behind', symbol: 'BHD', decimals: 18 })
  expect(gaps(result)).toEqual([sale, power])
  expect(result.risk_level).toBe('MEDIUM')
})

describe('a node that runs no program in place of a contract', () => {
  const plain: TronChain['tron'] = {
    get contractAt() {
      return chain.tron.contractAt
    },
    call: call => (call.to === undefined ? { refused: 'CONTRACT_VALIDATE_ERROR' } : chain.tron.call(call)),
  }
  const anAccount = (address: string) => ({ address, balance: 1, create_time: 1_600_000_000_000 })

  test('is asked question by question; real holders stand in for a buyer', async () => {
    const holder = (at: number) => base58Of(`0x${(0xa11ce000 + at).toString(16).padStart(40, '7')}`)
    const accounts = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [holder(at), anAccount(holder(at))]))
    const { result } = await scanned('Plain', { more: { ...plain, accounts } })
    expect(result.token_data).toMatchObject({ name: 'Sample', symbol: 'SMPL', decimals: 18, total_supply: (10n ** 24n).toString() })
    // it could not be made to look for pools: nothing is said of the market
    expect([result.token_data.liquidity, result.token_data.trading, gaps(result)]).toEqual([null, null, []])
    expect(result.risk_level).toBe('LOW')
  })

  test('and does not tell accounts from contracts: then no holder can speak', async () => {
    const { result } = await scanned('Plain', { more: plain })
    expect([gaps(result), result.risk_level]).toEqual([[sale], 'MEDIUM'])
  })
})
