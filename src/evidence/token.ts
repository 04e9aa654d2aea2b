import type { Proven } from './evidence.ts'

/** What a token says of itself. Names are hostile text; a member that did not answer is absent. */
export interface Token extends Proven {
  readonly name?: string
  readonly symbol?: string
  readonly decimals?: number
  /** In base units. */
  readonly totalSupply?: bigint
  /** "native asset": the ledger itself keeps it, no contract does. "spl" and "token-2022" are the two programs of Solana that keep tokens. */
  readonly kind: 'erc20' | 'native asset' | 'spl' | 'token-2022' | 'unknown'
}
