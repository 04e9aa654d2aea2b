import type { Proven } from './evidence.ts'

/** Where a token can be sold, at the pinned block. */
export interface Market extends Proven {
  /** Names of the venues that were searched. */
  readonly searched: readonly string[]
  /** Deepest first. Empty means: searched, and none found. */
  readonly pools: readonly Pool[]
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
