import type { Proven } from './evidence.ts'

/** State of an account at the pinned block. */
export interface Account extends Proven {
  /** In base units of the native coin. */
  readonly balance: bigint
  /** Transactions the account has sent (for a contract: contracts it has created). Absent on chains that keep no such number. */
  readonly nonce?: number
  /** "delegated" is an ordinary account that lends itself the code of `delegate` (EIP-7702); it is not a contract. */
  readonly code: { readonly kind: 'none' } | { readonly kind: 'contract' } | { readonly kind: 'delegated'; readonly delegate: string }
}
