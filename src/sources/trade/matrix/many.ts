import { SourceError } from '../../../errors.ts'
import type { Leg, Probe } from '../../../evidence/trading.ts'
import { attempt } from '../../attempt.ts'
import type { Question, Reply, Rpc } from '../../evm/pool.ts'
import { type Course, experimentInBlocks, type Result, type Trial } from '../lab.ts'
import { experimentOf, run as runInLab } from '../powers.ts'
import { type Run, saleLeg } from '../round-trip.ts'
import { balanceOf } from '../router.ts'
import { approval, opening, purchase, purses, type Size, type Stage, sale, saleAmount } from '../stage.ts'
import { type Outcome, simulateCall, type Transaction, wordIn } from '../transactions.ts'
import { trialSale } from '../trials.ts'
import { day, proofOf } from './basis.ts'

/** Others who buy and sell, most and fewest: what a token counts until it arms itself is seldom more. */
const [most, fewest] = [80, 16]
/** Gas for one half in one call of the laboratory, and what each takes beside his two trades. */
const [gasOfHalf, gasBeside] = [13_000_000n, 90_000n]
const [gasOfTrade, gasOfApproval] = [300_000n, 80_000n]
/** A hundredth of a percent of the pool, and a third of what that brings. */
const few: Size = { purchase: 100n, sale: 300_000n, gas: gasOfTrade }
/** Others who trade somewhat more than the one whose sale is looked at, and sell nearly all: what a token lets out in all is seldom more than theirs. */
const mostLarge = 12
const large: Size = { purchase: 8_000n, sale: 900_000n, gas: gasOfTrade }
/** The same where all of them buy before the first of them sells, so that the last has half as much as the first: the price rises by two thirds, and falls by a third. */
const tide: Size = { ...large, purchase: 25_000n, sale: 500_000n }
/** Days that somebody waits behind those: what is let out in a day, or in a month, is let out again by then. */
const [soon, late] = [1, 32]

/**
 * A sale after many others have bought and sold: first in the laboratory, which costs little; where that brings nothing, or less than one
 * before them, as ordinary transactions. Nothing is told where it makes no difference.
 */
export async function afterMany(rpc: Rpc, stage: Stage, run: Pick<Run, 'outcomes' | 'size'>): Promise<Shown> {
  const told = await attempt(tried(rpc, stage, run))
  if (told instanceof SourceError) return notTried('the node broke off')
  return told ?? { probes: [], notRun: [] }
}

interface Shown {
  readonly probes: readonly Probe[]
  readonly notRun: readonly string[]
}
const notTried = (why: string): Shown => ({ probes: [], notRun: [`No sale after many others: ${why}.`] })

async function tried(rpc: Rpc, stage: Stage, { outcomes, size }: Pick<Run, 'outcomes' | 'size'>): Promise<Shown | undefined> {
  const [bought, sold] = [outcomes.get('buy'), outcomes.get('sell')]
  if (!bought?.ok || !sold?.ok) return undefined
  let gas = 2n * gasOfHalf
  const others = Array.from({ length: most }, (_, nth) => stage.actors.another(`one of many ${nth}`)).filter(() => {
    gas -= bought.gasUsed + sold.gasUsed + gasBeside
    return gas >= 0n
  })
  if (others.length < fewest) return notTried('trades of this token need too much gas')
  const whales = Array.from({ length: mostLarge }, (_, nth) => stage.actors.another(`one of few ${nth}`))
  const many = { others, whales, size }
  const found = await differs(rpc, stage, many)
  if ('notRun' in found) return found
  if (found.many) return inTurn(rpc, stage, { ...many, whales: [] }, soon)
  if (found.large) return inTurn(rpc, stage, many, late)
  return found.tide ? inTurn(rpc, stage, { ...many, others: [], isTide: true }, late) : undefined
}

interface Many {
  readonly others: readonly string[]
  /** Those of them who trade much. */
  readonly whales: readonly string[]
  /** Whether all of these buy before the first of them sells. */
  readonly isTide?: true
  /** Of the one whose sale is looked at. */
  readonly size: Size
}

/** What one of the others does: to buy, and to sell. */
const buys = (stage: Stage, other: string, name: string, size = few): Transaction[] => [
  ...purchase(stage, other, size, `${name}/buy`),
  { ...approval(stage, `${name}/allow`, other), gas: gasOfApproval },
]
const sells = (stage: Stage, other: string, name: string, size = few): Transaction =>
  sale(stage, `${name}/sell`, other, saleAmount(stage, size), gasOfTrade)

/** What those who trade much sell in the end: where no more goes out at once, as much as somebody wants to sell later may. */
const rests = (stage: Stage, { whales, size }: Pick<Many, 'whales' | 'size'>): Transaction[] =>
  whales.map((other, nth) => sells(stage, other, `rest/${nth}`, size))

/** What each of the others does in his turn, where all do the same: told once. */
function inTurns({ admission }: Stage, others: readonly string[], does: (other: string) => Transaction[]): Course {
  const [first, ...rest] = others
  // who lets others in may say more of each than his account
  if (first === undefined || admission) return others.flatMap(does)
  return [{ of: [first, ...rest], acts: does(first) }]
}

/** One whose sale is looked at. */
const enters = (stage: Stage, who: string, size: Size, name: string): Transaction[] => [
  ...purchase(stage, who, size, `${name}/buy`),
  approval(stage, `${name}/allow`, who),
]

