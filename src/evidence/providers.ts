import type { Controller } from './control.ts'
import type { Proven } from './evidence.ts'

/** Who can take the liquidity of the deepest pool away, at the pinned block. */
export interface Providers extends Proven {
  readonly venue: string
  readonly pool: string
  /** Largest first. Shares are of the supply of a pool whose shares change hands, else of the liquidity in range. */
  readonly owners: readonly LiquidityOwner[]
  /** Contracts that keep shares for many, and their share, 0 to 1: each of these may take back his own, and stands among the owners. */
  readonly deposits?: readonly Pick<LiquidityOwner, 'address' | 'share'>[]
  /** Share, 0 to 1, whose owners were not found. */
  readonly unknown: number
  /** When the pool first had liquidity, where all of its history could be read. */
  readonly since?: Date
}

export interface LiquidityOwner extends Pick<Controller, 'address' | 'keys' | 'delay'> {
  /** 0 to 1. */
  readonly share: number
  /** "nobody": burned. "locker": a known contract that keeps shares until a date. */
  readonly kind: Controller['kind'] | 'locker'
  /** Name of the locker. */
  readonly locker?: string
  /** When the locker gives the shares back; absent where its word could not be read. */
  readonly until?: Date
  /** Nobody who is known was seen to get the shares out of the contract, but for a small part, and it allowed nobody to take them. */
  readonly kept?: true
  /** That part, as what is vested by then or has been earned: share, 0 to 1, of all. */
  readonly leaving?: number
}
