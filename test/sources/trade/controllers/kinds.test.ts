import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttp } from '../../../../src/http.ts'
import { addressOf, encodeCall } from '../../../../src/sources/evm/abi.ts'
import { createRpc } from '../../../../src/sources/evm/pool.ts'
import { holdersOf } from '../../../../src/sources/trade/controllers/kinds.ts'
import { realWorld } from '../../../../src/world.ts'
import { type Ethereum, startEthereum } from '../../../support/chain/ethereum.ts'
import { type Artifact, compile } from '../../../support/solidity.ts'

let chain: Ethereum
let halls: Record<string, Artifact>
let token: string
const founder = () => chain.accounts[1] ?? '0x'
const seats = () => chain.accounts.slice(3, 8).map(seat => seat.toLowerCase())

beforeAll(async () => {
  chain = await startEthereum()
  const compiled = ['Halls', 'Clocks'].map(file => compile(new URL(`../../../support/chain/contracts/${file}.sol`, import.meta.url)))
  halls = Object.assign({}, ...(await Promise.all(compiled)))
  const samples = await compile(new URL('../../../support/chain/contracts/Samples.sol', import.meta.url))
  token = await chain.deploy(founder(), samples['Plain']?.bytecode ?? '0x')
})
afterAll(() => chain.stop())

const make = (name: string, types: string, ...values: readonly unknown[]) =>
  chain.deploy(founder(), halls[name]?.bytecode ?? '0x', types, values)

/** What a contract is that is met beside a token, where an index tells whom its constructor was told of. */
async function kindOf(contract: string, told: readonly string[], others: readonly string[] = [founder()]) {
  const rpc = createRpc({
    http: createHttp({ world: realWorld }),
    endpoints: [{ url: new URL(chain.url), name: 'Node' }],
    chain: 'Ethereum',
    signal: new AbortController().signal,
  })
  const people = { others: () => others, told: () => Promise.resolve(told), coins: [token] }
  const found = (await holdersOf(rpc, [contract], 'latest', people)).get(contract)
  return found?.kind
}

const days = (count: number) => BigInt(count * 86_400)

test.each([
  ['Motions', 3, 7, 'timelock'],
  ['Motions', 3, 0, 'several'],
  ['Motions', 1, 0, 'contract'],
  ['Resized', 3, 0, 'several'],
  ['Years', 3, 0, 'contract'],
  ['Keyholders', 2, 2, 'timelock'],
  ['Keyholders', 2, 0, 'several'],
  ['Keyholders', 1, 0, 'contract'],
])('%s, %i of five after %i days: %s', async (name, needed, notice, kind) => {
  const hall = await make(name, 'address[],uint256,uint256', seats(), BigInt(needed), days(notice))
  // it may be given tokens: that is another call, so all whom anybody knows are known from elsewhere
  expect(await kindOf(hall, [], seats())).toBe(kind)
})

test.each([0n, 1n, 2n, 3n, 4n, 5n, 6n])('on day %i of seven one of five is enough, whatever day it is today', async day => {
  expect(await kindOf(await make('Weekly', 'address[],uint256,uint256', seats(), 3n, day), [], seats())).toBe('contract')
})

test.each([
  ['Windowed', 'timelock'],
  ['Unwound', 'contract'],
  ['Objected', 'timelock'],
  ['ObjectedTooLate', 'contract'],
  ['Slowly', 'timelock'],
  ['SlowlyInAMinute', 'contract'],
])('%s: %s', async (name, kind) => {
  expect(await kindOf(await make(name, 'address[]', seats()), [], seats())).toBe(kind)
})

test('whom nobody is told of nobody knows', async () => {
  const hall = await make('Motions', 'address[],uint256,uint256', seats(), 3n, days(7))
  expect(await kindOf(hall, [])).toBe('contract')
})

