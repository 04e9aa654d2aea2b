import type { Proven } from './evidence.ts'
import type { Label } from './labels.ts'

/** Addresses that signed together with the wallet, and so have the same owner unless the transaction was a joint one. */
export interface Cluster extends Proven {
  /** `unread` counts transactions that did not tell all who signed. */
  readonly read: { readonly transactions: number; readonly complete: boolean; readonly unread?: number }
  /** Addresses besides the wallet's own, joint transactions left out. */
  readonly size: number
  /** Those that a list names, each with the transaction that ties it to the wallet. */
  readonly named: readonly { readonly address: string; readonly label: Label; readonly transaction: string }[]
}
