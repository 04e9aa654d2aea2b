import type { Ask } from '../source.ts'
import { endpointsFor } from './endpoints.ts'
import { createRpc } from './pool.ts'
import { readToken } from './token.ts'
import { readWallet } from './wallet.ts'

/** An Ethereum node, or a pool of them: state at one block, and what contracts do when they are made to. */
export const node: Ask = async (subject, { http, world, upstreams, signal }) => {
  const { chain, kind } = subject
  const rpc = createRpc({ http, endpoints: endpointsFor(chain.id, upstreams.rpcUrl), chain: chain.name, signal })
  return kind === 'wallet' ? readWallet(subject, rpc) : readToken(subject, rpc, world)
}
