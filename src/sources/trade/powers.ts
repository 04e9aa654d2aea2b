import { hexNumber } from '../evm/block.ts'
import type { Question, Reply, Rpc } from '../evm/pool.ts'
import { erc20, upgrades } from '../evm/selectors.ts'
import { foreignIn } from './foreign.ts'
import { type Course, chunk, type Experiment, experimentInBlocks, experimentInOneCall, type Findings, type Result } from './lab.ts'
import { openersOf, type Stage, untaxed } from './stage.ts'
import {
  callBy,
  functionOf,
  observationOf,
  officeOf,
  type PowerCall,
  preparation,
  type Suspicion,
  suspicions,
  trialOf,
  trialSize,
} from './trials.ts'

/** What is refused costs little, so that more fits into one run where most will be. */
export const perRun = { many: 20, few: 48 } as const
/** Where some used up the gas of all: one that takes all it is given leaves enough for the rest of so few; of many such each has a run of its own. */
const perRunAgain: readonly number[] = [8, 1]
const mostAlone = 24
const runsPerRequest = 2

export type TrialForm = 'transactions' | 'code override'

export interface Suspect {
  readonly call: PowerCall
  readonly kind: Suspicion
  readonly strength: number
  /** Whether it was seen behind this call and others, of which any may have done it. */
  readonly isGuess?: true
}

export interface Asked {
  readonly question: Question<unknown>
  readonly callers: readonly string[]
  readonly tried: number
  readonly accepted: number
}

export interface Screening {
  readonly calls: readonly PowerCall[]
  readonly accepted: readonly PowerCall[]
  readonly suspects: readonly Suspect[]
  /** Calls that nothing is known of: others before them used up all gas, twice, or the node gave no answer. */
  readonly untried: readonly PowerCall[]
  /** The same in words. */
  readonly notRun: readonly string[]
  /** What was asked of the node, by whom the calls of each request were, and what came of them. */
  readonly requests: readonly Asked[]
  /** Whether the trials were trades at all: in the lab the actors are contracts, and some tokens refuse those. */
  readonly baselineSold: boolean
}

/** Where nothing was asked of the laboratory. */
export const unscreened: Screening = { calls: [], accepted: [], suspects: [], untried: [], notRun: [], requests: [], baselineSold: true }

/** Calls that nothing came to be known of, and what is said of them. */
export function lostOf(untried: readonly PowerCall[], what: string): Screening {
  const selectors = [...new Set(untried.map(({ selector }) => selector))]
  return { ...unscreened, untried, notRun: selectors.length > 0 ? [`${what}: ${selectors.join(', ')}.`] : [] }
}

/** The same of functions that nobody looked into: a call of each, as a stranger would make it. */
export const unlookedOf = ({ actors }: Stage, functions: readonly Pick<PowerCall, 'target' | 'selector'>[], what: string): Screening =>
  lostOf(
    functions.map(({ target, selector }) => callBy({ address: actors.stranger, role: 'stranger' }, target, selector)),
    what,
  )

/** Functions that go through for a stranger, by {@link functionOf}. */
export const openIn = ({ accepted }: Pick<Screening, 'accepted'>): ReadonlySet<string> =>
  new Set(accepted.filter(({ by }) => by.role === 'stranger').map(functionOf))

/** Who was seen to do something by which function, by {@link officeOf}. */
export const tellingIn = ({ suspects }: Pick<Screening, 'suspects'>): ReadonlySet<string> =>
  new Set(suspects.map(({ call }) => officeOf(call)))

export function experimentOf(stage: Stage, trials: readonly Course[], callers: readonly string[], more: Partial<Experiment>): Experiment {
  const { header, actors } = stage
  const cast = [...new Set([actors.buyer, actors.bystander, ...openersOf(stage), ...callers])]
  // enough for both purchases whatever the pool holds
  const balance = hexNumber(
    untaxed(stage, trialSize) > 0n
      ? 10n ** 18n * 4n + stage.route.pool.quoteReserve * 2n + (stage.route.funding?.nativeReserve ?? 0n)
      : 10n ** 18n,
  )
  const { origin } = stage
  return { header, actors, cast, ...(origin !== undefined && { origin }), balance, preparation: preparation(stage), trials, ...more }
}

