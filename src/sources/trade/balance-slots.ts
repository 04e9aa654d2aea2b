import { SourceError } from '../../errors.ts'
import { attempt } from '../attempt.ts'
import { accessListOf } from '../evm/access-list.ts'
import { hexNumber } from '../evm/block.ts'
import type { Rpc } from '../evm/pool.ts'
import { balanceOf } from './router.ts'
import type { Stage } from './stage.ts'

/** Most slots of one holder: a balance, shares of several kinds and whether there are rewards. */
const mostSlots = 3

/**
 * Where in its storage the token keeps what belongs to the buyer: slots that it reads for the balance of the buyer and for
 * nobody else's. A node that does not tell costs nothing but calls that write there.
 */
export async function balanceSlotsOf(rpc: Rpc, { token, header, actors }: Stage): Promise<readonly string[]> {
  const block = hexNumber(header.number)
  const asked = [actors.buyer, actors.stranger].map(account => accessListOf({ from: account, to: token, data: balanceOf(account) }, block))
  const replies = await attempt(rpc(...asked))
  if (replies instanceof SourceError) return []
  const [own, others] = replies.map(reply =>
    reply.ok ? reply.value.flatMap(({ address, slots }) => (address === token.toLowerCase() ? slots : [])) : undefined,
  )
  return own && others ? own.filter(slot => !others.includes(slot)).slice(0, mostSlots) : []
}
