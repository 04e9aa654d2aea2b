import { hexToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { keccak256 } from '../../../chains/encoding/keccak.ts'
import { SourceError } from '../../../errors.ts'
import { madeOf } from '../../../shape.ts'
import { attempt } from '../../attempt.ts'
import { wordOf } from '../../evm/abi.ts'
import { agreedSlots } from '../../evm/agreed.ts'
import type { Question, Rpc } from '../../evm/pool.ts'
import { pathOf, shownBy, slotsUnder } from '../../evm/storage-proof.ts'
import { storageRootOf } from '../../evm/storage-root.ts'
import { bytes, hash } from '../../quantities.ts'
import { word } from '../arguments.ts'
import { type Storage, storageOf } from './storage.ts'

/**
 * How far a compiler's layout is followed: variables, fields of a variable or of an entry, entries of a list, fields under two keys,
 * and the numbers that entries are counted with.
 */
const [variables, fields, listed, deep] = [10, 8, 2, 4] as const
const counters = [0n, 1n, 2n] as const
/** Slots that are read in one call, at 2,100 gas each. */
const mostSlots = 4_000

/**
 * All that lies in the storage of a contract, proved by its root (EIP-1186): nobody else and nothing else stands in it. It is
 * looked for where compilers put variables, lists and mappings of these accounts and numbers, one or two deep. `undefined` where there is
 * more than that, or the node does not tell.
 */
export async function wholeStorageOf(
  rpc: Rpc,
  contract: string,
  accounts: readonly string[],
  block: string,
  numbers: readonly bigint[] = [],
): Promise<{ readonly storage: Storage; readonly root: string; readonly question: Question<unknown> } | undefined> {
  const slots = placesFor([...wordsOf(accounts), ...numbers])
  const parts = Array.from({ length: Math.ceil(slots.length / mostSlots) }, (_, nth) =>
    storageOf(contract, slots.slice(nth * mostSlots, (nth + 1) * mostSlots), block),
  )
  const asked = proofFor(contract, [], block)
  const told = await attempt(Promise.all([rpc(asked), ...parts.map(part => rpc(part))]))
  if (told instanceof SourceError) return undefined
  const [[proved], ...read] = told
  const storage = new Map<string, string>()
  for (const [reply] of read) {
    if (!reply.ok || reply.value === undefined) return undefined
    for (const [slot, word] of reply.value) storage.set(slot, word)
  }
  const full = new Map([...storage].flatMap(([slot, value]) => pairOf(slot, value)).filter(([, value]) => value !== 0n))
  if (!proved.ok) return undefined
  const { root } = proved.value
  // by the rules empty words have no place in it; a node that keeps them shows what else there is
  const question = storageRootOf(full) === root ? asked : await shownTo(rpc, contract, { root, full }, block)
  return question && { storage, root, question }
}

/** Most proofs that are asked for, and how often more of them are. */
const [mostProofs, mostRounds] = [300, 4]

/** The question whose answer shows, node by node, that nothing lies in a storage but these words; `undefined` where something does. */
async function shownTo(
  rpc: Rpc,
  contract: string,
  { root, full }: { readonly root: string; readonly full: ReadonlyMap<bigint, bigint> },
  block: string,
): Promise<Question<Proved> | undefined> {
  const wanted = new Map([...full].map(([slot, value]) => [pathOf(slot), value]))
  let slots: readonly bigint[] = [...full.keys()]
  for (let round = 0; round < mostRounds && slots.length <= mostProofs; round++) {
    const question = proofFor(contract, slots, block)
    const told = await attempt(rpc(question))
    if (told instanceof SourceError) return undefined
    const [reply] = told
    const shown = reply.ok && reply.value.root === root ? shownBy(root, reply.value.nodes) : undefined
    if (shown === undefined) return undefined
    if (shown.dark.length === 0) {
      const isAll = shown.words.size === wanted.size && [...wanted].every(([path, value]) => shown.words.get(path) === value)
      return isAll ? question : undefined
    }
    // a word that nobody knows of is enough to know that this is not all
    const isKnown = [...shown.words.keys()].every(path => wanted.has(path))
    const more = isKnown && slots.length + shown.dark.length <= mostProofs ? slotsUnder(shown.dark) : undefined
    if (more === undefined) return undefined
    slots = [...slots, ...more]
  }
  return undefined
}

/** The root of a storage, and the nodes of its trie on the ways to some slots. */
interface Proved {
  readonly root: string
  readonly nodes: readonly string[]
}

const proofFor = (contract: string, slots: readonly bigint[], block: string): Question<Proved> => ({
  method: 'eth_getProof',
  params: [contract, slots.map(slot => `0x${word(slot)}`), block],
  result: madeOf(proof, ({ storageHash, storageProof }) => ({
    root: storageHash.toLowerCase(),
    nodes: storageProof.flatMap(one => one.proof),
  })),
})

const proof = z.looseObject({ storageHash: hash, storageProof: z.array(z.looseObject({ proof: z.array(bytes) })) })

/** A slot with what is in it; a word that is none is left out, and the root differs. */
function pairOf(slot: string, value: string): [bigint, bigint][] {
  const [place, held] = [wordOf(slot), wordOf(value)]
  return place === undefined || held === undefined ? [] : [[place, held]]
}

function placesFor(accounts: readonly bigint[]): string[] {
  const keys = [...new Set(accounts), ...counters]
  const once = own.flatMap(place => keys.map(key => under(place, key)))
  const twice = once.flatMap(place => keys.map(key => under(place, key)))
  const lists = [...own, ...once].flatMap(listAt)
  // a set of OpenZeppelin (EnumerableSet) is a list, and behind it where in the list each of its members stands
  const members = once.flatMap(place => keys.map(key => under(place + 1n, key)))
  const all = [
    ...from(0n, variables + fields),
    ...Object.values(agreedSlots).flatMap(slot => wordOf(slot) ?? []),
    ...once.flatMap(place => from(place, fields)),
    ...lists,
    ...members,
    ...twice.flatMap(place => from(place, deep)),
  ]
  return [...new Set(all)].map(slot => `0x${word(slot)}`)
}

/**
 * Where compilers put the first entries of lists, and what is filed under the first numbers and under these accounts, one by one or in a list: a
 * contract that keeps something for somebody often names him there.
 */
export function entriesFor(accounts: readonly string[]): string[] {
  const named = own.flatMap(place => wordsOf(accounts).map(key => under(place, key)))
  const numbered = own.flatMap(place => [hashOf(word(place)), ...counters.map(key => under(place, key))])
  // lists of each of them, such as the locks of a pool
  const lists = named.flatMap(listAt)
  return [...[...numbered, ...named].flatMap(place => from(place, fields)), ...lists].map(slot => `0x${word(slot)}`)
}

const wordsOf = (accounts: readonly string[]): bigint[] =>
  accounts.flatMap(account => wordOf(`0x${account.slice(2).padStart(64, '0')}`) ?? [])
/** Places of variables, of what is filed under a key of one, and of words one behind another. */
const own = Array.from({ length: variables }, (_, at) => BigInt(at))
const under = (place: bigint, key: bigint): bigint => hashOf(word(key) + word(place))
const from = (place: bigint, count: number): bigint[] => Array.from({ length: count }, (_, at) => BigInt.asUintN(256, place + BigInt(at)))
/** The first entries of a list. */
const listAt = (place: bigint): bigint[] => from(hashOf(word(place)), listed * fields)

const hashOf = (digits: string): bigint => wordOf(`0x${keccak256(hexToBytes(digits))}`) as bigint
