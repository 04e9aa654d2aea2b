import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TokenScanResult } from '../../../src/api/scanner.ts'
import { createEngine } from '../../../src/engine/engine.ts'
import { addressOf, encodeCall } from '../../../src/sources/evm/abi.ts'
import { exchangeOf } from '../../../src/sources/trade/venues.ts'
import { addresses, type Ethereum, ether, startEthereum } from '../../support/chain/ethereum.ts'
import { type Explorer, startExplorer } from '../../support/chain/explorer.ts'
import { startGate } from '../../support/chain/gate.ts'
import { type Artifact, compile } from '../../support/solidity.ts'
import { unhurried } from '../../support/unhurried.ts'

const day = 86_400
const dead = '0x000000000000000000000000000000000000dEaD'
const lockers = exchangeOf(1)?.lockers ?? []
const lockerAt = (reads: string) => lockers.find(locker => locker.reads === reads)?.address ?? '0x'

let chain: Ethereum
let explorer: Explorer
let venues: Record<string, Artifact>
let founder: string
let settled: Awaited<ReturnType<typeof launch>>

beforeAll(async () => {
  chain = await startEthereum({ age: 200 * day })
  await chain.rpc('anvil_setCoinbase', ['0x95222290DD7278Aa3Ddd389Cc1E1d165CC4BAfe5'])
  founder = chain.accounts[1] ?? '0x'
  venues = await compile(new URL('../../support/chain/contracts/Venues.sol', import.meta.url))
  for (const [reads, name] of [
    ['tokenLocks', 'Uncx'],
    ['getLocksForToken', 'PinkLock'],
  ] as const)
    await chain.rpc('anvil_setCode', [lockerAt(reads), venues[name]?.runtime])
  explorer = await startExplorer(chain)
  settled = await launch()
  await chain.pass(195 * day)
})
afterAll(() => Promise.all([chain.stop(), explorer.stop()]))

interface Hosts {
  readonly node?: string
  readonly index?: string
}

const scan = (token: string, { node = chain.url, index = 'http://127.0.0.1:9' }: Hosts = {}): Promise<TokenScanResult> =>
  createEngine({ timeout: unhurried, upstreams: { rpcUrl: new URL(node), explorerUrl: new URL(index), provider: false } }).scanToken({
    contract_address: token,
    chain_id: 1,
  })

const checkOf = ({ token_data: { checks } }: TokenScanResult, id: string) => checks.find(check => check.id === id)
const sentenceOf = (result: TokenScanResult, id: string) => {
  const { outcome, sentence, reason } = checkOf(result, id) as { outcome: string; sentence?: string; reason?: string }
  return `${outcome}: ${reason ?? sentence}`
}
const removable = (result: TokenScanResult) => sentenceOf(result, 'token/removable-liquidity')

/** A token with a pool of 40 ether on Uniswap v2, whose shares the founder has. */
async function launch(): Promise<{ token: string; pair: string; shares: bigint }> {
  const artifact = (await compile(new URL('../../support/chain/contracts/Samples.sol', import.meta.url)))['Plain']
  const token = await chain.deploy(founder, artifact?.bytecode ?? '0x')
  await chain.addLiquidity(founder, token, 400_000n * ether, 40n * ether)
  const ask = (to: string, data: string) => chain.rpc<string>('eth_call', [{ to, data }, 'latest'])
  const pair = addressOf(await ask(addresses.factory, encodeCall('getPair(address,address)', token, addresses.weth))) ?? '0x'
  return { token, pair, shares: BigInt(await ask(pair, encodeCall('balanceOf(address)', founder))) }
}

const send = (to: string, data: string, from = founder) => chain.send({ from, to, data })
const give = (token: string, to: string, amount: bigint) => send(token, encodeCall('transfer(address,uint256)', to, amount))
async function lock(pair: string, reads: string, amount: bigint, seconds: number): Promise<void> {
  await send(pair, encodeCall('approve(address,uint256)', lockerAt(reads), amount))
  const until = BigInt((await chain.now()) + seconds)
  await send(lockerAt(reads), encodeCall('lock(address,uint256,uint256)', pair, amount, until))
}

