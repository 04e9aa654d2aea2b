import { isRecord } from '../../read.ts'
import { readBy } from '../../shape.ts'
import { isBytesOf, isHash } from '../hex.ts'
import type { Question, Reply } from './pool.ts'

/** A contract that a call touches, in lower case, and the slots of its storage that the call reads or writes. */
export interface Touched {
  readonly address: string
  readonly slots: readonly string[]
}

/** What a call touches, as an access list of EIP-2930. Entries that name no contract are left out. */
export const accessListOf = (
  call: { readonly from: string; readonly to: string; readonly data: string },
  block: string,
): Question<readonly Touched[]> => ({
  method: 'eth_createAccessList',
  params: [call, block],
  result: readBy(answer => {
    const list: unknown = isRecord(answer) ? answer['accessList'] : undefined
    return Array.isArray(list) ? list.flatMap(entry => touchedIn(entry) ?? []) : undefined
  }),
})

/** Slots of one contract that a call touches; none where the node did not say. */
export const slotsOf = (reply: Reply<readonly Touched[]> | undefined, contract: string): readonly string[] =>
  reply?.ok ? reply.value.flatMap(({ address, slots }) => (address === contract.toLowerCase() ? slots : [])) : []

function touchedIn(entry: unknown): Touched | undefined {
  if (!isRecord(entry)) return undefined
  const { address, storageKeys } = entry
  if (!isBytesOf(address, 20)) return undefined
  return { address: address.toLowerCase(), slots: Array.isArray(storageKeys) ? storageKeys.filter(isHash) : [] }
}
