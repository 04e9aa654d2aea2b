import type { Proof } from '../../evidence/evidence.ts'
import type { Leg, Trading } from '../../evidence/trading.ts'
import { decodeValues } from '../evm/abi.ts'
import type { Question } from '../evm/pool.ts'
import { balanceOf, transfer } from './router.ts'
import { admitted, approval, opening, purchase, purses, type Size, type Stage, sale, saleAmount } from './stage.ts'
import { type Outcome, ordinaryGas, type SimulatedBlock, simulateCall, type Transaction, wordIn } from './transactions.ts'

/**
 * Sizes that are tried side by side, in the order of trust. What a purchase brings is not known before, so sales are
 * sized for a buy tax of up to 10, 90 and 99 %; then a small purchase, for tokens that limit large ones; then ten times
 * the gas of an ordinary transaction.
 */
export const sizes = {
  ordinary: { purchase: 5_000n, sale: 300_000n, gas: ordinaryGas },
  taxed: { purchase: 5_000n, sale: 30_000n, gas: ordinaryGas },
  'heavily taxed': { purchase: 5_000n, sale: 3_000n, gas: ordinaryGas },
  small: { purchase: 200n, sale: 300_000n, gas: ordinaryGas },
  generous: { purchase: 5_000n, sale: 30_000n, gas: ordinaryGas * 10n },
} satisfies Record<string, Size>

const blockTime = 12
const hour = 3_600
const day = 86_400

/** Buy; sell one block later; sell again a day later and transfer to a second account; an hour after that the second account sells. */
export function roundTrip(stage: Stage, size: Size): Question<Map<string, Outcome>> {
  const { token, header, actors, prelude = [] } = stage
  const { buyer, recipient, stranger } = actors
  const amount = saleAmount(stage, size)
  const holds = (key: string, holder: string): Transaction => ({ key, from: stranger, to: token, data: balanceOf(holder) })
  const sells = (key: string): Transaction[] => [
    holds(`${key}/had`, buyer),
    sale(stage, key, buyer, amount, size.gas),
    holds(`${key}/kept`, buyer),
  ]
  const start = prelude.length > 0 ? blockTime : 0
  const blocks: SimulatedBlock[] = [
    ...opening(stage, blockTime),
    {
      after: start + blockTime,
      transactions: [...purchase(stage, buyer, size), holds('bought', buyer), approval(stage, 'approve', buyer)],
    },
    {
      after: start + 2 * blockTime,
      transactions: sells('sell'),
    },
    {
      after: start + blockTime + day,
      transactions: [
        ...sells('sell later'),
        // where whoever buys is let in before, so is whoever receives
        ...admitted(stage, recipient, 'recipient'),
        { key: 'transfer', from: buyer, to: token, data: transfer(recipient, amount), gas: size.gas },
        holds('received', recipient),
        approval(stage, 'recipient/approve', recipient),
      ],
    },
    // the recipient waits an hour, because a holding period is not a trap, and sells half, because a transfer tax of up to
    // 50 % is not a refused sale
    { after: start + blockTime + day + hour, transactions: [sale(stage, 'resell', recipient, amount / 2n, size.gas)] },
  ]
  const overrides = purses(stage, size, [buyer, recipient, stranger])
  return simulateCall({ header, blocks, overrides, randao: actors.randao, heard: stage.route.pool.address })
}

export interface Run {
  readonly name: keyof typeof sizes
  readonly size: Size
  readonly outcomes: Map<string, Outcome>
  readonly question: Question<unknown>
}

const hasSold = (outcomes: Map<string, Outcome>): boolean => outcomes.get('sell')?.ok === true || outcomes.get('sell later')?.ok === true

