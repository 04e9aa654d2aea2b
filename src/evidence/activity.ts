import type { Proven } from './evidence.ts'

/** A number of things seen. `atLeast` marks a lower bound: paging ended before the list did. */
interface Count {
  readonly value: number
  readonly atLeast: boolean
}

/** History of a wallet, from an index of its chain. A count that could not be learned is absent, never zero. */
export interface Activity extends Proven {
  /** Transactions in and out. */
  readonly transactions?: Count
  readonly outbound?: Count
  /** Distinct contracts the wallet called. */
  readonly contracts?: Count
  /** False when the index knows of no transaction, internal transaction or token transfer. */
  readonly any: boolean
  /** Distinct addresses that it dealt with: called, paid or was paid by, without what anybody can send unasked. */
  readonly counterparties?: Count
  readonly firstSeen?: Date
  readonly lastSeen?: Date
  /** Whose coin came first, where the history was read to its end. */
  readonly firstFunder?: string
  /** Transfers that were not counted: of nothing, of tokens that nobody asked for, of senders that imitate somebody. */
  readonly leftOut?: number
  /** Whether the source of a contract account is verified. */
  readonly verified?: boolean
}
