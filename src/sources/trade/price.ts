import type { Report, Survey } from '../evm/scout.ts'
import type { Coin, Exchange } from './venues.ts'

/** A pool with less than this in its stablecoin tells no price: anybody can bend it. In US dollars. */
const shallow = 10_000

/** US dollars for one native coin in the deepest of the pools, which hold the wrapped coin against a stablecoin each. */
export function priceOfCoin(
  { wrapped }: Exchange,
  pairs: readonly (Survey['pairs'][number] & { readonly quote: Coin })[],
  pools: Report['pools'],
): { readonly usd: number; readonly pool: string } | undefined {
  const found = pairs.flatMap(({ quote }, at) => {
    const report = pools[at]
    if (!report || report.reserveA === 0n || report.reserveB === 0n) return []
    return [{ pool: report.pool.toLowerCase(), coins: inUnits(report.reserveA, wrapped), dollars: inUnits(report.reserveB, quote) }]
  })
  const [deepest] = found.filter(({ dollars }) => dollars >= shallow).sort((a, b) => b.dollars - a.dollars)
  return deepest && { usd: deepest.dollars / deepest.coins, pool: deepest.pool }
}

const inUnits = (amount: bigint, { decimals }: Coin): number => Number(amount) / 10 ** decimals
