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
let keepers: Record<string, Artifact>
let plain: Artifact | undefined

beforeAll(async () => {
  chain = await startEthereum({ age: 20 * 86_400 })
  explorer = await startExplorer(chain)
  founder = chain.accounts[1] ?? '0x'
  const compiled = ['Keepers', 'SlyKeepers', 'Earners'].map(file =>
    compile(new URL(`../../support/chain/contracts/${file}.sol`, import.meta.url)),
  )
  keepers = Object.assign({}, ...(await Promise.all(compiled)))
  plain = (await compile(new URL('../../support/chain/contracts/Samples.sol', import.meta.url)))['Plain']
}, 60_000)
afterAll(() => Promise.all([chain.stop(), explorer.stop()]))

const ask = (to: string, data: string) => chain.rpc<string>('eth_call', [{ to, data }, 'latest'])

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

const send = (to: string, data: string) => chain.send({ from: founder, to, data })
const make = (keeper: string, types = '', ...values: readonly unknown[]) =>
  chain.deploy(founder, keepers[keeper]?.bytecode ?? '0x', types, values)
const give = (pair: string, to: string, amount: bigint) => send(pair, encodeCall('transfer(address,uint256)', to, amount))

const keptBy = (keeper: string) => liquidityOf(async ({ pair, amount }) => give(pair, await make(keeper, 'address', pair), amount))

test.each(['Grave', 'NothingOnly', 'AllButShares', 'Emptied'])('%s parts with none of its shares on any way of its code', async keeper => {
  expect(await keptBy(keeper)).toBe('kept')
})

test.each(['AllButNamed', 'LooksAside', 'Allows', 'EmptiedByThen', 'EmptiedElsewhere', 'EmptiedOfAnother'])(
  '%s may part with its shares',
  async keeper => {
    expect(await keptBy(keeper)).toBe('opaque')
  },
)

test.each([
  'CopiesOver',
  'CopiesFurther',
  'CopiesAnswer',
  'CopiesAll',
  'AnswersOver',
  'ReadsFurther',
  'CopiesFromFurther',
  'LooksTooEarly',
  'WritesTooEarly',
  'MovesPlace',
  'SendsThenAsks',
])('%s has somebody harmless become the pool', async keeper => {
  expect(await keptBy(keeper)).toBe('opaque')
})

test.each([
  ['ListsApart', 'kept'],
  ['ListsOver', 'opaque'],
  ['ListsUnder', 'opaque'],
])('%s files what stands in a list, as much as somebody likes: %s', async (keeper, row) => {
  expect(await keptBy(keeper)).toBe(row)
})

test.each(['FiledAnew', 'NamedAnew'])('%s: what is filed under a name that nobody tries may leave', async keeper => {
  expect(await keptBy(keeper)).toBe('opaque')
})

test.each([
  [100, 'kept'],
  [40, 'opaque'],
])('a list keeps them for somebody whom it alone names, for %i days: %s', async (days, row) => {
  const [, , heir = '0x'] = chain.accounts
  const until = BigInt((await chain.now()) + days * 86_400)
  const said = await liquidityOf(async ({ pair, amount }) => {
    const chest = await make('Chest')
    await send(pair, encodeCall('approve(address,uint256)', chest, amount))
    await send(chest, encodeCall('put(address,uint256,uint256,address)', pair, amount, until, heir))
  })
  expect(said).toBe(row)
})

test.each([
  ['ListedByPool', 400, 'kept'],
  ['ListedByPool', 40, 'opaque'],
  ['ListedAndShortened', 400, 'opaque'],
  ['Parted', 400, 'kept'],
  ['PartedWithoutEnd', 400, 'opaque'],
])('%s keeps them in a list of the pool for %i days: %s', async (keeper, days, row) => {
  const [, , heir = '0x'] = chain.accounts
  const until = BigInt((await chain.now()) + days * 86_400)
  const said = await liquidityOf(async ({ pair, amount }) => {
    const locker = await make(keeper)
    await send(pair, encodeCall('approve(address,uint256)', locker, amount))
    await send(locker, encodeCall('put(address,uint256,uint256,address)', pair, amount, until, heir))
  })
  expect(said).toBe(row)
})

