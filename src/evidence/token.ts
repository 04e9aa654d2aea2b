import type { Proven } from './evidence.ts'

/** What a token says of itself. Names are hostile text; a member that did not answer is absent. */
export interface Token extends Proven {
  readonly name?: string
  readonly symbol?: string
  readonly decimals?: number
  /** In base units. */
  readonly totalSupply?: bigint
  readonly kind: 'erc20' | 'unknown'
}