/** The run that tells most: the first in which something was sold, else in which it could be tried, else bought. */
export function bestOf(stage: Stage, runs: readonly Run[]): Run | undefined {
  const bought = runs.filter(({ outcomes }) => outcomes.get('buy')?.ok)
  const fitting = bought.filter(run => fits(stage, run))
  return fitting.find(({ outcomes }) => hasSold(outcomes)) ?? fitting[0] ?? bought[0] ?? runs[0]
}

/** Reads one trading record out of all runs. */
export function readTrading(stage: Stage, runs: readonly Run[]): Trading {
  const { pool } = stage.route
  const bought = runs.filter(({ outcomes }) => outcomes.get('buy')?.ok)
  const fitting = bought.filter(run => fits(stage, run))
  const best = bestOf(stage, runs)
  if (!best) throw new TypeError('A round trip was read before any was run.')
  const notRun: string[] = []
  if (best.name === 'generous') notRun.push('Trades need more than 500,000 gas; with less they fail.')
  if (best.name === 'small') notRun.push('A purchase of 0.5 % of the pool was refused; a smaller one was used.')
  if (fitting.length === 0 && bought.length > 0) notRun.push('Too little of the purchase arrived to try a sale.')
  const { outcomes } = best
  const legs = fitting.includes(best)
    ? {
        sales: [
          { after: blockTime, ...saleLeg(stage, outcomes.get('sell'), givenIn(outcomes, 'sell', saleAmount(stage, best.size))) },
          { after: day, ...saleLeg(stage, outcomes.get('sell later'), givenIn(outcomes, 'sell later', saleAmount(stage, best.size))) },
        ],
        transfer: transferLeg(outcomes, saleAmount(stage, best.size)),
        ...(outcomes.get('transfer')?.ok &&
          received(outcomes, saleAmount(stage, best.size)) && {
            resale: saleLeg(stage, outcomes.get('resell'), saleAmount(stage, best.size) / 2n),
          }),
      }
    : { sales: [] }
  return {
    venue: pool.venue,
    pool: pool.address,
    method: 'transactions',
    buy: buyLeg(stage, outcomes),
    ...legs,
    ...sellLimitOf(
      stage,
      fitting.filter(({ size }) => size.gas === ordinaryGas).map(({ size, outcomes: ended }) => ({ size, sold: hasSold(ended) })),
    ),
    ...gasProbe(stage, best, fitting),
    notRun,
    proofs: [proofOf(stage, best)],
  }
}

/** A sale that would not need much gas and is refused all the same when it is not given much. */
function gasProbe(stage: Stage, best: Run, fitting: readonly Run[]): Pick<Trading, 'probes'> {
  if (best.name !== 'generous') return {}
  const used = best.outcomes.get('sell')?.gasUsed ?? best.outcomes.get('sell later')?.gasUsed ?? best.size.gas
  const refused = fitting.find(({ size, outcomes }) => size.sale === best.size.sale && size !== best.size && refusedEarly(size, outcomes))
  if (used * 2n > ordinaryGas || !refused) return {}
  return { probes: [{ kind: 'gas', ...failed(refused.outcomes.get('sell')), proof: proofOf(stage, refused) }] }
}

/** Whether a sale was refused by the contract, not for want of gas. */
const refusedEarly = ({ gas }: Size, outcomes: Map<string, Outcome>): boolean => {
  const sale = outcomes.get('sell')
  return sale?.ok === false && sale.gasUsed < (gas * 9n) / 10n
}

/** Whether what arrived is enough for the two sales and the transfer of a run. */
function fits(stage: Stage, { size, outcomes }: Run): boolean {
  const arrived = wordIn(outcomes, 'bought')
  return arrived !== undefined && arrived >= 3n * saleAmount(stage, size) && saleAmount(stage, size) > 1n
}

/** What left the seller with a sale: what he sold, or more where more was taken of what he kept. */
export function givenIn(outcomes: Parameters<typeof wordIn>[0], key: string, sold: bigint): bigint {
  const [had, kept] = [wordIn(outcomes, `${key}/had`), wordIn(outcomes, `${key}/kept`)]
  return had !== undefined && kept !== undefined && had - kept > sold ? had - kept : sold
}

