import type { Proven } from './evidence.ts'
import type { Label } from './labels.ts'

/** What a wallet has dealt with parties that a list names, in the part of its history that was read. */
export interface Exposure extends Proven {
  /** Transactions that were looked at, oldest and newest; `complete` says that there are no others. */
  readonly read: {
    readonly transactions: number
    readonly complete: boolean
    /** Of the transactions that were asked for, those that did not tell who dealt with whom in what: dealings may be missing. */
    readonly unread?: number
    readonly from?: Date
    readonly to?: Date
    /**
     * What was looked at of those who stand between: how many were followed, and how many more there were. Absent where
     * nobody was followed.
     */
    readonly beyond?: { readonly followed: number; readonly left: number }
  }
  /** The wallet is a contract through which everybody deals with everybody, by this name: a market, a coin, a wrapper. */
  readonly shared?: string
  /**
   * Largest value first. Parties without a label, services and addresses that nobody owns are not in it, nor are dealings
   * without value: anybody can send a token of his own making in anybody's name, so only the native coin and tokens of the
   * registry count.
   */
  readonly dealings: readonly Dealing[]
}

/** All that went one way between the wallet and one named party in one asset. */
export interface Dealing {
  readonly direction: 'in' | 'out'
  readonly party: string
  /** The gravest label of the party. */
  readonly label: Label
  /** 1 where the wallet dealt with the party itself, 2 where somebody stands between. */
  readonly hops: 1 | 2
  /** Who stands between, what went between the wallet and it in base units of the asset, and in which transactions. */
  readonly via?: { readonly address: string; readonly amount: bigint; readonly transactions: readonly string[] }
  /** All of it happened before the party was listed. Told apart on chains whose histories have the time of each transaction. */
  readonly beforeListing?: true
  /** Symbol of the native coin, or symbol and contract of a token. */
  readonly asset: string
  /** Base units of the asset. */
  readonly amount: bigint
  readonly decimals: number
  /** Part of everything that was read of this asset in this direction, 0 to 1. */
  readonly share: number
  /** In US dollars, where a price was read on the chain; a stablecoin of the registry counts at par. */
  readonly usd?: number
  /** Identifiers of the transactions, newest first, five at most. */
  readonly transactions: readonly string[]
  readonly count: number
  readonly last?: Date
}
