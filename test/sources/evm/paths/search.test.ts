import { encodeAbiParameters, type Hex, keccak256, parseAbiParameters, toFunctionSelector } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chosen, graded } from '../../../../src/sources/evm/paths/choose.ts'
import { search } from '../../../../src/sources/evm/paths/search.ts'
import type { Inputs, State, Way } from '../../../../src/sources/evm/paths/state.ts'
import { swayed } from '../../../../src/sources/evm/paths/sway.ts'
import { type Node, startAnvil } from '../../../support/chain/anvil.ts'
import { compile } from '../../../support/solidity.ts'

const keeper = '0x00000000000000000000000000000000feed0001'
const [time, book, doors] = [1_800_000_000n, `0x${'b0'.repeat(20)}`, `0x${'d0'.repeat(20)}`]

let node: Node
let state: State

const selectorOf = (signature: string) => toFunctionSelector(signature).slice(2)
const bytes = (digits: string) => Uint8Array.from(Buffer.from(digits, 'hex'))
const call = (signature: string, words = '', to = doors): Inputs => ({
  caller: BigInt(keeper),
  to: BigInt(to),
  data: bytes(selectorOf(signature) + words.padEnd(64 * 12, '0')),
  wei: 0n,
  later: 0n,
})

beforeAll(async () => {
  node = await startAnvil({ timestamp: Number(time) })
  const made = await compile(new URL('../../../support/chain/contracts/Doors.sol', import.meta.url))
  await node.rpc('anvil_autoImpersonateAccount', [true])
  await node.rpc('anvil_setBalance', [keeper, '0xffffffffffffffffffff'])
  const codes = new Map<bigint, Uint8Array>()
  const storage = new Map<bigint, Map<bigint, bigint>>()
  const deploy = async (name: string, place: string, words: Hex) => {
    const transaction = { from: keeper, data: `${made[name]?.bytecode}${words.slice(2)}`, gas: '0x989680' }
    const { contractAddress } = await node.rpc<{ contractAddress: string }>('eth_sendTransactionSync', [transaction])
    const code = await node.rpc<string>('eth_getCode', [contractAddress, 'latest'])
    await node.rpc('anvil_setCode', [place, code])
    codes.set(BigInt(place), bytes(code.slice(2)))
    const words8 = new Map<bigint, bigint>()
    for (let slot = 0n; slot < 10n; slot++) {
      const value = await node.rpc<string>('eth_getStorageAt', [contractAddress, `0x${slot.toString(16)}`, 'latest'])
      await node.rpc('anvil_setStorageAt', [place, `0x${slot.toString(16).padStart(64, '0')}`, value])
      words8.set(slot, BigInt(value))
    }
    storage.set(BigInt(place), words8)
  }
  await deploy('Book', book, encodeAbiParameters(parseAbiParameters('address'), [keeper]))
  await deploy('Doors', doors, encodeAbiParameters(parseAbiParameters('address, address'), [keeper, book as Hex]))
  state = { codes, storage, names: [BigInt(keccak256(Buffer.from('OFFICE')))], fresh: 0x77n, time, number: 1n, chain: 1n }
})
afterAll(() => node.stop())

/** Whether all calls go through on the node, in blocks of their own at their times. */
async function goThrough(calls: readonly Inputs[]): Promise<boolean> {
  const hex = (value: bigint, width = 0) => `0x${value.toString(16).padStart(width, '0')}`
  const blockStateCalls = calls.map(({ caller, to, data, wei, later }, nth) => ({
    blockOverrides: { time: hex(time + 1_000n + later + BigInt(nth)) },
    calls: [{ from: hex(caller, 40), to: hex(to, 40), input: `0x${Buffer.from(data).toString('hex')}`, value: hex(wei), gas: '0x1c9c380' }],
  }))
  const blocks = await node.rpc<{ calls: { status: string }[] }[]>('eth_simulateV1', [{ blockStateCalls }, 'latest'])
  expect(blocks).toHaveLength(calls.length)
  return blocks.every(block => block.calls.every(({ status }) => status === '0x1'))
}

const reach = { runs: 160, ways: 4 }
const sought = (seed: Inputs, writers: readonly Way[] = []) => search(state, [[seed]], reach, { work: { left: 1_000_000 }, writers }).ways
const nothing = '20'.padStart(64, '0')
const lists = encodeAbiParameters(parseAbiParameters('uint256[][]'), [[[5n]]]).slice(2)

