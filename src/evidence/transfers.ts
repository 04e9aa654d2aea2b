import type { Proven } from './evidence.ts'

/** Transfers that real holders of a token were made to make on the newest state of the chain, or on a copy of it. */
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
  /** What it has it was given: no pool ever paid it. */
  readonly given?: true
  readonly ok: boolean
  /** Share that the token kept of a sale that went through, 0 to 1. */
  readonly tax?: number
  /** Why it failed, in the words of the contract. Hostile text. */
  readonly reason?: string
}
