import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TokenScanResult } from '../../../src/api/scanner.ts'
import { createEngine } from '../../../src/engine/engine.ts'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { type Ethereum, ether, startEthereum } from '../../support/chain/ethereum.ts'
import { type Manners, startGate } from '../../support/chain/gate.ts'
import { launch, list } from '../../support/chain/market.ts'
import { compile } from '../../support/solidity.ts'
import { unhurried } from '../../support/unhurried.ts'

let chain: Ethereum
const tokens: Record<string, string> = {}

/** An owner switch behind an upgradeable proxy. */
async function launchProxy(): Promise<string> {
  const founder = chain.accounts[1] ?? '0x'
  const { Initialised, Proxy: proxy } = await compile(new URL('../../support/chain/contracts/Samples.sol', import.meta.url))
  const implementation = await chain.deploy(founder, Initialised?.bytecode ?? '0x')
  const token = await chain.deploy(founder, proxy?.bytecode ?? '0x', 'address,address', [implementation, chain.accounts[5]])
  await chain.send({ from: founder, to: token, data: encodeCall('initialize(address)', founder) })
  await list(chain, token)
  return token
}

/** An eighth of what is sold is taken of what the seller keeps. */
async function launchBeside(): Promise<string> {
  const { EighthBeside } = await compile(new URL('../../support/chain/contracts/Beside.sol', import.meta.url))
  const founder = chain.accounts[1] ?? '0x'
  const token = await chain.deploy(founder, EighthBeside?.bytecode ?? '0x')
  await chain.addLiquidity(founder, token, 400_000n * ether, 40n * ether)
  return token
}

beforeAll(async () => {
  chain = await startEthereum()
  for (const name of ['Plain', 'FeeSetter', 'HiddenMint', 'LyingMint', 'TransferTax', 'NotOpen', 'RedPill'])
    tokens[name] = await launch(chain, name)
  tokens['Behind'] = await launchProxy()
  tokens['Beside'] = await launchBeside()
})
afterAll(() => chain.stop())

async function scanThrough(name: string, manners: Manners = {}): Promise<{ result: TokenScanResult; trips: number }> {
  const gate = await startGate(chain.url, { latency: 0, ...manners })
  try {
    const engine = createEngine({
      timeout: unhurried,
      upstreams: { rpcUrl: new URL(gate.url), explorerUrl: new URL('http://127.0.0.1:9'), provider: false },
    })
    const result = await engine.scanToken({ contract_address: tokens[name] ?? '', chain_id: 1 })
    return { result, trips: gate.roundTrips() }
  } finally {
    await gate.stop()
  }
}

const outcomeOf = ({ token_data }: TokenScanResult, id: string) => token_data.checks.find(check => check.id === id)

describe('dependent round trips of a token scan', () => {
  // they do little but wait
  test.concurrent.each([
    ['Plain', 4],
    ['FeeSetter', 6],
    ['HiddenMint', 6],
    ['LyingMint', 6],
    ['NotOpen', 6],
    // a proxy needs its implementation first
    ['Behind', 7],
    // a machine that stalls for longer than an answer takes makes two trips of one
  ])('%s: %i', { retry: 3 }, async (name, most) => {
    // the answers are slow, so that a request that does not wait for one begins before it ends
    const { trips } = await scanThrough(name, { latency: 1_000 })
    expect(trips).toBeLessThanOrEqual(most)
  })
})

test('a proxy is judged by its implementation, and by who may replace it', async () => {
  const { result } = await scanThrough('Behind')
  expect(outcomeOf(result, 'token/owner-blocks-sales')).toMatchObject({
    outcome: 'raised',
    sentence: expect.stringContaining(chain.accounts[1] ?? ''),
  })
  expect(outcomeOf(result, 'token/upgradeable')).toMatchObject({
    outcome: 'raised',
    sentence: expect.stringContaining(chain.accounts[5] ?? ''),
  })
})

