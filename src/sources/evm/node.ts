import { within } from '../../clock.ts'
import { indexedCreator, indexedHolders } from '../explorer/holders.ts'
import type { Ask } from '../source.ts'
import { endpointsFor } from './endpoints.ts'
import { createRpc } from './pool.ts'
import { createNodes } from './quorum.ts'
import { readToken } from './token.ts'
import { readWallet } from './wallet.ts'

/** Ethereum nodes: state at one block, and what contracts do when they are made to. */
export const node: Ask = async (subject, context) => {
  const { chain, kind } = subject
  const { http, world, upstreams, signal, fast = false } = context
  const endpoints = endpointsFor(chain.id, upstreams.rpcUrl, upstreams.otherRpcUrls)
  const { rpc, voices } = createNodes({ http, endpoints, chain: chain.name, signal, world })
  const past = () => ({
    rpc: createRpc({ http, endpoints, chain: chain.name, signal }),
    holdersOf: (contract: string) => indexedHolders(contract, chain, context),
    creatorOf: (contract: string) =>
      within(world, patience, signal, async clock => {
        try {
          return await indexedCreator(contract, chain, { ...context, signal: clock.signal })
        } catch (error) {
          // the end of the scan is another matter
          if (signal.aborted || !clock.deadline.aborted) throw error
          return undefined
        }
      }),
  })
  const findings = await (kind === 'wallet' ? readWallet(subject, rpc) : readToken(subject, rpc, world, fast ? 'fast' : past()))
  const heard = voices()
  return heard && findings.block ? { ...findings, block: { ...findings.block, voices: heard } } : findings
}

/** Milliseconds in which an index may say who made a contract: the calls of all who may command it wait for that. */
const patience = 1_000
