import { SourceError } from '../../errors.ts'
import type { PowerEffect, Powers } from '../../evidence/powers.ts'
import { attempt } from '../attempt.ts'
import { encodeCall } from '../evm/abi.ts'
import type { Question, Reply, Rpc } from '../evm/pool.ts'
import { boundsOf } from './bounds.ts'
import { changeOf, confirmed, growthOf, type Outcomes, type Proving, proofRun, waitOf } from './confirm.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Known } from './controllers/kinds.ts'
import type { Storage } from './controllers/storage.ts'
import { screenLater } from './later.ts'
import { screenNewcomers } from './newcomers.ts'
import { ordinaryCalls } from './ordinary.ts'
import { payersIn, paymentsIn } from './payments.ts'
import { prepared, type Screening, type Suspect, screen } from './powers.ts'
import { secondCalls } from './second.ts'
import type { Stage } from './stage.ts'
import { ampleGas, type Outcome, ordinaryGas, ranOut, tookMuch, wordIn } from './transactions.ts'
import type { PowerCall, Suspicion } from './trials.ts'
import { counted } from './units.ts'

/** Proof runs for each kind of effect of each caller: the first that shows is reported. */
const proofsPerKind = 2
/** Most proof runs of one scan. */
const mostProofs = 32

/** What proofs need that is asked while they run. */
interface Means {
  readonly controllerOf: Promise<(caller: string) => Known>
  readonly slots: Storage
}

interface Found {
  readonly effects: readonly PowerEffect[]
  readonly bounds: NonNullable<Powers['bounds']>
  /** Calls of the second screening: they count among those tried. */
  readonly more: readonly Screening[]
}

/**
 * Proves in ordinary transactions what the lab suspects. Meanwhile the lab goes on: numbers between what a function accepts
 * and what it refuses, and what becomes possible after everything that went through without an effect. What that shows is
 * proved in turn.
 */
export async function provePowers(
  rpc: Rpc,
  stage: Stage,
  controllers: Controllers,
  screening: Screening,
  { chosen = callsToProve(screening.suspects), controllerOf, slots }: Means & { readonly chosen?: readonly PowerCall[] },
): Promise<Found> {
  const proving = { controllerOf, slots }
  if (chosen.length === 0 && screening.accepted.length === 0) return { effects: [], bounds: [], more: [] }
  const control = controls(rpc, stage, proving)
  const second = secondCalls(stage, controllers, screening)
  const [first, ordinary, newcomers, ...more] = await Promise.all([
    prove(rpc, stage, chosen, control, proving),
    attempt(ordinaryCalls(rpc, stage, controllers, screening)),
    attempt(screenNewcomers(rpc, stage, screening)),
    ...(second.length > 0 ? [screen(rpc, prepared(stage, second, 'transactions'))] : []),
    ...(screening.baselineSold ? [screenLater(rpc, stage, controllers, screening)] : []),
  ])
  const known = new Set(first.map(({ kind, caller }) => `${kind} ${caller}`))
  const late = newcomers instanceof SourceError ? [] : [newcomers]
  const fresh = [...more, ...late]
    .flatMap(({ suspects }) => suspects)
    .filter(({ kind, call }) => kind === 'raises the sell tax' || !known.has(`${kind} ${call.caller}`))
  const unlike = ordinary instanceof SourceError ? [] : ordinary
  const later = await prove(rpc, stage, [...callsToProve(fresh), ...unlike], control, proving)
  return {
    effects: gravest([...first, ...later]),
    bounds: second.length > 0 ? boundsOf(controllers, [screening, ...more.slice(0, 1)]) : [],
    more: [...more, ...late],
  }
}

/** The calls worth proving: of each caller the strongest suspicions of each kind, the gravest kinds and the likeliest callers first. */
export function callsToProve(suspects: readonly Suspect[]): PowerCall[] {
  const chosen = new Map<string, Suspect[]>()
  for (const suspect of [...suspects].sort((a, b) => b.strength - a.strength || extreme(b.call) - extreme(a.call))) {
    const key = `${suspect.kind} ${suspect.call.caller}`
    const kindred = chosen.get(key) ?? []
    const ofFunction = kindred.filter(({ call }) => call.selector === suspect.call.selector).length
    const functions = new Set(kindred.map(({ call }) => call.selector)).size
    // of one function two variants: what the lab sees at once may pass within the day that a proof waits
    if (ofFunction > 0 ? ofFunction < 2 : functions < proofsPerKind) chosen.set(key, [...kindred, suspect])
  }
  const order = [...chosen.values()].flat().sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
  return [...new Set(order.map(({ call }) => call))].slice(0, mostProofs)
}

