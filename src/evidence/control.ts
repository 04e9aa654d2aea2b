import type { Proven } from './evidence.ts'

/** Who stands over a token contract. */
export interface Control extends Proven {
  /** Answer of owner() or getOwner(); `null` when the contract has neither. */
  readonly owner: string | null
  /** What the owner is; "nobody" for the zero and burn addresses and for contracts without an owner function. */
  readonly ownerKind: ControllerKind
  /** Who may replace the code, for upgradeable contracts. */
  readonly upgrader?: { readonly address: string; readonly kind: ControllerKind }
}

/** "several" keys must agree; a "program" is code that nobody signs for, such as a program-derived account; "unknown" could not be told. */
export type ControllerKind = 'account' | 'contract' | 'nobody' | 'several' | 'program' | 'unknown'
