import type { Leg, Trading } from '../../evidence/trading.ts'
import { revertReason } from '../evm/abi.ts'
import { hexNumber } from '../evm/block.ts'
import type { Reply, Rpc } from '../evm/pool.ts'
import { type Act, type Experiment, experimentInOneCall, type Findings, type Result } from './lab.ts'
import { varyInOneCall } from './matrix/in-one-call.ts'
import { givenIn, sellLimitOf, sizes } from './round-trip.ts'
import { balanceOf, swapTokens, transfer } from './router.ts'
import { approval, poolRead, purchase, purse, type Size, type Stage, saleAmount, tokenInPool } from './stage.ts'
import { wordIn } from './transactions.ts'

const notCarried = 'No sale at a later time than the purchase: this node runs one call at a time (no eth_simulateV1).'
const contractsAct = 'Buyer and seller were accounts with borrowed code, which a contract can tell from ordinary ones.'

/** A round trip in one moment, for nodes without `eth_simulateV1`. `undefined` when the node cannot lend code to accounts either. */
export async function tradeInOneCall(rpc: Rpc, stage: Stage): Promise<Trading | undefined> {
  const tried = [sizes.ordinary, sizes.taxed, sizes['heavily taxed'], sizes.small]
  const runs = await Promise.all(
    tried.map(async size => {
      const question = experimentInOneCall(experimentOf(stage, size))
      const [reply] = (await rpc(question)) as [Reply<Findings | undefined>]
      return { size, question, findings: reply.ok ? reply.value : undefined }
    }),
  )
  const answered = runs.flatMap(({ findings, ...run }) => (findings ? [{ ...run, findings }] : []))
  const bought = answered.filter(({ findings }) => findings.prepared.get('buy')?.ok)
  const fitting = bought.filter(
    ({ size, findings }) => (wordIn(findings.prepared, 'bought') ?? 0n) >= 2n * saleAmount(stage, size) && saleAmount(stage, size) > 1n,
  )
  const best = fitting.find(({ findings }) => findings.trials[0]?.get('sell')?.ok) ?? fitting[0] ?? bought[0] ?? answered[0]
  if (!best) return undefined
  const { pool } = stage.route
  const amount = saleAmount(stage, best.size)
  const [selling, moving] = best.findings.trials
  const proof = {
    source: 'Node',
    method: best.question.method,
    params: best.question.params,
    block: Number(stage.header.number),
    result: `buy ${word(best.findings.prepared.get('buy'))}; sell ${word(selling?.get('sell'))}; transfer ${word(moving?.get('transfer'))}`,
  }
  const arrived = wordIn(best.findings.prepared, 'bought')
  const varied =
    fitting.includes(best) && arrived !== undefined
      ? await varyInOneCall(rpc, stage, { size: best.size, bought: arrived })
      : { probes: [], notRun: [] }
  return {
    venue: pool.venue,
    pool: pool.address,
    method: 'code override',
    buy: buyLeg(stage, best.findings.prepared),
    sales: fitting.includes(best) ? [{ after: 0, ...saleLeg(stage, selling, 'sell', amount) }] : [],
    ...(fitting.includes(best) && { transfer: transferLeg(moving, amount) }),
    ...(fitting.includes(best) && moving?.get('transfer')?.ok && { resale: saleLeg(stage, moving, 'resell', amount / 2n) }),
    ...sellLimitOf(
      stage,
      fitting.map(({ size, findings }) => ({ size, sold: findings.trials[0]?.get('sell')?.ok === true })),
    ),
    ...(varied.probes.length > 0 && { probes: varied.probes }),
    notRun: [notCarried, contractsAct, ...varied.notRun],
    proofs: [proof],
  }
}

/** A sale with what the pool and its seller have before and after it. */
export function selling(stage: Stage, key: string, from: string, sold: bigint): Act[] {
  const { venue, quote } = stage.route
  const holds = (when: string): Act => ({ key: `${key}/${when}`, to: stage.token, data: balanceOf(from) })
  return [
    { key: `${key}/before`, ...poolRead(stage) },
    holds('had'),
    { key, from, to: venue.router, data: swapTokens(venue, sold, { path: [stage.token, quote.address], to: from }) },
    holds('kept'),
    { key: `${key}/after`, ...poolRead(stage) },
  ]
}

/** A purchase, and behind it a sale and a transfer that do not see each other. */
export function experimentOf(stage: Stage, size: Size): Experiment {
  const { token, header, actors } = stage
  const { buyer, recipient } = actors
  const amount = saleAmount(stage, size)
  const reserves = (key: string): Act => ({ key, ...poolRead(stage) })
  const holds = (key: string, holder: string): Act => ({ key, to: token, data: balanceOf(holder) })
  const sell = (key: string, from: string, sold: bigint): Act[] => selling(stage, key, from, sold)
  return {
    header,
    actors,
    cast: [buyer, recipient],
    balance: purse(stage, size).balance ?? hexNumber(0),
    preparation: [
      reserves('buy/before'),
      ...purchase(stage, buyer, size),
      reserves('buy/after'),
      holds('bought', buyer),
      approval(stage, 'allow', buyer),
    ],
    trials: [
      sell('sell', buyer, amount),
      [
        { key: 'transfer', from: buyer, to: token, data: transfer(recipient, amount) },
        holds('received', recipient),
        approval(stage, 'allow', recipient),
        ...sell('resell', recipient, amount / 2n),
      ],
    ],
  }
}

export type Results = ReadonlyMap<string, Result>

const word = (result: Result | undefined): string => (result?.ok ? 'ok' : (result && revertReason(result.data)) || 'failed')
export const failed = (result: Result | undefined): Leg => {
  const reason = result && revertReason(result.data)
  return { ok: false, ...(reason !== undefined && { reason }) }
}

/** Change of what the pool has of the token over an act. */
function moved(stage: Stage, results: Results | undefined, key: string): bigint | undefined {
  const at = (when: string) => tokenInPool(stage, results?.get(`${key}/${when}`)?.data ?? '0x')
  const [before, after] = [at('before'), at('after')]
  return before === undefined || after === undefined ? undefined : after - before
}

const missing = (part: bigint, whole: bigint): number =>
  part >= whole || whole <= 0n ? 0 : Number(((whole - part) * 1_000_000n) / whole) / 1_000_000

function buyLeg(stage: Stage, results: Results): Leg {
  if (!results.get('buy')?.ok) return failed(results.get('buy'))
  const [out, arrived] = [moved(stage, results, 'buy'), wordIn(results, 'bought')]
  return { ok: true, ...(out !== undefined && out < 0n && arrived !== undefined && { tax: missing(arrived, -out) }) }
}

export function saleLeg(stage: Stage, results: Results | undefined, key: string, amount: bigint): Leg {
  if (!results?.get(key)?.ok) return failed(results?.get(key))
  const into = moved(stage, results, key)
  return { ok: true, ...(into !== undefined && { tax: missing(into, givenIn(results, key, amount)) }) }
}

function transferLeg(results: Results | undefined, amount: bigint): Leg {
  if (!results?.get('transfer')?.ok) return failed(results?.get('transfer'))
  const arrived = wordIn(results, 'received')
  return { ok: true, ...(arrived !== undefined && { tax: missing(arrived, amount) }) }
}
