import { inTurn } from '../in-turn.ts'
import type { Ask } from '../source.ts'
import { cardanoHosts } from './hosts.ts'
import { readToken } from './token.ts'
import { readWallet } from './wallet.ts'

/** Wallets and native assets of Cardano, from the first index that answers. */
export const cardano: Ask = (subject, context) =>
  inTurn(cardanoHosts(context.upstreams), host => (subject.kind === 'wallet' ? readWallet : readToken)(subject, host.open(), context))