const received = (outcomes: Map<string, Outcome>, amount: bigint): boolean => (wordIn(outcomes, 'received') ?? 0n) >= amount / 2n

/** A sale that is refused in one size and goes through in a smaller one: how much can be sold at once. */
export function sellLimitOf(stage: Stage, tried: readonly { readonly size: Size; readonly sold: boolean }[]): Pick<Trading, 'sellLimit'> {
  const shareOf = ({ size }: { readonly size: Size }) =>
    Number((saleAmount(stage, size) * 1_000_000n) / stage.route.pool.tokenReserve) / 1_000_000
  const refused = tried.find(({ sold }) => !sold)
  const accepted = tried.find(({ sold }) => sold)
  if (!refused || !accepted || shareOf(accepted) >= shareOf(refused)) return {}
  return { sellLimit: { refused: shareOf(refused), accepted: shareOf(accepted) } }
}

/** Amounts in and out of both tokens in the data of a swap, by the topic of the event. */
const swapEvents: Readonly<Record<string, (data: string) => readonly bigint[] | undefined>> = {
  // Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)
  '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822': fourAmounts,
  // the same of Solidly and its forks: Swap(address indexed sender, address indexed to, uint256, uint256, uint256, uint256)
  '0xb3e2773606abfd36b5bd91394b3a54d1398336c65005baf7bf7a05efeffaf75b': fourAmounts,
  // Uniswap V3: Swap(address indexed sender, address indexed recipient, int256 amount0, int256 amount1, uint160, uint128, int24)
  '0xc42079f94a6350d7e6235f29174924f928cc2ac818eb64fed8004e115fbcca67': twoBalances,
  // PancakeSwap V3, with two counters of protocol fees more
  '0x19b47279256b2a23a1665c810c8d55a1758940ee09377d4f8d26497a3577dc83': twoBalances,
}

/** Topics of all swaps. */
export const swapTopics: readonly string[] = Object.keys(swapEvents)

function fourAmounts(data: string): readonly bigint[] | undefined {
  return decodeValues('uint256,uint256,uint256,uint256', data) as bigint[] | undefined
}

/** Signed amounts, positive into the pool. */
function twoBalances(data: string): readonly bigint[] | undefined {
  const amounts = decodeValues('int256,int256', data) as bigint[] | undefined
  const part = (amount: bigint, sign: 1n | -1n) => (amount * sign > 0n ? amount * sign : 0n)
  return amounts && [...amounts.map(amount => part(amount, 1n)), ...amounts.map(amount => part(amount, -1n))]
}

export interface Swap {
  readonly tokenIn: bigint
  readonly tokenOut: bigint
  readonly quoteOut: bigint
}

/** Tokens that went into and came out of the pool in the last swap of a transaction: the pool's own count, not the token's. */
export function lastSwap({ token, route: { pool, quote } }: Stage, outcome: Outcome | undefined): Swap | undefined {
  const log = outcome?.logs.findLast(({ address, topics }) => address === pool.address && topics.some(topic => topic in swapEvents))
  const [event] = log?.topics ?? []
  const amounts = log && event !== undefined ? swapEvents[event]?.(log.data) : undefined
  if (!amounts) return undefined
  const first = token.toLowerCase() < quote.address.toLowerCase() ? 0 : 1
  const [tokenIn, tokenOut, quoteOut] = [amounts[first], amounts[first + 2], amounts[3 - first]]
  return tokenIn === undefined || tokenOut === undefined || quoteOut === undefined ? undefined : { tokenIn, tokenOut, quoteOut }
}

/** Share of `whole` that is missing from `part`, to a millionth; nothing is missing when there is more. */
export const missing = (part: bigint, whole: bigint): number =>
  part >= whole ? 0 : Number(((whole - part) * 1_000_000n) / whole) / 1_000_000

