import type { Chain } from '../../chains/index.ts'
import type { Activity } from '../../evidence/activity.ts'
import type { Creation } from '../../evidence/creation.ts'
import type { Grant } from '../evm/approval-events.ts'
import type { Context } from '../source.ts'

/** What an index knows of the approvals of an owner. */
export interface IndexedApprovals {
  readonly grants: readonly Grant[]
  /** Everything up to this block is there: the block that was asked for, or an earlier one where there was too much. */
  readonly to: bigint
}

/** An index of the history of one chain. All functions reject with `SourceError` when it does not answer. */
export interface ChainIndex {
  readonly name: string
  wallet(address: string, chain: Chain, context: Context): Promise<Activity>
  contract(address: string, context: Context): Promise<Creation>
  /** Approvals that `owner` gave up to a block. */
  approvals(owner: string, to: bigint, context: Context): Promise<IndexedApprovals>
  /** Whether it has the source of a contract; `undefined` where it does not say. */
  verified(address: string, context: Context): Promise<boolean | undefined>
}

/** Pages of history that a scan reads at most; beyond them counts are lower bounds. */
export const mostPages = 4
