import { functionsOf } from '../../evm/code.ts'
import { constantsIn, looksLikeAddress } from '../../evm/constants.ts'
import type { Rpc } from '../../evm/pool.ts'
import { erc20 } from '../../evm/selectors.ts'
import { codeBehind, type Door, type Gate, storageBehind, targetAt } from './doors.ts'
import { doorOf } from './proxied.ts'
import type { Caller } from './ranked.ts'
import { gettersIn, saidTo } from './said.ts'
import { addressesIn } from './storage.ts'

/** Contracts that are looked at, and of them those that become targets. */
const [mostLooked, mostBehind] = [4, 2]

interface Beside {
  readonly others: readonly Caller[]
  readonly excluded: ReadonlySet<string>
  readonly most: number
  readonly block: string
}

/**
 * Contracts that are asked by those which the token asks, as a book of roles whose address a provider tells, or a feed that a policy
 * reads: whom these name to everybody, in the first words of their storage or in their code, and who has code. Two round trips; what the node
 * refuses is not looked at.
 */
export async function behindGates(
  rpc: Rpc,
  gates: readonly { readonly address: string; readonly door: Door }[],
  { others, excluded, most, block }: Beside,
): Promise<(Gate & { readonly door: Door })[]> {
  const met = new Set([...excluded, ...gates.map(({ address }) => address)])
  // whose code a proxy runs is tried at the proxy
  const plain = gates.flatMap(({ address, door }) => {
    const code = codeBehind(door)
    return code === undefined || constantsIn(code).delegates ? [] : [{ address, door, code }]
  })
  const named = await Promise.all(
    plain.map(async ({ address, door, code }) => {
      const said = await saidTo(rpc, address, gettersIn(functionsOf(code)), block)
      const stored = addressesIn(storageBehind(door) ?? new Map()).filter(({ doubtful, untidy }) => !doubtful && untidy === 0)
      const fixed = constantsIn(code).addresses.filter(one => looksLikeAddress(one.slice(2)))
      return [...[...said.filter(({ size }) => size > delegated), ...stored].map(one => one.address), ...fixed]
    }),
  )
  const looked = [...new Set(named.flat())].filter(address => !met.has(address)).slice(0, mostLooked)
  const doors = await Promise.all(looked.map(address => doorOf(rpc, address, block)))
  const found = looked.flatMap((address, at) => {
    const target = targetAt(address, doors[at], { others, excluded, most })
    // what is done without a word is upkeep, which is the same whoever does it
    const functions = target?.functions.filter(found => found.arguments !== '')
    // a coin is kept, and asked for nothing
    const isCoin = functions?.some(({ selector }) => selector === erc20.transfer)
    return target && functions && functions.length > 0 && !isCoin ? [{ ...target, functions, door: doors[at] }] : []
  })
  return found.slice(0, mostBehind)
}

/** Bytes of the code of an account that has others run code for it (EIP-7702). */
const delegated = 23n
