import type { Chain } from '../../chains/index.ts'
import { SourceError } from '../../errors.ts'
import type { Proof } from '../../evidence/evidence.ts'
import { attempt } from '../attempt.ts'
import { hexNumber, pinned } from '../evm/block.ts'
import { endpointsFor } from '../evm/endpoints.ts'
import { createRpc } from '../evm/pool.ts'
import type { Report } from '../evm/scout.ts'
import { readBlock } from '../evm/survey.ts'
import { codeKind } from '../evm/wallet.ts'
import type { Flow } from '../exposure.ts'
import type { Context } from '../source.ts'
import { priceOfCoin } from '../trade/price.ts'
import { type Exchange, exchangeOf } from '../trade/venues.ts'

interface Surroundings {
  /** Those of the parties that hold code of their own. */
  readonly contracts: ReadonlySet<string>
  /** US dollars for one native coin, from the deepest pool of a stablecoin. */
  readonly price: number | undefined
  readonly proofs: readonly Proof[]
}

const nothing: Surroundings = { contracts: new Set(), price: undefined, proofs: [] }

type Pairs = readonly {
  readonly factory: string
  readonly tokenA: string
  readonly tokenB: string
  readonly quote: Exchange['quotes'][number]
}[]
const known = new WeakMap<Exchange, Pairs>()

/** Pools that are asked for the price of the native coin. */
function pairsOf(exchange: Exchange): Pairs {
  const made = known.get(exchange)
  if (made) return made
  const stable = exchange.quotes.filter(quote => quote.stable)
  const pairs = exchange.venues.flatMap(({ factory }) =>
    stable.map(quote => ({ factory, tokenA: exchange.wrapped.address, tokenB: quote.address, quote })),
  )
  known.set(exchange, pairs)
  return pairs
}

/**
 * Which of the parties are contracts, and what the coin is worth, in one request to a node. Where no node answers nobody
 * counts as a contract and nothing has a price: more is followed then, not less.
 */
export async function surroundings(
  parties: readonly string[],
  flows: readonly Flow[],
  chain: Chain,
  context: Context,
): Promise<Surroundings> {
  const exchange = exchangeOf(chain.id)
  const inCoin = flows.some(({ asset }) => asset === chain.symbol || asset === exchange?.wrapped.address)
  const pairs = exchange && inCoin ? pairsOf(exchange) : []
  if (parties.length === 0 && pairs.length === 0) return nothing
  const { rpcUrl, otherRpcUrls } = context.upstreams
  const rpc = createRpc({
    http: context.http,
    endpoints: endpointsFor(chain.id, rpcUrl, otherRpcUrls),
    chain: chain.name,
    signal: context.signal,
  })
  const found = await attempt(readBlock(rpc, chain, { accounts: parties, questions: [], pairs }, []))
  if (found instanceof SourceError) return nothing
  const { header, report } = found
  const contracts = parties.filter((_, at) => isContract(report.accounts[at]))
  const price = exchange && priceOfCoin(exchange, pairs, report.pools)
  const block = pinned(header).number
  const proof = price && {
    source: 'Node',
    method: 'eth_call',
    params: [{ to: price.pool, data: '0x0902f1ac' }, hexNumber(block)],
    block,
    result: `1 ${chain.symbol} is ${price.usd} US dollars in the deepest pool of a stablecoin`,
  }
  return { contracts: new Set(contracts), price: price?.usd, proofs: proof ? [proof] : [] }
}

const isContract = (state: Report['accounts'][number] | undefined): boolean =>
  state !== undefined && codeKind(state.head, state.codeSize).kind === 'contract'
