import type { Ask } from '../source.ts'
import { readToken } from './token.ts'
import { readWallet } from './wallet.ts'

/** Tron through a TronGrid, or a node with the same interface: state, history, and what contracts do when they are called. */
export const tron: Ask = async (subject, context) =>
  subject.kind === 'wallet' ? readWallet(subject, context) : readToken(subject, context)
