import { hexToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { keccak256 } from '../../../chains/encoding/keccak.ts'
import { SourceError } from '../../../errors.ts'
import { madeOf } from '../../../shape.ts'
import { attempt } from '../../attempt.ts'
import { wordOf } from '../../evm/abi.ts'
import type { Question, Rpc } from '../../evm/pool.ts'
import { storageRootOf } from '../../evm/storage-root.ts'
import { hash } from '../../quantities.ts'
import { word } from '../arguments.ts'
import { agreedSlots, type Storage, storageOf } from './storage.ts'

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
 * looked for where compilers put variables, lists and mappings of these accounts, one or two deep. `undefined` where there is
 * more than that, or the node does not tell.
 */
export async function wholeStorageOf(
  rpc: Rpc,
  contract: string,
  accounts: readonly string[],
  block: string,
): Promise<{ readonly storage: Storage; readonly root: string; readonly question: Question<string> } | undefined> {
  const slots = placesFor(wordsOf(accounts))
  const parts = Array.from({ length: Math.ceil(slots.length / mostSlots) }, (_, nth) =>
    storageOf(contract, slots.slice(nth * mostSlots, (nth + 1) * mostSlots), block),
  )
  const question: Question<string> = {
    method: 'eth_getProof',
    params: [contract, [], block],
    result: madeOf(z.looseObject({ storageHash: hash }), ({ storageHash }) => storageHash.toLowerCase()),
  }
  const told = await attempt(Promise.all([rpc(question), ...parts.map(part => rpc(part))]))
  if (told instanceof SourceError) return undefined
  const [[proved], ...read] = told
  const storage = new Map<string, string>()
  for (const [reply] of read) {
    if (!reply.ok || reply.value === undefined) return undefined
    for (const [slot, word] of reply.value) storage.set(slot, word)
  }
  const words = new Map([...storage].flatMap(([slot, value]) => pairOf(slot, value)))
  const full = [...words].filter(([, value]) => value !== 0n)
  // a node that keeps empty words has those between the fields of an entry
  const between = full.flatMap(([slot]) => gapAbove(words, slot))
  const roots = [full, [...full, ...between]].map(pairs => storageRootOf(new Map(pairs)))
  const root = roots.find(one => proved.ok && one === proved.value)
  return root && { storage, root, question }
}

/** Empty words above this one, up to the next that is not. */
function gapAbove(words: ReadonlyMap<bigint, bigint>, slot: bigint): [bigint, bigint][] {
  const above = Array.from({ length: fields }, (_, at) => slot + BigInt(at + 1))
  const next = above.findIndex(place => words.get(place) !== 0n)
  return next < 0 || words.get(above[next] ?? slot) === undefined ? [] : above.slice(0, next).map(place => [place, 0n])
}

/** A slot with what is in it; a word that is none is left out, and the root differs. */
function pairOf(slot: string, value: string): [bigint, bigint][] {
  const [place, held] = [wordOf(slot), wordOf(value)]
  return place === undefined || held === undefined ? [] : [[place, held]]
}

function placesFor(accounts: readonly bigint[]): string[] {
  const keys = [...new Set(accounts), ...counters]
  const once = own.flatMap(place => keys.map(key => under(place, key)))
  const twice = once.flatMap(place => keys.map(key => under(place, key)))
  const lists = [...own, ...once].flatMap(place => from(hashOf(word(place)), listed * fields))
  const all = [
    ...from(0n, variables + fields),
    ...Object.values(agreedSlots).flatMap(slot => wordOf(slot) ?? []),
    ...once.flatMap(place => from(place, fields)),
    ...lists,
    ...twice.flatMap(place => from(place, deep)),
  ]
  return [...new Set(all)].map(slot => `0x${word(slot)}`)
}

/**
 * Where compilers put the first entries of lists, and what is filed under the first numbers and under these accounts: a contract that keeps
 * something for somebody often names him there.
 */
export function entriesFor(accounts: readonly string[]): string[] {
  const keys = [...wordsOf(accounts), ...counters]
  const places = own.flatMap(place => [hashOf(word(place)), ...keys.map(key => under(place, key))])
  return places.flatMap(place => from(place, fields)).map(slot => `0x${word(slot)}`)
}

const wordsOf = (accounts: readonly string[]): bigint[] =>
  accounts.flatMap(account => wordOf(`0x${account.slice(2).padStart(64, '0')}`) ?? [])
/** Places of variables, of what is filed under a key of one, and of words one behind another. */
const own = Array.from({ length: variables }, (_, at) => BigInt(at))
const under = (place: bigint, key: bigint): bigint => hashOf(word(key) + word(place))
const from = (place: bigint, count: number): bigint[] => Array.from({ length: count }, (_, at) => BigInt.asUintN(256, place + BigInt(at)))

const hashOf = (digits: string): bigint => wordOf(`0x${keccak256(hexToBytes(digits))}`) as bigint