function buyLeg(stage: Stage, outcomes: Map<string, Outcome>): Leg {
  const buy = outcomes.get('buy')
  if (!buy?.ok) return failed(buy)
  const paid = lastSwap(stage, buy)?.tokenOut
  const arrived = wordIn(outcomes, 'bought')
  return { ok: true, ...(paid && arrived !== undefined && { tax: missing(arrived, paid) }) }
}

/** @param amount what left the seller: a token may take more than was sold, and that is lost like a tax */
export function saleLeg(stage: Stage, outcome: Outcome | undefined, amount: bigint): Leg {
  if (!outcome?.ok) return failed(outcome)
  const swap = lastSwap(stage, outcome)
  if (!swap || amount <= 0n) return { ok: true }
  const [tax, forestalled] = [missing(swap.tokenIn, amount), forestalledBy(stage, outcome, swap)]
  return { ok: true, tax: forestalled < noticeable ? tax : 1 - Math.round((1 - tax) * (1 - forestalled) * 1_000_000) / 1_000_000 }
}

/** What a token sells of its own on the way, such as the fees that it has gathered, moves the price by less. */
const noticeable = 0.1
/** Sync(uint112 reserve0, uint112 reserve1): only pools in the manner of Uniswap V2 emit it, before each swap of theirs. */
export const sync = '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1'

/**
 * Share of the proceeds that was lost because somebody else sold in the same transaction and before: the token, which may
 * sell its own heap first. It is beside what a pool that nobody had touched would have paid.
 */
function forestalledBy({ token, route: { pool, quote } }: Stage, outcome: Outcome, last: Swap): number {
  const logs = outcome.logs.filter(({ address }) => address === pool.address)
  const swaps = logs.filter(({ topics: [event = ''] }) => event in swapEvents)
  const [first] = swaps
  const noted = logs.find(({ topics: [event] }) => event === sync)
  if (!first || swaps.length < 2 || !noted) return 0
  const tokenFirst = token.toLowerCase() < quote.address.toLowerCase()
  const reserves = decodeValues('uint256,uint256', noted.data) as readonly bigint[] | undefined
  const amounts = first.topics.flatMap(event => (event in swapEvents ? [swapEvents[event]?.(first.data)] : []))[0]
  if (!reserves || !amounts || amounts.length < 4) return 0
  // before the first swap: what came in is taken out again, and what went out is put back
  const [in0 = 0n, in1 = 0n, out0 = 0n, out1 = 0n] = amounts
  const moved = [out0 - in0, out1 - in1] as const
  const before = reserves.map((held, at) => held + moved[at === 0 ? 0 : 1])
  const [tokens, quotes] = tokenFirst ? [before[0], before[1]] : [before[1], before[0]]
  if (tokens === undefined || quotes === undefined || tokens <= 0n || quotes <= 0n) return 0
  return missing(last.quoteOut, (quotes * last.tokenIn) / (tokens + last.tokenIn))
}

function transferLeg(outcomes: Map<string, Outcome>, amount: bigint): Leg {
  const sent = outcomes.get('transfer')
  if (!sent?.ok) return failed(sent)
  const arrived = wordIn(outcomes, 'received')
  return { ok: true, ...(arrived !== undefined && { tax: missing(arrived, amount) }) }
}

export const failed = (outcome: Outcome | undefined): Leg => ({
  ok: false,
  ...(outcome?.reason !== undefined && { reason: outcome.reason }),
})

function proofOf({ header }: Stage, { question, outcomes }: Run): Proof {
  const told = ['buy', 'sell', 'transfer', 'sell later', 'resell'].map(
    key => `${key}: ${outcomes.get(key)?.ok ? 'ok' : (outcomes.get(key)?.reason ?? 'failed')}`,
  )
  return { source: 'Node', method: question.method, params: question.params, block: Number(header.number), result: told.join('; ') }
}