/** Whether a sale brings nothing, or less than one before them, after all the others, or after half of them and those who trade much, one by one or all at once. */
async function differs(
  rpc: Rpc,
  stage: Stage,
  { others, whales, size }: Many,
): Promise<{ readonly many: boolean; readonly large: boolean; readonly tide: boolean } | Shown> {
  const { buyer, bystander } = stage.actors
  const look = (when: string, who: string) => ({ key: `${who}/${when}`, to: stage.route.quote.address, data: balanceOf(who) })
  const leaves = (who: string): Trial => [look('before', who), trialSale(stage, `${who}/sell`, who, size), look('after', who)]
  const ofMany = (some: readonly string[]) => inTurns(stage, some, other => [...buys(stage, other, other), sells(stage, other, other)])
  const middle = Math.floor(others.length / 2)
  const [first, second] = [others.slice(0, middle), others.slice(middle)].map(ofMany) as [Course, Course]
  const much = [
    ...inTurns(stage, whales, other => [...buys(stage, other, other, large), sells(stage, other, other, large)]),
    ...inTurns(stage, whales, other => rests(stage, { whales: [other], size })),
  ]
  const rising = [
    ...inTurns(stage, whales, other => buys(stage, other, other, tide)),
    ...inTurns(stage, whales, other => [sells(stage, other, other, tide)]),
  ]
  const preparation: Course = [
    ...(stage.prelude ?? []),
    ...enters(stage, bystander, size, bystander),
    ...leaves(bystander),
    ...enters(stage, buyer, size, buyer),
    ...first,
  ]
  const trials = [[], second, much, rising].map(acts => [...acts, ...leaves(buyer)])
  const findings = await runInLab(rpc, experimentInBlocks(experimentOf(stage, trials, [...others, ...whales], { preparation })))
  const proceedsIn = (results: ReadonlyMap<string, Result> | undefined, who: string): bigint | undefined => {
    const [before, after] = ['before', 'after'].map(when => results && wordIn(results, `${who}/${when}`))
    return before === undefined || after === undefined ? undefined : after - before
  }
  const idle = proceedsIn(findings?.prepared, bystander)
  const later = (findings?.trials ?? []).map(trial => proceedsIn(trial, buyer))
  if (idle === undefined || later.length === 0 || later.includes(undefined)) return notTried('they need too much gas')
  // what the laboratory cannot sell before them either tells nothing of them
  if (idle <= 0n) return notTried('the token treats contracts differently, or refuses a sale at once')
  const [half, whole, behindMuch, behindTide] = later.map(proceeds => proceeds !== undefined && proceeds * 100n < idle * 85n)
  return { many: half === true || whole === true, large: behindMuch === true, tide: behindTide === true }
}

/** Somebody sells before the others, and somebody so many days after them, who bought the same. */
async function inTurn(rpc: Rpc, stage: Stage, { others, whales, isTide, size }: Many, days: number): Promise<Shown | undefined> {
  const { header, actors } = stage
  const { buyer, bystander } = actors
  const amount = saleAmount(stage, size)
  const leaves = (who: string, name: string) => sale(stage, `${name}/sell`, who, amount, size.gas)
  const traders = [
    ...others.map((other, nth) => ({ other, name: `${nth}`, size: few })),
    ...whales.map((other, nth) => ({ other, name: `much/${nth}`, size: isTide ? tide : large })),
  ]
  const each = isTide
    ? [
        ...traders.map(({ other, name, size: own }) => buys(stage, other, name, own)),
        ...traders.map(({ other, name, size: own }) => [sells(stage, other, name, own)]),
      ]
    : [...traders, undefined].map((one, nth) => [
        ...(one === undefined ? [] : buys(stage, one.other, one.name, one.size)),
        ...traders.slice(Math.max(0, nth - 1), nth).map(before => sells(stage, before.other, before.name, before.size)),
        ...(one === undefined ? rests(stage, { whales, size }) : []),
      ])
  const blocks = [
    ...opening(stage, 12),
    { after: 24, transactions: [...enters(stage, bystander, size, 'first'), ...enters(stage, buyer, size, 'last')] },
    { after: 24 + day, transactions: [leaves(bystander, 'first')] },
    ...each.map((transactions, nth) => ({ after: 36 + day + 12 * nth, transactions })),
    { after: 36 + (1 + days) * day, transactions: [leaves(buyer, 'last')] },
  ]
  const question: Question<Map<string, Outcome>> = simulateCall({
    header,
    blocks,
    overrides: purses(stage, size.purchase > tide.purchase ? size : tide, [buyer, bystander, ...others, ...whales]),
    randao: actors.randao,
    heard: stage.route.pool.address,
  })
  const [reply] = (await rpc(question)) as [Reply<Map<string, Outcome>>]
  if (!reply.ok) return notTried('the node refused them')
  const outcomeOf = (key: string) => reply.value.get(key)
  if (!outcomeOf('last/buy')?.ok || !outcomeOf('first/sell')?.ok)
    return notTried('it differs in the laboratory, and nobody sells before them')
  const [before, leg] = ['first/sell', 'last/sell'].map(key => saleLeg(stage, outcomeOf(key), amount)) as [Leg, Leg]
  // what a day does is nobody else's deed
  if (leg.ok && before.tax === leg.tax) return undefined
  const proof = proofOf(stage, question, `a sale after ${traders.length} others: ${leg.ok ? 'ok' : 'refused'}`)
  return { probes: [{ kind: 'crowd', ...leg, proof }], notRun: [] }
}
