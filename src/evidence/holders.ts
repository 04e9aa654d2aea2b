import type { Proven } from './evidence.ts'

/** Who holds a token, largest first, as far as an index or the chain tells. */
export interface Holders extends Proven {
  readonly count?: { readonly value: number; readonly atLeast: boolean }
  readonly top: readonly Holder[]
  /** Supply that can come to market: without burned coins, pools, lockers and bridges. Base units. */
  readonly float?: bigint
}

export interface Holder {
  readonly address: string
  /** Base units. */
  readonly amount: bigint
  /** "pool", "locker", "burned", "bridge" and "service" do not count towards concentration. */
  readonly kind: 'account' | 'contract' | 'pool' | 'locker' | 'burned' | 'bridge' | 'service' | 'unknown'
}
