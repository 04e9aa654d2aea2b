import { type Hex, toRlp } from 'viem'
import { hashOf, pathOf } from './storage-proof.ts'

/** A node of the trie as RLP takes it: a list of texts and of nodes that are short enough to stand in their place. */
type Trie = readonly (Hex | Trie)[]

interface Leaf {
  /** The hash of the slot, 64 hexadecimal digits. */
  readonly path: string
  /** The word in RLP. */
  readonly value: Hex
}

/**
 * The root of the storage of a contract that holds these words and no others: a Merkle Patricia trie by the hashes of the slots
 * (Ethereum yellow paper, appendix D). Whoever knows a root knows by it that no word is missing. Empty words have no place in
 * it by the rules; anvil keeps those that were written, so they count where they are given.
 */
export function storageRootOf(words: ReadonlyMap<bigint, bigint>): Hex {
  const leaves = [...words].map(([slot, value]): Leaf => ({ path: pathOf(slot), value: toRlp(bytesOf(value)) }))
  return hashOf(rlpOf(leaves.length === 0 ? '0x' : nodeOf(leaves, 0)))
}

function nodeOf(leaves: readonly Leaf[], depth: number): Trie {
  const [first] = leaves as readonly [Leaf]
  if (leaves.length === 1) return [compact(first.path.slice(depth), true), first.value]
  let shared = depth
  while (leaves.every(({ path }) => path[shared] === first.path[shared])) shared++
  if (shared > depth) return [compact(first.path.slice(depth, shared), false), placeOf(nodeOf(leaves, shared))]
  const branches = Array.from({ length: 16 }, (_, digit): Hex | Trie => {
    const under = leaves.filter(({ path }) => path[depth] === digit.toString(16))
    return under.length === 0 ? '0x' : placeOf(nodeOf(under, depth + 1))
  })
  return [...branches, '0x']
}

/** A node of less than 32 bytes stands where it is referred to, any other under its hash. */
function placeOf(node: Trie): Hex | Trie {
  const rlp = rlpOf(node)
  return (rlp.length - 2) / 2 < 32 ? node : hashOf(rlp)
}

const rlpOf = (node: Hex | Trie): Hex => toRlp(node as Hex[])

/** Part of a path with what it belongs to: the flag of a leaf, and that of an odd count of digits. */
const compact = (digits: string, isLeaf: boolean): Hex => {
  const flag = isLeaf ? 2 : 0
  return digits.length % 2 === 1 ? `0x${flag + 1}${digits}` : `0x${flag}0${digits}`
}

const bytesOf = (value: bigint): Hex => {
  if (value === 0n) return '0x'
  const digits = value.toString(16)
  return `0x${digits.length % 2 === 1 ? '0' : ''}${digits}`
}
