import { acts } from './acts.ts'
import type { WalletCase } from './case.ts'
import { dealings } from './dealings.ts'
import { makers } from './makers.ts'
import { standings } from './standing.ts'

/** Wallets with a history on a local chain, and what must be said of each. */
export const walletCases: readonly WalletCase[] = [...dealings, ...acts, ...makers, ...standings]
