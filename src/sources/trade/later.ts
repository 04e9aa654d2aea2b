import type { ContractFunction } from '../../evidence/contract.ts'
import { changesState } from '../evm/code.ts'
import type { Rpc } from '../evm/pool.ts'
import { erc20, moves } from '../evm/selectors.ts'
import { callsTo, furtherCallsTo } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { givesUp } from './dictionary.ts'
import { experimentInBlocks, type Result, type Trial } from './lab.ts'
import { experimentOf, run, type Screening, suspects } from './powers.ts'
import { innerCalls, onlyNumbers } from './second.ts'
import type { Stage } from './stage.ts'
import { firstOfEach, observationOf, type PowerCall, preparation, stepsOf, trialOf } from './trials.ts'

/**
 * Seconds that quiet calls are given to take their course: an announcement that is enacted, a pace at which balances melt.
 * Less than a day, because what everybody can see coming for a day counts like a timelock.
 */
const course = 23 * 3_600

/** Functions of one round, calls of one that says all that may be said, calls after a round, and rounds. */
const [mostSteps, mostTogether, mostBehind, mostExperiments] = [8, 48, 16, 14]

interface Round {
  /** Seconds until it is looked at. */
  readonly wait: number
  readonly steps: readonly PowerCall[]
  readonly behind: readonly PowerCall[]
}

/**
 * Everything that went through for somebody with a say and showed nothing, all of it at once; most of a day later, what has
 * become of sales and balances, by itself and after each of his functions. Once with the largest numbers that were
 * accepted, once with the smallest, once with the likeliest, and in turns with the largest and the smallest; once with all that
 * the functions may take beside, whether it is accepted or not; once with what anybody may do as well, which may mean more
 * when he does it.
 */
export async function screenLater(rpc: Rpc, stage: Stage, controllers: Controllers, screening: Screening): Promise<Screening> {
  const rounds = roundsOf(stage, controllers, screening).slice(0, mostExperiments)
  const none: Screening = { calls: [], accepted: [], suspects: [], untried: [], notRun: [], requests: [], baselineSold: true }
  if (rounds.length === 0) return none
  const everybody = [...new Set(rounds.flatMap(({ steps }) => steps.map(({ caller }) => caller)))]
  const observation = observationOf(stage, everybody)
  const waits = [...new Set(rounds.map(({ wait }) => wait))]
  const [empty, found] = await Promise.all([
    Promise.all(waits.map(wait => screenBehind(rpc, stage, { wait, steps: [], behind: [] }, observation))),
    Promise.all(rounds.map(round => screenBehind(rpc, stage, round, observation))),
  ])
  const seen = found.flatMap((one, at) => {
    const baseline = empty[waits.indexOf(rounds[at]?.wait ?? course)]?.nothing
    return baseline ? [one.against(baseline)] : []
  })
  return {
    ...none,
    calls: seen.flatMap(({ calls }) => calls),
    accepted: seen.flatMap(({ accepted }) => accepted),
    suspects: seen.flatMap(({ suspects }) => suspects),
    requests: seen.flatMap(({ requests }) => requests),
  }
}

function roundsOf(stage: Stage, controllers: Controllers, { accepted, suspects: seen }: Screening): Round[] {
  const guiltyCalls = new Set(seen.map(({ call }) => call))
  // a third of a tax by itself may be a part of all of it
  const grave = seen.filter(({ kind, strength }) => kind !== 'raises the sell tax' || strength >= 0.5)
  const guilty = new Set(grave.map(({ call }) => `${call.caller} ${call.target} ${call.selector}`))
  const words = controllers.compared.map(word => word.slice(2))
  const knows = ({ calldata }: PowerCall) => words.some(word => calldata.includes(word))
  return controllers.targets.flatMap(target => {
    const here = accepted.filter(call => call.target === target.address)
    const passed = here.filter(call => call.steps === undefined)
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
      const [his, holders] = [by.address, stage.actors.buyer].map(account => account.slice(2).toLowerCase()) as [string, string]
      const toHimself = (calls: readonly PowerCall[], selector: string): PowerCall[] => {
        const named = calls.filter(call => call.selector === selector && (call.calldata.includes(his) || call.calldata.includes(holders)))
        return [...new Map(named.map(call => call.calldata.replaceAll(holders, his)).map(calldata => [calldata, calldata])).keys()].map(
          calldata => ({ caller: by.address, by, target: target.address, selector, calldata }),
        )
      }
      const variants = selectors.map(selector => variantsOf(quiet.filter(call => call.selector === selector)))
      const quietMoves = here
        .filter(call => call.caller === by.address && (open.has(call.selector) || moves.has(call.selector)) && !guiltyCalls.has(call))
        .filter(call => knows(call) || (call.steps === undefined && (call.selector === erc20.approve || isNothing(call))))
      const others = [...quietMoves.filter(knows), ...quietMoves.filter(call => !knows(call))]
      // what anybody may set going is as good a second step as what only he may
      const functions = target.functions.filter(changesState).filter(({ selector }) => !givesUp.has(selector) && !moves.has(selector))
      const behind = functions
        .filter(({ selector }) => open.has(selector) || !guilty.has(`${by.address} ${target.address} ${selector}`))
        .flatMap(one => callsTo(stage, target, by, one).slice(0, 2))
      const seizure = target.functions
        .filter(({ selector }) => selector === erc20.transferFrom)
        .flatMap(one => callsTo(stage, target, by, one).slice(0, 1))
      const shut = functions.filter(({ selector }) => !open.has(selector) && !selectors.includes(selector))
      const each = functions.filter(({ selector }) => !open.has(selector) && !guilty.has(`${by.address} ${target.address} ${selector}`))
      const usual = [0, 1, 2].map(nth => variants.flatMap(list => list.slice(nth, nth + 1)).slice(0, mostSteps))
      const rounds = [
        ...usual,
        // what somebody is given before he asks for it
        ...[0, 1].map(nth => selectors.flatMap(selector => toHimself(quiet, selector).slice(nth, nth + 1)).slice(0, mostSteps)),
        ...(variants.length > 1
          ? [0, 1].map(odd => variants.flatMap((list, at) => list.at(at % 2 === odd ? 0 : -1) ?? []).slice(0, mostSteps))
          : []),
        everything(stage, target, by, each, { ...controllers, inner: innerCalls(stage, target, by, shut) }),
      ]
      const moved = firstOfEach(others, 6, ({ selector }) => selector)
        .slice(0, 2 * mostSteps)
        .flatMap(({ steps = [], ...call }) => [...steps, call])
      const [longest] = controllers.thresholds.spans
      return [
        ...rounds.map(steps => ({ steps, wait: course, behind })),
        // what anybody may do shows without them
        { steps: moved, wait: course, behind: behind.filter(({ selector }) => !open.has(selector)) },
        // a delay that the code writes out
        ...(longest === undefined ? [] : usual.map(steps => ({ steps, wait: longest + 3_600, behind }))),
      ]
        .filter(({ steps }) => steps.length > 0)
        .map(round => ({ ...round, behind: [...seizure, ...round.behind].slice(0, mostBehind) }))
    })
  })
}