/** A number without limit shows best that there is none. */
const extreme = ({ calldata }: PowerCall): number => (calldata.includes('f'.repeat(32)) ? 1 : 0)

/** What went through for somebody and not for a stranger, then the rest: an order for tokens that the lab cannot trade. */
export function guardedFirst({ calls, accepted }: Screening): PowerCall[] {
  const open = new Set(accepted.filter(({ by }) => by.role === 'stranger').map(({ selector }) => selector))
  const guarded = accepted.filter(({ by, selector }) => by.role !== 'stranger' && !open.has(selector))
  return [...new Set([...guarded, ...calls])]
}

const kinds: readonly Suspicion[] = [
  'mints unseen',
  'takes balances',
  'blocks all sales',
  'raises the sell tax',
  'blocks one holder',
  'replaces the code',
  'mints',
]

async function prove(
  rpc: Rpc,
  stage: Stage,
  calls: readonly PowerCall[],
  control: (wait: number) => Promise<Outcomes>,
  proving: Means,
): Promise<PowerEffect[]> {
  const effects = await Promise.all(
    calls.map(async call => {
      const [run, baseline, controllerOf] = await Promise.all([
        runOnce(rpc, stage, call, [], proving),
        control(waitOf(call)),
        proving.controllerOf,
      ])
      const reading = { ...proving, controllerOf }
      const all = kinds.flatMap(kind => confirmed(stage, call, kind, baseline, run, reading, []) ?? [])
      const minted = all.find(({ kind }) => kind === 'mints')
      const bought =
        minted &&
        (counted(stage, run.outcomes, call.caller) ||
          (await boughtByAnybody(rpc, stage, call, { run, baseline, reading })) ||
          (await owedAnyway(rpc, stage, call, { minted, reading })))
      const found = bought ? all.filter(effect => effect !== minted) : all
      const unseen = found.find(({ kind }) => kind === 'mints unseen')
      const payers = unseen ? payersIn(stage.token, run.outcomes.get('call')?.logs ?? []) : []
      if (payers.length === 0) return found
      // somebody is said to have paid: only a second look, at the payers too, tells whether a balance came out of nowhere
      const again = confirmed(stage, call, 'mints unseen', baseline, await runOnce(rpc, stage, call, payers, proving), reading, payers)
      return [...found.filter(effect => effect !== unseen), ...(again ? [again] : [])]
    }),
  )
  // a contract that can call nobody does nothing, whoever asks it
  return effects.flat().filter(({ callerKind }) => callerKind !== 'nobody')
}

/**
 * Whether tokens are made for anybody who pays: a stranger is given what the caller paid with, and makes as good a call. It
 * is the price then that makes them, and no power.
 */
async function boughtByAnybody(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { run, baseline, reading }: { readonly run: { readonly outcomes: Outcomes }; readonly baseline: Outcomes; readonly reading: Proving },
): Promise<boolean> {
  const { stranger } = stage.actors
  const paid = paymentsIn(stage.token, call.caller, run.outcomes.get('call')?.logs ?? [])
  const made = growthOf(run.outcomes)
  const coins = call.value !== undefined && worth(stage, made) <= call.value * bargain
  if ((paid.length === 0 && !coins) || call.caller === stranger) return false
  const step = (caller: string, target: string, calldata: string): PowerCall => {
    const by = { address: caller, role: caller === stranger ? ('stranger' as const) : call.by.role }
    return { caller, by, target, selector: calldata.slice(0, 10), calldata }
  }
  const steps = paid.flatMap(({ asset, amount }) => [
    step(call.caller, asset, encodeCall('transfer(address,uint256)', stranger, amount)),
    step(stranger, asset, encodeCall('approve(address,uint256)', call.target, amount)),
  ])
  const instead = call.calldata.toLowerCase().replaceAll(call.caller.slice(2).toLowerCase(), stranger.slice(2).toLowerCase())
  const other: PowerCall = {
    ...step(stranger, call.target, instead),
    ...(call.value !== undefined && { value: call.value }),
    steps: [...(call.steps ?? []), ...steps],
  }
  const again = await runOnce(rpc, stage, other, [], reading)
  const alike = confirmed(stage, other, 'mints', baseline, again, reading, []) !== undefined
  return alike && (paid.length > 0 || growthOf(again.outcomes) * bargain >= made)
}

/** Who sells for less than this part of what the pool pays gives away. */
const bargain = 10n

