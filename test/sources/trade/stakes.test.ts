import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEngine } from '../../../src/engine/engine.ts'
import { addressOf, encodeCall } from '../../../src/sources/evm/abi.ts'
import { addresses, type Ethereum, ether, startEthereum } from '../../support/chain/ethereum.ts'
import { type Explorer, startExplorer } from '../../support/chain/explorer.ts'
import { type Artifact, compile } from '../../support/solidity.ts'
import { unhurried } from '../../support/unhurried.ts'

let chain: Ethereum
let explorer: Explorer
let founder: string
let stakes: Record<string, Artifact>
let plain: Artifact | undefined

beforeAll(async () => {
  chain = await startEthereum({ age: 20 * 86_400 })
  explorer = await startExplorer(chain)
  founder = chain.accounts[1] ?? '0x'
  stakes = await compile(new URL('../../support/chain/contracts/Stakes.sol', import.meta.url))
  plain = (await compile(new URL('../../support/chain/contracts/Samples.sol', import.meta.url)))['Plain']
}, 60_000)
afterAll(() => Promise.all([chain.stop(), explorer.stop()]))

const most = 2n ** 256n - 1n
const ask = (to: string, data: string) => chain.rpc<string>('eth_call', [{ to, data }, 'latest'])
const send = (from: string, to: string, data: string) => chain.send({ from, to, data })

/** As much for each of five, and more than half for one of three. */
const evenly = [1n, 1n, 1n, 1n, 1n]
const unevenly = [3n, 1n, 1n]

/** What is said of the liquidity of a token whose shares people have put into a contract, by these parts, and of whom. */
async function said(name: string, parts: readonly bigint[], others: readonly string[] = [], beside = 0n) {
  const token = await chain.deploy(founder, plain?.bytecode ?? '0x')
  await chain.addLiquidity(founder, token, 400_000n * ether, 40n * ether)
  const pair = addressOf(await ask(addresses.factory, encodeCall('getPair(address,address)', token, addresses.weth))) ?? '0x'
  const told = others.map(one => (one === 'pool' ? pair : token))
  const types = ['address', ...told.map(() => 'address')].join()
  const keeper = await chain.deploy(founder, stakes[name]?.bytecode ?? '0x', types, [pair, ...told])
  const amount = BigInt(await ask(pair, encodeCall('balanceOf(address)', founder)))
  const all = parts.reduce((sum, part) => sum + part, beside)
  for (const [at, part] of parts.entries()) {
    const who = chain.accounts[3 + at] ?? '0x'
    const his = (amount * part) / all
    await send(founder, pair, encodeCall('transfer(address,uint256)', who, his))
    await send(who, pair, encodeCall('approve(address,uint256)', keeper, most))
    await send(who, keeper, encodeCall('put(uint256)', his))
  }
  const rest = BigInt(await ask(pair, encodeCall('balanceOf(address)', founder)))
  const [, , , largest = '0x'] = chain.accounts
  if (rest > 0n) await send(founder, pair, encodeCall('transfer(address,uint256)', largest, rest))
  const upstreams = { rpcUrl: new URL(chain.url), explorerUrl: new URL(explorer.url), provider: false as const }
  const { token_data } = await createEngine({ timeout: unhurried, upstreams }).scanToken({ contract_address: token, chain_id: 1 })
  const check = token_data.checks.find(({ id }) => id === 'token/removable-liquidity')
  const row = check?.outcome === 'raised' ? check.row : check?.outcome
  return { row, sentence: check?.outcome === 'raised' ? check.sentence : undefined, largest }
}

test.each([
  ['Stakes', []],
  ['StakesInStructs', ['token']],
  ['StakesPaid', ['token']],
] as const)('%s gives each of five back what he has put in', async (name, others) => {
  const { row, sentence } = await said(name, evenly, others)
  expect(row).toBe('kept')
  expect(sentence).toMatch(/^Whoever has put liquidity .* takes back no more than his own/)
})

test('of three who have put something in one takes more than half of it', async () => {
  const { row, sentence, largest } = await said('Stakes', unevenly)
  expect(row).toBe('account')
  expect(sentence).toContain(`One account, ${largest.toLowerCase()}, can take 60 %`)
})

test('what somebody has beside it counts with what he has put in', async () => {
  const { row, sentence } = await said('Stakes', [3n, 2n, 2n], [], 3n)
  expect(row).toBe('account')
  expect(sentence).toContain('can take 60 %')
})

test.each([
  ['StakesOfMaker', []],
  ['StakesOfStranger', []],
  ['StakesBySay', []],
  ['StakesUnpaid', []],
  ['StakesWithBonus', []],
  ['StakesUnasked', []],
  ['StakesAskedLate', []],
  ['StakesByWord', []],
  ['StakesRescued', []],
  ['StakesOfAnother', []],
  ['StakesBeside', []],
  ['StakesTold', []],
  ['StakesPaid', ['pool']],
  ['StakesPaidFirst', ['token']],
  ['StakesWrittenOver', []],
] as const)('%s%s may part with what others have put in', async (name, others) => {
  expect((await said(name, evenly, others)).row).toBe('opaque')
})
