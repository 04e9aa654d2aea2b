import { hexToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keccak256 } from '../../../src/chains/encoding/keccak.ts'
import { pathOf, shownBy, slotsUnder } from '../../../src/sources/evm/storage-proof.ts'
import { type Node, startAnvil } from '../../support/chain/anvil.ts'

let node: Node
beforeAll(async () => {
  node = await startAnvil()
})
afterAll(() => node.stop())

const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

interface Proof {
  readonly storageHash: string
  readonly storageProof: readonly { readonly proof: readonly Hex[] }[]
}

async function proved(address: string, slots: readonly bigint[]): Promise<{ root: string; nodes: Hex[] }> {
  const { storageHash, storageProof } = await node.rpc<Proof>('eth_getProof', [address, slots.map(word), 'latest'])
  return { root: storageHash, nodes: storageProof.flatMap(({ proof }) => proof) }
}

let account = 0n
async function holding(words: ReadonlyMap<bigint, bigint>): Promise<string> {
  const address = `0x${(0xabcdef0000n + account++).toString(16).padStart(40, '3')}`
  await node.rpc('anvil_setCode', [address, '0x00'])
  for (const [slot, value] of words) await node.rpc('anvil_setStorageAt', [address, word(slot), word(value)])
  return address
}

test('whatever lies in a storage is shown, whoever knows where some of it lies', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.bigInt(0n, 2n ** 256n - 1n), fc.oneof(fc.constant(0n), fc.bigInt(0n, 2n ** 256n - 1n))), { maxLength: 60 }),
      fc.nat(5),
      async (pairs, few) => {
        const words = new Map(pairs)
        const address = await holding(words)
        let slots = [...words.keys()].slice(0, few)
        for (let round = 0; round < 5; round++) {
          const { root, nodes } = await proved(address, slots)
          const shown = shownBy(root, nodes)
          if (shown?.dark.length === 0) {
            const full = [...words].filter(([, value]) => value > 0n).map(([slot, value]): [string, bigint] => [pathOf(slot), value])
            expect(shown.words).toEqual(new Map(full))
            return
          }
          slots = [...slots, ...(slotsUnder(shown?.dark ?? []) ?? [])]
        }
        throw new Error('Some of it stays dark.')
      },
    ),
    { seed: 3, numRuns: 15 },
  )
})

test.each<[string, (nodes: readonly Hex[]) => Hex[]]>([
  ['a node that was changed', nodes => nodes.map((one, at): Hex => (at === nodes.length - 1 ? `${one.slice(0, -2) as Hex}ff` : one))],
  ['no node', () => []],
])('%s leaves in the dark what it would have shown', async (_, change) => {
  const { root, nodes } = await proved(
    await holding(
      new Map([
        [0n, 1n],
        [1n, 2n],
        [2n, 3n],
      ]),
    ),
    [0n],
  )
  expect(shownBy(root, nodes)?.words.size).toBe(1)
  const shown = shownBy(root, change(nodes))
  expect(shown?.words.size).toBe(0)
  expect(shown?.dark).not.toEqual([])
})

test('a trie that refers to one node again and again is none', () => {
  const nodes = ['0x80'] as Hex[]
  for (let depth = 0; depth < 12; depth++) {
    const below = `a0${keccak256(hexToBytes((nodes.at(-1) as Hex).slice(2)))}`
    nodes.push(`0xf90211${below.repeat(16)}80`)
  }
  const root = `0x${keccak256(hexToBytes((nodes.at(-1) as Hex).slice(2)))}`
  expect(shownBy(root, nodes)).toBeUndefined()
})

test('what is no trie is none', () => {
  expect(shownBy(`0x${'11'.repeat(32)}`, ['0xc0', '0x', '0xff'])?.words.size).toBe(0)
  // the hash of the empty list
  expect(shownBy('0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347', ['0xc0'])).toBeUndefined()
})
