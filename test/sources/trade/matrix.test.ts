import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TokenScanResult } from '../../../src/api/scanner.ts'
import { createEngine } from '../../../src/engine/engine.ts'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { addresses, type Ethereum, ether, startEthereum } from '../../support/chain/ethereum.ts'
import { type Gate, startGate } from '../../support/chain/gate.ts'
import { list } from '../../support/chain/market.ts'
import { compile } from '../../support/solidity.ts'
import { unhurried } from '../../support/unhurried.ts'

let chain: Ethereum

beforeAll(async () => {
  chain = await startEthereum()
  // the blocks of a real chain have a proposer
  await chain.rpc('anvil_setCoinbase', ['0x95222290DD7278Aa3Ddd389Cc1E1d165CC4BAfe5'])
})
afterAll(() => chain.stop())

async function launch(name: string): Promise<string> {
  const artifact = (await compile(new URL('../../support/chain/contracts/Probes.sol', import.meta.url)))[name]
  if (!artifact) throw new Error(`There is no sample ${name}.`)
  const token = await chain.deploy(chain.accounts[1] ?? '0x', artifact.bytecode)
  await list(chain, token)
  return token
}

/** Accounts that buy from the pool. */
async function buyers(token: string, count: number): Promise<string[]> {
  const accounts = chain.accounts.slice(2, 2 + count)
  const path = [addresses.weth, token]
  for (const account of accounts) {
    const data = encodeCall('swapExactETHForTokens(uint256,address[],address,uint256)', 0n, path, account, 2n ** 40n)
    await chain.send({ from: account, to: addresses.router, value: ether / 50n, data })
  }
  return accounts
}

const scan = (token: string, url = chain.url): Promise<TokenScanResult> =>
  createEngine({
    timeout: unhurried,
    upstreams: { rpcUrl: new URL(url), explorerUrl: new URL('http://127.0.0.1:9'), provider: false },
  }).scanToken({
    contract_address: token,
    chain_id: 1,
  })

/** Raised checks of trades, with the row they end in. */
const raised = ({ token_data }: TokenScanResult): string[] =>
  token_data.checks
    .filter(({ outcome, id }) => outcome === 'raised' && /^token\/(sell|buy|resale|transfer)/.test(id))
    .map(({ id, row }) => `${id.replace('token/', '')} ${row}`)
    .sort()

describe('each way of hiding a trap has a probe that finds it', () => {
  test.each<[string, string[]]>([
    ['TimeBomb', ['sell-stops stops']],
    ['SellWindow', ['sell-stops stops']],
    ['BuyCounter', ['sell-stops stops']],
    ['SellOnce', ['sell-stops stops']],
    ['Crumbs', ['sell-limited dust']],
    ['Parity', ['sell-varies chance']],
    // what chance decides is seen as chance, or rarely as an end
    ['Dice', []],
    ['PricePill', ['sell-blocked never', 'sell-varies simulation']],
    ['Shy', ['sell-varies simulation']],
    ['GasPill', ['sell-varies gas']],
    ['LateTax', ['sell-tax all']],
  ])('%s raises %j and is CRITICAL', async (name, expected) => {
    const result = await scan(await launch(name))
    expect(raised(result)).toEqual(expect.arrayContaining(expected))
    expect(result.risk_level).toBe('CRITICAL')
  })

  test.each(['BotList', 'PersonalTax'])('%s: what a fresh account can do, its real holders cannot', async name => {
    const token = await launch(name)
    for (const account of await buyers(token, 6))
      await chain.send({ from: chain.accounts[1] ?? '0x', to: token, data: encodeCall('list(address)', account) })
    const result = await scan(token)
    expect(raised(result)).toContain('transfers-refused most')
    expect(result.risk_level).toBe('CRITICAL')
  })
})

describe('and none of them takes a benign twin for a trap', () => {
  test.each<[string, string[]]>([
    ['Fair', []],
    ['TimedBurn', []],
    ['Wait', ['sell-stops early']],
    ['OnePerBlock', ['sell-stops early']],
    ['EarlyBuyers', []],
    ['SellDaily', []],
    ['AntiWhale', []],
    ['SaleCap', ['sell-limited capped']],
    ['Lottery', []],
    ['Heavy', []],
    ['LaunchTax', []],
    ['NeverAll', ['sell-limited rest']],
    ['RouterOnly', ['transfer-blocked operator']],
  ])('%s raises %j', async (name, expected) => {
    const result = await scan(await launch(name))
    expect(raised(result)).toEqual(expected)
    expect(result.risk_level).not.toBe('CRITICAL')
    expect(result.token_data.checks.find(({ id }) => id === 'token/sell-varies')?.outcome).toBe('clear')
    expect(result.token_data.trading?.sales.map(({ after_seconds }) => after_seconds)).toEqual([
      0, 12, 300, 3_600, 86_400, 604_800, 2_592_000, 31_536_000, 94_608_000,
    ])
  })

  test('one holder of eleven who was listed is not a market that is closed', async () => {
    const token = await launch('BotList')
    const [, , , , , , bot = '0x'] = chain.accounts
    await buyers(token, 7)
    // four more, who are nobody in particular
    for (const nth of [1, 2, 3, 4]) {
      const path = [addresses.weth, token]
      const to = `0x${'ab'.repeat(19)}0${nth}`
      const data = encodeCall('swapExactETHForTokens(uint256,address[],address,uint256)', 0n, path, to, 2n ** 40n)
      await chain.send({ from: chain.accounts[2] ?? '0x', to: addresses.router, value: ether / 50n, data })
    }
    await chain.send({ from: chain.accounts[1] ?? '0x', to: token, data: encodeCall('list(address)', bot) })
    const result = await scan(token)
    expect(raised(result)).toEqual([])
    const check = result.token_data.checks.find(({ id }) => id === 'token/transfers-refused')
    expect(check).toMatchObject({ outcome: 'clear', sentence: expect.stringContaining('1 of 11') })
  })
})

