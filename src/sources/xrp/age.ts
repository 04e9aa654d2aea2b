import { SourceError } from '../../errors.ts'
import type { Creation } from '../../evidence/creation.ts'
import { type Beginning, beginningOf } from './history.ts'
import type { Rippled } from './rippled.ts'
import { settled, source } from './settled.ts'

/** When a token came to be, or why that is not known. */
export interface Birth {
  readonly creation?: Pick<Creation, 'at' | 'creator' | 'proofs'>
  readonly why: string
}

/**
 * Nobody keeps the day of the first payment of a currency. Its issuer may be far older than the token, so where there is an
 * automated market, the oldest of them decides: the token is at least as old. Without one it is the issuer's first day.
 */
export async function birthOf(
  rippled: Rippled,
  { issuer, beginning, pools, now }: { issuer: string; beginning: Beginning | SourceError; pools: readonly string[]; now: Date },
): Promise<Birth> {
  const markets = await Promise.all(
    pools.map(async account => ({ account, what: 'automated market', begun: await settled(beginningOf(rippled, account, now)) })),
  )
  const asked = markets.length > 0 ? markets : [{ account: issuer, what: 'issuer', begun: beginning }]
  const dated = asked.flatMap(({ account, what, begun }) =>
    begun instanceof SourceError || !begun.at ? [] : [{ account, what, at: begun.at, transaction: begun.transaction }],
  )
  const [oldest] = dated.sort((a, b) => a.at.getTime() - b.at.getTime())
  const failed = asked[0]?.begun
  if (!oldest) return { why: failed instanceof SourceError ? failed.message : (failed?.why ?? 'the server does not tell how old it is') }
  const { account, what, at, transaction } = oldest
  const params = { account, limit: 1, forward: true }
  return {
    creation: {
      at,
      creator: issuer,
      proofs: [{ source, method: 'account_tx', params, result: `first transaction of the ${what}: ${transaction}` }],
    },
    why: '',
  }
}
