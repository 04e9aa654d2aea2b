import type { Market, Pool } from '../../evidence/market.ts'
import type { Report, Survey } from '../evm/scout.ts'
import type { Coin, Exchange, Venue } from './venues.ts'

/** A pool together with what a trade through it needs. */
export interface Route {
  readonly pool: Pool
  readonly venue: Venue
  readonly quote: Coin
  /** Where native coin becomes the quote token, when the quote is not the wrapped native coin itself. */
  readonly funding: { readonly venue: Venue; readonly nativeReserve: bigint; readonly quoteReserve: bigint } | undefined
}

interface Place {
  readonly venue: Venue
  readonly tokenA: string
  readonly quote: Coin & { readonly stable: boolean }
}

/** Every pool that is asked for: the token against each quote, and each volatile quote against each stable one for prices. */
function places(token: string, { wrapped, quotes, venues }: Exchange): readonly Place[] {
  const native = { ...wrapped, stable: false }
  const all = [native, ...quotes]
  const volatile = all.filter(({ stable }) => !stable)
  const funded = quotes.filter(({ address }) => address !== token)
  const wanted = [
    ...all.filter(({ address }) => address !== token).map(quote => ({ tokenA: token, quote })),
    ...volatile.flatMap(({ address }) => funded.map(quote => ({ tokenA: address, quote }))),
  ]
  return venues.flatMap(venue => wanted.filter(({ tokenA, quote }) => tokenA !== quote.address).map(place => ({ venue, ...place })))
}

export const pairsToAsk = (token: string, exchange: Exchange): Survey['pairs'] =>
  places(token, exchange).map(({ venue, tokenA, quote }) => ({ factory: venue.factory, tokenA, tokenB: quote.address }))

const nobody = /^0x0{40}$/

/** Reads the pools of a survey that was made of {@link pairsToAsk}; routes stand in the order of the pools, deepest first. */
export function readMarket(
  token: string,
  exchange: Exchange,
  reports: Report['pools'],
  block: number,
): { market: Market; routes: readonly Route[] } {
  const found = places(token, exchange).flatMap((place, index) => {
    const report = reports[index]
    return report && !nobody.test(report.pool) && report.reserveA > 0n && report.reserveB > 0n ? [{ ...place, ...report }] : []
  })
  const priceOf = (coin: Coin & { stable: boolean }): number | undefined => {
    if (coin.stable) return 1
    const [deepest] = found
      .filter(({ tokenA, quote }) => tokenA === coin.address && quote.stable)
      .sort((a, b) => inUnits(b.reserveB, b.quote) - inUnits(a.reserveB, a.quote))
    return deepest && inUnits(deepest.reserveB, deepest.quote) / inUnits(deepest.reserveA, coin)
  }
  const fundingOf = (quote: Coin): Route['funding'] => {
    if (quote.address === exchange.wrapped.address) return undefined
    const [deepest] = found
      .filter(({ tokenA, quote: { address } }) => tokenA === exchange.wrapped.address && address === quote.address)
      .sort((a, b) => (b.reserveA > a.reserveA ? 1 : -1))
    return deepest && { venue: deepest.venue, nativeReserve: deepest.reserveA, quoteReserve: deepest.reserveB }
  }
  const routes = found
    .filter(({ tokenA }) => tokenA === token)
    .map(({ venue, quote, pool, reserveA, reserveB }): Route => {
      const price = priceOf(quote)
      const usd = price === undefined ? {} : { usd: 2 * inUnits(reserveB, quote) * price }
      const { symbol, address, decimals } = quote
      return {
        venue,
        quote,
        funding: fundingOf(quote),
        pool: {
          venue: venue.name,
          address: pool.toLowerCase(),
          quote: { symbol, address, decimals },
          tokenReserve: reserveA,
          quoteReserve: reserveB,
          ...usd,
        },
      }
    })
    .sort((a, b) => depth(b) - depth(a))
  const proofs = routes.map(({ pool, venue }) => ({
    source: 'Node',
    method: 'eth_call',
    params: [{ to: pool.address, data: '0x0902f1ac' }, `0x${block.toString(16)}`],
    block,
    result: `${venue.name}: ${pool.tokenReserve} token and ${pool.quoteReserve} ${pool.quote.symbol} base units`,
  }))
  return { market: { searched: exchange.venues.map(({ name }) => name), pools: routes.map(({ pool }) => pool), proofs }, routes }
}

/** Dollars, or as if a unit of the quote were worth one where its price is unknown: every quote of the venues is worth about that or more. */
const depth = ({ pool, quote }: Route): number => pool.usd ?? 2 * inUnits(pool.quoteReserve, quote)

/** Base units as whole units, for comparisons and dollars only. */
const inUnits = (amount: bigint, { decimals }: Coin): number => Number(amount) / 10 ** decimals
