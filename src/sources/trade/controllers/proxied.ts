import { SourceError } from '../../../errors.ts'
import { attempt } from '../../attempt.ts'
import { codeOf, slots } from '../../evm/code.ts'
import { constantsIn } from '../../evm/constants.ts'
import type { Rpc } from '../../evm/pool.ts'
import { proxyOf } from '../../evm/proxy.ts'
import { codeBehind, type Door, type Run, storageBehind } from './doors.ts'
import { storageOf, usualSlots } from './storage.ts'

/** Slots that are read of a contract: the usual ones, and those in which a proxy keeps whose code it runs, and who may change that. */
const doorSlots: readonly string[] = [...usualSlots, slots.implementation, slots.admin]

/** Code and storage of another contract. */
export const doorOf = (rpc: Rpc, address: string, block: string): Promise<Door> =>
  attempt(rpc(codeOf(address, block), storageOf(address, doorSlots, block)))

/** The code that each of these contracts runs as its own, where it is a proxy whose code or storage says whose. Asks only for that. */
export async function runBy(rpc: Rpc, doors: readonly Door[], block: string): Promise<readonly (Run | undefined)[]> {
  const whose = doors.map(door => {
    const code = codeBehind(door)
    if (code === undefined || !constantsIn(code).delegates) return undefined
    const storage = storageBehind(door)
    const implementation = storage?.get(slots.implementation)
    return proxyOf(code, { storage, ...(implementation && { implementation }) })?.implementation
  })
  const asked = [...new Set(whose.flatMap(one => one ?? []))].slice(0, mostRun)
  if (asked.length === 0) return []
  const codes = await attempt(rpc(...asked.map(address => codeOf(address, block))))
  const found = new Map(
    asked.flatMap((address, at): [string, Run][] => {
      const reply = codes instanceof SourceError ? undefined : codes[at]
      return reply?.ok && reply.value.length > 2 ? [[address, { address, code: reply.value }]] : []
    }),
  )
  return whose.map(one => (one === undefined ? undefined : found.get(one)))
}

/** Most contracts whose code others run that are asked for it. */
const mostRun = 4
