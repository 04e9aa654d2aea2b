import type { Proven } from './evidence.ts'
import type { Label } from './labels.ts'

/** How a wallet deals with others, in the part of its history that was read. */
export interface Behaviour extends Proven {
  readonly read: { readonly transactions: number; readonly complete: boolean }
  /** Transfers that were sent to this wallet so that it mistakes their sender for somebody it knows. */
  readonly poisoned: readonly LookAlike[]
  /** Transfers of that kind that this wallet made. */
  readonly poisoner?: Poisoner
  readonly drainer?: Drainer
  /** How often nine tenths of what came in had left within the hour, of so many times that something came in. */
  readonly passed: { readonly times: number; readonly of: number }
  /** Most parties within one day. */
  readonly fan: { readonly in: number; readonly out: number }
  /** Contracts that its own transactions created, newest first, and those of them that a list accuses. Absent where no index tells. */
  readonly created?: {
    readonly contracts: readonly string[]
    readonly named: readonly { readonly contract: string; readonly label: Label }[]
  }
  /** Who a list names among the first to have funded the wallet and those to whom nearly all of it went. */
  readonly associates: readonly Associate[]
}

export interface LookAlike {
  /** The address that imitates. */
  readonly by: string
  /** Whom the wallet had dealt with. */
  readonly resembles: string
  /** "nothing" is a transfer of nothing, "little" one of next to nothing, "counterfeit" one of a token that borrows a name. */
  readonly kind: 'nothing' | 'little' | 'counterfeit'
  readonly transaction: string
  readonly at?: Date
}

export interface Poisoner {
  readonly victims: number
  /** Where its address imitates one that a victim had dealt with. */
  readonly imitates?: { readonly victim: string; readonly address: string }
  /** Five at most. */
  readonly transactions: readonly string[]
}

/**
 * - `approvals`: it took the tokens of several others, who had approved it.
 * - `permits`: it handed in their signed permits first.
 * - `split`: what came in was divided within the same transaction at a rate that drainers share by.
 * - `bait`: a payable function with a name that promises something, called once each by several.
 */
export interface Drainer {
  readonly pattern: 'approvals' | 'permits' | 'split' | 'bait'
  readonly victims: number
  /** Five at most. */
  readonly transactions: readonly string[]
}

interface Associate {
  readonly role: 'first funder' | 'sweep destination'
  readonly party: string
  readonly label: Label
  readonly transaction: string
}
