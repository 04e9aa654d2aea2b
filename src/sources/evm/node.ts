import type { Ask } from '../source.ts'
import { endpointsFor } from './endpoints.ts'
import { createNodes } from './quorum.ts'
import { readToken } from './token.ts'
import { readWallet } from './wallet.ts'

/** Ethereum nodes: state at one block, and what contracts do when they are made to. */
export const node: Ask = async (subject, { http, world, upstreams, signal }) => {
  const { chain, kind } = subject
  const endpoints = endpointsFor(chain.id, upstreams.rpcUrl, upstreams.otherRpcUrls)
  const { rpc, voices } = createNodes({ http, endpoints, chain: chain.name, signal, world })
  const findings = await (kind === 'wallet' ? readWallet(subject, rpc) : readToken(subject, rpc, world))
  const heard = voices()
  return heard && findings.block ? { ...findings, block: { ...findings.block, voices: heard } } : findings
}
