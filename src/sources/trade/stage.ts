import { decodeValues, wordOf } from '../evm/abi.ts'
import type { Header } from '../evm/block.ts'
import type { Actors } from './actors.ts'
import { isFirst, type Route } from './market.ts'
import { approve, balanceOf, buyWithNative, sellForNative, swapTokens } from './router.ts'
import { ordinaryGas, type SimulatedBlock, type Transaction } from './transactions.ts'
import { designAt, type Exchange } from './venues.ts'

/** Where and with whom a token is tried out. */
export interface Stage {
  readonly token: string
  readonly route: Route
  readonly exchange: Exchange
  readonly header: Header
  readonly actors: Actors
  /** Calls without which nobody can trade: the owner opens the market. They come before everything else. */
  readonly prelude?: readonly Transaction[]
  /** What everybody has to call for himself before he buys, in the name of this account; or what somebody else calls, who lets it in. */
  readonly admission?: (account: string) => Pick<Transaction, 'to' | 'data'> & Partial<Pick<Transaction, 'from'>>
  /** Slots in which the token keeps what belongs to the buyer, where the node tells. */
  readonly balanceSlots?: readonly string[]
  /** Code, and words of storage, that stand in proofs where others do: a token with somebody else in it. */
  readonly instead?: SimulatedBlock['overrides']
  /** What code of ours that stands for other looks at in place of the number of the block: it is set as chance, by the time in seconds of the chain. */
  readonly numberAt?: (time: bigint) => bigint
  /** Who signs what is done in the laboratory; the buyer where absent. */
  readonly origin?: string
}

/** The block in which a market is opened, where somebody has to. */
export const opening = ({ prelude = [] }: Pick<Stage, 'prelude'>, after: number): SimulatedBlock[] =>
  prelude.length > 0 ? [{ after, transactions: prelude }] : []

/** What an account calls for itself before it trades, where everybody has to, or who else calls it. */
export const admitted = ({ admission }: Pick<Stage, 'admission'>, account: string, key: string): Transaction[] =>
  admission ? [{ key: `${key}/admission`, from: account, ...admission(account) }] : []

/** How much is traded. Shares are in millionths. */
export interface Size {
  /** Purchase, as a share of the quote reserve of the pool. */
  readonly purchase: bigint
  /** Each sale, as a share of what an untaxed purchase brings. */
  readonly sale: bigint
  readonly gas: bigint
}

const millionths = 1_000_000n

/** Native coin of an ordinary account, on top of what it trades: 3.7 units, not 2^255. */
const pocketMoney = 37n * 10n ** 17n

/** Reserves by which the pool of a stage trades, in base units. */
const reservesOf = ({ route: { trades, pool } }: Pick<Stage, 'route'>) => trades ?? pool

/**
 * The side of the quote that sizes are shares of. A concentrated pool trades as if it were larger than what it holds, and a
 * fresh one may hold nothing but tokens: what counts is half of all it holds at its price, and never more than it trades as.
 */
function quoteSide(stage: Pick<Stage, 'route'>): bigint {
  const { trades, pool } = stage.route
  if (!trades || trades.tokenReserve === 0n) return pool.quoteReserve
  const held = (pool.quoteReserve + (pool.tokenReserve * trades.quoteReserve) / trades.tokenReserve) / 2n
  return held < trades.quoteReserve ? held : trades.quoteReserve
}

/** Base units of the quote token that a purchase spends. */
const quoteIn = (stage: Stage, { purchase }: Size): bigint => (quoteSide(stage) * purchase) / millionths + 1n

/** Tokens an untaxed purchase brings by the constant product: price impact is in it, the fee of the pool is not. */
export function untaxed(stage: Stage, size: Size): bigint {
  const { quoteReserve, tokenReserve } = reservesOf(stage)
  const spent = quoteIn(stage, size)
  return (tokenReserve * spent) / (quoteReserve + spent)
}

export const saleAmount = (stage: Stage, size: Size): bigint => (untaxed(stage, size) * size.sale) / millionths

