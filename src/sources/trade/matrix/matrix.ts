import { SourceError } from '../../../errors.ts'
import type { Proof } from '../../../evidence/evidence.ts'
import type { Probe, Sale, Trading } from '../../../evidence/trading.ts'
import { attempt } from '../../attempt.ts'
import type { Question, Reply, Rpc } from '../../evm/pool.ts'
import { givenIn, type Run, sync } from '../round-trip.ts'
import { type Size, type Stage, saleAmount, untaxed } from '../stage.ts'
import { ampleGas, type Outcome, ordinaryGas, ranOut, tookMuch, wordIn } from '../transactions.ts'
import { ofAmounts } from './amounts.ts'
import { type Basis, day, type Group, proofOf, ratio, type Shown, type Told } from './basis.ts'
import { simulateBatch } from './branches.ts'
import { asSimulation, byChance, byContract } from './environments.ts'
import { afterBlocks, atHeights } from './heights.ts'
import { laterPurchase } from './later-purchase.ts'
import { afterMany } from './many.ts'
import { afterOthers, afterRush, atTimes } from './times.ts'

interface Answer {
  readonly group: Group
  readonly outcomes: ReadonlyMap<string, Outcome>
  readonly shown: Shown
  readonly proof: Proof
  /** Why it says less than it should: the node broke off. */
  readonly broken?: string
}

/** Every condition that is varied, in requests that travel together: one round trip behind the first round trip. */
export async function probe(rpc: Rpc, stage: Stage, first: Run & { readonly trading: Trading }): Promise<Trading> {
  const { trading } = first
  const basis = basisOf(stage, first)
  if (!basis) return trading
  const groups = [atTimes, ofAmounts, afterOthers, afterRush, afterBlocks, byChance, asSimulation, byContract]
  const { tax = 0 } = trading.buy
  const [heights, laterBuy, many, ...answers] = await Promise.all([
    // a purchase that waits for the opening cannot be made in one call
    stage.prelude === undefined ? atHeights(rpc, stage, basis.size) : { probes: [], notRun: [] },
    // few lose so much that it matters whether they do for long
    tax >= muchLost ? attempt(laterPurchase(rpc, stage, basis.size)) : undefined,
    afterMany(rpc, stage, { outcomes: first.outcomes, size: basis.size }),
    ...groups.map(group => runWell(rpc, basis, group)),
  ])
  const later = laterBuy && !(laterBuy instanceof SourceError) && laterBuy.tax < tax ? { laterBuy } : {}
  const all = merged(stage, trading, answers)
  return {
    ...all,
    ...later,
    probes: [...(all.probes ?? []), ...many.probes, ...heights.probes],
    notRun: [...all.notRun, ...many.notRun, ...heights.notRun],
  }
}

/** Share of a purchase. */
const muchLost = 0.1

/** `undefined` where nothing was bought that could be sold. */
function basisOf(stage: Stage, { size, outcomes, trading }: Run & { readonly trading: Trading }): Basis | undefined {
  const bought = wordIn(outcomes, 'bought')
  if (!trading.buy.ok || bought === undefined || trading.sales.length === 0) return undefined
  const sale = outcomes.get('sell')
  const used = [...outcomes.values()].reduce((most, { gasUsed }) => (gasUsed > most ? gasUsed : most), 0n)
  // twice of what was used: a part is given back afterwards, and a sale may find other work to do
  const gas = size.gas === ordinaryGas ? ordinaryGas : used * 2n
  return {
    stage,
    size: { ...size, gas },
    bought,
    given: givenIn(outcomes, sale?.ok ? 'sell' : 'sell later', saleAmount(stage, size)),
    arrives: arrives(stage, size, bought),
    wait: sale?.ok ? 12 : day,
    tightGas: sale?.ok ? (sale.gasUsed * 8n) / 5n : undefined,
    direct: outcomes.get('buy')?.logs.some(({ address, topics }) => address === stage.route.pool.address && topics[0] === sync) ?? false,
  }
}

/** In millionths, and never less than a twentieth: what loses more is not bought for its size. */
function arrives(stage: Stage, size: Size, bought: bigint): bigint {
  const whole = untaxed(stage, size)
  const part = whole > 0n ? (bought * 1_000_000n) / whole : 1_000_000n
  return part < 50_000n ? 50_000n : part > 1_000_000n ? 1_000_000n : part
}

/**
 * Some sales have other work to do, such as selling fees and handing them out, and a wallet would give those more gas. What ran
 * out of gas is tried with more; what then needs little of it was refused for how much there is, and stays as it was.
 */
async function runWell(rpc: Rpc, basis: Basis, groupOf: (basis: Basis) => Group): Promise<Answer> {
  const { stage, size } = basis
  const answer = await run(rpc, stage, groupOf(basis))
  const failures = [...answer.outcomes].filter(([, { ok }]) => !ok)
  const branchOf = (key: string) => key.split('/').slice(0, -1).join('/')
  const starved = failures.flatMap(([key, outcome]) => (ranOut(outcome) ? [branchOf(key)] : []))
  if (size.gas !== ordinaryGas || starved.length === 0) return answer
  const again = await run(rpc, stage, groupOf({ ...basis, size: { ...size, gas: ampleGas } }))
  const healed = failures.flatMap(([key]) => {
    const now = again.outcomes.get(key)
    return now?.ok ? [{ key, now }] : []
  })
  // what one sale has done is done, so that those after it may need little
  const forWant = healed.every(({ key }) => starved.includes(branchOf(key))) && healed.some(({ now }) => tookMuch(now))
  return forWant && again.broken === undefined ? again : answer
}

