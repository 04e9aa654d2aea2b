import type { Chain } from '../../chains/index.ts'
import type { Activity } from '../../evidence/activity.ts'
import type { Creation } from '../../evidence/creation.ts'
import type { Grant } from '../evm/approval-events.ts'
import type { Context } from '../source.ts'
import type { WalletHistory } from './history.ts'

/** What an index knows of the approvals of an owner. */
export interface IndexedApprovals {
  readonly grants: readonly Grant[]
  /** Everything up to this block is there: the block that was asked for, or an earlier one where there was too much. */
  readonly to: bigint
}

/** Where a contract comes from. */
export interface Birth {
  readonly creator: string
  /** Hash of the transaction by which it was made. */
  readonly transaction?: string
}

/** An index of the history of one chain. All functions reject with `SourceError` when it does not answer. */
export interface ChainIndex {
  readonly name: string
  /** Counts of a wallet. An index that counts from its lists takes them from `history` where it was asked already. */
  wallet(address: string, chain: Chain, context: Context, history?: Promise<WalletHistory>): Promise<Activity>
  /** What it lists of a wallet, up to so many pages of each list. */
  history(address: string, pages: number, context: Context): Promise<WalletHistory>
  contract(address: string, context: Context): Promise<Creation>
  /** Who made a contract, and by which transaction, as far as it says. */
  birth(address: string, context: Context): Promise<Birth | undefined>
  /** Addresses of the largest holders of a token or of shares of a pool, largest first; the first page. */
  holders(token: string, context: Context): Promise<readonly string[]>
  /** Approvals that `owner` gave up to a block. */
  approvals(owner: string, to: bigint, context: Context): Promise<IndexedApprovals>
  /** Whether it has the source of a contract; `undefined` where it does not say. */
  verified(address: string, context: Context): Promise<boolean | undefined>
}

/** Pages of history that a scan reads at most; beyond them counts are lower bounds. */
export const mostPages = 4
