import type { Ask } from '../source.ts'
import { nodesOf } from './nodes.ts'
import { createRpc } from './rpc.ts'
import { readToken } from './token.ts'
import { readWallet } from './wallet.ts'

/** Nodes of Solana: accounts as they are, what a mint lets others do, and a part of the history. */
export const solana: Ask = async (subject, context) => {
  const { http, world, upstreams, signal } = context
  const rpc = createRpc({ http, nodes: nodesOf(upstreams.rpcUrl), signal })
  return subject.kind === 'wallet' ? readWallet(subject, rpc, world.now()) : readToken(subject, rpc, context)
}
