import { SourceError } from '../../errors.ts'
import type { Control } from '../../evidence/control.ts'
import type { Evidence, EvidenceKind } from '../../evidence/evidence.ts'
import type { PowerEffect } from '../../evidence/powers.ts'
import type { Trading } from '../../evidence/trading.ts'
import type { Transfers } from '../../evidence/transfers.ts'
import type { World } from '../../world.ts'
import { attempt } from '../attempt.ts'
import type { Header } from '../evm/block.ts'
import type { Reply, Rpc } from '../evm/pool.ts'
import { notInFast } from '../source.ts'
import { actorsOf } from './actors.ts'
import { findWayIn } from './admission.ts'
import { balanceSlotsOf } from './balance-slots.ts'
import { powerCalls } from './calls.ts'
import { held } from './confirm.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Known } from './controllers/kinds.ts'
import { afterAll } from './counters.ts'
import { findLevers } from './levers.ts'
import type { Route } from './market.ts'
import { findHolders, type HolderTrial } from './matrix/holders.ts'
import { probe } from './matrix/matrix.ts'
import { tradeInOneCall } from './one-call.ts'
import type { Found as Opened } from './opening.ts'
import { type Prepared, prepared, screen, sent } from './powers.ts'
import { provePowers } from './prove.ts'
import { bestOf, type Run, readTrading, roundTrip, sizes } from './round-trip.ts'
import { knownState } from './sought.ts'
import { canFund, type Stage } from './stage.ts'
import { byLot, powersOf, withoutLuck } from './told.ts'
import { isUnsupported, type Outcome } from './transactions.ts'
import type { Exchange } from './venues.ts'
import { callsToProve, guardedFirst } from './worthy.ts'

export interface Bench {
  readonly rpc: Rpc
  readonly world: World
  readonly token: string
  readonly exchange: Exchange
  readonly header: Header
  /** Deepest first. */
  readonly routes: readonly Route[]
  readonly control: Control
  /** Who may have a say, and what they can call; a failure to look for them is one of the powers, not of the trades. */
  controllers(): Promise<Controllers | SourceError>
  /** Ends with the first trades. */
  readonly fast?: boolean
}

export interface TryOut {
  readonly known: Partial<Pick<Evidence, 'trading' | 'transfers' | 'powers'>>
  readonly missing: Partial<Record<EvidenceKind, string>>
}

/** Most calls tried one by one when the lab cannot screen them. */
const mostOneByOne = 40

/** Makes fresh accounts trade the token, and its controllers do what they can, through the deepest pool that can be reached. */
export async function tryOut(bench: Bench): Promise<TryOut> {
  const { world, token, exchange, header, routes } = bench
  const route = routes.find(candidate => canFund({ route: candidate, exchange }))
  if (!route) {
    const none = nothing(routes.length > 0 ? 'no pool can be reached with native coin' : 'there is no pool to trade in')
    return bench.fast ? { ...none, missing: { ...none.missing, powers: notInFast } } : none
  }
  const stage: Stage = { token, route, exchange, header, actors: actorsOf(world.random(32), token, header.number) }
  try {
    if (bench.fast) return await firstTrades(bench.rpc, stage)
    const controllers = bench.controllers()
    return await onStage({ ...bench, controllers: () => controllers }, stage)
  } catch (error) {
    if (error instanceof SourceError) return nothing(`the simulation did not end: ${error.message}`)
    throw error
  }
}

/** All that a fast scan asks: what it does not know it says, so that it never ends better than a whole one. */
async function firstTrades(rpc: Rpc, stage: Stage): Promise<TryOut> {
  const missing = { transfers: notInFast, powers: notInFast }
  const traded = await trade(rpc, stage)
  const trading = traded === 'unsupported' ? await tradeInOneCall(rpc, stage) : traded.trading
  if (!trading) return nothing('the node offers neither eth_simulateV1 nor code overrides')
  return { known: { trading: { ...trading, incomplete: notInFast } }, missing }
}

