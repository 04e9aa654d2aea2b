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
let lockers: Record<string, Artifact>
let plain: Artifact | undefined

beforeAll(async () => {
  chain = await startEthereum({ age: 20 * 86_400 })
  explorer = await startExplorer(chain)
  founder = chain.accounts[1] ?? '0x'
  lockers = await compile(new URL('../../support/chain/contracts/WordLocks.sol', import.meta.url))
  plain = (await compile(new URL('../../support/chain/contracts/Samples.sol', import.meta.url)))['Plain']
}, 60_000)
afterAll(() => Promise.all([chain.stop(), explorer.stop()]))

const ask = (to: string, data: string) => chain.rpc<string>('eth_call', [{ to, data }, 'latest'])
const send = (to: string, data: string) => chain.send({ from: founder, to, data })

/** What is said of the liquidity of a token whose shares somebody else has. */
async function liquidityOf(
  hand: (shares: { readonly pair: string; readonly amount: bigint }) => Promise<unknown>,
): Promise<string | undefined> {
  const token = await chain.deploy(founder, plain?.bytecode ?? '0x')
  await chain.addLiquidity(founder, token, 400_000n * ether, 40n * ether)
  const pair = addressOf(await ask(addresses.factory, encodeCall('getPair(address,address)', token, addresses.weth))) ?? '0x'
  await hand({ pair, amount: BigInt(await ask(pair, encodeCall('balanceOf(address)', founder))) })
  const upstreams = { rpcUrl: new URL(chain.url), explorerUrl: new URL(explorer.url), provider: false as const }
  const { token_data } = await createEngine({ timeout: unhurried, upstreams }).scanToken({ contract_address: token, chain_id: 1 })
  const check = token_data.checks.find(({ id }) => id === 'token/removable-liquidity')
  return check?.outcome === 'raised' ? check.row : check?.outcome
}

const lock = 'put(address,address,uint256,uint256,string)'
const daysOn = async (days: number) => BigInt((await chain.now()) + days * 86_400)

/** The same where a locker has them, with a word on the lock. */
const lockedIn = (locker: string, days: number, word: string) =>
  liquidityOf(async ({ pair, amount }) => {
    const made = await chain.deploy(founder, lockers[locker]?.bytecode ?? '0x')
    await send(pair, encodeCall('approve(address,uint256)', made, amount))
    await send(made, encodeCall(lock, pair, founder, amount, await daysOn(days), word))
  })

test.each([
  ['WordLock', 400, 'kept'],
  ['WordLock', 90, 'kept'],
  ['WordLock', 80, 'opaque'],
  ['WordLockEdited', 400, 'kept'],
])('%s keeps them for %i days, whatever its word: %s', async (locker, days, row) => {
  expect(await lockedIn(locker, days, 'for a while')).toBe(row)
})

test.each([
  'OpensByLength',
  'OpensBehindLength',
  'OpensByLetters',
  'OpensByKeptWord',
  'OpensByReckoning',
  'OpensByDate',
  'SaysWhatItKeeps',
])('%s opens at a word', async locker => {
  expect(await lockedIn(locker, 400, 'for a while')).toBe('opaque')
})

test('who has the third lock alone is tried as well', async () => {
  const [, , heir = '0x'] = chain.accounts
  const said = await liquidityOf(async ({ pair, amount }) => {
    const made = await chain.deploy(founder, lockers['WordLock']?.bytecode ?? '0x')
    await send(pair, encodeCall('approve(address,uint256)', made, amount))
    for (const [part, owner, days] of [
      [1n, founder, 400],
      [1n, founder, 400],
      [amount - 2n, heir, 2],
    ] as const)
      await send(made, encodeCall(lock, pair, owner, part, await daysOn(days), 'for a while'))
  })
  expect(said).toBe('opaque')
})

test('a list of which one was looked at is written over', async () => {
  const said = await liquidityOf(async ({ pair, amount }) => {
    const made = await chain.deploy(founder, lockers['WritesOverList']?.bytecode ?? '0x', 'address', [pair])
    await send(pair, encodeCall('transfer(address,uint256)', made, amount))
  })
  expect(said).toBe('opaque')
})