/** One caller with code of its own is given other code in the lab; where the token needs that code, only its own trials suffer. */
function batchesOf(calls: readonly PowerCall[]): PowerCall[][] {
  const targets = new Set(calls.map(({ target }) => target))
  const apart = (call: PowerCall) => call.by.contract === true || targets.has(call.caller)
  const together = calls.filter(call => !apart(call))
  const own = [...new Set(calls.filter(apart).map(({ caller }) => caller))].map(caller => calls.filter(call => call.caller === caller))
  const passes = (call: PowerCall) => call.by.role === 'owner' || call.steps !== undefined
  const [many, few] = [together.filter(passes), together.filter(call => !passes(call))]
  return [
    ...chunk(many, perRun.many * runsPerRequest),
    ...chunk(few, perRun.few * runsPerRequest),
    ...own.flatMap(list => chunk(list, perRun.few * runsPerRequest)),
  ]
}

/** Calls with the requests that try them, written before it is time to send them. */
export interface Prepared {
  readonly calls: readonly PowerCall[]
  /** The same for some of them, with more gas for each; `undefined` where they are too many for that. */
  again(starved: readonly PowerCall[]): Prepared | undefined
  readonly requests: readonly {
    readonly batch: readonly PowerCall[]
    readonly question: Question<Findings | undefined>
    /** What comes of it, where it is on its way. */
    readonly findings?: Promise<Findings | undefined>
  }[]
}

/** The same on its way: what fails fails where it is read. */
export function sent(rpc: Rpc, { requests, ...rest }: Prepared): Prepared {
  const asked = requests.map(request => ({ ...request, findings: run(rpc, request.question) }))
  for (const { findings } of asked) void findings.catch(() => undefined)
  return { ...rest, requests: asked }
}

export function prepared(stage: Stage, calls: readonly PowerCall[], form: TrialForm, times = 0): Prepared {
  const [most, next] = [perRunAgain[times - 1], perRunAgain[times]]
  const everybody = [...new Set(calls.map(({ caller }) => caller))]
  const observation = observationOf(stage, everybody)
  const requests = batchesOf(calls).map(batch => {
    const callers = [...new Set(batch.flatMap(call => [call.caller, ...(call.steps ?? []).map(({ caller }) => caller)]))]
    const trialsPerRun = most ?? (batch.some(({ by, steps }) => by.role === 'owner' || steps) ? perRun.many : perRun.few)
    const experiment = experimentOf(stage, [[], ...batch.map(trialOf)], callers, {
      observation,
      trialsPerRun: trialsPerRun + 1,
      foreign: foreignIn(stage, batch),
    })
    return { batch, question: questionOf(experiment, form) }
  })
  const again = (starved: readonly PowerCall[]) =>
    next === undefined || (next === 1 && starved.length > mostAlone) ? undefined : prepared(stage, starved, form, times + 1)
  return { calls, requests, again }
}