describe('a node without eth_simulateV1', () => {
  const manners = { lacks: ['eth_simulateV1'] }

  test('trades by code override, and says what that cannot show', async () => {
    const { result } = await scanThrough('TransferTax', manners)
    const { trading, coverage } = result.token_data
    expect(trading).toMatchObject({ method: 'code override', buy: { ok: true }, sales: [{ after_seconds: 0, ok: true }] })
    expect(trading?.sales[0]?.tax).toBeCloseTo(0.06, 3)
    expect(trading?.transfer?.tax).toBeCloseTo(0.06, 3)
    expect(coverage.notes).toEqual([expect.stringContaining('later time'), expect.stringContaining('borrowed code')])
    expect(outcomeOf(result, 'token/sell-stops')).toMatchObject({ outcome: 'unknown', reason: 'sales could be tried at one time only' })
  })

  test('sees what a sale takes beside what is sold', async () => {
    const { result } = await scanThrough('Beside', manners)
    // 125 of the 1125 that left the seller
    expect(result.token_data.trading?.sales[0]?.tax).toBeCloseTo(1 / 9, 3)
  })

  test('cannot clear an owner it could not test in ordinary transactions', async () => {
    const { result } = await scanThrough('FeeSetter', manners)
    expect(outcomeOf(result, 'token/owner-raises-tax')).toMatchObject({
      outcome: 'unknown',
      reason: expect.stringContaining('eth_simulateV1'),
    })
    expect(result.risk_level).toBe('MEDIUM')
    expect(result.flags.join()).toContain("[Coverage] The test of the owner's powers is missing")
  })

  test('a sale that is blocked there is blocked', async () => {
    await chain.rpc('anvil_setCoinbase', ['0x95222290DD7278Aa3Ddd389Cc1E1d165CC4BAfe5'])
    const { result } = await scanThrough('RedPill', manners)
    expect(result.risk_level).not.toBe('LOW')
  })
})

test('what a node does not run of a proof is named, and clears nobody', async () => {
  const setFee = '0x69fe0e2d'
  // the laboratory is told of it in one word with others, and proofs in transactions of their own
  const refuses = (method: string, params: readonly unknown[]) =>
    method === 'eth_simulateV1' && new RegExp(`"(?:data|input)":"${setFee}`).test(JSON.stringify(params)) ? 'out of gas' : undefined
  const { result } = await scanThrough('FeeSetter', { refuses })
  const { coverage, trading } = result.token_data
  expect(outcomeOf(result, 'token/owner-raises-tax')?.sentence).toContain(`what comes of calling ${setFee} was not seen`)
  expect(coverage.missing).toContainEqual({ check: "test of the owner's powers", reason: `calls of ${setFee} could not be tried` })
  expect(trading?.not_run).toContain(`What these calls do could not be looked at in a run of their own: ${setFee}.`)
  expect(result.risk_level).not.toBe('LOW')
})

test('a node with neither form gives "unknown" and its reason, and never LOW', async () => {
  const { result } = await scanThrough('Plain', { lacks: ['eth_simulateV1'], ignoresOverrides: true })
  expect(result.token_data.trading).toBeNull()
  expect(outcomeOf(result, 'token/sell-blocked')).toMatchObject({
    outcome: 'unknown',
    reason: 'the node offers neither eth_simulateV1 nor code overrides',
  })
  expect(result.risk_level).toBe('MEDIUM')
  expect(result.token_data.confidence).toBeLessThan(1)
})

test.each([
  ['null', null],
  ['a text', 'hello'],
  ['an empty list', []],
  ['blocks without calls', [{ calls: [] }, { calls: [] }, { calls: [] }, { calls: [] }]],
])('a simulation that answers %s costs the trades, not the scan, and is never LOW', async (_, answer) => {
  const { result } = await scanThrough('Plain', { says: { eth_simulateV1: answer } })
  expect(result.token_data.trading).toBeNull()
  expect(outcomeOf(result, 'token/sell-blocked')).toMatchObject({
    outcome: 'unknown',
    reason: expect.stringContaining('the simulation did not end'),
  })
  expect(result.risk_level).toBe('MEDIUM')
})

test.each([
  ['eth_call', '0x'],
  ['eth_getCode', 'garbage'],
  ['eth_getBlockByNumber', null],
  ['eth_getBlockByNumber', { number: '0x1' }],
])('a node that answers %s with %j gives an error and no result', async (method, answer) => {
  await expect(scanThrough('Plain', { says: { [method]: answer } })).rejects.toMatchObject({ status: 502 })
})
