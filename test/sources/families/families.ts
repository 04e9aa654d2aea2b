import { evmFamily } from './contracts.ts'
import { tronFamily, xrpFamily } from './ledgers-of-accounts.ts'
import { bitcoinFamily, cardanoFamily } from './ledgers-of-coins.ts'
import { solanaFamily } from './ledgers-of-programs.ts'
import { recordedFamily } from './recorded.ts'

/** Every stand-in; the one that executes contracts takes longest and comes last. */
export const families = [tronFamily, bitcoinFamily, cardanoFamily, xrpFamily, solanaFamily, recordedFamily, evmFamily] as const