/** Native coin that brings `quoteIn` of the quote token, with 2 % to spare for the fee of the pool. */
function nativeFor(stage: Stage, size: Size): bigint {
  const { funding } = stage.route
  const wanted = quoteIn(stage, size)
  if (!funding) return wanted
  return (funding.nativeReserve * wanted * 102n) / (100n * (funding.quoteReserve > wanted ? funding.quoteReserve - wanted : 1n)) + 1n
}

/** Whether a fresh account can come by the quote token at all. */
export const canFund = ({ route: { quote, funding }, exchange: { wrapped } }: Pick<Stage, 'route' | 'exchange'>): boolean =>
  funding !== undefined || quote.address === wrapped.address

/** What each account that trades must hold in native coin, and one that spends more besides. */
export const purse = (stage: Stage, size: Size, more = 0n): { balance: string } => ({
  balance: `0x${(pocketMoney + nativeFor(stage, size) + more).toString(16)}`,
})

/** Who opens the market, and lets in whoever trades. */
export const openersOf = ({ prelude = [], admission, actors }: Stage): string[] => [
  ...prelude.map(({ from }) => from),
  // the same lets in everybody
  ...[admission?.(actors.buyer).from].flatMap(from => from ?? []),
]

/** The same for all these accounts, and for those that open the market, in the form of a state override. */
export function purses(stage: Stage, size: Size, people: readonly string[]): Record<string, { balance: string }> {
  const money = purse(stage, size)
  return Object.fromEntries([...people, ...openersOf(stage)].map(account => [account, money]))
}

/** Buys through the pool, by way of the quote token where that is not the native coin. The purchase itself is keyed "buy". */
export function purchase(stage: Stage, buyer: string, size: Size, key = 'buy'): Transaction[] {
  const {
    token,
    route: { venue, quote, funding },
    exchange: { wrapped },
  } = stage
  const value = nativeFor(stage, size)
  if (!funding)
    return [
      ...admitted(stage, buyer, key),
      {
        key,
        from: buyer,
        to: venue.router,
        value,
        data: buyWithNative(venue, value, { path: [wrapped.address, token], to: buyer }),
        gas: size.gas,
      },
    ]
  return [
    ...admitted(stage, buyer, key),
    {
      key: `${key}/fund`,
      from: buyer,
      to: funding.venue.router,
      value,
      data: buyWithNative(funding.venue, value, { path: [wrapped.address, quote.address], to: buyer }),
    },
    { key: `${key}/approve`, from: buyer, to: quote.address, data: approve(venue.router) },
    {
      key,
      from: buyer,
      to: venue.router,
      data: swapTokens(venue, quoteIn(stage, size), { path: [quote.address, token], to: buyer }),
      gas: size.gas,
    },
  ]
}

/** Sells through the pool the way a wallet does: for native coin where the pool holds it wrapped, else for the quote token. */
export function sale(
  { token, route: { venue, quote, funding } }: Stage,
  key: string,
  seller: string,
  amount: bigint,
  gas = ordinaryGas,
): Transaction {
  const swap = { path: [token, quote.address], to: seller }
  return { key, from: seller, to: venue.router, data: funding ? swapTokens(venue, amount, swap) : sellForNative(venue, amount, swap), gas }
}

export const approval = ({ token, route }: Stage, key: string, holder: string): Transaction => ({
  key,
  from: holder,
  to: token,
  data: approve(route.venue.router),
})

/** A read that tells how much of the token the pool of a stage has, to be taken before and after a trade. */
export const poolRead = ({ token, route: { pool, venue } }: Stage): { readonly to: string; readonly data: string } =>
  designAt(venue) === 'uniswap v3' ? { to: token, data: balanceOf(pool.address) } : { to: pool.address, data: '0x0902f1ac' }

/** Base units of the token in the answer to {@link poolRead}: reserves in the order of the pair, or one balance. */
export function tokenInPool({ token, route: { quote } }: Stage, answer: string): bigint | undefined {
  const balance = wordOf(answer)
  if (balance !== undefined) return balance
  const reserves = decodeValues('uint256,uint256', answer.slice(0, 2 + 128)) as readonly bigint[] | undefined
  return reserves?.[isFirst(token, quote.address) ? 0 : 1]
}
