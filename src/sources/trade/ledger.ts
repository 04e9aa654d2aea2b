import { SourceError } from '../../errors.ts'
import { isRecord } from '../../read.ts'
import { readBy } from '../../shape.ts'
import { attempt } from '../attempt.ts'
import { hexNumber } from '../evm/block.ts'
import type { Question, Rpc } from '../evm/pool.ts'
import { isHash } from '../quantities.ts'
import { balanceOf } from './router.ts'
import type { Stage } from './stage.ts'

/** Most slots of one holder: a balance, shares of several kinds and whether there are rewards. */
const mostSlots = 3

/**
 * Where in its storage the token keeps what belongs to the buyer: slots that it reads for the balance of the buyer and for
 * nobody else's. A node that does not tell costs nothing but calls that write there.
 */
export async function ledgerOf(rpc: Rpc, { token, header, actors }: Stage): Promise<readonly string[]> {
  const block = hexNumber(header.number)
  const replies = await attempt(rpc(...[actors.buyer, actors.stranger].map(account => slotsRead(token, account, block))))
  if (replies instanceof SourceError) return []
  const [own, others] = replies.map(reply => (reply.ok ? reply.value : undefined))
  return own && others ? own.filter(slot => !others.includes(slot)).slice(0, mostSlots) : []
}

const slotsRead = (token: string, account: string, block: string): Question<readonly string[]> => ({
  method: 'eth_createAccessList',
  params: [{ from: account, to: token, data: balanceOf(account) }, block],
  result: readBy(answer => {
    const entries: readonly unknown[] | undefined =
      isRecord(answer) && Array.isArray(answer['accessList']) ? answer['accessList'] : undefined
    return entries?.flatMap(entry => (isRecord(entry) && isOf(entry, token) ? slotsOf(entry) : []))
  }),
})

const isOf = (entry: Readonly<Record<string, unknown>>, token: string): boolean =>
  typeof entry['address'] === 'string' && entry['address'].toLowerCase() === token.toLowerCase()

const slotsOf = (entry: Readonly<Record<string, unknown>>): string[] => {
  const keys: unknown = entry['storageKeys']
  return Array.isArray(keys) ? keys.filter(isHash) : []
}
