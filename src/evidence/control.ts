import type { Proof, Proven } from './evidence.ts'

/** Who stands over a token contract. */
export interface Control extends Proven {
  /** Answer of owner() or getOwner(); `null` when the contract has neither. */
  readonly owner: string | null
  /** What the owner is; "nobody" for the zero and burn addresses and for contracts without an owner function. */
  readonly ownerKind: ControllerKind
  /** Who may replace the code, for upgradeable contracts; a stranger of the trial where anybody may. Of a `hidden` one the contract tells nobody. */
  readonly upgrader?: Controller & { readonly anybody?: true; readonly hidden?: true; readonly proof?: Proof }
}

/** An address that may do what others may not, and what stands between its wish and the deed. */
export interface Controller {
  readonly address: string
  readonly kind: ControllerKind
  /** How many of how many keys must agree, where that is known. */
  readonly keys?: { readonly needed: number; readonly of: number }
  /** Seconds that a timelock makes everybody wait. */
  readonly delay?: number
}

/**
 * "several" keys must agree; a "timelock" lets only pass what was announced before; a "governor" counts votes; a "program" is
 * code that nobody signs for, such as a program-derived account; "unknown" could not be told.
 */
export type ControllerKind = 'account' | 'contract' | 'nobody' | 'several' | 'timelock' | 'governor' | 'program' | 'unknown'
