import type { ContractFunction } from '../../evidence/contract.ts'
import type { Control, ControllerKind } from '../../evidence/control.ts'
import type { PowerEffect, Powers } from '../../evidence/powers.ts'
import { hexNumber } from '../evm/block.ts'
import { changesState } from '../evm/code.ts'
import type { Question, Reply, Rpc } from '../evm/pool.ts'
import { confirmed, type Outcomes, payersIn, proofRun } from './confirm.ts'
import { callsOf } from './dictionary.ts'
import { type Experiment, experimentInBlocks, experimentInOneCall, type Findings, type Trial } from './lab.ts'
import { type Stage, saleAmount, untaxed } from './stage.ts'
import type { Outcome } from './transactions.ts'
import { openingTrial, type PowerCall, preparation, type Suspicion, suspicions, trialOf, trialSize } from './trials.ts'

/** Most calls of one caller; a token with more is tried in part and said so. */
const mostCalls = { owner: 160, stranger: 40 }
const trialsPerRequest = 16
/** Proof runs for each kind of effect: the first that shows is reported. */
const proofsPerKind = 3

type KindOf = (caller: string) => ControllerKind
export type TrialForm = 'transactions' | 'code override'

export interface Suspect {
  readonly call: PowerCall
  readonly kind: Suspicion
  readonly strength: number
}

export interface Screening {
  readonly calls: readonly PowerCall[]
  readonly accepted: number
  readonly suspects: readonly Suspect[]
  /** Calls that ran out of gas, in words. */
  readonly notRun: readonly string[]
  /** Whether the trials were trades at all: in the lab the actors are contracts, and some tokens refuse those. */
  readonly baselineSold: boolean
}

/** Every call worth trying: by the owner, if there is one, and by somebody who is nobody. */
export function powerCalls(
  stage: Stage,
  functions: readonly ContractFunction[],
  { owner, ownerKind }: Pick<Control, 'owner' | 'ownerKind'>,
): PowerCall[] {
  const changing = functions.filter(changesState)
  const amount = saleAmount(stage, { ...trialSize, sale: 10_000n })
  const by = (role: 'owner' | 'stranger', caller: string): PowerCall[] =>
    changing
      .flatMap(found =>
        callsOf(found, { victim: stage.actors.buyer, pool: stage.route.pool.address, caller, amount }).map(calldata => ({
          role,
          caller,
          selector: found.selector,
          calldata,
        })),
      )
      .slice(0, mostCalls[role])
  return [...(owner !== null && ownerKind !== 'nobody' ? by('owner', owner) : []), ...by('stranger', stage.actors.stranger)]
}

function experimentOf(stage: Stage, trials: readonly Trial[], callers: readonly string[], prepared: Trial): Experiment {
  const { header, actors } = stage
  const cast = [...new Set([actors.buyer, actors.bystander, ...callers])]
  // enough for both purchases whatever the pool holds
  const balance = hexNumber(
    untaxed(stage, trialSize) > 0n
      ? 10n ** 18n * 4n + stage.route.pool.quoteReserve * 2n + (stage.route.funding?.nativeReserve ?? 0n)
      : 10n ** 18n,
  )
  return { header, actors, cast, balance, preparation: prepared, trials }
}

/** Runs all calls in the lab, in requests that travel together: one round trip. Each request tries the calls of one caller. */
export async function screen(rpc: Rpc, stage: Stage, calls: readonly PowerCall[], form: TrialForm): Promise<Screening> {
  const byCaller = [...new Set(calls.map(({ caller }) => caller))].map(caller => calls.filter(call => call.caller === caller))
  const batches = byCaller.flatMap(own => chunk(own, trialsPerRequest))
  const answers = await Promise.all(
    batches.map(async batch => {
      const caller = batch[0]?.caller ?? stage.actors.stranger
      const trials = [trialOf(stage, undefined, caller), ...batch.map(call => trialOf(stage, call, caller))]
      return { batch, findings: await run(rpc, experimentOf(stage, trials, [caller], preparation(stage)), form) }
    }),
  )
  const tried = answers.flatMap(({ batch, findings }) =>
    batch.map((call, at) => ({ call, baseline: findings?.trials[0], after: findings?.trials[at + 1] })),
  )
  const accepted = tried.filter(({ after }) => after?.get('call')?.ok)
  const starved = tried.filter(({ after }) => !after || after.size === 0)
  return {
    calls,
    accepted: accepted.length,
    suspects: accepted.flatMap(({ call, baseline, after }) =>
      baseline && after ? suspicions(baseline, after).map(found => ({ call, ...found })) : [],
    ),
    notRun:
      starved.length > 0
        ? [
            `${starved.length} of ${calls.length} calls could not be tried: ${[...new Set(starved.map(({ call }) => call.selector))].join(', ')}.`,
          ]
        : [],
    baselineSold: answers.every(({ findings }) => findings?.trials[0]?.get('sell')?.ok),
  }
}

