import type { Stage } from './stage.ts'

/** Who sells for less than this part of what the pool pays gives away. */
export const bargain = 10n

/** What the pool would take for tokens, in wei. */
export function worth({ route: { pool, trades, funding } }: Stage, tokens: bigint): bigint {
  const { tokenReserve, quoteReserve } = trades ?? pool
  const [coins, of] = funding ? [quoteReserve * funding.nativeReserve, tokenReserve * funding.quoteReserve] : [quoteReserve, tokenReserve]
  return of > 0n ? (tokens * coins) / of : tokens
}
