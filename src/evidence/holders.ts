import type { Proven } from './evidence.ts'

/** Who holds a token, largest first, as far as an index or the chain tells. */
export interface Holders extends Proven {
  readonly count?: { readonly value: number; readonly atLeast: boolean }
  readonly top: readonly Holder[]
  /** Supply that can come to market: without burned coins, pools, lockers and bridges. Base units. */
  readonly float?: bigint
  /** Whether the balances that the token tells can be true, where it was asked for them. */
  readonly books?: Books
}

/** What a token says of balances, beside what cannot be otherwise. Base units. */
interface Books {
  /** What all accounts that were asked have together, but for those of which nobody has the key: a supply may leave out what is burnt. */
  readonly sum: bigint
  /** The least that accounts have which were made up for this scan: nobody can have sent them any. */
  readonly strangers: bigint
  /** Accounts that events or an index name as holders, and how many of them have nothing. */
  readonly named: number
  readonly empty: number
  /** Those among the ten largest of them; absent where there are not as many. */
  readonly foremost?: number
  /** Accounts that sent some by its events, and never had any, nor signed or approved that, with the transactions in which it stands. */
  readonly forged?: readonly { readonly account: string; readonly amount: bigint; readonly transactions: readonly string[] }[]
}

export interface Holder {
  readonly address: string
  /** Base units. */
  readonly amount: bigint
  /** "pool", "locker", "burned", "bridge" and "service" do not count towards concentration. */
  readonly kind: 'account' | 'contract' | 'pool' | 'locker' | 'burned' | 'bridge' | 'service' | 'unknown'
}
