import { encodeAbiParameters, type Hex, keccak256 } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttp } from '../../../../src/http.ts'
import { createRpc } from '../../../../src/sources/evm/pool.ts'
import { wholeStorageOf } from '../../../../src/sources/trade/controllers/whole-storage.ts'
import { realWorld } from '../../../../src/world.ts'
import { type Node, startAnvil } from '../../../support/chain/anvil.ts'
import { startGate } from '../../../support/chain/gate.ts'

const people = ['0x93c1a20b25df6ebbd81fe3ff9f8fb3fd6b97e0a2', '0x08529f1f66e65bb771cc78aed322940a55458695'] as const
const somebodyElse = '0x1d4e0a9b6c7f3520e8ab94d60c1f2e7a5b8c9d03'
const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`
const hashed = (...values: readonly bigint[]): bigint =>
  BigInt(
    keccak256(
      encodeAbiParameters(
        values.map(() => ({ type: 'uint256' })),
        [...values],
      ),
    ),
  )
const [first, second] = people.map(BigInt) as [bigint, bigint]

let node: Node
beforeAll(async () => {
  node = await startAnvil()
})
afterAll(() => node.stop())

let made = 0n
/** A contract with these words in its storage. */
async function holding(words: readonly (readonly [bigint, bigint])[]): Promise<string> {
  const address = `0x${(0xc0de0000n + made++).toString(16).padStart(40, '7')}`
  await node.rpc('anvil_setCode', [address, '0x00'])
  for (const [slot, value] of words) await node.rpc('anvil_setStorageAt', [address, word(slot), word(value)])
  return address
}

const whole = async (contract: string, url = node.url) => {
  const rpc = createRpc({
    http: createHttp({ world: realWorld }),
    endpoints: [{ url: new URL(url), name: 'Node' }],
    chain: 'Ethereum',
    signal: new AbortController().signal,
  })
  const found = await wholeStorageOf(rpc, contract, people, 'latest')
  return found && [...found.storage.values()].filter(value => BigInt(value) !== 0n).length
}

test.each<[string, (readonly [bigint, bigint])[]]>([
  [
    'variables',
    [
      [0n, 5n],
      [3n, 2n ** 255n],
    ],
  ],
  ['a mapping of somebody', [[hashed(first, 2n), 1n]]],
  [
    'entries of several words under two keys',
    [
      [hashed(second, hashed(first, 1n)), 7n],
      [hashed(second, hashed(first, 1n)) + 3n, 9n],
    ],
  ],
  [
    'a list of structs under a key',
    [
      [hashed(first, 0n), 1n],
      [hashed(hashed(first, 0n)), 4n],
      [hashed(hashed(first, 0n)) + 5n, first],
    ],
  ],
  [
    'what is counted',
    [
      [0n, 2n],
      [hashed(1n, 1n), 6n],
      [hashed(2n, 1n), 6n],
    ],
  ],
])('%s of known people is all there is', async (_, words) => {
  expect(await whole(await holding(words))).toBe(words.length)
})

test('empty words that a node keeps are nothing, and hide nothing', async () => {
  const many = Array.from({ length: 40 }, (_, at): readonly [bigint, bigint] => [hashed(BigInt(at), 77n), 0n])
  const words: (readonly [bigint, bigint])[] = [[0n, 5n], [hashed(first, 2n), 1n], ...many]
  expect(await whole(await holding(words))).toBe(2)
  expect(await whole(await holding([...words, [hashed(987_654_321n), 1n]]))).toBeUndefined()
})

test.each<[string, (readonly [bigint, bigint])[]]>([
  [
    'of somebody else',
    [
      [hashed(first, 2n), 1n],
      [hashed(BigInt(somebodyElse), 2n), 1n],
    ],
  ],
  ['under the hash of a word', [[hashed(123_456_789n), 1n]]],
  ['behind the last field', [[hashed(first, 2n) + 40n, 1n]]],
])('an entry %s is missed, and nothing is said', async (_, words) => {
  expect(await whole(await holding(words))).toBeUndefined()
})

test('a node that proves nothing leaves it open', async () => {
  const gate = await startGate(node.url, { lacks: ['eth_getProof'] })
  const liar = await startGate(node.url, { says: { eth_getProof: { storageHash: word(7n), storageProof: [] } } })
  const contract = await holding([[0n, 5n]])
  expect([await whole(contract), await whole(contract, gate.url), await whole(contract, liar.url)]).toEqual([1, undefined, undefined])
  await gate.stop()
  await liar.stop()
})