const nothing = (reason: string): TryOut => ({ known: {}, missing: { trading: reason, transfers: reason, powers: reason } })

async function onStage(bench: Bench, stage: Stage): Promise<TryOut> {
  const { rpc, control, controllers } = bench
  const holders = findHolders(rpc, stage, control.owner)
  const trades = attempt(trade(rpc, stage))
  const slots = balanceSlotsOf(rpc, stage)
  const knowing = async (): Promise<Stage> => ({ ...stage, balanceSlots: await slots })
  // the laboratory buys for itself: it does not wait to hear whether somebody could
  const early = Promise.all([controllers(), knowing()]).then(([found, at]) =>
    found instanceof SourceError ? undefined : sent(rpc, prepared(at, powerCalls(at, found), 'transactions')),
  )
  // what fails here fails once more where it is needed
  void early.catch(() => undefined)
  try {
    const traded = await trades
    if (traded instanceof SourceError) throw traded
    if (traded === 'unsupported') return await inOneCall(bench, stage, holders)
    if (!traded.trading.buy.ok) return await opened(bench, await knowing(), traded.trading, holders)
    const { trading } = traded
    const at = await knowing()
    // what is known of trades by now is enough for a first verdict; the probes vary it while powers are proved, which takes longest:
    // the first calls of those go out before them, so that a node with much to do answers what others wait for first
    const [powers, probed, transfers] = await Promise.all([
      withPowers(bench, at, trading, early),
      Promise.allSettled([early]).then(() => probe(rpc, stage, traded)),
      holders.sell(false, stage),
    ])
    return withHolders(joined(powers, probed), transfers)
  } finally {
    // nothing is asked any more when all is told
    const asked = early.then(ready => Promise.allSettled((ready?.requests ?? []).map(({ findings }) => findings)))
    await Promise.allSettled([holders.searched, asked])
  }
}

/** The powers beside the trades that were varied meanwhile. */
function joined({ known, missing }: TryOut, probed: Trading): TryOut & { readonly known: { readonly trading: Trading } } {
  const powers = known.powers && byLot(probed.probes) ? withoutLuck(known.powers) : known.powers
  const notRun = [...new Set([...probed.notRun, ...(known.trading?.notRun ?? [])])]
  const probes = [...(probed.probes ?? []), ...(known.trading?.probes ?? [])]
  return { known: { ...known, ...(powers && { powers }), trading: { ...probed, ...(probes.length > 0 && { probes }), notRun } }, missing }
}

/** Holders are told of beside the trades, or why they are not. */
const withHolders = ({ known, missing }: TryOut, transfers: Transfers | string): TryOut =>
  typeof transfers === 'string' ? { known, missing: { ...missing, transfers } } : { known: { ...known, transfers }, missing }

interface Traded extends Run {
  readonly trading: Trading
}

/** All sizes at once, as ordinary transactions in blocks that follow one another. */
async function trade(rpc: Rpc, stage: Stage): Promise<Traded | 'unsupported'> {
  const names = Object.keys(sizes) as (keyof typeof sizes)[]
  const runs = await Promise.all(
    names.map(async name => {
      const question = roundTrip(stage, sizes[name])
      const [reply] = (await rpc(question)) as [Reply<Map<string, Outcome>>]
      return { name, size: sizes[name], question, reply }
    }),
  )
  if (runs.every(({ reply }) => isUnsupported(reply))) return 'unsupported'
  const done = runs.flatMap(({ reply, ...run }) => (reply.ok ? [{ ...run, outcomes: reply.value }] : []))
  const best = bestOf(stage, done)
  if (best) return { ...best, trading: readTrading(stage, done) }
  throw new SourceError({ source: 'The node', code: 'UPSTREAM_UNAVAILABLE', problem: 'could not run the simulated blocks' })
}

