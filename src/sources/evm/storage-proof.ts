import { hexToBytes } from '@noble/hashes/utils.js'
import { fromRlp, type Hex } from 'viem'
import { keccak256 } from '../../chains/encoding/keccak.ts'
import { ofDigits } from './paths/words.ts'

/** A node of the trie, out of RLP. */
type Trie = Hex | readonly Trie[]

/** What proofs show of the storage of a contract. */
export interface Shown {
  /** Words by the hashes of their slots, 64 hexadecimal digits each; empty ones are not in it. */
  readonly words: ReadonlyMap<string, bigint>
  /** First digits of hashes of which the proofs do not say what lies there. */
  readonly dark: readonly string[]
}

/** Nodes that are looked at. */
const mostVisits = 20_000

/** First digits that a slot is looked for with: of a storage with more words than these tell apart nothing is said. */
const longestPrefix = 4

/**
 * What lies in a storage of this root, by the nodes of its trie that proofs of some slots brought along (EIP-1186): a proof of a slot, also
 * of an empty one, shows all that lies beside its way. `undefined` for what is no such trie.
 */
export function shownBy(root: string, nodes: readonly string[]): Shown | undefined {
  const known = new Map<string, string>([empty, ...nodes].map(node => [hashOf(node), node]))
  const words = new Map<string, bigint>()
  const dark: string[] = []
  let visits = 0
  const look = (at: Trie, prefix: string): boolean => {
    if (at === '0x') return true
    // a node that stands in many places makes of few nodes what nobody comes to the end of
    if (prefix.length > 64 || ++visits > mostVisits) return false
    const node = typeof at === 'string' ? decoded(known.get(at)) : at
    if (node === undefined) return dark.push(prefix) > 0
    // what has nothing in it has one node, which is empty
    if (node === '0x') return true
    if (node.length === 17) return node.slice(0, 16).every((child, digit) => look(child, prefix + digit.toString(16)))
    const [path, rest] = node
    if (node.length !== 2 || typeof path !== 'string' || rest === undefined) return false
    const digits = prefix + path.slice(isOdd(path) ? 3 : 4)
    if (!isLeaf(path)) return look(rest, digits)
    const value = typeof rest === 'string' ? numberIn(rest) : undefined
    if (value === undefined || digits.length !== 64) return false
    // anvil keeps empty words that were written; they are as good as none
    if (value > 0n) words.set(digits, value)
    return true
  }
  try {
    return look(root as Hex, '') ? { words, dark } : undefined
  } catch {
    // what is not RLP, or nests without end, is no answer
    return undefined
  }
}

/** The hash that stands for a slot in the trie. */
export const pathOf = (slot: bigint): string => keccak256(hexToBytes(slot.toString(16).padStart(64, '0')))

/** Slots whose hashes begin with these digits, one for each: what proves them shows what lies there. `undefined` where some are too long. */
export function slotsUnder(prefixes: readonly string[]): bigint[] | undefined {
  if (prefixes.some(({ length }) => length > longestPrefix)) return undefined
  const found = new Map<string, bigint>()
  const wanted = new Set(prefixes)
  const lengths = [...new Set(prefixes.map(({ length }) => length))]
  for (let slot = 0n; found.size < wanted.size && slot < mostSlots; slot++) {
    const path = pathOf(slot)
    for (const length of lengths) {
      const prefix = path.slice(0, length)
      if (wanted.has(prefix) && !found.has(prefix)) found.set(prefix, slot)
    }
  }
  return found.size < wanted.size ? undefined : [...found.values()]
}

/** Of so many slots one begins with each four digits, but for the worst of luck. */
const mostSlots = 2n ** 20n

/** Nothing, in RLP. */
const empty = '0x80'
/** The hash that a node of the trie is referred to by. */
export const hashOf = (node: string): Hex => `0x${keccak256(hexToBytes(node.slice(2)))}`

function decoded(node: string | undefined): readonly Trie[] | '0x' | undefined {
  const read = node === undefined ? undefined : (fromRlp(node as Hex) as Trie)
  return typeof read !== 'string' || read === '0x' ? read : undefined
}

/** The first digit of a path tells a leaf, and that an odd count of digits follows (yellow paper, appendix C). */
const flagOf = (path: Hex): number => '0123456789abcdef'.indexOf(path.charAt(2))
const isOdd = (path: Hex): boolean => flagOf(path) % 2 === 1
const isLeaf = (path: Hex): boolean => flagOf(path) >= 2

/** A word is RLP in the RLP of its leaf. */
function numberIn(value: Hex): bigint | undefined {
  const read = fromRlp(value)
  return typeof read !== 'string' || read.length > 66 ? undefined : ofDigits(`0${read.slice(2)}`)
}
