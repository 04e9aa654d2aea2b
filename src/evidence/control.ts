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

export type ControllerKind = 'account' | 'contract' | 'nobody'
