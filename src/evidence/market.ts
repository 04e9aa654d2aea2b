import type { Proven } from './evidence.ts'

/** Where a token can be sold, at the pinned block. */
export interface Market extends Proven {
  /** Names of the venues that were searched. */
  readonly searched: readonly string[]
  /** Deepest first. Empty means: searched, and none found. */
  readonly pools: readonly Pool[]
  /** What all pools hold together, as an index counts it that does not list them: `pools` is empty then and says nothing. */
  readonly total?: { readonly usd: number; readonly by: string }
}

export interface Pool {
  readonly venue: string
  readonly address: string
  readonly quote: { readonly symbol: string; readonly address: string; readonly decimals: number }
  /** In base units. */
  readonly tokenReserve: bigint
  readonly quoteReserve: bigint
  /** Both sides in US dollars, valued through a stablecoin pool of the same block; absent where there is none. */
  readonly usd?: number
}
