import type { Proven } from './evidence.ts'

/** Transfers that real holders of a token were made to make, each for itself on the newest state of the chain. */
export interface Transfers extends Proven {
  readonly tried: readonly TriedTransfer[]
  /** Why these holders do not speak for somebody who buys now. */
  readonly doubt?: string
}

/** One holder. Accounts only: what a contract may send says nothing of what people may. */
export interface TriedTransfer {
  readonly holder: string
  /** Base units. */
  readonly amount: bigint
  /** "pool": into the pool, as a sale does it. "account": to an account that never held the token. */
  readonly to: 'pool' | 'account'
  readonly ok: boolean
  /** Why it failed, in the words of the contract. Hostile text. */
  readonly reason?: string
}
