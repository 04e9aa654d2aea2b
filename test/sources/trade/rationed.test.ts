import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEngine } from '../../../src/engine/engine.ts'
import { type Ethereum, ether, startEthereum } from '../../support/chain/ethereum.ts'
import { type Artifact, compile } from '../../support/solidity.ts'
import { unhurried } from '../../support/unhurried.ts'

let chain: Ethereum
let contracts: Record<string, Artifact>

beforeAll(async () => {
  chain = await startEthereum()
  contracts = await compile(new URL('../../support/chain/contracts/Rations.sol', import.meta.url))
})
afterAll(() => chain.stop())

async function checkOf(name: string) {
  const [, founder = '0x', server = '0x'] = chain.accounts
  const token = await chain.deploy(founder, contracts[name]?.bytecode ?? '0x', 'address', [server])
  await chain.addLiquidity(founder, token, 400_000n * ether, 40n * ether)
  const upstreams = { rpcUrl: new URL(chain.url), explorerUrl: new URL('http://127.0.0.1:9'), provider: false as const }
  const { token_data } = await createEngine({ timeout: unhurried, upstreams }).scanToken({ contract_address: token, chain_id: 1 })
  return token_data.checks.find(({ id }) => id === 'token/owner-mints')
}

test('a server that is refused after so much a day is told with its pace', async () => {
  const check = await checkOf('MakesADay')
  expect(check).toMatchObject({ outcome: 'raised', row: 'mints-paced' })
  expect(check?.sentence).toMatch(/<0.1 % of the supply now, and <0.1 % more each day/)
})

test.each(['MakesForEach', 'MakesEachRound', 'MakesAnew'])('%s makes as much as its server likes', async name => {
  expect(await checkOf(name)).toMatchObject({ outcome: 'raised', row: 'mints-hidden' })
})