async function run(rpc: Rpc, stage: Stage, group: Group): Promise<Answer> {
  const answers = await Promise.all(simulateBatch(stage, group.batch).map(question => ask(rpc, question)))
  const outcomes = new Map(answers.flatMap(({ outcomes: own }) => [...own]))
  const reasons = [...new Set(answers.flatMap(({ broken }) => broken ?? []))]
  const shown = group.read(outcomes)
  const told = [...(shown.sales ?? []), ...shown.probes]
  const [first] = answers
  const said = `${group.name}: ${told.filter(({ ok }) => ok).length} of ${told.length} went through`
  const proof = proofOf(stage, { method: 'eth_simulateV1', params: first?.params ?? [] }, said)
  if (reasons.length === 0) return { group, outcomes, shown, proof }
  return {
    group,
    outcomes,
    proof,
    shown: { ...shown, notRun: [`${group.name} could not all be tried: ${reasons.join('; ')}.`] },
    ...(group.needed && { broken: `${group.name.toLowerCase()} could not all be tried (${reasons.join('; ')})` }),
  }
}

async function ask(
  rpc: Rpc,
  question: Question<Map<string, Outcome>>,
): Promise<{ params: readonly unknown[]; outcomes: ReadonlyMap<string, Outcome>; broken?: string }> {
  const { params } = question
  const answer = await attempt(rpc(question) as Promise<readonly [Reply<Map<string, Outcome>>]>)
  if (answer instanceof SourceError) return { params, outcomes: new Map(), broken: answer.message.replace(/\.$/, '') }
  const [reply] = answer
  if (reply.ok) return { params, outcomes: reply.value }
  return { params, outcomes: new Map(), broken: 'the node refuses the request' }
}

/** The trading record with everything that the probes have shown. What they have not shown leaves it as it was, and is named. */
function merged(stage: Stage, trading: Trading, answers: readonly Answer[]): Trading {
  const probes = answers.flatMap(({ shown, proof }) => shown.probes.map(told => withProof(told, proof)))
  const told = answers.flatMap(({ shown }) => shown.probes)
  const ladder = answers.flatMap(({ shown, proof }) => (shown.sales ?? []).map((sale): Sale => ({ ...sale, proof })))
  const contradicted = ladder.some(sale => !sale.ok && trading.sales.some(({ ok, after }) => ok && after === sale.after))
  const { sales, others } = contradicted
    ? { sales: trading.sales, others: ladder }
    : { sales: withBasic(ladder, trading.sales), others: [] }
  const broken = answers.flatMap(answer => answer.broken ?? [])
  return {
    ...trading,
    sales,
    probes: [
      ...(trading.probes ?? []),
      ...probes,
      ...others.flatMap(({ proof, after: _, ...leg }) => (proof ? [{ kind: 'crowd' as const, ...leg, proof }] : [])),
    ],
    ...limits(stage, trading, told),
    notRun: [...trading.notRun, ...answers.flatMap(({ shown }) => shown.notRun)],
    ...(broken.length > 0 && { incomplete: broken.join('; ') }),
  }
}

const withProof = ({ quoteOut: _, ...told }: Told, proof: Proof): Probe => ({ ...told, proof })

/** Sales of accounts that did nothing but wait; of times that none of them could try, those of the first round trip. */
function withBasic(ladder: readonly Sale[], basic: readonly Sale[]): Sale[] {
  const missing = basic.filter(({ after }) => !ladder.some(sale => sale.after === after))
  return [...ladder, ...missing].sort((a, b) => a.after - b.after)
}

/** How much can be sold at once, by all sizes that were tried. */
function limits(stage: Stage, trading: Trading, told: readonly Told[]): Pick<Trading, 'sellLimit' | 'largestSale'> {
  const { pool } = stage.route
  const sized = told.flatMap(({ kind, share, ok, quoteOut }) => (kind === 'amount' && share !== undefined ? [{ share, ok, quoteOut }] : []))
  const largest = sized.filter(({ ok }) => ok).sort((a, b) => b.share - a.share)[0]
  const passed = [largest?.share, trading.sellLimit?.accepted].filter(share => share !== undefined)
  const accepted = Math.max(...passed)
  const refused = sized
    .filter(({ ok, share }) => !ok && share > accepted)
    .map(({ share }) => share)
    .concat(trading.sellLimit && trading.sellLimit.refused > accepted ? [trading.sellLimit.refused] : [])
  const quote = largest?.quoteOut
  const usd = pool.usd === undefined || quote === undefined ? undefined : ratio(quote, pool.quoteReserve) * (pool.usd / 2)
  return {
    ...(largest && quote !== undefined && { largestSale: { share: largest.share, quote, ...(usd !== undefined && { usd }) } }),
    ...(passed.length > 0 && refused.length > 0 && { sellLimit: { refused: Math.min(...refused), accepted } }),
  }
}
