import { keccak256 } from '../../chains/encoding/keccak.ts'
import type { Proof } from '../../evidence/evidence.ts'
import type { Market, Pool } from '../../evidence/market.ts'
import { encodeCall, encodeValues } from '../evm/abi.ts'
import type { Design, Report, Survey } from '../evm/scout.ts'
import { zeroAddress } from '../quantities.ts'
import { type Coin, designAt, type Exchange, type Venue, type Watched } from './venues.ts'

/** A pool together with what a trade through it needs. */
export interface Route {
  readonly pool: Pool
  readonly venue: Venue
  readonly quote: Coin
  /** Reserves that the pool trades as: its own, or of a concentrated pool those that its liquidity in range amounts to. */
  readonly trades?: Reserves
  /** Where native coin becomes the quote token, when the quote is not the wrapped native coin itself. */
  readonly funding: { readonly venue: Venue; readonly nativeReserve: bigint; readonly quoteReserve: bigint } | undefined
}

interface Reserves {
  readonly tokenReserve: bigint
  readonly quoteReserve: bigint
}

interface Place {
  readonly venue: Venue | Watched
  readonly design: Design
  readonly key: number
  readonly tokenA: string
  readonly quote: Coin & { readonly stable: boolean }
}

/** Every pool that is asked for: the token against each quote, and each volatile quote against each stable one for prices. */
function places(token: string, { wrapped, quotes, venues, watched = [] }: Exchange): readonly Place[] {
  const all = [{ ...wrapped, stable: false }, ...quotes]
  const against = all.filter(({ address }) => address !== token).map(quote => ({ tokenA: token, quote }))
  const prices = all
    .filter(({ stable }) => !stable)
    .flatMap(({ address }) =>
      quotes.filter(quote => quote.address !== token && quote.address !== address).map(quote => ({ tokenA: address, quote })),
    )
  // v4 trades native coin without wrapping it, and calls it so
  const unwrapped = { tokenA: token, quote: { ...wrapped, address: zeroAddress, stable: false } }
  return [
    ...venues.flatMap(venue =>
      (venue.keys ?? [0]).flatMap(key =>
        [...against, ...prices].map(place => ({ venue: venue.keys ? { ...venue, key } : venue, design: designAt(venue), key, ...place })),
      ),
    ),
    ...watched.flatMap(venue =>
      venue.keys.flatMap(key =>
        [...against, ...(venue.design === 'uniswap v4' ? [unwrapped] : [])].map(place => ({ venue, design: venue.design, key, ...place })),
      ),
    ),
  ]
}

export const pairsToAsk = (token: string, exchange: Exchange): Survey['pairs'] =>
  places(token, exchange).map(({ venue, design, key, tokenA, quote }) => ({
    factory: venue.factory,
    design,
    key: BigInt(key),
    tokenA,
    tokenB: quote.address,
  }))

type FoundPool = Place & Report['pools'][number]

/** Reads the pools of a survey that was made of {@link pairsToAsk}; routes stand in the order of the pools, deepest first. */
export function readMarket(
  token: string,
  exchange: Exchange,
  reports: Report['pools'],
  block: number,
): { market: Market; routes: readonly Route[] } {
  const existing = places(token, exchange).flatMap((place, index): FoundPool[] => {
    const report = reports[index]
    return report && report.pool !== zeroAddress ? [{ ...place, ...report }] : []
  })
  const found = existing.filter(({ reserveA, reserveB, liquidity }) => reserveA > 0n && (reserveB > 0n || liquidity > 0n))
  const unmeasured = existing.filter(pool => pool.liquidity > 0n && !found.includes(pool))
  const prices = found.filter(({ tokenA, reserveB }) => tokenA !== token && reserveB > 0n)
  const priceOf = (coin: Coin & { stable: boolean }): number | undefined => {
    if (coin.stable) return 1
    const [deepest] = prices
      .filter(({ tokenA, quote }) => tokenA === coin.address && quote.stable)
      .sort((a, b) => inUnits(b.reserveB, b.quote) - inUnits(a.reserveB, a.quote))
    if (!deepest) return undefined
    const { tokenReserve, quoteReserve } = tradedReserves(deepest)
    return tokenReserve > 0n ? inUnits(quoteReserve, deepest.quote) / inUnits(tokenReserve, coin) : undefined
  }
  const fundingOf = (quote: Coin): Route['funding'] => {
    if (quote.address === exchange.wrapped.address) return undefined
    const [deepest] = prices
      .filter(({ tokenA, quote: { address } }) => tokenA === exchange.wrapped.address && address === quote.address)
      .sort((a, b) => (b.reserveB > a.reserveB ? 1 : -1))
    if (!deepest || !isTraded(deepest.venue)) return undefined
    const { tokenReserve: nativeReserve, quoteReserve } = tradedReserves(deepest)
    return { venue: deepest.venue, nativeReserve, quoteReserve }
  }
  const pools = found
    .filter(({ tokenA }) => tokenA === token)
    .map(place => {
      const { venue, design, quote, pool, reserveA, reserveB, liquidity } = place
      const price = priceOf(quote)
      const usd = price === undefined ? undefined : 2 * inUnits(reserveB, quote) * price
      const { symbol, address, decimals } = quote
      const described: Pool = {
        venue: venue.name,
        address: pool.toLowerCase(),
        ...(design !== 'uniswap v4' && { design }),
        ...(design === 'uniswap v3' && { fee: place.key }),
        quote: { symbol, address, decimals },
        tokenReserve: reserveA,
        quoteReserve: reserveB,
        ...(usd !== undefined && { usd }),
        ...(isConcentrated(design) && { liquidity }),
      }
      return { ...place, described, depth: usd ?? 2 * inUnits(reserveB, quote) }
    })
    .sort((a, b) => b.depth - a.depth)
  const routes = pools.flatMap((place): Route[] =>
    isTraded(place.venue) && (!isConcentrated(place.design) || place.liquidity > 0n)
      ? [
          {
            venue: place.venue,
            quote: place.quote,
            funding: fundingOf(place.quote),
            pool: place.described,
            ...(isConcentrated(place.design) && { trades: tradedReserves(place) }),
          },
        ]
      : [],
  )
  return {
    market: {
      searched: [...new Set([...exchange.venues, ...(exchange.watched ?? [])].map(({ name }) => name))],
      pools: pools.map(({ described }) => described),
      ...(unmeasured.length > 0 && { unmeasured: unmeasured.map(unmeasuredPool) }),
      proofs: [...pools.flatMap(({ described }) => poolProofs(described, block)), ...unmeasured.map(place => existenceProof(place, block))],
    },
    routes,
  }
}