test.each([
  ['Tokens', 'address[],address'],
  ['FromOne', 'address[]'],
  ['Hurries', 'address[]'],
  ['Urgent', 'address[]'],
  ['Shortens', 'address[]'],
  ['Spares', 'address[],address'],
  ['Fond', 'address[],address'],
])('%s does at once what one of them wants', async (name, types) => {
  const hall = await make(name, types, seats(), ...(types.includes(',') ? [token] : []))
  expect(await kindOf(hall, [], seats())).toBe('contract')
  expect(await kindOf(hall, seats())).toBe('contract')
})

test.each([
  ['Spares', 'timelock'],
  ['Fond', 'several'],
])('%s is %s where whom it spares is no token', async (name, kind) => {
  const hall = await make(name, 'address[],address', seats(), founder())
  expect(await kindOf(hall, [], seats())).toBe(kind)
})

test('what says that it is a timelock makes a token wait as well', async () => {
  expect(await kindOf(await make('Lenient', 'address', founder()), [])).toBe('timelock')
  expect(await kindOf(await make('Lenient', 'address', token), [])).toBe('contract')
})

test.each([
  ['Pause', 'timelock'],
  ['PauseForOthers', 'contract'],
])('what serves a contract that waits in the manner of Maker waits as well: %s', async (name, kind) => {
  const pause = await make(name, 'address,uint256', founder(), days(3))
  const servant = await chain.rpc<string>('eth_call', [{ to: pause, data: encodeCall('servant()') }, 'latest'])
  expect(await kindOf(addressOf(servant) ?? '0x', [])).toBe(kind)
})

test('of more than can try one may be enough', async () => {
  const many = Array.from({ length: 13 }, (_, nth) => `0x${(0x5ea70000 + nth).toString(16).padStart(40, 'c')}`)
  const hall = await make('Assembled', 'address[],uint256', many, 3n)
  expect(await kindOf(hall, many.slice(0, 12))).toBe('contract')
  const five = many.slice(0, 5)
  const others = many.slice(5, 12)
  const assembled = await make('Assembled', 'address[],uint256', five, 3n)
  expect(await kindOf(assembled, five)).toBe('several')
  // it does not try itself
  expect(await kindOf(assembled, five, [...others, assembled])).toBe('several')
  expect(await kindOf(assembled, five, [...others, founder()])).toBe('contract')
})

test('what is done as soon as enough agree is done by hand where it failed, and only it changes its seats', async () => {
  const types = 'address[],uint256'
  expect(await kindOf(await make('Eager', types, seats(), 3n), seats())).toBe('several')
  expect(await kindOf(await make('Eager', types, seats(), 1n), seats())).toBe('contract')
  const hall = await make('Backdoor', 'address[],bytes32', seats(), `0x${'5a'.repeat(32)}`)
  expect(await kindOf(hall, seats())).toBe('contract')
})

test.each([
  [2, 'timelock'],
  [0, 'several'],
])('one proposes, another confirms what was logged, and it waits for %i days', async (wait, kind) => {
  const [first, second] = seats()
  expect(await kindOf(await make('Gate', 'address,address,uint256', first, second, days(wait)), [])).toBe(kind)
})

test('one who proposes and confirms is one', async () => {
  const [first] = seats()
  expect(await kindOf(await make('Gate', 'address,address,uint256', first, first, 0n), [])).toBe('contract')
})

test.each([
  [3, false, 'timelock'],
  [0, false, 'contract'],
  [3, true, 'contract'],
])('a hand does what was planned %i days before, and has a friend: %s', async (wait, hasFriend, kind) => {
  const [witch, friend] = seats()
  const planner = await make('Planner', 'address,uint256,address', witch, days(wait), hasFriend ? friend : `0x${'0'.repeat(40)}`)
  const said = await chain.rpc<string>('eth_call', [{ to: planner, data: encodeCall('hand()') }, 'latest'])
  expect(await kindOf(addressOf(said)?.toLowerCase() ?? '0x', [])).toBe(kind)
})