/** The form for nodes that run one call at a time; what it cannot show is said in `notRun`. */
async function inOneCall(bench: Bench, stage: Stage, holders: HolderTrial): Promise<TryOut> {
  const controllers = await bench.controllers()
  const [[trading, transfers], screening] = await Promise.all([
    tradeInOneCall(bench.rpc, stage).then(async tried => [tried, await holders.sell(!tried?.buy.ok, stage)] as const),
    controllers instanceof SourceError
      ? controllers
      : attempt(screen(bench.rpc, prepared(stage, powerCalls(stage, controllers), 'code override'))),
  ])
  if (!trading) return nothing('the node offers neither eth_simulateV1 nor code overrides')
  const reason =
    screening instanceof SourceError ? screening.message : 'powers were screened, and this node has no eth_simulateV1 to prove them with'
  return withHolders({ known: { trading }, missing: { powers: reason } }, transfers)
}

/** Nobody can buy. If that changes by a call of somebody with a say or of the buyer himself, or by itself, the round trip is made behind it. */
async function opened(bench: Bench, stage: Stage, trading: Trading, holders: HolderTrial): Promise<TryOut> {
  const { rpc, controllers } = bench
  const missing = { powers: 'nobody can buy yet, so there is no sale to compare with' }
  const found = await controllers()
  const calls = found instanceof SourceError ? [] : powerCalls(stage, found)
  const opening = await findWayIn(rpc, stage, calls, holders.bought)
  const behind = opening && (await trade(rpc, opening.stage))
  if (!opening || !behind || behind === 'unsupported' || !behind.trading.buy.ok) {
    const [sales, unbought] = await Promise.all([
      // whoever bought before could buy then: a sale that is refused to them is not one that waits for the opening
      holders.sell(true, stage),
      holders.unbought(),
    ])
    return withHolders({ known: { trading: { ...trading, ...(unbought && { unbought }) } }, missing }, sales)
  }
  const [probed, transfers, powers, worse] = await Promise.all([
    probe(rpc, opening.stage, behind),
    holders.sell(false, opening.stage),
    // powers over holders begin when there can be holders
    withPowers(bench, opening.stage, behind.trading),
    found instanceof SourceError || !opening.worse ? undefined : openedWorse(rpc, found, opening.worse, behind.trading),
  ])
  const [proof] = probed.proofs
  const { known, missing: unknown } = joined(withEffect(powers, worse), probed)
  const told = { ...known.trading, buy: trading.buy, buyWhenOpen: behind.trading.buy, ...(proof && { opensWith: opening.how(proof) }) }
  return withHolders({ known: { ...known, trading: told }, missing: unknown }, transfers)
}

/** What whoever opens the market can make of sales by the way in which he does. */
async function openedWorse(
  rpc: Rpc,
  found: Controllers,
  { stage, call }: NonNullable<Opened['worse']>,
  { sales }: Trading,
): Promise<PowerEffect | undefined> {
  const [traded, holders] = await Promise.all([attempt(trade(rpc, stage)), found.holders()])
  if (traded instanceof SourceError || traded === 'unsupported' || !traded.trading.buy.ok) return undefined
  const { trading } = traded
  const [proof] = trading.proofs
  const controller: Known = { ...unknownController(call.caller), ...holders.get(call.caller) }
  // a contract that can call nobody does nothing, whoever asks it
  if (!proof || controller.kind === 'nobody' || trading.sales.length === 0) return undefined
  const [before, tax] = [leastTax(sales), leastTax(trading.sales)]
  const blocked = trading.sales.every(({ ok }) => !ok)
  if (before === undefined || !(blocked || (tax !== undefined && tax >= before + 0.1))) return undefined
  return {
    kind: blocked ? 'blocks all sales' : 'raises the sell tax',
    caller: call.caller,
    role: call.by.role,
    ...held(controller, call.by),
    ...(call.target !== stage.token && { target: call.target }),
    ...(call.steps && { steps: call.steps.map(({ caller, calldata }) => ({ caller, calldata })) }),
    selector: call.selector,
    calldata: call.calldata,
    ...(!blocked && tax !== undefined && { tax }),
    proof,
  }
}

