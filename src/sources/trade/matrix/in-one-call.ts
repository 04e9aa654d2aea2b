import { SourceError } from '../../../errors.ts'
import type { Proof } from '../../../evidence/evidence.ts'
import type { Leg, Probe } from '../../../evidence/trading.ts'
import { attempt } from '../../attempt.ts'
import { decodeValues, encodeCall } from '../../evm/abi.ts'
import { hexNumber } from '../../evm/block.ts'
import type { Question, Reply, Rpc } from '../../evm/pool.ts'
import { type Act, type Experiment, experimentInOneCall, type Findings } from '../lab.ts'
import { experimentOf, failed, type Results, saleLeg, selling } from '../one-call.ts'
import { missing } from '../round-trip.ts'
import { balanceOf } from '../router.ts'
import { purchase, purse, type Size, type Stage, saleAmount } from '../stage.ts'
import { wordIn } from '../transactions.ts'
import { proofOf, shareOf } from './basis.ts'
import { times } from './times.ts'

interface Varied {
  readonly probes: readonly Probe[]
  readonly notRun: readonly string[]
}

const crowd = 12
const chances = 6
const hour = 3_600

/**
 * What of the probes fits into single calls: other sizes, other buyers and an operator, each undone before the next; and
 * the whole trade at another moment or in another block, where the node takes a block that differs from its own.
 */
export async function varyInOneCall(rpc: Rpc, stage: Stage, known: { readonly size: Size; readonly bought: bigint }): Promise<Varied> {
  const { header, actors } = stage
  const later = times.filter(after => after >= hour)
  const blocks = [
    ...later.map(after => ({ kind: 'moment' as const, after, block: {} })),
    ...Array.from({ length: chances }, (_, nth) => ({
      kind: 'chance' as const,
      after: 12 + 7 * nth,
      block: { prevRandao: actors.chance(nth), ...(nth % 2 === 1 && { feeRecipient: actors.another(`proposer ${nth}`) }) },
    })),
  ]
  const trade = tradeOf(stage, known.size)
  const [sizes, ...moments] = await Promise.all([
    inTrials(rpc, stage, known),
    ...blocks.map(async ({ kind, after, block }) => {
      const time = header.timestamp + BigInt(after)
      const leg = await elsewhere(rpc, stage, trade, { time, block })
      return leg && { kind, ...(kind === 'moment' && { after }), ...leg }
    }),
  ])
  const probes = moments.filter(found => found !== undefined)
  const lost = (kind: Probe['kind']) => !probes.some(found => found.kind === kind)
  return {
    probes: [...sizes.probes, ...probes],
    notRun: [
      ...sizes.notRun,
      ...(lost('moment') ? ['No trade at a later moment: this node does not run calls in a block that differs from its own.'] : []),
      ...(lost('chance') ? ['No trade in other blocks: this node does not run calls in a block that differs from its own.'] : []),
    ],
  }
}

async function ask(rpc: Rpc, question: Question<Findings | undefined>): Promise<Findings | undefined> {
  const answer = await attempt(rpc(question) as Promise<readonly [Reply<Findings | undefined>]>)
  if (answer instanceof SourceError) return undefined
  const [reply] = answer
  return reply.ok ? reply.value : undefined
}