test.each([
  ['Assembly', 3n, 'clear'],
  ['Assembly', 1n, 'opaque'],
  ['Purse', 3n, 'clear'],
  ['Purse', 1n, 'opaque'],
  ['PurseOfHouse', 3n, 'opaque'],
  ['PurseOfNumber', 3n, 'opaque'],
  ['AssemblyOfNumber', 3n, 'opaque'],
  ['AssemblyOfName', 3n, 'opaque'],
  ['PurseOfPool', 3n, 'opaque'],
])('%s: %i of five whom only their constructor was told of have them: %s', async (hall, needed, outcome) => {
  const members = chain.accounts.slice(3, 8)
  const said = await liquidityOf(async ({ pair, amount }) => give(pair, await make(hall, 'address[],uint256', members, needed), amount))
  expect(said).toBe(outcome)
})

test.each([
  ['Numbered', '', [], 400, 'kept'],
  ['Numbered', '', [], 40, 'opaque'],
  ['NumberedEarlier', '', [], 400, 'opaque'],
  ['NumberedByDay', '', [], 400, 'opaque'],
  ['NumberedButOne', 'bytes32', [`0x${'5a'.repeat(32)}`], 400, 'opaque'],
])('%s%s %s keeps them under a number for %i days: %s', async (keeper, types, values, days, row) => {
  const [, , heir = '0x'] = chain.accounts
  const until = BigInt((await chain.now()) + days * 86_400)
  const said = await liquidityOf(async ({ pair, amount }) => {
    const vault = await make(keeper, types, ...values)
    await send(pair, encodeCall('approve(address,uint256)', vault, amount))
    const put = encodeCall('put(address,address,uint256,uint256)', pair, heir, amount, until - 86_400n)
    await chain.send({ from: founder, to: vault, data: put, value: ether / 50n })
    await chain.send({ from: heir, to: vault, data: encodeCall('put(uint256,uint256)', 1n, until) })
  })
  expect(said).toBe(row)
})

test.each([
  ['Earner', 'kept'],
  ['EarnerByPrice', 'opaque'],
  ['EarnerOfAll', 'opaque'],
  ['YearOrGrowth', 'opaque'],
])('%s lets shares go by what a share of the pool is worth: %s', async (keeper, row) => {
  const said = await liquidityOf(async ({ pair, amount }) => {
    const vault = await make(keeper, 'address', pair)
    await send(pair, encodeCall('approve(address,uint256)', vault, amount))
    await send(vault, encodeCall('put(uint256)', amount))
    // of what they have earned by now a part may leave
    await chain.send({ from: founder, to: addresses.weth, data: encodeCall('deposit()'), value: 2n * ether })
    await give(addresses.weth, pair, 2n * ether)
    await send(pair, encodeCall('sync()'))
  })
  expect(said).toBe(row)
})

test.each([
  [10_000n, 1, 'kept'],
  [2n ** 256n - 1n, 1, 'opaque'],
  [2n ** 256n - 1n, 90, 'opaque'],
])('what a lock is lengthened by is less than %i times %i days: %s', async (most, days, row) => {
  const said = await liquidityOf(async ({ pair, amount }) => {
    const vault = await make('Lengthens', 'uint256,uint256', most, BigInt(days) * 86_400n)
    await send(pair, encodeCall('approve(address,uint256)', vault, amount))
    const until = BigInt((await chain.now()) + 400 * 86_400)
    await send(vault, encodeCall('put(address,uint256,uint256)', pair, amount, until))
  })
  expect(said).toBe(row)
})

test('the third of a list is tried as well as the first', async () => {
  const [, , heir = '0x'] = chain.accounts
  const [soon, late] = [60, 400 * 86_400]
  const said = await liquidityOf(async ({ pair, amount }) => {
    const chest = await make('Chest')
    await send(pair, encodeCall('approve(address,uint256)', chest, amount))
    const put = async (part: bigint, time: number) => {
      const until = BigInt((await chain.now()) + time)
      return send(chest, encodeCall('put(address,uint256,uint256,address)', pair, part, until, heir))
    }
    await put(1n, late)
    await put(1n, late)
    await put(amount - 2n, soon)
  })
  expect(said).toBe('opaque')
})
