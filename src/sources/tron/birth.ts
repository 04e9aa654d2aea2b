import { z } from 'zod'
import { SourceError } from '../../errors.ts'
import type { Creation } from '../../evidence/creation.ts'
import { activatedAt, milliseconds, readAccount, timeOf } from './account.ts'
import type { Ask, TronHost } from './grid.ts'

const first = z.looseObject({ data: z.array(z.looseObject({ block_timestamp: milliseconds })).max(1) })

/**
 * When a contract came to be: the time that its account carries or that of its first transaction, whichever is earlier.
 * Old contracts carry none, and an index may begin later: so it is at least that old. Rejects where neither is known.
 */
export async function readBirth(host: TronHost, ask: Ask, token: string, now: Date): Promise<Creation> {
  const path = `/v1/contracts/${token}/transactions`
  const [used, account] = await Promise.allSettled([
    ask({ path: `${path}?limit=1&only_confirmed=true&order_by=block_timestamp,asc`, schema: first }),
    readAccount(host, ask, token),
  ])
  for (const { reason } of [used, account].filter(({ status }) => status === 'rejected') as PromiseRejectedResult[])
    if (!(reason instanceof SourceError)) throw reason
  const begun = used.status === 'fulfilled' ? used.value.data[0]?.block_timestamp : undefined
  const firstUse = begun === undefined ? undefined : timeOf(host, begun, now)
  const activated = account.status === 'fulfilled' && account.value.state ? activatedAt(host, account.value.state, now) : undefined
  const times = [firstUse, activated].filter(time => time !== undefined).map(time => time.getTime())
  if (times.length === 0) {
    if (used.status === 'rejected') throw used.reason
    return { proofs: [] }
  }
  const at = new Date(Math.min(...times))
  const proofs = [
    ...(firstUse ? [{ source: host.name, method: `GET ${path}`, result: `first transaction ${firstUse.toISOString()}` }] : []),
    ...(activated ? [{ source: host.name, method: `GET /v1/accounts/${token}`, result: `created ${activated.toISOString()}` }] : []),
  ]
  return { at, proofs }
}
