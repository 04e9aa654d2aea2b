import type { Chain } from '../../chains/index.ts'
import { SourceError } from '../../errors.ts'
import type { Findings } from '../../evidence/evidence.ts'
import { attempt } from '../attempt.ts'
import type { Ask, Context, Upstreams } from '../source.ts'
import { blockscout } from './blockscout.ts'
import { etherscan } from './etherscan.ts'
import { type ChainIndex, mostPages } from './index-of-chain.ts'
import { traceOf } from './trace.ts'

/** Blockscout instances that answer without a key (October 2026). BNB Chain and Avalanche have none. */
const blockscouts: Readonly<Record<number, string>> = {
  1: 'https://eth.blockscout.com',
  137: 'https://polygon.blockscout.com',
  42161: 'https://arbitrum.blockscout.com',
  10: 'https://optimism.blockscout.com',
  8453: 'https://base.blockscout.com',
}
/** Chains that Routescan indexes and serves without a key (2026). */
const routescans: readonly number[] = [1, 10, 43114]

/** An index that may be asked about a chain. */
interface Place {
  readonly name: string
  readonly base: URL
  open(): ChainIndex
}

/** Indexes to ask about a chain, in order; the next is asked only when the one before failed. */
export function explorersOf({ id }: Chain, { explorerUrl, keys }: Upstreams): readonly Place[] {
  // an address that ends in /api is Etherscan-compatible, any other the base of a Blockscout
  if (explorerUrl)
    return [explorerUrl.pathname.endsWith('/api') ? etherscanAt('The explorer', explorerUrl) : blockscoutAt('The explorer', explorerUrl)]
  const instance = blockscouts[id]
  const key = keys['ETHERSCAN_API_KEY']
  return [
    ...(instance ? [blockscoutAt('Blockscout', new URL(instance), 3)] : []),
    ...(routescans.includes(id)
      ? [etherscanAt('Routescan', new URL(`https://api.routescan.io/v2/network/mainnet/evm/${id}/etherscan/api`), {}, 2)]
      : []),
    ...(key ? [etherscanAt('Etherscan', new URL('https://api.etherscan.io/v2/api'), { chainid: String(id), apikey: key }, 3)] : []),
  ]
}

const blockscoutAt = (...place: Parameters<typeof blockscout>): Place => ({
  name: place[0],
  base: place[1],
  open: () => blockscout(...place),
})
const etherscanAt = (...place: Parameters<typeof etherscan>): Place => ({ name: place[0], base: place[1], open: () => etherscan(...place) })

/** What the first index says that has something to say, and which that is; `undefined` where none has. */
export async function firstToSay<T>(
  chain: Chain,
  { upstreams }: Pick<Context, 'upstreams'>,
  ask: (index: ChainIndex) => Promise<T | undefined>,
): Promise<{ readonly said: T; readonly index: ChainIndex } | undefined> {
  for (const place of explorersOf(chain, upstreams)) {
    const index = place.open()
    const said = await attempt(ask(index))
    if (said !== undefined && !(said instanceof SourceError)) return { said, index }
  }
  return undefined
}

/** History of wallets and birth of contracts, from the first index of the chain that answers. */
export const explorer: Ask = async ({ chain, kind, address }, context): Promise<Findings> => {
  const failures: SourceError[] = []
  for (const place of explorersOf(chain, context.upstreams)) {
    try {
      const index = place.open()
      if (kind === 'wallet') return await walletOf(index, address, chain, context)
      return { known: { creation: await index.contract(address, context) }, tags: { creation: 'Explorer' } }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      failures.push(error)
    }
  }
  const last = failures.at(-1)
  if (last) throw last
  const reason = `${chain.name} has no open index; give one with --explorer-url, or set ETHERSCAN_API_KEY`
  return { known: {}, missing: { activity: reason, exposure: reason, behaviour: reason, creation: reason } }
}

/**
 * Counts and lists are asked at once, and what follows from the lists in a second round. Lists that fail cost what was to be
 * found in them, not the counts.
 */
async function walletOf(index: ChainIndex, address: string, chain: Chain, context: Context): Promise<Findings> {
  const asked = index.history(address, mostPages, context)
  const traced = async () => {
    const history = await attempt(asked)
    return history instanceof SourceError ? history : traceOf(index, address, history, chain, context)
  }
  const [trace, counted] = await Promise.all([traced(), index.wallet(address, chain, context, asked)])
  if (trace instanceof SourceError)
    return {
      known: { activity: counted },
      missing: { exposure: trace.message, behaviour: trace.message },
      tags: { activity: 'Explorer' },
    }
  const { activity, exposure, behaviour } = trace
  return {
    known: { activity: { ...counted, ...activity }, exposure, behaviour },
    tags: { activity: 'Explorer', exposure: 'Exposure', behaviour: 'Behaviour' },
  }
}