/** Runs all calls in the lab, in requests that travel together: one round trip. */
export async function screen(rpc: Rpc, { calls, requests: batches, again }: Prepared): Promise<Screening> {
  const answers = await Promise.all(
    batches.map(async ({ batch, question, findings: awaited = run(rpc, question) }) => {
      const findings = await awaited
      const [baseline, ...all] = findings?.trials ?? []
      // without anything to compare with, what came of a call says nothing
      const tried = batch.map((call, at) => ({ call, after: baseline && baseline.size > 0 ? all[at] : undefined }))
      const accepted = tried.filter(({ after }) => after?.get('call')?.ok)
      return {
        batch,
        findings,
        tried,
        accepted: accepted.map(({ call }) => call),
        // while others are on their way
        suspects: accepted.flatMap(({ call, after }) => (baseline && after ? suspects(taken(call, after), baseline, after) : [])),
        asked: { question, callers: [...new Set(batch.map(({ caller }) => caller))], tried: batch.length, accepted: accepted.length },
      }
    }),
  )
  const starved = answers.flatMap(({ tried }) => tried.flatMap(({ call, after }) => (!after || after.size === 0 ? [call] : [])))
  // where nothing at all came back, less is not the cure
  const more = starved.length > 0 && answers.some(({ findings }) => findings) ? again(starved) : undefined
  const fed = more && (await screen(rpc, more))
  const untried = fed ? fed.untried : starved
  const sold = [
    ...answers
      .filter(({ batch }) => batch.every(({ by }) => !by.contract))
      .flatMap(({ findings }) => findings?.trials.slice(0, 1) ?? [])
      .flatMap(baseline => (baseline.size > 0 ? [baseline.get('sell')?.ok === true] : [])),
    ...(fed ? [fed.baselineSold] : []),
  ]
  return {
    calls,
    requests: [...answers.flatMap(({ findings, asked }) => (findings ? [asked] : [])), ...(fed ? fed.requests : [])],
    accepted: [...answers.flatMap(({ accepted }) => accepted), ...(fed ? fed.accepted : [])],
    suspects: [...answers.flatMap(one => one.suspects), ...(fed ? fed.suspects : [])],
    untried,
    notRun:
      untried.length > 0
        ? [
            `${untried.length} of ${calls.length} calls could not be tried: ${[...new Set(untried.map(({ selector }) => selector))].join(', ')}.`,
          ]
        : [],
    baselineSold: sold.length > 0 && sold.every(one => one),
  }
}

/** A call with those of its steps that went through: the others changed nothing. */
function taken({ steps = [], ...call }: PowerCall, after: ReadonlyMap<string, Result>): PowerCall {
  const through = steps.filter((_, at) => after.get(`step/${at}`)?.ok)
  return through.length > 0 ? { ...call, steps: through } : call
}

export const suspects = (call: PowerCall, baseline: ReadonlyMap<string, Result>, after: ReadonlyMap<string, Result>): Suspect[] => [
  ...suspicions(baseline, after)
    // what a holder loses by his own call nobody took from him
    .filter(({ kind }) => !(call.by.role === 'stranger' && gives(call)) || kind === 'mints' || kind === 'mints unseen')
    // nor is it anybody's deed what every transfer sets going; what one takes it takes at once
    .filter(({ kind }) => kind !== 'takes balances' || !setsGoing(call))
    .map(({ newcomers, ...found }) => ({ call: newcomers ? { ...call, newcomers } : call, ...found })),
  ...(upgrades.has(call.selector) ? [{ call, kind: 'replaces the code' as const, strength: 1 }] : []),
]

/** Whether somebody sends his own tokens to himself. */
const gives = ({ caller, selector, calldata }: PowerCall): boolean =>
  selector === erc20.transfer && calldata.slice(34, 74) === caller.slice(2).toLowerCase()

/** Whether it is a stranger's transfer of the least that can be sent, or one that is looked at later. */
const setsGoing = ({ by, selector, calldata, wait }: PowerCall): boolean =>
  selector === erc20.transfer && (wait !== undefined || (by.role === 'stranger' && /0{63}1$/.test(calldata)))

const questionOf = (experiment: Experiment, form: TrialForm): Question<Findings | undefined> =>
  form === 'transactions' ? experimentInBlocks(experiment) : experimentInOneCall(experiment)

export async function run(rpc: Rpc, question: Question<Findings | undefined>): Promise<Findings | undefined> {
  const [reply] = (await rpc(question)) as [Reply<Findings | undefined>]
  return reply.ok ? reply.value : undefined
}
