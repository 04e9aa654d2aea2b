import type { Design } from '../evm/scout.ts'
import venues from './venues.json' with { type: 'json' }

/**
 * A pool factory with its router. Dialects are what routers understand: the first three are Uniswap v2 and forks that
 * renamed or extended it, then Solidly, then the two routers of Uniswap v3, of which the older wants a deadline.
 */
export interface Venue {
  readonly name: string
  readonly dialect: 'uniswap' | 'avax' | 'camelot' | 'solidly' | 'swap router' | 'swap router 02'
  readonly factory: string
  readonly router: string
  /** Pools of one pair are told apart by these: fees in millionths, or 1 for a stable pool of Solidly. */
  readonly keys?: readonly number[]
  /** The key of the pool at hand. */
  readonly key?: number
  /** Contract that keeps the positions of liquidity as NFTs. */
  readonly positions?: string
}

/** A factory whose pools are looked for and not traded in: no router of it is known for certain. */
export interface Watched {
  readonly name: string
  readonly design: 'slipstream' | 'uniswap v4'
  readonly factory: string
  readonly keys: readonly number[]
}

/** A contract that holds shares of pools until a date. `reads`: the function that tells the date, or that none is known. */
export interface Locker {
  readonly name: string
  readonly address: string
  readonly reads: 'tokenLocks' | 'getLocksForToken' | 'unreadable'
}

export interface Coin {
  readonly symbol: string
  readonly address: string
  readonly decimals: number
}

/** What tokens are traded against on a chain, and where. Sources stand beside the addresses in `venues.json`. */
export interface Exchange {
  readonly chain: number
  /** Sanctions oracle of the chain. */
  readonly oracle: string
  readonly wrapped: Coin
  readonly quotes: readonly (Coin & { readonly stable: boolean })[]
  readonly venues: readonly Venue[]
  readonly watched?: readonly Watched[]
  readonly lockers?: readonly Locker[]
}

export function exchangeOf(chain: number): Exchange | undefined {
  const found = (venues as Record<string, Omit<Exchange, 'chain'>>)[chain]
  return found && { chain, ...found }
}

const designOf: Readonly<Record<Venue['dialect'], Exclude<Design, Watched['design']>>> = {
  uniswap: 'uniswap v2',
  avax: 'uniswap v2',
  camelot: 'uniswap v2',
  solidly: 'solidly',
  'swap router': 'uniswap v3',
  'swap router 02': 'uniswap v3',
}

export const designAt = ({ dialect }: Venue): (typeof designOf)[Venue['dialect']] => designOf[dialect]
