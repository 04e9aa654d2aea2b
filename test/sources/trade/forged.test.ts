import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEngine } from '../../../src/engine/engine.ts'
import { type Ethereum, ether, startEthereum } from '../../support/chain/ethereum.ts'
import { type Artifact, compile } from '../../support/solidity.ts'
import { unhurried } from '../../support/unhurried.ts'

let chain: Ethereum
let contracts: Record<string, Artifact>

beforeAll(async () => {
  chain = await startEthereum()
  contracts = await compile(new URL('../../support/chain/contracts/Forged.sol', import.meta.url))
})
afterAll(() => chain.stop())

test.each([
  ['Permits', 'clear'],
  ['Authorised', 'clear'],
  ['PermitsForAll', 'raised'],
  ['PermitsForOthers', 'raised'],
  ['PermitsAll', 'raised'],
  ['AuthorisedByNobody', 'raised'],
])('%s takes what nobody has signed for: %s', async (name, outcome) => {
  const [, founder = '0x'] = chain.accounts
  const token = await chain.deploy(founder, contracts[name]?.bytecode ?? '0x')
  await chain.addLiquidity(founder, token, 400_000n * ether, 40n * ether)
  const upstreams = { rpcUrl: new URL(chain.url), explorerUrl: new URL('http://127.0.0.1:9'), provider: false as const }
  const { token_data, risk_level } = await createEngine({ timeout: unhurried, upstreams }).scanToken({
    contract_address: token,
    chain_id: 1,
  })
  expect(token_data.checks.find(({ id }) => id === 'token/owner-takes-balances')?.outcome).toBe(outcome)
  expect(risk_level === 'LOW').toBe(false)
})
