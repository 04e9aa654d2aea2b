import { Hono } from 'hono'
import { chainNamed, parseAddress } from '../../chains/index.ts'
import { jsonType } from '../answer.ts'
import { digestIn } from '../authenticate.ts'
import { takeOne, withMonth } from '../burst.ts'
import { leaving } from '../cashier.ts'
import { idempotencyKeyOf } from '../headers.ts'
import type { Parts, ServiceEnv } from '../parts.ts'
import { Refusal } from '../refusal.ts'

/** Reads the approvals of a wallet: `approvalsOf` of the engine, with the upstreams of this service. */
export type ReadApprovals = (asked: { readonly address: string; readonly chain_id: number }, signal: AbortSignal) => Promise<object>

/** Who may take what out of a wallet. A call like a scan: charged when it is answered with the document. */
export function approvalRoutes(parts: Parts, read: ReadApprovals): Hono<ServiceEnv> {
  const { cashier, pepper, world } = parts
  return new Hono<ServiceEnv>().get('/v1/approvals/:address', async ({ env, req }) => {
    const digest = digestIn(env.incoming, pepper)
    const fields = await takeOne(parts, 'scan', digest)
    const repeat = idempotencyKeyOf(env.incoming)
    const given = req.param('address')
    const chain = chainNamed(chainIn(req.queries()))
    const address = parseAddress(given, chain)
    const charged = await cashier.chargeFor(
      {
        digest,
        what: 'approvals',
        asked: `${chain.id} ${address}`,
        ...(repeat !== undefined && { repeat }),
        answer: gone => read({ address: given, chain_id: chain.id }, gone),
      },
      leaving(env.outgoing),
    )
    const more = charged.repeated ? { ...fields, 'Idempotent-Replayed': 'true' } : withMonth(fields, charged.usage, world.now())
    return new Response(charged.text, { status: charged.status, headers: { 'Content-Type': jsonType, ...more } })
  })
}

function chainIn(query: Readonly<Record<string, readonly string[]>>): string {
  const { chain: [chain, ...more] = [], ...others } = query
  if (chain !== undefined && chain !== '' && more.length === 0 && Object.keys(others).length === 0) return chain
  throw new Refusal(400, 'chain has to stand once in the query, and nothing else: a name or a chain_id of those at /v1/chains.')
}