describe('taxes', () => {
  test.each<[string, string, RegExp]>([
    ['SteppedTax', 'sell-tax fifth', /between 3 % and 40 %/],
    ['SideTax', 'sell-tax fifth', /20 %/],
  ])('%s: the highest counts, whatever it depends on', async (name, row, sentence) => {
    const result = await scan(await launch(name))
    expect(raised(result)).toContain(row)
    expect(result.token_data.checks.find(({ id }) => id === 'token/sell-tax')?.sentence).toMatch(sentence)
  })
})

describe('on a node that runs single calls', () => {
  let gate: Gate
  beforeAll(async () => {
    gate = await startGate(chain.url, { lacks: ['eth_simulateV1'] })
  })
  afterAll(() => gate.stop())

  test.each<[string, string[]]>([
    ['TimeBomb', ['sell-stops stops']],
    ['BuyCounter', ['sell-stops stops']],
    ['Crumbs', ['sell-limited dust']],
    ['Parity', ['sell-varies chance']],
    ['NeverAll', ['sell-limited rest']],
    ['SteppedTax', ['sell-tax fifth']],
    ['Fair', []],
    ['TimedBurn', []],
    ['Lottery', []],
  ])('%s raises %j', async (name, expected) => {
    const result = await scan(await launch(name), gate.url)
    expect(raised(result)).toEqual(expected)
    expect(result.token_data.coverage.notes.join()).toContain('No sale at a later time than the purchase')
  })

  test.each(['OnePerBlock', 'Wait'])('%s: a waiting time is no trap', async name => {
    const result = await scan(await launch(name), gate.url)
    expect(raised(result)).toContain('sell-blocked at-once')
    expect(result.risk_level).not.toBe('CRITICAL')
  })

  test('holders whom somebody listed cannot send to the pool', async () => {
    const token = await launch('BotList')
    for (const account of await buyers(token, 6))
      await chain.send({ from: chain.accounts[1] ?? '0x', to: token, data: encodeCall('list(address)', account) })
    expect(raised(await scan(token, gate.url))).toEqual(['transfers-refused most'])
  })

  test('a node that does not change its block is found out, and nothing is said of other moments', async () => {
    const poorer = await startGate(chain.url, { lacks: ['eth_simulateV1'], ignoresBlocks: true })
    try {
      const result = await scan(await launch('TimeBomb'), poorer.url)
      expect(raised(result)).toEqual([])
      expect(result.token_data.coverage.notes.join()).toContain('does not run calls in a block that differs')
      expect(result.risk_level).not.toBe('LOW')
    } finally {
      await poorer.stop()
    }
  })
})

describe('what could not be tried', () => {
  test('sales above what anybody may buy are named with their share', async () => {
    const { token_data } = await scan(await launch('AntiWhale'))
    expect(token_data.trading?.not_run.join()).toMatch(/^Sales above 1 % of the pool could not be tried: the purchase was refused/)
  })

  test.each([
    ['one request that takes too long', 15],
    ['all that are longer than the first', 5],
  ])('%s leaves the token without a clean verdict, and says so', async (_, most) => {
    const refuses = (method: string, params: readonly unknown[]) => {
      const [request] = params as readonly { blockStateCalls?: unknown[] }[]
      return method === 'eth_simulateV1' && (request?.blockStateCalls?.length ?? 0) > most ? 'execution timeout' : undefined
    }
    const gate = await startGate(chain.url, { refuses })
    const reason = /could not all be tried/
    try {
      const result = await scan(await launch('Fair'), gate.url)
      expect(result.token_data.coverage.missing.map(({ check, reason: why }) => `${check}: ${why}`).join()).toMatch(reason)
      expect(result.token_data.coverage.notes.join()).toMatch(reason)
      expect(result.risk_level).not.toBe('LOW')
    } finally {
      await gate.stop()
    }
  })
})