/** What the pool would take for tokens, in wei. */
function worth({ route: { pool, trades, funding } }: Stage, tokens: bigint): bigint {
  const { tokenReserve, quoteReserve } = trades ?? pool
  const [coins, of] = funding ? [quoteReserve * funding.nativeReserve, tokenReserve * funding.quoteReserve] : [quoteReserve, tokenReserve]
  return of > 0n ? (tokens * coins) / of : tokens
}

/**
 * Whether a mint only enters into the books what time has earned: a bystander makes as much with the same call and gets nothing
 * of it; after that the call adds next to nothing a day later, and little a month later. Whoever calls then has no say in how
 * much there is, nor for whom.
 */
async function owedAnyway(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  { minted: { amount }, reading }: { readonly minted: PowerEffect; readonly reading: Proving },
): Promise<boolean> {
  if (amount === undefined || call.wait !== undefined || call.value !== undefined) return false
  const { bystander } = stage.actors
  const other: PowerCall = { ...call, caller: bystander, by: { address: bystander, role: 'stranger' } }
  const outcomesOf = async (one: PowerCall) => (await runOnce(rpc, stage, one, [], reading)).outcomes
  const alone = await outcomesOf(other)
  if (growthOf(alone) * 20n < amount * 19n) return false
  const after = (days: number) => outcomesOf({ ...call, steps: [...(call.steps ?? []), other], wait: days * 86_400 })
  const [day, month] = await Promise.all([after(1), after(30)])
  const unmoved = (account: string) => {
    const [was, is] = ['before', 'after'].map(when => day.get(`${when}/${account.toLowerCase()}`))
    return was?.ok === true && is?.ok === true && was.data === is.data
  }
  const [supply, later] = [wordIn(month, 'before/supply'), changeOf(month, 'supply')]
  return (
    // a supply that is not told any more has not stayed what it was
    supply !== undefined &&
    later !== undefined &&
    unmoved(bystander) &&
    (call.by.role !== 'stranger' || unmoved(call.caller)) &&
    growthOf(day) >= growthOf(alone) &&
    growthOf(day) * 20n <= amount * 21n &&
    later * 10n <= supply
  )
}

/** The run without a call, once for each time that proofs wait. */
function controls(rpc: Rpc, stage: Stage, proving: Means): (wait: number) => Promise<Outcomes> {
  const runs = new Map<number, Promise<Outcomes>>()
  return wait => {
    const known = runs.get(wait) ?? runOnce(rpc, stage, undefined, [], proving, wait).then(({ outcomes }) => outcomes)
    runs.set(wait, known)
    // it is awaited with the proofs: when something else fails first, its own failure is nobody's
    void known.catch(() => undefined)
    return known
  }
}

async function runOnce(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall | undefined,
  payers: readonly string[],
  { slots }: Pick<Means, 'slots'>,
  wait = waitOf(call),
): Promise<{ question: Question<unknown>; outcomes: Outcomes }> {
  const ask = async (gas: bigint) => {
    const question = proofRun(stage, call, { payers, slots: [...slots.keys()], wait, gas })
    const [reply] = (await rpc(question)) as [Reply<Map<string, Outcome>>]
    return { question, outcomes: reply.ok ? reply.value : new Map<string, Outcome>() }
  }
  const run = await ask(ordinaryGas)
  if (!ranOut(run.outcomes.get('victim/sell'))) return run
  const again = await ask(ampleGas)
  const fed = again.outcomes.get('victim/sell')
  return fed && tookMuch(fed) ? again : run
}

/** Of each kind and caller the gravest effect. */
function gravest(effects: readonly PowerEffect[]): PowerEffect[] {
  const best = new Map<string, PowerEffect>()
  for (const effect of effects) {
    const key = `${effect.kind} ${effect.role === 'stranger' ? '' : effect.caller}`
    const rival = best.get(key)
    if (!rival || weight(effect) > weight(rival)) best.set(key, effect)
  }
  // a tax of everything fails a sale: one power, told once
  const taxes = [...best.values()].filter(({ kind, tax }) => kind === 'raises the sell tax' && tax !== undefined && tax >= 0.5)
  return [...best.values()].filter(
    ({ kind, caller, selector }) => kind !== 'blocks all sales' || !taxes.some(tax => tax.caller === caller && tax.selector === selector),
  )
}

const weight = ({ tax = 0, share = 0 }: PowerEffect): number => tax + share

/** For a caller that nothing is known of. */
export const unknownController = (address: string): Known => ({ address, kind: 'unknown' })