/** All that each function may take beside the usual, one after the other, and up a ladder where it takes one number. */
function everything(
  stage: Stage,
  target: Target,
  by: Caller,
  functions: readonly ContractFunction[],
  known: Controllers & { readonly inner: readonly string[] },
): PowerCall[] {
  const { compared, bits } = known.thresholds
  const asking = functions.filter(found => found.arguments !== '')
  const share = Math.ceil(mostTogether / Math.max(1, asking.length))
  return asking
    .flatMap(found => {
      if (onlyNumbers.test(found.arguments))
        return callsTo(stage, target, by, found, { values: [5n, 10n, 25n, 30n, 50n, 99n, ...compared] }).slice(0, share)
      // what turns something on stands behind what turns it off
      const places = /int/.test(found.arguments)
        ? callsTo(stage, target, by, found, { values: [...bits, ...compared] })
            .slice(0, share / 2)
            .reverse()
        : []
      return [...furtherCallsTo(stage, target, by, found, known).slice(0, share - places.length), ...places]
    })
    .slice(0, mostTogether)
}

/** A call with a number that is nothing, and no more. */
const isNothing = ({ calldata }: PowerCall): boolean => /^0x.{8}0{64}$/.test(calldata)

/** The call with the largest last word, the first, and the one with the smallest: each once. */
function variantsOf(calls: readonly PowerCall[]): PowerCall[] {
  // digits of one width are in the order of their numbers
  const last = ({ calldata }: PowerCall) => calldata.slice(10).slice(-64)
  const sorted = [...calls].sort((a, b) => (last(a) < last(b) ? 1 : last(a) > last(b) ? -1 : 0))
  return [...new Set([sorted[0], calls[0], sorted.at(-1)])].filter(call => call !== undefined)
}

/** Which of them it was is told by a proof of each; it may have taken all of them. */
function oneByOneAndTogether(steps: readonly PowerCall[], wait: number): PowerCall[] {
  const each = steps.map((step): PowerCall => ({ ...step, wait }))
  const last = each.at(-1)
  return last && steps.length > 1 ? [{ ...last, steps: steps.slice(0, -1) }, ...each] : each
}

interface Behind {
  /** What is seen when nothing more is done. */
  readonly nothing: ReadonlyMap<string, Result> | undefined
  /** What the steps changed, by themselves and with one more call, beside what is seen without them. */
  against(baseline: ReadonlyMap<string, Result>): Pick<Screening, 'calls' | 'accepted' | 'suspects' | 'requests'>
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
  // the others changed nothing
  const steps = asked.filter((_, at) => findings?.prepared.get(`step/${at}`)?.ok)
  const tried = calls.map((call, at) => ({ call: { ...call, steps, wait }, after: after[at] }))
  const accepted = tried.filter(one => one.after?.get('call')?.ok)
  return {
    nothing: nothing && nothing.size > 0 ? nothing : undefined,
    against: baseline => ({
      calls: tried.map(({ call }) => call),
      accepted: accepted.map(({ call }) => call),
      requests: findings ? [{ question, callers, tried: calls.length, accepted: accepted.length }] : [],
      suspects: [
        ...(nothing && nothing.size > 0 ? oneByOneAndTogether(steps, wait).flatMap(step => suspects(step, baseline, nothing)) : []),
        ...accepted.flatMap(({ call, after: seen }) => (seen ? suspects(call, baseline, seen) : [])),
      ],
    }),
  }
}
