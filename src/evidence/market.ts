import type { Proven } from './evidence.ts'

/** Where a token can be sold, at the pinned block. */
export interface Market extends Proven {
  /** Names of the venues that were searched. */
  readonly searched: readonly string[]
  /** Deepest first. Empty means: searched, and none found. */
  readonly pools: readonly Pool[]
  /** What all pools hold together, as an index counts it that does not list them: `pools` is empty then and says nothing. */
  readonly total?: { readonly usd: number; readonly by: string }
  /** Pools that exist and have liquidity of which nobody could be told how much: those of Uniswap v4 share one contract. */
  readonly unmeasured?: readonly { readonly venue: string; readonly quote: string; readonly id: string }[]
}

export interface Pool {
  readonly venue: string
  readonly address: string
  /** How it keeps liquidity: the first two in shares that change hands, the others in positions. Absent where a chain has one design. */
  readonly design?: 'uniswap v2' | 'solidly' | 'uniswap v3' | 'slipstream'
  /** What the pool keeps of a trade, in millionths, where it is told apart from its neighbours by that. */
  readonly fee?: number
  readonly quote: { readonly symbol: string; readonly address: string; readonly decimals: number }
  /** In base units; of a concentrated pool its balances. */
  readonly tokenReserve: bigint
  readonly quoteReserve: bigint
  /** Twice the side of the quote in US dollars, valued through a stablecoin pool of the same block; absent where there is none. */
  readonly usd?: number
  /** Liquidity in range at the present price, for concentrated pools. */
  readonly liquidity?: bigint
}
