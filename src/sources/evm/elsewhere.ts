import { type Chain, chains } from '../../chains/index.ts'
import { within } from '../../clock.ts'
import { SourceError } from '../../errors.ts'
import { attempt } from '../attempt.ts'
import { quantity, smallQuantity } from '../quantities.ts'
import type { Context, Upstreams } from '../source.ts'
import { type Endpoint, endpointsFor } from './endpoints.ts'
import { createRpc } from './pool.ts'

/** Longest time for a hint, in milliseconds: whoever mistook the chain waits for it. */
const patience = 2_500

/**
 * Other EVM chains on which the address has sent something or holds coin, by the name of each: one question to one public
 * node of each chain, all at once. A node that fails says nothing. Nobody is asked in place of a node or explorer of the
 * caller, who may not want public hosts to know the address.
 */
export const activeElsewhere = (address: string, chain: Chain, context: Context): Promise<readonly string[]> =>
  within(context.world, patience, context.signal, ({ signal }) => heardUntil(signal, address, chain, context))

async function heardUntil(signal: AbortSignal, address: string, chain: Chain, context: Context): Promise<readonly string[]> {
  const asked = askedElsewhere(chain, context.upstreams).map(async ({ chain: { name, names }, endpoints }) => {
    const rpc = createRpc({ http: context.http, endpoints, chain: name, signal })
    const answer = rpc(
      { method: 'eth_getTransactionCount', params: [address, 'latest'], result: smallQuantity },
      { method: 'eth_getBalance', params: [address, 'latest'], result: quantity },
    )
    const replies = await attempt(Promise.race([answer, unheard(signal)]))
    return !(replies instanceof SourceError) && replies.some(reply => reply.ok && reply.value > 0n) ? [names[0]] : []
  })
  return (await Promise.all(asked)).flat()
}

/** Who is asked about the other chains. */
export const askedElsewhere = (
  chain: Chain,
  { rpcUrl, explorerUrl }: Upstreams,
): readonly { chain: Chain; endpoints: readonly Endpoint[] }[] =>
  rpcUrl || explorerUrl || chain.family.name !== 'evm'
    ? []
    : chains
        .filter(({ family, id }) => family === chain.family && id !== chain.id)
        .map(other => ({ chain: other, endpoints: endpointsFor(other.id, undefined).slice(0, 1) }))

const unheard = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const late = () => reject(new SourceError({ source: 'A node', code: 'TIMEOUT', problem: 'did not answer in time' }))
    if (signal.aborted) late()
    else signal.addEventListener('abort', late, { once: true })
  })