/** Trials that begin at the same purchase and do not see each other. */
async function inTrials(rpc: Rpc, stage: Stage, { size, bought }: { readonly size: Size; readonly bought: bigint }): Promise<Varied> {
  const { token, actors, route } = stage
  const { buyer, recipient } = actors
  const others = Array.from({ length: crowd }, (_, nth) => actors.another(`other ${nth + 1}`))
  const operator = actors.another('operator')
  const amount = saleAmount(stage, size)
  const few: Size = { ...size, purchase: size.purchase < 1_000n ? size.purchase : 1_000n }
  const large = (share: bigint): Act[] => [
    ...purchase(stage, buyer, { ...size, purchase: (share * 13n) / 10n }, 'more').map(act => ({ ...act, must: true as const })),
    ...selling(stage, 'sell', buyer, (route.pool.tokenReserve * share) / 1_000_000n),
  ]
  const sized = (share: bigint) => ({ kind: 'amount' as const, amount: (route.pool.tokenReserve * share) / 1_000_000n, acts: large(share) })
  const trials = [
    {
      kind: 'crowd' as const,
      amount,
      acts: [...others.flatMap((other, nth) => purchase(stage, other, few, `other ${nth}`)), ...selling(stage, 'sell', buyer, amount)],
    },
    { kind: 'amount' as const, amount: bought / 2n, acts: selling(stage, 'sell', buyer, bought / 2n) },
    { kind: 'whole' as const, amount: bought, acts: selling(stage, 'sell', buyer, bought) },
    sized(1_000n),
    sized(10_000n),
    sized(50_000n),
    {
      kind: 'operator' as const,
      amount,
      acts: [
        { key: 'allow', from: buyer, to: token, data: encodeCall('approve(address,uint256)', operator, amount) },
        { key: 'sell', from: operator, to: token, data: encodeCall('transferFrom(address,address,uint256)', buyer, recipient, amount) },
        { key: 'received', to: token, data: balanceOf(recipient) },
      ],
    },
  ]
  const base = experimentOf(stage, size)
  const experiment: Experiment = {
    ...base,
    cast: [...base.cast, operator, ...others],
    balance: purse(stage, { ...size, purchase: 70_000n }).balance,
    trials: trials.map(({ acts }) => acts),
  }
  const question = experimentInOneCall(experiment)
  const findings = await ask(rpc, question)
  if (!findings) return { probes: [], notRun: ['Sales of other sizes and after purchases by others did not run.'] }
  const told = trials.flatMap(({ kind, amount: sold }, at): Omit<Probe, 'proof'>[] => {
    const results = findings.trials[at] ?? new Map()
    if (!results.has('sell')) return []
    return [{ kind, ...(kind !== 'operator' && { share: shareOf(stage, sold) }), ...legOf(stage, kind, results, sold) }]
  })
  const proof = proofOf(stage, question, `${told.filter(({ ok }) => ok).length} of ${told.length} went through`)
  const untried = trials.length - told.length
  return {
    probes: told.map(probe => ({ ...probe, proof })),
    notRun: untried > 0 ? [`${untried} of ${trials.length} further trades could not be tried: what they need could not be bought.`] : [],
  }
}

function legOf(stage: Stage, kind: Probe['kind'], results: Results, amount: bigint): Leg {
  if (kind !== 'operator') return saleLeg(stage, results, 'sell', amount)
  if (!results.get('sell')?.ok) return failed(results.get('sell'))
  const arrived = wordIn(results, 'received')
  return { ok: true, ...(arrived !== undefined && { tax: missing(arrived, amount) }) }
}

/** Purchase and sale in one call, to be asked in as many blocks as one likes. */
interface Trade {
  readonly size: Size
  readonly question: Question<Findings | undefined>
}

export function tradeOf(stage: Stage, size: Size): Trade {
  const experiment = experimentOf(stage, size)
  return { size, question: experimentInOneCall({ ...experiment, trials: experiment.trials.slice(0, 1) }) }
}

/** The trade in another block; `undefined` where it did not run, or not in that block. */
export async function elsewhere(
  rpc: Rpc,
  stage: Stage,
  { size, question }: Trade,
  { time, block }: { readonly time: bigint; readonly block: Readonly<Record<string, string>> },
): Promise<(Leg & { readonly proof: Proof }) | undefined> {
  const changed = { ...question, params: [...question.params, { time: hexNumber(time), ...block }] }
  const findings = await ask(rpc, changed)
  const [trial] = findings?.trials ?? []
  if (!findings?.prepared.get('buy')?.ok || !trial?.has('sell')) return undefined
  // a pool of Uniswap V2 notes the second of its last trade: a node that ignores the block it was given is found out
  const noted = decodeValues('uint256,uint256,uint256', findings.prepared.get('buy/after')?.data ?? '0x') as readonly bigint[] | undefined
  if (noted?.[2] !== time % 2n ** 32n) return undefined
  const leg = saleLeg(stage, trial, 'sell', saleAmount(stage, size))
  return { ...leg, proof: proofOf(stage, changed, leg.ok ? 'the sale went through' : 'the sale was refused') }
}