describe('who can take the liquidity of a pool of shares away', () => {
  test('its only provider, and less gravely when it has had liquidity for months', async () => {
    const { token } = await launch()
    const fresh = await scan(token)
    expect(removable(fresh)).toBe(`raised: One account, ${founder}, can take 100 % of the liquidity on uniswap-v2 away.`)
    expect(checkOf(fresh, 'token/removable-liquidity')).toMatchObject({ tier: 'B' })
    const old = await scan(settled.token)
    expect(removable(old)).toMatch(/^raised: One account, .* It has had liquidity since /)
    expect(checkOf(old, 'token/removable-liquidity')).toMatchObject({ tier: 'C' })
  })

  test('nobody, when the shares were burned, or are spread', async () => {
    const { token, pair, shares } = await launch()
    await give(pair, dead, (shares * 6n) / 10n)
    expect(removable(await scan(token))).toBe('clear: No single party can take half of the liquidity on uniswap-v2 away.')
  })

  test('a contract of which nobody knows what it is', async () => {
    const { token, pair, shares } = await launch()
    const vault = await chain.deploy(founder, venues['Vault']?.bytecode ?? '0x')
    await give(pair, vault, shares)
    expect(removable(await scan(token))).toBe(
      `raised: Nothing that could be verified ties down the liquidity on uniswap-v2 of ${vault} (100 %).`,
    )
  })

  test('a contract that can call nobody holds it for good', async () => {
    const { token, pair, shares } = await launch()
    await give(pair, await chain.deploy(founder, venues['Coffin']?.bytecode ?? '0x'), shares)
    expect(removable(await scan(token))).toBe('clear: No single party can take half of the liquidity on uniswap-v2 away.')
  })

  test.each(['tokenLocks', 'getLocksForToken'])('a lock of a year holds, one of two weeks does not (%s)', async reads => {
    const { token, pair, shares } = await launch()
    await lock(pair, reads, (shares * 4n) / 10n, 365 * day)
    await lock(pair, reads, (shares * 3n) / 10n, 300 * day)
    expect(removable(await scan(token))).toMatch(/^clear/)
    const second = await launch()
    await lock(second.pair, reads, second.shares, 14 * day)
    const ends = new Date(((await chain.now()) + 14 * day) * 1000).toISOString().slice(0, 10)
    expect(removable(await scan(second.token))).toMatch(
      new RegExp(`^raised: The lock of 100 % of the liquidity on uniswap-v2 .* ends on ${ends}`),
    )
  })

  test('a known locker that tells nothing of the shares it has is none', async () => {
    const { token, pair, shares } = await launch()
    await give(pair, lockerAt('tokenLocks'), shares)
    expect(removable(await scan(token))).toMatch(/^raised: Nothing that could be verified/)
  })

  test('a node that hands out no logs leaves it to an index, and without one it is unknown', async () => {
    const { token, pair, shares } = await launch()
    const gate = await startGate(chain.url, { lacks: ['eth_getLogs'] })
    const buyer = chain.accounts[5] ?? '0x'
    await give(pair, buyer, shares)
    expect(removable(await scan(token, { node: gate.url }))).toBe(
      'unknown: the owners of 100 % of the liquidity on uniswap-v2 were not found',
    )
    expect(removable(await scan(token, { node: gate.url, index: explorer.url }))).toMatch(`raised: One account, ${buyer}`)
    await gate.stop()
  })
})

describe('who holds the token', () => {
  const concentrated = (result: TokenScanResult) => sentenceOf(result, 'token/concentrated')
  const people = Array.from({ length: 5 }, (_, at) => `0x${(0xbeef00 + at).toString(16).padStart(40, '1')}`)

  test('pools and burned coins are not counted; an account with all the rest is', async () => {
    const { token } = await launch()
    const result = await scan(token)
    expect(concentrated(result)).toBe(`raised: One account, ${founder}, holds 100 % of the supply that can be sold.`)
    expect(result.token_data.holders).toMatchObject({ count: 2, float: String(600_000n * ether) })
    await give(token, dead, 450_000n * ether)
    for (const person of people) await give(token, person, 28_000n * ether)
    expect(concentrated(await scan(token))).toMatch(/^clear/)
  })

  test('a contract is no single holder, and is named', async () => {
    const { token } = await launch()
    const vault = await chain.deploy(founder, venues['Vault']?.bytecode ?? '0x')
    await give(token, vault, 590_000n * ether)
    expect(concentrated(await scan(token))).toBe(
      `clear: No single account among the largest holders has a fifth of the supply that can be sold. The contract ${vault} has 98.3 %, and what it is was not found out.`,
    )
  })

  test('an index names them where the node does not, and without both it is unknown', async () => {
    const { token } = await launch()
    const gate = await startGate(chain.url, { lacks: ['eth_getLogs'] })
    expect(concentrated(await scan(token, { node: gate.url }))).toMatch(/^unknown/)
    expect(concentrated(await scan(token, { node: gate.url, index: explorer.url }))).toMatch(/^raised/)
    expect(concentrated(await scan(token, { node: gate.url, index: `${explorer.url}/api` }))).toMatch(/^raised/)
    await gate.stop()
  })
})
