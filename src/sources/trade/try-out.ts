import { SourceError } from '../../errors.ts'
import type { ContractFunction } from '../../evidence/contract.ts'
import type { Control, ControllerKind } from '../../evidence/control.ts'
import type { Evidence, EvidenceKind } from '../../evidence/evidence.ts'
import type { Trading } from '../../evidence/trading.ts'
import type { World } from '../../world.ts'
import { attempt } from '../attempt.ts'
import type { Header } from '../evm/block.ts'
import type { Reply, Rpc } from '../evm/pool.ts'
import { actorsOf } from './actors.ts'
import type { Route } from './market.ts'
import { tradeInOneCall } from './one-call.ts'
import { callsToProve, findOpening, powerCalls, powersOf, prove, type Screening, screen } from './powers.ts'
import { readTrading, roundTrip, sizes } from './round-trip.ts'
import { canFund, type Stage } from './stage.ts'
import { isUnsupported, type Outcome, type Transaction } from './transactions.ts'
import type { PowerCall } from './trials.ts'
import type { Exchange } from './venues.ts'

export interface Bench {
  readonly rpc: Rpc
  readonly world: World
  readonly token: string
  readonly exchange: Exchange
  readonly header: Header
  /** Deepest first. */
  readonly routes: readonly Route[]
  readonly control: Control
  /** Functions of the contract, as soon as they are known: at once, unless it is a proxy. */
  readonly functions: Promise<readonly ContractFunction[]>
  readonly kindOf: (caller: string) => ControllerKind
}

export interface TryOut {
  readonly known: Partial<Pick<Evidence, 'trading' | 'powers'>>
  readonly missing: Partial<Record<EvidenceKind, string>>
}

/** Most calls tried one by one when the lab cannot screen them. */
const mostOneByOne = 40

/** Makes fresh accounts trade the token, and its controllers do what they can, through the deepest pool that can be reached. */
export async function tryOut(bench: Bench): Promise<TryOut> {
  const { world, token, exchange, header, routes } = bench
  const route = routes.find(candidate => canFund({ route: candidate, exchange }))
  if (!route) return nothing(routes.length > 0 ? 'no pool can be reached with native coin' : 'there is no pool to trade in')
  const stage: Stage = { token, route, exchange, header, actors: actorsOf(world.random(32), token, header.number) }
  try {
    return await onStage(bench, stage)
  } catch (error) {
    if (error instanceof SourceError) return nothing(`the simulation did not end: ${error.message}`)
    throw error
  }
}

const nothing = (reason: string): TryOut => ({ known: {}, missing: { trading: reason, powers: reason } })

async function onStage(bench: Bench, stage: Stage): Promise<TryOut> {
  const { rpc, functions, control } = bench
  const calls = functions.then(found => powerCalls(stage, found, control))
  // trades and calls of the owner travel together: what the second makes of the first is worked out when both are back
  const [trading, screening, list] = await Promise.all([
    trade(rpc, stage, []),
    calls.then(tried => attempt(screen(rpc, stage, tried, 'transactions'))),
    calls,
  ])
  if (trading === 'unsupported') return inOneCall(bench, stage, list)
  if (!trading.buy.ok) return opened(bench, stage, trading, list)
  return withPowers(bench, stage, trading, list, screening)
}

/** All sizes at once, as ordinary transactions in blocks that follow one another. */
async function trade(rpc: Rpc, stage: Stage, prelude: readonly Transaction[]): Promise<Trading | 'unsupported'> {
  const names = Object.keys(sizes) as (keyof typeof sizes)[]
  const runs = await Promise.all(
    names.map(async name => {
      const question = roundTrip(stage, sizes[name], prelude)
      const [reply] = (await rpc(question)) as [Reply<Map<string, Outcome>>]
      return { name, size: sizes[name], question, reply }
    }),
  )
  if (runs.every(({ reply }) => isUnsupported(reply))) return 'unsupported'
  const done = runs.flatMap(({ reply, ...run }) => (reply.ok ? [{ ...run, outcomes: reply.value }] : []))
  if (done.length > 0) return readTrading(stage, done)
  throw new SourceError({ source: 'The node', code: 'UPSTREAM_UNAVAILABLE', problem: 'could not run the simulated blocks' })
}

/** The form for nodes that run one call at a time; what it cannot show is said in `notRun`. */
async function inOneCall(bench: Bench, stage: Stage, calls: readonly PowerCall[]): Promise<TryOut> {
  const [trading, screening] = await Promise.all([
    tradeInOneCall(bench.rpc, stage),
    attempt(screen(bench.rpc, stage, calls, 'code override')),
  ])
  if (!trading) return nothing('the node offers neither eth_simulateV1 nor code overrides')
  const reason =
    screening instanceof SourceError ? screening.message : 'powers were screened, and this node has no eth_simulateV1 to prove them with'
  return { known: { trading }, missing: { powers: reason } }
}

/** Nobody can buy. If a call of the owner opens trading, the round trip is made behind that call. */
async function opened({ rpc }: Bench, stage: Stage, trading: Trading, calls: readonly PowerCall[]): Promise<TryOut> {
  const missing = { powers: 'nobody can buy yet, so there is no sale to compare with' }
  const opening = await findOpening(
    rpc,
    stage,
    calls.filter(({ role }) => role === 'owner'),
    'transactions',
  )
  const behind =
    opening && (await trade(rpc, stage, [{ key: 'open', from: opening.caller, to: stage.token, data: opening.calldata, gas: 1_000_000n }]))
  if (!opening || !behind || behind === 'unsupported' || !behind.buy.ok) return { known: { trading }, missing }
  const [proof] = behind.proofs
  return {
    known: {
      trading: { ...behind, buy: trading.buy, ...(proof && { opensWith: { caller: opening.caller, selector: opening.selector, proof } }) },
    },
    missing,
  }
}

async function withPowers(
  { rpc, kindOf }: Bench,
  stage: Stage,
  trading: Trading,
  calls: readonly PowerCall[],
  screening: Screening | SourceError,
): Promise<TryOut> {
  if (calls.length === 0) return { known: { trading }, missing: { powers: 'no function that changes state was found in the code' } }
  if (screening instanceof SourceError) return { known: { trading }, missing: { powers: screening.message } }
  // in the lab buyers are contracts: where the token refuses those, calls are tried one by one with ordinary accounts
  const labFails = !screening.baselineSold && trading.sales.some(({ ok }) => ok)
  const chosen = labFails ? calls.slice(0, mostOneByOne) : callsToProve(screening.suspects)
  const effects = await attempt(prove(rpc, stage, chosen, kindOf))
  if (effects instanceof SourceError) return { known: { trading }, missing: { powers: effects.message } }
  const untried =
    labFails && calls.length > mostOneByOne
      ? [`Only ${mostOneByOne} of ${calls.length} calls were tried: the token treats contracts differently.`]
      : []
  const notRun = [...trading.notRun, ...screening.notRun, ...untried]
  return { known: { trading: { ...trading, notRun }, powers: powersOf(stage, screening, effects, kindOf) }, missing: {} }
}
