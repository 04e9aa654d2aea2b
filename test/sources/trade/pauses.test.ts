import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEngine } from '../../../src/engine/engine.ts'
import { type Ethereum, ether, startEthereum } from '../../support/chain/ethereum.ts'
import { type Artifact, compile } from '../../support/solidity.ts'
import { unhurried } from '../../support/unhurried.ts'

let chain: Ethereum
let contracts: Record<string, Artifact>

beforeAll(async () => {
  chain = await startEthereum()
  contracts = await compile(new URL('../../support/chain/contracts/Pauses.sol', import.meta.url))
})
afterAll(() => chain.stop())

async function checkOf(name: string) {
  const [, founder = '0x'] = chain.accounts
  const token = await chain.deploy(founder, contracts[name]?.bytecode ?? '0x')
  await chain.addLiquidity(founder, token, 400_000n * ether, 40n * ether)
  const upstreams = { rpcUrl: new URL(chain.url), explorerUrl: new URL('http://127.0.0.1:9'), provider: false as const }
  const { token_data } = await createEngine({ timeout: unhurried, upstreams }).scanToken({ contract_address: token, chain_id: 1 })
  return token_data.checks.find(({ id }) => id === 'token/owner-blocks-sales')
}

test('a pause of two days with a month of rest is told as what it is', async () => {
  const check = await checkOf('RestsAMonth')
  expect(check).toMatchObject({ outcome: 'raised', row: 'all-briefly', solo: 40 })
  expect(check?.sentence).toMatch(/can block all sales by calling 0x[0-9a-f]{8}, for 2 days at most: then sales went on/)
})

test.each([
  'RestsNever',
  'RestsTooLittle',
  'StopsAsTold',
  'RestsUnlessCalmed',
  'EachRests',
  'LastsAsSet',
  'CalmsOnlyThen',
  'LongerThen',
  'RestsByReason',
  'RestsForBlocks',
  'ThreeWays',
])('%s stops them for longer, whatever it seems to be', async name => {
  expect(await checkOf(name)).toMatchObject({ outcome: 'raised', row: 'all', solo: 75 })
})
