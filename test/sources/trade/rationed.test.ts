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

const [aDay, inAll] = ['more each day', 'of the supply in all']
test.each([
  ['RationOfDay', aDay],
  ['RationInWords', aDay],
  ['RationInAll', inAll],
  ['RationOfHour', undefined],
  ['RationOfAnyDay', undefined],
  ['RationRunsOver', undefined],
  ['RationRests', undefined],
  ['RationAsked', undefined],
  ['RationOfEach', undefined],
  ['RationHundredfold', undefined],
  ['RationOfOne', undefined],
  ['RationOfAll', undefined],
  ['RationCutShort', undefined],
  ['RationForMany', undefined],
  ['RationBeside', undefined],
])('a ration that is kept for whoever calls, by %s: %s', async (name, bound) => {
  const [, founder = '0x'] = chain.accounts
  const token = await chain.deploy(founder, contracts[name]?.bytecode ?? '0x')
  await chain.addLiquidity(founder, token, 400_000n * ether, 40n * ether)
  const upstreams = { rpcUrl: new URL(chain.url), explorerUrl: new URL('http://127.0.0.1:9'), provider: false as const }
  const { token_data } = await createEngine({ timeout: unhurried, upstreams }).scanToken({ contract_address: token, chain_id: 1 })
  const check = token_data.checks.find(({ id }) => id === 'token/owner-mints')
  expect(check?.outcome).toBe('raised')
  expect([aDay, inAll].find(one => check?.sentence.includes(one))).toBe(bound)
})
