import { z } from 'zod'
import type { Proof } from '../../evidence/evidence.ts'
import type { Market, Pool } from '../../evidence/market.ts'
import { type Amount, amount, classic, issuedDecimals, uint32 } from './amounts.ts'
import { addressOf } from './assets.ts'
import type { Question, Reply } from './rippled.ts'

interface Side {
  readonly currency: string
  readonly issuer?: string
}

const xrp: Side = { currency: 'XRP' }

const ammOf = (a: Side, b: Side) => {
  const sides = [a, b].map(({ currency, issuer }) => (issuer === undefined ? currency : addressOf(currency, issuer)))
  return z
    .looseObject({
      amm: z.looseObject({
        account: classic,
        amount,
        amount2: amount,
        asset_frozen: z.boolean().optional(),
        asset2_frozen: z.boolean().optional(),
        // parts of 100,000
        trading_fee: uint32,
      }),
    })
    .refine(({ amm }) => sides.every(side => side === amm.amount.asset || side === amm.amount2.asset))
    .transform(({ amm }) => ({
      account: amm.account,
      sides: [amm.amount, amm.amount2],
      frozen: amm.asset_frozen === true || amm.asset2_frozen === true,
      fee: amm.trading_fee,
    }))
}
export type Amm = z.output<ReturnType<typeof ammOf>>

/** The automated market of a pair; there is one at most. */
export const ammInfo = (a: Side, b: Side): Question<Amm> => ({
  method: 'amm_info',
  params: { asset: a, asset2: b },
  result: ammOf(a, b),
  optional: true,
})

const offers = z
  .looseObject({
    offers: z.array(z.looseObject({ TakerGets: amount, TakerPays: amount, taker_gets_funded: amount.optional() })),
  })
  .transform(({ offers: list }) =>
    list.map(({ TakerGets: gets, TakerPays: pays, taker_gets_funded: funded }) => ({ gets, pays, funded: funded ?? gets })),
  )
type Bids = z.output<typeof offers>

/** Offers that pay XRP for the token, best price first. */
export const bidsFor = (token: Side): Question<Bids> => ({
  method: 'book_offers',
  params: { taker_gets: xrp, taker_pays: token, limit: 60 },
  result: offers,
  optional: true,
})

interface Asked {
  readonly token: { readonly currency: string; readonly issuer: string }
  /** Token against XRP, token against the stablecoin, XRP against the stablecoin; the last two absent where there is no stablecoin. */
  readonly withXrp: Reply<Amm>
  readonly withStable: Reply<Amm> | undefined
  readonly price: Reply<Amm> | undefined
  readonly stable: { readonly symbol: string; readonly address: string } | undefined
  readonly bids: Reply<Bids>
  readonly block: number
}

/**
 * Where the token can be sold on the ledger's own exchange: automated markets against XRP and a stablecoin, and the bids of
 * the order book. `undefined` when a venue without a finding did not answer: "no pool" takes an answer from each.
 */
export function marketOf({ token, withXrp, withStable, price, stable, bids, block }: Asked): Market | undefined {
  const address = addressOf(token.currency, token.issuer)
  const usdOf = valuing(price?.ok ? price.value : address === stable?.address && withXrp.ok ? withXrp.value : undefined, stable?.address)
  const proof = (method: string, params: object, result: string): Proof => ({
    source: 'XRP Ledger',
    method,
    params: { ...params, ledger_index: block },
    block,
    result,
  })
  const quotes = [
    { quote: { symbol: 'XRP', address: 'XRP', decimals: 6 }, reply: withXrp },
    ...(stable && withStable
      ? [{ quote: { symbol: stable.symbol, address: stable.address, decimals: issuedDecimals }, reply: withStable }]
      : []),
  ]
  const markets = quotes.flatMap(({ quote, reply }): { pool: Pool; proof: Proof }[] => {
    const amm = reply.ok ? reply.value : undefined
    const [own, other] = [amm?.sides.find(({ asset }) => asset === address), amm?.sides.find(({ asset }) => asset === quote.address)]
    // nothing comes out of a pool whose token is frozen
    if (!amm || !own || !other || amm.frozen) return []
    const usd = usdOf(other)
    return [
      {
        pool: {
          venue: 'XRP Ledger AMM',
          address: amm.account,
          quote,
          tokenReserve: own.value,
          quoteReserve: other.value,
          ...(usd !== undefined && { usd: 2 * usd }),
        },
        proof: proof(
          'amm_info',
          { asset: token, asset2: quote.symbol },
          `${own.value} and ${other.value} base units, trading fee ${amm.fee / 1000} %`,
        ),
      },
    ]
  })
  const book = bids.ok ? bookOf(bids.value, address, usdOf) : undefined
  const pools = [...markets.map(({ pool }) => pool), ...(book ? [book] : [])].sort(deepestFirst)
  // an error of the ledger such as "actNotFound" is the answer that there is no such pool
  const heard = [withXrp, bids, ...(withStable ? [withStable] : [])].every(
    reply => reply.ok || reply.error === 'actNotFound' || reply.error === 'ammNotFound',
  )
  if (pools.length === 0 && !heard) return undefined
  return {
    searched: ['XRP Ledger AMM', 'XRP Ledger order book'],
    pools,
    proofs: [
      ...markets.map(({ proof: step }) => step),
      proof('book_offers', { taker_gets: xrp, taker_pays: token }, bids.ok ? `${bids.value.length} bids` : bids.error),
    ],
  }
}

/** A pool without a price comes last. */
const deepestFirst = (a: Pool, b: Pool): number => (b.usd ?? -1) - (a.usd ?? -1)

/** Bids at half the best price or better: lower ones cost nothing to make, and nobody sells into them. Both sides of a pool are counted, so bids count twice. */
function bookOf(bids: Bids, token: string, usdOf: (amount: Amount) => number | undefined): Pool | undefined {
  const [best] = bids
  if (!best || best.pays.value === 0n || best.gets.value === 0n) return undefined
  const near = bids.filter(
    ({ gets, pays }) => gets.asset === 'XRP' && pays.asset === token && 2n * gets.value * best.pays.value >= best.gets.value * pays.value,
  )
  const quoteReserve = near.reduce((sum, { funded }) => sum + funded.value, 0n)
  if (quoteReserve === 0n) return undefined
  const usd = usdOf({ asset: 'XRP', decimals: 6, value: quoteReserve })
  return {
    venue: 'XRP Ledger order book',
    address: `${token}/XRP`,
    quote: { symbol: 'XRP', address: 'XRP', decimals: 6 },
    tokenReserve: near.reduce((sum, { pays }) => sum + pays.value, 0n),
    quoteReserve,
    ...(usd !== undefined && { usd: 2 * usd }),
  }
}

/** US dollars of an amount: the stablecoin at one dollar, XRP at its price in the pool of the two. */
function valuing(amm: Amm | undefined, stable: string | undefined): (amount: Amount) => number | undefined {
  const coins = amm?.sides.find(({ asset }) => asset === 'XRP')?.value
  const dollars = amm?.sides.find(({ asset }) => asset === stable)?.value
  return ({ asset, value }) => {
    if (stable !== undefined && asset === stable) return inDollars(value)
    return asset === 'XRP' && coins && dollars !== undefined ? inDollars((value * dollars) / coins) : undefined
  }
}

/** Units of 10^-15 as dollars, to the cent. */
const inDollars = (value: bigint): number => Number(value / 10n ** 13n) / 100
