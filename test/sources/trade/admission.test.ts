import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEngine } from '../../../src/engine/engine.ts'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { addresses, type Ethereum, ether, startEthereum } from '../../support/chain/ethereum.ts'
import { list } from '../../support/chain/market.ts'
import { type Artifact, compile } from '../../support/solidity.ts'
import { unhurried } from '../../support/unhurried.ts'

let chain: Ethereum
let contracts: Record<string, Artifact>

beforeAll(async () => {
  chain = await startEthereum()
  contracts = await compile(new URL('../../support/chain/contracts/Registers.sol', import.meta.url))
})
afterAll(() => chain.stop())

/** The checks of a token, after somebody was let in who then bought, or before. */
async function checksOf(name: string, buyer?: string) {
  const [, founder = '0x'] = chain.accounts
  const token = await chain.deploy(founder, contracts[name]?.bytecode ?? '0x')
  await list(chain, token)
  if (buyer !== undefined) {
    await chain.send({ from: founder, to: token, data: encodeCall('letIn(address,bool)', buyer, true) })
    const swap = 'swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256)'
    const data = encodeCall(swap, 0n, [addresses.weth, token], buyer, 2n ** 40n)
    await chain.send({ from: buyer, to: addresses.router, data, value: ether / 10n })
  }
  const upstreams = { rpcUrl: new URL(chain.url), explorerUrl: new URL('http://127.0.0.1:9'), provider: false as const }
  const { token_data } = await createEngine({ timeout: unhurried, upstreams }).scanToken({ contract_address: token, chain_id: 1 })
  return { founder, trading: token_data.trading, of: (id: string) => token_data.checks.find(check => check.id === id) }
}

test('who is let in by an officer trades, and what the officer can do to him is told', async () => {
  const { founder, trading, of } = await checksOf('Listed', chain.accounts[5])
  expect(of('token/buy-blocked')).toMatchObject({ outcome: 'raised', row: 'let-in' })
  expect(trading?.opens_with_own_call?.by).toBe(founder.toLowerCase())
  expect(of('token/sell-blocked')?.outcome).toBe('clear')
  expect(of('token/resale-blocked')?.outcome).toBe('clear')
  expect(of('token/transfer-blocked')?.outcome).toBe('clear')
  expect(of('token/owner-mints')?.outcome).toBe('clear')
})

test('where nobody ever bought, who is let in may be somebody special', async () => {
  const { trading, of } = await checksOf('Listed')
  expect(of('token/buy-blocked')).toMatchObject({ outcome: 'raised', row: 'unopened' })
  expect(trading?.opens_with_own_call).toBeUndefined()
})

test('who is let in and cannot leave is caught', async () => {
  const { of } = await checksOf('ListedToStay', chain.accounts[5])
  expect(of('token/sell-blocked')?.outcome).toBe('raised')
})

test('who agrees to rules by their name is let in, also where contracts need not', async () => {
  const { trading, of } = await checksOf('Agreed')
  expect(of('token/buy-blocked')).toMatchObject({ outcome: 'raised', row: 'admission' })
  expect(trading?.opens_with_own_call).toMatchObject({ calldata: expect.stringMatching(/^0x[0-9a-f]{72}$/) })
  expect(trading?.opens_with_own_call).not.toHaveProperty('by')
  expect(of('token/sell-blocked')?.outcome).toBe('clear')
})
