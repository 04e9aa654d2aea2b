import { hexToBytes } from '@noble/hashes/utils.js'
import { keccak256 } from '../../../chains/encoding/keccak.ts'
import { accessListOf, slotsOf, type Touched } from '../../evm/access-list.ts'
import type { Question, Reply, Rpc } from '../../evm/pool.ts'
import { word, zeroWord } from '../arguments.ts'

/** Mappings by account that a compiler may have put first, those by a name and an account, and slots that are read besides. */
const [mappings, named, mostRead] = [16, 4, 12]

/** Slots of storage that would say yes to somebody, in one world. */
type World = readonly string[]

/**
 * Where somebody would stand in the lists of a contract: each place by itself, and all at once. They are where compilers put
 * mappings by account, or by one of these names and an account; and what calls read because of who makes them, where the node
 * tells that of calls that are refused: `other` makes the same ones.
 */
export async function worldsOfLists(
  rpc: Rpc,
  contract: {
    readonly address: string
    readonly calls: readonly string[]
    readonly names: readonly string[]
    readonly one: string
    readonly other: string
  },
  block: string,
): Promise<readonly World[]> {
  const places = firstPlaces(mappings)
  const own = places.map(place => entryOf(contract.one, place))
  const offices = [zeroWord, ...contract.names].flatMap(name =>
    places.slice(0, named).map(place => entryOf(contract.one, entryOf(name, place))),
  )
  const read = await slotsOfCaller(rpc, contract, block)
  const all = [...new Set([...own, ...offices, ...read])]
  return [...[...own, ...read].map(slot => [slot]), all]
}

/** The places of so many variables that a compiler puts first, such as mappings. */
export const firstPlaces = (count: number): string[] => Array.from({ length: count }, (_, nth) => `0x${word(BigInt(nth))}`)

/** Where a compiler keeps what a mapping says of a key; `place` is that of the mapping. */
export const entryOf = (key: string, place: string): string =>
  `0x${keccak256(hexToBytes(key.slice(2).toLowerCase().padStart(64, '0') + place.slice(2)))}`

/** What calls read because of who makes them. */
async function slotsOfCaller(
  rpc: Rpc,
  {
    address,
    calls,
    one,
    other,
  }: { readonly address: string; readonly calls: readonly string[]; readonly one: string; readonly other: string },
  block: string,
): Promise<readonly string[]> {
  const questions = [one, other].flatMap(from =>
    calls.map((data): Question<readonly Touched[]> => accessListOf({ from, to: address, data }, block)),
  )
  if (questions.length === 0) return []
  const replies = (await rpc(...questions)) as Reply<readonly Touched[]>[]
  const his = calls.flatMap((_, at) => {
    const others = new Set(slotsOf(replies[calls.length + at], address))
    return slotsOf(replies[at], address).filter(slot => !others.has(slot))
  })
  return [...new Set(his)].slice(0, mostRead)
}
