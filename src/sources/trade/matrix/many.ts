import type { Leg, Probe } from '../../../evidence/trading.ts'
import type { Question, Reply, Rpc } from '../../evm/pool.ts'
import { experimentInBlocks, type Result, type Trial } from '../lab.ts'
import { experimentOf, run as runInLab } from '../powers.ts'
import { type Run, saleLeg } from '../round-trip.ts'
import { balanceOf, swapTokens } from '../router.ts'
import { approval, opening, purchase, purse, type Size, type Stage, sale, saleAmount } from '../stage.ts'
import { type Outcome, simulateCall, type Transaction, wordIn } from '../transactions.ts'
import { day, proofOf } from './basis.ts'

/** Others who buy and sell, most and fewest: what a token counts until it arms itself is seldom more. */
const [most, fewest] = [80, 16]
/** Gas for one half in one call of the laboratory, and what each takes beside his two trades. */
const [gasOfHalf, gasBeside] = [13_000_000n, 90_000n]
const [gasOfTrade, gasOfApproval] = [300_000n, 80_000n]
/** A hundredth of a percent of the pool, and a third of what that brings. */
const few: Size = { purchase: 100n, sale: 300_000n, gas: gasOfTrade }

/**
 * A sale after many others have bought and sold: first in the laboratory, which costs little; where that brings nothing, or less than one
 * before them, as ordinary transactions. `undefined` where it makes no difference; in words why it could not be tried.
 */
export async function afterMany(rpc: Rpc, stage: Stage, { outcomes, size }: Run): Promise<Probe | string | undefined> {
  const [bought, sold] = [outcomes.get('buy'), outcomes.get('sell')]
  if (!bought?.ok || !sold?.ok) return undefined
  let gas = 2n * gasOfHalf
  const others = Array.from({ length: most }, (_, nth) => stage.actors.another(`one of many ${nth}`)).filter(() => {
    gas -= bought.gasUsed + sold.gasUsed + gasBeside
    return gas >= 0n
  })
  if (others.length < fewest) return 'No sale after many others: trades of this token need too much gas.'
  const found = await differs(rpc, stage, { others, size })
  return found === true ? inTurn(rpc, stage, { others, size }) : found === false ? undefined : found
}

interface Many {
  readonly others: readonly string[]
  /** Of the one whose sale is looked at. */
  readonly size: Size
}

/** What one of the others does: to buy, and to sell. */
const buys = (stage: Stage, other: string, nth: number): Transaction[] => [
  ...purchase(stage, other, few, `${nth}/buy`),
  { ...approval(stage, `${nth}/allow`, other), gas: gasOfApproval },
]
const sells = (stage: Stage, other: string, nth: number): Transaction =>
  sale(stage, `${nth}/sell`, other, saleAmount(stage, few), gasOfTrade)

/** Whether a sale brings nothing after half of the others, or after all, or less than one before them. */
async function differs(rpc: Rpc, stage: Stage, { others, size }: Many): Promise<boolean | string> {
  const { buyer, bystander } = stage.actors
  const { venue, quote } = stage.route
  const enters = (who: string): Trial => [...purchase(stage, who, size, `${who}/buy`), approval(stage, `${who}/allow`, who)]
  const look = (when: string, who: string) => ({ key: `${who}/${when}`, to: quote.address, data: balanceOf(who) })
  const swap = (who: string) => swapTokens(venue, saleAmount(stage, size), { path: [stage.token, quote.address], to: who })
  const leaves = (who: string): Trial => [
    look('before', who),
    { key: `${who}/sell`, from: who, to: venue.router, data: swap(who) },
    look('after', who),
  ]
  const all = others.map((other, nth) => [...buys(stage, other, nth), sells(stage, other, nth)])
  const middle = Math.floor(all.length / 2)
  const [first, second] = [all.slice(0, middle), all.slice(middle)]
  const preparation: Trial = [...(stage.prelude ?? []), ...enters(bystander), ...leaves(bystander), ...enters(buyer), ...first.flat()]
  const trials = [leaves(buyer), [...second.flat(), ...leaves(buyer)]]
  const findings = await runInLab(rpc, experimentInBlocks(experimentOf(stage, trials, others, { preparation })))
  const proceedsIn = (results: ReadonlyMap<string, Result> | undefined, who: string): bigint | undefined => {
    const [before, after] = ['before', 'after'].map(when => results && wordIn(results, `${who}/${when}`))
    return before === undefined || after === undefined ? undefined : after - before
  }
  const idle = proceedsIn(findings?.prepared, bystander)
  const later = (findings?.trials ?? []).map(trial => proceedsIn(trial, buyer))
  if (idle === undefined || later.length === 0 || later.includes(undefined)) return 'No sale after many others: they need too much gas.'
  // what the laboratory cannot sell before them either tells nothing of them
  if (idle <= 0n) return 'No sale after many others: the token treats contracts differently, or refuses a sale at once.'
  return later.some(proceeds => proceeds !== undefined && proceeds * 100n < idle * 85n)
}

/** Somebody sells before the others, and somebody a day after them, who bought the same. */
async function inTurn(rpc: Rpc, stage: Stage, { others, size }: Many): Promise<Probe | undefined> {
  const { header, actors, prelude = [] } = stage
  const { buyer, bystander } = actors
  const amount = saleAmount(stage, size)
  const enters = (who: string, name: string) => [...purchase(stage, who, size, `${name}/buy`), approval(stage, `${name}/allow`, who)]
  const leaves = (who: string, name: string) => sale(stage, `${name}/sell`, who, amount, size.gas)
  const each = [...others, undefined].map((other, nth) => [
    ...(other === undefined ? [] : buys(stage, other, nth)),
    ...others.slice(Math.max(0, nth - 1), nth).map(before => sells(stage, before, nth - 1)),
  ])
  const blocks = [
    ...opening(stage, 12),
    { after: 24, transactions: [...enters(bystander, 'first'), ...enters(buyer, 'last')] },
    { after: 24 + day, transactions: [leaves(bystander, 'first')] },
    ...each.map((transactions, nth) => ({ after: 36 + day + 12 * nth, transactions })),
    { after: 36 + 2 * day, transactions: [leaves(buyer, 'last')] },
  ]
  const people = [buyer, bystander, ...others, ...prelude.map(({ from }) => from)]
  const question: Question<Map<string, Outcome>> = simulateCall({
    header,
    blocks,
    overrides: Object.fromEntries(people.map(account => [account, purse(stage, size)])),
    randao: actors.randao,
  })
  const [reply] = (await rpc(question)) as [Reply<Map<string, Outcome>>]
  const outcomeOf = (key: string) => (reply.ok ? reply.value.get(key) : undefined)
  if (!outcomeOf('last/buy')?.ok || !outcomeOf('first/sell')?.ok) return undefined
  const [before, leg] = ['first/sell', 'last/sell'].map(key => saleLeg(stage, outcomeOf(key), amount)) as [Leg, Leg]
  // what a day does is nobody else's deed
  if (leg.ok && before.tax === leg.tax) return undefined
  return { kind: 'crowd', ...leg, proof: proofOf(stage, question, `a sale after ${others.length} others: ${leg.ok ? 'ok' : 'refused'}`) }
}
