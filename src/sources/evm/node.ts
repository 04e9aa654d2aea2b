import { within } from '../../clock.ts'
import { indexedBirth, indexedHolders } from '../explorer/holders.ts'
import type { Ask, Context } from '../source.ts'
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
    holdersOf: async (contract: string) => (await patiently(forHolders, context, asking => indexedHolders(contract, chain, asking))) ?? [],
    birthOf: (contract: string, { hurries = true } = {}) =>
      patiently(hurries ? forBirth : forHolders, context, asking => indexedBirth(contract, chain, asking)),
  })
  const findings = await (kind === 'wallet' ? readWallet(subject, rpc) : readToken(subject, rpc, world, fast ? 'fast' : past()))
  const heard = voices()
  return heard && findings.block ? { ...findings, block: { ...findings.block, voices: heard } } : findings
}

/** Milliseconds in which an index may say who made a contract: the calls of all who may command it wait for that. */
const forBirth = 1_000
/** Milliseconds in which they may say who holds a token, or who made what nobody waits for: what is asked of the node must fit into the scan besides. */
const forHolders = 6_000

/** What somebody says who is waited for no longer than that; nothing where he has said nothing by then. */
const patiently = <T>(milliseconds: number, context: Context, ask: (asking: Context) => Promise<T>): Promise<T | undefined> =>
  within(context.world, milliseconds, context.signal, ({ signal }) => {
    const late = new Promise<undefined>(resolve => signal.addEventListener('abort', () => resolve(undefined), { once: true }))
    return Promise.race([ask({ ...context, signal }), late])
  })