async function run(rpc: Rpc, experiment: Experiment, form: TrialForm): Promise<Findings | undefined> {
  const question: Question<Findings | undefined> =
    form === 'transactions' ? experimentInBlocks(experiment) : experimentInOneCall(experiment)
  const [reply] = (await rpc(question)) as [Reply<Findings | undefined>]
  return reply.ok ? reply.value : undefined
}

/** The calls worth proving: the strongest suspicions of each kind, and of one function only the gravest tax. */
export const callsToProve = (suspects: readonly Suspect[]): PowerCall[] => [...new Set(strongest(suspects).map(({ call }) => call))]

/** Tries calls in ordinary transactions, all in one round trip, and keeps the gravest effect of each kind. */
export async function prove(rpc: Rpc, stage: Stage, calls: readonly PowerCall[], kindOf: KindOf): Promise<PowerEffect[]> {
  if (calls.length === 0) return []
  const control = runOnce(rpc, stage, undefined, []).then(({ outcomes }) => outcomes)
  const effects = await Promise.all(
    calls.map(async call => {
      const [run, baseline] = await Promise.all([runOnce(rpc, stage, call, []), control])
      const found = kinds.flatMap(kind => confirmed(stage, call, kind, baseline, run, kindOf(call.caller), []) ?? [])
      const unseen = found.find(({ kind }) => kind === 'mints unseen')
      const payers = unseen ? payersIn(stage.token, run.outcomes.get('call')?.logs ?? []) : []
      if (payers.length === 0) return found
      // somebody is said to have paid: only a second look, at the payers too, tells whether a balance came out of nowhere
      const again = confirmed(stage, call, 'mints unseen', baseline, await runOnce(rpc, stage, call, payers), kindOf(call.caller), payers)
      return [...found.filter(effect => effect !== unseen), ...(again ? [again] : [])]
    }),
  )
  return gravest(effects.flat())
}

const kinds: readonly Suspicion[] = [
  'mints unseen',
  'takes balances',
  'blocks all sales',
  'blocks one holder',
  'raises the sell tax',
  'mints',
]

async function runOnce(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall | undefined,
  payers: readonly string[],
): Promise<{ question: Question<unknown>; outcomes: Outcomes }> {
  const question = proofRun(stage, call, payers)
  const [reply] = (await rpc(question)) as [Reply<Map<string, Outcome>>]
  return { question, outcomes: reply.ok ? reply.value : new Map() }
}

function strongest(suspects: readonly Suspect[]): Suspect[] {
  const chosen = new Map<string, Suspect[]>()
  for (const suspect of [...suspects].sort((a, b) => b.strength - a.strength)) {
    const kindred = chosen.get(suspect.kind) ?? []
    const sameFunction = kindred.some(({ call }) => call.selector === suspect.call.selector && suspect.kind !== 'raises the sell tax')
    if (kindred.length < proofsPerKind && !sameFunction) chosen.set(suspect.kind, [...kindred, suspect])
  }
  return [...chosen.values()].flat()
}

/** The gravest effect of each kind. */
function gravest(effects: readonly PowerEffect[]): PowerEffect[] {
  const best = new Map<string, PowerEffect>()
  for (const effect of effects) {
    const rival = best.get(effect.kind)
    if (!rival || (effect.tax !== undefined && rival.tax !== undefined && effect.tax > rival.tax)) best.set(effect.kind, effect)
  }
  return [...best.values()]
}

/** The first call of the owner after which a latecomer can buy. */
export async function findOpening(rpc: Rpc, stage: Stage, calls: readonly PowerCall[], form: TrialForm): Promise<PowerCall | undefined> {
  const answers = await Promise.all(
    chunk(calls, trialsPerRequest).map(async batch => {
      const trials = batch.map(call => openingTrial(stage, call))
      const findings = await run(
        rpc,
        experimentOf(
          stage,
          trials,
          batch.map(({ caller }) => caller),
          [],
        ),
        form,
      )
      return batch.find((_, at) => findings?.trials[at]?.get('buy')?.ok)
    }),
  )
  return answers.find(call => call !== undefined)
}

export function powersOf(stage: Stage, { calls, accepted }: Screening, effects: readonly PowerEffect[], kindOf: KindOf): Powers {
  const callers = [...new Map(calls.map(({ caller, role }) => [caller, { address: caller, role, kind: kindOf(caller) }])).values()]
  const proofs = [
    {
      source: 'Node',
      method: 'eth_simulateV1',
      block: Number(stage.header.number),
      result: `${calls.length} calls tried, ${accepted} went through, ${effects.length} powers proved`,
    },
  ]
  return { callers, tried: calls.length, accepted, effects, proofs }
}

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
