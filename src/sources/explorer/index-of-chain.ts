import type { Chain } from '../../chains/index.ts'
import type { Activity } from '../../evidence/activity.ts'
import type { Creation } from '../../evidence/creation.ts'
import type { Context } from '../source.ts'

/** An index of the history of one chain. Both functions reject with `SourceError` when it does not answer. */
export interface ChainIndex {
  readonly name: string
  wallet(address: string, chain: Chain, context: Context): Promise<Activity>
  contract(address: string, context: Context): Promise<Creation>
}

/** Pages of history that a scan reads at most; beyond them counts are lower bounds. */
export const mostPages = 4
