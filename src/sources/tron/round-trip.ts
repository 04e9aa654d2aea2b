import type { Leg, Trading } from '../../evidence/trading.ts'
import { decodeValues, revertReason, wordOf } from '../evm/abi.ts'
import type { Actors } from '../trade/actors.ts'
import type { Route } from '../trade/market.ts'
import { sellLimitOf, sizes } from '../trade/round-trip.ts'
import { balanceOf, swapTokens, transfer } from '../trade/router.ts'
import { approval, purchase, type Size, type Stage, saleAmount } from '../trade/stage.ts'
import type { Transaction } from '../trade/transactions.ts'
import { base58Of } from './address.ts'
import { constantCall } from './constant.ts'
import type { Ask, TronHost } from './grid.ts'
import { tronExchange, wrappedCoin } from './venues.ts'
import { readVisit, type VisitAct, type VisitResult, visitCall, visitor } from './visit.ts'

type Results = ReadonlyMap<string, VisitResult>

interface Run {
  readonly size: Size
  readonly results: Results
}

const sameMoment =
  'Buying, selling and passing on were tried in one call, so in one moment: Tron lets no call see a later state of the chain.'

export interface Visit {
  readonly trading: Trading
  /** Whether tokens could be sent into the pool without a sale, as a holder is later asked to; absent where it was not tried. */
  readonly sends?: boolean
}

/**
 * A purchase, a transfer and a sale by an account that comes into being for the call. `undefined` where the node does not
 * run it. A first run of ordinary size; others only where that one could not be read as a whole.
 */
export async function tradeInOneVisit(host: TronHost, ask: Ask, token: string, route: Route, actors: Actors): Promise<Visit | undefined> {
  const stage: Stage = { token, route, exchange: tronExchange, header: unread, actors: { ...actors, buyer: visitor } }
  const first = await runOnce(ask, stage, sizes.ordinary)
  if (!first) return undefined
  const smooth = fits(stage, first) && first.results.get('sell')?.ok === true
  const more = smooth ? [] : await Promise.all([sizes['heavily taxed'], sizes.small].map(size => runOnce(ask, stage, size)))
  const runs = [first, ...more.filter(run => run !== undefined)]
  const bought = runs.filter(({ results }) => results.get('buy')?.ok)
  const fitting = bought.filter(run => fits(stage, run))
  const best = fitting.find(({ results }) => results.get('sell')?.ok) ?? fitting[0] ?? bought[0] ?? first
  const limit = sellLimitOf(
    stage,
    fitting.map(({ size, results }) => ({ size, sold: results.get('sell')?.ok === true })),
  )
  const whole = fitting.includes(best)
  const sends = best.results.get('send')?.ok
  return { trading: { ...tradingOf(host, stage, best, whole), ...limit }, ...(whole && sends !== undefined && { sends }) }
}

/** Nothing of a header is read where everything happens in one call. */
const unread: Stage['header'] = { number: 0n, hash: '', timestamp: 0n, miner: '', gasLimit: 0n, baseFee: undefined }

function actsOf(stage: Stage, size: Size): VisitAct[] {
  const { token, route, actors } = stage
  const amount = saleAmount(stage, size)
  const read = (key: string): VisitAct => ({ key, to: route.pool.address, data: '0x0902f1ac' })
  const plain = ({ key, to, data, value }: Transaction): VisitAct => ({ key, to, data, ...(value !== undefined && { value }) })
  return [
    read('buy/before'),
    ...purchase(stage, visitor, size).map(plain),
    read('buy/after'),
    { key: 'bought', to: token, data: balanceOf(visitor) },
    { key: 'transfer', to: token, data: transfer(actors.recipient, amount) },
    { key: 'received', to: token, data: balanceOf(actors.recipient) },
    plain(approval(stage, 'approve', visitor)),
    read('sell/before'),
    { key: 'sell', to: route.venue.router, data: swapTokens(route.venue, amount, { path: [token, route.quote.address], to: visitor }) },
    read('sell/after'),
    { key: 'send', to: token, data: transfer(route.pool.address, amount) },
  ]
}

