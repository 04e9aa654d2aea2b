import { hexToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { keccak256 } from '../../../chains/encoding/keccak.ts'
import { SourceError } from '../../../errors.ts'
import { madeOf } from '../../../shape.ts'
import { attempt } from '../../attempt.ts'
import { wordOf } from '../../evm/abi.ts'
import { agreedSlots } from '../../evm/agreed.ts'
import { leadingZeros, looksLikeAddress } from '../../evm/constants.ts'
import { small } from '../../evm/paths/words.ts'
import type { Question, Rpc } from '../../evm/pool.ts'
import programs from '../../programs/programs.json' with { type: 'json' }
import { bytes, hash } from '../../quantities.ts'

/** What lies in storage slots, by slot. */
export type Storage = ReadonlyMap<string, string>

const word = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`

/** The first slots, where compilers put what is neither a mapping nor a list. */
const ordinary = Array.from({ length: 48 }, (_, slot) => word(BigInt(slot)))

/** So many slots from the hash of another on, where the entries of a list lie that is counted there. */
function entriesFrom(slot: string, count: number): string[] {
  const start = wordOf(`0x${keccak256(hexToBytes(slot.slice(2)))}`)
  return start === undefined ? [] : Array.from({ length: count }, (_, nth) => word(BigInt.asUintN(256, start + BigInt(nth))))
}

/** The first entries of what may be a list. */
const entries = new Map(ordinary.slice(0, 24).flatMap(slot => entriesFrom(slot, 3).map((entry): [string, string] => [entry, slot])))

/** Slots of all entries of what may be a list of no more than so many, where the first words of a contract count one. */
export function entriesOf(slot: string, counted: string, most: number): string[] {
  const count = wordOf(counted)
  return count !== undefined && count <= BigInt(most) && ordinary.includes(slot) ? entriesFrom(slot, small(count)) : []
}

export const usualSlots: readonly string[] = [...ordinary, ...Object.values(agreedSlots), ...entries.keys()]

const bytesOrNone = z.union([bytes, z.null()])

/** Reads many slots of one contract in one call, by lending it a program that does nothing else. `undefined`: the node lends nothing. */
export const storageOf = (target: string, slots: readonly string[], block: string): Question<Storage | undefined> => ({
  method: 'eth_call',
  params: [{ to: target, data: `0x${slots.map(slot => slot.slice(2)).join('')}` }, block, { [target]: { code: programs.reader } }],
  result: madeOf(bytesOrNone, data => valuesIn(slots, data ?? '0x')),
})

function valuesIn(slots: readonly string[], data: string): Storage | undefined {
  if (data.length !== 2 + 64 * slots.length) return undefined
  return new Map(slots.map((slot, at) => [slot, `0x${data.slice(2 + 64 * at, 2 + 64 * (at + 1))}`.toLowerCase()]))
}

/**
 * The usual slots of a contract: in one call, or one by one and fewer where the node lends no code to accounts. `undefined`:
 * it tells neither.
 */
export async function readStorage(rpc: Rpc, target: string, block: string): Promise<Storage | undefined> {
  const lent = await attempt(rpc(storageOf(target, usualSlots, block)))
  if (!(lent instanceof SourceError) && lent[0].ok && lent[0].value) return lent[0].value
  const few = ordinary.slice(0, 16)
  const plain = await attempt(rpc(...few.map(slot => ({ method: 'eth_getStorageAt', params: [target, slot, block], result: hash }))))
  if (plain instanceof SourceError) return undefined
  return new Map(few.flatMap((slot, at): [string, string][] => (plain[at]?.ok ? [[slot, plain[at].value.toLowerCase()]] : [])))
}

/** An address that a word of storage may hold. A doubtful one counts only where something is known to be there. */
export interface Stored {
  readonly address: string
  readonly slot: string
  readonly doubtful: boolean
  /** Bytes that speak for another cut of a packed word: empty ones in front, and those beside it that are no flag. */
  readonly untidy: number
}

/**
 * Addresses in storage. A word of 12 empty bytes and 20 more holds one; of a packed word every window of 20 bytes may be one,
 * because a contract may keep flags on either side.
 */
export function addressesIn(storage: Storage): Stored[] {
  const found = [...storage].flatMap(([slot, value]): Stored[] => {
    const hex = value.slice(2)
    if (isText(hex)) return []
    const plain = /^0{24}/.test(hex)
    return (plain ? [0] : Array.from({ length: 13 }, (_, shift) => shift)).flatMap((shift): Stored[] => {
      const window = hex.slice(24 - 2 * shift, 64 - 2 * shift)
      if (!looksLikeAddress(window)) return []
      // beside a few flags it is an address as likely as alone; in the middle of a full word it is not
      const beside = (hex.slice(0, 24 - 2 * shift) + hex.slice(64 - 2 * shift)).match(/../g)?.filter(byte => byte !== '00')
      const untidy = leadingZeros(window) + (beside ?? []).filter(byte => byte > '01').length
      return [{ address: `0x${window}`, slot, doubtful: leadingZeros(window) > 3 || (beside !== undefined && beside.length > 2), untidy }]
    })
  })
  return found.filter(({ address }, at) => found.findIndex(other => other.address === address) === at)
}

/** Those among them that stand there whoever they are. */
export const surelyIn = (storage: Storage): string[] => addressesIn(storage).flatMap(({ address, doubtful }) => (doubtful ? [] : [address]))

/** A text of up to 31 bytes: its letters, nothing, and twice its length. */
function isText(hex: string): boolean {
  const letters = hex.slice(0, 62).replace(/(?:00)*$/, '')
  // two digits a letter
  return letters !== '' && hex.slice(62) === letters.length.toString(16).padStart(2, '0') && /^(?:[2-7][0-9a-f])*$/.test(letters)
}

/** "storage slot 5", "the list in storage slot 5", or the hash of an unstructured one. */
export const slotInWords = (slot: string): string => {
  const list = entries.get(slot)
  return list === undefined ? plainSlot(slot) : `the list in ${plainSlot(list)}`
}
const plainSlot = (slot: string): string => `storage slot ${BigInt(slot) < 10_000n ? BigInt(slot).toString() : slot}`
