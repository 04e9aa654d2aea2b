import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEngine } from '../../../src/engine/engine.ts'
import { addressOf, encodeCall } from '../../../src/sources/evm/abi.ts'
import { type Ethereum, ether, startEthereum } from '../../support/chain/ethereum.ts'
import { type Artifact, compile } from '../../support/solidity.ts'
import { unhurried } from '../../support/unhurried.ts'

let chain: Ethereum
let contracts: Record<string, Artifact>

beforeAll(async () => {
  chain = await startEthereum()
  contracts = await compile(new URL('../../support/chain/contracts/Payments.sol', import.meta.url))
})
afterAll(() => chain.stop())

test.each([
  ['Brought', 'clear'],
  ['BroughtInPrint', 'raised'],
  ['BroughtAndRecalled', 'raised'],
  ['BroughtAndSwept', 'raised'],
  ['BroughtForNothing', 'raised'],
  ['BroughtAsTold', 'raised'],
  ['BroughtAtRate', 'raised'],
  ['BroughtAndRescued', 'raised'],
  ['BroughtByOne', 'raised'],
  ['BroughtElsewhere', 'raised'],
  ['BroughtInSilence', 'raised'],
  ['BroughtFromOtherHand', 'raised'],
  ['BroughtByOtherHand', 'raised'],
  ['BroughtInSecret', 'raised'],
  ['BroughtLater', 'raised'],
  ['BroughtNamelessly', 'raised'],
])('what is made at will for coins of others, by %s: %s', async (name, outcome) => {
  const [, founder = '0x'] = chain.accounts
  const token = await chain.deploy(founder, contracts[name]?.bytecode ?? '0x')
  const coin = addressOf(await chain.rpc<string>('eth_call', [{ to: token, data: encodeCall('coin()') }, 'latest'])) ?? '0x'
  await chain.send({ from: founder, to: coin, data: encodeCall('approve(address,uint256)', token, 2n ** 255n) })
  await chain.addLiquidity(founder, token, 400_000n * ether, 40n * ether)
  const upstreams = { rpcUrl: new URL(chain.url), explorerUrl: new URL('http://127.0.0.1:9'), provider: false as const }
  const { token_data } = await createEngine({ timeout: unhurried, upstreams }).scanToken({ contract_address: token, chain_id: 1 })
  expect(token_data.checks.find(({ id }) => id === 'token/owner-mints')?.outcome).toBe(outcome)
})