/** Of sales that went through and were measured. */
function leastTax(sales: Trading['sales']): number | undefined {
  const taxes = sales.flatMap(({ ok, tax }) => (ok && tax !== undefined ? [tax] : []))
  return taxes.length > 0 ? Math.min(...taxes) : undefined
}

const withEffect = ({ known, missing }: TryOut, effect: PowerEffect | undefined): TryOut =>
  effect && known.powers
    ? { known: { ...known, powers: { ...known.powers, effects: [...known.powers.effects, effect] } }, missing }
    : { known, missing }

async function withPowers(
  { rpc, controllers }: Bench,
  stage: Stage,
  trading: Trading,
  early?: Promise<Prepared | undefined>,
): Promise<TryOut> {
  const lacking = (reason: string, told = trading): TryOut => ({ known: { trading: told }, missing: { powers: reason } })
  const found = await controllers()
  if (found instanceof SourceError) return lacking(found.message)
  const ready = (await early) ?? prepared(stage, powerCalls(stage, found), 'transactions')
  const { calls } = ready
  if (calls.length === 0) return lacking('no function that changes state was found in the code')
  const controllerOf = found.holders().then(
    holders =>
      (address: string): Known => ({ ...unknownController(address), ...holders.get(address) }),
  )
  const known = knownState(rpc, stage, found)
  // what fails here fails once more where it is needed
  void known.catch(() => undefined)
  const screening = await attempt(screen(rpc, ready))
  if (screening instanceof SourceError) return lacking(screening.message)
  // in the lab buyers are contracts: where the token refuses those, calls are tried one by one with ordinary accounts
  const labFails = !screening.baselineSold && trading.sales.some(({ ok }) => ok)
  const chosen = labFails ? guardedFirst(screening).slice(0, mostOneByOne) : callsToProve(screening.suspects)
  const [proved, levers, counted] = await Promise.all([
    attempt(provePowers(rpc, stage, found, screening, { chosen, controllerOf, slots: found.slots, known })),
    attempt(findLevers(rpc, stage, found, screening, controllerOf)),
    attempt(known.then(state => afterAll(rpc, stage, state))),
  ])
  const told = { ...trading, ...(!(counted instanceof SourceError) && counted.length > 0 && { probes: counted }) }
  if (proved instanceof SourceError) return lacking(proved.message, told)
  const untried =
    labFails && calls.length > mostOneByOne
      ? [`Only ${mostOneByOne} of ${calls.length} calls were tried: the token treats contracts differently.`]
      : []
  // what was not tried is not cleared: only what was found may be told
  const [reason] = untried
  if (reason !== undefined && proved.effects.length === 0) return lacking(reason, told)
  const all = [screening, ...proved.more]
  const unseen = levers instanceof SourceError ? [`Switches in the storage were not looked for: ${levers.message}.`] : []
  const uncounted = counted instanceof SourceError ? [`Whether sales are counted was not looked for: ${counted.message}.`] : []
  const notRun = [...trading.notRun, ...uncounted, ...found.notes, ...all.flatMap(({ notRun: lost }) => lost), ...untried, ...unseen]
  const tried = {
    calls: all.flatMap(one => one.calls),
    accepted: all.flatMap(({ accepted }) => accepted),
    requests: all.flatMap(({ requests }) => requests),
    unseen: [...new Set([...screening.untried, ...proved.untried].map(({ selector }) => selector))],
  }
  return {
    known: {
      trading: { ...told, notRun },
      powers: powersOf(stage, tried, { ...proved, levers: levers instanceof SourceError ? [] : levers }, await controllerOf),
    },
    missing: {},
  }
}

/** For a caller that nothing is known of. */
const unknownController = (address: string): Known => ({ address, kind: 'unknown' })
