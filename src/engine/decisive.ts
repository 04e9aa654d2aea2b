import type { Family } from '../chains/chain.ts'
import { bitcoin } from './decisive/bitcoin.ts'
import { cardano } from './decisive/cardano.ts'
import type { FamilyChecks } from './decisive/decisive.ts'
import { evm } from './decisive/evm.ts'
import { solana } from './decisive/solana.ts'
import { tron } from './decisive/tron.ts'
import { xrp } from './decisive/xrp.ts'

export type { FamilyChecks } from './decisive/decisive.ts'

/** What decides, by family of chains: the shared checks and those of a family stand in `decisive/`. */
export const decisiveChecks: Readonly<Record<Family['name'], FamilyChecks>> = {
  evm,
  bitcoin,
  solana,
  tron,
  xrp,
  cardano,
}
