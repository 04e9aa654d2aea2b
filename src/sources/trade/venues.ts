import venues from './venues.json' with { type: 'json' }

/** A pool factory with its router. Dialects are the ways in which forks of Uniswap V2 renamed or extended the router. */
export interface Venue {
  readonly name: string
  readonly dialect: 'uniswap' | 'avax' | 'camelot'
  readonly factory: string
  readonly router: string
}

export interface Coin {
  readonly symbol: string
  readonly address: string
  readonly decimals: number
}

/** What tokens are traded against on a chain, and where. Sources stand beside the addresses in `venues.json`. */
export interface Exchange {
  /** Sanctions oracle of the chain. */
  readonly oracle: string
  readonly wrapped: Coin
  readonly quotes: readonly (Coin & { readonly stable: boolean })[]
  readonly venues: readonly Venue[]
}

export const exchangeOf = (chainId: number): Exchange | undefined => (venues as Record<string, Exchange>)[chainId]