describe('a door is opened with what its code asks for', () => {
  test.each([
    ['bytes that are cut by hand', 'byHand(bytes)', nothing],
    ['lists of lists', 'lists(uint256[][])', lists],
    ['numbers that hang together', 'sums(uint256,uint256,uint16)', ''],
    ['a price and a little more', 'paid(uint256)', ''],
  ])('%s', async (_, signature, words) => {
    const seed = call(signature, words)
    expect(await goThrough([seed])).toBe(false)
    const [way] = sought(seed)
    expect(way?.trace.writes.length).toBeGreaterThan(0)
    expect(await goThrough(way?.calls ?? [])).toBe(true)
  })

  test('an office that has to be given first, and lists of structs', async () => {
    const writers = sought(call('appoint(bytes32,address)'))
    const words = encodeAbiParameters(parseAbiParameters('address[], uint128[]'), [[doors as Hex], [1n]]).slice(2)
    const seed = call('structs(address[],(uint128,uint64)[])', words)
    expect(sought(seed)).toEqual([])
    const [way] = sought(seed, writers)
    expect(way?.calls).toHaveLength(2)
    expect(Buffer.from(way?.calls[0]?.data ?? []).toString('hex')).toContain(keccak256(Buffer.from('OFFICE')).slice(2))
    expect(await goThrough(way?.calls ?? [])).toBe(true)
  })

  test('two calls of another contract, and the time between them', async () => {
    const asking = sought(call('ask(address)', '', book))
    const granting = sought(call('grant(address)', '', book), asking)
    expect(granting[0]?.calls.map(({ later }) => later)).toEqual([0n, 180n])
    expect(await goThrough(granting[0]?.calls ?? [])).toBe(true)
    const [way] = sought(call('passed(uint256)'), [...asking, ...granting])
    expect(way?.calls).toHaveLength(3)
    expect(await goThrough(way?.calls ?? [])).toBe(true)
  })

  test('not where it is the hash of a secret, and not for a stranger', () => {
    expect(sought(call('hashed(uint256)'))).toEqual([])
    expect(sought({ ...call('byHand(bytes)', nothing), caller: 8n })).toEqual([])
  })
})

test('a search ends where the code goes round', () => {
  const work = { left: 50_000 }
  const rounds = call('endless(uint256)', 'f'.repeat(64))
  search(state, [[rounds]], reach, { work })
  expect(work.left).toBeLessThan(50_000)
  const spent = { left: 0 }
  expect(search(state, [[call('weigh(uint64,bytes32)')]], reach, { work: spent }).ways).toEqual([])
})

test.each([
  ['deep', 20, 200],
  ['broad', 1, 4_096],
] as const)('what is made of itself again and again is looked into no further than it can be: %s', (how, least, most) => {
  const [way] = sought(call(`${how}(uint256)`, '5'.padStart(64, '0')))
  const words = [...(way?.trace.forks ?? []).map(fork => fork.condition), ...(way?.trace.writes ?? []).map(write => write.value)]
  const extents = words.map(word => word[how] ?? 0)
  expect(Math.max(...extents)).toBeGreaterThan(least)
  expect(Math.max(...extents)).toBeLessThanOrEqual(most)
  const calls = way && chosen(state, way, [{ keys: [1n], values: [7n] }], { left: 100_000 })
  expect(calls).toHaveLength(1)
})

test('what a way puts somewhere is chosen, as far as it stands that', async () => {
  const [way] = sought(call('weigh(uint64,bytes32)'))
  expect(way).toBeDefined()
  if (!way) return
  const values = [2n ** 256n - 1n, 2n ** 64n - 1n]
  const calls = chosen(state, way, [{ keys: [0xabcn], values }], { left: 100_000 })
  const digits = Buffer.from(calls[0]?.[0]?.data ?? []).toString('hex')
  // a number of 64 bits can be no larger, and the key is what was chosen
  expect(digits.slice(8, 136)).toBe(`${'f'.repeat(16).padStart(64, '0')}${'abc'.padStart(64, '0')}`)
  expect(await goThrough(calls[0] ?? [])).toBe(true)
})

test('one of several numbers is a share, and the others stay, but for a hash of all of them', async () => {
  const [way] = sought(call('sealedSpan(uint16,uint32,uint32,bytes32)'))
  expect(way).toBeDefined()
  if (!way) return
  const saidIn = ([first]: readonly Inputs[]) =>
    Array.from({ length: 3 }, (_, nth) => Buffer.from(first?.data ?? []).readUIntBE(4 + 32 * nth + 28, 4))
  const [part = 0, since = 0, until = 0] = saidIn(way.calls)
  const found = graded(state, way, [9_900n], { left: 100_000 })
  for (const calls of found) expect(await goThrough(calls)).toBe(true)
  expect(found.map(saidIn)).toEqual(
    expect.arrayContaining([
      [9_900, since, until],
      [part, since, 9_900],
    ]),
  )
  expect(graded(state, way, [9_900n], { left: 0 })).toEqual([])
})

describe('a call of somebody else is swayed', () => {
  const victim = `0x${'e1'.repeat(20)}`
  const moved = call('move(address)', victim.slice(2).padStart(64, '0'))
  const found = (signature: string, words: string) => {
    const writers = sought(call(signature, words))
    return swayed(state, { ...moved, later: 90_000n }, writers, { values: [[1n]], runs: 80, work: { left: 1_000_000 } })
  }

  test.each([
    ['by an entry under a hash', 'weigh(uint64,bytes32)', ''],
    ['by a range of numbers', 'lists(uint256[][])', lists],
  ])('%s', async (_, signature, words) => {
    const turned = found(signature, words).filter(one => one.turned)
    expect(turned.length).toBeGreaterThan(0)
    for (const { calls } of turned.slice(0, 3)) {
      expect(await goThrough(calls)).toBe(true)
      expect(await goThrough([...calls, { ...moved, later: 90_000n }])).toBe(false)
    }
  })

  test('and not by what it does not look at', () => {
    expect(found('sums(uint256,uint256,uint16)', '').filter(one => one.turned)).toEqual([])
  })
})
