import { changesState } from '../evm/code.ts'
import type { Rpc } from '../evm/pool.ts'
import { moves } from '../evm/selectors.ts'
import { callsTo } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import { givesUp } from './dictionary.ts'
import { experimentInBlocks, type Result, type Trial } from './lab.ts'
import { experimentOf, run, type Screening, suspects } from './powers.ts'
import type { Stage } from './stage.ts'
import { observationOf, type PowerCall, preparation, stepsOf, trialOf } from './trials.ts'

/**
 * Seconds that quiet calls are given to take their course: an announcement that is enacted, a pace at which balances melt.
 * Less than a day, because what everybody can see coming for a day counts like a timelock.
 */
const course = 23 * 3_600

/** Calls with other values of one function, and calls after one round of quiet ones. */
const [mostRounds, mostBehind, mostExperiments] = [3, 16, 9]

interface Round {
  readonly steps: readonly PowerCall[]
  readonly behind: readonly PowerCall[]
}

/**
 * Everything that went through for somebody with a say and showed nothing, all of it at once; most of a day later, what has
 * become of sales and balances, by itself and after each of his functions. Once with the largest numbers that were
 * accepted, once with the smallest, and once with the likeliest.
 */
export async function screenLater(rpc: Rpc, stage: Stage, controllers: Controllers, screening: Screening): Promise<Screening> {
  const rounds = roundsOf(stage, controllers, screening).slice(0, mostExperiments)
  const none: Screening = { calls: [], accepted: [], suspects: [], untried: [], notRun: [], requests: [], baselineSold: true }
  if (rounds.length === 0) return none
  const everybody = [...new Set(rounds.flatMap(({ steps }) => steps.map(({ caller }) => caller)))]
  const observation = observationOf(stage, everybody)
  const [empty, ...found] = await Promise.all([
    screenBehind(rpc, stage, [], [], observation),
    ...rounds.map(({ steps, behind }) => screenBehind(rpc, stage, steps, behind, observation)),
  ])
  const baseline = empty?.nothing
  if (!baseline) return none
  const seen = found.map(one => one.against(baseline))
  return {
    ...none,
    calls: seen.flatMap(({ calls }) => calls),
    accepted: seen.flatMap(({ accepted }) => accepted),
    suspects: seen.flatMap(({ suspects }) => suspects),
    requests: seen.flatMap(({ requests }) => requests),
  }
}

function roundsOf(stage: Stage, { targets }: Controllers, { accepted, suspects: seen }: Screening): Round[] {
  const guilty = new Set(seen.map(({ call }) => `${call.caller} ${call.target} ${call.selector}`))
  return targets.flatMap(target => {
    const passed = accepted.filter(call => call.target === target.address && call.steps === undefined)
    const open = new Set(passed.filter(({ by }) => by.role === 'stranger').map(({ selector }) => selector))
    return target.callers.flatMap((by): Round[] => {
      const quiet = passed.filter(
        call =>
          call.caller === by.address &&
          // what moves tokens shows at once
          ![open, givesUp, moves].some(set => set.has(call.selector)) &&
          !guilty.has(`${call.caller} ${call.target} ${call.selector}`),
      )
      const selectors = [...new Set(quiet.map(({ selector }) => selector))]
      if (selectors.length === 0) return []
      const variants = selectors.map(selector => variantsOf(quiet.filter(call => call.selector === selector)))
      // what anybody may set going is as good a second step as what only he may
      const functions = target.functions.filter(changesState).filter(({ selector }) => !givesUp.has(selector) && !moves.has(selector))
      const behind = functions
        .filter(({ selector }) => open.has(selector) || !guilty.has(`${by.address} ${target.address} ${selector}`))
        .flatMap(one => callsTo(stage, target, by, one).slice(0, 2))
      const rounds = Array.from({ length: mostRounds }, (_, nth) => variants.flatMap(list => list.slice(nth, nth + 1)))
      return rounds.filter(steps => steps.length > 0).map(steps => ({ steps: steps.slice(0, 8), behind: behind.slice(0, mostBehind) }))
    })
  })
}

/** The call with the largest last word, the first, and the one with the smallest: each once. */
function variantsOf(calls: readonly PowerCall[]): PowerCall[] {
  // digits of one width are in the order of their numbers
  const last = ({ calldata }: PowerCall) => calldata.slice(10).slice(-64)
  const sorted = [...calls].sort((a, b) => (last(a) < last(b) ? 1 : last(a) > last(b) ? -1 : 0))
  return [...new Set([sorted[0], calls[0], sorted.at(-1)])].filter(call => call !== undefined)
}

interface Behind {
  /** What is seen when nothing more is done. */
  readonly nothing: ReadonlyMap<string, Result> | undefined
  /** What the steps changed, by themselves and with one more call, beside what is seen without them. */
  against(baseline: ReadonlyMap<string, Result>): Pick<Screening, 'calls' | 'accepted' | 'suspects' | 'requests'>
}

/** Takes steps, waits, and tries calls: what shows without any of them is the deed of one of the steps. */
async function screenBehind(
  rpc: Rpc,
  stage: Stage,
  steps: readonly PowerCall[],
  calls: readonly PowerCall[],
  observation: Trial,
): Promise<Behind> {
  const callers = [...new Set([...steps, ...calls].map(({ caller }) => caller))]
  const trials: Trial[] = [[], ...calls.map(trialOf)]
  const experiment = experimentOf(stage, trials, callers, {
    preparation: [...preparation(stage), ...stepsOf(steps)],
    observation,
    wait: course,
  })
  const question = experimentInBlocks(experiment)
  const findings = await run(rpc, question)
  const [nothing, ...after] = findings?.trials ?? []
  const tried = calls.map((call, at) => ({ call: { ...call, steps, wait: course }, after: after[at] }))
  const accepted = tried.filter(one => one.after?.get('call')?.ok)
  return {
    nothing: nothing && nothing.size > 0 ? nothing : undefined,
    against: baseline => ({
      calls: tried.map(({ call }) => call),
      accepted: accepted.map(({ call }) => call),
      requests: findings ? [{ question, callers, tried: calls.length, accepted: accepted.length }] : [],
      suspects: [
        ...(nothing && nothing.size > 0 ? steps.flatMap(step => suspects({ ...step, wait: course }, baseline, nothing)) : []),
        ...accepted.flatMap(({ call, after: seen }) => (seen ? suspects(call, baseline, seen) : [])),
      ],
    }),
  }
}
