import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storageRootOf } from '../../../src/sources/evm/storage-root.ts'
import { type Node, startAnvil } from '../../support/chain/anvil.ts'

let node: Node
beforeAll(async () => {
  node = await startAnvil()
})
afterAll(() => node.stop())

const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

test('the root of any words is that of a node which holds them', async () => {
  let account = 0n
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.bigInt(0n, 2n ** 256n - 1n), fc.oneof(fc.bigInt(0n, 300n), fc.bigInt(0n, 2n ** 256n - 1n))), { maxLength: 40 }),
      async pairs => {
        const words = new Map(pairs)
        const address = `0x${(0xabcdef0000n + account++).toString(16).padStart(40, '1')}`
        await node.rpc('anvil_setCode', [address, '0x00'])
        for (const [slot, value] of words) await node.rpc('anvil_setStorageAt', [address, word(slot), word(value)])
        const { storageHash } = await node.rpc<{ storageHash: string }>('eth_getProof', [address, [], 'latest'])
        expect(storageRootOf(words)).toBe(storageHash)
      },
    ),
    { seed: 1, numRuns: 20 },
  )
})

test('a word that is missing, or is another, is another root', () => {
  const words = new Map([
    [0n, 1n],
    [7n, 2n ** 200n],
  ])
  const root = storageRootOf(words)
  const others = [new Map([[0n, 1n]]), new Map([...words, [8n, 1n]]), new Map([...words, [7n, 2n]]), new Map<bigint, bigint>()]
  expect(others.map(storageRootOf)).not.toContain(root)
})