const isTraded = (venue: Venue | Watched): venue is Venue => 'router' in venue
const isConcentrated = (design: Design): boolean => design === 'uniswap v3' || design === 'slipstream'

/** By the definition of the design: liquidity L at the price P holds L / sqrt(P) of token0 and L x sqrt(P) of token1. */
function tradedReserves({ design, tokenA, quote, reserveA, reserveB, price, liquidity }: FoundPool): Reserves {
  if (!isConcentrated(design) || price === 0n) return { tokenReserve: reserveA, quoteReserve: reserveB }
  const [first, second] = [(liquidity << 96n) / price, (liquidity * price) >> 96n]
  return isFirst(tokenA, quote.address) ? { tokenReserve: first, quoteReserve: second } : { tokenReserve: second, quoteReserve: first }
}

/** Whether a token is token0 of its pair with another: pools order the two by their addresses. */
export const isFirst = (token: string, other: string): boolean => token.toLowerCase() < other.toLowerCase()

/** The id of a pool of v4 without hooks: the hash of its key. */
export function poolId({ tokenA, quote, key }: Pick<FoundPool, 'tokenA' | 'quote' | 'key'>): string {
  const pair = isFirst(tokenA, quote.address) ? [tokenA, quote.address] : [quote.address, tokenA]
  const encoded = encodeValues('address,address,uint24,int24,address', [...pair, key & 0xffffff, key >>> 24, zeroAddress])
  return `0x${keccak256(Buffer.from(encoded.slice(2), 'hex'))}`
}

const unmeasuredPool = (place: FoundPool) => ({
  venue: place.venue.name,
  quote: place.quote.symbol,
  id: place.design === 'uniswap v4' ? poolId(place) : place.pool.toLowerCase(),
})

const callAt = (to: string, data: string, block: number, result: string): Proof => ({
  source: 'Node',
  method: 'eth_call',
  params: [{ to, data }, `0x${block.toString(16)}`],
  block,
  result,
})

/** The calls that repeat what is said of a pool: its reserves, or its balance of the quote and its liquidity in range. */
function poolProofs({ address, venue, design, quote, tokenReserve, quoteReserve, liquidity }: Pool, block: number): Proof[] {
  if (design !== 'uniswap v3' && design !== 'slipstream')
    return [callAt(address, '0x0902f1ac', block, `${venue}: ${tokenReserve} token and ${quoteReserve} ${quote.symbol} base units`)]
  const held = `${venue}: the pool ${address} holds ${quoteReserve} ${quote.symbol} base units`
  return [
    callAt(quote.address, encodeCall('balanceOf(address)', address), block, held),
    callAt(address, '0x1a686502', block, `${venue}: liquidity in range ${liquidity}`),
  ]
}

const existenceProof = (place: FoundPool, block: number): Proof =>
  place.design === 'uniswap v4'
    ? callAt(place.pool, encodeCall('getLiquidity(bytes32)', poolId(place)), block, `${place.venue.name}: liquidity ${place.liquidity}`)
    : callAt(place.pool, '0x1a686502', block, `${place.venue.name}: liquidity ${place.liquidity}`)

/** Base units as whole units, for comparisons and dollars only. */
const inUnits = (amount: bigint, { decimals }: Coin): number => Number(amount) / 10 ** decimals
