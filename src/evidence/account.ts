import type { Proven } from './evidence.ts'
import type { Label } from './labels.ts'

/** State of an account at the pinned block. */
export interface Account extends Proven {
  /** In base units of the native coin. */
  readonly balance: bigint
  /** Transactions the account has sent (for a contract: contracts it has created). Absent on chains that keep no such number. */
  readonly nonce?: number
  /** "delegated" is an ordinary account that lends itself the code of `delegate` (EIP-7702); it is not a contract. */
  readonly code: { readonly kind: 'none' } | { readonly kind: 'contract' } | Delegated
  /** The contract answers as a Safe does: so many of its owners must sign. */
  readonly safe?: { readonly threshold: number; readonly owners: number }
}

interface Delegated {
  readonly kind: 'delegated'
  readonly delegate: string
  /** Name of the audited wallet whose code it is. */
  readonly wallet?: string
  /** Whether the source of that code is published; absent where no index said. */
  readonly verified?: boolean
  /** What lists say of the contract whose code it is. */
  readonly labels?: readonly Label[]
}