async function runOnce(ask: Ask, stage: Stage, size: Size): Promise<Run | undefined> {
  const acts = actsOf(stage, size)
  const results = readVisit(await ask(constantCall(visitCall(wrappedCoin, acts))), acts)
  return results && { size, results }
}

const numberIn = (result: VisitResult | undefined): bigint | undefined => (result?.ok ? wordOf(result.data) : undefined)

/** Whether what arrived is enough for the transfer, the sale and what is sent without one. */
function fits(stage: Stage, { size, results }: Run): boolean {
  const [arrived, amount] = [numberIn(results.get('bought')), saleAmount(stage, size)]
  return results.get('buy')?.ok === true && arrived !== undefined && arrived >= 3n * amount && amount > 1n
}

function tradingOf(host: TronHost, stage: Stage, { size, results }: Run, whole: boolean): Trading {
  const { pool } = stage.route
  const amount = saleAmount(stage, size)
  const word = (key: string) => `${key} ${results.get(key)?.ok ? 'ok' : (failed(results.get(key)).reason ?? 'failed')}`
  return {
    venue: pool.venue,
    pool: base58Of(pool.address),
    method: 'constructor',
    buy: buyLeg(stage, results),
    sales: whole ? [{ after: 0, ...saleLeg(stage, results, amount) }] : [],
    ...(whole && { transfer: transferLeg(results, amount) }),
    notRun: [sameMoment, ...(whole ? [] : ['Too little of the purchase arrived to try a sale.'])],
    proofs: [
      {
        source: host.name,
        method: 'POST /wallet/triggerconstantcontract',
        params: { owner_address: wrappedCoin, program: 'Visitor', pool: base58Of(pool.address) },
        result: ['buy', 'transfer', 'sell'].map(word).join('; '),
      },
    ],
  }
}

const failed = (result: VisitResult | undefined): Leg => {
  const reason = result && revertReason(result.data)
  return { ok: false, ...(reason !== undefined && { reason }) }
}

/** Share of `whole` that is missing from `part`, to a millionth. */
const missing = (part: bigint, whole: bigint): number => (part >= whole ? 0 : Number(((whole - part) * 1_000_000n) / whole) / 1_000_000)

/** Change of the token reserve of the pool over an act: the pool's own count, not the token's. */
function moved({ token, route: { quote } }: Stage, results: Results, key: string): bigint | undefined {
  const at = (when: string) => {
    const values = decodeValues('uint256,uint256', results.get(`${key}/${when}`)?.data.slice(0, 130) ?? '0x') as bigint[] | undefined
    return values?.[token.toLowerCase() < quote.address.toLowerCase() ? 0 : 1]
  }
  const [before, after] = [at('before'), at('after')]
  return before === undefined || after === undefined ? undefined : after - before
}

function buyLeg(stage: Stage, results: Results): Leg {
  if (!results.get('buy')?.ok) return failed(results.get('buy'))
  const [out, arrived] = [moved(stage, results, 'buy'), numberIn(results.get('bought'))]
  return { ok: true, ...(out !== undefined && out < 0n && arrived !== undefined && { tax: missing(arrived, -out) }) }
}

function saleLeg(stage: Stage, results: Results, amount: bigint): Leg {
  if (!results.get('sell')?.ok) return failed(results.get('sell'))
  const into = moved(stage, results, 'sell')
  return { ok: true, ...(into !== undefined && { tax: missing(into, amount) }) }
}

function transferLeg(results: Results, amount: bigint): Leg {
  if (!results.get('transfer')?.ok) return failed(results.get('transfer'))
  const arrived = numberIn(results.get('received'))
  return { ok: true, ...(arrived !== undefined && { tax: missing(arrived, amount) }) }
}
