import type { Rpc } from '../evm/pool.ts'
import type { Controllers } from './controllers/discover.ts'
import { experimentInBlocks, type Result, type Trial } from './lab.ts'
import { experimentOf, run, type Screening, type Suspect, suspects, unscreened } from './powers.ts'
import { type Round, roundsOf } from './rounds.ts'
import type { Stage } from './stage.ts'
import { observationOf, type PowerCall, preparation, stepsOf, trialOf } from './trials.ts'

/**
 * Everything that went through for somebody with a say and showed nothing, all of it at once; most of a day later, what has
 * become of sales and balances, by itself and after each of his functions. Once with the largest numbers that were
 * accepted, once with the smallest, once with the likeliest, and in turns with the largest and the smallest; once with all that
 * the functions may take beside, whether it is accepted or not; once with what anybody may do as well, which may mean more
 * when he does it.
 */
export async function screenLater(rpc: Rpc, stage: Stage, controllers: Controllers, screening: Screening): Promise<Screening> {
  const rounds = roundsOf(stage, controllers, screening)
  if (rounds.length === 0) return unscreened
  const everybody = [...new Set(rounds.flatMap(({ steps }) => steps.map(({ caller }) => caller)))]
  const observation = observationOf(stage, everybody)
  const waits = [...new Set(rounds.map(({ wait }) => wait))]
  const [empty, found] = await Promise.all([
    Promise.all(waits.map(wait => screenBehind(rpc, stage, { wait, steps: [], behind: [] }, observation))),
    Promise.all(rounds.map(round => screenBehind(rpc, stage, round, observation))),
  ])
  const seen = rounds.flatMap(({ wait }, at) => found[at]?.against(empty[waits.indexOf(wait)]?.nothing) ?? [])
  return {
    ...unscreened,
    calls: seen.flatMap(({ calls }) => calls),
    accepted: seen.flatMap(({ accepted }) => accepted),
    suspects: seen.flatMap(({ suspects }) => suspects),
    untried: seen.flatMap(({ untried }) => untried),
    requests: seen.flatMap(({ requests }) => requests),
  }
}

/** Which of them it was is told by a proof of each; it may have taken all of them. */
function oneByOneAndTogether(steps: readonly PowerCall[], wait: number): PowerCall[] {
  const each = steps.map((step): PowerCall => ({ ...step, wait }))
  const last = each.at(-1)
  return last && steps.length > 1 ? [{ ...last, steps: steps.slice(0, -1) }, ...each] : each
}

/** Of many that were taken together each alone is a guess. */
const guessed = (all: readonly PowerCall[], found: readonly Suspect[]): Suspect[] =>
  found.map(suspect => (all.length > 1 && suspect.call.steps === undefined ? { ...suspect, isGuess: true } : suspect))

interface Behind {
  /** What is seen when nothing more is done. */
  readonly nothing: ReadonlyMap<string, Result> | undefined
  /** What the steps changed, by themselves and with one more call, beside what is seen without them. */
  against(baseline: ReadonlyMap<string, Result> | undefined): Pick<Screening, 'calls' | 'accepted' | 'suspects' | 'untried' | 'requests'>
}

/** Takes steps, waits, and tries calls: what shows without any of them is the deed of one of the steps. */
async function screenBehind(rpc: Rpc, stage: Stage, { steps: asked, behind: calls, wait }: Round, observation: Trial): Promise<Behind> {
  const callers = [...new Set([...asked, ...calls].map(({ caller }) => caller))]
  const trials: Trial[] = [[], ...calls.map(trialOf)]
  const experiment = experimentOf(stage, trials, callers, {
    preparation: [...preparation(stage), ...stepsOf(asked)],
    observation,
    wait,
  })
  const question = experimentInBlocks(experiment)
  const findings = await run(rpc, question)
  const [nothing, ...after] = findings?.trials ?? []
  const seen = nothing && nothing.size > 0 ? nothing : undefined
  // the others changed nothing
  const steps = asked.filter((_, at) => findings?.prepared.get(`step/${at}`)?.ok)
  const tried = calls.map((call, at) => ({ call: { ...call, steps, wait }, after: after[at] }))
  const accepted = tried.filter(one => one.after?.get('call')?.ok)
  return {
    nothing: seen,
    against: baseline => ({
      calls: tried.map(({ call }) => call),
      accepted: accepted.map(({ call }) => call),
      requests: findings ? [{ question, callers, tried: calls.length, accepted: accepted.length }] : [],
      // of what used up all gas, and of what there is nothing to compare with, nothing is known
      untried: baseline && seen ? tried.flatMap(({ call, after: then }) => (then && then.size > 0 ? [] : [call])) : [...asked, ...calls],
      suspects: baseline
        ? [
            ...(seen ? oneByOneAndTogether(steps, wait).flatMap(step => guessed(steps, suspects(step, baseline, seen))) : []),
            ...accepted.flatMap(({ call, after: then }) => (then ? suspects(call, baseline, then) : [])),
          ]
        : [],
    }),
  }
}
